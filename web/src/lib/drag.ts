// Dragging a card out of the hand, with a mouse, a pen or a finger. Taps and keys do the same.
const FAR = 10 // px before a press becomes a drag

export interface Drag {
  onlift: () => boolean // false: it cannot go anywhere
  onmove: (x: number, y: number) => void
  ondrop: (x: number, y: number) => void
  oncancel: () => void
}

// For `onpointerdown` of a card. Sideways a finger scrolls the hand (touch-action: pan-x), so only what the browser leaves us is a drag.
export function lift(event: PointerEvent, drag: Drag): void {
  if (event.button || !event.isPrimary) return
  const card = event.currentTarget as HTMLElement
  const { clientX, clientY, pointerId } = event
  const over = new AbortController()
  const heard = { signal: over.signal }
  let lifted = false

  function move(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return
    if (!lifted) {
      if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR) return
      if (!drag.onlift()) return over.abort()
      lifted = true
      card.setPointerCapture(pointerId)
    }
    now.preventDefault()
    drag.onmove(now.clientX, now.clientY)
  }

  function end(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return
    over.abort()
    if (!lifted) return
    letGo()
    drag.ondrop(now.clientX, now.clientY)
  }

  function stop(): void {
    over.abort()
    if (!lifted) return
    addEventListener('pointerup', letGo, { once: true })
    drag.oncancel()
  }

  addEventListener('pointermove', move, heard)
  addEventListener('pointerup', end, heard)
  addEventListener('pointercancel', stop, heard)
  addEventListener(
    'keydown',
    (key) => {
      if (key.key === 'Escape') stop()
    },
    heard,
  )
}

// The click that follows a drag opens nothing.
function letGo(): void {
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
