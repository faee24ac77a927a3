"""Names to numbers: what effects use to become programs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from kickdoor.engine import ids
from kickdoor.engine.ability import Ability
from kickdoor.engine.tables import Filter, Group, Program

Ops = tuple[tuple[int, ...], ...]
Words = Mapping[str, int]
Row = TypeVar("Row")

NOBODY = 1 << 61  # a trait no player ever has


class CodeError(ValueError):
    """A card cannot be compiled, as when it speaks of a trait, tag or card that the box does not hold."""

    def __init__(self, why: str, word: str = "", there: Iterable[str] = ()) -> None:
        super().__init__(why)
        self.word = word
        self.there = there  # the words that would do


class Coder:
    """Resolves the words of one box and collects its programs, filters, groups of conditions and abilities."""

    def __init__(
        self, traits: Words, tags: Words, faces: Words, things: Words, sexes: bool, customs: Sequence[str]
    ) -> None:
        self.filters: list[Filter] = []
        self.groups: list[Group] = []
        self.programs: list[Program] = []
        self.abilities: list[Ability] = []
        self.names: list[str] = []
        self.words: list[str] = []
        self.edition = ""  # whose card is being compiled
        self.field = ""  # and which of its fields, for errors
        self.customs = customs  # by number, the kinds of cards they bring
        self._traits = traits
        self._tags = tags
        self._faces = faces
        self._things = things
        self._sexes = sexes

    def trait(self, word: str) -> int:
        """The bit of a trait to match; with sexes ignored, theirs match nobody."""
        bit = _look(self._traits, word, "trait")
        return NOBODY if not self._sexes and bit & (ids.MALE | ids.FEMALE) else bit

    def traits(self, words: tuple[str, ...]) -> int:
        return sum({self.trait(word) for word in words})

    def limits(self, words: tuple[str, ...]) -> int:
        """Traits in a "usable by" line; with sexes ignored, theirs are no limit."""
        return self.traits(words) & ~NOBODY

    def tag(self, word: str) -> int:
        return _look(self._tags, word, "tag")

    def tags(self, words: tuple[str, ...]) -> int:
        return sum({self.tag(word) for word in words})

    def face(self, card: str) -> int:
        """One of the same edition."""
        here = f"{self.edition}/"
        if f"{here}{card}" not in self._faces:
            known = [name.removeprefix(here) for name in self._faces if name.startswith(here)]
            raise CodeError(f"unknown card '{card}'", card, known)
        return self._faces[f"{here}{card}"]

    def things(self, word: str) -> int:
        """The bit of something that may stand on the table."""
        return _look(self._things, word, "thing on the table")

    def word(self, label: str) -> int:
        return _number(self.words, label)

    def name(self, ability: str) -> int:
        return _number(self.names, ability)

    def filter(self, row: Filter) -> int:
        return _number(self.filters, row)

    def group(self, conditions: Group) -> int:
        return _number(self.groups, conditions)

    def program(self, ops: Ops) -> int:
        """The number of a program; no operations are no program."""
        return _number(self.programs, ops) if ops else -1


def join(*parts: Ops) -> Ops:
    """Programs one after another; jump targets, relative to each part, are moved along."""
    joined: list[tuple[int, ...]] = []
    for part in parts:
        start = len(joined)
        joined += [_moved(op, start) for op in part]
    return tuple(joined)


def _moved(op: tuple[int, ...], by: int) -> tuple[int, ...]:
    at = ids.JUMPS.get(op[0])
    return op if at is None else (*op[:at], op[at] + by, *op[at + 1 :])


def _number(rows: list[Row], row: Row) -> int:
    if row not in rows:
        rows.append(row)
    return rows.index(row)


def _look(words: Words, word: str, what: str) -> int:
    if word not in words:
        raise CodeError(f"unknown {what} '{word}'", word, tuple(words))
    return words[word]
