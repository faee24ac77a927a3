"""Cards lost, and cards that others take away."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder, Ops, join
from kickdoor.effects.levels import Levels
from kickdoor.effects.phrase import count
from kickdoor.engine import ids

CHOOSERS = {
    "you": (ids.BY_YOU, " of your choice"),
    "left": (ids.BY_LEFT, ", chosen by the player on your left"),
    "right": (ids.BY_RIGHT, ", chosen by the player on your right"),
}
TAKERS = {
    "highest": (ids.TAKE_HIGHEST, "each player of the highest Level"),
    "from-right": (ids.TAKE_FROM_RIGHT, "each other player, beginning on your right,"),
    "from-left": (ids.TAKE_FROM_LEFT, "each other player, beginning on your left,"),
    "neighbours": (ids.TAKE_NEIGHBOURS, "the player on your left, then the one on your right,"),
    "by-level": (ids.TAKE_BY_LEVEL, "each other player, beginning with the highest Level,"),
    "right": (ids.TAKE_RIGHT, "the player on your right"),
    "lowest": (ids.TAKE_LOWEST, "the other player of the lowest Level (of several, the nearest on your left)"),
    "one-highest": (
        ids.TAKE_ONE_HIGHEST,
        "the other player of the highest Level (of several, the nearest on your left)",
    ),
    "round": (ids.TAKE_ROUND, "each other player, beginning on your left, again and again while any is left,"),
}
Taker = Literal[
    "highest", "from-right", "from-left", "neighbours", "by-level", "right", "lowest", "one-highest", "round"
]


class Lose(Effect, frozen=True):
    """n cards that fit, all of them, or as many as the die shows."""

    what: Cards = Cards()
    n: Count | Literal["all", "rolled"] = 1
    by: Literal["you", "left", "right"] = "you"

    def code(self, c: Coder) -> Ops:
        n = {"all": ids.ALL, "rolled": ids.ACC}[self.n] if isinstance(self.n, str) else self.n
        return ((ids.O_LOSE, self.what.code(c), n, CHOOSERS[self.by][0]),)

    def text(self) -> str:
        by = CHOOSERS[self.by][1]
        if self.n == "all":
            your = "" if self.what.where == "worn" else "your "
            return f"lose all {your}{self.what.text(True)}{'' if self.by == 'you' else by}"
        if self.n == "rolled":
            return f"lose as many {self.what.text(True)} as the die shows,{by.removeprefix(',')}"
        return f"lose {self.n} {self.what.text(self.n != 1)}{by}"


class LoseRandom(Effect, frozen=True):
    """n cards of the hand, by chance."""

    n: Count = 1

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_RANDOM, self.n),)

    def text(self) -> str:
        return f"lose {count(self.n, 'card')} from hand at random"


class LoseBest(Act, frozen=True):
    """The Item with the biggest bonus."""

    OP = ids.O_LOSE_BEST
    TEXT = "of all your Items, the one with the biggest bonus is lost"


class LoseDearest(Act, frozen=True):
    """The Item of the highest value."""

    OP = ids.O_LOSE_DEAREST
    TEXT = "of all your Items, the one worth most is lost"


class LoseAttached(Effect, frozen=True):
    """An Item with what is attached to it, or else the best or the worst one."""

    fallback: Literal["best", "worst"] = "best"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_ATTACHED, int(self.fallback == "worst")),)

    def text(self) -> str:
        bonus = {"best": "biggest", "worst": "smallest"}[self.fallback]
        return (
            "lose 1 Item that has a card attached, with all that is attached to it;"
            f" without such an Item, lose the one with the {bonus} bonus"
        )


class LoseAllBut(Effect, frozen=True):
    """n cards that fit are kept."""

    n: Count
    what: Cards = Cards()

    def code(self, c: Coder) -> Ops:
        what = self.what.code(c)
        return ((ids.O_COUNT, what, self.n), (ids.O_LOSE, what, ids.ACC, ids.BY_YOU))

    def text(self) -> str:
        return f"of all your {self.what.text(True)}, keep {self.n} of your choice and lose the rest"


class LoseValue(Effect, frozen=True):
    """Items of a value; all of them if they fall short."""

    gold: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_VALUE, self.gold),)

    def text(self) -> str:
        return f"lose Items worth {self.gold} Gold Pieces or more together, or all your Items if they are worth less"


class Levy(Effect, frozen=True):
    """After something was lost: everybody else loses as much, and levels if short."""

    levels: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Ops:
        short: Ops = ((ids.O_IF_SOME, 2), *Levels(-self.levels).code(c)) if self.levels else ()
        each = c.program(join(((ids.O_LOSE_VALUE, ids.ACC),), short))
        return ((ids.O_IF_NONE, 3), (ids.O_VALUE,), (ids.O_EACH, ids.EACH_OTHER, each, 0))

    def text(self) -> str:
        short = f" and {count(self.levels, 'level')}" if self.levels else ""
        return (
            "if something was lost, each other player loses Items worth at least as much together,"
            f" or all their Items{short} if they fall short"
        )


class Taken(Effect, frozen=True):
    """Others choose a card each and keep it."""

    by: Taker
    what: Cards = Cards()

    def code(self, c: Coder) -> Ops:
        return ((ids.O_TAKEN, self.what.code(c), TAKERS[self.by][0]),)

    def text(self) -> str:
        return f"{TAKERS[self.by][1]} takes 1 of your {self.what.text(True)}"


class Give(Effect, frozen=True):
    """A present of your choice for somebody of your choice, perhaps only of the lowest Level."""

    what: Cards = Cards()
    to: Literal["anybody", "lowest"] = "anybody"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_GIVE, self.what.code(c), int(self.to == "lowest")),)

    def text(self) -> str:
        to = "another player" if self.to == "anybody" else "another player whose Level is the lowest of the others"
        return f"give 1 {self.what.text()} to {to}, both of your choice"


class Drawn(Effect, frozen=True):
    """Others draw a card each from your hand, unseen, and keep it."""

    by: Taker

    def code(self, c: Coder) -> Ops:
        return ((ids.O_DRAWN, TAKERS[self.by][0]),)

    def text(self) -> str:
        return f"{TAKERS[self.by][1]} draws a card from your hand unseen and keeps it"


class ShowHand(Act, frozen=True):
    """To everybody."""

    OP = ids.O_SHOW_HAND
    TEXT = "show your hand to all players"


class DiscardHand(Act, frozen=True):
    """The whole hand."""

    OP = ids.O_DISCARD_HAND
    TEXT = "discard your hand"
