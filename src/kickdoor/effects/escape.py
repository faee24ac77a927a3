"""Getting away, and not getting away after all."""

from typing import Literal

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids


class Escape(Act, frozen=True):
    """From one monster."""

    OP = ids.O_ESCAPE


class EscapeAll(Effect, frozen=True):
    """From every monster: the chosen munchkins, or the user where nobody is chosen."""

    who: Literal["chosen", "you"] = "chosen"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ESCAPE_ALL,),)


class Chase(Effect, frozen=True):
    """The monster goes after everybody else, too."""

    levels: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_CHASE, self.levels),)
