// A counter is the list of its changes. Whoever has the same changes sees the same counter, in whatever order they came.
import type { Op } from '../lib/types'

export type { Op } // what it sets is told in full: the last word on a field wins
export type Value = string | number | boolean
export type Change = [field: string, value: Value]

export const MOST_CLOCK = 20_000

// Earlier changes first; of two made without knowing of each other, every device puts the same one first.
export function inOrder(ops: Iterable<Op>): Op[] {
  return [...ops].sort((a, b) => a.clock - b.clock || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

// Those that count: not taken back, or taken back by one that was taken back itself.
export function live(ordered: readonly Op[]): Op[] {
  const gone = new Set<string>()
  const kept: Op[] = []
  for (const op of ordered.toReversed()) {
    if (gone.has(op.id)) continue
    if (op.undo) gone.add(op.undo)
    kept.push(op)
  }
  return kept.reverse()
}

export function newOp(ops: readonly Op[], change: { set: Change[] } | { undo: string }): Op {
  const clock = Math.min(MOST_CLOCK, ops.reduce((most, op) => Math.max(most, op.clock), 0) + 1)
  return { id: random(12), clock, at: Date.now(), set: 'set' in change ? change.set : [], undo: 'undo' in change ? change.undo : null }
}

// The last thing that can be taken back: anything but the beginning.
export function lastDone(ordered: readonly Op[]): Op | undefined {
  return live(ordered).findLast((op) => !op.undo && op !== ordered[0])
}

// The undo that can be taken back, as long as nothing else was done since.
export function lastUndone(ordered: readonly Op[]): Op | undefined {
  const undos = new Set(ordered.filter((op) => op.undo).map((op) => op.id))
  const last = live(ordered).findLast((op) => !op.undo || !undos.has(op.undo))
  return last?.undo ? last : undefined
}

// Letters and digits that nobody else hits on.
export function random(length: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (n) => letters[n % letters.length]).join('')
}
