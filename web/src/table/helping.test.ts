// What helps another to the winning Level, and is no golden button for that.
import { expect, test } from 'vitest'
import type { Option, UpdateMessage } from '../lib/types'
import { armsWinner, offerWins } from './helping'

const GOAL = 10
const fought = (fighter: number, level: number, levels: number) =>
  ({ view: { seat: 0, players: [{ level }, { level }], combat: { fighter, levels } } }) as unknown as UpdateMessage
const option = (side?: string) => ({ choice: [0, 0, 0, 0], step: { do: 'play', ...(side && { side }) } }) as unknown as Option

test('a card for the side of whoever would win the game by this fight', () => {
  expect(armsWinner(fought(1, 8, 2), option('munchkins'), GOAL)).toBe(true)
  expect(armsWinner(fought(1, 8, 1), option('munchkins'), GOAL)).toBe(false)
  expect(armsWinner(fought(1, 8, 2), option('monsters'), GOAL)).toBe(false)
  expect(armsWinner(fought(1, 8, 2), option(), GOAL)).toBe(false)
})

test('in the own fight, and where nobody fights, every card is like any other', () => {
  expect(armsWinner(fought(0, 9, 1), option('munchkins'), GOAL)).toBe(false)
  expect(armsWinner({ view: { seat: 0, players: [], combat: null } } as unknown as UpdateMessage, option('munchkins'), GOAL)).toBe(false)
})

test('an offer by which another would win, and not one by which oneself does', () => {
  const offered = (...winners: number[]) => ({ pledge: { outlook: { winners } } }) as unknown as UpdateMessage
  expect(offerWins(offered(1), 0)).toBe(true)
  expect(offerWins(offered(0, 1), 0)).toBe(true)
  expect(offerWins(offered(0), 0)).toBe(false)
  expect(offerWins(offered(), 0)).toBe(false)
  expect(offerWins({} as UpdateMessage, 0)).toBe(false)
})
