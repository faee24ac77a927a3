"""Levels gained, lost and set; death."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect, blank
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids
from kickdoor.words import Phrase

WHO = {"you": ids.YOU, "target": ids.TARGET}


class Levels(Effect, frozen=True):
    """Up n levels, or down if n is negative."""

    n: int
    who: Literal["you", "target"] = "you"
    may_win: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LEVELS, WHO[self.who], self.n, int(self.may_win)),)

    def phrase(self) -> Phrase:
        blanks = {"n": abs(self.n), "who": self.who, "may_win": blank(self.may_win)}
        return Phrase("do-lose-levels" if self.n < 0 else "do-gain-levels", blanks)


class LoseRolledLevels(Effect, frozen=True):
    """As many levels as the die rolled before shows."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LEVELS_ACC, ids.YOU),)


class SetLevel(Effect, frozen=True):
    """To a given Level."""

    level: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SET_LEVEL, self.level),)


class LowestLevel(Effect, frozen=True):
    """To the lowest Level at the table."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SET_LEVEL, 0),)


class Death(Act, frozen=True):
    """Dead."""

    OP = ids.O_DEATH
