// The words of the interface: one Fluent file a language. Adding a language is adding a file.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { prefs } from './prefs.svelte'

const files = import.meta.glob('../words/*/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

const bundles = new Map<string, FluentBundle>()
for (const [path, text] of Object.entries(files)) {
  const language = path.split('/').at(-2)!
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  bundles.set(language, bundle)
}

export const languages = [...bundles.keys()].sort((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : a.localeCompare(b)))

// A sentence in the player's language; English where the language has none, the id where nobody has.
export function say(id: string, args?: Record<string, FluentVariable>): string {
  for (const language of [prefs.language, 'en']) {
    const bundle = bundles.get(language)
    const message = bundle?.getMessage(id)
    if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null)
  }
  return id
}

// The same with a capital at its beginning: a name there may be "you".
export const begun = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase(prefs.language) + sentence.slice(1)
