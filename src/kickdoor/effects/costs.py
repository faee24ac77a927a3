"""What an ability costs and how often it works."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Count, Entry, blank, kebab, word
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Plain = Literal["none", "card", "rhyme", "hand-card", "this"]
PLAIN = {
    "none": (ids.COST_NONE, 0, 0),
    "card": (ids.COST_CARD, 0, 1),
    "rhyme": (ids.COST_CARD, 0, 1),  # a card and a rhyme, which is the table's to judge
    "hand-card": (ids.COST_HAND_CARD, 0, 1),
    "this": (ids.COST_SELF, 0, 1),
}


class Price(Entry, frozen=True, tag_field="pay", tag=kebab):
    """A cost with something to fill in."""

    FAMILY = "pay"

    def code(self, c: Coder) -> tuple[int, int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


class WholeHand(Price, frozen=True):
    """All cards in hand, and enough of them."""

    at_least: Count

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_HAND, 0, self.at_least


class Such(Price, frozen=True):
    """n cards that fit."""

    what: Cards
    n: Count = 1

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_FILTER, self.what.code(c), self.n


class AnyCards(Price, frozen=True):
    """Several cards, whichever they are."""

    n: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> tuple[int, int, int]:
        return ids.COST_CARD, 0, self.n


Cost = Plain | WholeHand | Such | AnyCards


def code(cost: Cost, c: Coder) -> tuple[int, int, int]:
    return PLAIN[cost] if isinstance(cost, str) else cost.code(c)


def asked(cost: Cost) -> tuple[Phrase, ...]:
    """A request to the user; none if it is free."""
    if isinstance(cost, str):
        return () if cost == "none" else (word(cost, Price.FAMILY),)
    return (cost.phrase(),)


PER = {
    "combat": ids.LIMIT_COMBAT,
    "victim": ids.LIMIT_VICTIM,
    "roll": ids.LIMIT_ROLL,
    "monster": ids.LIMIT_RUN,
    "turn": ids.LIMIT_TURN,
    "event": ids.LIMIT_EVENT,
    "foe": ids.LIMIT_FOE,
}


class Limit(Entry, frozen=True):
    """n times, counted anew for each of something."""

    FAMILY = "ability"

    per: Literal["combat", "victim", "roll", "monster", "turn", "event", "foe"]
    n: Count = 1

    def code(self) -> tuple[int, int]:
        return PER[self.per], self.n

    def phrase(self, at_monster: bool = False) -> Phrase:
        told = super().phrase()
        return Phrase(told.id, {**told.args, "at_monster": blank(at_monster)})
