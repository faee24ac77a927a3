// The words of the interface, in the language of the player.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { files, languageOf } from './languages'
import { prefs } from './prefs.svelte'

const bundles = new Map<string, FluentBundle>()
for (const [path, text] of Object.entries(files)) {
  const language = languageOf(path)
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  bundles.set(language, bundle)
}

// A sentence in the player's language; English where the language has none, the id where nobody has.
export function say(id: string, args?: Record<string, FluentVariable>): string {
  for (const language of [prefs.language, 'en']) {
    const bundle = bundles.get(language)
    const message = bundle?.getMessage(id)
    if (bundle && message?.value) return bundle.formatPattern(message.value, args ?? null)
  }
  return id
}

// Several of them in a row: "Ann, Ben and Cay".
export const listed = (names: readonly string[]): string => new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(names)

// The same with a capital at its beginning: a name there may be "you".
export const begun = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase(prefs.language) + sentence.slice(1)
