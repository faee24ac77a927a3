// What happened since one's last turn: what befell oneself and whom to thank, and where the others are now.
import type { Event } from '../lib/link.svelte'
import { seatName } from '../lib/game'
import type { Play } from '../lib/play.svelte'
import { say } from '../lib/words'
import { episode } from './latest'

const MOST = 5
// What is told of oneself: each has its words, to whoever it befell.
export const OWN = new Set([
  'level-gained',
  'level-lost',
  'curse-strikes',
  'curse-stays',
  'card-lost',
  'card-taken',
  'died',
  'back-alive',
  'items-traded',
  'gift-made',
  'sex-changed',
  'character-changed',
  'charity-given',
  'trait-discarded',
  'help-begins',
])
const BOTH = new Set(['items-traded', 'card-taken'])
const RECEIVED = new Set(['gift-made', 'charity-given'])
const THEIRS = new Set(['level-gained', 'level-lost', 'died'])
const LEVELS = new Set(['level-gained', 'level-lost']) // which no card's name tells

interface Line {
  what: string
  why: string // the deed of another that brought it about, as the log tells it
}

export interface Recalled {
  seat: number // whom it befell
  text: string
}

export function recap(play: Play): Recalled[] {
  const kinds = play.box.told.events
  const me = play.update.view.seat
  const name = (event: Event) => kinds[event[0]]?.name ?? ''
  const since = play.past.findLastIndex((event) => name(event) === 'turn-ends' && event[1] === me)
  if (since < 0) return []
  const events = play.past.slice(since + 1)
  const own = events.filter((event) => OWN.has(name(event)) && befell(play, event).includes(me))
  const theirs = new Map(events.filter((event) => THEIRS.has(name(event)) && event[1] !== me).map((event) => [event[1], event]))
  const shown = new Set([...own, ...theirs.values()].slice(0, MOST))
  const told = events.flatMap((event, at) => (shown.has(event) ? [{ event, ...line(play, events.slice(0, at + 1)) }] : []))
  const whys = new Set(told.map(({ why }) => why))
  return told.filter(({ event }) => !whys.has(play.teller.event(event))).map(({ event, what }) => ({ seat: event[1], text: what }))
}

// What it is about, in a word.
function thing(play: Play, [kind, , what]: Event): string {
  const shape = play.box.told.events[kind].shape[0]
  if (shape === 's') return play.box.told.said.sexes[what]
  return shape !== 'c' ? '' : what >= 0 ? play.box.title(what) : say('a-card')
}

// To whom it happened: of a present whoever gets it, of a trade or a theft both, of everything else who is told first.
function befell(play: Play, event: Event): number[] {
  const name = play.box.told.events[event[0]].name
  if (RECEIVED.has(name)) return [partner(play, event)]
  return BOTH.has(name) ? [event[1], partner(play, event)] : [event[1]]
}

// Whom else an event is about, or -1.
function partner(play: Play, event: Event): number {
  const at = play.box.told.events[event[0]].shape.indexOf('p')
  return at < 0 ? -1 : event[2 + at]
}

// The last of these, to whoever it befell: "You went down to Level 2: Duck of Doom. Thanks, Bonk!"
function line(play: Play, events: readonly Event[]): Line {
  const event = events.at(-1)!
  const kind = play.box.told.events[event[0]]
  const me = play.update.view.seat
  const other = partner(play, event)
  if (event[1] !== me && other !== me) return { what: theirs(play, events), why: '' }
  const who = event[1] === me ? other : event[1]
  const what = say(kind.name === 'card-taken' && event[1] !== me ? 'recap-card-stolen' : `recap-${kind.name}`, {
    name: seatName(play.table, who),
    card: thing(play, event),
    level: Math.max(0, event[3]),
  })
  if (kind.name === 'curse-strikes') return { what: thanked(play, what, who), why: '' }
  const deed = event[1] === me ? episode(play, events) : null
  if (!deed || deed.by < 0 || deed.by === me || deed.then.at(-1) !== event) return { what, why: '' }
  const named = LEVELS.has(kind.name) && deed.card >= 0 ? say('recap-because', { what, card: play.box.title(deed.card) }) : what
  return { what: thanked(play, named, deed.by), why: deed.text }
}

// What befell another, with the card and the friend behind it: "Vexa goes down to Level 4: Duck of Doom, from Bonk"
function theirs(play: Play, events: readonly Event[]): string {
  const event = events.at(-1)!
  const what = play.teller.event(event)
  const deed = episode(play, events)
  if (!deed || deed.card < 0 || deed.then.at(-1) !== event || ![deed.by, deed.on].includes(event[1])) return what
  const card = play.box.title(deed.card)
  if (deed.by < 0 || deed.by === event[1]) return say('recap-because', { what, card })
  return deed.by === play.update.view.seat
    ? say('recap-yours', { what, card })
    : say('recap-theirs', { what, card, name: seatName(play.table, deed.by) })
}

const thanked = (play: Play, what: string, by: number): string =>
  by >= 0 && by !== play.update.view.seat ? say('recap-thanks', { what, name: seatName(play.table, by) }) : what
