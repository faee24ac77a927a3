// Who stands where on the podium: by what has decided the game.
interface Standing {
  seat: number
  level: number
  strength: number
}

// What somebody's cards in play are worth; it decides when the world ends.
export const bonusOf = ({ strength, level }: Standing): number => strength - level

export function standings<P extends Standing>(players: readonly P[], winners: readonly number[], sealed: boolean): P[] {
  const won = (player: P) => Number(winners.includes(player.seat))
  return players.toSorted(
    (one, other) =>
      won(other) - won(one) || (sealed ? bonusOf(other) - bonusOf(one) : 0) || other.level - one.level || other.strength - one.strength,
  )
}

// Which step each of them stands on, from 0: those with the same Level share one.
export function steps(ranked: readonly Standing[], winners: readonly number[], sealed: boolean): number[] {
  const same = (one: Standing, other: Standing) =>
    winners.includes(one.seat) === winners.includes(other.seat) && one.level === other.level && (!sealed || bonusOf(one) === bonusOf(other))
  return ranked.map((player) => ranked.findIndex((each) => same(each, player)))
}
