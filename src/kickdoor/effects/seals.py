"""Seals: opened, closed and kept shut by cards, and what holds while one is the top open one."""

from typing import Literal

from msgspec import field

from kickdoor.effects.base import Act, Count, Effect
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.losing import Step
from kickdoor.effects.plus import Only, Plus
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids
from kickdoor.words import Phrase

SEALS = {
    "opened": (ids.O_OPEN, "do-open-seal"),
    "closed": (ids.O_CLOSE, "do-close-seal"),
    "kept-shut": (ids.O_KEEP_SHUT, "do-keep-shut"),
    "replaced": (ids.O_NEXT_SEAL, "do-next-seal"),
}


class Seal(Effect, frozen=True):
    """The next one opened, the top open one closed or replaced, or one about to be opened kept shut."""

    is_: Literal["opened", "closed", "kept-shut", "replaced"] = field(name="is")

    def code(self, c: Coder) -> Ops:
        return ((SEALS[self.is_][0],),)

    def phrase(self) -> Phrase:
        return Phrase(SEALS[self.is_][1])


class Encore(Step, frozen=True):
    """A Curse from the discards strikes once more."""

    seals: bool = True

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ENCORE, int(not self.seals)),)


class Recycle(Act, frozen=True):
    """Monsters come back."""

    OP = ids.O_RECYCLE


class CurseToll(Rule, frozen=True):
    """Curses cost cards, too."""

    cards: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_CURSE_TOLL, self.cards, 0


SealRule = Plus | Only | CurseToll
