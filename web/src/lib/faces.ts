// Faces made from parts. A face is a letter for each part; whoever chose none has one that follows from the name.
import type { TableMessage, UpdateMessage } from './types'

export const PARTS = ['skin', 'head', 'eyes', 'mouth', 'extra'] as const
export type Part = (typeof PARTS)[number]
export const COUNTS: Record<Part, number> = { skin: 6, head: 8, eyes: 6, mouth: 6, extra: 6 }

export type Look = Record<Part, number>

// The face as numbers; what cannot be read, or is missing, follows from the name.
export function lookOf(face: string, name: string): Look {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7)
  const look = {} as Look
  for (const [at, part] of PARTS.entries()) {
    const said = parseInt(face[at] ?? '', 36)
    seed = (seed * 1103515245 + 12345) >>> 0
    look[part] = (Number.isNaN(said) ? seed >>> 8 : said) % COUNTS[part]
  }
  return look
}

export function faceText(look: Look): string {
  return PARTS.map((part) => look[part].toString(36)).join('')
}

export type Mood = '' | 'glad' | 'sorry' | 'scared'

const HOPELESS = 5 // by which a fight is lost

// What is written in a face: how the own fight stands, and that somebody else is about to win.
export function moodAt({ view, outlook }: UpdateMessage, seat: number): Mood {
  const winners = view.winners.length ? view.winners : (outlook?.winners ?? [])
  if (winners.length) return winners.includes(seat) ? 'glad' : view.winners.length ? 'sorry' : 'scared'
  const fight = view.combat
  if (!fight || (fight.fighter !== seat && !fight.helpers.includes(seat))) return ''
  if (fight.running.length) return 'scared'
  if (fight.winning) return 'glad'
  return fight.monsters - fight.munchkins >= HOPELESS ? 'scared' : 'sorry'
}

// The face of a seat: as its person chose it, or its bot's. Of a bot its eyes and mouth are seen, and the colour of its lights in place of
// the skin's.
export function faceAt(table: TableMessage | null, seat: number): string {
  return table?.seats[seat]?.face ?? ''
}
