// Choosing cards: one at once, or several and one confirmation.
import type { Option, UpdateMessage } from '../lib/types'

export interface Picking {
  kind: 'one' | 'charity'
  count: number // how many must be chosen
  shares: boolean // they go to others
  options: readonly Option[]
  waits: boolean // something else may be done first
}

const BESIDE = new Set(['play', 'use', 'sell', 'trade', 'give', 'equip', 'unequip']) // no answers to what is to be chosen
const PICKED = new Set(['choose', 'charity', 'draw', 'offer'])

// What this player must pick now, if it is to be picked from cards; whoever may stop is not made to pick.
export function pickingOf(update: UpdateMessage): Picking | null {
  const { request, view } = update
  if (!request?.mandatory || !PICKED.has(request.kind)) return null
  if (request.options.some((option) => option.step.do === 'end-turn')) return null
  if (request.kind === 'charity') {
    const over = view.charity ? view.players[view.seat].hand.length - view.charity[0] : 0
    const options = request.options.filter(({ step }) => step.do === 'share' || step.do === 'discard')
    const shares = options.some(({ step }) => step.do === 'share')
    const waits = options.length < request.options.length
    return over > 0 && options.length ? { kind: 'charity', count: over, shares, options, waits } : null
  }
  const answers = request.kind === 'choose' ? request.options.filter(({ step }) => !BESIDE.has(step.do)) : request.options
  const options = answers.length ? answers : request.options
  return { kind: 'one', count: 1, shares: false, options, waits: options.length < request.options.length }
}

const HIGH = 1.42 // of its width

// How wide so many cards can be where all of them have room, with such gaps, and so much below each.
export function widest(cards: number, width: number, height: number, gap: number, below: number): number {
  const rows = Array.from({ length: cards }, (_, at) => at + 1)
  const wide = rows.map((row) => {
    const columns = Math.ceil(cards / row)
    return Math.min((width + gap) / columns - gap, ((height + gap) / row - gap - below) / HIGH)
  })
  return Math.max(0, ...wide)
}
