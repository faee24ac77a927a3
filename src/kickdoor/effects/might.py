"""Strength that depends on who and what is in the fight."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects.base import PATTERN, CardName, Count, Entry, Tag, Trait, kebab, word
from kickdoor.effects.cards import SLOTS, AnySlot, Slot
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Thing = Annotated[str, Meta(pattern=PATTERN, extra={"is": "thing"})]
MODES = {"any": ids.IF_ANY, "none": ids.IF_NONE, "each": ids.FOR_EACH}


class Found(Entry, frozen=True, tag_field="are", tag=kebab):
    """What is looked for in the fight. Its text is a clause that says there is one."""

    FAMILY = "are"

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


def _one_of(**fields: object) -> None:
    if sum(value is not None for value in fields.values()) != 1:
        raise ValueError(f"exactly one of {', '.join(fields)}")


class Counted(Found, frozen=True):
    """Something there can be several of. Its message has a form `each`."""


class Munchkins(Counted, frozen=True):
    """Munchkins with a trait, up to a Level, or with nothing equipped in a slot."""

    trait: Trait | None = None
    to_level: Count | None = None
    without: Slot | None = None

    def __post_init__(self) -> None:
        _one_of(trait=self.trait, to_level=self.to_level, without=self.without)

    def code(self, c: Coder) -> tuple[int, int]:
        if self.trait is not None:
            return ids.N_TRAIT, c.trait(self.trait)
        if self.without is not None:
            return ids.N_WITHOUT, SLOTS[self.without]
        return ids.N_LEVEL_AT_MOST, self.to_level or 0

    def phrase(self) -> Phrase:
        if self.trait is not None:
            return Phrase("are-munchkins", {"trait": word(self.trait, "trait")})
        if self.without is not None:
            return Phrase("are-without", {"slot": word(self.without, "slot")})
        return Phrase("are-low-levels", {"level": self.to_level or 0})


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
    """Equipped Items with a tag, of the munchkins in the fight or of the owner (or victim) alone."""

    tag: Tag
    whose: Literal["munchkins", "yours"] = "munchkins"

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_WORN_TAG if self.whose == "munchkins" else ids.N_OWN_TAG), c.tag(self.tag)

    def phrase(self) -> Phrase:
        return Phrase("are-gear" if self.whose == "munchkins" else "are-own-gear", {"tag": word(self.tag, "tag")})


class Equipped(Found, frozen=True):
    """One Item, by its card."""

    card: CardName

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_FACE, c.face(self.card)


class Monsters(Counted, frozen=True):
    """Monsters with one of the tags, besides this one if so said; or from a printed level on, or up to one.

    On a one-shot, for the munchkins alone unless it is for either side.
    """

    tag: Tag | None = None
    or_tag: Tag | None = None
    either_side: bool = False
    others: bool = False
    from_level: Count | None = None
    to_level: Count | None = None

    def __post_init__(self) -> None:
        _one_of(tag=self.tag, from_level=self.from_level, to_level=self.to_level)
        if (self.or_tag or self.either_side or self.others) and self.tag is None:
            raise ValueError("or_tag, either_side and others go with a tag")
        if self.others and (self.or_tag or self.either_side):
            raise ValueError("others are of one tag, on their own side")

    def code(self, c: Coder) -> tuple[int, int]:
        if self.from_level is not None:
            return ids.N_MONSTER_LEVEL, self.from_level
        if self.to_level is not None:
            return ids.N_LEVEL_BELOW, self.to_level
        kind = ids.N_OTHER_TAG if self.others else ids.N_FIGHT_TAG if self.either_side else ids.N_MONSTER_TAG
        return kind, c.tags(self.tags())

    def tags(self) -> tuple[str, ...]:
        return tuple(tag for tag in (self.tag, self.or_tag) if tag is not None)

    def phrase(self) -> Phrase:
        told = super().phrase().args
        if self.from_level is not None:
            return Phrase("are-high-levels", {"level": self.from_level})
        if self.to_level is not None:
            return Phrase("are-low-monsters", {"level": self.to_level})
        if self.others:
            return Phrase("are-other-monsters", {"tag": told["tag"]})
        return Phrase("are-monsters", {name: told[name] for name in ("tag", "or_tag", "either_side")})


class Allies(Counted, frozen=True):
    """Allies of the munchkins in the fight, or of the owner alone."""

    whose: Literal["munchkins", "yours"] = "munchkins"

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_ALLIES if self.whose == "munchkins" else ids.N_OWN_ALLIES), 0

    def phrase(self) -> Phrase:
        return Phrase("are-allies" if self.whose == "munchkins" else "are-own-allies")


class OnTable(Found, frozen=True):
    """Something real at the real table."""

    thing: Thing

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_TABLE, c.things(self.thing)


class BigItems(Counted, frozen=True):
    """Big Items in play."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_BIG, 0


class Seals(Counted, frozen=True):
    """Open ones, or so many of them at least."""

    at_least: Annotated[int, Meta(ge=0)] = 0

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_SEALS_FROM, self.at_least) if self.at_least else (ids.N_SEALS, 0)

    def phrase(self) -> Phrase:
        return Phrase("are-many-seals", {"n": self.at_least}) if self.at_least else Phrase("are-seals")


class Together(Found, frozen=True):
    """The owner helps or is helped, or only helps."""

    as_helper: bool = False

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_HELPING if self.as_helper else ids.N_TOGETHER), 0

    def phrase(self) -> Phrase:
        return Phrase("are-helping" if self.as_helper else "are-together")


class SoleHighest(Found, frozen=True):
    """The owner is ahead of everybody."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SOLE_HIGHEST, 0


AnyFound = (
    Munchkins
    | CardsUsed
    | OneShots
    | Worn
    | Gear
    | Equipped
    | Monsters
    | Allies
    | OnTable
    | Together
    | SoleHighest
    | BigItems
    | Seals
)


class Might(Entry, frozen=True):
    """A change of strength for the card's side, if there are any such, if there are none, or for each."""

    FAMILY = "are"

    n: int
    of: AnyFound
    mode: Literal["any", "none", "each"] = field(default="any", name="for")

    def __post_init__(self) -> None:
        many = isinstance(self.of, Counted) and not (isinstance(self.of, Seals) and self.of.at_least)
        if self.mode == "each" and not many:
            raise ValueError("there is nothing to count")

    def code(self, c: Coder) -> tuple[int, int, int, int]:
        return *self.of.code(c), self.n, MODES[self.mode]
