// Where there is more than fits, the words go first: the box is marked as full, where that is not enough as snug, then as tight, as packed and last as bare, and its style says what that means; what is too wide even so has more than is seen, and what can be done and has no room even so is folded.
import type { Attachment } from 'svelte/attachments'

const KEPT = 2 // answers that stay where it is but the question that has no room

export const tight: Attachment<HTMLElement> = (node) => {
  const full = (box: Element | null) => !!box && (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
  const styled = (each: Animation) => each instanceof CSSAnimation || each instanceof CSSTransition
  const words = () => node.querySelector(':scope > [data-words]')
  const acts = () => node.querySelector(':scope > [data-acts]')
  let waits = false
  let frame = 0
  let found = '' // all that was measured, as it was afterwards
  // a card that is still flying in reaches far beyond its place; what can be done is in sight meanwhile
  function land(): void {
    if (!waits) {
      const flights = node.getAnimations({ subtree: true }).filter((each) => !styled(each))
      waits = flights.length > 0
      if (!waits) return measure()
      void Promise.allSettled(flights.map((each) => each.finished)).then(() => {
        waits = false
        land()
      })
    }
    fold()
  }
  function measure(): void {
    node.classList.remove('full', 'snug', 'tight', 'packed', 'bare', 'more')
    for (const mark of ['full', 'snug', 'tight', 'packed', 'bare']) node.classList.toggle(mark, full(node) || full(words()))
    node.classList.toggle('more', node.scrollWidth > node.clientWidth + 2)
    fold()
    found = sizes()
  }
  // the last first, behind a button that is only there for them
  function fold(): void {
    const box = acts()
    if (!box) return
    const spare = [...box.querySelectorAll<HTMLElement>('[data-spare]')].reverse()
    const cut = () => {
      const [inner, outer] = [box, node].map((each) => each.getBoundingClientRect())
      return inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1
    }
    for (const each of spare) each.hidden = false
    node.classList.remove('folded')
    for (const [at, each] of spare.entries()) {
      const left = spare.length - at
      if (!cut() && (left <= KEPT || !full(words()))) break
      node.classList.add('folded')
      each.hidden = true
    }
  }
  function sizes(): string {
    const boxes = [node, words(), acts()].filter((each) => each !== null)
    return boxes.map((each) => [each.clientWidth, each.clientHeight, each.scrollWidth, each.scrollHeight].join()).join(' ')
  }
  // letters that come late or grow, in a box that stays as it is: before they are painted. What that changes is
  // not looked at again in the same frame, or each would be the cause of the next.
  function later(): void {
    if (sizes() === found) return
    land()
    grown.disconnect()
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(watch)
  }
  const resized = new ResizeObserver(land)
  const grown = new ResizeObserver(later)
  const changed = new MutationObserver(() => {
    land()
    watch()
  })
  function watch(): void {
    grown.disconnect()
    for (const each of node.querySelectorAll('*')) grown.observe(each)
  }
  resized.observe(node)
  changed.observe(node, { childList: true, subtree: true, characterData: true })
  measure()
  watch()
  return () => {
    cancelAnimationFrame(frame)
    resized.disconnect()
    grown.disconnect()
    changed.disconnect()
  }
}
