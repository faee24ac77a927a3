// Which windows are let stand at once by a wish, and which never are.
import { expect, test } from 'vitest'
import type { Prefs } from '../lib/prefs.svelte'
import type { UpdateMessage } from '../lib/types'
import { letsStand } from './wishes'

interface Moment {
  level?: number // of whoever fights
  fighter?: number // -1: nobody
  helpers?: number[]
  last?: boolean
  request?: object | null
  phase?: number
}
const moment = ({ level = 5, fighter = 1, helpers = [], last = false, request = {}, phase = 3 }: Moment) =>
  ({
    clock: { window: 7, last },
    request,
    view: { seat: 0, phase, die: null, players: [{ level }, { level }], combat: fighter < 0 ? null : { fighter, helpers } },
  }) as unknown as UpdateMessage
const stands = (wish: Partial<Prefs>, what: Moment) => letsStand({ restBelow: 0, autoPass: false, ...wish } as Prefs, moment(what))

test('fights of others below the wished Level do not wait for this player', () => {
  expect(stands({ restBelow: 8 }, { level: 7 })).toBe(true)
  expect(stands({ restBelow: 8 }, { level: 8 })).toBe(false)
  expect(stands({}, { level: 1 })).toBe(false)
})

test('an own fight does, and one that is helped in, and whatever is no fight', () => {
  expect(stands({ restBelow: 8 }, { fighter: 0 })).toBe(false)
  expect(stands({ restBelow: 8 }, { helpers: [0] })).toBe(false)
  expect(stands({ restBelow: 8 }, { fighter: -1 })).toBe(false)
})

test('where nothing could be played nobody waits who wished so', () => {
  expect(stands({ autoPass: true }, { request: null })).toBe(true)
  expect(stands({ autoPass: true }, {})).toBe(false)
  expect(stands({}, { request: null })).toBe(false)
})

test('the last chance and the opening are never let stand by a wish', () => {
  const all = { restBelow: 9, autoPass: true }
  expect(stands(all, { level: 1, request: null, last: true })).toBe(false)
  expect(stands(all, { level: 1, request: null, phase: 0 })).toBe(false)
})
