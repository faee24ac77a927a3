// Cards fly from where they were to where they are. Never blocking; nothing moves when motion is off.
import { still } from './prefs.svelte'

type Places = Map<string, DOMRect>

let before: Places = new Map()

function places(): Places {
  const found: Places = new Map()
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    if (box.width) found.set(element.dataset.card!, box)
  }
  return found
}

export function remember(): void {
  if (!still()) before = places()
}

// After the page has changed: new cards come from their deck, known ones from where they lay.
export function fly(): void {
  if (still() || !before.size) return
  const decks = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-deck]')) {
    decks.set(element.dataset.deck!, element.getBoundingClientRect())
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const now = element.getBoundingClientRect()
    const then = before.get(element.dataset.card!) ?? decks.get(element.dataset.from ?? '')
    if (!then || !now.width) continue
    const x = then.left + then.width / 2 - (now.left + now.width / 2)
    const y = then.top + then.height / 2 - (now.top + now.height / 2)
    if (Math.hypot(x, y) < 8) continue
    const scale = Math.max(0.4, Math.min(1.6, then.width / now.width))
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      {
        duration: 380,
        easing: 'cubic-bezier(.2,.8,.25,1)',
      },
    )
  }
  before = new Map()
}
