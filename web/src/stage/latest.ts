// What happened last, for a stage on which nothing else is going on: the card or deed, and what came of it.
import { seatName } from '../lib/game'
import type { Play } from '../lib/play.svelte'
import { say } from '../lib/words'

export interface Latest {
  text: string
  then: readonly Told[] // what came of it
  card: number // or -1
  drawn: readonly number[] // cards that came of it for whoever did it, as far as they are known
  by: number // who did it, or -1
  on: number // to whom, or -1
  bad: boolean
}

export type Told = readonly number[]

const DEEDS = new Set([
  'door-kicked',
  'card-played',
  'curse-strikes',
  'monster-killed',
  'items-sold',
  'items-traded',
  'gift-made',
  'body-looted',
  'charity-given',
  'escaped',
  'not-pursued',
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
  'card-drawn',
])
const INSTEAD = new Set(['level-lost', 'card-lost', 'trait-discarded', 'curse-stays', 'died', 'sex-changed', 'character-changed'])
const DRAWN = 'card-drawn'
const BAD = new Set(['level-lost', 'curse-stays', 'card-lost', 'caught', 'died'])
const SEATS = 6
const MOST = 3 // effects that are told

// "Lose your Class; if you have none, lose a Level": that its first half had no effect is not worth a word where the second half had,
// and that neither had is told once.
export function inVain(kinds: readonly { name: string }[], past: readonly Told[], at: number): boolean {
  const [event, next] = [past[at], past[at + 1]]
  if (kinds[event[0]]?.name !== 'no-effect' || !next || next[1] !== event[1]) return false
  return (next[0] === event[0] && next[2] === event[2]) || INSTEAD.has(kinds[next[0]]?.name ?? '')
}

// The latest deed of this turn among these, with what came of it; without a deed, the effect alone.
export function episode(play: Play, past: readonly Told[]): Latest | null {
  const kinds = play.box.told.events
  const effects: Told[] = []
  for (const [at, event] of [...past.entries()].toReversed()) {
    const name = kinds[event[0]]?.name ?? ''
    if (!name || name === 'turn-begins' || name === 'turn-ends') break
    if (EFFECTS.has(name) && !inVain(kinds, past, at)) effects.unshift(event)
    if (DEEDS.has(name)) return scene(play, event, effects)
  }
  const felt = effects.findLast((event) => kinds[event[0]].name !== DRAWN)
  return felt ? scene(play, felt, []) : null
}

export const latest = (play: Play): Latest | null => episode(play, play.past)

function scene(play: Play, event: Told, effects: readonly Told[]): Latest {
  const kinds = play.box.told.events
  const kind = kinds[event[0]]
  const struck = kind.name === 'curse-strikes' // of a Curse, the victim is told first
  const other = kind.shape[1] === 'p' || (kind.shape[1] === 't' && event[3] < SEATS) ? event[3] : -1
  const [by, aimed] = struck ? [other, event[1]] : [event[1], other]
  const drawing = (each: Told) => kinds[each[0]].name === DRAWN
  const hit = [...new Set(effects.filter((each) => !drawing(each)).map((each) => each[1]))]
  const on = aimed >= 0 || hit.length !== 1 ? aimed : hit[0]
  const drawn = effects.filter((each) => drawing(each) && each[1] === by && each[2] >= 0).map((each) => each[2])
  const looted = kind.name === 'room-looted' && drawn.length > 0 // the card is what it was about
  return {
    text: play.teller.event(event),
    then: effects,
    card: looted ? drawn[0] : kind.shape[0] === 'c' ? event[2] : -1,
    drawn: looted ? drawn.slice(1) : drawn,
    by,
    on: on === by ? -1 : on,
    bad: [event, ...effects].some((each) => BAD.has(kinds[each[0]].name)),
  }
}

// What came of it in a few words: what befell the reader before what befell others, cards drawn unseen in one.
export function outcome(play: Play, { then, card }: Latest): string[] {
  const kinds = play.box.told.events
  const me = play.update.view.seat
  const lines = new Map<string, { seat: number; text: string }>()
  for (const [at, event] of then.entries()) {
    const seat = event[1]
    const drawn = kinds[event[0]].name === DRAWN
    if (drawn && card >= 0 && event[2] === card) continue // it is what is shown
    const unseen = drawn && event[2] < 0
    const n = unseen ? then.filter((each) => each[0] === event[0] && each[1] === seat && each[2] < 0).length : 0
    const text = unseen ? say('log-draws', { name: seatName(play.table, seat), n }) : play.teller.event(event)
    lines.set(unseen ? `unseen ${seat}` : String(at), { seat, text })
  }
  const all = [...lines.values()]
  if (all.length <= MOST) return all.map(({ text }) => text)
  const first = new Set([...all.filter(({ seat }) => seat === me), ...all.filter(({ seat }) => seat !== me)].slice(0, MOST))
  return [...all.filter((line) => first.has(line)).map(({ text }) => text), say('more-terms', { n: all.length - MOST })]
}

// What has just come through the door.
export function throughDoor({ update, box }: Play): ReadonlySet<number> {
  return new Set(update.events.filter((event) => box.told.events[event[0]]?.name === 'door-kicked').map((event) => event[2]))
}
