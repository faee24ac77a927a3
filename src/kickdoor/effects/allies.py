"""Allies: how many there may be, what they do, how they come and go."""

from typing import Annotated

from msgspec import Meta

from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.losing import Step
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class LoseAlly(Step, frozen=True):
    """One leaves for good."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_ALLY,),)


class Carries(Rule, frozen=True):
    """Ally: what it can hold."""

    slots: Annotated[tuple[Slot, ...], Meta(min_length=2, max_length=2)]

    def code(self, c: Coder) -> Passive:
        one, other = self.slots
        return ids.P_CARRIES, SLOTS[one], SLOTS[other]
