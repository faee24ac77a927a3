// Counters kept in this browser. A shared one has the id the server gave it, one of this device alone has a dash in it.
import type { Op } from './ops'

export interface Kept {
  ops: Op[]
  unsent: string[] // ids of changes the server has not confirmed
  since: number // how many of its changes are known
  touched: number
}

const PREFIX = 'kickdoor-counter-'

export function isShared(id: string): boolean {
  return !id.includes('-')
}

export function read(id: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Partial<Kept> | null
    if (!kept || !Array.isArray(kept.ops)) return null
    return { ops: kept.ops, unsent: kept.unsent ?? [], since: kept.since ?? 0, touched: kept.touched ?? 0 }
  } catch {
    return null
  }
}

// False where the browser keeps nothing, or is full.
export function write(id: string, kept: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // a browser without storage has nothing to forget
  }
}

// All that are kept here, the one used last first.
export function list(): { id: string; kept: Kept }[] {
  const found: { id: string; kept: Kept }[] = []
  try {
    for (let n = 0; n < localStorage.length; n++) {
      const key = localStorage.key(n) ?? ''
      const kept = key.startsWith(PREFIX) ? read(key.slice(PREFIX.length)) : null
      if (kept) found.push({ id: key.slice(PREFIX.length), kept })
    }
  } catch {
    return []
  }
  return found.sort((a, b) => b.kept.touched - a.kept.touched)
}

// Another tab has written it.
export function heard(id: string, event: StorageEvent): boolean {
  return event.key === PREFIX + id && event.newValue !== null
}
