import { expect, test } from 'vitest'
import { standings, steps } from './standings'

const players = [
  { seat: 0, level: 8, strength: 23 },
  { seat: 1, level: 9, strength: 11 },
  { seat: 2, level: 2, strength: 12 },
]
const seats = (sealed: boolean) => standings(players, [0], sealed).map((player) => player.seat)

test('behind the winner by Levels', () => expect(seats(false)).toEqual([0, 1, 2]))

test('at the end of the world by what the cards in play are worth', () => expect(seats(true)).toEqual([0, 2, 1]))

test('those with the same Level stand on the same step, below whoever has won', () => {
  const even = [
    { seat: 0, level: 3, strength: 9 },
    { seat: 1, level: 3, strength: 7 },
    { seat: 2, level: 2, strength: 5 },
    { seat: 3, level: 3, strength: 4 },
  ]
  expect(steps(standings(even, [3], false), [3], false)).toEqual([0, 1, 1, 3])
  expect(steps(standings(even, [3], true), [3], true)).toEqual([0, 1, 2, 3])
})
