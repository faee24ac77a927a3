// What is picked from cards: answers only, and Charity from all that is in the hand.
import { expect, test } from 'vitest'
import type { UpdateMessage } from '../lib/types'
import { pickingOf } from './picking'

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
