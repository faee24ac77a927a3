// Watching a finished game: where one is in it, and what is seen there. All of the screen shares it, as a context.
import { createContext, untrack } from 'svelte'
import type { Box } from '../lib/box'
import type { Frame } from '../lib/types'
import { say } from '../lib/words'
import type { Film } from './film.svelte'
import { sentence, turningPoints } from './turns'

const PACE = 900 // milliseconds for a choice with something to tell, at normal speed
const WAIT = 0.12 // of it for one with nothing

export class Watch {
  n = $state(0)
  playing = $state(false)
  speed = $state(1)
  looked = $state(-1) // a card up close
  private last = $state.raw<Frame>()
  private readonly frame = $derived.by(() => this.film.frame(this.n))
  private readonly shown = $derived(this.frame ?? this.last) // while a position is on its way, the one before stays
  readonly ready = $derived.by(() => !!(this.film.info && this.film.box && this.shown))
  readonly names = $derived.by(() => this.film.info?.names ?? [])
  readonly faces = $derived.by(() => this.film.info?.faces ?? []) // of bots
  readonly story = $derived.by(() => (this.film.fetched, this.film.story()))
  readonly points = $derived.by(() => (this.film.box ? turningPoints(this.story, this.film.box, this.names) : []))
  readonly complete = $derived.by(() => this.film.length > 0 && this.film.fetched > this.film.length)
  readonly where = $derived.by(() => say('replay-position', { turn: this.shown?.view.number ?? 0, n: this.n, total: this.film.length }))
  // What this choice did, or the last one that did something.
  readonly happened = $derived.by(() => {
    const note = this.story.slice(0, this.n + 1).findLast((each) => each.events.length)
    return note ? note.events.map((event) => sentence(this.box, this.names, event)).join(' · ') : ''
  })

  constructor(readonly film: Film) {
    $effect(() => {
      if (this.frame) this.last = this.frame
    })
    // One choice after another, as long as the next is there.
    $effect(() => {
      if (!this.playing) return
      const here = this.n
      if (here >= film.length) {
        this.playing = false
        return
      }
      if (!this.frame) return
      const pause = (PACE / this.speed) * (this.frame.events.length ? 1 : WAIT)
      const timer = setTimeout(() => untrack(() => this.go(here + 1)), Math.max(30, pause))
      return () => clearTimeout(timer)
    })
  }

  // These two are there when it is ready.
  get box(): Box {
    return this.film.box!
  }

  get position(): Frame {
    return this.shown!
  }

  go(to: number): void {
    this.n = Math.min(this.film.length, Math.max(0, Math.round(to)))
    void this.film.want(this.n)
  }

  seek(to: number): void {
    this.go(to)
    try {
      history.replaceState(history.state, '', `${location.pathname}?at=${this.n}`)
    } catch {
      // browsers refuse too many of these at once; the next one will do
    }
  }

  play(): void {
    if (!this.playing && this.n >= this.film.length) this.go(0)
    this.playing = !this.playing
    if (!this.playing) this.seek(this.n)
  }

  // To the turning point before or after.
  turn(direction: -1 | 1): void {
    const to = direction > 0 ? this.points.find((point) => point.n > this.n) : this.points.findLast((point) => point.n < this.n)
    if (to) this.seek(to.n)
  }

  again(): void {
    this.film.trouble = ''
    void this.film.want(this.n)
    void this.film.readOn()
  }
}

export const [watching, letWatch] = createContext<Watch>()
