// The game as its fields tell it. Whatever a field holds, what is read is sound.
import { SEALS } from '../lib/seals'
import type { Value } from './ops'

export const MOST_PLAYERS = 10
export const MOST_MONSTERS = 8
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'teal', 'orange', 'pink', 'brown', 'grey'] as const
export const SEXES = ['', 'm', 'f'] as const

export interface Player {
  id: string
  name: string
  colour: (typeof COLOURS)[number]
  place: number
  level: number
  gear: number
  sex: (typeof SEXES)[number]
  classes: string[]
  races: string[]
  dead: boolean
}

export interface Monster {
  id: string
  name: string
  level: number
  plus: number // enhancers
  once: number // one-shots
  treasures: number
  levels: number // what killing it is worth
}

export interface Fight {
  fighter: string
  helper: string
  plus: number // modifiers of the munchkins' side
  ties: '' | 'yes' | 'no' // '': as the Classes say
  monsters: Monster[]
}

export interface Game {
  editions: string[]
  win: number
  number: number
  started: number
  over: number // when it ended, or 0
  winners: string[]
  seals: number
}

// All that was ever set, and who and what is there.
export class Fields {
  private readonly values = new Map<string, Value>()
  readonly players = new Set<string>()
  readonly monsters = new Set<string>()

  get(field: string): Value | undefined {
    return this.values.get(field)
  }

  set(field: string, value: Value): void {
    this.values.set(field, value)
    const [kind, id, name] = field.split('.')
    if (kind === 'player') this.players.add(id)
    else if (kind === 'monster' && name === 'there') this.monsters[value === true ? 'add' : 'delete'](id)
  }

  there(player: string): boolean {
    return this.values.get(`player.${player}.there`) === true
  }
}

export function number(fields: Fields, field: string, usual: number, least: number, most: number): number {
  const value = fields.get(field)
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : usual
}

export function text(fields: Fields, field: string): string {
  const value = fields.get(field)
  return typeof value === 'string' ? value : ''
}

function list(fields: Fields, field: string): string[] {
  return text(fields, field).split(',').filter(Boolean)
}

function oneOf<T extends Value>(fields: Fields, field: string, words: readonly T[], usual: T): T {
  const value = fields.get(field)
  return words.includes(value as T) ? (value as T) : usual
}

export function gameOf(fields: Fields): Game {
  const editions = list(fields, 'game.edition')
  return {
    editions: editions.length ? editions : ['classic'],
    win: winOf(fields),
    number: number(fields, 'game.number', 1, 1, 9999),
    started: number(fields, 'game.started', 0, 0, 1e13),
    over: number(fields, 'game.over', 0, 0, 1e13),
    winners: list(fields, 'game.winners'),
    seals: number(fields, 'game.seals', 0, 0, SEALS),
  }
}

function winOf(fields: Fields): number {
  return number(fields, 'game.win', 10, 2, 20)
}

export function playerOf(fields: Fields, id: string): Player {
  const of = (name: string) => `player.${id}.${name}`
  return {
    id,
    name: text(fields, of('name')),
    colour: oneOf(fields, of('colour'), COLOURS, 'red'),
    place: number(fields, of('place'), 0, 0, 999),
    level: number(fields, of('level'), 1, 1, winOf(fields)),
    gear: number(fields, of('gear'), 0, -99, 99),
    sex: oneOf(fields, of('sex'), SEXES, ''),
    classes: list(fields, of('classes')),
    races: list(fields, of('races')),
    dead: fields.get(of('dead')) === true,
  }
}

export function fightOf(fields: Fields): Fight | null {
  if (fields.get('fight.open') !== true) return null
  return {
    fighter: text(fields, 'fight.fighter'),
    helper: text(fields, 'fight.helper'),
    plus: number(fields, 'fight.plus', 0, -999, 999),
    ties: oneOf(fields, 'fight.ties', ['', 'yes', 'no'] as const, ''),
    monsters: [...fields.monsters].slice(0, MOST_MONSTERS).map((id) => {
      const of = (name: string) => `monster.${id}.${name}`
      return {
        id,
        name: text(fields, of('name')),
        level: number(fields, of('level'), 1, 0, 99),
        plus: number(fields, of('plus'), 0, -99, 99),
        once: number(fields, of('once'), 0, -99, 99),
        treasures: number(fields, of('treasures'), 1, 0, 20),
        levels: number(fields, of('levels'), 1, 0, 9),
      }
    }),
  }
}
