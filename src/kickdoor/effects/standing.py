"""Standing rules of a card: what holds while it is there, without anybody using it."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from kickdoor.effects.base import Entry, Tag, Trait, kebab, word
from kickdoor.effects.coder import Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

MARKS = {
    "no-escape": ids.M_NO_ESCAPE,
    "free-escape": ids.M_FREE_ESCAPE,
    "no-help": ids.M_NO_HELP,
    "level-only": ids.M_LEVEL_ONLY,
    "bonus-only": ids.M_BONUS_ONLY,
    "at-once": ids.M_AT_ONCE,
    "at-once-face-up": ids.M_AT_ONCE_UP,
    "win-ties": ids.M_WIN_TIES,
    "help-level": ids.M_HELP_LEVEL,
    "any-big": ids.M_ANY_BIG,
    "double-sale": ids.M_DOUBLE_SALE,
    "door-ward": ids.M_DOOR_WARD,
    "carrier": ids.M_CARRIER,
    "squire": ids.M_CARRIER,
    "any-time": ids.M_ANY_TIME,
    "no-sex": ids.M_NO_SEX,
    "win-own-ties": ids.M_WIN_OWN_TIES,
    "open-join": ids.M_OPEN_JOIN,
    "loot-either": ids.M_LOOT_EITHER,
    "grows": ids.M_GROWS,
    "unrestricts": ids.M_UNRESTRICTS,
    "safe": ids.M_SAFE,
}
Traits = Annotated[tuple[Trait, ...], Meta(min_length=1)]
Tags = Annotated[tuple[Tag, ...], Meta(min_length=1)]
Passive = tuple[int, int, int]


class Rule(Entry, frozen=True, tag_field="rule", tag=kebab):
    """A standing rule with something to fill in; those without are words, the keys of MARKS."""

    FAMILY = "rule"

    def code(self, c: Coder) -> Passive:
        raise TypeError(f"{type(self).__name__} is only a base")


def marks(rules: Iterable[Rule | str]) -> int:
    """The bits of all marks."""
    bits = 0
    for rule in rules:
        bits |= MARKS[rule] if isinstance(rule, str) else 0
    return bits


def passives(rules: Iterable[Rule | str], c: Coder) -> tuple[Passive, ...]:
    """All that is not a mark."""
    return tuple(rule.code(c) for rule in rules if not isinstance(rule, str))


def phrase(rule: Rule | str) -> Phrase:
    return word(rule, Rule.FAMILY) if isinstance(rule, str) else rule.phrase()
