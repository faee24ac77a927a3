"""Standing rules of monsters."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects import branches
from kickdoor.effects.base import Count, Word
from kickdoor.effects.branches import Block
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, AnySlot
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import a, count, plural, titles
from kickdoor.effects.standing import Passive, Rule, Traits
from kickdoor.engine import ids


class Spares(Rule, frozen=True):
    """Does not pursue low Levels."""

    level: Count
    but: tuple[Word, ...] = ()

    def code(self, c: Coder) -> Passive:
        return ids.P_SPARE, self.level, c.traits(self.but)

    def text(self) -> str:
        but = f", but always {titles(self.but)}" if self.but else ""
        return f"it does not pursue anybody of Level {self.level} or lower{but}"


class LeavesFor(Rule, frozen=True):
    """Does not fight some."""

    traits: Traits
    treasures: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Passive:
        return ids.P_LEAVES_FOR, c.traits(self.traits), self.treasures

    def text(self) -> str:
        gift = f" and hands over {count(self.treasures, 'Treasure')}" if self.treasures else ""
        return f"it does not fight {titles(self.traits)}: it leaves{gift}"


class FleeCost(Rule, frozen=True):
    """Even an escape costs levels."""

    levels: Count
    above: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> Passive:
        return ids.P_FLEE_COST, self.levels, self.above

    def text(self) -> str:
        who = f"of a Level above {self.above} " if self.above else ""
        return f"whoever {who}must run away from it loses {count(self.levels, 'level')}, even when escaping"


class LevelIfTag(Rule, frozen=True):
    """More levels when beaten with something."""

    tag: Word
    levels: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_LEVEL_IF_TAG, c.tag(self.tag), self.levels

    def text(self) -> str:
        return f"gain {count(self.levels, 'more level')} if a card tagged {self.tag} was used against it"


class LevelIfAlone(Rule, frozen=True):
    """More levels when beaten by Level alone."""

    levels: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_LEVEL_IF_ALONE, self.levels, 0

    def text(self) -> str:
        return f"gain {count(self.levels, 'more level')} for beating it with neither help nor bonuses"


class TreasureIf(Rule, frozen=True):
    """More Treasures for some."""

    traits: Traits
    treasures: Count = 1

    def code(self, c: Coder) -> Passive:
        return ids.P_TREASURE_IF, c.traits(self.traits), self.treasures

    def text(self) -> str:
        return f"{titles(self.traits)} draw {count(self.treasures, 'more Treasure')} for beating it"


class Weakens(Rule, frozen=True):
    """Changes the strength of each such munchkin."""

    trait: Word
    n: int

    def code(self, c: Coder) -> Passive:
        return ids.P_WEAKENS, c.trait(self.trait), self.n

    def text(self) -> str:
        return f"each munchkin in the fight who is {a(self.trait)} gets {self.n:+d}"


class Silences(Rule, frozen=True):
    """Items of a slot are worth nothing in the fight."""

    slot: AnySlot

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE, SLOTS[self.slot], 0

    def text(self) -> str:
        return f"no bonus of {plural(SLOT_NOUNS[self.slot])} counts in the fight"


class SilencesTag(Rule, frozen=True):
    """Items with a tag, or everything with it, are worth nothing in the fight."""

    tag: Word
    everything: bool = False

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE_TAG, c.tag(self.tag), int(self.everything)

    def text(self) -> str:
        what = "Items, Allies, one-shots and attacks" if self.everything else "Items"
        return f"no bonus of {what} tagged {self.tag} counts in the fight"


class SilencesBig(Rule, frozen=True):
    """Big Items are worth nothing in the fight."""

    def code(self, c: Coder) -> Passive:
        return ids.P_SILENCE_BIG, 0, 0

    def text(self) -> str:
        return "no bonus of Big Items counts in the fight"


class DividesOneShots(Rule, frozen=True):
    """One-shots are worth less to the munchkins."""

    by: Annotated[int, Meta(ge=2)]

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, self.by, 0

    def text(self) -> str:
        return f"each one-shot gives the munchkins 1/{self.by} of its bonus, rounded down"


class SilencesOneShots(Rule, frozen=True):
    """One-shots are worth nothing to the munchkins."""

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, 0, 0

    def text(self) -> str:
        return "one-shots give the munchkins nothing"


class HelpGold(Rule, frozen=True):
    """Help for the rich alone."""

    gold: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_HELP_GOLD, self.gold, 0

    def text(self) -> str:
        return f"you may ask for help only with Items worth {self.gold} Gold Pieces or more together in play"


class NoFleeItems(Rule, frozen=True):
    """Running shoes do not help."""

    def code(self, c: Coder) -> Passive:
        return ids.P_NO_FLEE_ITEMS, 0, 0

    def text(self) -> str:
        return "no Item changes a roll to run away from it"


class LessensOneShots(Rule, frozen=True):
    """One-shots are worth a little less to the munchkins."""

    n: Count

    def code(self, c: Coder) -> Passive:
        return ids.P_ONESHOTS, 1, -self.n

    def text(self) -> str:
        return f"each one-shot gives the munchkins {self.n} less"


class Spoil(Rule, frozen=True):
    """A Treasure that may be chosen."""

    slot: AnySlot

    def code(self, c: Coder) -> Passive:
        return ids.P_SPOIL, SLOTS[self.slot], 0

    def text(self) -> str:
        noun = SLOT_NOUNS[self.slot]
        return f"for killing it, you may take any 1 {noun} of the Treasure discards in place of 1 of its Treasures"


class BeforeCombat(Rule, frozen=True):
    """Something happens to the fighter first."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_BEFORE, c.program(branches.code(self.do, c)), 0

    def text(self) -> str:
        return f"before the combat: {branches.inner(self.do)}"


class Enters(Rule, frozen=True):
    """Something happens as it enters a combat, also one that is on."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_ENTERS, c.program(branches.code(self.do, c)), 0

    def text(self) -> str:
        return f"when it enters a combat: {branches.inner(self.do)}"


class Killed(Rule, frozen=True):
    """Something happens to the fighter as it dies."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_KILLED, c.program(branches.code(self.do, c)), 0

    def text(self) -> str:
        return f"when you have killed it: {branches.inner(self.do)}"


class Unkilled(Rule, frozen=True):
    """Enhancer: something happens to the fighter if its monster lives."""

    do: Block

    def code(self, c: Coder) -> Passive:
        return ids.P_UNKILLED, c.program(branches.code(self.do, c)), 0

    def text(self) -> str:
        told = branches.inner(self.do)
        return f"when its monster is gone or the fight is over, and it was not killed, for the fighter: {told}"


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
