"""Strength that depends on who and what is in the fight."""

from typing import Literal

from msgspec import field

from kickdoor.effects.base import Count, Term, Word, kebab
from kickdoor.effects.cards import SLOT_NOUNS, SLOTS, AnySlot, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import a, title
from kickdoor.engine import ids

MODES = {"any": ids.IF_ANY, "none": ids.IF_NONE, "each": ids.FOR_EACH}


class Found(Term, frozen=True, tag_field="are", tag=kebab):
    """What is looked for in the fight. `text` is a clause that says there is one."""

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class Counted(Found, frozen=True):
    """Something there can be several of. `noun` follows "for each"."""

    def noun(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class LowLevels(Counted, frozen=True):
    """Munchkins up to a Level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_LEVEL_AT_MOST, self.level

    def text(self) -> str:
        return f"a munchkin in the fight is of Level {self.level} or less"

    def noun(self) -> str:
        return f"munchkin in the fight of Level {self.level} or less"


class Munchkins(Counted, frozen=True):
    """Munchkins with a trait."""

    trait: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TRAIT, c.trait(self.trait)

    def text(self) -> str:
        return f"a munchkin in the fight is {a(self.trait)}"

    def noun(self) -> str:
        return f"munchkin in the fight who is {a(self.trait)}"


class CardsUsed(Found, frozen=True):
    """Tagged cards on the munchkins' side."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SIDE_TAG, c.tag(self.tag)

    def text(self) -> str:
        return f"the munchkins use a card tagged {self.tag}"


class OneShots(Counted, frozen=True):
    """One-shots on the munchkins' side."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_ONESHOTS, 0

    def text(self) -> str:
        return "a one-shot is used for the munchkins"

    def noun(self) -> str:
        return "one-shot used for the munchkins"


class Worn(Counted, frozen=True):
    """Equipped Items of a slot."""

    slot: AnySlot

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WORN, SLOTS[self.slot]

    def text(self) -> str:
        return f"a munchkin in the fight has {SLOT_NOUNS[self.slot]} equipped"

    def noun(self) -> str:
        return f"{SLOT_NOUNS[self.slot]} the munchkins in the fight have equipped"


class Gear(Counted, frozen=True):
    """Equipped Items with a tag."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WORN_TAG, c.tag(self.tag)

    def text(self) -> str:
        return f"a munchkin in the fight has an Item tagged {self.tag} equipped"

    def noun(self) -> str:
        return f"Item tagged {self.tag} the munchkins in the fight have equipped"


class OwnGear(Counted, frozen=True):
    """Items with a tag the owner, or the victim, has equipped."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OWN_TAG, c.tag(self.tag)

    def text(self) -> str:
        return f"you have an Item tagged {self.tag} equipped"

    def noun(self) -> str:
        return f"Item tagged {self.tag} you have equipped"


class Equipped(Found, frozen=True):
    """One Item, by its card."""

    card: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_FACE, c.face(self.card)

    def text(self) -> str:
        return f"a munchkin in the fight has the {title(self.card)} equipped"


class Monsters(Counted, frozen=True):
    """Monsters with one of the tags; on a one-shot, for the munchkins alone unless it is for either side."""

    tag: Word
    or_tag: Word | None = None
    either_side: bool = False

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_FIGHT_TAG if self.either_side else ids.N_MONSTER_TAG, c.tags(self.tags())

    def text(self) -> str:
        side = ", on whichever side" if self.either_side else ""
        return f"a {self.noun().removesuffix(' in the fight')} is in the fight{side}"

    def noun(self) -> str:
        return f"monster tagged {' or '.join(self.tags())} in the fight"

    def tags(self) -> tuple[str, ...]:
        return (self.tag,) if self.or_tag is None else (self.tag, self.or_tag)


class OtherMonsters(Counted, frozen=True):
    """Monsters with a tag, besides this one."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OTHER_TAG, c.tag(self.tag)

    def text(self) -> str:
        return f"another monster tagged {self.tag} is in the fight"

    def noun(self) -> str:
        return f"other monster tagged {self.tag} in the fight"


class HighLevels(Counted, frozen=True):
    """Monsters from a printed level on."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_MONSTER_LEVEL, self.level

    def text(self) -> str:
        return f"a monster of Level {self.level} or more is in the fight"

    def noun(self) -> str:
        return f"monster of Level {self.level} or more in the fight"


class LowMonsters(Counted, frozen=True):
    """Monsters up to a printed level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_LEVEL_BELOW, self.level

    def text(self) -> str:
        return f"a monster of Level {self.level} or less is in the fight"

    def noun(self) -> str:
        return f"monster of Level {self.level} or less in the fight"


class Allies(Counted, frozen=True):
    """Allies on the munchkins' side."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_ALLIES, 0

    def text(self) -> str:
        return "a munchkin in the fight has an Ally"

    def noun(self) -> str:
        return "Ally of the munchkins in the fight"


class OwnAllies(Counted, frozen=True):
    """Allies of the owner."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OWN_ALLIES, 0

    def text(self) -> str:
        return "you have an Ally"

    def noun(self) -> str:
        return "Ally of yours"


class OnTable(Found, frozen=True):
    """Something real at the real table."""

    thing: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TABLE, c.things(self.thing)

    def text(self) -> str:
        return f"there is any {self.thing.replace('-', ' ')} on the table you play at"


class Helping(Found, frozen=True):
    """The owner helps."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_HELPING, 0

    def text(self) -> str:
        return "you help somebody"


class BigItems(Counted, frozen=True):
    """Big Items in play."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_BIG, 0

    def text(self) -> str:
        return "a munchkin in the fight carries a Big Item"

    def noun(self) -> str:
        return "Big Item the munchkins in the fight carry"


class Without(Counted, frozen=True):
    """Munchkins with nothing equipped in a slot."""

    slot: Slot

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WITHOUT, SLOTS[self.slot]

    def text(self) -> str:
        return f"a munchkin in the fight has no {SLOT_NOUNS[self.slot]} equipped"

    def noun(self) -> str:
        return f"munchkin in the fight with no {SLOT_NOUNS[self.slot]} equipped"


class Seals(Counted, frozen=True):
    """Open ones."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SEALS, 0

    def text(self) -> str:
        return "a Seal is open"

    def noun(self) -> str:
        return "open Seal"


class ManySeals(Found, frozen=True):
    """At least so many open ones."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SEALS_FROM, self.n

    def text(self) -> str:
        return f"{self.n} or more Seals are open"


class Together(Found, frozen=True):
    """The owner helps or is helped."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TOGETHER, 0

    def text(self) -> str:
        return "you help or are helped"


class SoleHighest(Found, frozen=True):
    """The owner is ahead of everybody."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SOLE_HIGHEST, 0

    def text(self) -> str:
        return "you alone are of the highest Level"


AnyFound = (
    LowLevels
    | Munchkins
    | CardsUsed
    | OneShots
    | Worn
    | Gear
    | OwnGear
    | Equipped
    | Monsters
    | OtherMonsters
    | HighLevels
    | LowMonsters
    | Allies
    | OwnAllies
    | OnTable
    | Helping
    | Together
    | SoleHighest
    | BigItems
    | Without
    | Seals
    | ManySeals
)


class Might(Term, frozen=True):
    """A change of strength for the card's side, if there are any such, if there are none, or for each."""

    n: int
    of: AnyFound
    mode: Literal["any", "none", "each"] = field(default="any", name="for")

    def __post_init__(self) -> None:
        if self.mode == "each" and not isinstance(self.of, Counted):
            raise ValueError("there is nothing to count")

    def code(self, c: Coder) -> tuple[int, int, int, int]:
        return *self.of.code(c), self.n, MODES[self.mode]

    def text(self) -> str:
        if self.mode == "each" and isinstance(self.of, Counted):
            return f"{self.n:+d} for each {self.of.noun()}"
        return f"{self.n:+d} {'if' if self.mode == 'any' else 'unless'} {self.of.text()}"
