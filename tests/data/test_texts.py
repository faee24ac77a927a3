"""The texts of cards: a reviewed snapshot, and no two different effects in the same words."""

import os
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st
from msgspec import inspect

from kickdoor.cards.words import words
from kickdoor.effects import standing
from kickdoor.effects.ability import Ability
from kickdoor.effects.base import Effect, tell
from kickdoor.effects.branches import AnyEffect, Branch, Option
from kickdoor.effects.grafts import GraftRule
from kickdoor.effects.lasting import CurseRule
from kickdoor.effects.might import Might
from kickdoor.effects.monsters import MonsterRule
from kickdoor.effects.owners import OwnerRule, SavesLife
from kickdoor.effects.plus import AtOnce
from kickdoor.effects.seals import SealRule
from kickdoor.ruleset import open_box
from kickdoor.words import languages

TEXTS = Path(__file__).parent / "texts"  # the English ones, and a folder for each other language
EDITIONS = sorted(path.stem for path in TEXTS.glob("*.txt"))
WORDS = ("elf", "dwarf", "halfling", "thief", "wizard", "female", "human", "no-class", "undead", "net-troll")


def snapshot(edition: str, language: str) -> str:
    names = open_box((edition,)).names
    told = (words(card, curse, language) for card, curse in zip(names.defs, names.curses, strict=True))
    return "\n".join(f"[{name}]\n" + "\n".join(lines) + "\n" for name, lines in zip(names.cards, told, strict=True))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_texts_are_as_reviewed(edition: str, language: str) -> None:
    """After a wanted change: KICKDOOR_UPDATE=1 pytest tests/data, and read the diff."""
    path = TEXTS / ("" if language == "en" else language) / f"{edition}.txt"
    told = snapshot(edition, language)
    if os.environ.get("KICKDOOR_UPDATE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    reviewed = path.read_text(encoding="utf-8").splitlines()
    changes = list(unified_diff(reviewed, told.splitlines(), "reviewed", "generated", n=1, lineterm=""))
    assert not changes, "\n".join(changes)


LONGEST, MEDIAN = 400, 110  # characters of a card's rules
LONG = {  # cards with two abilities, or with all that Allies have in common; German takes a fifth more
    "en": {"adventure-time/cosmic-owl"},
    "de": {
        "adventure-time/cosmic-owl",
        "adventure-time/muffin-squire",
        "adventure-time/spirit-stamp",
        "classic/magic-lamp",
        "classic/thief",
        "legends/genie-bottle",
        "legends/thief",
        "steampunk/tycoon",
    },
}


@pytest.mark.parametrize("language", languages())
def test_texts_are_short(language: str) -> None:
    told = {f"{edition}/{name}": rules for edition in EDITIONS for name, rules in rules_of(edition, language)}
    assert {card for card, rules in told.items() if len(rules) > LONGEST} == LONG[language]
    assert len(told) == 779
    assert median(map(len, told.values())) < MEDIAN


def rules_of(edition: str, language: str) -> Iterator[tuple[str, str]]:
    """What stands under the line with the kind and the numbers."""
    for card in snapshot(edition, language).split("\n\n"):
        name, _title, _line, *rules = card.strip().split("\n")
        yield name.strip("[]"), " ".join(rules)


EFFECTS = inspect.type_info(AnyEffect)
ABILITIES = inspect.type_info(Ability)
RULES = inspect.type_info(MonsterRule | OwnerRule | CurseRule | SavesLife | GraftRule | SealRule | AtOnce)
MIGHTS = inspect.type_info(Might)
DEEPEST = 3  # effects in effects


def drawn(draw: st.DrawFn, schema: inspect.Type, depth: int = 0) -> Any:
    """Any value that the vocabulary allows there."""
    match schema:
        case inspect.Metadata():
            return drawn(draw, schema.type, depth)
        case inspect.StructType():
            fields = {field.name: drawn(draw, field.type, depth + 1) for field in schema.fields}
            return made(schema.cls, fields)
        case inspect.UnionType():
            kinds = [kind for kind in schema.types if depth < DEEPEST or not nests(kind)]
            return drawn(draw, draw(st.sampled_from(kinds)), depth)
        case inspect.VarTupleType():
            size = draw(st.integers(schema.min_length or 0, 2 if depth < DEEPEST else schema.min_length or 0))
            return tuple(drawn(draw, schema.item_type, depth) for _ in range(size))
        case inspect.IntType():
            return draw(st.integers(-9 if schema.ge is None else schema.ge, 9 if schema.le is None else schema.le))
        case inspect.LiteralType():
            return draw(st.sampled_from(schema.values))
        case inspect.StrType():
            return draw(st.sampled_from(WORDS))
        case inspect.BoolType():
            return draw(st.booleans())
        case inspect.NoneType():
            return None
        case _:
            raise TypeError(schema)


def nests(schema: inspect.Type) -> bool:
    return isinstance(schema, inspect.StructType) and issubclass(schema.cls, Branch)


def made(kind: Any, fields: dict[str, Any]) -> Any:
    """One of the kind, if these fields go together."""
    try:
        return kind(**fields)
    except ValueError:
        reject()


@st.composite
def effects(draw: st.DrawFn) -> Any:
    return drawn(draw, EFFECTS)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Any, Any]:
    """Two values of one family, often with but one field changed."""
    family = draw(st.sampled_from((EFFECTS, ABILITIES, RULES, MIGHTS)))
    one = drawn(draw, family)
    info = inspect.type_info(type(one))
    if not isinstance(info, inspect.StructType) or not info.fields or draw(st.booleans()):
        return one, drawn(draw, family)
    field = draw(st.sampled_from(info.fields))
    fields = {name: getattr(one, name) for name in one.__struct_fields__} | {field.name: drawn(draw, field.type, 1)}
    return one, made(type(one), fields)


def bare(value: Any) -> Any:
    """Without the words by which the ways of an either-or are chosen: they are labels and do nothing."""
    if isinstance(value, Option):
        return msgspec.structs.replace(value, word="way", then=bare(value.then))
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(value, **{name: bare(getattr(value, name)) for name in value.__struct_fields__})
    return tuple(map(bare, value)) if isinstance(value, tuple) else value


def text(value: Any, language: str) -> str:
    return tell(standing.phrase(value), language) if isinstance(value, str) else value.text(language)


def parts(value: Any) -> Iterator[Any]:
    """All effects, abilities, rules and mights anywhere in a card."""
    if isinstance(value, Effect | Ability | standing.Rule | Might):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


@pytest.mark.parametrize("language", languages())
@given(pair=pairs())
def test_same_text_exactly_when_same_value(language: str, pair: tuple[Any, Any]) -> None:
    one, other = pair
    assert (text(one, language) == text(other, language)) == (bare(one) == bare(other))


@pytest.mark.parametrize("language", languages())
def test_texts_of_the_packs_differ_where_their_effects_do(language: str) -> None:
    told: dict[str, Any] = {}
    for edition in EDITIONS:
        for card in open_box((edition,)).names.defs:
            for part in parts(card):
                assert bare(told.setdefault(text(part, language), part)) == bare(part)


@given(effects())
def test_an_effect_survives_writing_and_reading(effect: Any) -> None:
    assert msgspec.json.decode(msgspec.json.encode(effect), type=AnyEffect) == effect
