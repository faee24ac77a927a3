// The story of a counter in sentences.
import { editionNames, titled } from '../lobby/editions'
import { say } from '../lib/words'
import type { Counter } from './fold'
import type { Entry } from './story'

const QUIET = new Set(['fighter', 'name', 'sex'])
const TOGETHER = 10_000 // milliseconds: taps on one number belong together

export function nameIn(counter: Counter, id: string): string {
  return counter.everyone.get(id)?.name || say('companion-nameless')
}

export function namesIn(counter: Counter, ids: readonly string[]): string {
  return ids.map((id) => nameIn(counter, id)).join(', ')
}

export function sentence(counter: Counter, entry: Entry): string {
  const { deed, from, to } = entry
  const words =
    deed === 'over'
      ? namesIn(counter, entry.words.split(',').filter(Boolean))
      : deed === 'edition'
        ? editionNames(entry.words.split(','))
        : deed === 'sex'
          ? say(`companion-sex-${entry.words || 'none'}`)
          : deed === 'classes' || deed === 'races'
            ? entry.words.split(',').filter(Boolean).map(titled).join(', ')
            : entry.words
  const kind =
    deed === 'level' || deed === 'seals'
      ? `${deed}-${to > from ? 'up' : 'down'}`
      : (deed === 'classes' || deed === 'races') && !words
        ? `${deed}-none`
        : deed
  return say(`companion-story-${kind}`, { name: entry.who ? nameIn(counter, entry.who) : '', n: to, from, words })
}

// The lines worth reading, taps on one number made one line.
export function lines(story: readonly Entry[]): Entry[] {
  const told: Entry[] = []
  for (const entry of story) {
    if (QUIET.has(entry.deed)) continue
    const last = told.at(-1)
    if (
      last &&
      (entry.deed === 'level' || entry.deed === 'gear') &&
      last.deed === entry.deed &&
      last.who === entry.who &&
      entry.at - last.at < TOGETHER
    ) {
      told[told.length - 1] = { ...entry, from: last.from }
      if (entry.to === last.from) told.pop()
    } else told.push(entry)
  }
  return told
}

export function clockTime(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
}

export function length(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  return minutes < 60
    ? say('companion-minutes', { n: minutes })
    : say('companion-hours', { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, '0') })
}
