// Where there is more than fits, the words go first: the box is marked as tight, and its style says what that means; what is too wide even so has more than is seen.
import type { Attachment } from 'svelte/attachments'

export const tight: Attachment<HTMLElement> = (node) => {
  function measure(): void {
    node.classList.remove('tight')
    node.classList.remove('more')
    node.classList.toggle('tight', node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2)
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
