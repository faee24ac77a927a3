// Every language says everything, with the same blanks; nothing is said that is not there, and nothing is there for nobody.
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { files, languageOf, languages, usualLanguage } from '../lib/languages'

type Texts = Record<string, string>
const sources = import.meta.glob(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts
const code = Object.values(sources).join('\n')
const speaking = Object.values(sources)
  .filter((text) => /import \{[^}]*\bsay\b[^}]*\} from '[./]*(lib\/)?words'/.test(text))
  .join('\n')

interface Message {
  id: string
  blanks: string[]
}

function messages(language: string): Message[] {
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language)
  return own.flatMap(([, text]) => new FluentResource(text).body.map(({ id, value }) => ({ id, blanks: blanks(value) })))
}

// The variables in a pattern, however deep.
function blanks(part: unknown): string[] {
  if (!part || typeof part !== 'object') return []
  const { type, name } = part as { type?: string; name?: string }
  const found = type === 'var' && name ? [name] : Object.values(part).flatMap(blanks)
  return [...new Set(found)].sort()
}

// What stands in the first place of every say(…).
function firstArguments(): string[] {
  return [...speaking.matchAll(/(?<![.\w])say\(/g)].map((found) => {
    const start = found.index + found[0].length
    let depth = 0
    let at = start
    for (; at < speaking.length; at++) {
      if ('({['.includes(speaking[at])) depth++
      else if (depth === 0 && '),'.includes(speaking[at])) break
      else if (')}]'.includes(speaking[at])) depth--
    }
    return speaking.slice(start, at).trim()
  })
}

// `seat-${part}` stands for every id that begins like that.
function pattern(template: string): RegExp {
  return new RegExp(`^${template.slice(1, -1).replace(/\$\{[^}]*(\{[^}]*\}[^}]*)*\}/g, '[a-zA-Z0-9-]+')}$`)
}

const english = messages('en')
const ids = new Set(english.map(({ id }) => id))
const patterns = [...code.matchAll(/`[a-z][a-z0-9-]+-\$\{[^`]*`/g)].map(([template]) => pattern(template))

test('there are languages, English first, and who reads none of them gets it', () => {
  expect(languages[0]).toBe('en')
  expect(languages.length).toBeGreaterThan(1)
  expect(usualLanguage(['tlh', 'de-AT', 'en'])).toBe('de')
  expect(usualLanguage(['tlh'])).toBe('en')
})

describe.each(languages)('%s', (language) => {
  const own = messages(language)

  test('says everything, once', () => {
    expect(own.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('has the same blanks', () => {
    const wanted = new Map(english.map(({ id, blanks }) => [id, blanks]))
    for (const { id, blanks } of own) expect([id, blanks]).toEqual([id, wanted.get(id)])
  })

  test('leaves nothing out that a file of another language has', () => {
    const parts = (of: string) =>
      Object.keys(files)
        .filter((path) => languageOf(path) === of)
        .map((path) => path.split('/').at(-1))
        .sort()
    expect(parts(language)).toEqual(parts('en'))
  })
})

test('whatever is said is there', () => {
  const said = firstArguments()
  expect(said.length).toBeGreaterThan(300)
  const named = said.flatMap((argument) => [...argument.matchAll(/(?:^|[?:]\s*)'([a-z][a-z0-9-]*)'/g)].map(([, id]) => id))
  expect(named.filter((id) => !ids.has(id))).toEqual([])
  const made = said.filter((argument) => argument.startsWith('`'))
  expect(made.filter((template) => ![...ids].some((id) => pattern(template).test(id)))).toEqual([])
})

test('nothing is there that nobody says', () => {
  const literal = new Set([...code.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)].map(([, word]) => word))
  expect([...ids].filter((id) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)))).toEqual([])
})
