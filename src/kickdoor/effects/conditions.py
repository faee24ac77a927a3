"""What must be so for an ability to be used, for a branch to be taken, or for as long as something counts."""

from typing import Annotated, Literal, TypeAlias, Union

from msgspec import Meta, field

from kickdoor.effects.base import Count, Entry, Tag, Trait, kebab, word
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

Code = tuple[int, int]
Plain = Annotated[
    Literal["losing", "alone", "hireling-in-play", "own-turn", "costs-levels", "first-opening", "before-door"],
    Meta(extra={"is": "if"}),
]
PLAIN = {
    "losing": ids.C_LOSING,
    "alone": ids.C_ALONE,
    "hireling-in-play": ids.C_CARRIER,
    "own-turn": ids.C_OWN_TURN,
    "first-opening": ids.C_OPENER,
    "costs-levels": ids.C_COSTS_LEVELS,
    "before-door": ids.C_BEFORE_DOOR,
}
Who = Literal["you", "target"]


class Test(Entry, frozen=True, tag_field="that", tag=kebab):
    """A condition with something to fill in."""

    FAMILY = "if"

    def code(self, c: Coder, against: bool = False) -> Code:
        """SUPER-03: a trait may be there without counting `against` whoever has it."""
        raise TypeError(f"{type(self).__name__} is only a base")


class MonsterTag(Test, frozen=True):
    """A monster with the tag is in the fight."""

    tag: Tag

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_TAG, c.tag(self.tag)


class Somebody(Test, frozen=True):
    """A munchkin of the fight has the trait."""

    trait: Trait

    def code(self, c: Coder, against: bool = False) -> Code:
        return (ids.C_BURDENS if against else ids.C_SOMEBODY), c.trait(self.trait)


class YouAre(Test, frozen=True):
    """The user, or the victim, has the trait."""

    trait: Trait

    def code(self, c: Coder, against: bool = False) -> Code:
        return (ids.C_BURDEN if against else ids.C_TRAIT), c.trait(self.trait)


NUMBERS = {
    "seals": (ids.C_SEALS, "seals-open", "n"),
    "monsters": (ids.C_MANY, "many-monsters", "n"),
    "level": (ids.C_LEVEL, "your-level", "level"),
    "gold": (ids.C_CAN_PAY, "can-pay", "gold"),
    "hand": (ids.C_CARDS, "hand-holds", "n"),
    "allies": (ids.C_ALLIES, "allies", "n"),
}
OF_ALL = ("seals", "monsters")  # nobody's own


class AtLeast(Test, frozen=True):
    """So many or more open Seals, monsters in the fight, cards in hand, Gold Pieces of Items, Levels or Allies."""

    of: Literal["seals", "monsters", "level", "gold", "hand", "allies"]
    n: Count
    who: Who = "you"

    def __post_init__(self) -> None:
        if self.who == "target" and self.of in OF_ALL:
            raise ValueError(f"{self.of} are nobody's own")

    def code(self, c: Coder, against: bool = False) -> Code:
        return NUMBERS[self.of][0], self.n

    def phrase(self) -> Phrase:
        _, told, blank = NUMBERS[self.of]
        return Phrase(f"if-{told}", {blank: self.n})


class Highest(Test, frozen=True):
    """Of the highest Level, alone or not, or alone."""

    who: Who = "you"
    alone: bool = False

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_HIGHEST, int(self.alone)

    def phrase(self) -> Phrase:
        return Phrase("if-sole-highest" if self.alone else "if-highest")


class Cursed(Test, frozen=True):
    """The Curse is to strike the user, perhaps only one that another player has played."""

    by_rival: bool = False

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_CURSED, int(self.by_rival)

    def phrase(self) -> Phrase:
        return Phrase("if-cursed-by-rival" if self.by_rival else "if-cursed")


class After(Test, frozen=True):
    """A combat of this turn is over, perhaps one in which a monster was killed."""

    what: Literal["combat", "kill"]

    def code(self, c: Coder, against: bool = False) -> Code:
        return (ids.C_AFTER_COMBAT if self.what == "combat" else ids.C_AFTER_KILL), 0

    def phrase(self) -> Phrase:
        return Phrase(f"if-after-{self.what}")


ESCAPES = {"tried": (ids.C_RUN_ROLL, "roll"), "failed": (ids.C_FAILED, "failed"), "made": (ids.C_MADE, "made")}


