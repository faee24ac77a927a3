// What one can do to a counter, each as the fields it sets.
import type { Counter } from './fold'
import { random, type Change } from './ops'
import { verdict, type Powers } from './reckon'
import { COLOURS, type Fight, type Monster, type Player } from './state'

export interface Newcomer {
  name: string
  colour: string
}

export function begin(editions: string[], win: number, people: Newcomer[]): Change[] {
  return [['game.edition', editions.join()], ['game.win', win], ...fresh(1), ...people.flatMap((person, place) => join(person, place))]
}

export function join(person: Newcomer, place: number): Change[] {
  const of = `player.${random(8)}`
  return [
    [`${of}.name`, person.name.slice(0, 40)],
    [`${of}.colour`, person.colour],
    [`${of}.place`, place],
    [`${of}.level`, 1],
    [`${of}.there`, true],
  ]
}

// A new game with those who are there.
export function again(counter: Counter): Change[] {
  const sets: Change[] = fresh(counter.game.number + 1)
  for (const { id } of counter.players) {
    const of = `player.${id}`
    sets.push([`${of}.level`, 1], [`${of}.gear`, 0], [`${of}.classes`, ''], [`${of}.races`, ''], [`${of}.dead`, false])
  }
  return [...sets, ...noFight(counter.fight)]
}

function fresh(number: number): Change[] {
  return [
    ['game.number', number],
    ['game.started', Date.now()],
    ['game.over', 0],
    ['game.winners', ''],
    ['game.seals', 0],
  ]
}

// The game as it stands in one change, for a counter that has no room for its story any more.
export function restate({ game, players }: Counter): Change[] {
  const sets: Change[] = [
    ['game.edition', game.editions.join()],
    ['game.win', game.win],
    ['game.number', game.number],
  ]
  sets.push(['game.started', game.started], ['game.seals', game.seals], ['game.over', game.over], ['game.winners', game.winners.join()])
  for (const player of players) {
    for (const field of ['name', 'colour', 'place', 'level', 'gear', 'sex', 'dead'] as const)
      sets.push(...set(player, field, player[field]))
    sets.push(...set(player, 'classes', player.classes.join()), ...set(player, 'races', player.races.join()), ...set(player, 'there', true))
  }
  return sets
}

export function finish(winners: string[]): Change[] {
  return [
    ['game.over', Date.now()],
    ['game.winners', winners.slice(0, 8).join()],
  ]
}

export function set(player: Player, field: string, value: string | number | boolean): Change[] {
  return [[`player.${player.id}.${field}`, value]]
}

// DEAD-01: all cards go, Level, Classes and Races stay.
export function dies(player: Player): Change[] {
  return [...set(player, 'dead', true), ...set(player, 'gear', 0)]
}

export function freeColour(players: readonly Player[]): string {
  return COLOURS.find((colour) => players.every((player) => player.colour !== colour)) ?? COLOURS[0]
}

// ---- fights

export function openFight(fighter: string): Change[] {
  return [['fight.open', true], ['fight.fighter', fighter], ['fight.helper', ''], ['fight.plus', 0], ['fight.ties', ''], ...newMonster()]
}

export function newMonster(): Change[] {
  const of = `monster.${random(6)}`
  return [
    [`${of}.name`, ''],
    [`${of}.level`, 1],
    [`${of}.plus`, 0],
    [`${of}.once`, 0],
    [`${of}.treasures`, 1],
    [`${of}.levels`, 1],
    [`${of}.there`, true],
  ]
}

export function setMonster(monster: Monster, field: string, value: string | number | boolean): Change[] {
  return [[`monster.${monster.id}.${field}`, value]]
}

export function noFight(fight: Fight | null): Change[] {
  if (!fight) return []
  return [['fight.open', false], ...fight.monsters.map((monster): Change => [`monster.${monster.id}.there`, false])]
}

export function winFight(counter: Counter, fight: Fight, powers: Powers): Change[] {
  const sums = verdict(fight, counter.everyone, powers)
  const up = (id: string, levels: number): Change[] => {
    const player = counter.everyone.get(id)
    return player && levels ? set(player, 'level', Math.min(counter.game.win, player.level + levels)) : []
  }
  const helped = fight.helper && fight.helper !== fight.fighter ? up(fight.helper, sums.helperLevels) : []
  return [['fight.result', 'won'], ...up(fight.fighter, sums.levels), ...helped, ...noFight(fight)]
}

export function loseFight(fight: Fight): Change[] {
  return [['fight.result', 'ran'], ...noFight(fight)]
}
