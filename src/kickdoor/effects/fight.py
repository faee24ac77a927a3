"""What is done to a combat that is on: strength on either side, monsters and munchkins that come and go."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Act, Effect, Tag, Trait, blank, word
from kickdoor.effects.cards import SLOTS, AnySlot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.engine import ids
from kickdoor.words import Phrase

PAY = {
    "none": ids.PAY_NONE,
    "all": ids.PAY_ALL,
    "if-sole": ids.PAY_IF_SOLE,
}


STRENGTHS = {
    "side": (ids.O_BOOST, "do-boost"),
    "monster": (ids.O_WEAKEN, "do-weaken"),
    "munchkin": (ids.O_STAB, "do-stab"),
    "you": (ids.O_SPEND, "do-spend"),
    "die": (ids.O_DIE_PLUS, "do-die-plus"),
    "flight": (ids.O_FLEE_PLUS, "do-flee-plus"),
}
ROLLED = {"side": (ids.O_BOOST_ACC, "do-boost-rolled"), "monster": (ids.O_GROW_ACC, "do-grow")}


class More(Effect, frozen=True, tag="plus"):
    """A side of the fight, a monster, a munchkin, you, the die or a munchkin's flight gets n, or what the die shows.

    For a side it may be n for each munchkin with a trait, for a munchkin n for each Item with a tag; yours may be by
    an attack of some kind.
    """

    to: Literal["side", "monster", "munchkin", "you", "die", "flight"]
    n: int | Literal["rolled"]
    per: Trait | None = None
    per_item: Tag | None = None
    by: Tag | None = None

    def __post_init__(self) -> None:
        if self.n == "rolled" and self.to not in ROLLED:
            raise ValueError("the die is for a side or a monster")
        own = {"per": "side", "per_item": "munchkin", "by": "you"}
        for name, to in own.items():
            if getattr(self, name) is not None and (self.to != to or self.n == "rolled"):
                raise ValueError(f"{name}: is for to: {to}, with a number")

    def code(self, c: Coder) -> Ops:
        if isinstance(self.n, str):
            return ((ROLLED[self.to][0],),)
        if self.by is not None:
            return ((ids.O_ATTACK, self.n, c.tag(self.by)),)
        if self.per_item is not None:
            return ((ids.O_GREASE, c.tag(self.per_item), self.n),)
        more = (0 if self.per is None else c.trait(self.per),) if self.to == "side" else ()
        return ((STRENGTHS[self.to][0], self.n, *more),)

    def phrase(self) -> Phrase:
        if isinstance(self.n, str):
            return Phrase(ROLLED[self.to][1])
        if self.by is not None:
            return Phrase("do-attack", {"n": self.n, "tag": word(self.by, "tag")})
        if self.per_item is not None:
            return Phrase("do-grease", {"n": self.n, "tag": word(self.per_item, "tag")})
        more = {"per": "none" if self.per is None else word(self.per, "trait")} if self.to == "side" else {}
        return Phrase(STRENGTHS[self.to][1], {"n": self.n, **more})


class Retag(Effect, frozen=True):
    """The chosen monster becomes one of two kinds, and joins if it is chosen from the hand.

    Or the chosen monster, which may also change in strength, or the chosen Item is of a kind no more.
    """

    gains: Annotated[tuple[Tag, ...], Meta(max_length=2)] = ()
    joins: bool = False
    loses: Tag | None = None
    n: int = 0

    def __post_init__(self) -> None:
        if (len(self.gains), self.loses is None) not in ((2, True), (0, False)):
            raise ValueError("gains: two tags to choose from, or loses: one")
        if (self.joins and not self.gains) or (self.n and self.loses is None):
            raise ValueError("joins: goes with gains, and n: with loses")

    def code(self, c: Coder) -> Ops:
        if self.loses is None:
            return ((ids.O_STAMP, *(number for tag in self.gains for number in (c.tag(tag), c.word(tag)))),)
        return ((ids.O_UNTAG, c.tag(self.loses), self.n),)

    def phrase(self) -> Phrase:
        if self.loses is None:
            one, other = (word(tag, "tag") for tag in self.gains)
            return Phrase("do-stamp", {"one": one, "other": other, "joins": blank(self.joins)})
        return Phrase("do-untag", {"tag": word(self.loses, "tag"), "n": self.n})


class Mute(Effect, frozen=True):
    """The chosen Item, or your best one of a slot, gives no bonus for a while."""

    best: AnySlot | None = None

    def code(self, c: Coder) -> Ops:
        return ((ids.O_MUTE,) if self.best is None else (ids.O_MUTE_BEST, SLOTS[self.best]),)

    def phrase(self) -> Phrase:
        return Phrase("do-mute") if self.best is None else Phrase("do-mute-best", {"slot": word(self.best, "slot")})


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


class Swap(Effect, frozen=True):
    """A monster from hand for one in the fight, or two Items that change hands."""

    what: Literal["monsters", "items"] = "monsters"

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SWAP if self.what == "monsters" else ids.O_EXCHANGE,),)

    def phrase(self) -> Phrase:
        return Phrase("do-swap" if self.what == "monsters" else "do-exchange")


class Remove(Effect, frozen=True):
    """The chosen monster leaves, which is no kill but where it pays as one."""

    pays: Literal["none", "all", "if-sole", "as-killed"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_KILL,) if self.pays == "as-killed" else (ids.O_REMOVE, PAY[self.pays]),)

    def phrase(self) -> Phrase:
        return Phrase("do-kill") if self.pays == "as-killed" else super().phrase()


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


class Transfer(Act, frozen=True):
    """Somebody else's fight now."""

    OP = ids.O_TRANSFER


class Compel(Act, frozen=True):
    """Help without a price."""

    OP = ids.O_COMPEL


class ExtraHelper(Act, frozen=True):
    """Room for one more."""

    OP = ids.O_EXTRA_HELPER


class SendHome(Effect, frozen=True):
    """The chosen helper goes, or a Hireling of somebody."""

    who: Literal["helper", "hireling"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_SEND_HOME if self.who == "helper" else ids.O_DISMISS,),)

    def phrase(self) -> Phrase:
        return Phrase("do-send-home" if self.who == "helper" else "do-dismiss")


TAKES = {
    "item": (ids.O_TAKE, "do-take-item"),
    "item-to-win": (ids.O_TAKE_TO_WIN, "do-take-to-win"),
    "ally": (ids.O_TAKE_ALLY, "do-take-ally"),
    "monster": (ids.O_TAME, "do-tame"),
}


class Take(Effect, frozen=True):
    """What is chosen changes hands: an Item, one that turns the fight, an Ally, a monster as an Ally."""

    what: Literal["item", "item-to-win", "ally", "monster"]

    def code(self, c: Coder) -> Ops:
        return ((TAKES[self.what][0],),)

    def phrase(self) -> Phrase:
        return Phrase(TAKES[self.what][1])
