import { expect, test } from 'vitest'
import { botFace, COUNTS, faceAt, lookOf, PARTS } from './faces'
import type { TableMessage } from './types'

const TEMPERS = ['cautious', 'greedy', 'vindictive', 'chatty'].map((temper) => `heuristic:${temper}`)

test('every temper has a face of its own, whatever its name', () => {
  const seen = TEMPERS.map((bot) => JSON.stringify(lookOf(botFace(bot), 'Vexa')))
  expect(new Set(seen).size).toBe(TEMPERS.length)
  expect(seen).toEqual(TEMPERS.map((bot) => JSON.stringify(lookOf(botFace(bot), 'Grog'))))
  for (const bot of TEMPERS) PARTS.forEach((part, at) => expect(parseInt(botFace(bot)[at], 36)).toBeLessThan(COUNTS[part]))
})

test('a bot has the face of its temper, a person the one that was chosen', () => {
  const seats = [
    { kind: 'person', face: '12345', bot: '' },
    { kind: 'bot', face: '', bot: TEMPERS[2] },
    { kind: 'bot', face: '', bot: 'heuristic:hard' },
  ]
  const table = { seats } as unknown as TableMessage
  expect([0, 1, 2, 3].map((seat) => faceAt(table, seat))).toEqual(['12345', botFace(TEMPERS[2]), '', ''])
})
