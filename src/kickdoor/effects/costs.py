"""What an ability costs and how often it works."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Count, Term, kebab
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import count, times
from kickdoor.engine import ids

Plain = Literal["none", "card", "hand-card", "this"]
PLAIN = {
    "none": ((ids.COST_NONE, 0, 0), ""),
    "card": ((ids.COST_CARD, 0, 1), "discard 1 card from hand or play"),
    "hand-card": ((ids.COST_HAND_CARD, 0, 1), "discard 1 card from hand"),
    "this": ((ids.COST_SELF, 0, 1), "discard this card"),
}


class Price(Term, frozen=True, tag_field="pay", tag=kebab):
    """A cost with something to fill in."""

    def code(self, c: Coder) -> tuple[int, int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class WholeHand(Price, frozen=True):
    """All cards in hand, and enough of them."""

    at_least: Count

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_HAND, 0, self.at_least

    def text(self) -> str:
        return f"discard your whole hand ({count(self.at_least, 'card')} or more)"


class Such(Price, frozen=True):
    """n cards that fit."""

    what: Cards
    n: Count = 1

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_FILTER, self.what.code(c), self.n

    def text(self) -> str:
        return f"discard {self.n} {self.what.text(self.n != 1)}"


class AnyCards(Price, frozen=True):
    """Several cards, whichever they are."""

    n: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_CARD, 0, self.n

    def text(self) -> str:
        return f"discard {self.n} cards from hand or play"


Cost = Plain | WholeHand | Such | AnyCards


def code(cost: Cost, c: Coder) -> tuple[int, int, int]:
    return PLAIN[cost][0] if isinstance(cost, str) else cost.code(c)


def text(cost: Cost) -> str:
    """A request to the user; empty if it is free."""
    return PLAIN[cost][1] if isinstance(cost, str) else cost.text()


PER = {
    "combat": (ids.LIMIT_COMBAT, "in a combat"),
    "victim": (ids.LIMIT_VICTIM, "for each victim in a combat"),
    "roll": (ids.LIMIT_ROLL, "for each roll"),
    "monster": (ids.LIMIT_RUN, "for each monster you run from"),
    "turn": (ids.LIMIT_TURN, "in a turn"),
}


class Limit(Term, frozen=True):
    """n times, counted anew for each of something."""

    per: Literal["combat", "victim", "roll", "monster", "turn"]
    n: Count = 1

    def code(self) -> tuple[int, int]:
        return PER[self.per][0], self.n

    def text(self) -> str:
        return f"at most {times(self.n)} {PER[self.per][1]}"
