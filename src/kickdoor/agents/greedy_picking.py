"""A greedy player who must pick: the least to lose, the best to take."""

from typing import Final

from kickdoor.agents.question import Question
from kickdoor.agents.sense import LEVEL_WORTH, Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View

UNSEEN_WORTH: Final = 2.5  # of a card nobody has seen


class Picking:
    """Answers to questions with a card, a player or a word."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.t = sense.t

    def pick(self, view: View, asked: Question) -> Choice | None:
        """F_PICK and its like."""
        picks = asked.of(ids.V_CHOOSE)
        return max(picks, key=lambda choice: self.liking(view, choice[1])) if picks else None

    def liking(self, view: View, target: int) -> float:
        me = self.sense.me(view)
        if target >= ids.T_CARD:
            card = target - ids.T_CARD
            worth = self.sense.worth(me, card)
            goes = card in me.hand + me.worn + me.pack + me.traits and view.why != ids.WHY_STAY
            return -worth if goes else worth
        if target in (ids.WORD_BLIND, ids.WORD_BELOW):
            return UNSEEN_WORTH
        if target == ids.WORD_YES:
            return 1.0
        if target >= ids.T_WORD:
            hand = sum([self.sense.worth(me, card) for card in me.hand], 0.0)
            return -hand if "hand" in self.sense.words[target - ids.T_WORD] else -2 * LEVEL_WORTH
        if ids.T_PLAYER <= target < len(view.players):
            return -float(view.players[target].level)
        return 0.0

    def give(self, view: View, asked: Question) -> Choice | None:
        """TURN-10: charity begins with what is worth least, for whom it helps least."""
        best: Choice | None = None
        least, strength = 0.0, 0
        for choice in asked.of(ids.V_SHARE) or asked.of(ids.V_DISCARD):
            worth, whose = self.sense.worth(self.sense.me(view), choice[1]), view.players[choice[2]].strength
            if best is None or worth < least or (worth == least and whose < strength):
                best, least, strength = choice, worth, whose
        return best
