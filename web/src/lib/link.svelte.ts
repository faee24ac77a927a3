// The link to one table: it comes back by itself, resends what was not answered, and keeps the latest of everything.
import { ApiError, api } from './api'
import type { Advice, Because, ClientMessage, Line, RefusedMessage, ServerMessage, TableMessage, UpdateMessage } from './types'

export type Answer = { t: 'done' } | RefusedMessage | Advice | Because
export type Status = 'opening' | 'open' | 'waiting' | 'closed'

interface Waiting {
  message: ClientMessage
  settle: (answer: Answer) => void
}

// A line of the chat, or what a bot said aside: the server keeps those not, so they stand after the line before them.
export interface Said extends Line {
  aside?: boolean
}

export type Event = UpdateMessage['events'][number]

const PROTOCOL = 1
const REMEMBERED = 400 // lines of the log, and of the chat
const ASIDE = 1 / 1024 // of a line of the chat
const FINAL = new Set([1008, 4003, 4004, 4005, 4006, 4007, 4009])

export class Link {
  status = $state<Status>('opening')
  why = $state('')
  code = $state(0)
  table = $state.raw<TableMessage | null>(null)
  update = $state.raw<UpdateMessage | null>(null)
  chat = $state.raw<Said[]>([])
  past = $state.raw<Event[]>([]) // what happened, the latest last
  rewound = $state(0) // how often it was told anew, as when a choice was taken back
  told = $state(0) // how much that was
  muted = $state.raw<readonly number[]>([]) // seats whose words this reader does not want, kept for the evening
  got = $state(0) // when the clock was last told, by performance.now()
  heard: ((message: UpdateMessage) => void)[] = []

  private socket: WebSocket | null = null
  private waiting = new Map<string, Waiting>()
  private count = 0
  private readonly salt = Math.random().toString(36).slice(2, 10)
  private tries = 0
  private ended = false
  private timer = 0

  constructor(
    readonly id: string,
    private readonly token?: string,
    private readonly language = 'en',
  ) {
    this.muted = JSON.parse(sessionStorage.getItem(`kickdoor-muted-${id}`) ?? '[]') as number[]
  }

  async open(): Promise<void> {
    if (this.ended) return
    try {
      const { ticket } = await api.ticket(this.id, this.token)
      if (this.ended) return
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      const socket = new WebSocket(`${scheme}://${location.host}/ws?table=${this.id}`)
      this.socket = socket
      socket.onopen = () => {
        this.status = 'opening'
        socket.send(JSON.stringify({ t: 'hello', ticket, table: this.id, protocol: PROTOCOL, language: this.language }))
      }
      socket.onmessage = (event: MessageEvent<string>) => this.read(JSON.parse(event.data) as ServerMessage)
      socket.onclose = (event) => this.lost(event.code, event.reason)
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.end(error.status, error.message)
      } else {
        this.lost(0, '')
      }
    }
  }

  close(): void {
    this.ended = true
    clearTimeout(this.timer)
    this.socket?.close(1000)
    this.socket = null
  }

  // Send it with an id of its own; the answer may come after a reconnect.
  do(message: Record<string, unknown>): Promise<Answer> {
    const id = `${this.salt}-${++this.count}`
    const whole = { ...message, id } as unknown as ClientMessage
    return new Promise((settle) => {
      this.waiting.set(id, { message: whole, settle })
      this.say(whole)
    })
  }

  // Send it and expect nothing.
  say(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN && this.status === 'open') this.socket.send(JSON.stringify(message))
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
    sessionStorage.setItem(`kickdoor-muted-${this.id}`, JSON.stringify(this.muted))
    this.say({ t: 'mute', seat, on })
  }

  private read(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.table = message
        if (this.status !== 'open') {
          this.status = 'open'
          this.tries = 0
          for (const seat of this.muted) this.say({ t: 'mute', seat, on: true })
          for (const each of this.waiting.values()) this.say(each.message) // what was not answered before
        }
        break
      case 'past':
        this.past = [...message.events]
        this.rewound += 1
        this.told = Math.max(this.told, message.events.length) // a line keeps its number when the rest comes again
        break
      case 'update':
        this.update = message
        this.past = [...this.past, ...message.events].slice(-REMEMBERED)
        this.told += message.events.length
        this.got = performance.now()
        for (const hear of this.heard) hear(message)
        break
      case 'clock':
        if (this.update) this.update = { ...this.update, clock: message.clock }
        this.got = performance.now()
        break
      case 'chat':
        this.hear(message.lines)
        break
      case 'aside': {
        const { seat, text } = message
        const n = (this.chat.at(-1)?.n ?? 0) + ASIDE
        this.hear([{ n, seat, name: '', at: Date.now(), text, phrase: '', looker: 0, aside: true }])
        break
      }
      case 'bye':
        this.why = message.why
        break
      default:
        this.waiting.get(message.id)?.settle(message as Answer)
        this.waiting.delete(message.id)
    }
  }

  private hear(lines: readonly Said[]): void {
    const known = this.chat.filter((line) => !lines.some((fresh) => fresh.n === line.n))
    const fresh = lines.filter((line) => !this.muted.includes(line.seat))
    this.chat = [...known, ...fresh].sort((a, b) => a.n - b.n).slice(-REMEMBERED)
  }

  private lost(code: number, why: string): void {
    this.socket = null
    if (this.ended) return
    if (FINAL.has(code)) {
      this.end(code, this.why || why)
      return
    }
    this.status = 'waiting'
    const pause = Math.min(5000, 250 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6)
    this.timer = window.setTimeout(() => void this.open(), pause)
  }

  private end(code: number, why: string): void {
    this.ended = true
    this.status = 'closed'
    this.code = code
    this.why = why
  }
}
