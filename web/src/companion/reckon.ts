// The sums of a fight.
import type { EditionInfo } from '../lib/types'
import { strength } from './fold'
import type { Fight, Player } from './state'

// Which Classes and Races change who wins, and who gains.
export type Powers = Pick<EditionInfo, 'win_ties' | 'win_own_ties' | 'gain_by_helping'>

export interface Verdict {
  ours: number
  theirs: number
  wins: boolean
  by: number // 0: a tie
  ties: boolean // whether a tie is won
  treasures: number
  levels: number // for the fighter
  helperLevels: number // for a helper whose Race gains by helping
}

export function verdict(fight: Fight, players: ReadonlyMap<string, Player>, powers: Powers): Verdict {
  const fighter = players.get(fight.fighter)
  const helper = fight.helper === fight.fighter ? undefined : players.get(fight.helper)
  const ours = (fighter ? strength(fighter) : 0) + (helper ? strength(helper) : 0) + fight.plus
  const theirs = fight.monsters.reduce((sum, monster) => sum + Math.max(0, monster.level + monster.plus + monster.once), 0)
  const ties = fight.ties ? fight.ties === 'yes' : winsTies(powers, fighter, helper)
  return {
    ours,
    theirs,
    wins: ours > theirs || (ties && ours === theirs),
    by: Math.abs(ours - theirs),
    ties,
    treasures: fight.monsters.reduce((sum, monster) => sum + monster.treasures, 0),
    levels: fight.monsters.reduce((sum, monster) => sum + monster.levels, 0),
    helperLevels: helper && has(helper, powers.gain_by_helping) ? fight.monsters.length : 0,
  }
}

// COMB-02: monsters win ties, but not against those who say otherwise, on either side of the help or only as the fighter.
export function winsTies(powers: Powers, fighter?: Player, helper?: Player): boolean {
  const either = [fighter, helper].some((each) => each && has(each, powers.win_ties))
  return either || (!!fighter && has(fighter, powers.win_own_ties))
}

function has(player: Player, words: readonly string[]): boolean {
  return [...player.classes, ...player.races].some((word) => words.includes(word))
}
