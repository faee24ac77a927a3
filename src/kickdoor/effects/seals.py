"""Seals: opened, closed and kept shut by cards, and what holds while one is the top open one."""

from kickdoor.effects.base import Act, Count, Effect, Trait
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.plus import Only, Plus
from kickdoor.effects.standing import Passive, Rule, Tags
from kickdoor.engine import ids


class OpenSeal(Act, frozen=True):
    """The next one of the deck."""

    OP = ids.O_OPEN


class CloseSeal(Act, frozen=True):
    """The top open one."""

    OP = ids.O_CLOSE


class KeepShut(Act, frozen=True):
    """The one about to be opened; never the seventh."""

    OP = ids.O_KEEP_SHUT


class NextSeal(Act, frozen=True):
    """Another one on top of the open ones."""

    OP = ids.O_NEXT_SEAL


class Encore(Effect, frozen=True):
    """A Curse from the discards strikes once more."""

    seals: bool = True

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ENCORE, int(not self.seals)),)


class Recycle(Act, frozen=True):
    """Monsters come back."""

    OP = ids.O_RECYCLE


class PerTrait(Rule, frozen=True):
    """Monsters gain by who plays along."""

    trait: Trait
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_PER_TRAIT, c.trait(self.trait), self.n


class Tagged(Rule, frozen=True):
    """Monsters of some kinds gain."""

    tags: Tags
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_TAGGED, c.tags(self.tags), self.n


class CurseToll(Rule, frozen=True):
    """Curses cost cards, too."""

    cards: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_CURSE_TOLL, self.cards, 0


class LevelPrice(Rule, frozen=True):
    """What a level is sold for."""

    gold: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_PRICE, self.gold, 0


SealRule = Plus | Only | PerTrait | Tagged | CurseToll | LevelPrice
