import { describe, expect, test } from 'vitest'
import { handful } from './handful'

const desk = { width: 577, height: 176, rem: 16, phone: false }
const phone = { width: 348, height: 101, rem: 16, phone: true }

describe('how a hand lies', () => {
  test('as cards in one row while they have room', () => {
    expect(handful(7, desk)).toMatchObject({ tiles: false, low: 0, beyond: false })
    expect(handful(8, desk)).toMatchObject({ tiles: true, columns: 6, low: 0, beyond: false })
  })
  test('tiles of a third line are low', () => {
    expect(handful(12, desk)).toMatchObject({ low: 0 })
    expect(handful(14, desk)).toMatchObject({ tiles: true, columns: 6, low: 5, beyond: false })
    expect(handful(19, desk)).toMatchObject({ beyond: true })
  })
  test('on a phone ten are whole, and more are known to be there', () => {
    expect([4, 5, 6, 8, 10, 14].map((cards) => handful(cards, phone).columns)).toEqual([4, 3, 3, 4, 5, 5])
    expect([4, 5, 8, 10, 11].map((cards) => handful(cards, phone).low)).toEqual([0, 3, 4, 5, 5])
    expect([8, 10, 11, 14].map((cards) => handful(cards, phone).beyond)).toEqual([false, false, true, true])
  })
  test('until its room is known nothing is said to be beyond', () => {
    expect(handful(14, { ...phone, width: 0, height: 0 }).beyond).toBe(false)
  })
})
