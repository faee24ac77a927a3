// The chapters of the rules book.
import type { Clause } from '../lib/types'
import { say } from '../lib/words'

// As a player looks things up; what is not named here comes after.
const ORDER = [
  'SETUP',
  'TURN',
  'TIMING',
  'COMBAT',
  'MULTI',
  'ENHANCER',
  'HELP',
  'MEDDLE',
  'REWARD',
  'RUN',
  'DEATH',
  'CURSE',
  'SEAL',
  'ITEMS',
  'TRADE',
  'SELL',
  'ONESHOT',
  'CHARACTER',
  'SUPER',
  'CARDS',
  'PRECEDENCE',
  'WIN',
  'VARIANT',
  'RULINGS',
]
const PICTURES: Record<string, string> = {
  SETUP: 'phase-setup',
  TURN: 'kick-door',
  TIMING: 'clock',
  COMBAT: 'fight',
  MULTI: 'monster',
  ENHANCER: 'kind-monster-enhancer',
  HELP: 'help',
  MEDDLE: 'meddle',
  REWARD: 'treasure',
  RUN: 'run',
  DEATH: 'death',
  CURSE: 'curse',
  SEAL: 'deck-seal',
  ITEMS: 'kind-item',
  TRADE: 'trade',
  SELL: 'gold',
  ONESHOT: 'kind-one-shot-item',
  CHARACTER: 'kind-class',
  SUPER: 'kind-class-modifier',
  CARDS: 'hand-cards',
  PRECEDENCE: 'scales',
  WIN: 'win',
  VARIANT: 'die',
  RULINGS: 'gavel',
}

export type Chapter = [group: string, clauses: Clause[]]

export function chaptersOf(clauses: Clause[]): Chapter[] {
  const groups = new Map<string, Clause[]>(ORDER.map((group) => [group, []]))
  for (const clause of clauses) groups.set(clause.group, [...(groups.get(clause.group) ?? []), clause])
  return [...groups].filter(([, of]) => of.length)
}

export function heading(group: string): string {
  const told = say(`shelf-chapter-${group}`)
  return told.startsWith('shelf-') ? group : told
}

export function picture(group: string): string {
  return PICTURES[group] ?? 'rules'
}
