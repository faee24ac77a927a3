"""What must be so for an ability to be used, or for a branch to be taken."""

from typing import Annotated, Literal

from msgspec import Meta

from kickdoor.effects.base import Count, Entry, Tag, Trait, kebab, word
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Plain = Annotated[
    Literal[
        "losing",
        "alone",
        "after-combat",
        "not-highest",
        "hireling-in-play",
        "escape-failed",
        "escape-made",
        "escape-roll",
        "own-turn",
        "you-can-rise",
        "target-can-rise",
        "after-kill",
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
    "after-combat": (ids.C_AFTER_COMBAT, 0),
    "not-highest": (ids.C_NOT_HIGHEST, 0),
    "hireling-in-play": (ids.C_CARRIER, 0),
    "escape-failed": (ids.C_FAILED, 0),
    "escape-made": (ids.C_MADE, 0),
    "escape-roll": (ids.C_RUN_ROLL, 0),
    "own-turn": (ids.C_OWN_TURN, 0),
    "you-can-rise": (ids.C_CAN_RISE, 0),
    "target-can-rise": (ids.C_CAN_RISE, 1),
    "after-kill": (ids.C_AFTER_KILL, 0),
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


class HandHolds(Test, frozen=True):
    """At least n cards in hand."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CARDS, self.n


class YourLevel(Test, frozen=True):
    """The victim's Level, or a higher one."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_LEVEL, self.level


class Joinable(Test, frozen=True):
    """A monster of one of two kinds is in the fight, for others to join."""

    one: Tag
    other: Tag

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_JOINABLE, c.tags((self.one, self.other))


class ManyMonsters(Test, frozen=True):
    """At least n monsters in the fight."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_MANY, self.n


class SealsOpen(Test, frozen=True):
    """At least n Seals."""

    n: Count = 1

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_SEALS, self.n


class CanPay(Test, frozen=True):
    """The victim's Items in play are worth enough."""

    gold: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CAN_PAY, self.gold


class Owns(Test, frozen=True):
    """The victim has such a card."""

    what: Cards

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_OWNS, self.what.code(c)


Condition = (
    Plain
    | MonsterTag
    | Nobody
    | Somebody
    | YouAre
    | HandHolds
    | YourLevel
    | Joinable
    | ManyMonsters
    | SealsOpen
    | CanPay
    | Owns
)


def code(condition: Condition, c: Coder) -> tuple[int, int]:
    return PLAIN[condition] if isinstance(condition, str) else condition.code(c)


def phrase(condition: Condition) -> Phrase:
    """A clause that follows "if"."""
    return word(condition, Test.FAMILY) if isinstance(condition, str) else condition.phrase()
