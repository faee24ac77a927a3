// Whoever helps somebody else to the winning Level does so on purpose: it is never what the eye falls on.
import type { Option, UpdateMessage } from '../lib/types'

// Would the offer on the table, accepted, end the game for another?
export function offerWins({ pledge }: UpdateMessage, you: number): boolean {
  return !!pledge?.outlook.winners?.some((seat) => seat !== you)
}

// Is it a card for the side of another whose fight, once won, ends the game?
export function armsWinner({ view }: UpdateMessage, { step }: Option, goal: number): boolean {
  const fight = view.combat
  if (!fight || fight.fighter === view.seat || step.side !== 'munchkins') return false
  return view.players[fight.fighter].level + fight.levels >= goal
}
