"""Standing rules of Item enhancers."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import listed, plural
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class OnlyOn(Rule, frozen=True):
    """Not for every Item."""

    slots: Annotated[tuple[Slot, ...], Meta(min_length=1)]

    def code(self, c: Coder) -> Passive:
        return ids.P_GRAFT_SLOTS, sum(1 << slot for slot in {SLOTS[word] for word in self.slots}), 0

    def text(self) -> str:
        return f"only for {listed([plural(SLOT_NOUNS[slot]) for slot in self.slots], 'and')}"


class FleeOn(Rule, frozen=True):
    """Makes some Items swift."""

    slot: Slot
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_GRAFT_FLEE, SLOTS[self.slot], self.n

    def text(self) -> str:
        return f"equipped {SLOT_NOUNS[self.slot]} with it also gives {self.n:+d} to run away"


GraftRule = Literal["unrestricts"] | OnlyOn | FleeOn
