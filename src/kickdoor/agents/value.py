"""What a position is worth: the chance of each seat to win, by what everybody can see and by the own hand.

The weights are softmax regressions over turn beginnings of games between heuristic players, one for each edition and
one for blends (docs/experiments.md tells how well they fit). Levels count by their distance to the winning level, so
that the weights hold for other goals too.
"""

from math import exp
from typing import Final

from kickdoor.agents.weights import BLEND, WEIGHTS
from kickdoor.agents.worths import Worths
from kickdoor.engine.view import PlayerView, View

NAMES: Final[tuple[str, ...]] = (
    "level", "7 or more", "is 8", "is 9", "bonus", "bonus squared", "cards", "cards from 8 on", "traits", "Curses",
    "on turn", "on turn from 8 on", "next",
)  # fmt: skip
CLASSIC_GOAL: Final = 10
CARD: Final = NAMES.index("cards")
POINT: Final = 0.37  # a card of the own hand, by its worth, in cards nobody sees
MOST_BONUS: Final = 25


def features(view: View, player: PlayerView, goal: int) -> tuple[float, ...]:
    """What is seen of a player, in the order of the weights."""
    level = player.level + CLASSIC_GOAL - goal
    bonus = min(player.strength - player.level, MOST_BONUS)
    late = level >= 8
    after = (player.seat - view.turn) % len(view.players)
    return (
        level, level >= 7, level == 8, level >= 9, bonus, bonus * abs(bonus), player.hand_size,
        late * player.hand_size, len(player.traits), len(player.curses), after == 0, late * (after == 0), after == 1,
    )  # fmt: skip


def weights_of(editions: tuple[str, ...]) -> tuple[float, ...]:
    """Of a single edition there is a fit; sets together, and those from outside, share one."""
    return WEIGHTS.get(editions[0], BLEND) if len(editions) == 1 else BLEND


class Value:
    """The judgement of one seat; seat -1 judges by what everybody can see."""

    def __init__(self, worths: Worths, goal: int, editions: tuple[str, ...] = ("classic",)) -> None:
        self.worths = worths
        self.goal = goal
        self.weights = weights_of(editions)

    def chances(self, view: View) -> list[float]:
        """The chance of each seat to win the game; they add up to 1."""
        scores = [self.score(view, player) for player in view.players]
        top = max(scores)
        powers = [exp(score - top) for score in scores]
        total = sum(powers, 0.0)
        return [power / total for power in powers]

    def score(self, view: View, player: PlayerView) -> float:
        seen = features(view, player, self.goal)
        score = sum([w * x for w, x in zip(self.weights, seen, strict=True)], 0.0)
        if player.seat != self.worths.seat:
            return score
        hand = sum([self.worths.worth(player, card) for card in player.hand], 0.0)
        return score + self.weights[CARD] * (POINT * hand - player.hand_size)
