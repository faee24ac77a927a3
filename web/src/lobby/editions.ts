// Boxes and what is in them, in the player's words; what nobody has words for stays as the server tells it.
import type { EditionInfo, Options, Settings } from '../lib/types'
import { say } from '../lib/words'

export const TABLE_THINGS = ['sweet-food', 'beverage']

export function editionName(id: string): string {
  return known(`doors-edition-${id}`, titled(id))
}

// A blend says the family's name once: "Munchkin Legends + Steampunk".
export function editionNames(ids: readonly string[]): string {
  return ids.map((id, at) => (at ? editionName(id).replace(/^Munchkin (?=.)/, '') : editionName(id))).join(' + ')
}

// "Class modifier", so many of them.
export function kindTold(kind: string, n: number): string {
  return known(`doors-kind-${slug(kind)}`, `${n} ${kind}`, { n })
}

// "Allies (CHAR-17)": the words and the clause.
export function specialTold(special: string): { words: string; clause: string } {
  const [, words, clause] = /^(.*?)(?: \(([A-Z]+-\d+)\))?$/.exec(special) ?? ['', special, '']
  return { words: known(`doors-special-${slug(words)}`, words), clause: clause ?? '' }
}

export function titled(id: string): string {
  return id
    .replace(/^char-/, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

// Does this option have something to change in these boxes?
export function fits(option: keyof Options, editions: readonly string[], sets: readonly EditionInfo[]): boolean {
  if (option === 'seal_roll' && editions.length < 2) return false
  return sets.some((set) => editions.includes(set.id) && set.options.includes(option))
}

// Options as they are sent: only what differs from the printed game, and only where it fits.
export function lean(settings: Settings, sets: readonly EditionInfo[]): Options {
  const usual: Options = {
    faster_play: false,
    shared_victory: false,
    winning_level: 10,
    seal_roll: false,
    ignore_sex: false,
    hand_limit: 5,
    first_begins: false,
  }
  const kept: Options = { ...settings.options }
  for (const name of Object.keys(kept) as (keyof Options)[]) {
    const empty = name === 'table' && !kept.table?.length
    if (kept[name] === usual[name] || empty || (name !== 'decks' && !fits(name, settings.editions, sets))) delete kept[name]
  }
  return kept
}

function slug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function known(id: string, otherwise: string, args?: Record<string, number>): string {
  const told = say(id, args)
  return told === id ? otherwise : told
}
