"""What must be so for an ability to be used, or for a branch to be taken."""

from typing import Literal

from kickdoor.effects.base import Count, Term, Word, kebab
from kickdoor.effects.coder import Coder
from kickdoor.effects.phrase import a, count
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
}


class Test(Term, frozen=True, tag_field="that", tag=kebab):
    """A condition with something to fill in."""

    def code(self, c: Coder) -> tuple[int, int]:
        raise NotImplementedError

    def text(self) -> str:
        raise NotImplementedError


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
    """The user, or the victim, has the trait."""

    trait: Word

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_TRAIT, c.trait(self.trait)

    def text(self) -> str:
        return f"you are {a(self.trait)}"


class HandHolds(Test, frozen=True):
    """At least n cards in hand."""

    n: Count

    def code(self, c: Coder) -> tuple[int, int]:
        return ids.C_CARDS, self.n

    def text(self) -> str:
        return f"your hand holds {count(self.n, 'card')} or more"


Condition = Plain | MonsterTag | Nobody | Somebody | YouAre | HandHolds


def code(condition: Condition, c: Coder) -> tuple[int, int]:
    return PLAIN[condition][0] if isinstance(condition, str) else condition.code(c)


def text(condition: Condition) -> str:
    """A clause that follows "if"."""
    return PLAIN[condition][1] if isinstance(condition, str) else condition.text()
