"""Strength that depends on who and what is in the fight."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects.base import PATTERN, CardName, Count, Entry, Tag, Trait, kebab
from kickdoor.effects.cards import SLOTS, AnySlot, Slot
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids

Thing = Annotated[str, Meta(pattern=PATTERN, extra={"is": "thing"})]
MODES = {"any": ids.IF_ANY, "none": ids.IF_NONE, "each": ids.FOR_EACH}


class Found(Entry, frozen=True, tag_field="are", tag=kebab):
    """What is looked for in the fight. Its text is a clause that says there is one."""

    FAMILY = "are"

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


class Counted(Found, frozen=True):
    """Something there can be several of. Its message has a form `each`."""


class LowLevels(Counted, frozen=True):
    """Munchkins up to a Level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_LEVEL_AT_MOST, self.level


class Munchkins(Counted, frozen=True):
    """Munchkins with a trait."""

    trait: Trait

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TRAIT, c.trait(self.trait)


class CardsUsed(Found, frozen=True):
    """Tagged cards on the munchkins' side."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SIDE_TAG, c.tag(self.tag)


class OneShots(Counted, frozen=True):
    """One-shots on the munchkins' side."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_ONESHOTS, 0


class Worn(Counted, frozen=True):
    """Equipped Items of a slot."""

    slot: AnySlot

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WORN, SLOTS[self.slot]


class Gear(Counted, frozen=True):
    """Equipped Items with a tag."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WORN_TAG, c.tag(self.tag)


class OwnGear(Counted, frozen=True):
    """Items with a tag the owner, or the victim, has equipped."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OWN_TAG, c.tag(self.tag)


class Equipped(Found, frozen=True):
    """One Item, by its card."""

    card: CardName

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_FACE, c.face(self.card)


class Monsters(Counted, frozen=True):
    """Monsters with one of the tags; on a one-shot, for the munchkins alone unless it is for either side."""

    tag: Tag
    or_tag: Tag | None = None
    either_side: bool = False

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_FIGHT_TAG if self.either_side else ids.N_MONSTER_TAG, c.tags(self.tags())

    def tags(self) -> tuple[str, ...]:
        return (self.tag,) if self.or_tag is None else (self.tag, self.or_tag)


class OtherMonsters(Counted, frozen=True):
    """Monsters with a tag, besides this one."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OTHER_TAG, c.tag(self.tag)


class HighLevels(Counted, frozen=True):
    """Monsters from a printed level on."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_MONSTER_LEVEL, self.level


class LowMonsters(Counted, frozen=True):
    """Monsters up to a printed level."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_LEVEL_BELOW, self.level


class Allies(Counted, frozen=True):
    """Allies on the munchkins' side."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_ALLIES, 0


class OwnAllies(Counted, frozen=True):
    """Allies of the owner."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_OWN_ALLIES, 0


class OnTable(Found, frozen=True):
    """Something real at the real table."""

    thing: Thing

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TABLE, c.things(self.thing)


class Helping(Found, frozen=True):
    """The owner helps."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_HELPING, 0


class BigItems(Counted, frozen=True):
    """Big Items in play."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_BIG, 0


class Without(Counted, frozen=True):
    """Munchkins with nothing equipped in a slot."""

    slot: Slot

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_WITHOUT, SLOTS[self.slot]


class Seals(Counted, frozen=True):
    """Open ones."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SEALS, 0


class ManySeals(Found, frozen=True):
    """At least so many open ones."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SEALS_FROM, self.n


class Together(Found, frozen=True):
    """The owner helps or is helped."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TOGETHER, 0


class SoleHighest(Found, frozen=True):
    """The owner is ahead of everybody."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SOLE_HIGHEST, 0


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


class Might(Entry, frozen=True):
    """A change of strength for the card's side, if there are any such, if there are none, or for each."""

    FAMILY = "are"

    n: int
    of: AnyFound
    mode: Literal["any", "none", "each"] = field(default="any", name="for")

    def __post_init__(self) -> None:
        if self.mode == "each" and not isinstance(self.of, Counted):
            raise ValueError("there is nothing to count")

    def code(self, c: Coder) -> tuple[int, int, int, int]:
        return *self.of.code(c), self.n, MODES[self.mode]
