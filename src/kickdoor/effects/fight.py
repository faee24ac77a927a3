"""What is done to a combat that is on: strength on either side, monsters and munchkins that come and go."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Effect, Word
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, AnySlot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.phrase import a, count
from kickdoor.engine import ids

PAY = {
    "none": (ids.PAY_NONE, "nothing is gained for it"),
    "all": (ids.PAY_ALL, "its Treasures stay, but no level is gained for it"),
    "if-sole": (ids.PAY_IF_SOLE, "its Treasures stay only if it was the only monster, and no level is gained for it"),
}


class Boost(Effect, frozen=True):
    """For the chosen side, perhaps for each munchkin of a trait in the fight."""

    n: int
    per: Word | None = None

    def code(self, c: Coder) -> Ops:
        return ((ids.O_BOOST, self.n, 0 if self.per is None else c.trait(self.per)),)

    def text(self) -> str:
        per = "" if self.per is None else f" for each munchkin in the fight who is {a(self.per)}"
        return f"that side gets {self.n:+d}{per}"


class BoostRolled(Act, frozen=True):
    """As much as the die rolled before shows."""

    OP = ids.O_BOOST_ACC
    TEXT = "that side gets as much as the die shows"


class Stab(Effect, frozen=True):
    """A change for the chosen munchkin."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_STAB, self.n),)

    def text(self) -> str:
        return f"that munchkin gets {self.n:+d} in this fight"


