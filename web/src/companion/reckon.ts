// The sums of a fight.
import { strength } from './fold'
import type { Fight, Player } from './state'

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

export function verdict(fight: Fight, players: ReadonlyMap<string, Player>): Verdict {
  const fighter = players.get(fight.fighter)
  const helper = fight.helper === fight.fighter ? undefined : players.get(fight.helper)
  const ours = (fighter ? strength(fighter) : 0) + (helper ? strength(helper) : 0) + fight.plus
  const theirs = fight.monsters.reduce((sum, monster) => sum + Math.max(0, monster.level + monster.plus + monster.once), 0)
  const ties = fight.ties ? fight.ties === 'yes' : winsTies(fighter, helper)
  return {
    ours,
    theirs,
    wins: ours > theirs || (ties && ours === theirs),
    by: Math.abs(ours - theirs),
    ties,
    treasures: fight.monsters.reduce((sum, monster) => sum + monster.treasures, 0),
    levels: fight.monsters.reduce((sum, monster) => sum + monster.levels, 0),
    helperLevels: helper?.races.includes('elf') ? fight.monsters.length : 0,
  }
}

// COMB-02: monsters win ties, but not against a Warrior on either side of the help, nor against a Hero who fights.
export function winsTies(fighter?: Player, helper?: Player): boolean {
  return [fighter, helper].some((each) => each?.classes.includes('warrior')) || !!fighter?.classes.includes('hero')
}
