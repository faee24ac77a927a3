"""What is wrong with a pack as written, told with its place, the words there are and the one that was meant."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import inspect

from kickdoor.cards.error import PackError, choices
from kickdoor.cards.places import File, Step
from kickdoor.cards.renamed import now
from kickdoor.cards.schema import Card, Companion
from kickdoor.cards.vocabulary import HIDDEN, PLAIN, TAGS, vocabulary

UNNAMED = re.compile(r"Object (contains unknown|missing required) field `(.+)`")
UNKNOWN = re.compile(r"Invalid (?:enum )?value '(.+)'")


def convert(raw: object, kind: Any, file: File, *top: Step) -> Any:
    """The value as its schema has it; `top` is where it stands in the file, and the name of a card."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise _refusal(str(error), raw, kind, file, top) from None


def _refusal(message: str, raw: Any, kind: Any, file: File, top: tuple[Step, ...]) -> PackError:
    """msgspec's "Expected `int`, got `str` - at `$.bad_stuff[0].n`", with the place first."""
    what, _, path = message.partition(" - at ")
    steps = _steps(path)
    shown = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    unnamed, unknown = UNNAMED.fullmatch(what), UNKNOWN.fullmatch(what)
    on_key = False
    if unnamed:
        missing = unnamed[1] == "missing required"
        shown = f"{shown}.{unnamed[2]}"
        wanted = _reach(inspect.type_info(kind), raw, steps)
        fields = _tags(wanted).get(unnamed[2], ()) if missing else tuple(_fields(wanted))
        what = f"{'missing' if missing else 'unknown field'}{choices('' if missing else unnamed[2], fields)}"
        if not missing:
            steps, on_key = (*steps, unnamed[2]), True
    elif unknown:
        words = _words(inspect.type_info(kind), raw, steps)
        there = dict(sorted(words, key=lambda said: "{" not in said[1]))  # a word that may stand alone is told so
        known = before(unknown[1], steps) or elsewhere(unknown[1])
        what = f"unknown word '{unknown[1]}'{known}{choices(unknown[1], there)}"
    named = [*(str(step) for step in top), *([shown.removeprefix(".")] if shown else []), what.replace("`", "")]
    return PackError(": ".join([file.at(*top, *steps, key=on_key), *named]))


def _steps(path: str) -> tuple[Step, ...]:
    """$.bad_stuff[0].n as steps; keys of mappings are not told by msgspec."""
    parts = re.findall(r"\.([^.\[`]+)|\[(\d+)\]", path)
    return tuple(int(number) if number else name for name, number in parts)


def before(word: str, steps: tuple[Step, ...]) -> str:
    """For a word there was once: what it is now."""
    field = next((step for step in reversed(steps) if isinstance(step, str)), "")
    new = now(TAGS.get(field, PLAIN.get(field, "")), word)
    return f", which is {new} now" if new else ""


def elsewhere(word: str) -> str:
    """For a word that is one, but not there: the kinds of cards that may say it."""
    kinds = [kind for entry in vocabulary().values() if entry.word == word for kind in entry.kinds]
    return f", which is for cards of the kind {', '.join(dict.fromkeys(kinds))}" if kinds else ""


def _words(kind: inspect.Type, raw: Any, steps: tuple[Step, ...]) -> Iterator[tuple[str, str]]:
    """All that may stand there and how: plain words, and those with fields, in braces."""
    tags = _tags(_reach(kind, raw, steps[:-1])).get(str(steps[-1]))
    if tags is not None:
        yield from ((word, word) for word in tags)
        return
    for part in _reach(kind, raw, steps):
        if isinstance(part, inspect.LiteralType):
            yield from ((str(word), str(word)) for word in part.values)
        elif isinstance(part, inspect.IntType):
            yield "", "a number"
        elif isinstance(part, inspect.StructType) and part.tag_field:
            yield str(part.tag), f"{{{part.tag_field}: {part.tag}}}"


def _fields(kinds: Iterable[inspect.Type]) -> Iterator[str]:
    for kind in kinds:
        if isinstance(kind, inspect.StructType):
            hidden = HIDDEN if issubclass(kind.cls, Card) else ()
            yield from (part.encode_name for part in kind.fields if part.encode_name not in hidden)


def _tags(kinds: Iterable[inspect.Type]) -> dict[str, list[str]]:
    """By the key that says which one it is, all there are."""
    found: dict[str, list[str]] = {}
    for kind in kinds:
        if isinstance(kind, inspect.StructType) and kind.tag_field and kind.cls is not Companion:
            found.setdefault(kind.tag_field, []).append(str(kind.tag))
    return found


def _reach(kind: inspect.Type, raw: Any, steps: tuple[Step, ...]) -> list[inspect.Type]:
    """What the schema wants at the end of the steps: the parts of a union, those that fit so far."""
    kinds = list(_parts(kind))
    if not steps:
        return _fitting(kinds, raw)
    step, rest = steps[0], steps[1:]
    for part in _fitting(kinds, raw):
        inner = _inside(raw, step)
        if isinstance(part, inspect.StructType):
            for field in part.fields:
                if field.encode_name == step:
                    return _reach(field.type, inner, rest)
        elif isinstance(part, inspect.VarTupleType):
            return _reach(part.item_type, inner, rest)
        elif isinstance(part, inspect.DictType):
            return _reach(part.value_type, inner, rest)
    return []


def _inside(raw: Any, step: Step) -> Any:
    if isinstance(raw, dict):
        return raw.get(step)
    return raw[step] if isinstance(raw, list) and isinstance(step, int) else None


def _fitting(kinds: list[inspect.Type], raw: Any) -> list[inspect.Type]:
    """Of several structs, the one whose tag is given, if any is."""
    said = [
        kind
        for kind in kinds
        if isinstance(kind, inspect.StructType) and isinstance(raw, dict) and raw.get(kind.tag_field) == kind.tag
    ]
    return [*said] or kinds


def _parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        yield from _parts(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from _parts(part)
    else:
        yield kind
