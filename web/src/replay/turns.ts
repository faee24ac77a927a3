// The moments that turned a game: Levels, deaths, fights, Seals, the end.
import type { Box } from '../lib/box'
import { told } from '../lib/game'
import type { Event, Note } from './film.svelte'

export type TurnKind = 'level' | 'death' | 'won' | 'lost' | 'seal' | 'end'

export interface TurningPoint {
  n: number
  turn: number
  seat: number
  kind: TurnKind
  text: string
}

const KINDS: Record<string, TurnKind> = {
  'level-gained': 'level',
  'level-lost': 'level',
  died: 'death',
  'fight-won': 'won',
  'running-away': 'lost',
  'seal-opened': 'seal',
  'game-won': 'end',
}

export function turningPoints(story: readonly Note[], box: Box, names: readonly string[]): TurningPoint[] {
  return story.flatMap(({ n, turn, events }) =>
    events.flatMap((event) => {
      const kind = KINDS[box.told.events[event[0]]?.name ?? '']
      return kind ? [{ n, turn, seat: event[1], kind, text: sentence(box, names, event) }] : []
    }),
  )
}

// One thing that happened, in words.
export function sentence(box: Box, names: readonly string[], event: Event): string {
  return told(box, event, (seat) => names[seat])
}

// The cards an event is about.
export function cardsOf(box: Box, event: Event): number[] {
  const shape = box.told.events[event[0]]?.shape ?? ''
  return [0, 1].filter((at) => shape[at] === 'c' && event[2 + at] >= 0).map((at) => event[2 + at])
}
