// Where a word of a card's name may break: few browsers have the means of their own. Syllables by sound, so near enough.
const SOFT = '\u00ad'
const VOWELS = /[aeiouyäöüáéíóúàèâêîôû]+/gi
// What a syllable may begin with; of two other consonants, one goes to each.
const ONSET = /(?:s?ch?[lr]?|sh[r]?|th[r]?|ph[lr]?|wh|gh|qu|[bcfgkp]l|[bcdfgkpt]r|s[kmnptw]?|s[cpt]r|sp?l|tw|dw|[^s])$/i
const LEFT = 2 // letters that stay
const RIGHT = 3 // letters that go

export function syllables(word: string): string[] {
  const vowels = [...word.matchAll(VOWELS)]
  const breaks = vowels.slice(1).flatMap(({ index }, n) => {
    const begin = vowels[n].index + vowels[n][0].length
    const between = word.slice(begin, index)
    const at = begin + splitting(between)
    return at >= LEFT && word.length - at >= RIGHT ? [at] : []
  })
  return [0, ...breaks].map((from, n) => word.slice(from, breaks[n]))
}

// How many of the consonants between two vowels stay with the first.
function splitting(between: string): number {
  if (/^ck$/i.test(between)) return 2
  const onset = ONSET.exec(between)?.[0].length ?? 0
  const pair = between.length === 2 && onset === 2 && /^s/i.test(between) && !/^sh/i.test(between) // "mas-ter"
  return between.length - (pair ? 1 : onset)
}

// With unseen places to break, at which a hyphen shows.
export function softly(word: string): string {
  return syllables(word).join(SOFT)
}
