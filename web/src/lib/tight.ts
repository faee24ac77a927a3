// Where there is more than fits, the words go first: the box is marked as tight, and its style says what that means; what is too wide even so has more than is seen.
import type { Attachment } from 'svelte/attachments'

export const tight: Attachment<HTMLElement> = (node) => {
  const full = (box: Element | null) => !!box && (box.scrollHeight > box.clientHeight + 2 || box.scrollWidth > box.clientWidth + 2)
  function measure(): void {
    node.classList.remove('tight')
    node.classList.remove('more')
    node.classList.toggle('tight', full(node) || full(node.querySelector(':scope > [data-words]')))
    node.classList.toggle('more', node.scrollWidth > node.clientWidth + 2)
  }
  const resized = new ResizeObserver(measure)
  const changed = new MutationObserver(measure)
  resized.observe(node)
  changed.observe(node, { childList: true, subtree: true, characterData: true })
  measure()
  return () => {
    resized.disconnect()
    changed.disconnect()
  }
}
