import { describe, expect, test } from 'vitest'
import { drawing, sets, sprite } from './sprites'

const packs = import.meta.glob('../../src/kickdoor/packs/*/*.yaml', { query: '?raw', import: 'default', eager: true }) as Record<
  string,
  string
>
const sources = import.meta.glob('../src/**/*.svelte', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

// The cards of every pack by its edition: what stands at the left of a file of cards.
function cards(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [path, text] of Object.entries(packs)) {
    const [folder, file] = path.split('/').slice(-2)
    if (file === 'pack.yaml') continue
    const edition = folder.replaceAll('_', '-')
    const ids = [...text.matchAll(/^([a-z0-9-]+):$/gm)].map((match) => match[1])
    found.set(edition, [...(found.get(edition) ?? []), ...ids])
  }
  return found
}

describe('every card has a picture', () => {
  const all = cards()

  test('the packs were read', () => {
    expect([...all.keys()].sort()).toEqual(
      Object.keys(sets)
        .filter((name) => name !== 'ui')
        .sort(),
    )
    expect([...all.values()].flat()).toHaveLength(779)
  })

  test.each([...all])('%s', (edition, ids) => {
    expect(Object.keys(sets[edition]).sort()).toEqual([...ids].sort())
  })

  test.each([...all.keys()])('no two cards of %s look the same', (edition) => {
    const icons = Object.values(sets[edition])
    expect(icons.filter((icon, n) => icons.indexOf(icon) !== n)).toEqual([])
  })
})

describe('every picture exists', () => {
  test.each(Object.entries(sets))('%s', (_name, set) => {
    expect(Object.entries(set).filter(([, icon]) => !drawing(icon))).toEqual([])
  })

  test('those the pages ask for by name', () => {
    const asked = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/<Icon\s[^>]*?\bname="([a-z0-9-]+)"/g)].map((match) => `${path}: ${match[1]}`),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((use) => !(use.split(': ')[1] in sets.ui))).toEqual([])
  })
})

describe('a sprite', () => {
  test('has a symbol for each entry, ours among them', () => {
    const made = sprite({ door: 'wooden-door', line: '<path d="M0 0h9"/>' })
    expect(made).toContain('<symbol id="door" viewBox="0 0 512 512"><path fill="currentColor"')
    expect(made).toContain('<symbol id="line" viewBox="0 0 512 512"><path d="M0 0h9"/></symbol>')
  })

  test('says what is missing', () => {
    expect(() => sprite({ door: 'no-such-icon' })).toThrow('door wants "no-such-icon"')
  })
})
