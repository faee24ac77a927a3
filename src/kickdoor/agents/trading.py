"""A heuristic player who proposes trades and gifts: where both gain, and not twice."""

from typing import Final

from kickdoor.agents.appraisal import MOST_SEATS, Appraisal
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import Temper
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import DealView, PlayerView, View

Cards = tuple[int, ...]

FAIR: Final = 0.3  # the least a counter-offer must leave the other
BEGRUDGED: Final = 0.4  # of what it brings the other
FEAR: Final = 60.0  # more of it, of who needs but one Level


class Partner:
    """Somebody one could trade with: pairs of Items of which each is worth more to the other, as long as that holds."""

    __slots__ = ("mine", "my_pack", "pairs", "their_pack", "theirs")

    def __init__(self, mine: Appraisal, my_pack: Cards, theirs: Appraisal, their_pack: Cards) -> None:
        self.mine = mine
        self.my_pack = my_pack
        self.theirs = theirs
        self.their_pack = their_pack
        self.pairs: list[tuple[int, int]] = []

    def holds(self, mine: Appraisal, my_pack: Cards, theirs: Appraisal, their_pack: Cards) -> bool:
        """Is neither dressed otherwise, nor carries anything else?"""
        if self.mine is not mine or self.theirs is not theirs:
            return False
        return self.my_pack == my_pack and self.their_pack == their_pack


