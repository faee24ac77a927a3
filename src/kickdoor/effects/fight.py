"""What is done to a combat that is on: strength on either side, monsters and munchkins that come and go."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Effect, Tag, Trait
from kickdoor.effects.cards import SLOTS, AnySlot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids

PAY = {
    "none": ids.PAY_NONE,
    "all": ids.PAY_ALL,
    "if-sole": ids.PAY_IF_SOLE,
}


class Boost(Effect, frozen=True):
    """For the chosen side, perhaps for each munchkin of a trait in the fight."""

    n: int
    per: Trait | None = None

    def code(self, c: Coder) -> Ops:
        return ((ids.O_BOOST, self.n, 0 if self.per is None else c.trait(self.per)),)


class BoostRolled(Act, frozen=True):
    """As much as the die rolled before shows."""

    OP = ids.O_BOOST_ACC


class Stab(Effect, frozen=True):
    """A change for the chosen munchkin."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_STAB, self.n),)


class Spend(Effect, frozen=True):
    """A change for the user."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SPEND, self.n),)


class Attack(Effect, frozen=True):
    """A change for the user, by an attack of some kind."""

    n: int
    tag: Tag

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ATTACK, self.n, c.tag(self.tag)),)


class Weaken(Effect, frozen=True):
    """A change for the chosen monster."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_WEAKEN, self.n),)


class Grow(Act, frozen=True):
    """As much as the die rolled before shows."""

    OP = ids.O_GROW_ACC


class Grease(Effect, frozen=True):
    """A change for the chosen munchkin, for each tagged Item."""

    tag: Tag
    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_GREASE, c.tag(self.tag), self.n),)


class Untag(Effect, frozen=True):
    """The chosen monster, which may also change in strength, or the chosen Item."""

    tag: Tag
    n: int = 0

    def code(self, c: Coder) -> Ops:
        return ((ids.O_UNTAG, c.tag(self.tag), self.n),)


class Stamp(Effect, frozen=True):
    """The chosen monster becomes one of two kinds, and joins if it is chosen from the hand."""

    one: Tag
    other: Tag
    joins: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_STAMP, c.tag(self.one), c.word(self.one), c.tag(self.other), c.word(self.other)),)


class MuteBest(Effect, frozen=True):
    """An Item that does nothing for a while."""

    slot: AnySlot

    def code(self, c: Coder) -> Ops:
        return ((ids.O_MUTE_BEST, SLOTS[self.slot]),)


class Mute(Act, frozen=True):
    """The chosen Item does nothing for a while."""

    OP = ids.O_MUTE


class Freeze(Act, frozen=True):
    """What is, is."""

    OP = ids.O_FREEZE


class Double(Act, frozen=True):
    """The user counts twice."""

    OP = ids.O_DOUBLE


class Enhance(Act, frozen=True):
    """The card stays with the chosen monster."""

    OP = ids.O_ENHANCE


class Mate(Act, frozen=True):
    """The chosen monster twice."""

    OP = ids.O_MATE


class Twin(Act, frozen=True):
    """The chosen monster twice, as it is now."""

    OP = ids.O_TWIN


class Join(Act, frozen=True):
    """A monster from hand comes along."""

    OP = ids.O_JOIN


class Swap(Act, frozen=True):
    """A monster from hand for one in the fight."""

    OP = ids.O_SWAP


class Remove(Effect, frozen=True):
    """The chosen monster leaves; this is no kill."""

    pays: Literal["none", "all", "if-sole"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REMOVE, PAY[self.pays]),)


class RemoveAll(Effect, frozen=True):
    """Every monster leaves; no kill either."""

    treasures: Annotated[int, Meta(ge=0)] = 0
    loot: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REMOVE_ALL, self.treasures, int(self.loot)),)


class LetGo(Effect, frozen=True):
    """Before the fight: there is none. No kill either."""

    treasures: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LET_GO, self.treasures),)


class Kill(Act, frozen=True):
    """A kill, with all its rewards."""

    OP = ids.O_KILL


class Transfer(Act, frozen=True):
    """Somebody else's fight now."""

    OP = ids.O_TRANSFER


class Compel(Act, frozen=True):
    """Help without a price."""

    OP = ids.O_COMPEL


class ExtraHelper(Act, frozen=True):
    """Room for one more."""

    OP = ids.O_EXTRA_HELPER


class SendHome(Act, frozen=True):
    """The chosen helper goes."""

    OP = ids.O_SEND_HOME


class TakeToWin(Act, frozen=True):
    """An Item that turns the fight."""

    OP = ids.O_TAKE_TO_WIN


class TakeItem(Act, frozen=True):
    """The chosen Item changes hands."""

    OP = ids.O_TAKE


class Exchange(Act, frozen=True):
    """Two Items change hands."""

    OP = ids.O_EXCHANGE


class Dismiss(Act, frozen=True):
    """A Hireling goes."""

    OP = ids.O_DISMISS
