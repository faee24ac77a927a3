"""Cards drawn, from the decks and from the discards."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.cards import DECKS, Deck
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids

HOW = {
    "face-down": ids.FACE_DOWN,
    "face-up": ids.FACE_UP,
    "as-drawn": ids.AS_DRAWN,
}


class Draw(Effect, frozen=True):
    """n cards of a deck."""

    deck: Deck
    n: Count
    how: Literal["face-down", "face-up", "as-drawn"] = "face-down"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_DRAW, DECKS[self.deck], self.n, HOW[self.how]),)


class Peek(Effect, frozen=True):
    """The next cards of a deck, put in order."""

    deck: Deck
    n: Count
    sink: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_PEEK, DECKS[self.deck], self.n, int(self.sink)),)


class Search(Act, frozen=True):
    """Any card of the discards."""

    OP = ids.O_SEARCH


class Resurrect(Act, frozen=True):
    """The discards instead of the deck."""

    OP = ids.O_RESURRECT


class Salvage(Act, frozen=True):
    """The chosen card of the discards."""

    OP = ids.O_SALVAGE


class Inherit(Act, frozen=True):
    """Before all other looters."""

    OP = ids.O_INHERIT
