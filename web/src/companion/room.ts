// The server's side of a shared counter.
import { ApiError } from '../lib/api'
import type { Counted, CounterAddress, Op } from '../lib/types'

const AT_ONCE = 100 // changes in one request
const BYTES = 48_000

async function call<T>(path: string, body?: unknown): Promise<T> {
  const given = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(`/api/companion${path}`, { ...given, signal: AbortSignal.timeout(10_000) })
  } catch {
    throw new ApiError(0, '')
  }
  const told = (await answer.json().catch(() => null)) as (T & { error?: string }) | null
  if (!answer.ok || !told) throw new ApiError(answer.ok ? 0 : answer.status, told?.error ?? '')
  return told
}

export const room = {
  open: () => call<CounterAddress>('', {}),
  look: (id: string, since: number) => call<Counted>(`/${id}?since=${since}`),
  send: (id: string, since: number, ops: Op[]) => call<Counted>(`/${id}/ops`, { since, ops }),
}

// As many as one request may hold.
export function firstOf(ops: Op[]): Op[] {
  let size = 0
  const most = ops.slice(0, AT_ONCE)
  const end = most.findIndex((op) => (size += JSON.stringify(op).length * 2) > BYTES)
  return end < 0 ? most : most.slice(0, Math.max(1, end))
}
