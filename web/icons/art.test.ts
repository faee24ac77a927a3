import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Face } from '../src/lib/types'
import { sets } from './sprites'

type Art = typeof import('../src/lib/art')
let art: Art

// The page's own surroundings, as far as these modules look at them.
beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  art = await import('../src/lib/art')
})

const PLAIN: Face = {
  id: 'x',
  title: 'X',
  edition: 'classic',
  deck: 'door',
  kind: 'Special',
  copies: 1,
  text: ['Special'],
  quip: '',
  clauses: [],
  level: 0,
  treasures: 0,
  bonus: 0,
  gold: -1,
  slot: 0,
  big: false,
  tags: 0,
}

function face(told: Partial<Face>): Face {
  return { ...PLAIN, ...told }
}

describe('a card in a breath', () => {
  test.each([
    [
      { title: 'Net Troll', kind: 'Monster', level: 10, treasures: 3, text: ['Monster, Level 10, 3 Treasures, 1 level'] },
      'Net Troll, Monster, Level 10, 3 Treasures',
    ],
    [
      { title: 'Crabs', kind: 'Monster', level: 1, treasures: 1, text: ['Monster, Level 1, 1 Treasure, 1 level'] },
      'Crabs, Monster, Level 1, 1 Treasure',
    ],
    [
      { title: 'Huge Rock', kind: 'Item', bonus: 3, slot: 5, big: true, text: ['Item, 2-Hands, Big, +3, No Value'] },
      'Huge Rock, Item, +3, two hands, Big',
    ],
    [{ title: 'Earthquake', kind: 'Curse', text: ['Disaster', 'Open a Seal.'] }, 'Earthquake, Disaster'],
  ])('%o', (told, name) => {
    expect(art.cardName(face(told))).toBe(name)
  })
})

describe('the coin of a card', () => {
  test.each([
    [{ kind: 'Monster', level: 20 }, '20'],
    [{ kind: 'Item', bonus: 4 }, '+4'],
    [{ kind: 'Monster enhancer', text: ['Monster enhancer, -5 to the monster, -1 Treasure but at least 1'] }, '−5'],
    [{ kind: 'Monster enhancer', text: ['Monster enhancer'] }, ''],
    [
      { kind: 'One-shot Item', text: ['One-shot Item, 100 Gold Pieces', 'In any combat, choose a side of the fight: that side gets +3.'] },
      '+3',
    ],
    [
      { kind: 'One-shot Item', text: ['One-shot Item', 'In any combat: that munchkin gets +2 on every roll to run away in this combat.'] },
      '',
    ],
    [{ kind: 'Curse', text: ['Curse', 'You get -5.'] }, ''],
  ])('%o', (told, coin) => {
    expect(art.coin(face(told))).toBe(coin)
  })
})

describe('where a picture is', () => {
  test('a card that two sets have is found in its own', () => {
    expect(art.icon('classic/loaded-die', 'classic')).toMatch(/^\/assets\/icons-classic-[a-z0-9]+\.svg#loaded-die$/)
  })

  test('a card of a set without pictures shows its kind', () => {
    expect(art.art(face({ edition: 'of-ours', kind: 'Go Up a Level' }))).toEqual({ name: 'kind-go-up-a-level', set: 'ui' })
  })

  test('kinds, slots, decks and sets have one', () => {
    const names = [
      ...art.KINDS.map((kind) => `kind-${art.keyed(kind)}`),
      ...[1, 2, 3, 4, 5, 6].map((slot) => art.slotIcon(face({ slot }))),
      ...art.DECKS.map((deck) => `deck-${deck}`),
      ...Object.keys(sets)
        .filter((name) => name !== 'ui')
        .map((edition) => `edition-${edition}`),
    ]
    expect(names.filter((name) => !(name in sets.ui))).toEqual([])
  })
})
