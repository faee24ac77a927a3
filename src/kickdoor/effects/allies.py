"""Allies: how many there may be, what they do, how they come and go."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Count
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import count, listed
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids

ANY_NUMBER = 99


class LoseAlly(Act, frozen=True):
    """One leaves for good."""

    OP = ids.O_LOSE_ALLY
    TEXT = "lose 1 Ally of your choice"


class TakeAlly(Act, frozen=True):
    """The chosen Ally changes sides."""

    OP = ids.O_TAKE_ALLY
    TEXT = "you take that Ally; if you have too many now, one of your others goes"


class Tame(Act, frozen=True):
    """A monster changes sides; no kill."""

    OP = ids.O_TAME
    TEXT = "that monster leaves the fight and becomes your Ally, which gives +2; nothing is gained for it"


class ManyAllies(Rule, frozen=True):
    """In play: company."""

    n: Count | Literal["any"]

    def code(self, c: Coder) -> Passive:
        return ids.P_ALLIES, ANY_NUMBER if self.n == "any" else self.n, 0

    def text(self) -> str:
        return f"you may have {'any number of Allies' if self.n == 'any' else count(self.n, 'Ally')}"


class LeavesWon(Rule, frozen=True):
    """Ally: for one win only."""

    def code(self, c: Coder) -> Passive:
        return ids.P_LEAVES_WON, 0, 0

    def text(self) -> str:
        return "leaves after the first combat you have won with it"


class Carries(Rule, frozen=True):
    """Ally: what it can hold."""

    slots: Annotated[tuple[Slot, ...], Meta(min_length=2, max_length=2)]

    def code(self, c: Coder) -> Passive:
        one, other = self.slots
        return ids.P_CARRIES, SLOTS[one], SLOTS[other]

    def text(self) -> str:
        return f"the Item it holds is {listed([SLOT_NOUNS[slot] for slot in self.slots], 'or')}"


class AlliesOnly(Rule, frozen=True):
    """Curse: on one's own, almost."""

    def code(self, c: Coder) -> Passive:
        return ids.P_ALLIES_ONLY, 0, 0

    def text(self) -> str:
        return "of your strength only your Level and your Allies count"
