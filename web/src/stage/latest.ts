// What happened last, for a stage on which nothing else is going on: the card or deed, and what came of it.
import type { Play } from '../lib/play.svelte'

export interface Latest {
  text: string
  then: readonly string[] // what came of it
  card: number // or -1
  by: number // who did it, or -1
  on: number // to whom, or -1
  bad: boolean
}

type Told = readonly number[]

const DEEDS = new Set([
  'door-kicked',
  'card-played',
  'curse-strikes',
  'monster-killed',
  'items-sold',
  'items-traded',
  'body-looted',
  'charity-given',
  'escaped',
  'caught',
  'room-looted',
  'seal-opened',
  'seal-closed',
  'monster-tamed',
  'looks-for-trouble',
  'ability-used',
])
const EFFECTS = new Set([
  'card-kept',
  'level-gained',
  'level-lost',
  'curse-stays',
  'curse-cancelled',
  'no-effect',
  'card-lost',
  'card-taken',
  'died',
  'back-alive',
  'sex-changed',
  'character-changed',
])
const BAD = new Set(['level-lost', 'curse-stays', 'card-lost', 'caught', 'died'])
const SEATS = 6
const MOST = 3 // effects that are told

// The latest deed of this turn among these, with what came of it; without a deed, the effect alone.
export function episode(play: Play, past: readonly Told[]): Latest | null {
  const kinds = play.box.told.events
  const effects: Told[] = []
  for (const event of past.toReversed()) {
    const name = kinds[event[0]]?.name ?? ''
    if (!name || name === 'turn-begins' || name === 'turn-ends') break
    if (EFFECTS.has(name)) effects.unshift(event)
    if (DEEDS.has(name)) return scene(play, event, effects)
  }
  return effects.length ? scene(play, effects.at(-1)!, []) : null
}

export const latest = (play: Play): Latest | null => episode(play, play.link.past)

function scene(play: Play, event: Told, effects: readonly Told[]): Latest {
  const kinds = play.box.told.events
  const kind = kinds[event[0]]
  const struck = kind.name === 'curse-strikes' // of a Curse, the victim is told first
  const other = kind.shape[1] === 'p' || (kind.shape[1] === 't' && event[3] < SEATS) ? event[3] : -1
  const [by, aimed] = struck ? [other, event[1]] : [event[1], other]
  const hit = [...new Set(effects.map((each) => each[1]))]
  const on = aimed >= 0 || hit.length !== 1 ? aimed : hit[0]
  return {
    text: play.teller.event(event),
    then: effects.slice(-MOST).map((each) => play.teller.event(each)),
    card: kind.shape[0] === 'c' ? event[2] : -1,
    by,
    on: on === by ? -1 : on,
    bad: [event, ...effects].some((each) => BAD.has(kinds[each[0]].name)),
  }
}
