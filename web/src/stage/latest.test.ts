// What the stage tells: of the latest the card with what came of it, and what happened since one's last turn.
import { expect, test, vi } from 'vitest'
import { files } from '../lib/languages'
import type { Play } from '../lib/play.svelte'
import { latest, outcome } from './latest'
import { OWN, recap } from './recap'

// of a recap what it is, and what stands in its blanks
vi.mock('../lib/words', () => ({
  say: (id: string, parts: Record<string, unknown> = {}) =>
    id.startsWith('recap-')
      ? [parts.what ?? id.slice(6), parts.name, parts.card, parts.level].filter((each) => each).join(' ')
      : Object.values(parts).join(': '),
}))

const KINDS = [
  { name: 'turn-begins', shape: '' },
  { name: 'door-kicked', shape: 'c' },
  { name: 'card-played', shape: 'ct' },
  { name: 'level-gained', shape: 'nn' },
  { name: 'curse-strikes', shape: 'cp' },
  { name: 'level-lost', shape: 'nn' },
  { name: 'card-discarded', shape: 'c' },
  { name: 'turn-ends', shape: '' },
  { name: 'help-begins', shape: 'p' },
  { name: 'room-looted', shape: '' },
  { name: 'card-drawn', shape: 'c' },
  { name: 'no-effect', shape: 'c' },
  { name: 'card-taken', shape: 'cp' },
  { name: 'gift-made', shape: 'cp' },
]
const [TURN, DOOR, PLAYED, GAINED, STRIKES, LOST, GONE, ENDS, HELPS, LOOTED, DRAWN, NOTHING, TAKEN, GIVEN] = KINDS.keys()
const CARD = 77

const played = (past: number[][]) =>
  ({
    box: { told: { events: KINDS }, title: (card: number) => `card ${card}` },
    table: { seats: ['Ann', 'Ben', 'Cay', 'Dan'].map((name) => ({ kind: 'person', name })) },
    past,
    update: { view: { seat: 0 } },
    teller: { event: ([kind, seat]: readonly number[]) => `${seat} ${KINDS[kind].name}` },
  }) as unknown as Play
const after = (...past: number[][]) => latest(played(past))

test('a card from behind the door that helps another is shown with what it did', () => {
  expect(after([TURN, 0, -1, -1], [DOOR, 0, CARD, -1], [PLAYED, 0, CARD, 99], [GAINED, 2, 1, 2], [GONE, 0, CARD, -1])).toEqual({
    text: '0 card-played',
    then: [[GAINED, 2, 1, 2]],
    card: CARD,
    drawn: [],
    by: 0,
    on: 2,
    bad: false,
  })
})

test('a Curse points from whom it comes to whom it strikes', () => {
  expect(after([TURN, 0, -1, -1], [STRIKES, 1, CARD, 3], [LOST, 1, 1, 2])).toMatchObject({ card: CARD, by: 3, on: 1, bad: true })
})

test('a recap tells of a Curse once, with what it did', () => {
  const past = [
    [ENDS, 0, -1, -1],
    [TURN, 1, -1, -1],
    [STRIKES, 0, CARD, 3],
    [LOST, 0, 1, 2],
    [TURN, 0, -1, -1],
  ]
  expect(recap(played(past)).map(({ text }) => text)).toEqual(['level-lost 2 card 77 Dan'])
})

test('a deed of an earlier turn brings nothing about', () => {
  expect(after([PLAYED, 0, CARD, 99], [TURN, 1, -1, -1], [GAINED, 1, 1, 2])).toMatchObject({ text: '1 level-gained', card: -1, then: [] })
  expect(after([PLAYED, 0, CARD, 99], [TURN, 1, -1, -1])).toBeNull()
})

