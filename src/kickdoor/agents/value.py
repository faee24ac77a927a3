"""What a position is worth: the chance of each seat to win, by how all of them stand.

The weights are softmax regressions over turn beginnings of games between heuristic players, one for each edition and
one for blends (docs/experiments.md tells how well they fit).
"""

from math import exp

from kickdoor.agents.weights import BLEND, WEIGHTS
from kickdoor.ruleset import Box
from kickdoor.standing import NAMES, Standings


def weights_of(editions: tuple[str, ...]) -> tuple[float, ...]:
    """Of a single edition there is a fit; sets together, and those from outside, share one."""
    return WEIGHTS.get(editions[0], BLEND) if len(editions) == 1 else BLEND


class Unfit(ValueError):
    """Weights that are not those of the numbers there are."""


class Value:
    """The judgement of a game whose cards are all known: an imagined one, or one that is over."""

    def __init__(self, box: Box) -> None:
        self.standings = Standings(box.tables)
        self.weights = weights_of(box.editions)
        if len(self.weights) != len(NAMES):
            told = f"{len(self.weights)} weights for {len(NAMES)} numbers: fit them anew with tools/fit_value.py"
            raise Unfit(f"the value of positions in {', '.join(box.editions)} does not fit: {told}")

    def chances(self, rows: list[list[float]]) -> list[float]:
        """The chance of each seat to win the game, by how it stands; they add up to 1."""
        scores = []
        for row in rows:
            score = 0.0
            for i in range(len(row)):
                score += self.weights[i] * row[i]
            scores.append(score)
        top = max(scores)
        powers = [exp(score - top) for score in scores]
        total = sum(powers, 0.0)
        return [power / total for power in powers]
