// A sentence cut into plain words, clause numbers and what was searched for.
import { plain } from './shelf'

export interface Piece {
  text: string
  clause?: boolean
  found?: boolean
}

const CLAUSE = /\b(?:[A-Z]{3,5}-\d\d|R-\d{1,2})\b/

export function marked(text: string, typed: string): Piece[] {
  return text
    .split(new RegExp(`(${CLAUSE.source})`))
    .filter(Boolean)
    .flatMap((part) => (CLAUSE.test(part) ? [{ text: part, clause: true }] : find(part, typed)))
}

function find(text: string, typed: string): Piece[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word.length > 1)
  const flat = plain(text)
  if (!words.length || flat.length !== text.length) return [{ text }]
  const pieces: Piece[] = []
  let done = 0
  while (done < text.length) {
    const next = words.map((word) => ({ word, at: flat.indexOf(word, done) })).filter(({ at }) => at >= 0)
    if (!next.length) break
    const { word, at } = next.reduce((a, b) => (b.at < a.at ? b : a))
    if (at > done) pieces.push({ text: text.slice(done, at) })
    pieces.push({ text: text.slice(at, at + word.length), found: true })
    done = at + word.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done) })
  return pieces
}
