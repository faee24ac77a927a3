"""Cards lost, and cards that others take away."""

from typing import TYPE_CHECKING, Annotated, Literal, cast

from msgspec import Meta, field, structs

import kickdoor.effects
from kickdoor.effects.base import Act, Count, Effect, code, steps
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.levels import Levels
from kickdoor.engine import ids
from kickdoor.words import Phrase

if TYPE_CHECKING:
    import kickdoor.effects.branches  # which is made of these, so that their fields name it from afar

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


class IfNone(Effect, frozen=True):
    """What `else` says: when the step before found nothing to take."""

    NESTS = True

    then: "kickdoor.effects.branches.Rest"

    def code(self, c: Coder) -> Ops:
        then = code(self.then, c)
        return join(((ids.O_IF_SOME, len(then) + 1),), then)


class IfFewer(Effect, frozen=True):
    """What `short` says: when the step before found less than enough."""

    NESTS = True

    n: Count
    then: "kickdoor.effects.branches.Rest"

    def code(self, c: Coder) -> Ops:
        then = code(self.then, c)
        return join(((ids.O_UNLESS_DIE, 0, self.n - 1, len(then) + 1),), then)


class Step(Effect, frozen=True, kw_only=True):
    """An effect that may come to nothing: then something else happens."""

    otherwise: "kickdoor.effects.branches.Rest" = field(default=(), name="else")

    def parts(self) -> tuple[Effect, ...]:
        return (structs.replace(self, otherwise=()), IfNone(self.otherwise)) if self.otherwise else (self,)

    def phrase(self) -> Phrase:
        return cast(Phrase, steps((self,))) if len(self.parts()) > 1 else self.plain()

    def plain(self) -> Phrase:
        """Of the step alone."""
        told = super().phrase()
        return Phrase(told.id, {name: value for name, value in told.args.items() if name not in ("otherwise", "short")})


class Lose(Step, frozen=True):
    """n cards that fit, all of them, all but some, or as many as the die shows. `short`: if there are too few."""

    what: Cards = Cards()
    n: Count | Literal["all", "rolled"] = 1
    by: Literal["you", "left", "right"] = "you"
    but: Annotated[int, Meta(ge=0)] = 0
    short: "kickdoor.effects.branches.Rest" = ()

    def __post_init__(self) -> None:
        if self.but and (self.n, self.by) != ("all", "you"):
            raise ValueError("but: is for n: all, and by: you")
        if self.short and not (isinstance(self.n, int) and self.n > 1):
            raise ValueError("short: is for n: 2 and more")

    def parts(self) -> tuple[Effect, ...]:
        if not self.short:
            return super().parts()
        assert isinstance(self.n, int)
        return *structs.replace(self, short=()).parts(), IfFewer(self.n, self.short)

    def plain(self) -> Phrase:
        told = super().plain()
        args = {name: value for name, value in told.args.items() if name != "but"}
        return (
            Phrase("do-lose-all-but", {"n": self.but, "what": self.what.phrase()})
            if self.but
            else Phrase(told.id, args)
        )

    def code(self, c: Coder) -> Ops:
        if self.but:
            what = self.what.code(c)
            return ((ids.O_COUNT, what, self.but), (ids.O_LOSE, what, ids.ACC, ids.BY_YOU))
        n = {"all": ids.ALL, "rolled": ids.ACC}[self.n] if isinstance(self.n, str) else self.n
        return ((ids.O_LOSE, self.what.code(c), n, CHOOSERS[self.by]),)


class LoseRandom(Effect, frozen=True):
    """n cards of the hand, by chance."""

    n: Count = 1

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_RANDOM, self.n),)


ITEMS = {
    "best": ((ids.O_LOSE_BEST,), Phrase("do-lose-best")),
    "dearest": ((ids.O_LOSE_DEAREST,), Phrase("do-lose-dearest")),
    "attached-or-best": ((ids.O_LOSE_ATTACHED, 0), Phrase("do-lose-attached", {"fallback": "best"})),
    "attached-or-worst": ((ids.O_LOSE_ATTACHED, 1), Phrase("do-lose-attached", {"fallback": "worst"})),
}


class LoseItem(Effect, frozen=True):
    """The Item with the biggest bonus or value, or one with something attached and else the best or the worst."""

    which: Literal["best", "dearest", "attached-or-best", "attached-or-worst"]

    def code(self, c: Coder) -> Ops:
        return (ITEMS[self.which][0],)

    def phrase(self) -> Phrase:
        return ITEMS[self.which][1]


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
    """Others choose a card each and keep it, or draw one each from the hand, unseen; `by-level` the highest first."""

    by: Taker
    what: Cards = Cards()
    unseen: bool = False

    def __post_init__(self) -> None:
        if self.unseen and self.what != Cards():
            raise ValueError("unseen: is for any cards of the hand")

    def phrase(self) -> Phrase:
        told = super().phrase()
        if self.unseen:
            return Phrase("do-drawn", {"by": told.args["by"]})
        return Phrase(told.id, {"by": told.args["by"], "what": told.args["what"]})

    def code(self, c: Coder) -> Ops:
        if self.unseen:
            return ((ids.O_DRAWN, TAKERS[self.by]),)
        return ((ids.O_TAKEN, self.what.code(c), TAKERS[self.by]),)


class Give(Effect, frozen=True):
    """A present of your choice for somebody of your choice, perhaps only of the lowest Level."""

    what: Cards = Cards()
    to: Literal["anybody", "lowest"] = "anybody"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_GIVE, self.what.code(c), int(self.to == "lowest")),)


class ShowHand(Act, frozen=True):
    """To everybody."""

    OP = ids.O_SHOW_HAND


class DiscardHand(Act, frozen=True):
    """The whole hand."""

    OP = ids.O_DISCARD_HAND
