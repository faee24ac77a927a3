"""Levels gained, lost and set; death."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import count
from kickdoor.engine import ids

WHO = {"you": ids.YOU, "target": ids.TARGET}


class Levels(Effect, frozen=True):
    """Up n levels, or down if n is negative."""

    n: int
    who: Literal["you", "target"] = "you"
    may_win: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LEVELS, WHO[self.who], self.n, int(self.may_win)),)

    def text(self) -> str:
        up, down = ("go up", "lose") if self.who == "you" else ("that player goes up", "that player loses")
        words = f"{down} {count(-self.n, 'level')}" if self.n < 0 else f"{up} {count(self.n, 'level')}"
        return words + (", even to the winning level" if self.may_win else "")


class LoseRolledLevels(Effect, frozen=True):
    """As many levels as the die rolled before shows."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LEVELS_ACC, ids.YOU),)

    def text(self) -> str:
        return "lose as many levels as the die shows"


class SetLevel(Effect, frozen=True):
    """To a given Level."""

    level: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SET_LEVEL, self.level),)

    def text(self) -> str:
        return f"your Level becomes {self.level}"


class LowestLevel(Effect, frozen=True):
    """To the lowest Level at the table."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SET_LEVEL, 0),)

    def text(self) -> str:
        return "your Level becomes the lowest Level of any player"


class Death(Act, frozen=True):
    """Dead."""

    OP = ids.O_DEATH
    TEXT = "you die"
