import type { UpdateMessage } from './types'

const SETTING_UP = 0 // the phase before the first turn

// Are opening plays being made? Everybody says when they are ready; the rolls for who begins are windows like any other.
export function opening({ view, clock }: UpdateMessage): boolean {
  return !!clock.window && view.phase === SETTING_UP && !view.die
}
