// A finished game, fetched piece by piece as it is watched.
import { ApiError, api } from '../lib/api'
import { boxOf, type Box } from '../lib/box'
import type { Frame, ReplayInfo } from '../lib/types'

const PIECE = 50 // choices fetched at once; the server keeps positions at such distances
const KEPT = 12 // pieces with all their positions; of the others only what the story needs stays

export type Event = Frame['events'][number]

// What is remembered of every moment.
export interface Note {
  n: number
  seat: number // whose choice it was, -1 for chance
  turn: number // number of the turn
  levels: number[]
  events: Event[]
}

export class Film {
  info = $state.raw<ReplayInfo | null>(null)
  box = $state.raw<Box | null>(null)
  trouble = $state('') // '' | gone | old | lost
  fetched = $state(0) // how far the notes go without a gap
  private pieces = $state.raw(new Map<number, Frame[]>())
  private readonly notes: Note[] = []
  private readonly loading = new Map<number, Promise<void>>()
  private watched = 0 // the piece that is looked at
  private ended = false

  constructor(readonly id: string) {}

  async open(language: string): Promise<void> {
    this.trouble = ''
    try {
      const info = await api.replay(this.id)
      this.box = await boxOf(info, language)
      this.info = info
    } catch (error) {
      this.fail(error)
    }
  }

  async speak(language: string): Promise<void> {
    if (this.info) this.box = await boxOf(this.info, language).catch(() => this.box)
  }

  close(): void {
    this.ended = true
  }

  get length(): number {
    return this.info?.choices ?? 0
  }

  // The position after n choices, or undefined while it is on its way.
  frame(n: number): Frame | undefined {
    return this.pieces.get(pieceOf(n))?.find((frame) => frame.n === n)
  }

  // All notes so far, in order without a gap.
  story(): Note[] {
    return this.notes.slice(0, this.fetched)
  }

  // Fetch what is needed at n, then what comes next.
  async want(n: number): Promise<void> {
    const piece = pieceOf(n)
    this.watched = piece
    await this.fetch(piece)
    if ((piece + 1) * PIECE < this.length) void this.fetch(piece + 1)
  }

  // Everything from the beginning, one piece after another, for the story and the curve.
  async readOn(): Promise<void> {
    for (let piece = 0; piece * PIECE < this.length && !this.ended && !this.trouble; piece++) {
      if (this.noted(piece)) continue
      await this.fetch(piece)
    }
  }

  private noted(piece: number): boolean {
    return this.notes[Math.min(this.length, (piece + 1) * PIECE)] !== undefined
  }

  private fetch(piece: number): Promise<void> {
    if (this.pieces.has(piece)) return Promise.resolve()
    let under = this.loading.get(piece)
    if (!under) {
      under = this.load(piece).finally(() => this.loading.delete(piece))
      this.loading.set(piece, under)
    }
    return under
  }

  private async load(piece: number): Promise<void> {
    try {
      const frames = await api.frames(this.id, piece * PIECE, PIECE)
      for (const frame of frames) this.notes[frame.n] = noteOf(frame)
      const pieces = new Map(this.pieces)
      pieces.set(piece, frames)
      if (pieces.size > KEPT) pieces.delete(farthest(pieces.keys(), this.watched))
      this.pieces = pieces
      let end = this.fetched
      while (this.notes[end]) end++
      this.fetched = end
      this.trouble = ''
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    const status = error instanceof ApiError ? error.status : 0
    this.trouble = status === 404 || status === 400 ? 'gone' : status === 410 ? 'old' : 'lost'
  }
}

// The first piece has the beginning too, the others begin after their first choice.
function pieceOf(n: number): number {
  return n < 1 ? 0 : Math.floor((n - 1) / PIECE)
}

function noteOf(frame: Frame): Note {
  return {
    n: frame.n,
    seat: frame.pick?.[0] ?? -1,
    turn: frame.view.number,
    levels: frame.view.players.map((player) => player.level),
    events: frame.events,
  }
}

function farthest(pieces: Iterable<number>, from: number): number {
  return [...pieces].reduce((far, piece) => (Math.abs(piece - from) > Math.abs(far - from) ? piece : far))
}
