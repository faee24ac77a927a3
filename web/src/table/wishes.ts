// Wishes made beforehand: which windows are let stand at once. They follow from what everybody sees.
import { opening } from '../lib/opening'
import type { Prefs } from '../lib/prefs.svelte'
import type { UpdateMessage } from '../lib/types'

// Never when somebody would win, and never in an own fight; below the wished Level, and where nothing could be played if that was wished.
export function letsStand(prefs: Prefs, update: UpdateMessage): boolean {
  const { view, clock, request } = update
  if (opening(update) || clock.last || view.seat < 0) return false
  const fight = view.combat
  const own = !!fight && [fight.fighter, ...fight.helpers].includes(view.seat)
  if (fight && !own && view.players[fight.fighter].level < prefs.restBelow) return true
  return prefs.autoPass && !request
}
