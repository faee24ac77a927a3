"""The die: rolled, set, changed, rolled again."""

from kickdoor.effects.base import Act
from kickdoor.engine import ids


class Roll(Act, frozen=True):
    """For what follows."""

    OP = ids.O_ROLL


class SetDie(Act, frozen=True):
    """To the chosen face."""

    OP = ids.O_SET_DIE


class Reroll(Act, frozen=True):
    """Once more."""

    OP = ids.O_REROLL
