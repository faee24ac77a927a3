// What a roll needs to get away, as the server reckons it.
import { expect, test, vi } from 'vitest'
import { losing, toGetAway } from './question'
import type { Box } from './box'
import type { UpdateMessage } from './types'

vi.mock('./words', () => ({ say: (id: string) => id, begun: (text: string) => text }))

const told = (flights: [number, number, number][], escape = 5) =>
  ({
    view: {
      combat: {
        cards: [
          { uid: 1, card: 10 },
          { uid: 2, card: 20 },
        ],
      },
      players: [{ escape }, { escape }],
    },
    outlook: { flights },
  }) as unknown as UpdateMessage

test('what a monster changes about the roll counts, and of several the worst', () => {
  const flights: [number, number, number][] = [
    [0, 1, 6],
    [0, 2, 0],
    [1, 1, 4],
  ]
  expect(toGetAway(told(flights), 0, 10)).toBe(6)
  expect(toGetAway(told(flights), 0, 20)).toBe(0)
  expect(toGetAway(told(flights), 0)).toBe(6)
  expect(toGetAway(told(flights), 1, 10)).toBe(4)
})

test('whoever is not in the fight rolls as ever, and never more than a die has', () => {
  expect(toGetAway(told([]), 1)).toBe(5)
  expect(toGetAway(told([], 9), 1)).toBe(7)
  expect(toGetAway(told([], -1), 1)).toBe(1)
})

test('of another’s cards it is asked what that player loses, of the own ones and of hidden ones what is lost', () => {
  const box = { told: { numbers: { V_CHOOSE: 1, T_CARD: 100 } } } as unknown as Box
  const told = (seat: number, cards: number[]) =>
    ({
      request: { options: cards.map((card) => ({ choice: [1, 100 + card, 0], step: { do: 'choose' } })) },
      view: {
        seat,
        players: [
          { seat: 0, worn: [4], pack: [] },
          { seat: 1, worn: [7], pack: [8] },
        ],
      },
    }) as unknown as UpdateMessage
  expect(losing(box, told(0, [7, 8]))).toBe(1)
  expect(losing(box, told(1, [7, 8]))).toBe(-1)
  expect(losing(box, told(0, [4, 7]))).toBe(-1)
  expect(losing(box, told(0, []))).toBe(-1)
})
