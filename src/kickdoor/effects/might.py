"""Strength that depends on who and what is in the fight, or on its owner."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects.base import PATTERN, CardName, Count, Entry, Tag, Trait, kebab, word
from kickdoor.effects.cards import SLOTS, AnySlot, Slot
from kickdoor.effects.coder import Coder
from kickdoor.effects.conditions import All, Any, AtLeast, Condition, Highest, Not, YouAre, phrase
from kickdoor.effects.standing import CURSE, EQUIPPED, MONSTER, OWNED, SEAL, Passive
from kickdoor.engine import ids
from kickdoor.words import Phrase

Thing = Annotated[str, Meta(pattern=PATTERN, extra={"is": "thing"})]
ITEM = ("item",)
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


class Players(Counted, frozen=True):
    """Players with a trait, in the fight or not."""

    trait: Trait


class CardsUsed(Counted, frozen=True):
    """Cards on the munchkins' side: whether one has a tag, or how many are one-shots."""

    tag: Tag | None = None
    kind: Literal["one-shot"] | None = None

    def __post_init__(self) -> None:
        _one_of(tag=self.tag, kind=self.kind)

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_ONESHOTS, 0) if self.tag is None else (ids.N_SIDE_TAG, c.tag(self.tag))

    def phrase(self) -> Phrase:
        return Phrase("are-one-shots") if self.tag is None else Phrase("are-cards-used", {"tag": word(self.tag, "tag")})


class Items(Counted, frozen=True):
    """Items the munchkins in the fight have equipped, of a slot, with a tag (or only yours, or those of yours that
    give anything in the fight) or by card; Big ones they carry; or Item enhancers attached to this one.
    """

    slot: AnySlot | None = None
    tag: Tag | None = None
    card: CardName | None = None
    big: bool = False
    attached: bool = False
    whose: Literal["munchkins", "yours"] = "munchkins"
    giving: bool = False

    def __post_init__(self) -> None:
        _one_of(slot=self.slot, tag=self.tag, card=self.card, big=self.big or None, attached=self.attached or None)
        if self.whose == "yours" and self.tag is None:
            raise ValueError("whose: goes with a tag")
        if self.giving and self.whose != "yours":
            raise ValueError("giving: goes with whose: yours")

    def code(self, c: Coder) -> tuple[int, int]:
        if self.slot is not None:
            return ids.N_WORN, SLOTS[self.slot]
        if self.tag is not None:
            own = ids.N_OWN_GIVING if self.giving else ids.N_OWN_TAG
            return (ids.N_WORN_TAG if self.whose == "munchkins" else own), c.tag(self.tag)
        return (ids.N_BIG, 0) if self.card is None else (ids.N_FACE, c.face(self.card))

    def phrase(self) -> Phrase:
        if self.slot is not None:
            return Phrase("are-worn", {"slot": word(self.slot, "slot")})
        if self.tag is not None:
            own = "are-giving-gear" if self.giving else "are-own-gear"
            return Phrase("are-gear" if self.whose == "munchkins" else own, {"tag": word(self.tag, "tag")})
        if self.card is not None:
            return Phrase("are-equipped", {"card": word(self.card, "card")})
        return Phrase("are-big-items" if self.big else "are-attached")


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


class Seals(Counted, frozen=True):
    """Open ones."""

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.N_SEALS, 0


class Together(Found, frozen=True):
    """The owner helps or is helped, or only helps."""

    as_helper: bool = False

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.N_HELPING if self.as_helper else ids.N_TOGETHER), 0

    def phrase(self) -> Phrase:
        return Phrase("are-helping" if self.as_helper else "are-together")


AnyFound = Munchkins | Players | CardsUsed | Items | Monsters | Allies | OnTable | Together | Seals


