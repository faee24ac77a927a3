// What stands on the stage is as large as it can be, and nothing of it is cut: all its lengths hang on --fit.
import type { Attachment } from 'svelte/attachments'

const LEAST = 0.3
const MOST = 1.9
const LOOKS = 7 // halvings of the difference: to within a hundredth

// With what reaches beyond it, as it is laid out: a card that is still flying in is no wider for that.
function widthOf(inside: HTMLElement): number {
  const parts = [...inside.children].filter((part) => part instanceof HTMLElement)
  const ends = parts.map((part) => part.offsetLeft - (part.offsetParent === inside ? 0 : inside.offsetLeft) + part.offsetWidth)
  return Math.max(inside.offsetWidth, ...ends)
}

// For a box with one child: the child's letters, and so everything in it, grow and shrink until it fits.
export const fit: Attachment<HTMLElement> = (node) => {
  const inside = node.firstElementChild as HTMLElement
  let width = -1
  let height = -1

  function fits(size: number): boolean {
    node.style.setProperty('--fit', size.toFixed(3))
    return inside.offsetHeight <= node.clientHeight && widthOf(inside) <= node.clientWidth
  }

  function measure(): void {
    width = node.clientWidth
    height = node.clientHeight
    inside.style.zoom = ''
    if (!width || !height) return
    if (fits(MOST)) return
    let [low, high] = [LEAST, MOST]
    for (let look = 0; look < LOOKS; look++) {
      const middle = (low + high) / 2
      if (fits(middle)) low = middle
      else high = middle
    }
    if (fits(low)) return
    // what has a least size of its own is made smaller as a whole; its lines may break elsewhere then
    for (let look = 0, zoom = 1; look < LOOKS; look++) {
      const { width: wide, height: high } = inside.getBoundingClientRect()
      const room = Math.min(node.clientHeight / high, node.clientWidth / wide)
      if (room > 0.999) return
      zoom *= room * 0.99
      inside.style.zoom = String(zoom)
    }
  }

  const resized = new ResizeObserver(() => {
    if (node.clientWidth !== width || node.clientHeight !== height) measure()
  })
  const changed = new MutationObserver(measure)
  resized.observe(node)
  changed.observe(inside, { childList: true, subtree: true, characterData: true, attributeFilter: ['data-short'] })
  void document.fonts?.ready.then(measure)
  measure()
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
