// What happened since one's last turn: what befell oneself first, then what changed for the others.
import type { Play } from '../lib/play.svelte'

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
  const theirs = events.filter((event) => THEIRS.has(name(event)) && event[1] !== me)
  const shown = new Set([...own, ...theirs.toReversed()].slice(0, MOST))
  return events.filter((event) => shown.has(event)).map((event) => play.teller.event(event))
}
