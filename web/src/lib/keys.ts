// Shortcut keys. A control says its own with aria-keyshortcuts; here is how they are pressed, and what the help tells of them.
import { enter } from './focus'
import { prefs } from './prefs.svelte'

export const KEYS = ['1', 'L', 'W', 'H', 'D', 'C', 'G', 'T', '?'] as const

// The n-th answer, counted from 0, has a key if it is among the first nine.
export function numberKey(n: number): string | undefined {
  return n >= 0 && n < 9 ? String(n + 1) : undefined
}

// For `onkeydown` of the whole page; not while typing, and not beside an open sheet.
export function press(event: KeyboardEvent): void {
  if (!prefs.keys || event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return
  if ((event.target as Element).closest('input, select, textarea') || document.querySelector('dialog[open]')) return
  const key = event.key.toUpperCase()
  const all = [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')]
  const found = all.find((each) => each.getAttribute('aria-keyshortcuts') === key && !each.matches(':disabled'))
  if (!found) return
  event.preventDefault()
  if (found instanceof HTMLInputElement) found.focus()
  else if (!(found instanceof HTMLButtonElement)) enter(found)
  else {
    if (document.activeElement === document.body) found.focus()
    found.click()
  }
}
