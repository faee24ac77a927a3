// Every message is read with every number and with everybody: no "1 cards", no "you wins", no "auf du", no id left over.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { files, languageOf, languages } from '../lib/languages'

const NUMBERS = [0, 1, 2, 6, 21]
// what stands for a number in messages; everything else is a name or a word
const COUNTS = new Set([
  'n',
  'count',
  'levels',
  'level',
  'treasures',
  'cards',
  'gap',
  'open',
  'left',
  'taken',
  'seats',
  'of',
  'most',
  'limit',
  'number',
  'turn',
  'ours',
  'theirs',
  'strength',
  'top',
  'gold',
  'face',
  'value',
  'total',
  'percent',
  'hold',
  'decide',
  'bank',
  'gear',
  'players',
  'copies',
  'shown',
])

// Who a name may be: the reader is told as "you" only by messages of their own.
const WRONG: Record<string, RegExp[]> = {
  en: [
    /(?<![\d.,/:+] ?)\b1 (cards|Items|Levels|levels|Doors|Treasures|Monsters|lines|players|seconds|minutes|tables|turns|choices|more cards|people|bots|Seals)\b/,
    /\byou (wins|loses|thinks|plays|is|has|goes|gets|needs|fights|arranges|kicks|draws|may arranges|would reaches)\b/i,
    /\{|\}|undefined|NaN/,
  ],
  de: [
    /(?<![\d.,/:+] ?)\b1 (Karten|Gegenstände|Stufen|Türen|Schätze|Zeilen|Spieler\b(?= sind)|Sekunden|Minuten|Tische|Züge|Plätze sind|Bots|Siegel sind)\b/,
    /\b(auf|gegen|für|an|von|mit) du\b/i,
    /\bdu (gewinnt|verliert|spielt|ist|hat|geht|bekommt|braucht|kämpft)\b/i,
    /\{|\}|undefined|NaN/,
  ],
}

const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true })
const PEOPLE = ['name', 'names', 'who', 'target', 'to', 'from', 'with', 'by', 'helper']

// Messages that the reader may stand in: as "you" where a call asks who somebody is, as a target in what can be done.
function toldOfYou(ids: string[]): Map<string, string> {
  const calls = Object.values(sources as Record<string, string>).flatMap((text) => [
    ...text.matchAll(/say\(([`'])([^`']+)\1, \{[^}]*who\(/g),
  ])
  const named = calls.map(([, , id]) => new RegExp(`^${id.replace(/\$\{.*/, '.+')}$`))
  const options = ids.filter((id) => /^do-.*-(target|to|from|with)$/.test(id)).map((id): [string, string] => [id, 'you-as-target'])
  return new Map([...ids.filter((id) => named.some((each) => each.test(id))).map((id): [string, string] => [id, 'you']), ...options])
}

function blanks(part: unknown): string[] {
  if (!part || typeof part !== 'object') return []
  const { type, name } = part as { type?: string; name?: string }
  return type === 'var' && name ? [name] : [...new Set(Object.values(part).flatMap(blanks))]
}

test.each(languages)('%s is right for every number', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const found: string[] = []
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language)
  for (const [, text] of own) bundle.addResource(new FluentResource(text))
  for (const [, text] of own) {
    for (const { id, value } of new FluentResource(text).body) {
      const names = blanks(value)
      for (const n of NUMBERS) {
        const args = Object.fromEntries(names.map((name) => [name, COUNTS.has(name) ? n : 'Vexa']))
        const errors: Error[] = []
        const told = bundle.formatPattern(bundle.getMessage(id)!.value!, args, errors)
        if (errors.length) found.push(`${id}: ${errors[0].message}`)
        for (const wrong of WRONG[language] ?? []) if (wrong.test(told)) found.push(`${id} (${n}): ${told}`)
      }
    }
  }
  expect([...new Set(found)]).toEqual([])
})

test.each(languages)('%s is right for who reads it', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language)
  const body = own.flatMap(([, text]) => new FluentResource(text).body)
  for (const [, text] of own) bundle.addResource(new FluentResource(text))
  const found: string[] = []
  const told = toldOfYou(body.map(({ id }) => id))
  expect(told.size).toBeGreaterThan(12)
  for (const [id, you] of told) {
    const message = bundle.getMessage(id)!.value!
    const me = bundle.formatPattern(bundle.getMessage(you)!.value!)
    const others = Object.fromEntries(blanks(message).map((name) => [name, COUNTS.has(name) ? 2 : PEOPLE.includes(name) ? me : 'Sword']))
    const text = bundle.formatPattern(message, { ...others, you: 'yes' })
    for (const wrong of WRONG[language] ?? []) if (wrong.test(text)) found.push(`${id}: ${text}`)
  }
  expect(found).toEqual([])
})
