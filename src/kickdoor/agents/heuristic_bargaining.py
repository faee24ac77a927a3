"""A heuristic player who is made an offer: what it brings, and what it brings the other."""

from kickdoor.agents.greedy_bargaining import Bargaining
from kickdoor.agents.heuristic_fighting import HELP, Warfare
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.trading import Trading
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import CombatView, DealView, View


class Dealing(Bargaining):
    """Helps for what it is worth, and asks for more where that is not enough."""

    def __init__(self, worths: Worths, warfare: Warfare, rivals: Rivals, trading: Trading, temper: Temper) -> None:
        super().__init__(worths, warfare)
        self.worths = worths
        self.warfare = warfare
        self.rivals = rivals
        self.trading = trading
        self.temper = temper

    def answer(self, view: View, asked: Question) -> Choice | None:
        deal, fight = view.deal, view.combat
        if deal is None:
            return None
        if deal.scope != ids.DEAL_HELP or fight is None:
            return self.trade(view, asked, deal)
        if deal.giver == self.sense.seat:
            if not deal.made:
                return asked.last(ids.V_DONE)
            return asked.last(ids.V_ACCEPT if self.good_price(view, fight, deal) else ids.V_DECLINE)
        price = self.price(view, fight)
        if not deal.made:  # the own counter-offer
            term = self.term(asked, price) if deal.treasures < price else None
            return term or asked.last(ids.V_DONE)
        if not self.good_help(view, deal):
            return asked.last(ids.V_DECLINE)
        if self.help_gain(view, fight, deal) >= 0 and deal.treasures >= self.least(fight):
            return asked.last(ids.V_ACCEPT)
        if price >= 0 and asked.of(ids.V_COUNTER):
            return asked.last(ids.V_COUNTER)
        return asked.last(ids.V_ACCEPT if self.help_gain(view, fight, deal) >= 0 else ids.V_DECLINE)

    def trade(self, view: View, asked: Question, deal: DealView) -> Choice | None:
        """The own proposal goes on; that of another is taken, bettered or refused. A gift is no trade."""
        if not deal.made:
            return self.trading.build(view, asked) or asked.last(ids.V_DECLINE) or asked.last(ids.V_DONE)
        if deal.get and self.rivals.refuses(self.partner(deal)):
            return asked.last(ids.V_DECLINE)
        if self.gain(view, deal) > 0:
            return asked.last(ids.V_ACCEPT)
        better = bool(asked.of(ids.V_COUNTER)) and self.trading.counter(view, deal)
        return asked.last(ids.V_COUNTER if better else ids.V_DECLINE)

    def partner(self, deal: DealView) -> int:
        return deal.other if deal.builder == self.sense.seat else deal.builder

    def term(self, asked: Question, treasures: int) -> Choice | None:
        """To demand so many Treasures."""
        for c in asked.of(ids.V_TERM):
            if c[1] == ids.TERM_TREASURES and c[2] == treasures:
                return c
        return None

    def good_help(self, view: View, deal: DealView) -> bool:
        """HELP-01: help that wins the fight and does not win the game for the fighter; the price is another matter."""
        fight = view.combat
        if fight is None or self.warfare.for_the_win(view, fight):
            return False
        if self.rivals.refuses(fight.fighter) or self.rivals.quarrels(fight.fighter):
            return False
        return self.warfare.lead(view, fight) + self.warfare.aid(view, fight, self.sense.me(view)) > 0

    def good_price(self, view: View, fight: CombatView, deal: DealView) -> bool:
        """The helper's own demand: is the fight still worth it?"""
        left = self.worths.spoils(fight) - deal.treasures * self.temper.treasure
        given = sum([self.worths.worth(self.sense.me(view), card) for card in deal.give], 0.0)
        return left + self.worths.defeat(self.sense.me(view), fight) > given

    def least(self, fight: CombatView) -> int:
        """The Treasures one asks for in any case."""
        return int(fight.treasures * self.temper.demand + 0.5)

    def price(self, view: View, fight: CombatView) -> int:
        """The Treasures for which one helps; -1 if not even all of them are enough."""
        for treasures in range(self.least(fight), fight.treasures + 1):
            if self.warfare.help_worth(view, fight, self.sense.seat, treasures) >= HELP:
                return treasures
        return -1

    def help_gain(self, view: View, fight: CombatView, deal: DealView) -> float:
        """What helping brings above the least one wants for it."""
        cards = sum([self.worths.worth(self.sense.me(view), c) for c in deal.give], 0.0)
        return cards + self.warfare.help_worth(view, fight, self.sense.seat, deal.treasures) - HELP

    def gain(self, view: View, deal: DealView) -> float:
        """What a trade is worth to oneself, less a part of what it is worth to the other."""
        own, theirs = self.trading.worth(view, deal, deal.give, deal.get)
        return own - self.trading.begrudged(view, self.partner(deal)) * max(0.0, theirs)
