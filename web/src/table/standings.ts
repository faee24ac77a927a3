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
