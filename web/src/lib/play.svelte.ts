// What everything at a table needs: the link, the latest of it, the words, and what can be opened from anywhere.
import { createContext } from 'svelte'
import type { Box } from './box'
import { Teller, type Sorted } from './game'
import type { Event, Link } from './link.svelte'
import type { Option, TableMessage, UpdateMessage } from './types'

export type SheetName = '' | 'help' | 'trade' | 'counter' | 'sell' | 'side' | 'keys' | 'menu' | 'face'

// Where a number comes from: what it is, whose, and of which monster.
export interface Sum {
  about: string
  seat?: number
  monster?: number
}

export interface Play {
  readonly link: Link
  readonly table: TableMessage
  readonly update: UpdateMessage
  readonly past: readonly Event[] // what happened, the latest last, as far as this page may tell it
  readonly box: Box
  readonly teller: Teller
  readonly sorted: Sorted
  readonly board: boolean // a screen for everybody: it shows, and nothing can be done there
  read: (card: number) => void // a card up close
  look: (seat: number) => void // a player up close
  reckon: (sum: Sum) => void // the sum behind a number
  show: (sheet: SheetName, partner?: number) => void
  choose: (option: Option, plainly?: boolean) => Promise<void> // plainly: as it is, with no sheet to fill in
}

export const [playing, letPlay] = createContext<Play>()
