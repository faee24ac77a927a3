"""A greedy player who is made an offer."""

from typing import Final

from kickdoor.agents.greedy_fighting import Fighting
from kickdoor.agents.question import Question
from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import DealView, View

LEAST_GAIN: Final = 1.0  # of a trade


class Bargaining:
    """Makes its offers as they were begun, and answers those of others."""

    def __init__(self, sense: Sense, fighting: Fighting) -> None:
        self.sense = sense
        self.fighting = fighting

    def answer(self, view: View, asked: Question) -> Choice | None:
        deal = view.deal
        if deal is None or not deal.made:
            return asked.last(ids.V_DONE) or asked.last(ids.V_DECLINE)
        good = self.good_help(view, deal) if deal.scope == ids.DEAL_HELP else self.gain(view, deal) > LEAST_GAIN
        return asked.last(ids.V_ACCEPT if good else ids.V_DECLINE)

    def good_help(self, view: View, deal: DealView) -> bool:
        """HELP-01: help that wins the fight, is paid, and does not win the game for the fighter."""
        fight = view.combat
        if fight is None:
            return False
        me = self.sense.me(view)
        if deal.giver == self.sense.seat:  # the helper's own demand
            return deal.treasures * 2 <= fight.treasures and not deal.give
        paid = deal.treasures > 0 or bool(deal.give) or self.sense.marked(me, ids.M_HELP_LEVEL)
        wins = self.fighting.lead(view, fight) + me.strength > 0
        return paid and wins and not self.fighting.for_the_win(view, fight)

    def gain(self, view: View, deal: DealView) -> float:
        """What a trade or a gift is worth to oneself."""
        me = self.sense.me(view)
        give = sum([self.sense.worth(me, card) for card in deal.give], 0.0)
        get = sum([self.sense.worth(me, card) for card in deal.get], 0.0)
        return get - give if deal.giver == self.sense.seat else give - get
