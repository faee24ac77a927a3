// What the editions have, for the pick lists; kept for evenings without a server.
import { api } from '../lib/api'
import { boxOf } from '../lib/box'
import type { EditionInfo } from '../lib/types'
import type { Powers } from './reckon'

const KEY = 'kickdoor-sets'

export type Edition = Pick<EditionInfo, 'id' | 'name' | 'classes' | 'races'> & Powers

export const sets = $state<{ all: Edition[] }>({ all: [] })

export async function loadSets(): Promise<void> {
  if (!sets.all.length) sets.all = remembered()
  try {
    const { editions } = await api.config()
    sets.all = editions.map(({ id, name, classes, races, win_ties, win_own_ties, gain_by_helping }) => ({
      id,
      name,
      classes,
      races,
      win_ties,
      win_own_ties,
      gain_by_helping,
    }))
    localStorage.setItem(KEY, JSON.stringify(sets.all))
  } catch {
    // those remembered will do
  }
}

function remembered(): Edition[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Edition[]
  } catch {
    return []
  }
}

// The Classes or Races of these editions, each once.
export function words(kind: 'classes' | 'races', editions: readonly string[]): string[] {
  return [...new Set(sets.all.filter(({ id }) => editions.includes(id)).flatMap((set) => set[kind]))].sort()
}

// The sets say who wins ties and who gains by helping: the companion knows no rules.
export function powers(editions: readonly string[]): Powers {
  const there = sets.all.filter(({ id }) => editions.includes(id))
  const all = (key: keyof Powers) => [...new Set(there.flatMap((set) => set[key] ?? []))] // older ones lack them
  return { win_ties: all('win_ties'), win_own_ties: all('win_own_ties'), gain_by_helping: all('gain_by_helping') }
}

export interface KnownMonster {
  title: string
  level: number
  treasures: number
  levels: number
}

// The monsters of these editions, for filling in a fight; none where they cannot be had.
export async function monsters(editions: readonly string[]): Promise<KnownMonster[]> {
  try {
    const box = await boxOf({ editions: [...editions], options: {} }, 'en')
    return box.told.faces
      .filter((face) => face.kind === 'Monster')
      .map(({ title, level, treasures, text }) => ({
        title,
        level,
        treasures,
        levels: Number(/(\d) levels?$/.exec(text[0] ?? '')?.[1] ?? 1),
      }))
  } catch {
    return []
  }
}
