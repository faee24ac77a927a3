// Each edition has a look of its own; a blend has that of its first.
const LOOKS = new Set(['classic', 'legends', 'apocalypse', 'steampunk', 'adventure-time'])

export function lookFor(editions: readonly string[]): string {
  return LOOKS.has(editions[0]) ? editions[0] : 'classic'
}
