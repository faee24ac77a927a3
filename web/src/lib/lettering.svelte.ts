// How long words are in the letters of the titles, so that a title is set as large as its place allows.
import { softly } from './hyphens'

const BODY = 11 // px at which letters are measured: small ones are wider
const pen = document.createElement('canvas').getContext('2d')
let loaded = $state(false) // until then other letters are measured
void document.fonts.ready.then(() => (loaded = true))

function length(word: string): number {
  if (!pen) return word.length * 0.6
  pen.font = `650 ${BODY}px 'Fraunces Variable', Georgia, serif`
  return pen.measureText(word).width / BODY
}

// A title with places to break in every word that is longer than so many em.
export function softened(title: string, room: number): string {
  return title.replace(/[^ -]+/g, (part) => (length(part) > room ? softly(part) : part))
}

// How many lines a title takes where so many em fit on one; none is enough for a word that is longer.
export function linesOf(title: string, room: number): number {
  if (!loaded) room *= 0.95
  const space = length(' ')
  const hyphen = length('-')
  let count = 1
  let used = 0
  for (const word of title.split(' ')) {
    for (const part of word.split(/(?<=[-\u00ad])/)) {
      const long = length(part.replace('\u00ad', ''))
      const needs = part.endsWith('\u00ad') ? long + hyphen : long
      if (needs > room) return Infinity
      if (used + needs > room) [count, used] = [count + 1, 0]
      used += long
    }
    used += space
  }
  return count
}
