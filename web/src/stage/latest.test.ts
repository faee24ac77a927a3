// What the stage tells of the latest: the card with what came of it.
import { expect, test } from 'vitest'
import type { Play } from '../lib/play.svelte'
import { latest } from './latest'

const KINDS = [
  { name: 'turn-begins', shape: '' },
  { name: 'door-kicked', shape: 'c' },
  { name: 'card-played', shape: 'ct' },
  { name: 'level-gained', shape: 'nn' },
  { name: 'curse-strikes', shape: 'cp' },
  { name: 'level-lost', shape: 'nn' },
  { name: 'card-discarded', shape: 'c' },
]
const [TURN, DOOR, PLAYED, GAINED, STRIKES, LOST, GONE] = KINDS.keys()
const CARD = 77

const after = (...past: number[][]) =>
  latest({
    box: { told: { events: KINDS } },
    link: { past },
    teller: { event: (event: readonly number[]) => KINDS[event[0]].name },
  } as unknown as Play)

test('a card from behind the door that helps another is shown with what it did', () => {
  expect(after([TURN, 0, -1, -1], [DOOR, 0, CARD, -1], [PLAYED, 0, CARD, 99], [GAINED, 2, 1, 2], [GONE, 0, CARD, -1])).toEqual({
    text: 'card-played',
    then: ['level-gained'],
    card: CARD,
    by: 0,
    on: 2,
    bad: false,
  })
})

test('a Curse points from whom it comes to whom it strikes', () => {
  expect(after([TURN, 0, -1, -1], [STRIKES, 1, CARD, 3], [LOST, 1, 1, 2])).toMatchObject({ card: CARD, by: 3, on: 1, bad: true })
})

test('a deed of an earlier turn brings nothing about', () => {
  expect(after([PLAYED, 0, CARD, 99], [TURN, 1, -1, -1], [GAINED, 1, 1, 2])).toMatchObject({ text: 'level-gained', card: -1, then: [] })
  expect(after([PLAYED, 0, CARD, 99], [TURN, 1, -1, -1])).toBeNull()
})
