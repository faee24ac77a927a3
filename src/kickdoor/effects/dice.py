"""The die: rolled, set, changed, rolled again."""

from kickdoor.effects.base import Act, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids


class Roll(Act, frozen=True):
    """For what follows."""

    OP = ids.O_ROLL


class SetDie(Act, frozen=True):
    """To the chosen face."""

    OP = ids.O_SET_DIE


class DiePlus(Effect, frozen=True):
    """A change of the roll just made."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_DIE_PLUS, self.n),)


class Reroll(Act, frozen=True):
    """Once more."""

    OP = ids.O_REROLL
