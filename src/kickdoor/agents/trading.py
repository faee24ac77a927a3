"""A heuristic player who proposes trades: where both gain, and not twice."""

from kickdoor.agents.rivals import Rivals
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request

GAIN = 1.2  # the least a trade must bring each side
BEGRUDGED = 0.5  # of what it brings the other


class Trading:
    """One trade a turn at most; a pair of Items that was refused is not proposed again."""

    def __init__(self, worths: Worths, rivals: Rivals) -> None:
        self.worths = worths
        self.rivals = rivals
        self.plan: tuple[int, int, int] | None = None  # (to, own Item, Item wanted)
        self.tried: set[tuple[int, int]] = set()
        self.turn = -1

    def open(self, view: View, request: Request) -> Choice | None:
        """Ask somebody for a trade, with the terms in mind."""
        partners = {c[2]: c for c in request.options if c[:2] == (ids.V_DEAL, ids.DEAL_TRADE)}
        if not partners or self.turn == view.number:
            return None
        best: tuple[float, int, int, int] | None = None
        me = self.worths.me(view)
        for to in partners:
            other = view.players[to]
            for mine in self.items(me.worn + me.pack):
                for theirs in self.items(other.worn + other.pack):
                    if self.worths.t.big[mine] != self.worths.t.big[theirs]:
                        continue  # one of the two might not be able to carry it
                    gain = self.gain(view, to, mine, theirs)
                    if gain > 0 and (best is None or gain > best[0]) and (mine, theirs) not in self.tried:
                        best = (gain, to, mine, theirs)
        if best is None:
            return None
        self.plan = best[1:]
        self.turn = view.number
        self.tried.add((best[2], best[3]))
        return partners[best[1]]

    def items(self, cards: tuple[int, ...]) -> list[int]:
        return [c for c in cards if self.worths.t.kind[c] == ids.K_ITEM]

    def gain(self, view: View, to: int, mine: int, theirs: int) -> float:
        """What the trade brings, if it brings both enough."""
        me, other = self.worths.me(view), view.players[to]
        own = self.worths.worth(me, theirs) - self.worths.worth(me, mine)
        if own < GAIN:
            return 0.0
        other_gain = self.worths.worth(other, mine) - self.worths.worth(other, theirs)
        if other_gain < GAIN:
            return 0.0
        return own - BEGRUDGED * self.rivals.weight(view, to) * other_gain

    def build(self, view: View, request: Request) -> Choice | None:
        """The next term of the own proposal; None when there is none."""
        deal = view.deal
        if self.plan is None or deal is None or deal.scope != ids.DEAL_TRADE or deal.giver != self.worths.seat:
            return None
        _to, mine, theirs = self.plan
        wanted = [(ids.V_TERM, ids.TERM_GIVE, mine, 0)] if mine not in deal.give else []
        wanted += [(ids.V_TERM, ids.TERM_GET, theirs, 0)] if theirs not in deal.get else []
        terms = wanted or [(ids.V_DONE, 0, 0, 0)]
        return next((choice for choice in terms if choice in request.options), None)
