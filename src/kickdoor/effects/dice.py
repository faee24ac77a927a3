"""The die: rolled, set, changed, rolled again."""

from typing import Literal

from kickdoor.effects.base import Act, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids
from kickdoor.words import Phrase


class Roll(Act, frozen=True):
    """For what follows."""

    OP = ids.O_ROLL


class SetDie(Act, frozen=True):
    """To the chosen face."""

    OP = ids.O_SET_DIE


class Reroll(Effect, frozen=True):
    """The roll just made once more, or those of all who just got away."""

    who: Literal["you", "escaped"] = "you"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REROLL if self.who == "you" else ids.O_GLUE,),)

    def phrase(self) -> Phrase:
        return Phrase("do-reroll" if self.who == "you" else "do-glue")
