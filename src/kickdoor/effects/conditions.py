"""What must be so for an ability to be used, or for a branch to be taken."""

from typing import Literal

from kickdoor.effects.base import Count, Term, Word, kebab
from kickdoor.effects.cards import Cards
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import a, count, listed
from kickdoor.engine import ids

Plain = Literal[
    "losing",
    "alone",
    "after-combat",
    "not-highest",
    "hireling-in-play",
    "escape-failed",
    "escape-roll",
    "own-turn",
    "you-can-rise",
    "target-can-rise",
    "not-for-win",
    "help-allowed",
    "after-kill",
    "cursed",
    "cursed-by-rival",
    "costs-levels",
    "first-opening",
    "highest",
    "target-has-ally",
    "before-door",
    "character-left",
]
PLAIN = {
    "losing": ((ids.C_LOSING, 0), "the munchkins are losing"),
    "alone": ((ids.C_ALONE, 0), "nobody helps the fighter"),
    "after-combat": ((ids.C_AFTER_COMBAT, 0), "a combat of this turn is over"),
    "not-highest": ((ids.C_NOT_HIGHEST, 0), "that player's Level is not the highest"),
    "hireling-in-play": ((ids.C_CARRIER, 0), "a Hireling is in play"),
    "escape-failed": ((ids.C_FAILED, 0), "running away failed"),
    "escape-roll": ((ids.C_RUN_ROLL, 0), "the roll was to run away"),
    "own-turn": ((ids.C_OWN_TURN, 0), "it is your turn"),
    "you-can-rise": ((ids.C_CAN_RISE, 0), "the level you gain is not the winning one"),
    "target-can-rise": ((ids.C_CAN_RISE, 1), "the level gained is not the winning one"),
    "not-for-win": ((ids.C_NOT_FOR_WIN, 0), "the fight is not for the winning level"),
    "help-allowed": ((ids.C_HELP_ALLOWED, 0), "help is allowed in this fight"),
    "after-kill": ((ids.C_AFTER_KILL, 0), "a monster was killed in a combat of this turn that is over"),
    "cursed": ((ids.C_CURSED, 0), "it is to strike you"),
    "cursed-by-rival": ((ids.C_CURSED, 1), "another player has played it on you"),
    "first-opening": ((ids.C_OPENER, 0), "you are to open it, for the first time this turn"),
    "costs-levels": ((ids.C_COSTS_LEVELS, 0), "it would cost you levels"),
    "highest": ((ids.C_HIGHEST, 0), "your Level is the highest, alone or not"),
    "target-has-ally": ((ids.C_ALLY, 0), "that player has an Ally"),
    "before-door": ((ids.C_BEFORE_DOOR, 0), "the door has not been kicked open yet this turn"),
    "character-left": ((ids.C_CHARACTER, 0), "you have a character and there is one that nobody has"),
}


class Test(Term, frozen=True, tag_field="that", tag=kebab):
    """A condition with something to fill in."""

    def code(self, c: Coder) -> tuple[int, int]:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


class MonsterTag(Test, frozen=True):
    """A monster with the tag is in the fight."""

    tag: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_TAG, c.tag(self.tag)

    def text(self) -> str:
        return f"a monster tagged {self.tag} is in the fight"


class Nobody(Test, frozen=True):
    """No munchkin of the fight has the trait."""

    trait: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_NOBODY, c.trait(self.trait)

    def text(self) -> str:
        return f"no munchkin in the fight is {a(self.trait)}"


class Somebody(Test, frozen=True):
    """A munchkin of the fight has the trait."""

    trait: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_SOMEBODY, c.trait(self.trait)

    def text(self) -> str:
        return f"a munchkin in the fight is {a(self.trait)}"


class YouAre(Test, frozen=True):
    """The user, or the victim, has the trait, or one of two."""

    trait: Word
    or_trait: Word | None = None

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_TRAIT, c.traits(self.traits())

    def text(self) -> str:
        return f"you are {listed([a(trait) for trait in self.traits()], 'or')}"

    def traits(self) -> tuple[str, ...]:
        return (self.trait,) if self.or_trait is None else (self.trait, self.or_trait)


class HandHolds(Test, frozen=True):
    """At least n cards in hand."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CARDS, self.n

    def text(self) -> str:
        return f"your hand holds {count(self.n, 'card')} or more"


class YourLevel(Test, frozen=True):
    """The victim's Level, or a higher one."""

    level: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_LEVEL, self.level

    def text(self) -> str:
        return f"your Level is {self.level} or higher"


class Joinable(Test, frozen=True):
    """A monster of one of two kinds is in the fight, for others to join."""

    one: Word
    other: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_JOINABLE, c.tags((self.one, self.other))

    def text(self) -> str:
        return f"a monster tagged {self.one} or {self.other} is in the fight"


class ManyMonsters(Test, frozen=True):
    """At least n monsters in the fight."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_MANY, self.n

    def text(self) -> str:
        return f"{self.n} or more monsters are in the fight"


class SealsOpen(Test, frozen=True):
    """At least n Seals."""

    n: Count = 1

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_SEALS, self.n

    def text(self) -> str:
        return "a Seal is open" if self.n == 1 else f"{self.n} or more Seals are open"


class CanPay(Test, frozen=True):
    """The victim's Items in play are worth enough."""

    gold: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CAN_PAY, self.gold

    def text(self) -> str:
        return f"your Items are worth {self.gold} Gold Pieces or more together"


class Owns(Test, frozen=True):
    """The victim has such a card."""

    what: Cards

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_OWNS, self.what.code(c)

    def text(self) -> str:
        return f"you have {a(self.what.text())}"


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
    return PLAIN[condition][0] if isinstance(condition, str) else condition.code(c)


def text(condition: Condition) -> str:
    """A clause that follows "if"."""
    return PLAIN[condition][1] if isinstance(condition, str) else condition.text()
