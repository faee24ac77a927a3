// What turned a fight: whoever did it, by how much, and for as long as it is the last thing that did.
import { expect, test } from 'vitest'
import type { Play } from '../lib/play.svelte'
import { swung, type Swing } from './swing'

const KINDS = [
  { name: 'card-played', shape: 'ct' },
  { name: 'help-begins', shape: 'p' },
  { name: 'offer-made', shape: 'p' },
]
const [PLAYED, HELPS, ASKS] = KINDS.keys()
const CARD = 77

const after = (n: number, sums: number[] | null, events: number[][] = [], fighter = 0) =>
  ({
    box: { told: { events: KINDS } },
    update: { n, events, view: { number: 4, combat: sums && { fighter, munchkins: sums[0], monsters: sums[1] } } },
    teller: { event: ([kind, seat]: readonly number[]) => `${seat} ${KINDS[kind].name}` },
  }) as unknown as Play
const told = (swing: Swing | null) => swing && [swing.by, swing.card, swing.ours, swing.theirs]
const begun = () => swung(after(1, [5, 4]), null)

test('a fight begins with nothing thrown into it', () => {
  expect(told(begun())).toEqual([-1, -1, 0, 0])
  expect(swung(after(2, null), begun())).toBeNull()
})

test('a card that is thrown into it is told with whoever threw it, until something else is', () => {
  const thrown = swung(after(2, [5, 14], [[PLAYED, 3, CARD, 9]]), begun())
  expect(told(thrown)).toEqual([3, CARD, 0, 10])
  const asked = swung(after(3, [5, 14], [[ASKS, 0, 2, -1]]), thrown)
  expect(told(asked)).toEqual([3, CARD, 0, 10])
  expect(asked?.at).toBe(2)
  expect(told(swung(after(4, [12, 14], [[HELPS, 2, 0, -1]]), asked))).toEqual([2, -1, 7, 0])
})

test('what changes nothing, and what changes by itself, is nobody’s doing', () => {
  const thrown = swung(after(2, [5, 14], [[PLAYED, 3, CARD, 9]]), begun())
  expect(told(swung(after(3, [5, 14], [[PLAYED, 1, CARD, 9]]), thrown))).toEqual([-1, -1, 0, 0])
  expect(told(swung(after(3, [4, 14]), thrown))).toEqual([-1, -1, 0, 0])
})

test('another fight begins anew', () => {
  const thrown = swung(after(2, [5, 14], [[PLAYED, 3, CARD, 9]]), begun())
  expect(told(swung(after(3, [8, 2], [[PLAYED, 3, CARD, 9]], 1), thrown))).toEqual([-1, -1, 0, 0])
})
