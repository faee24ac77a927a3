"""Getting away, and not getting away after all."""

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import count
from kickdoor.engine import ids


class Escape(Act, frozen=True):
    """From one monster."""

    OP = ids.O_ESCAPE
    TEXT = "you escape from that monster"


class EscapeAll(Act, frozen=True):
    """From every monster: the chosen munchkins, or the user."""

    OP = ids.O_ESCAPE_ALL
    TEXT = "escape from all monsters of this fight"


class Glue(Act, frozen=True):
    """Everybody runs again."""

    OP = ids.O_GLUE
    TEXT = "all who just got away must roll to run away again, however they got away"


class Chase(Effect, frozen=True):
    """The monster goes after everybody else, too."""

    levels: Count

    def code(self, c: Coder) -> Ops:
        return ((ids.O_CHASE, self.levels),)

    def text(self) -> str:
        return f"each other player the monster pursues must run away from it or lose {count(self.levels, 'level')}"


class FleePlus(Effect, frozen=True):
    """The chosen munchkin's rolls of this combat."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_FLEE_PLUS, self.n),)

    def text(self) -> str:
        return f"that munchkin gets {self.n:+d} on every roll to run away in this combat"
