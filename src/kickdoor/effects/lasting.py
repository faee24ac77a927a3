"""Curses and other woes that stay: what holds while they last, what ends them."""

from typing import Literal

from msgspec import Struct

from kickdoor.effects.base import Act, Effect, Tag, word
from kickdoor.effects.cards import SLOTS, Slot
from kickdoor.effects.coder import Coder, Ops
from kickdoor.effects.plus import MayNot, Only, Plus
from kickdoor.effects.standing import CURSE, Passive, Rule
from kickdoor.engine import ids
from kickdoor.words import Phrase


class Last(Act, frozen=True):
    """From now on the standing rules of the Curse hold."""

    OP = ids.O_LAST


class Cancel(Act, frozen=True):
    """One Curse less, or Bad Stuff that does not happen."""

    OP = ids.O_CANCEL


class Redirect(Effect, frozen=True):
    """The Curse strikes whoever played it, or the player who is chosen."""

    to: Literal["sender", "chosen"]

    def code(self, c: Coder) -> Ops:
        return ((ids.O_REDIRECT if self.to == "sender" else ids.O_REDIRECT_TO,),)

    def phrase(self) -> Phrase:
        return Phrase("do-redirect" if self.to == "sender" else "do-redirect-to")


class AllTagged(Rule, frozen=True):
    """Monsters of the victim's fight get a tag."""

    tag: Tag

    def code(self, c: Coder) -> Passive:
        return ids.P_ALL_TAGGED, c.tag(self.tag), 0


UNTIL = {
    "combat": ids.U_COMBAT,
    "win": ids.U_WIN,
    "flight": ids.U_FLIGHT,
    "level": ids.U_LEVEL,
    "turn": ids.U_TURN,
    "next-turn": ids.U_NEXT_TURN,
}


class FromSlot(Struct, frozen=True, forbid_unknown_fields=True):
    """What is worn in a slot, taken by a Curse or Bad Stuff."""

    lost: Slot


class Until(Rule, frozen=True):
    """How a Curse that lasts comes to its end.

    Turns are its victim's: `turn` the one being taken or else the next one, `next-turn` never the one being taken."""

    end: Literal["combat", "win", "flight", "level", "turn", "next-turn"] | FromSlot

    def code(self, c: Coder) -> Passive:
        if isinstance(self.end, FromSlot):
            return ids.P_UNTIL, ids.U_SLOT, SLOTS[self.end.lost]
        return ids.P_UNTIL, UNTIL[self.end], 0

    def phrase(self) -> Phrase:
        if isinstance(self.end, FromSlot):
            return Phrase("rule-until-lost", {"slot": word(self.end.lost, "slot")})
        return Phrase(f"rule-until-{self.end}")


ENDS = {
    "combat": ids.U_COMBAT,
    "win": ids.U_WIN,
    "loot": ids.U_LOOT,
    "next-turn": ids.U_NEXT_TURN,
    "help": ids.U_HELP,
}


class Woe(Effect, frozen=True):
    """A standing rule without a Curse card, for some time.

    Combats and turns are those of the player it happens to; `next-turn` is never the one being taken."""

    what: Plus | MayNot
    until: Literal["combat", "win", "loot", "next-turn", "help"]

    def __post_init__(self) -> None:
        if self.what.on() and CURSE[0] not in self.what.on():
            raise ValueError("no such rule is for a single player")

    def code(self, c: Coder) -> Ops:
        kind, n, _ = self.what.code(c)
        return ((ids.O_WOE, kind, n, ENDS[self.until]),)


CurseRule = Plus | Only | MayNot | AllTagged | Until
