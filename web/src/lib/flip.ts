// Cards fly from where they lay to where they lie. Never blocking; nothing moves when motion is off.
// `data-card` is where a card lies, `data-told` where it is only spoken of.
import { still } from './prefs.svelte'

interface Place {
  element: HTMLElement
  box: DOMRect
}

let before = new Map<string, Place[]>()
let held = new Set<string>() // cards that were the viewer's own, in sight or not: they come from nowhere

export function remember(): void {
  before = new Map()
  if (still()) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const box = element.getBoundingClientRect()
    const card = element.dataset.card!
    if (box.width) before.set(card, [...(before.get(card) ?? []), { element, box }])
  }
}

// What was here already comes from where it was; what is new from a place that is gone, from another, or from the seat or deck it is of.
function origin(element: HTMLElement): DOMRect | undefined {
  const then = before.get(element.dataset.card!) ?? []
  const place = then.find((each) => each.element === element) ?? then.find((each) => !each.element.isConnected) ?? then[0]
  if (place) return place.box
  if (held.has(element.dataset.card!)) return undefined
  const { from } = element.dataset
  return from ? document.querySelector(`[data-deck="${from}"], [data-place="${from}"]`)?.getBoundingClientRect() : undefined
}

// After the page has changed; with what is the viewer's own now.
export function fly(own: readonly number[]): void {
  launch()
  held = new Set(own.map(String))
}

function launch(): void {
  if (still() || !before.size) return
  for (const element of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const now = element.getBoundingClientRect()
    const then = origin(element)
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
