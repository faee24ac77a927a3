// What the numbers mean: the cards of a box by number, in the player's language.
import { api } from './api'
import type { BoxTold, Face, Settings } from './types'

export class Box {
  readonly byId = new Map<string, number>()

  constructor(readonly told: BoxTold) {
    told.faces.forEach((face, number) => this.byId.set(face.id, number))
  }

  face(card: number): Face {
    return this.told.faces[this.told.cards[card]]
  }

  title(card: number): string {
    return card < 0 || card >= this.told.cards.length ? '?' : this.face(card).title
  }

  // The name of a trait or tag bit, all of them in a mask.
  names(mask: number, kind: 'traits' | 'tags'): string[] {
    return Object.entries(this.told[kind])
      .filter(([bit]) => mask & Number(bit))
      .map(([, name]) => name)
  }

  // An ability or the label of an either-or choice, in the player's language; "" for any other word.
  said(word: string): string {
    const { abilities, words, said } = this.told
    const ability = abilities.indexOf(word)
    if (ability >= 0) return said.abilities[ability]
    const label = words.indexOf(word)
    return label >= 0 ? said.words[label] : (said.sides[word] ?? '')
  }

  // "magic-missile" as players read it.
  named(id: string): string {
    const number = this.byId.get(id)
    return number === undefined ? id : this.told.faces[number].title
  }
}

const boxes = new Map<string, Promise<Box>>()

export function boxOf(settings: Pick<Settings, 'editions' | 'options'>, language: string): Promise<Box> {
  const key = JSON.stringify([settings.editions, settings.options, language])
  let found = boxes.get(key)
  if (!found) {
    found = api.box(settings.editions, settings.options, language).then((told) => new Box(told))
    found.catch(() => boxes.delete(key))
    boxes.set(key, found)
  }
  return found
}
