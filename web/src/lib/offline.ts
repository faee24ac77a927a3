// Kept for evenings without a server: this version of the app, with the companion.
import { icon } from './art'

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void keep()
  else addEventListener('load', () => void keep())
}

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    await import('../screens/Companion.svelte')
    await document.fonts.load('1em "Fraunces Variable"')
    const { active } = await navigator.serviceWorker.ready
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
    active?.postMessage({ version: entry?.src.split('/').at(-1) ?? '', files: files() })
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

// What this page was made of, and the pictures of the companion.
function files(): string[] {
  const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href))
  const linked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].map(
    (element) => new URL('href' in element ? element.href : element.src, location.href),
  )
  const assets = [...used, ...linked].filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  return [...new Set(['/icon.svg', '/manifest.webmanifest', icon('die').split('#')[0], ...assets.map(({ pathname }) => pathname)])]
}
