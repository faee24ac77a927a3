"""Cards drawn, from the decks and from the discards."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.cards import DECKS, Deck
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import count
from kickdoor.engine import ids

HOW = {
    "face-down": (ids.FACE_DOWN, "face down"),
    "face-up": (ids.FACE_UP, "face up"),
    "as-drawn": (ids.AS_DRAWN, "face up or face down, just as this card was drawn"),
}


class Draw(Effect, frozen=True):
    """n cards of a deck."""

    deck: Deck
    n: Count
    how: Literal["face-down", "face-up", "as-drawn"] = "face-down"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_DRAW, DECKS[self.deck], self.n, HOW[self.how][0]),)

    def text(self) -> str:
        return f"draw {count(self.n, self.deck.capitalize())}, {HOW[self.how][1]}"


class Peek(Effect, frozen=True):
    """The next cards of a deck, put in order."""

    deck: Deck
    n: Count
    sink: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_PEEK, DECKS[self.deck], self.n, int(self.sink)),)

    def text(self) -> str:
        below = ", on top of the deck or under it" if self.sink else ""
        if self.n == 1:
            return f"look at the top {self.deck.capitalize()} and put it back{below}"
        return f"look at the top {count(self.n, self.deck.capitalize())} and put them back in any order{below}"


class Search(Act, frozen=True):
    """Any card of the discards."""

    OP = ids.O_SEARCH
    TEXT = "look through the discards and take any 1 card into your hand"


class Resurrect(Act, frozen=True):
    """The discards instead of the deck."""

    OP = ids.O_RESURRECT
    TEXT = "take the top card of that deck's discards instead of drawing"


class Salvage(Act, frozen=True):
    """The chosen card of the discards."""

    OP = ids.O_SALVAGE
    TEXT = "take that Item from the discards into your hand"


class Inherit(Act, frozen=True):
    """Before all other looters."""

    OP = ids.O_INHERIT
    TEXT = "you loot the body before all others and take 2 of its cards"
