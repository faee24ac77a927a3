// How long words are in the letters of the titles, so that a title is set as large as its place allows.
const BODY = 11 // px at which letters are measured: small ones are wider
const pen = document.createElement('canvas').getContext('2d')
let loaded = $state(false) // until then other letters are measured
void document.fonts.ready.then(() => (loaded = true))

function length(word: string): number {
  if (!pen) return word.length * 0.6
  pen.font = `650 ${BODY}px 'Fraunces Variable', Georgia, serif`
  return pen.measureText(word).width / BODY
}

// How many lines a title takes where so many em fit on one; none is enough for a word that is longer.
export function linesOf(title: string, room: number): number {
  if (!loaded) room *= 0.95
  const space = length(' ')
  let count = 1
  let used = 0
  for (const word of title.split(/(?<=-)|\s/).map(length)) {
    if (word > room) return Infinity
    if (used + word > room) [count, used] = [count + 1, 0]
    used += word + space
  }
  return count
}