class Might(Entry, frozen=True):
    """A change of strength for the card's side: if there are any such, if there are none, or for each.

    Or while a condition holds for its owner. With `to`, others get it: each munchkin who is one of those, the first
    such monster, or every monster.
    """

    FAMILY = "are"

    n: int
    of: AnyFound | None = None
    mode: Literal["any", "none", "each"] = field(default="any", name="for")
    condition: Condition | None = field(default=None, name="if")
    to: Literal["munchkins", "monster", "monsters"] | None = None

    def __post_init__(self) -> None:
        _one_of(**{"of": self.of, "if": self.condition})
        if self.mode == "each" and not self.countable():
            raise ValueError("there is nothing to count")
        if self.mode != "each" and self.of == Items(attached=True):
            raise ValueError("what is attached counts for each")
        if self.condition is not None:
            check(self.condition)
        if self.to is not None and not self.aimed():
            raise ValueError(f"to: {self.to} goes with {AIMS[self.to]}")

    def countable(self) -> bool:
        one = isinstance(self.of, CardsUsed) and self.of.tag is not None
        one = one or (isinstance(self.of, Items) and self.of.card is not None)
        return isinstance(self.of, Counted) and not one

    def aimed(self) -> bool:
        """Is `to` one of those there can be?"""
        match self.of, self.mode, self.to:
            case Munchkins(trait=str()), "each", "munchkins":
                return True
            case Monsters(tag=str(), or_tag=None, either_side=False, others=False), "any", "monster":
                return True
            case Items(tag=str(), whose="yours"), "each", "monsters":
                return True
            case _:
                return False

    def on(self) -> tuple[str, ...]:
        """The kinds of cards it is for, () where it is for all."""
        if self.to is not None:
            return {"munchkins": MONSTER, "monster": ITEM, "monsters": CURSE}[self.to]
        if self.condition is not None:
            return OWNED if of_owner(self.condition) else ()
        if isinstance(self.of, Players):
            return SEAL
        return ITEM if self.of == Items(attached=True) else ()

    def code(self, c: Coder) -> tuple[int, int, int, int]:
        if self.of is None:
            assert self.condition is not None
            return *while_so(self.condition, c), self.n, ids.IF_ANY
        return *self.of.code(c), self.n, MODES[self.mode]

    def passive(self, kind: str, c: Coder) -> Passive | None:
        """The standing rule it is on some kinds of cards, where that is not of one fight."""
        match self.of, self.to:
            case Munchkins(trait=str() as trait), "munchkins":
                return ids.P_WEAKENS, c.trait(trait), self.n
            case Monsters(tag=str() as tag), "monster":
                return ids.P_SAPS, c.tag(tag), self.n
            case Items(tag=str() as tag), "monsters":
                return ids.P_ALL_STRONGER, c.tag(tag), self.n
            case Players(trait=trait), _:
                return ids.P_PER_TRAIT, c.trait(trait), self.n
            case Monsters(tag=str(), either_side=False, others=False) as of, _ if kind in SEAL and self.mode == "each":
                return ids.P_TAGGED, c.tags(of.tags()), self.n
            case Items(attached=True), _:
                return ids.P_PER_GRAFT, self.n, 0
            case None, _ if kind in EQUIPPED and traits_of(self.condition):
                return ids.P_BONUS_IF, c.traits(traits_of(self.condition)), self.n
            case _:
                return None

    def phrase(self) -> Phrase:
        told = super().phrase().args
        n = told["n"]
        if self.to is not None:
            assert isinstance(told["of"], Phrase)
            return Phrase(f"are-to-{self.to}", {"n": n, **told["of"].args})
        if self.condition is None:
            return Phrase("are-might", {"n": n, "of": told["of"], "mode": self.mode})
        traits = tuple(word(trait, "trait") for trait in traits_of(self.condition))
        if traits:
            return Phrase("are-for", {"n": n, "traits": traits})
        if isinstance(self.condition, Not):
            return Phrase("are-unless", {"n": n, "that": phrase(self.condition.of)})
        return Phrase("are-if", {"n": n, "that": phrase(self.condition)})


AIMS = {
    "munchkins": "{are: munchkins, trait: TRAIT}, for: each",
    "monster": "{are: monsters, tag: TAG}",
    "monsters": "{are: items, tag: TAG, whose: yours}, for: each",
}
COUNTED = {"level": ids.N_LEVEL_FROM, "seals": ids.N_SEALS_FROM, "allies": ids.N_ALLIES_FROM}


def while_so(condition: Condition, c: Coder) -> tuple[int, int]:
    """A condition as something counted: none or one."""
    match condition:
        case YouAre():
            return ids.N_OWNER_IS, c.trait(condition.trait)
        case Highest():
            return (ids.N_SOLE_HIGHEST if condition.alone else ids.N_HIGHEST), 0
        case AtLeast():
            return COUNTED[condition.of], condition.n
        case Not():
            return ids.N_NOT, c.group((while_so(condition.of, c),))
        case All() | Any():
            kind = ids.N_ALL if isinstance(condition, All) else ids.N_ANY
            return kind, c.group(tuple(while_so(part, c) for part in condition.of))
        case _:
            raise TypeError(condition)


def check(condition: Condition) -> None:
    """Strength depends on what its owner is, and on open Seals; for what is in the fight there is `of`."""
    match condition:
        case All() | Any():
            for part in condition.of:
                check(part)
        case Not():
            check(condition.of)
        case YouAre() | Highest(who="you") | AtLeast(of="level" | "seals" | "allies", who="you"):
            pass
        case _:
            raise ValueError("if: of strength is you-are, highest, or at-least of level, seals or allies")


def of_owner(condition: Condition) -> bool:
    """Does it speak of the card's owner, whom a monster has not?"""
    match condition:
        case All() | Any():
            return any(of_owner(part) for part in condition.of)
        case Not():
            return of_owner(condition.of)
        case _:
            return not (isinstance(condition, AtLeast) and condition.of == "seals")


def traits_of(condition: Condition | None) -> tuple[str, ...]:
    """Those of which the owner must have one, if that is all there is to it."""
    match condition:
        case YouAre():
            return (condition.trait,)
        case Any() if all(isinstance(part, YouAre) for part in condition.of):
            return tuple(part.trait for part in condition.of if isinstance(part, YouAre))
        case _:
            return ()
