"""Allies: how many there may be, what they do, how they come and go."""

from typing import Annotated

from msgspec import Meta

from kickdoor.effects.base import word
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.losing import Step
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids
from kickdoor.words import Phrase


class LoseAlly(Step, frozen=True):
    """One leaves for good."""

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LOSE_ALLY,),)


class Carrier(Rule, frozen=True):
    """It holds an Item for its owner, perhaps of these slots alone, besides all others."""

    NUMBERED = True

    slots: Annotated[tuple[Slot, ...], Meta(min_length=2, max_length=2)]

    def mark(self) -> int:
        return ids.M_CARRIER

    def on(self) -> tuple[str, ...]:
        return ("ally",)

    def code(self, c: Coder) -> Passive:
        one, other = self.slots
        return ids.P_CARRIES, SLOTS[one], SLOTS[other]

    def phrase(self) -> Phrase:
        return Phrase("rule-carrier-of", {"slots": tuple(word(slot, "slot") for slot in self.slots)})
