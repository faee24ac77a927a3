"""Standing rules of Item enhancers."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.plus import Plus
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class OnlyOn(Rule, frozen=True):
    """Not for every Item."""

    slots: Annotated[tuple[Slot, ...], Meta(min_length=1)]

    def code(self, c: Coder) -> Passive:
        return ids.P_GRAFT_SLOTS, sum(1 << slot for slot in {SLOTS[word] for word in self.slots}), 0


GraftRule = Literal["unrestricts"] | OnlyOn | Plus
