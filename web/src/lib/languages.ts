// The languages there are: one folder of Fluent files each. Adding a language is adding a folder.
export const files = import.meta.glob('../words/*/*.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>

export const languageOf = (path: string) => path.split('/').at(-2)!

export const languages = [...new Set(Object.keys(files).map(languageOf))].sort((a, b) =>
  a === 'en' ? -1 : b === 'en' ? 1 : a.localeCompare(b),
)

// The first that somebody reads and we have.
export function usualLanguage(wanted: readonly string[] = navigator.languages): string {
  return wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((language) => languages.includes(language)) ?? 'en'
}
