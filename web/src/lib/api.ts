// The REST side of the protocol.
import { prefs } from './prefs.svelte'
import type {
  Analysis,
  BoxTold,
  Clause,
  Config,
  EndedInfo,
  Frame,
  HowTo,
  Listing,
  Me,
  ReplayInfo,
  SessionInfo,
  Settings,
  TableAddress,
  Ticket,
} from './types'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': prefs.language } // for what the server says when it refuses
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (token) headers.authorization = `Bearer ${token}`
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })
  } catch {
    throw new ApiError(0, '')
  }
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { error?: string }
    throw new ApiError(answer.status, told.error ?? answer.statusText)
  }
  return (await answer.json()) as T
}

export const api = {
  config: () => call<Config>('GET', '/api/config'),
  me: () => call<Me>('GET', '/api/me'),
  guest: (name: string) => call<Me>('POST', '/api/guest', { name }),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  sessions: () => call<SessionInfo[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => call<EndedInfo>('DELETE', `/api/me/sessions/${id}`),
  endOthers: () => call<EndedInfo>('DELETE', '/api/me/sessions'),
  logout: () => call<EndedInfo>('POST', '/api/logout'),
  erase: () => call<{ erased: boolean }>('DELETE', '/api/me'),
  tables: () => call<Listing[]>('GET', '/api/tables'),
  table: (id: string) => call<Listing>('GET', `/api/tables/${id}`),
  code: (code: string) => call<TableAddress>('GET', `/api/codes/${encodeURIComponent(code)}`),
  create: (settings: Partial<Settings>, bots: string[]) => call<TableAddress>('POST', '/api/tables', { settings, bots }),
  guide: () => call<TableAddress>('POST', '/api/guide'),
  ticket: (table: string, token?: string) => call<Ticket>('POST', `/api/tables/${table}/ticket`, undefined, token),
  replay: (id: string) => call<ReplayInfo>('GET', `/api/replays/${id}`),
  frames: (id: string, start: number, count: number) => call<Frame[]>('GET', `/api/replays/${id}/frames?start=${start}&count=${count}`),
  analysis: (id: string, language: string) => call<Analysis>('GET', `/api/replays/${id}/analysis?language=${language}`),
  fork: (id: string, at: number, bots: string[]) => call<TableAddress>('POST', `/api/replays/${id}/fork`, { at, bots }),
  rules: (language: string) => call<Clause[]>('GET', `/api/rules?language=${language}`),
  howTo: (edition: string, language: string) => call<HowTo>('GET', `/api/how-to/${edition}?language=${language}`),
  box: (editions: readonly string[], options: unknown, language: string) =>
    call<BoxTold>(
      'GET',
      `/api/boxes?editions=${editions.join(',')}&options=${encodeURIComponent(JSON.stringify(options ?? {}))}&language=${language}`,
    ),
}

// Whoever has no name yet gets one before the first thing that needs it.
export async function be(name: string): Promise<Me> {
  const me = await api.me()
  return me.name ? me : api.guest(name)
}
