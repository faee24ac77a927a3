// Where there is more than fits, the words go first: the box is marked as tight, and its style says what that means.
import type { Attachment } from 'svelte/attachments'

export const tight: Attachment<HTMLElement> = (node) => {
  function measure(): void {
    node.classList.remove('tight')
    node.classList.toggle('tight', node.scrollHeight > node.clientHeight + 2)
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
