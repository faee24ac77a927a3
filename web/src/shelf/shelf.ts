// All cards of all sets, and the rules they touch: what the gallery and the rules book are made of.
import { api } from '../lib/api'
import { DECKS, KINDS } from '../lib/art'
import { boxOf } from '../lib/box'
import type { Clause, Config, EditionInfo, Face } from '../lib/types'

export interface Entry {
  face: Face
  key: string // "classic/net-troll"
  words: string // what a search looks at
}

export interface Shelf {
  editions: EditionInfo[]
  entries: Entry[] // by set, deck, kind and title
}

let config: Promise<Config> | undefined
const rules = new Map<string, Promise<Clause[]>>()
const boxes = new Map<string, Promise<Entry[]>>()

// All there is, told anew whenever another set has come; the promise is kept when all are there.
export async function fill(language: string, tell: (shelf: Shelf) => void): Promise<void> {
  config ??= api.config()
  config.catch(() => (config = undefined))
  const { editions } = await config
  const come: Entry[][] = editions.map(() => [])
  await Promise.all(
    editions.map(async ({ id }, n) => {
      come[n] = await entriesOf(id, language)
      tell({ editions, entries: come.flat() })
    }),
  )
}

function entriesOf(edition: string, language: string): Promise<Entry[]> {
  const key = `${edition} ${language}`
  let found = boxes.get(key)
  if (!found) {
    found = boxOf({ editions: [edition], options: {} }, language).then((box) => box.told.faces.map(entry).sort(compare))
    found.catch(() => boxes.delete(key))
    boxes.set(key, found)
  }
  return found
}

function entry(face: Face): Entry {
  return { face, key: `${face.edition}/${face.id}`, words: plain([face.title, ...face.text].join(' ')) }
}

function compare(a: Entry, b: Entry): number {
  return place(a) - place(b) || a.face.title.localeCompare(b.face.title)
}

function place({ face }: Entry): number {
  return DECKS.indexOf(face.deck as never) * 100 + KINDS.indexOf(face.kind as never)
}

// The clauses and rulings, in the order of the book.
export function clauses(language: string): Promise<Clause[]> {
  let found = rules.get(language)
  if (!found) {
    found = api.rules(language)
    found.catch(() => rules.delete(language))
    rules.set(language, found)
  }
  return found
}

// Words as a search compares them: small letters without accents.
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

// Does a text hold every word that was typed?
export function holds(text: string, typed: string): boolean {
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
