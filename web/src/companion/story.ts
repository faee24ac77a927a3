// What happened, one line after another, and the figures of a game.
import type { Op } from './ops'
import { fightOf, gameOf, number, playerOf, text, type Fields, type Fight, type Game, type Player } from './state'

export interface Roll {
  op: string
  at: number
  face: number
}

export type Deed =
  | 'begin'
  | 'level'
  | 'gear'
  | 'dies'
  | 'back'
  | 'classes'
  | 'races'
  | 'sex'
  | 'join'
  | 'leave'
  | 'name'
  | 'won'
  | 'ran'
  | 'roll'
  | 'seals'
  | 'over'
  | 'resumed'
  | 'fight'
  | 'fighter'
  | 'off'
  | 'win'
  | 'edition'

// One line of the story.
export interface Entry {
  op: string
  at: number
  deed: Deed
  who: string // a player, or ''
  from: number
  to: number
  words: string
}

export interface Record {
  id: string
  line: [at: number, level: number][]
  won: number
  helped: number
  ran: number
  deaths: number
}

export interface Telling {
  story: Entry[] // of all games, in order
  records: Map<string, Record> // of this game
  rolls: Roll[] // of this game
  games: { number: number; winners: string[]; length: number }[] // finished before this one
}

function record(told: Telling, id: string): Record {
  const found = told.records.get(id) ?? { id, line: [], won: 0, helped: 0, ran: 0, deaths: 0 }
  told.records.set(id, found)
  return found
}

// As much of the counter as an op can change, before or after it.
interface Moment {
  game: Game
  fight: Fight | null
  die: number
  result: string
  players: Map<string, Seated>
}
interface Seated extends Player {
  there: boolean
}

export function moment(fields: Fields, op: Op): Moment {
  const players = new Map<string, Seated>()
  let fights = false
  for (const [field] of op.set) {
    const [kind, id] = field.split('.')
    if (kind === 'player' && !players.has(id)) players.set(id, { ...playerOf(fields, id), there: fields.there(id) })
    fights ||= kind === 'fight' || kind === 'monster'
  }
  return {
    game: gameOf(fields),
    fight: fights ? fightOf(fields) : null,
    die: number(fields, 'game.die', 0, 1, 6),
    result: text(fields, 'fight.result'),
    players,
  }
}

type Say = (deed: Deed, who?: string, from?: number, to?: number, words?: string) => void

export function tell(told: Telling, op: Op, before: Moment, after: Moment): void {
  const say: Say = (deed, who = '', from = 0, to = 0, words = '') => told.story.push({ op: op.id, at: op.at, deed, who, from, to, words })
  const [was, is] = [before.game, after.game]
  const changed = new Set(op.set.map(([field]) => field))

  if (changed.has('game.number') && is.started !== was.started) {
    if (was.over) told.games.push({ number: was.number, winners: was.winners, length: was.over - was.started })
    told.records.clear()
    told.rolls.length = 0
    say('begin', '', was.number, is.number)
    for (const player of after.players.values()) if (player.there) record(told, player.id).line.push([op.at, player.level])
    return
  }
  if (changed.has('fight.result') && before.fight) tellResult(told, before.fight, after.result, say)
  for (const [id, player] of after.players) tellPlayer(told, op, before.players.get(id)!, player, say)
  if (changed.has('fight.open') && after.fight) say('fight', after.fight.fighter)
  else if (before.fight && after.fight) say('fighter', after.fight.fighter)
  else if (before.fight && !changed.has('fight.result')) say('off')
  if (changed.has('game.die')) {
    told.rolls.push({ op: op.id, at: op.at, face: after.die })
    say('roll', '', 0, after.die)
  }
  if (is.seals !== was.seals) say('seals', '', was.seals, is.seals)
  if (is.win !== was.win) say('win', '', was.win, is.win)
  if (is.editions.join() !== was.editions.join()) say('edition', '', 0, 0, is.editions.join())
  if (is.over && !was.over) say('over', '', 0, 0, is.winners.join())
  if (!is.over && was.over) say('resumed')
}

function tellResult(told: Telling, fight: Fight, result: string, say: Say): void {
  if (result === 'won') {
    say('won', fight.fighter)
    record(told, fight.fighter).won++
    if (fight.helper && fight.helper !== fight.fighter) record(told, fight.helper).helped++
  } else if (result === 'ran') {
    say('ran', fight.fighter)
    record(told, fight.fighter).ran++
  }
}

function tellPlayer(told: Telling, op: Op, was: Seated, is: Seated, say: Say): void {
  const id = is.id
  if (is.there && (!was.there || is.level !== was.level)) record(told, id).line.push([op.at, is.level])
  if (!was.there || !is.there) {
    if (was.there !== is.there) say(is.there ? 'join' : 'leave', id)
    return
  }
  if (is.name !== was.name) say('name', id, 0, 0, was.name)
  if (is.level !== was.level) say('level', id, was.level, is.level)
  if (is.dead && !was.dead) {
    say('dies', id)
    record(told, id).deaths++
  } else if (is.gear !== was.gear) say('gear', id, was.gear, is.gear)
  if (!is.dead && was.dead) say('back', id)
  if (is.sex !== was.sex) say('sex', id, 0, 0, is.sex)
  if (is.classes.join() !== was.classes.join()) say('classes', id, 0, 0, is.classes.join())
  if (is.races.join() !== was.races.join()) say('races', id, 0, 0, is.races.join())
}
