"""What a position is worth: the chance of each seat to win, by what everybody can see and by the own hand.

The weights are a softmax regression over the turn beginnings of 1,200 four-player classic games between heuristic
players (docs/experiments.md tells how). Levels count by their distance to the winning level, so that the weights hold
for other goals too.
"""

from math import exp

from kickdoor.agents.worths import Worths
from kickdoor.engine.view import PlayerView, View

CLASSIC_GOAL = 10
LEVEL = 0.179
LEVEL_7 = 0.078
LEVEL_8 = 0.235
LEVEL_9 = 0.372
BONUS = 0.052
BONUS_SQUARED = 0.00235
CARD = 0.203
CARD_NEAR_THE_END = -0.087
POINT = 0.075  # what a point of worth of the own hand is worth
TRAIT = 0.083
CURSE = -0.14
ON_TURN = 0.072
ON_TURN_NEAR_THE_END = 0.076
NEXT = 0.051
MOST_BONUS = 25


class Value:
    """The judgement of one seat."""

    def __init__(self, worths: Worths, goal: int) -> None:
        self.worths = worths
        self.goal = goal

    def chances(self, view: View) -> list[float]:
        """The chance of each seat to win the game; they add up to 1."""
        scores = [self.score(view, player) for player in view.players]
        top = max(scores)
        weights = [exp(score - top) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def score(self, view: View, player: PlayerView) -> float:
        level = player.level + CLASSIC_GOAL - self.goal
        bonus = min(player.strength - player.level, MOST_BONUS)
        late = level >= 8
        score = LEVEL * level + BONUS * bonus + BONUS_SQUARED * bonus * abs(bonus)
        score += TRAIT * len(player.traits) + CURSE * len(player.curses) + self.hand(player, late)
        if level >= 7:
            score += LEVEL_7
        if level >= 9:
            score += LEVEL_9
        elif late:
            score += LEVEL_8
        after = (player.seat - view.turn) % len(view.players)
        if after == 0:
            score += ON_TURN + (ON_TURN_NEAR_THE_END if late else 0.0)
        elif after == 1:
            score += NEXT
        return score

    def hand(self, player: PlayerView, late: bool) -> float:
        """Of the own hand every card at its worth, of another's its size."""
        if player.seat == self.worths.seat:
            return POINT * sum([self.worths.worth(player, card) for card in player.hand])
        return (CARD + (CARD_NEAR_THE_END if late else 0.0)) * player.hand_size
