// Pass and play: everybody at one device has a seat of their own; the tokens stay in this tab.
import { ApiError, api } from '../lib/api'
import { Link } from '../lib/link.svelte'
import { prefs } from '../lib/prefs.svelte'
import type { Me, SettingsGiven } from '../lib/types'
import { beCalled } from './names'

export interface Neighbour {
  name: string
  sex: '' | 'male' | 'female'
}

// What the table finds in sessionStorage. The first one is this browser's own player, with the cookie and no token.
export interface HotSeat {
  name: string
  token: string
  seat: number
}

const PATIENCE = 15_000 // milliseconds for each thing that is sent

export function hotSeatKey(table: string): string {
  return `kickdoor-hotseat-${table}`
}

// Nobody is rushed where the device must be handed on.
const CALM: SettingsGiven = {
  clocks: { window: 10, decide: 0, bank: 0, hold: 120, absence: 3600 },
  public: false,
  spectators: 'none',
  chat: false,
}

export async function passAndPlay(people: Neighbour[], bots: string[], settings: SettingsGiven): Promise<string> {
  const me = await beCalled(people[0].name)
  const { id } = await api.create({ ...CALM, ...settings, seats: people.length + bots.length } as Parameters<typeof api.create>[0], [
    ...people.slice(1).map(() => ''),
    ...bots,
  ])
  const seats: HotSeat[] = [{ name: me.name, token: '', seat: 0 }]
  for (const [at, { name, sex }] of people.entries()) {
    if (at === 0) continue
    const beside = await guestBeside(name)
    await sitDown(id, beside.token, [{ t: 'sit', seat: at, sex }, { t: 'ready' }])
    seats.push({ name: beside.name, token: beside.token, seat: at })
  }
  sessionStorage.setItem(hotSeatKey(id), JSON.stringify(seats))
  await sitDown(id, '', [{ t: 'sit', seat: 0, sex: people[0].sex }, { t: 'start' }])
  return id
}

async function guestBeside(name: string): Promise<Me> {
  let answer: Response
  try {
    answer = await fetch('/api/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, beside: true }),
    })
  } catch {
    throw new ApiError(0, '')
  }
  const told = (await answer.json().catch(() => ({}))) as Me & { error?: string }
  if (!answer.ok) throw new ApiError(answer.status, told.error ?? '')
  return told
}

// One after another; the first that is refused ends it.
async function sitDown(table: string, token: string, messages: Record<string, unknown>[]): Promise<void> {
  const link = new Link(table, token || undefined, prefs.language)
  const [first, ...rest] = messages
  try {
    const answered = link.do(first) // waits for the socket
    void link.open()
    await done(link, answered)
    for (const message of rest) await done(link, link.do(message))
  } finally {
    link.close()
  }
}

async function done(link: Link, sent: ReturnType<Link['do']>): Promise<void> {
  let timer = 0
  const late = new Promise<never>((_settle, fail) => {
    timer = window.setTimeout(() => fail(new ApiError(link.code, link.why)), PATIENCE)
  })
  try {
    const answer = await Promise.race([sent, late])
    if (answer.t === 'refused') throw new ApiError(400, answer.why)
  } finally {
    clearTimeout(timer)
  }
}
