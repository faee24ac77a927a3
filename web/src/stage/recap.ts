// What happened since one's last turn: what befell oneself and why, and where the others are now.
import type { Play } from '../lib/play.svelte'
import { say } from '../lib/words'
import { episode } from './latest'

const MOST = 5
const OWN = new Set([
  'level-gained',
  'level-lost',
  'curse-strikes',
  'curse-stays',
  'card-lost',
  'card-taken',
  'died',
  'back-alive',
  'items-traded',
  'sex-changed',
  'character-changed',
  'charity-given',
  'trait-discarded',
  'help-begins',
])
const THEIRS = new Set(['level-gained', 'level-lost', 'died'])

export function recap(play: Play): string[] {
  const kinds = play.box.told.events
  const me = play.update.view.seat
  const name = (event: readonly number[]) => kinds[event[0]]?.name ?? ''
  const since = play.link.past.findLastIndex((event) => name(event) === 'turn-ends' && event[1] === me)
  if (since < 0) return []
  const events = play.link.past.slice(since + 1)
  const other = (event: readonly number[]) => (kinds[event[0]]?.shape[1] === 'p' ? event[3] : -1)
  const own = events.filter((event) => OWN.has(name(event)) && (event[1] === me || other(event) === me))
  const theirs = new Map(events.filter((event) => THEIRS.has(name(event)) && event[1] !== me).map((event) => [event[1], event]))
  const shown = new Set([...own, ...theirs.values()].slice(0, MOST))
  const lines = events.flatMap((event, at) => (shown.has(event) ? [line(play, events.slice(0, at + 1))] : []))
  const whys = new Set(lines.map(({ why }) => why))
  return lines.flatMap(({ what, why }) => (whys.has(what) ? [] : why ? [say('recap-because', { what, why })] : [what]))
}

// The last of these; of what befell oneself, the deed of another that brought it about.
function line(play: Play, events: readonly (readonly number[])[]): { what: string; why: string } {
  const event = events.at(-1)!
  const what = play.teller.event(event)
  const deed = event[1] === play.update.view.seat ? episode(play, events) : null
  return { what, why: deed && deed.by !== event[1] && deed.then.at(-1) === event ? deed.text : '' }
}
