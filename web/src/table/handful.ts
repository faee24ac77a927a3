// How the cards of a hand lie: as cards where they have room in one row, else as tiles, as low ones where those have no room.
const LEAST = 4.6 // rem that a card takes, at least
const GAP = 0.4 // rem between two
const AROUND = 16 // px of margins
const WIDE = 5.1 // rem of a tile, at least
const HIGH = 4.1 // rem of it, and no more than so many px
const HIGHEST = 66
const LOW = 44 // px of a low one
const APART = 5 // px between two tiles
const MARGINS = 6 // px around them
const MOST = 5 // in a line of a phone
const FEWEST = 3 // in a line elsewhere
const LINE = 4 // cards in the only line of a phone

interface Room {
  width: number // px; 0 is not known yet
  height: number
  rem: number // px
  phone: boolean
}

interface Handful {
  tiles: boolean
  columns: number
  low: number // for so many in a line; 0 as high as they are
  beyond: boolean // there are more than have room
}

export function handful(cards: number, { width, height, rem, phone }: Room): Handful {
  const tiles = phone || (width > 0 && (cards * (LEAST + GAP) - GAP) * rem + AROUND > width)
  const across = phone
    ? cards <= LINE
      ? LINE
      : Math.min(MOST, Math.ceil(cards / 2))
    : Math.max(FEWEST, Math.floor((width - MARGINS + APART) / (WIDE * rem + APART)))
  const rows = Math.ceil(cards / across)
  const taken = (tile: number) => rows * (tile + APART) - APART + MARGINS
  const flat = tiles && (phone ? rows > 1 : taken(Math.min(HIGH * rem, HIGHEST)) > height)
  return { tiles, columns: across, low: flat ? Math.min(MOST, across) : 0, beyond: flat && height > 0 && taken(LOW) > height }
}
