"""Standing rules of a card: what holds while it is there, without anybody using it."""

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from kickdoor.effects.base import Entry, Tag, Trait, kebab, word
from kickdoor.effects.coder import CodeError, Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

MARKS = {
    "no-help": ids.M_NO_HELP,
    "help-level": ids.M_HELP_LEVEL,
    "double-sale": ids.M_DOUBLE_SALE,
    "carrier": ids.M_CARRIER,
    "squire": ids.M_CARRIER,
    "any-time": ids.M_ANY_TIME,
    "no-sex": ids.M_NO_SEX,
    "open-join": ids.M_OPEN_JOIN,
    "grows": ids.M_GROWS,
    "unrestricts": ids.M_UNRESTRICTS,
}
Traits = Annotated[tuple[Trait, ...], Meta(min_length=1)]
Tags = Annotated[tuple[Tag, ...], Meta(min_length=1)]
Passive = tuple[int, int, int]
# kinds of cards
MONSTER = ("monster",)
CURSE = ("curse",)
SEAL = ("seal",)
OWNED = ("class", "race", "item", "hireling", "ally", "character", "companion")


class Rule(Entry, frozen=True, tag_field="rule", tag=kebab):
    """A standing rule with something to fill in; those without are words, the keys of MARKS."""

    FAMILY = "rule"

    def mark(self) -> int:
        """The bit it is, if it is but a mark."""
        return 0

    def on(self) -> tuple[str, ...]:
        """The kinds of cards it is for, where that depends on its fields; () where it does not."""
        return ()

    def code(self, c: Coder) -> Passive:
        raise TypeError(f"{type(self).__name__} is only a base")


def check(rules: Iterable[Rule | str], kind: str) -> None:
    """What a rule speaks of must be something that cards of this kind can change."""
    for rule in rules:
        if not isinstance(rule, str) and rule.on() and kind not in rule.on():
            raise CodeError(f"'{rule.text()}' is for cards of the kind {', '.join(rule.on())}")


def marks(rules: Iterable[Rule | str]) -> int:
    """The bits of all marks."""
    bits = 0
    for rule in rules:
        bits |= MARKS[rule] if isinstance(rule, str) else rule.mark()
    return bits


def passives(rules: Iterable[Rule | str], c: Coder) -> tuple[Passive, ...]:
    """All that is not a mark."""
    return tuple(rule.code(c) for rule in rules if not isinstance(rule, str) and not rule.mark())


def phrase(rule: Rule | str) -> Phrase:
    return word(rule, Rule.FAMILY) if isinstance(rule, str) else rule.phrase()
