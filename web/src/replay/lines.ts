// Levels over time as lines, which differ by more than their colour.
import type { Note } from './film.svelte'

export const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 5', '1 4', '14 4', '6 3 1 3', '4 2', '9 6']

export interface Line {
  name: string
  colour: string
  points: [x: number, level: number][] // each holds until the next
}

export function levelLines(names: readonly string[], story: readonly Note[]): Line[] {
  return names.map((name, seat) => ({
    name,
    colour: `var(--chalk-${seat % 6})`,
    points: story
      .filter((note, at) => !at || note.levels[seat] !== story[at - 1].levels[seat])
      .map((note): [number, number] => [note.n, note.levels[seat] ?? 1]),
  }))
}
