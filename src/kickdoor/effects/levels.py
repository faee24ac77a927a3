"""Levels gained, lost and set; death."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect, blank
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids
from kickdoor.words import Phrase

WHO = {"you": ids.YOU, "target": ids.TARGET}


class Levels(Effect, frozen=True):
    """Up n levels, down if n is negative, or down as many as the die shows."""

    n: int | Literal["minus-rolled"]
    who: Literal["you", "target"] = "you"
    may_win: bool = False

    def __post_init__(self) -> None:
        if isinstance(self.n, str) and (self.who, self.may_win) != ("you", False):
            raise ValueError("the die takes levels from you")

    @property
    def lost(self) -> int:
        """For certain."""
        return max(-self.n, 0) if isinstance(self.n, int) else 0

    def code(self, c: Coder) -> Ops:
        if isinstance(self.n, str):
            return ((ids.O_LEVELS_ACC, ids.YOU),)
        return ((ids.O_LEVELS, WHO[self.who], self.n, int(self.may_win)),)

    def phrase(self) -> Phrase:
        if isinstance(self.n, str):
            return Phrase("do-lose-rolled-levels")
        blanks = {"n": abs(self.n), "who": self.who, "may_win": blank(self.may_win)}
        return Phrase("do-lose-levels" if self.n < 0 else "do-gain-levels", blanks)


class SetLevel(Effect, frozen=True):
    """To a given Level, or to the lowest at the table."""

    level: Count | Literal["lowest"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SET_LEVEL, 0 if isinstance(self.level, str) else self.level),)

    def phrase(self) -> Phrase:
        return (
            Phrase("do-lowest-level") if isinstance(self.level, str) else Phrase("do-set-level", {"level": self.level})
        )


class Death(Act, frozen=True):
    """Dead."""

    OP = ids.O_DEATH
