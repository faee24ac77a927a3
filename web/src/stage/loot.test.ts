import { expect, test } from 'vitest'
import { rowsOf } from './loot'

const cards = (many: number) => Array.from({ length: many }, (_, at) => at)

test('a handful lies in one row, more in two even ones', () => {
  expect(rowsOf(cards(8), 'wide').map((row) => row.length)).toEqual([8])
  expect(rowsOf(cards(16), 'wide').map((row) => row.length)).toEqual([8, 8])
  expect(rowsOf(cards(9), 'narrow').map((row) => row.length)).toEqual([5, 4])
})

test('never more than a small stage has room for, and each once', () => {
  expect(rowsOf(cards(18), 'short')).toEqual([cards(6)])
  expect(rowsOf(cards(40), 'wide').flat()).toEqual(cards(18))
  expect(rowsOf([], 'wide')).toEqual([])
})
