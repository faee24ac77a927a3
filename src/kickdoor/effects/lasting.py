"""Curses that stay: what holds while they last, what ends them."""

from kickdoor.effects.base import Act
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.standing import Passive, Rule
from kickdoor.engine import ids


class Last(Act, frozen=True):
    """From now on the standing rules of the Curse hold."""

    OP = ids.O_LAST
    TEXT = "this Curse stays in front of you"


class Cancel(Act, frozen=True):
    """One Curse less."""

    OP = ids.O_CANCEL
    TEXT = "that Curse is cancelled"


class OwnDice(Rule, frozen=True):
    """A change of all own rolls."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_DIE, self.n, 0

    def text(self) -> str:
        return f"all your die rolls get {self.n:+d}"


class OwnStrength(Rule, frozen=True):
    """A change of combat strength."""

    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_STRENGTH, self.n, 0

    def text(self) -> str:
        return f"you get {self.n:+d} in combat"


class OnlySlot(Rule, frozen=True):
    """Other Items give no bonus."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_ONLY_SLOT, SLOTS[self.slot], 0

    def text(self) -> str:
        return f"of your Items, only {SLOT_NOUNS[self.slot]} gives a bonus"


class UntilCombat(Rule, frozen=True):
    """Its end."""

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, ids.U_COMBAT, 0

    def text(self) -> str:
        return "ends with your next combat, or the one you are in"


class UntilLost(Rule, frozen=True):
    """Its end."""

    slot: Slot

    def code(self, c: Coder) -> Passive:
        return ids.P_UNTIL, ids.U_SLOT, SLOTS[self.slot]

    def text(self) -> str:
        return f"ends when a Curse or Bad Stuff takes the {SLOT_NOUNS[self.slot]} you wear"


CurseRule = OwnDice | OwnStrength | OnlySlot | UntilCombat | UntilLost
