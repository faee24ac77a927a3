"""Standing rules of monsters."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects import branches
from kickdoor.effects.base import Count, Tag, Trait
from kickdoor.effects.branches import Block
from kickdoor.effects.cards import SLOTS, AnySlot
from kickdoor.effects.coder import Coder
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


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


class LevelIfTag(Rule, frozen=True):
    """More levels when beaten with something."""

    tag: Tag
    levels: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_LEVEL_IF_TAG, c.tag(self.tag), self.levels


class LevelIfAlone(Rule, frozen=True):
    """More levels when beaten by Level alone."""

    levels: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_LEVEL_IF_ALONE, self.levels, 0


class TreasureIf(Rule, frozen=True):
    """More Treasures for some."""

    traits: Traits
    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_TREASURE_IF, c.traits(self.traits), self.treasures


class Weakens(Rule, frozen=True):
    """Changes the strength of each such munchkin."""

    trait: Trait
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_WEAKENS, c.trait(self.trait), self.n


class Silences(Rule, frozen=True):
    """Items of a slot are worth nothing in the fight."""

    slot: AnySlot

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE, SLOTS[self.slot], 0


class SilencesTag(Rule, frozen=True):
    """Items with a tag, or everything with it, are worth nothing in the fight."""

    tag: Tag
    everything: bool = False

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE_TAG, c.tag(self.tag), int(self.everything)


class SilencesBig(Rule, frozen=True):
    """Big Items are worth nothing in the fight."""

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE_BIG, 0, 0


class DividesOneShots(Rule, frozen=True):
    """One-shots are worth less to the munchkins."""

    by: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, self.by, 0


class SilencesOneShots(Rule, frozen=True):
    """One-shots are worth nothing to the munchkins."""

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, 0, 0


class HelpGold(Rule, frozen=True):
    """Help for the rich alone."""

    gold: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HELP_GOLD, self.gold, 0


class NoFleeItems(Rule, frozen=True):
    """Running shoes do not help."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_FLEE_ITEMS, 0, 0


class LessensOneShots(Rule, frozen=True):
    """One-shots are worth a little less to the munchkins."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, 1, -self.n


class Spoil(Rule, frozen=True):
    """A Treasure that may be chosen."""

    slot: AnySlot

    def code(self, c: Coder) -> Passive:
        return ids.P_SPOIL, SLOTS[self.slot], 0


class BeforeCombat(Rule, frozen=True):
    """Something happens to the fighter first."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_BEFORE, c.program(branches.code(self.do, c)), 0


class Enters(Rule, frozen=True):
    """Something happens as it enters a combat, also one that is on."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_ENTERS, c.program(branches.code(self.do, c)), 0


class Killed(Rule, frozen=True):
    """Something happens to the fighter as it dies."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_KILLED, c.program(branches.code(self.do, c)), 0


class Unkilled(Rule, frozen=True):
    """Enhancer: something happens to the fighter if its monster lives."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_UNKILLED, c.program(branches.code(self.do, c)), 0


MonsterRule = (
    Literal["no-escape", "free-escape", "no-help", "level-only", "bonus-only", "grows", "open-join"]
    | Spares
    | LeavesFor
    | FleeCost
    | LevelIfTag
    | LevelIfAlone
    | TreasureIf
    | Weakens
    | Silences
    | SilencesTag
    | SilencesBig
    | DividesOneShots
    | LessensOneShots
    | SilencesOneShots
    | HelpGold
    | NoFleeItems
    | Spoil
    | BeforeCombat
    | Enters
    | Killed
)
