"""Standing rules of a card: what holds while it is there, without anybody using it."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from kickdoor.effects.base import Term, Word, kebab
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids

MARKS = {
    "no-escape": (ids.M_NO_ESCAPE, "nobody can run away from it"),
    "free-escape": (ids.M_FREE_ESCAPE, "everybody escapes from it without a roll"),
    "no-help": (ids.M_NO_HELP, "nobody may help against it"),
    "level-only": (ids.M_LEVEL_ONLY, "only Levels count against it, no bonuses"),
    "bonus-only": (ids.M_BONUS_ONLY, "only bonuses count against it, no Levels"),
    "at-once": (ids.M_AT_ONCE, "must be played as soon as you get it"),
    "at-once-face-up": (ids.M_AT_ONCE_UP, "must be played as soon as you get it face up"),
    "win-ties": (ids.M_WIN_TIES, "a tie in combat is a win for your side"),
    "help-level": (ids.M_HELP_LEVEL, "go up 1 level for each monster you help to kill, even to the winning level"),
    "any-big": (ids.M_ANY_BIG, "there is no limit on the Big Items you carry"),
    "double-sale": (ids.M_DOUBLE_SALE, "once in each of your turns, 1 Item you sell counts twice its value"),
    "door-ward": (ids.M_DOOR_WARD, "Curses you find behind a door do nothing to you"),
    "carrier": (ids.M_CARRIER, "holds 1 Item for you, which counts in spite of all limits and is lost with it"),
    "squire": (ids.M_CARRIER, "holds 1 more Item for you, which takes no room, counts as equipped and is lost with it"),
    "any-time": (ids.M_ANY_TIME, "may be put into play at any time, on any turn"),
    "no-sex": (ids.M_NO_SEX, "you have no sex: nothing that depends on sex concerns you"),
    "win-own-ties": (ids.M_WIN_OWN_TIES, "a tie in combat is a win for you as the fighter"),
    "open-join": (ids.M_OPEN_JOIN, "anybody may let any monster from hand join its fight"),
    "loot-either": (ids.M_LOOT_EITHER, "when you Loot The Room, draw from the deck of your choice"),
    "grows": (ids.M_GROWS, "the strength of enhancers on it counts double"),
    "unrestricts": (ids.M_UNRESTRICTS, "everybody may use its Item, of whatever Class and sex"),
    "safe": (ids.M_SAFE, "cannot be lost to Bad Stuff that takes what is worn where it is"),
}
Traits = Annotated[tuple[Word, ...], Meta(min_length=1)]
Passive = tuple[int, int, int]


class Rule(Term, frozen=True, tag_field="rule", tag=kebab):
    """A standing rule with something to fill in; those without are words, the keys of MARKS."""

    def code(self, c: Coder) -> Passive:
        raise TypeError(f"{type(self).__name__} is only a base")

    def text(self) -> str:
        raise TypeError(f"{type(self).__name__} is only a base")


def marks(rules: Iterable[Rule | str]) -> int:
    """The bits of all marks."""
    bits = 0
    for rule in rules:
        bits |= MARKS[rule][0] if isinstance(rule, str) else 0
    return bits


def passives(rules: Iterable[Rule | str], c: Coder) -> tuple[Passive, ...]:
    """All that is not a mark."""
    return tuple(rule.code(c) for rule in rules if not isinstance(rule, str))


def text(rule: Rule | str) -> str:
    return MARKS[rule][1] if isinstance(rule, str) else rule.text()
