// What happened last, for a stage on which nothing else is going on.
import type { Play } from '../lib/play.svelte'

export interface Latest {
  text: string
  card: number // or -1
  by: number // who did it, or -1
  on: number // to whom, or -1
  bad: boolean
}

const TOLD = new Set([
  'door-kicked',
  'card-played',
  'card-kept',
  'level-gained',
  'level-lost',
  'monster-killed',
  'items-sold',
  'items-traded',
  'curse-stays',
  'curse-cancelled',
  'no-effect',
  'card-lost',
  'card-taken',
  'body-looted',
  'charity-given',
  'escaped',
  'caught',
  'died',
  'back-alive',
  'sex-changed',
  'character-changed',
  'room-looted',
  'seal-opened',
  'seal-closed',
  'monster-tamed',
  'looks-for-trouble',
  'ability-used',
])
const BAD = new Set(['level-lost', 'curse-stays', 'card-lost', 'caught', 'died'])
const SEATS = 6

// The latest thing of this turn that is worth a look.
export function latest(play: Play): Latest | null {
  const kinds = play.box.told.events
  for (const event of play.link.past.toReversed()) {
    const kind = kinds[event[0]]
    if (!kind || kind.name === 'turn-begins' || kind.name === 'turn-ends') return null
    if (!TOLD.has(kind.name)) continue
    const other = kind.shape[1] === 'p' || (kind.shape[1] === 't' && event[3] < SEATS) ? event[3] : -1
    return {
      text: play.teller.event(event),
      card: kind.shape[0] === 'c' ? event[2] : -1,
      by: event[1],
      on: other === event[1] ? -1 : other,
      bad: BAD.has(kind.name),
    }
  }
  return null
}
