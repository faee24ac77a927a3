// A link to a clause: to the rules book, with the place in it.
import { go } from '../lib/route.svelte'

export function toRule(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
