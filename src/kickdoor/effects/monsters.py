"""Standing rules of monsters."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kickdoor.effects.base import Count, Tag, Trait, code, word
from kickdoor.effects.branches import Block
from kickdoor.effects.cards import SLOTS, AnySlot
from kickdoor.effects.coder import Coder
from kickdoor.effects.conditions import AtLeast
from kickdoor.effects.plus import Only
from kickdoor.effects.standing import MONSTER, Passive, Rule, Traits
from kickdoor.engine import ids
from kickdoor.words import Phrase


class Spares(Rule, frozen=True):
    """Does not pursue low Levels."""

    level: Count
    but: tuple[Trait, ...] = ()

    def code(self, c: Coder) -> Passive:
        return ids.P_SPARE, self.level, c.traits(self.but)


class LeavesFor(Rule, frozen=True):
    """Does not fight some."""

    traits: Traits
    treasures: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Passive:
        return ids.P_LEAVES_FOR, c.traits(self.traits), self.treasures


class FleeCost(Rule, frozen=True):
    """Even an escape costs levels."""

    levels: Count
    above: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Passive:
        return ids.P_FLEE_COST, self.levels, self.above


class Tagged(Struct, frozen=True, forbid_unknown_fields=True):
    """Items with a tag, or whatever has it."""

    tag: Tag
    everything: bool = False


class Silences(Rule, frozen=True):
    """Items of a slot, Big ones, tagged ones or one-shots are worth nothing to the munchkins in the fight.

    Or no Item changes a roll to run away.
    """

    what: AnySlot | Literal["big", "one-shots", "flight"] | Tagged

    def code(self, c: Coder) -> Passive:
        match self.what:
            case Tagged():
                return ids.P_SILENCE_TAG, c.tag(self.what.tag), int(self.what.everything)
            case "big":
                return ids.P_SILENCE_BIG, 0, 0
            case "flight":
                return ids.P_NO_FLEE_ITEMS, 0, 0
            case "one-shots":
                return ids.P_ONESHOTS, 0, 0
            case slot:
                return ids.P_SILENCE, SLOTS[slot], 0

    def phrase(self) -> Phrase:
        if isinstance(self.what, Tagged):
            everything = "yes" if self.what.everything else "no"
            return Phrase("rule-silences-tag", {"tag": word(self.what.tag, "tag"), "everything": everything})
        if self.what == "flight":
            return Phrase("rule-no-flee-items")
        if self.what in ("big", "one-shots"):
            return Phrase(f"rule-silences-{self.what}")
        return Phrase("rule-silences", {"slot": word(self.what, "slot")})


class LessensOneShots(Rule, frozen=True):
    """One-shots are worth less to the munchkins: n less, or half as much."""

    by: Count | Literal["half"]

    def code(self, c: Coder) -> Passive:
        return (ids.P_ONESHOTS, 2, 0) if isinstance(self.by, str) else (ids.P_ONESHOTS, 1, -self.by)

    def phrase(self) -> Phrase:
        return (
            Phrase("rule-halves-one-shots")
            if isinstance(self.by, str)
            else Phrase("rule-lessens-one-shots", {"n": self.by})
        )


class PaysMore(Rule, frozen=True):
    """More for beating it: levels for how it was done, Treasures for some munchkins."""

    levels: Annotated[int, Meta(ge=0)] = 0
    treasures: Annotated[int, Meta(ge=0)] = 0
    tag: Tag | None = None
    traits: tuple[Trait, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.levels) == bool(self.treasures) or bool(self.treasures) != bool(self.traits):
            raise ValueError("levels for all, with a tag or alone, or Treasures for those with a trait")
        if self.treasures and self.tag is not None:
            raise ValueError("a tag brings levels, not Treasures")

    def code(self, c: Coder) -> Passive:
        if self.treasures:
            return ids.P_TREASURE_IF, c.traits(self.traits), self.treasures
        if self.tag is None:
            return ids.P_LEVEL_IF_ALONE, self.levels, 0
        return ids.P_LEVEL_IF_TAG, c.tag(self.tag), self.levels

    def phrase(self) -> Phrase:
        told = super().phrase()
        which = "treasure-if" if self.treasures else "level-if-alone" if self.tag is None else "level-if-tag"
        return Phrase(f"rule-{which}", told.args)


EVENTS = {
    "combat": (ids.P_BEFORE, "before-combat"),
    "entrance": (ids.P_ENTERS, "enters"),
    "kill": (ids.P_KILLED, "killed"),
    "no-kill": (ids.P_UNKILLED, "unkilled"),
}


class Upon(Rule, frozen=True):
    """Something happens to the fighter: before the combat, as the monster enters one, as it dies, or if it lives."""

    event: Literal["combat", "entrance", "kill", "no-kill"]
    do: Block

    def on(self) -> tuple[str, ...]:
        return ("enhancer",) if self.event == "no-kill" else MONSTER

    def code(self, c: Coder) -> Passive:
        return EVENTS[self.event][0], c.program(code(self.do, c)), 0

    def phrase(self) -> Phrase:
        told = super().phrase()
        return Phrase(f"rule-{EVENTS[self.event][1]}", told.args)


class Escape(Rule, frozen=True):
    """Running away from it: nobody can, or everybody does."""

    by: Literal["nobody", "everybody"]

    def mark(self) -> int:
        return ids.M_NO_ESCAPE if self.by == "nobody" else ids.M_FREE_ESCAPE

    def phrase(self) -> Phrase:
        return Phrase("rule-no-escape" if self.by == "nobody" else "rule-free-escape")


class NoHelp(Rule, frozen=True):
    """Nobody may help against it, unless the fighter is rich enough, for as long as that is so."""

    unless: AtLeast

    def __post_init__(self) -> None:
        if (self.unless.of, self.unless.who) != ("gold", "you"):
            raise ValueError("unless: is at-least of gold")

    def code(self, c: Coder) -> Passive:
        return ids.P_HELP_GOLD, self.unless.n, 0

    def phrase(self) -> Phrase:
        return Phrase("rule-help-gold", {"gold": self.unless.n})


class Spoil(Rule, frozen=True):
    """A Treasure that may be chosen."""

    slot: AnySlot

    def code(self, c: Coder) -> Passive:
        return ids.P_SPOIL, SLOTS[self.slot], 0


MonsterRule = (
    Literal["no-help", "grows", "open-join"]
    | Escape
    | Only
    | Spares
    | LeavesFor
    | FleeCost
    | PaysMore
    | Silences
    | LessensOneShots
    | NoHelp
    | Spoil
    | Upon
)
