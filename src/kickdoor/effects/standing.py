"""Standing rules of a card: what holds while it is there, without anybody using it."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Protocol

from msgspec import Meta

from kickdoor.effects.base import Entry, Trait, kebab, word
from kickdoor.effects.coder import CodeError, Coder
from kickdoor.engine import ids
from kickdoor.words import Phrase

MARKS = {
    "no-help": ids.M_NO_HELP,
    "help-level": ids.M_HELP_LEVEL,
    "double-sale": ids.M_DOUBLE_SALE,
    "carrier": ids.M_CARRIER,
    "any-time": ids.M_ANY_TIME,
    "no-sex": ids.M_NO_SEX,
    "open-join": ids.M_OPEN_JOIN,
    "grows": ids.M_GROWS,
    "unrestricts": ids.M_UNRESTRICTS,
}
Traits = Annotated[tuple[Trait, ...], Meta(min_length=1)]
Passive = tuple[int, int, int]
# kinds of cards
MONSTER = ("monster",)
CURSE = ("curse",)
SEAL = ("seal",)
EQUIPPED = ("item", "hireling", "ally", "companion")
OWNED = ("class", "race", "item", "hireling", "ally", "character", "companion")


class Rule(Entry, frozen=True, tag_field="rule", tag=kebab):
    """A standing rule with something to fill in; those without are words, the keys of MARKS."""

    FAMILY = "rule"
    NUMBERED: ClassVar[bool] = False  # a mark, and a passive with what is filled in

    def mark(self) -> int:
        """The bit it is, if it is but a mark."""
        return 0

    def on(self) -> tuple[str, ...]:
        """The kinds of cards it is for, where that depends on its fields; () where it does not."""
        return ()

    def code(self, c: Coder) -> Passive:
        raise TypeError(f"{type(self).__name__} is only a base")


class Placed(Protocol):
    """Something said on a card that is for some kinds of cards alone."""

    def on(self) -> tuple[str, ...]: ...

    def text(self) -> str: ...


def check(said: Iterable[Placed | str], kind: str) -> None:
    """What is spoken of must be something that cards of this kind can change."""
    for part in said:
        if not isinstance(part, str) and part.on() and kind not in part.on():
            raise CodeError(f"'{part.text()}' is for cards of the kind {', '.join(part.on())}")


def marks(rules: Iterable[Rule | str]) -> int:
    """The bits of all marks."""
    bits = 0
    for rule in rules:
        bits |= MARKS[rule] if isinstance(rule, str) else rule.mark()
    return bits


def passives(rules: Iterable[Rule | str], c: Coder) -> tuple[Passive, ...]:
    """All that is not a mark."""
    return tuple(rule.code(c) for rule in rules if not isinstance(rule, str) and (rule.NUMBERED or not rule.mark()))


def phrase(rule: Rule | str) -> Phrase:
    return word(rule, Rule.FAMILY) if isinstance(rule, str) else rule.phrase()
