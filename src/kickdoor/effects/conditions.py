"""What must be so for an ability to be used, or for a branch to be taken."""

from typing import Annotated, Literal

from msgspec import Meta, field

from kickdoor.effects.base import Count, Entry, Tag, Trait, kebab, word
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Plain = Annotated[
    Literal[
        "losing",
        "alone",
        "not-highest",
        "hireling-in-play",
        "own-turn",
        "cursed",
        "cursed-by-rival",
        "costs-levels",
        "first-opening",
        "highest",
        "target-has-ally",
        "before-door",
        "character-left",
    ],
    Meta(extra={"is": "if"}),
]
PLAIN = {
    "losing": (ids.C_LOSING, 0),
    "alone": (ids.C_ALONE, 0),
    "not-highest": (ids.C_NOT_HIGHEST, 0),
    "hireling-in-play": (ids.C_CARRIER, 0),
    "own-turn": (ids.C_OWN_TURN, 0),
    "cursed": (ids.C_CURSED, 0),
    "cursed-by-rival": (ids.C_CURSED, 1),
    "first-opening": (ids.C_OPENER, 0),
    "costs-levels": (ids.C_COSTS_LEVELS, 0),
    "highest": (ids.C_HIGHEST, 0),
    "target-has-ally": (ids.C_ALLY, 0),
    "before-door": (ids.C_BEFORE_DOOR, 0),
    "character-left": (ids.C_CHARACTER, 0),
}


class Test(Entry, frozen=True, tag_field="that", tag=kebab):
    """A condition with something to fill in."""

    FAMILY = "if"

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")


class MonsterTag(Test, frozen=True):
    """A monster with the tag is in the fight."""

    tag: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_TAG, c.tag(self.tag)


class Nobody(Test, frozen=True):
    """No munchkin of the fight has the trait."""

    trait: Trait

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_NOBODY, c.trait(self.trait)


class Somebody(Test, frozen=True):
    """A munchkin of the fight has the trait."""

    trait: Trait

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_SOMEBODY, c.trait(self.trait)


class YouAre(Test, frozen=True):
    """The user, or the victim, has the trait, or one of two."""

    trait: Trait
    or_trait: Trait | None = None

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_TRAIT, c.traits(self.traits())

    def traits(self) -> tuple[str, ...]:
        return (self.trait,) if self.or_trait is None else (self.trait, self.or_trait)


class Joinable(Test, frozen=True):
    """A monster of one of two kinds is in the fight, for others to join."""

    one: Tag
    other: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_JOINABLE, c.tags((self.one, self.other))


NUMBERS = {
    "seals": (ids.C_SEALS, "seals-open", "n"),
    "monsters": (ids.C_MANY, "many-monsters", "n"),
    "level": (ids.C_LEVEL, "your-level", "level"),
    "gold": (ids.C_CAN_PAY, "can-pay", "gold"),
    "hand": (ids.C_CARDS, "hand-holds", "n"),
}


class AtLeast(Test, frozen=True):
    """So many or more open Seals, monsters in the fight, cards in hand, Gold Pieces of Items in play, or Levels."""

    of: Literal["seals", "monsters", "level", "gold", "hand"]
    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return NUMBERS[self.of][0], self.n

    def phrase(self) -> Phrase:
        _, told, blank = NUMBERS[self.of]
        return Phrase(f"if-{told}", {blank: self.n})


class After(Test, frozen=True):
    """A combat of this turn is over, perhaps one in which a monster was killed."""

    what: Literal["combat", "kill"]

    def code(self, c: Coder) -> tuple[int, int]:
        return (ids.C_AFTER_COMBAT if self.what == "combat" else ids.C_AFTER_KILL), 0

    def phrase(self) -> Phrase:
        return Phrase(f"if-after-{self.what}")


ESCAPES = {"tried": (ids.C_RUN_ROLL, "roll"), "failed": (ids.C_FAILED, "failed"), "made": (ids.C_MADE, "made")}


class Escape(Test, frozen=True):
    """The roll was to run away, whatever came of it, in vain, or with success."""

    is_: Literal["tried", "failed", "made"] = field(name="is")

    def code(self, c: Coder) -> tuple[int, int]:
        return ESCAPES[self.is_][0], 0

    def phrase(self) -> Phrase:
        return Phrase(f"if-escape-{ESCAPES[self.is_][1]}")


class CanRise(Test, frozen=True):
    """The level gained is not the winning one."""

    who: Literal["you", "target"]

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CAN_RISE, int(self.who == "target")

    def phrase(self) -> Phrase:
        return Phrase(f"if-{self.who}-can-rise")


class Owns(Test, frozen=True):
    """The victim has such a card."""

    what: Cards

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_OWNS, self.what.code(c)


Condition = Plain | MonsterTag | Nobody | Somebody | YouAre | Joinable | Owns | AtLeast | After | Escape | CanRise


def code(condition: Condition, c: Coder) -> tuple[int, int]:
    return PLAIN[condition] if isinstance(condition, str) else condition.code(c)


def phrase(condition: Condition) -> Phrase:
    """A clause that follows "if"."""
    return word(condition, Test.FAMILY) if isinstance(condition, str) else condition.phrase()