class Spend(Effect, frozen=True):
    """A change for the user."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SPEND, self.n),)

    def text(self) -> str:
        return f"you get {self.n:+d} in this fight"


class Attack(Effect, frozen=True):
    """A change for the user, by an attack of some kind."""

    n: int
    tag: Word

    def code(self, c: Coder) -> Ops:
        return ((ids.O_ATTACK, self.n, c.tag(self.tag)),)

    def text(self) -> str:
        return f"you get {self.n:+d} in this fight by an attack tagged {self.tag}"


class Weaken(Effect, frozen=True):
    """A change for the chosen monster."""

    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_WEAKEN, self.n),)

    def text(self) -> str:
        return f"that monster gets {self.n:+d} in this fight"


class Grow(Act, frozen=True):
    """As much as the die rolled before shows."""

    OP = ids.O_GROW_ACC
    TEXT = "this monster gets as much as the die shows"


class Grease(Effect, frozen=True):
    """A change for the chosen munchkin, for each tagged Item."""

    tag: Word
    n: int

    def code(self, c: Coder) -> Ops:
        return ((ids.O_GREASE, c.tag(self.tag), self.n),)

    def text(self) -> str:
        return f"that munchkin gets {self.n:+d} in this fight for each Item tagged {self.tag} equipped"


class Untag(Effect, frozen=True):
    """The chosen monster, which may also change in strength, or the chosen Item."""

    tag: Word
    n: int = 0

    def code(self, c: Coder) -> Ops:
        return ((ids.O_UNTAG, c.tag(self.tag), self.n),)

    def text(self) -> str:
        change = f" and gets {self.n:+d}" if self.n else ""
        return f"until the combat is over, it is no longer tagged {self.tag}{change}"


class Stamp(Effect, frozen=True):
    """The chosen monster becomes one of two kinds, and joins if it is still in hand."""

    one: Word
    other: Word

    def code(self, c: Coder) -> Ops:
        return ((ids.O_STAMP, c.tag(self.one), c.word(self.one), c.tag(self.other), c.word(self.other)),)

    def text(self) -> str:
        return (
            f"until the combat is over, it is tagged {self.one} or {self.other}, your choice;"
            " from your hand it joins its new kind in the fight"
        )


class MuteBest(Effect, frozen=True):
    """An Item that does nothing for a while."""

    slot: AnySlot

    def code(self, c: Coder) -> Ops:
        return ((ids.O_MUTE_BEST, SLOTS[self.slot]),)

    def text(self) -> str:
        return f"your {SLOT_NOUNS[self.slot]} with the highest bonus gives none in this fight"


class Mute(Act, frozen=True):
    """The chosen Item does nothing for a while."""

    OP = ids.O_MUTE
    TEXT = "that Item gives no bonus in this fight"


class Freeze(Act, frozen=True):
    """What is, is."""

    OP = ids.O_FREEZE
    TEXT = "from now on nobody may play cards or use abilities in this combat, which ends as it stands"


class Double(Act, frozen=True):
    """The user counts twice."""

    OP = ids.O_DOUBLE
    TEXT = "your own combat strength counts once more"


class Enhance(Act, frozen=True):
    """The card stays with the chosen monster."""

    OP = ids.O_ENHANCE
    TEXT = "this card enhances that monster"


class Mate(Act, frozen=True):
    """The chosen monster twice."""

    OP = ids.O_MATE
    TEXT = (
        "a second monster just like it, with the same enhancers, joins the fight;"
        " it is beaten, fled from and paid for on its own"
    )


class Twin(Act, frozen=True):
    """The chosen monster twice, as it is now."""

    OP = ids.O_TWIN
    TEXT = (
        "a second monster just like it, with the enhancers it has at this moment, joins the fight;"
        " it is beaten, fled from and paid for on its own"
    )


class Join(Act, frozen=True):
    """A monster from hand comes along."""

    OP = ids.O_JOIN
    TEXT = "that monster joins the fight"


class Swap(Act, frozen=True):
    """A monster from hand for one in the fight."""

    OP = ids.O_SWAP
    TEXT = "the monster from your hand takes the place of the other, which is discarded with its enhancers"


class Remove(Effect, frozen=True):
    """The chosen monster leaves; this is no kill."""

    pays: Literal["none", "all", "if-sole"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REMOVE, PAY[self.pays][0]),)

    def text(self) -> str:
        return f"that monster goes away; {PAY[self.pays][1]}"


class RemoveAll(Effect, frozen=True):
    """Every monster leaves; no kill either."""

    treasures: Annotated[int, Meta(ge=0)] = 0
    loot: bool = False

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REMOVE_ALL, self.treasures, int(self.loot)),)

    def text(self) -> str:
        draws = f" but draws {count(self.treasures, 'Treasure')}" if self.treasures else " and no Treasure"
        loot = ", and may still Loot The Room" if self.loot else ""
        return f"all monsters go away; the fighter gains no level{draws}{loot}"


class LetGo(Effect, frozen=True):
    """Before the fight: there is none. No kill either."""

    treasures: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Ops:
        return ((ids.O_LET_GO, self.treasures),)

    def text(self) -> str:
        gift = f": draw {count(self.treasures, 'Treasure')}, but gain no level" if self.treasures else ""
        return f"this monster lets you go{gift}"


class Kill(Act, frozen=True):
    """A kill, with all its rewards."""

    OP = ids.O_KILL
    TEXT = "that monster is killed"


class Transfer(Act, frozen=True):
    """Somebody else's fight now."""

    OP = ids.O_TRANSFER
    TEXT = (
        "that player takes the fight over, with all its rewards;"
        " after it the player whose turn it is may still Loot The Room"
    )


class Compel(Act, frozen=True):
    """Help without a price."""

    OP = ids.O_COMPEL
    TEXT = "that player must help and gets nothing for it; this fight cannot give you the winning level"


class ExtraHelper(Act, frozen=True):
    """Room for one more."""

    OP = ids.O_EXTRA_HELPER
    TEXT = "one more player may help in this fight"


class SendHome(Act, frozen=True):
    """The chosen helper goes."""

    OP = ids.O_SEND_HOME
    TEXT = "that player helps no longer, and nobody else may help in this fight"


class TakeToWin(Act, frozen=True):
    """An Item that turns the fight."""

    OP = ids.O_TAKE_TO_WIN
    TEXT = "take that Item, use it and keep it, if it makes you win"


class TakeItem(Act, frozen=True):
    """The chosen Item changes hands."""

    OP = ids.O_TAKE
    TEXT = "you take that Item"


class Exchange(Act, frozen=True):
    """Two Items change hands."""

    OP = ids.O_EXCHANGE
    TEXT = "these two Items change owners"


class Dismiss(Act, frozen=True):
    """A Hireling goes."""

    OP = ids.O_DISMISS
    TEXT = "a Hireling in play is discarded with what it holds"
