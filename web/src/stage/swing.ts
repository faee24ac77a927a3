// What turned a fight last: who did it, with which card, and by how much each side's sum changed.
import type { Event } from '../lib/link.svelte'
import type { Play } from '../lib/play.svelte'

export interface Swing {
  by: number // who did it, or -1: nothing has changed yet
  card: number // or -1
  text: string
  ours: number // by how much the munchkins' sum changed
  theirs: number // and the monsters'
  at: number // the update that brought it
  sums: readonly [string, number, number] // the fight it is about, and both sums
}

const DEEDS = new Set(['card-played', 'monster-joins', 'ability-used', 'help-begins', 'helper-leaves', 'monster-leaves', 'item-equipped'])
const NOTHING = { by: -1, card: -1, text: '', ours: 0, theirs: 0, at: -1 }

// After an update, from what was known before it: null where there is no fight.
export function swung(play: Play, before: Swing | null): Swing | null {
  const { view, events, n } = play.update
  const { combat } = view
  if (!combat) return null
  const fight = `${view.number} ${combat.fighter}`
  const sums: Swing['sums'] = [fight, combat.munchkins, combat.monsters]
  if (!before || before.sums[0] !== fight) return { ...NOTHING, sums }
  const [ours, theirs] = [combat.munchkins - before.sums[1], combat.monsters - before.sums[2]]
  const deed = events.findLast((event) => DEEDS.has(play.box.told.events[event[0]]?.name ?? ''))
  if (!ours && !theirs) return deed ? { ...NOTHING, sums } : before
  return deed ? { by: deed[1], card: cardOf(play, deed), text: play.teller.event(deed), ours, theirs, at: n, sums } : { ...NOTHING, sums }
}

const cardOf = (play: Play, event: Event): number => (play.box.told.events[event[0]].shape[0] === 'c' ? event[2] : -1)
