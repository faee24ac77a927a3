"""A heuristic player who is made an offer: what it brings, and what it brings the other."""

from kickdoor.agents.bargaining import Bargaining
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.warfare import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, DealView, View
from kickdoor.game import Request


class Dealing(Bargaining):
    """Helps for what it is worth, and asks for more where that is likely."""

    sense: Worths
    fighting: Warfare

    def __init__(self, sense: Worths, fighting: Warfare, rivals: Rivals, temper: Temper) -> None:
        super().__init__(sense, fighting)
        self.rivals = rivals
        self.temper = temper

    def answer(self, view: View, request: Request) -> Choice | None:
        deal, fight = view.deal, view.combat
        if deal is None or fight is None or deal.scope != ids.DEAL_HELP or deal.giver == self.sense.seat:
            return super().answer(view, request)
        offered = {choice[0]: choice for choice in request.options}
        price = int(fight.treasures * self.temper.demand)
        if not deal.made:  # the own counter-offer
            terms = [c for c in request.options if c[:3] == (ids.V_TERM, ids.TERM_TREASURES, price)]
            return terms[0] if terms and deal.treasures < price else offered.get(ids.V_DONE, request.options[0])
        if not self.good_help(view, deal):
            return offered[ids.V_DECLINE]
        if deal.treasures < price and ids.V_COUNTER in offered:
            return offered[ids.V_COUNTER]
        return offered[ids.V_ACCEPT if self.help_gain(view, fight, deal) > 0 else ids.V_DECLINE]

    def help_gain(self, view: View, fight: CombatView, deal: DealView) -> float:
        """What helping brings, less a part of what it brings the fighter."""
        own = deal.treasures * self.temper.treasure + sum(self.sense.worth(self.sense.me(view), c) for c in deal.give)
        if self.sense.marked(self.sense.me(view), ids.M_HELP_LEVEL):
            own += self.temper.level * len(fight.cards)
        theirs = self.sense.spoils(fight) - deal.treasures * self.temper.treasure
        return own - self.temper.grudging * self.rivals.weight(view, fight.fighter) * theirs
