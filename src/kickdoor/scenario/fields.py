"""Readers: what may stand at a place of a scenario.

A reader takes a value and its place, and gives the value back in its plain form or raises a Fault.
"""

from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches
from typing import Any, TypeAlias

from kickdoor.scenario.error import Fault, Where

Reader: TypeAlias = Callable[[object, Where], Any]

_FLAGS = {"yes": True, "on": True, "no": False, "off": False}


def shown(value: object) -> str:
    """A value as an error message names it."""
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list | tuple):
        return "a list"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    return repr(value)


def near(word: str, known: Collection[str]) -> str:
    """A hint at the known word that was probably meant."""
    close = get_close_matches(word, list(known), 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def text(value: object, where: Where) -> str:
    """A word or sentence: a name, a card id, an ability."""
    if not isinstance(value, str) or not value.strip():
        raise Fault(where, f"expected text, found {shown(value)}")
    return value


def flag(value: object, where: Where) -> bool:
    """True or false."""
    if isinstance(value, str):
        value = _FLAGS.get(value.lower(), value)
    if not isinstance(value, bool):
        raise Fault(where, f"expected true or false, found {shown(value)}")
    return value


def answer(value: object, where: Where) -> str | int:
    """What a choice is answered with: a card, a player, the option's own name, or a number."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return text(value, where)


def whole(least: int | None = None, most: int | None = None) -> Reader:
    """A whole number within bounds."""

    def read(value: object, where: Where) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise Fault(where, f"expected a whole number, found {shown(value)}")
        if least is not None and value < least:
            raise Fault(where, f"{value} is too low; the least is {least}")
        if most is not None and value > most:
            raise Fault(where, f"{value} is too high; the most is {most}")
        return value

    return read


def word(what: str, known: Collection[str], list_them: bool = True) -> Reader:
    """One of the known words."""

    def read(value: object, where: Where) -> str:
        found = text(value, where)
        if found not in known:
            rest = f"; there are {', '.join(known)}" if list_them else near(found, known)
            raise Fault(where, f"unknown {what} {found!r}{rest}")
        return found

    return read


def each(reader: Reader, least: int = 0, most: int | None = None) -> Reader:
    """A list of such values."""

    def read(value: object, where: Where) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise Fault(where, f"expected a list, found {shown(value)}")
        if len(value) < least or (most is not None and len(value) > most):
            bounds = f"at least {least}" if most is None else f"{least} to {most}"
            raise Fault(where, f"expected {bounds}, found {len(value)}")
        return [reader(element, (*where, index)) for index, element in enumerate(value)]

    return read


def several(reader: Reader, most: int) -> Reader:
    """A list of at most so many: whatever it is for takes time for each of them."""
    every = each(reader)

    def read(value: object, where: Where) -> list[Any]:
        if isinstance(value, list | tuple) and len(value) > most:
            raise Fault(where, f"expected at most {most}, found {len(value)}")
        found: list[Any] = every(value, where)
        return found

    return read


def one_or_more(reader: Reader, most: int) -> Reader:
    """One such value, or a list of them."""
    listed = several(reader, most)

    def read(value: object, where: Where) -> Any:
        if isinstance(value, list | tuple) and not value:
            raise Fault(where, "expected at least 1, found 0")
        return listed(value, where) if isinstance(value, list | tuple) else reader(value, where)

    return read


def or_nothing(reader: Reader) -> Reader:
    """Such a value, or null."""

    def read(value: object, where: Where) -> Any:
        return None if value is None else reader(value, where)

    return read


def mapping(value: object, where: Where) -> Mapping[str, object]:
    """A mapping whose keys are words."""
    if not isinstance(value, Mapping):
        raise Fault(where, f"expected a mapping, found {shown(value)}")
    for key in value:
        text(key, where)
    return value


def by_name(name: Reader, reader: Reader) -> Reader:
    """A mapping from names to such values."""

    def read(value: object, where: Where) -> dict[str, Any]:
        found = mapping(value, where)
        return {name(key, (*where, key)): reader(entry, (*where, key)) for key, entry in found.items()}

    return read


def record(fields: Mapping[str, Reader], required: Collection[str] = ()) -> Reader:
    """A mapping with these keys and no others."""

    def read(value: object, where: Where) -> dict[str, Any]:
        found = mapping(value, where)
        for key in found:
            if key not in fields:
                raise Fault((*where, key), f"unknown key{near(key, fields)}")
        for key in required:
            if key not in found:
                raise Fault((*where, key), "is missing")
        return {key: fields[key](entry, (*where, key)) for key, entry in found.items()}

    return read


cards: Reader = each(text)
