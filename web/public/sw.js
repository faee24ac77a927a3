// The app kept for evenings without a server.
//
// A page that has started tells which files it runs on (src/lib/offline.ts). They are kept together as one version; only when
// all are there does it take the place of the one before. With a server, pages always come from it, so nobody is held on an
// old version. Of the server's answers only what the editions are is kept; tables, replays and counters never are.

const SHELL = 'kickdoor-shell-'
const TOLD = 'kickdoor-told-1'
const MOST_TOLD = 12
const PATIENCE = 4000 // milliseconds for a page, before the kept one is shown

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { version, files } = event.data ?? {}
  if (typeof version === 'string' && Array.isArray(files)) event.waitUntil(keep(version, files))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/ws')) return
  if (url.pathname === '/api/config') event.respondWith(keptFirst(event))
  else if (url.pathname === '/api/boxes') event.respondWith(serverFirst(event))
  else if (url.pathname.startsWith('/api/')) return
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/icon.svg' || url.pathname === '/manifest.webmanifest') event.respondWith(file(request))
})

// All files of a version, the start page last: whoever finds it finds the rest.
async function keep(version, files) {
  const name = SHELL + version
  const cache = await caches.open(name)
  if (!(await cache.match('/'))) {
    await Promise.all(files.map(async (path) => (await cache.match(path)) ?? (await cache.add(path))))
    const start = await fetch('/', { cache: 'no-cache' })
    if (!start.ok || !(await start.clone().text()).includes(version)) return // the server has a newer one by now
    await cache.put('/', start)
    await ask(new Request('/api/config')).catch(() => undefined)
  } else {
    await Promise.all(files.map(async (path) => (await cache.match(path)) ?? (await cache.add(path).catch(() => undefined))))
  }
  for (const old of await caches.keys()) if (old.startsWith(SHELL) && old !== name) await caches.delete(old)
}

async function page(request) {
  const kept = await caches.match('/')
  if (!kept) return fetch(request)
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    return answer.status < 500 ? answer : kept
  } catch {
    return kept
  }
}

// The names of files in /assets/ change with their content.
async function file(request) {
  return (await caches.match(request)) ?? fetch(request)
}

// What was told last, at once; what is told now, next time.
async function keptFirst(event) {
  const kept = await caches.match(event.request)
  const fresh = ask(event.request)
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

// What numbers mean must be of today wherever there is a server to say it.
async function serverFirst(event) {
  try {
    return await ask(event.request)
  } catch (error) {
    const kept = await caches.match(event.request)
    if (kept) return kept
    throw error
  }
}

async function ask(request) {
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(TOLD)
    await cache.put(request, answer.clone())
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST_TOLD))) await cache.delete(old)
  }
  return answer
}
