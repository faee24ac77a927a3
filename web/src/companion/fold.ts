// What the changes of a counter come to.
import { inOrder, live, type Op } from './ops'
import { Fields, fightOf, gameOf, MOST_PLAYERS, playerOf, type Fight, type Game, type Player } from './state'
import { moment, tell, type Telling } from './story'

export interface Counter extends Telling {
  game: Game
  players: Player[] // at the table, in their places
  everyone: Map<string, Player> // those who left too
  fight: Fight | null
}

export function fold(ops: Iterable<Op>): Counter {
  const fields = new Fields()
  const told: Telling = { story: [], records: new Map(), rolls: [], games: [] }
  for (const op of live(inOrder(ops))) {
    if (op.undo) continue
    const before = moment(fields, op)
    for (const [field, value] of op.set) fields.set(field, value)
    tell(told, op, before, moment(fields, op))
  }
  const everyone = new Map([...fields.players].map((id) => [id, playerOf(fields, id)]))
  const players = [...everyone.values()].filter(({ id }) => fields.there(id))
  players.sort((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1))
  return { game: gameOf(fields), players: players.slice(0, MOST_PLAYERS), everyone, fight: fightOf(fields), ...told }
}

export function strength(player: Player): number {
  return player.level + player.gear
}

// Whoever is ahead: the highest Level, then the greatest strength; all who are equal, but not everybody.
export function ahead(players: readonly Player[]): Player[] {
  const best = standings(players)[0]
  const first = players.filter((each) => each.level === best?.level && each.gear === best.gear)
  return first.length < players.length || players.length === 1 ? first : []
}

export function standings(players: readonly Player[]): Player[] {
  return [...players].sort((a, b) => b.level - a.level || b.gear - a.gear || a.place - b.place)
}

// SEAL-06: the seventh open Seal ends the game for the greatest bonus of cards in play, then the highest Level.
export function sealWinners(players: readonly Player[]): Player[] {
  const best = [...players].sort((a, b) => b.gear - a.gear || b.level - a.level)[0]
  return best ? players.filter((each) => each.gear === best.gear && each.level === best.level) : []
}