test('a recap says why one lost a Level, and of the others how far they came', () => {
  const past = [
    [ENDS, 0, -1, -1],
    [TURN, 1, -1, -1],
    [GAINED, 1, 1, 2],
    [PLAYED, 2, CARD, 0],
    [LOST, 0, 1, 1],
    [GAINED, 1, 1, 3],
    [PLAYED, 2, CARD, 99],
    [HELPS, 0, 1, -1],
    [ENDS, 1, -1, -1],
    [TURN, 0, -1, -1],
  ]
  expect(recap(played(past)).map(({ text }) => text)).toEqual(['level-lost 1 card 77 Cay', '1 level-gained', 'help-begins Ben'])
})

test('whoever loots the room sees what it was; of others one sees that they draw', () => {
  const own = after([TURN, 0, -1, -1], [LOOTED, 0, -1, -1], [DRAWN, 0, CARD, -1])!
  expect(own).toMatchObject({ text: '0 room-looted', card: CARD, drawn: [] })
  expect(outcome(played([]), own)).toEqual([])
  const theirs = after([TURN, 1, -1, -1], [LOOTED, 1, -1, -1], [DRAWN, 1, -1, -1], [DRAWN, 1, -1, -1])!
  expect(theirs.card).toBe(-1)
  expect(outcome(played([]), theirs)).toHaveLength(1)
})

test('a recap says whose card it was that hit another', () => {
  const past = [
    [ENDS, 0, -1, -1],
    [TURN, 1, -1, -1],
    [STRIKES, 1, CARD, 3],
    [LOST, 1, 1, 2],
    [STRIKES, 2, CARD, 0],
    [LOST, 2, 1, 4],
    [TURN, 0, -1, -1],
  ]
  expect(recap(played(past)).map(({ text }) => text)).toEqual(['1 level-lost Dan card 77', '2 level-lost card 77'])
})

test('a recap tells of a theft to the victim, and of a present to whoever got it', () => {
  const past = [
    [ENDS, 0, -1, -1],
    [TURN, 1, -1, -1],
    [TAKEN, 1, CARD, 0],
    [GIVEN, 2, CARD, 0],
    [GIVEN, 0, CARD, 3],
    [TURN, 0, -1, -1],
  ]
  expect(recap(played(past)).map(({ text }) => text)).toEqual(['card-stolen Ben card 77', 'gift-made Cay card 77'])
})

test('what had no effect is told where nothing else came of it, and once', () => {
  const told = (...past: number[][]) => outcome(played([]), after([TURN, 0, -1, -1], [STRIKES, 1, CARD, 3], ...past)!)
  expect(told([NOTHING, 1, CARD, -1])).toEqual(['1 no-effect'])
  expect(told([NOTHING, 1, CARD, -1], [NOTHING, 1, CARD, -1])).toEqual(['1 no-effect'])
  expect(told([NOTHING, 1, CARD, -1], [LOST, 1, 1, 2])).toEqual(['1 level-lost'])
  expect(told([NOTHING, 1, CARD, -1], [LOST, 2, 1, 2])).toEqual(['1 no-effect', '2 level-lost'])
})

test('cards that are dealt are no deed', () => {
  expect(after([DRAWN, 0, CARD, -1], [DRAWN, 1, -1, -1])).toBeNull()
})

test('of much that came of it, what befell the reader is told, and how much more there is', () => {
  const much = after([TURN, 0, -1, -1], [STRIKES, 0, CARD, 3], [LOST, 1, 1, 2], [LOST, 2, 1, 2], [LOST, 3, 1, 2], [LOST, 0, 1, 2])!
  expect(outcome(played([]), much)).toEqual(['1 level-lost', '2 level-lost', '0 level-lost', '1'])
})

test('whatever may befall one between two turns has its words in every language', () => {
  const said = Object.entries(files).filter(([path]) => path.endsWith('/stage.ftl'))
  expect(said.length).toBeGreaterThan(1)
  for (const [, text] of said) expect([...OWN].filter((kind) => !text.includes(`\nrecap-${kind} = `))).toEqual([])
})