class Trading:
    """One proposal a turn at most; Items that were refused are not offered again."""

    def __init__(self, worths: Worths, rivals: Rivals, temper: Temper) -> None:
        self.worths = worths
        self.rivals = rivals
        self.temper = temper
        self.plan: tuple[Cards, Cards] | None = None  # what whoever opened the trade gives, and gets
        self.tried: set[tuple[int, int]] = set()
        self.turn = -1
        self.partners: list[Partner | None] = [None] * MOST_SEATS

    def forget(self) -> None:
        self.plan, self.turn = None, -1
        self.tried.clear()

    def open(self, view: View, asked: Question) -> Choice | None:
        """Ask somebody for a trade, or for peace, with the terms in mind."""
        if self.turn == view.number:
            return None
        partners = {c[2]: c for c in asked.of(ids.V_DEAL) if c[1] == ids.DEAL_TRADE}
        if not partners:
            return None
        found = self.swap(view, list(partners)) or self.gift(view, list(partners))
        if found is None:
            return None
        to, mine, theirs = found
        self.plan = ((mine,), (theirs,) if theirs >= 0 else ())
        return partners[to]

    def remember(self, view: View, chosen: Choice) -> None:
        """A trade was opened: none is again this turn, and this one never."""
        if self.plan is not None and chosen[0] == ids.V_DEAL and chosen[1] == ids.DEAL_TRADE:
            mine, theirs = self.plan
            self.turn = view.number
            self.tried.add((mine[0], theirs[0] if theirs else -1 - chosen[2]))

    def waiting(self, view: View) -> int:
        """Whose answer to an own offer one waits for, or -1: nobody offers and curses in one breath."""
        deal = view.deal
        return deal.other if deal is not None and deal.made and deal.builder == self.worths.seat else -1

    def giving(self) -> bool:
        """Is what one offers a gift?"""
        return self.plan is not None and not self.plan[1]

    def swap(self, view: View, partners: list[int]) -> tuple[int, int, int] | None:
        """The pair of Items that brings most, and whose the other is."""
        best: tuple[float, int, int, int] | None = None
        me = self.worths.me(view)
        for to in partners:
            for mine, theirs in self.good_for_both(me, view.players[to]):
                gain = self.gain(view, to, mine, theirs)
                good = gain > 0 and (mine, theirs) not in self.tried and self.taken(view, to, mine, theirs)
                if good and (best is None or gain > best[0]):
                    best = (gain, to, mine, theirs)
        return best[1:] if best is not None else None

    def good_for_both(self, me: PlayerView, other: PlayerView) -> list[tuple[int, int]]:
        """Pairs of Items, an own one first, that are worth trading to both."""
        worths = self.worths
        mine, theirs = worths.about(me), worths.about(other)
        known = self.partners[other.seat]
        if known is None or not known.holds(mine, me.pack, theirs, other.pack):
            self.partners[other.seat] = known = Partner(mine, me.pack, theirs, other.pack)
            own, wanted = self.items(me), self.items(other)
            keeps = [worths.worth(me, card) for card in own] if wanted else []
            brings = [worths.worth(me, card) for card in wanted] if own else []
            least = self.temper.swap
            for i in range(len(keeps)):
                keep = keeps[i]
                for j in range(len(brings)):
                    if brings[j] - keep >= least and self.good_for(other, own[i], wanted[j]):
                        known.pairs.append((own[i], wanted[j]))
        return known.pairs

    def good_for(self, other: PlayerView, mine: int, theirs: int) -> bool:
        """Is it worth giving the one for the other? Of another size, one of the two might not be able to carry it."""
        if self.worths.t.big[mine] != self.worths.t.big[theirs]:
            return False
        return self.worths.worth(other, mine) - self.worths.worth(other, theirs) >= self.temper.swap

    def gift(self, view: View, partners: list[int]) -> tuple[int, int, int] | None:
        """A bribe: the least one can spare that is of use to whoever is most likely out for revenge."""
        if not self.temper.bribe:
            return None
        foe = self.rivals.avenger()
        if foe not in partners or self.rivals.at_peace(foe) or self.rivals.just_wronged(foe):
            return None
        me, other = self.worths.me(view), view.players[foe]
        if self.fear(other) > 1.0:
            return None
        best: tuple[float, int] | None = None
        for card in self.items(me):
            cost, brings = self.worths.worth(me, card), self.worths.worth(other, card)
            small = not self.worths.t.big[card] and cost <= self.temper.bribe and brings >= FAIR
            if small and (card, -1 - foe) not in self.tried and (best is None or brings < best[0]):
                best = (brings, card)
        return (foe, best[1], -1) if best is not None else None

    def items(self, player: PlayerView) -> list[int]:
        return [c for c in player.worn + player.pack if self.worths.t.kind[c] == ids.K_ITEM]

    def gain(self, view: View, to: int, mine: int, theirs: int) -> float:
        """What a trade brings that is good for both."""
        me, other = self.worths.me(view), view.players[to]
        own = self.worths.worth(me, theirs) - self.worths.worth(me, mine)
        other_gain = self.worths.worth(other, mine) - self.worths.worth(other, theirs)
        return own - self.begrudged(view, to) * other_gain

    def taken(self, view: View, to: int, mine: int, theirs: int) -> bool:
        """Would the other agree? Hardly with somebody who is one Level from winning."""
        me, other = self.worths.me(view), view.players[to]
        own = self.worths.worth(me, theirs) - self.worths.worth(me, mine)
        other_gain = self.worths.worth(other, mine) - self.worths.worth(other, theirs)
        return other_gain > BEGRUDGED * self.rivals.weight_to(view, to) * own * self.fear(me)

    def begrudged(self, view: View, other: int) -> float:
        """How much of what a trade brings somebody counts against it."""
        return BEGRUDGED * self.rivals.weight(view, other) * self.fear(view.players[other])

    def fear(self, player: PlayerView) -> float:
        return FEAR if player.level >= self.worths.t.win_level - 1 else 1.0

    def worth(self, view: View, deal: DealView, give: Cards, get: Cards) -> tuple[float, float]:
        """What such terms bring oneself, and the other."""
        me = self.worths.me(view)
        other = view.players[deal.other if deal.builder == me.seat else deal.builder]
        into, out = (get, give) if deal.giver == me.seat else (give, get)
        own = sum([self.worths.worth(me, c) for c in into], 0.0) - sum([self.worths.worth(me, c) for c in out], 0.0)
        theirs = sum([self.worths.worth(other, c) for c in out], 0.0) - sum(
            [self.worths.worth(other, c) for c in into], 0.0
        )
        return own, theirs

    def counter(self, view: View, deal: DealView) -> bool:
        """A trade that brings too little: is there an Item more for which it would do, and which can be spared?"""
        if not deal.get or deal.giver == self.worths.seat:
            return False
        best: tuple[float, int] | None = None
        for card in self.items(view.players[deal.giver]):
            if card in deal.give or self.worths.t.big[card]:
                continue
            own, theirs = self.worth(view, deal, (*deal.give, card), deal.get)
            gain = own - self.begrudged(view, deal.giver) * max(0.0, theirs)
            if gain > 0 and theirs >= FAIR and (best is None or theirs > best[0]):
                best = (theirs, card)
        if best is not None:
            self.plan = ((*deal.give, best[1]), deal.get)
        return best is not None

    def build(self, view: View, asked: Question) -> Choice | None:
        """The next term of the own proposal; None when there is none. Who has come upon an open trade looks for one."""
        deal = view.deal
        if deal is None or deal.scope != ids.DEAL_TRADE or deal.builder != self.worths.seat:
            return None
        if self.plan is None:
            found = self.swap(view, [deal.other])
            if found is None:
                return None
            self.plan = ((found[1],), (found[2],))
        give, get = self.plan
        wanted: list[Choice] = [(ids.V_TERM, ids.TERM_GIVE, card, 0) for card in give if card not in deal.give]
        wanted += [(ids.V_TERM, ids.TERM_GET, card, 0) for card in get if card not in deal.get]
        terms = wanted or [(ids.V_DONE, 0, 0, 0)]
        return next((choice for choice in terms if choice in asked.options), None)