class Escape(Test, frozen=True):
    """The roll was to run away, whatever came of it, in vain, or with success."""

    is_: Literal["tried", "failed", "made"] = field(name="is")

    def code(self, c: Coder, against: bool = False) -> Code:
        return ESCAPES[self.is_][0], 0

    def phrase(self) -> Phrase:
        return Phrase(f"if-escape-{ESCAPES[self.is_][1]}")


class CanRise(Test, frozen=True):
    """The level gained is not the winning one."""

    who: Who

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_CAN_RISE, int(self.who == "target")

    def phrase(self) -> Phrase:
        return Phrase(f"if-{self.who}-can-rise")


class Owns(Test, frozen=True):
    """The victim has such a card."""

    what: Cards

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_OWNS, self.what.code(c)


Single = Plain | MonsterTag | Somebody | YouAre | AtLeast | Highest | Cursed | After | Escape | CanRise | Owns


class Not(Test, frozen=True):
    """It is not so. Of several, say which are not."""

    of: Single

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_NOT, c.group((code(self.of, c, not against),))

    def phrase(self) -> Phrase:
        return Phrase("if-not", {"of": phrase(self.of)})


class Several(Test, frozen=True):
    """Two or more conditions, all of the user or all of the target."""

    def __post_init__(self) -> None:
        if len({of_target(part) for part in self.parts()}) > 1:
            raise ValueError("some of these are of the target, and some are not")

    def parts(self) -> "tuple[Condition, ...]":
        raise TypeError(f"{type(self).__name__} is only a base")


class All(Several, frozen=True):
    """Two or more of them, all at once; where a list of conditions stands, the list says so already."""

    of: Annotated[tuple[Union[Single, Not, "Any"], ...], Meta(min_length=2)]

    def code(self, c: Coder, against: bool = False) -> Code:
        return ids.C_ALL, c.group(tuple(code(part, c, against) for part in self.of))

    def parts(self) -> "tuple[Condition, ...]":
        return self.of


ALIKE = {ids.C_TAG, ids.C_TRAIT, ids.C_BURDEN, ids.C_SOMEBODY, ids.C_BURDENS}  # their args are bits
MERGED = (YouAre, MonsterTag, Somebody)  # told in one clause: "you are an Elf or a Dwarf"


class Any(Several, frozen=True):
    """Two or more of them, at least one."""

    of: Annotated[tuple[Single | Not | All, ...], Meta(min_length=2)]

    def code(self, c: Coder, against: bool = False) -> Code:
        group = tuple(code(part, c, against) for part in self.of)
        ((kind, bits), *more) = group
        if kind in ALIKE and all(other == kind for other, _ in more):
            for _, bit in more:
                bits |= bit
            return kind, bits
        return ids.C_ANY, c.group(group)

    def parts(self) -> "tuple[Condition, ...]":
        return self.of

    def phrase(self) -> Phrase:
        for kind in MERGED:
            same = [part for part in self.of if isinstance(part, kind)]
            if len(same) == len(self.of):
                words = tuple(told for part in same for told in part.phrase().args.values() if isinstance(told, Phrase))
                return Phrase(f"if-{kebab(kind.__name__)}-any", {"words": words})
        return super().phrase()


Condition: TypeAlias = Single | Not | All | Any
Listed = Single | Not | Any  # a list of conditions means all of them


def code(condition: Condition, c: Coder, against: bool = False) -> Code:
    return (PLAIN[condition], 0) if isinstance(condition, str) else condition.code(c, against)


def codes(conditions: tuple[Listed, ...], c: Coder) -> tuple[Code, ...]:
    """Those of an ability: the user's, then those of the player aimed at, as one."""
    theirs = tuple(code(condition, c) for condition in conditions if of_target(condition))
    own = tuple(code(condition, c) for condition in conditions if not of_target(condition))
    return (*own, (ids.C_TARGET, c.group(theirs))) if theirs else own


def of_target(condition: Condition) -> bool:
    """Is it about the player aimed at?"""
    if isinstance(condition, Several):
        return of_target(condition.parts()[0])
    if isinstance(condition, Not):
        return of_target(condition.of)
    return isinstance(condition, AtLeast | Highest | CanRise) and condition.who == "target"


def phrase(condition: Condition) -> Phrase:
    """A clause that follows "if"."""
    return word(condition, Test.FAMILY) if isinstance(condition, str) else condition.phrase()
