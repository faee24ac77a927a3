"""What is to be said about a card that is picked, given away or thrown away."""

from kickdoor.agents.base import Judged, hint
from kickdoor.agents.heuristic_household import Managing
from kickdoor.agents.heuristic_picking import STAYS, Choosing
from kickdoor.agents.question import Question
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.view import PlayerView, View
from kickdoor.words import Phrase


class Picks:
    """Each is a worth, and a fact that decides, or None where there is none."""

    def __init__(self, worths: Worths, managing: Managing, choosing: Choosing) -> None:
        self.worths = worths
        self.managing = managing
        self.choosing = choosing
        self.t = worths.t

    def give(self, me: PlayerView, card: int) -> Judged:
        """TURN-10: which card is missed least."""
        n = self.worths.wardrobe.added(me, card) if self.t.kind[card] == ids.K_ITEM else 0
        return -self.worths.worth(me, card), hint("give", hand=me.hand_size, n=n, strength=me.strength)

    def pick(self, view: View, asked: Question, target: int) -> Judged:
        me = self.worths.me(view)
        words = [c[1] for c in asked.options if c[0] == ids.V_CHOOSE and ids.T_WORD <= c[1] < ids.WORD_BLIND]
        if view.why == ids.WHY_EITHER and len(words) == 2:
            costs = dict(zip(words, self.choosing.costs(view, words), strict=True))
            mine, other = costs[target], sum(costs.values()) - costs[target]
            fact = hint("either", mine=mine, other=other) if mine < other else None
            return -mine, fact
        liking = self.choosing.liking(view, target)
        if target == ids.T_DECK + ids.TREASURE:
            return liking, hint("treasure-deck", percent=self.foes())
        if target < ids.T_CARD:
            return liking, None
        card = target - ids.T_CARD
        others = [self.choosing.liking(view, c[1]) for c in asked.options if c[0] == ids.V_CHOOSE and c[1] != target]
        best = liking >= max(others, default=liking)
        own = card in me.hand + me.worn + me.pack + me.traits
        n = self.worths.wardrobe.added(me, card) if self.t.kind[card] == ids.K_ITEM else 0
        facts = {"n": n, "strength": me.strength, "many": 1 + len(others)}
        if own and view.why not in STAYS:
            return liking, hint("lose", **facts) if best else None
        if n:
            return liking, hint("take", **facts) if best else None
        return liking, self.good_for(view, card)

    def good_for(self, view: View, card: int) -> Phrase | None:
        """What a card is good for that would not be worn."""
        level = self.worths.me(view).level + 1
        if self.t.kind[card] == ids.K_LEVEL and level < self.t.win_level:
            return hint("level-card", level=level)
        if self.t.kind[card] == ids.K_ITEM_ENHANCER and self.t.bonus[card] > 0:
            return hint("graft", n=self.t.bonus[card])
        boost = max([0, *[op[1] for op in self.worths.mode_ops(card) if op[0] == ids.O_BOOST]])
        if boost:
            return hint("once", n=boost)
        gold = max(0, self.t.gold[card]) if level < self.t.win_level else 0  # SELL-05
        return hint("item-gold", gold=gold, price=self.managing.price(view)) if gold else None

    def foes(self) -> int:
        """The share of the Doors that are monsters and Curses, in percent; no Treasure is."""
        doors = [card for card in range(len(self.t.deck)) if self.t.deck[card] == ids.DOOR]
        bad = [card for card in doors if self.t.kind[card] in (ids.K_MONSTER, ids.K_CURSE)]
        return round(100 * len(bad) / len(doors))
