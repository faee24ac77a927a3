// A card that was chosen, and the places on the table it may go to: by tap or key one after the other, or by dragging it.
import { createContext } from 'svelte'
import type { Box } from './box'
import { seatNumber } from './game'
import type { Option, View } from './types'

export type Places = Map<string, Option[]>

export interface Aim {
  readonly card: number // -1: none
  readonly places: Places
  readonly dragging: boolean
  pick: (card: number, dragging?: boolean) => boolean // a card for a place, -1: none any more; returns whether there is a place for it
  take: (place: string) => void
  drop: () => void // let go over the felt
}

export const [aiming, letAim] = createContext<Aim>()

const OWN = new Set(['Class', 'Class modifier', 'Race', 'Race modifier', 'Ally', 'Item', 'Item enhancer', 'Go Up a Level', 'Hireling'])

// Where on the table an option happens: a player, a monster, a side of the fight, the own place, the middle; or nowhere: "".
export function placeOf(box: Box, option: Option, view: View): string {
  const n = box.told.numbers
  const [verb, card, target] = option.choice
  const { step } = option
  if (![n.V_PLAY, n.V_EQUIP, n.V_ATTACH, n.V_SHARE, n.V_TROUBLE].includes(verb)) return ''
  const seat = seatNumber(String(step.target ?? step.to ?? ''))
  if (seat >= 0) return seat === view.seat ? 'mine' : `seat-${seat}`
  if (verb === n.V_PLAY && target >= n.T_MONSTER && target < n.T_MASK) return `monster-${target - n.T_MONSTER}`
  if (step.side) return `side-${String(step.side)}`
  return OWN.has(box.face(card).kind) ? 'mine' : 'middle'
}

export function placesOf(box: Box, options: readonly Option[], view: View): Places {
  const places: Places = new Map()
  for (const option of options) {
    const place = placeOf(box, option, view)
    if (place) places.set(place, [...(places.get(place) ?? []), option])
  }
  return places
}

// What is meant by playing a card without a word where to: the only way there is; else, with a card that is for oneself, the only one to the
// own place, to wear it before to carry it. null: that has to be asked.
export function plainly(box: Box, options: readonly Option[], view: View): Option | null {
  if (options.length === 1) return options[0]
  const own = options.filter((option) => OWN.has(box.face(option.choice[1]).kind) && placeOf(box, option, view) === 'mine')
  const worn = own.filter((option) => option.choice[0] === box.told.numbers.V_EQUIP)
  const meant = worn.length ? worn : own
  return meant.length === 1 ? meant[0] : null
}

// The innermost place under a point of the page that is among these; "" for none.
export function placeAt(x: number, y: number, places: Places): string {
  let found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null
  while (found && !places.has(found.dataset.place!)) found = found.parentElement?.closest<HTMLElement>('[data-place]') ?? null
  return found?.dataset.place ?? ''
}
