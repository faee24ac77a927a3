// A counter on this device: every change is kept here first, and sent when there is somebody to send it to.
import { ApiError } from '../lib/api'
import { restate } from './doing'
import { fold, type Counter } from './fold'
import { heard, isShared, read, write } from './keep'
import { inOrder, lastDone, lastUndone, newOp, type Change, type Op } from './ops'
import { firstOf, room } from './room'

const LOOK = 2_000 // milliseconds between two looks
const ROUNDS = 600 // more than any counter needs
const AWAY = 15_000 // at most, while the server cannot be reached

export type Tie =
  | 'here' // on this device alone
  | 'opening' // shared, and nothing is known of it yet
  | 'good'
  | 'away' // the server cannot be reached
  | 'gone' // the server does not know it
  | 'full'

export class SharedCounter {
  ops = $state.raw<Op[]>([])
  tie = $state<Tie>('here')
  waiting = $state(0) // changes that are not sent yet
  kept = $state(true) // whether this browser keeps it
  readonly now: Counter = $derived(fold(this.ops))
  readonly ordered: Op[] = $derived(inOrder(this.ops))
  readonly undoable: Op | undefined = $derived(lastDone(this.ordered))
  readonly redoable: Op | undefined = $derived(lastUndone(this.ordered))

  private known = new Set<string>()
  private unsent = new Set<string>()
  private since = 0
  private shown = false
  private busy = false
  private again = false
  private failed = 0
  private timer = 0

  constructor(readonly id: string) {
    this.load()
    if (isShared(id)) this.tie = this.ops.length ? 'away' : 'opening'
  }

  do(set: Change[]): void {
    if (set.length) this.add(newOp(this.ops, { set }))
  }

  undo(): void {
    if (this.undoable) this.add(newOp(this.ops, { undo: this.undoable.id }))
  }

  redo(): void {
    if (this.redoable) this.add(newOp(this.ops, { undo: this.redoable.id }))
  }

  // Follow the counter as long as it is shown.
  follow(): () => void {
    const look = () => this.look()
    const told = (event: StorageEvent) => heard(this.id, event) && this.load()
    addEventListener('storage', told)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    this.shown = true
    this.look()
    return () => {
      this.shown = false
      removeEventListener('storage', told)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      clearTimeout(this.timer)
    }
  }

  private add(op: Op): void {
    this.unsent.add(op.id)
    this.learn([op])
    this.save()
    this.look()
  }

  private learn(ops: readonly Op[]): void {
    const fresh = ops.filter((op) => !this.known.has(op.id))
    for (const op of fresh) this.known.add(op.id)
    if (fresh.length) this.ops = [...this.ops, ...fresh]
  }

  private load(): void {
    const kept = read(this.id)
    if (!kept) return
    // What another tab did and has not sent, this one may send too: it is done once all the same.
    for (const id of kept.unsent) if (!this.known.has(id)) this.unsent.add(id)
    if (!this.known.size) this.since = kept.since
    this.learn(kept.ops)
    this.waiting = this.unsent.size
  }

  private save(): void {
    this.load()
    this.waiting = this.unsent.size
    this.kept = write(this.id, { ops: this.ops, unsent: [...this.unsent], since: this.since, touched: Date.now() })
  }

  private look(): void {
    clearTimeout(this.timer)
    if (!this.shown || !isShared(this.id) || document.visibilityState === 'hidden') return
    if (!navigator.onLine) {
      this.tie = this.ops.length ? 'away' : 'opening' // it looks again when there is a connection
      return
    }
    if (this.busy) {
      this.again = true
      return
    }
    this.busy = true
    void this.exchange().then((pause) => {
      this.busy = false
      if (this.again) pause = 0
      this.again = false
      if (pause !== null) this.timer = window.setTimeout(() => this.look(), pause)
    })
  }

  // Send what waits, learn what is new; when to look again, or null for never.
  private async exchange(): Promise<number | null> {
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const sent = firstOf(this.ops.filter((op) => this.unsent.has(op.id)))
        const told = sent.length ? await room.send(this.id, this.since, sent) : await room.look(this.id, this.since)
        if (told.last < this.since) {
          // The server has forgotten something: it is told everything again.
          this.since = 0
          for (const op of this.ops) this.unsent.add(op.id)
          continue
        }
        for (const op of sent) this.unsent.delete(op.id)
        const news = told.seq > this.since || sent.length > 0
        this.since = told.seq
        this.learn(told.ops)
        if (news) this.save()
        this.tie = 'good'
        this.failed = 0
        if (told.seq >= told.last && !this.unsent.size) break
      }
      return LOOK
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 404) this.tie = 'gone'
      else if (status === 409) this.tie = 'full'
      else this.tie = this.ops.length ? 'away' : status ? 'gone' : 'opening'
      if (status === 404) return null
      return Math.min(AWAY, LOOK * 1.5 ** this.failed++)
    }
  }
}

// Put a counter where others find it, with all that was done so far. The new id.
export async function share(counter: SharedCounter): Promise<string> {
  const ops = counter.tie === 'full' ? [newOp([], { set: restate(counter.now) })] : inOrder(counter.ops)
  const { id } = await room.open()
  let since = 0
  for (let left = ops; left.length; left = ops.slice(since)) since = (await room.send(id, since, firstOf(left))).seq
  write(id, { ops, unsent: [], since, touched: Date.now() })
  return id
}
