// What is picked from cards: answers only, and Charity from all that is in the hand.
import { expect, test } from 'vitest'
import type { UpdateMessage } from '../lib/types'
import { pickingOf, widest } from './picking'

const asked = (kind: string, ...steps: string[]) =>
  pickingOf({
    request: { id: 1, kind, mandatory: true, options: steps.map((each, at) => ({ choice: [at, 0, 0, 0], step: { do: each } })) },
    view: { seat: 0, players: [{ hand: [1, 2, 3, 4, 5, 6, 7] }], charity: [5, [1]] },
  } as unknown as UpdateMessage)

test('what may be played meanwhile is no answer to a choice', () => {
  const picking = asked('choose', 'choose', 'choose', 'play', 'use')
  expect(picking?.options.map(({ step }) => step.do)).toEqual(['choose', 'choose'])
  expect(picking?.waits).toBe(true)
  expect(asked('choose', 'choose', 'choose')?.waits).toBe(false)
})

test('where a card answers, it is offered', () => {
  expect(asked('draw', 'use', 'pass')?.options).toHaveLength(2)
})

test('Charity waits while something can be played', () => {
  expect(asked('charity', 'share', 'share', 'play')).toMatchObject({ kind: 'charity', count: 2, shares: true, waits: true })
  expect(asked('charity', 'discard')).toMatchObject({ shares: false, waits: false })
})

test('cards are as large as all of them have room, in as many rows as that takes', () => {
  expect(widest(2, 344, 200, 8, 0)).toBeCloseTo(200 / 1.42)
  expect(widest(2, 344, 600, 8, 0)).toBeCloseTo((600 - 8) / 2 / 1.42)
  expect(widest(8, 344, 240, 8, 0)).toBeCloseTo((344 - 3 * 8) / 4)
  expect(widest(8, 344, 240, 8, 30)).toBeCloseTo((240 - 8 - 60) / 2 / 1.42)
  expect(widest(12, 1256, 160, 12, 0)).toBeCloseTo((1256 - 11 * 12) / 12)
  expect(widest(30, 344, 60, 8, 0)).toBeLessThan(20)
  expect(widest(3, 0, 0, 8, 0)).toBe(0)
})
