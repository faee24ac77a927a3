// What can be amiss with a page, and what a link tells of it.
import type { Link } from './link.svelte'

export type Amiss = 'nowhere' | 'no-table' | 'full' | 'removed' | 'old' | 'lost' | 'banned' | 'erased'

// A link that ended: an answer of the server, or the code its socket closed with.
const ENDS: Record<number, Amiss> = {
  404: 'no-table',
  4004: 'no-table',
  400: 'no-table',
  4006: 'old',
  409: 'full',
  4007: 'full',
  4009: 'full',
  401: 'banned',
  403: 'banned',
  4003: 'banned',
  4005: 'erased',
}

// What keeps somebody from this table, and what the server says of it; null: nothing.
export function amissAt({ status, code, why, table }: Link): { kind: Amiss; why: string } | null {
  if (status === 'closed') return { kind: ENDS[code] ?? 'lost', why }
  if (table?.state === 'closed') return { kind: 'no-table', why: table.closed }
  if (!table || table.you >= 0 || table.settings.spectators !== 'none') return null
  const taken = table.state !== 'lobby' || table.seats.every((seat) => seat.kind === 'person')
  return taken ? { kind: 'full', why: '' } : null
}
