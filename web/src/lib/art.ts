// How a card is shown: where its icon is, what its coin says, what it is called.
import type { Face } from './types'
import { say } from './words'

declare const __ICONS__: Record<string, string> // the sprites, put in by icons/sprites.ts

export const KINDS = [
  'Monster',
  'Monster enhancer',
  'Curse',
  'Class',
  'Class modifier',
  'Race',
  'Race modifier',
  'Ally',
  'Item',
  'Item enhancer',
  'One-shot Item',
  'Go Up a Level',
  'Hireling',
  'Special',
  'Character',
  'Seal',
] as const
export const DECKS = ['door', 'treasure', 'seal', 'character'] as const
const SLOTS = ['none', 'head', 'armor', 'feet', 'one-hand', 'two-hands', 'hands']

// "Go Up a Level" as icons and words are keyed: "go-up-a-level".
export function keyed(kind: string): string {
  return kind.toLowerCase().replaceAll(' ', '-')
}

// The address of an icon. Cards of a set we have no pictures for show their kind.
export function icon(name: string, set = 'ui'): string {
  return `${__ICONS__[set] ?? __ICONS__.ui}#${name.slice(name.lastIndexOf('/') + 1)}`
}

export function art(face: Face): { name: string; set: string } {
  return face.edition in __ICONS__ ? { name: face.id, set: face.edition } : { name: `kind-${keyed(face.kind)}`, set: 'ui' }
}

// The kind in words, with the set's own word for Curses: "Disaster".
export function kindWord(face: Face): string {
  return face.text[0]?.split(', ')[0] ?? face.kind
}

export function slotIcon(face: Face): string {
  return face.slot ? `slot-${SLOTS[face.slot]}` : ''
}

// What is stamped on the coin: a monster's Level, a bonus, what a one-shot gives a side.
export function coin(face: Face): string {
  if (face.kind === 'Monster') return String(face.level)
  if (face.bonus) return signed(face.bonus)
  const line = face.kind === 'Monster enhancer' ? face.text[0] : face.kind === 'One-shot Item' ? (face.text[1] ?? '') : ''
  const found = face.kind === 'Monster enhancer' ? /[+-]\d+/.exec(line) : /[+-]\d+(?=\.$)/.exec(line)
  return found ? signed(Number(found[0])) : ''
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

// A card in a breath, for those who cannot see it: "Net Troll, Monster, Level 10, 3 Treasures".
export function cardName(face: Face): string {
  const parts = [face.title, kindWord(face)]
  if (face.kind === 'Monster') parts.push(say('shelf-level', { n: face.level }), say('shelf-treasures', { n: face.treasures }))
  else if (coin(face)) parts.push(coin(face))
  if (face.slot) parts.push(say(`shelf-slot-${SLOTS[face.slot]}`))
  if (face.big) parts.push(say('shelf-big'))
  return parts.join(', ')
}
