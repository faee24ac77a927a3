// Where we are: the path of the page, and ways to go elsewhere without loading it again.

export const route = $state({ path: location.pathname, search: location.search })

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  if (!location.hash) scrollTo(0, 0)
}

function arrive(): void {
  route.path = location.pathname
  route.search = location.search
}

addEventListener('popstate', arrive)

// Links inside the app, for `onclick` of the whole page.
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
