"""Standing rules of what a player has in play: Classes, Races, Items, Hirelings."""

from typing import Literal

from kickdoor.effects.base import Count
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import count, titles
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


class BonusIf(Rule, frozen=True):
    """Item: another bonus for some owners."""

    traits: Traits
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_BONUS_IF, c.traits(self.traits), self.n

    def text(self) -> str:
        return f"a further {self.n:+d} for {titles(self.traits)}"


class EscapePrize(Rule, frozen=True):
    """Item: Treasures for getting away."""

    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_ESCAPE_PRIZE, self.treasures, 0

    def text(self) -> str:
        return f"draw {count(self.treasures, 'Treasure')} face down when you have escaped from a combat"


class HandLimit(Rule, frozen=True):
    """The owner's own."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HAND_LIMIT, self.n, 0

    def text(self) -> str:
        return f"your hand limit is {self.n}"


OwnerRule = (
    Literal["win-ties", "help-level", "any-big", "double-sale", "door-ward", "carrier", "any-time"]
    | BonusIf
    | EscapePrize
    | HandLimit
)
