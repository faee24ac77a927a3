import { expect, test } from 'vitest'
import { COUNTS, faceAt, lookOf, moodAt } from './faces'
import type { TableMessage, UpdateMessage } from './types'

test('a face is what was chosen, whatever the name; without one it follows from the name', () => {
  expect(lookOf('10230', 'Vexa')).toEqual(lookOf('10230', 'Ann'))
  expect(lookOf('', 'Vexa')).toEqual(lookOf('', 'Vexa'))
  expect(lookOf('', 'Vexa')).not.toEqual(lookOf('', 'Ann'))
  expect(lookOf('zzzzz', 'Ann').skin).toBe(35 % COUNTS.skin)
})

test('a bot has the face of its name, a person the one that was chosen', () => {
  const seats = [
    { kind: 'person', face: '12345', bot: '' },
    { kind: 'bot', face: '10230', bot: 'heuristic:vindictive' },
  ]
  const table = { seats } as unknown as TableMessage
  expect([0, 1, 2].map((seat) => faceAt(table, seat))).toEqual(['12345', '10230', ''])
})

const seen = (fight: object | null, winners: number[] = [], over = false) =>
  ({
    view: {
      combat: fight && { fighter: 0, helpers: [1], running: [], winning: false, munchkins: 0, monsters: 0, ...fight },
      winners: over ? winners : [],
    },
    outlook: { winners },
  }) as unknown as UpdateMessage

test('a face shows how its fight stands, and whoever is not in it keeps its own', () => {
  expect(moodAt(seen(null), 0)).toBe('')
  expect([0, 1, 2].map((seat) => moodAt(seen({ winning: true }), seat))).toEqual(['glad', 'glad', ''])
  expect(moodAt(seen({ munchkins: 7, monsters: 8 }), 0)).toBe('sorry')
  expect(moodAt(seen({ munchkins: 1, monsters: 8 }), 1)).toBe('scared')
  expect(moodAt(seen({ running: [[0, 3]], munchkins: 7, monsters: 8 }), 0)).toBe('scared')
})

test('a face shows that somebody is about to win, and who has won', () => {
  expect([0, 2].map((seat) => moodAt(seen({ winning: true }, [0]), seat))).toEqual(['glad', 'scared'])
  expect([0, 2].map((seat) => moodAt(seen(null, [0], true), seat))).toEqual(['glad', 'sorry'])
})
