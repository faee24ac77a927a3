"""Cards lost, and cards that others take away."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.levels import Levels
from kickdoor.engine import ids

CHOOSERS = {
    "you": ids.BY_YOU,
    "left": ids.BY_LEFT,
    "right": ids.BY_RIGHT,
}
TAKERS = {
    "highest": ids.TAKE_HIGHEST,
    "from-right": ids.TAKE_FROM_RIGHT,
    "from-left": ids.TAKE_FROM_LEFT,
    "neighbours": ids.TAKE_NEIGHBOURS,
    "by-level": ids.TAKE_BY_LEVEL,
    "right": ids.TAKE_RIGHT,
    "lowest": ids.TAKE_LOWEST,
    "one-highest": ids.TAKE_ONE_HIGHEST,
    "round": ids.TAKE_ROUND,
}
Taker = Annotated[
    Literal["highest", "from-right", "from-left", "neighbours", "by-level", "right", "lowest", "one-highest", "round"],
    Meta(extra={"is": "taker"}),
]


class Lose(Effect, frozen=True):
    """n cards that fit, all of them, or as many as the die shows."""

    what: Cards = Cards()
    n: Count | Literal["all", "rolled"] = 1
    by: Literal["you", "left", "right"] = "you"

    def code(self, c: Coder) -> Ops:
        n = {"all": ids.ALL, "rolled": ids.ACC}[self.n] if isinstance(self.n, str) else self.n
        return ((ids.O_LOSE, self.what.code(c), n, CHOOSERS[self.by]),)


class LoseRandom(Effect, frozen=True):
    """n cards of the hand, by chance."""

    n: Count = 1

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_RANDOM, self.n),)


class LoseBest(Act, frozen=True):
    """The Item with the biggest bonus."""

    OP = ids.O_LOSE_BEST


class LoseDearest(Act, frozen=True):
    """The Item of the highest value."""

    OP = ids.O_LOSE_DEAREST


class LoseAttached(Effect, frozen=True):
    """An Item with what is attached to it, or else the best or the worst one."""

    fallback: Literal["best", "worst"] = "best"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_ATTACHED, int(self.fallback == "worst")),)


class LoseAllBut(Effect, frozen=True):
    """n cards that fit are kept."""

    n: Count
    what: Cards = Cards()

    def code(self, c: Coder) -> Ops:
        what = self.what.code(c)
        return ((ids.O_COUNT, what, self.n), (ids.O_LOSE, what, ids.ACC, ids.BY_YOU))


class LoseValue(Effect, frozen=True):
    """Items of a value; all of them if they fall short."""

    gold: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_VALUE, self.gold),)


class Levy(Effect, frozen=True):
    """After something was lost: everybody else loses as much, and levels if short."""

    levels: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Ops:
        short: Ops = ((ids.O_IF_SOME, 2), *Levels(-self.levels).code(c)) if self.levels else ()
        each = c.program(join(((ids.O_LOSE_VALUE, ids.ACC),), short))
        return ((ids.O_IF_NONE, 3), (ids.O_VALUE,), (ids.O_EACH, ids.EACH_OTHER, each, 0))


class Taken(Effect, frozen=True):
    """Others choose a card each and keep it."""

    by: Taker
    what: Cards = Cards()

    def code(self, c: Coder) -> Ops:
        return ((ids.O_TAKEN, self.what.code(c), TAKERS[self.by]),)


class Give(Effect, frozen=True):
    """A present of your choice for somebody of your choice, perhaps only of the lowest Level."""

    what: Cards = Cards()
    to: Literal["anybody", "lowest"] = "anybody"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_GIVE, self.what.code(c), int(self.to == "lowest")),)


class Drawn(Effect, frozen=True):
    """Others draw a card each from your hand, unseen, and keep it."""

    by: Taker

    def code(self, c: Coder) -> Ops:
        return ((ids.O_DRAWN, TAKERS[self.by]),)


class ShowHand(Act, frozen=True):
    """To everybody."""

    OP = ids.O_SHOW_HAND


class DiscardHand(Act, frozen=True):
    """The whole hand."""

    OP = ids.O_DISCARD_HAND
