"""The vocabulary as the schema has it: every word a card may say, where, and with which fields."""

from collections.abc import Iterator
from dataclasses import dataclass
from dataclasses import field as made
from functools import cache
from typing import Any, Final, get_args

from msgspec import Struct, inspect

from kickdoor.cards.schema import AnyCard
from kickdoor.effects.ability import Ability
from kickdoor.effects.base import kebab
from kickdoor.effects.branches import Option
from kickdoor.effects.cards import Cards
from kickdoor.effects.costs import Limit
from kickdoor.effects.might import Might

# A family of words is called by the field they stand in; words with fields of their own name it again: {do: lose}.
FAMILIES: Final = {
    "do": "What a card does",
    "rules": "What holds while a card is there",
    "might": "Strength that depends on who and what is in the fight",
    "when": "When something may be done",
    "target": "What it is aimed at",
    "if": "What must be so",
    "cost": "What it costs",
    "per": "How often it may be done",
}
TAGS: Final = {"do": "do", "rule": "rules", "that": "if", "at": "target", "pay": "cost", "are": "might"}
PLAIN: Final = {name: name for name in ("when", "rules", "if", "target", "cost", "per")} | {"that": "if"}
FORMS: Final = (Ability, Might, Cards, Limit, Option)  # what words are put into, or made of
HIDDEN: Final = ("id", "of", "lore", "joins")  # fields no file has: the key is the id, `kind` says which custom
SINCE: Final = "0.1.0"  # all of them, so far


@dataclass
class Word:
    """One word, its schema where it has fields, and the kinds of cards that may say it."""

    family: str
    word: str
    term: type[Struct] | None = None
    kinds: list[str] = made(default_factory=list)

    @property
    def means(self) -> str:
        return "" if self.term is None else " ".join((self.term.__doc__ or "").split())


@cache
def vocabulary() -> dict[tuple[str, str], Word]:
    """All words by family and word, in the order of FAMILIES and then of the alphabet."""
    found: dict[tuple[str, str], Word] = {}
    for kind in get_args(AnyCard):
        for family, word, term in _words(inspect.type_info(kind), "", set()):
            entry = found.setdefault((family, word), Word(family, word, term))
            entry.term = entry.term or term  # a word may stand alone as well as with fields
            if kebab(kind.__name__) not in entry.kinds:
                entry.kinds.append(kebab(kind.__name__))
    order = list(FAMILIES)
    return dict(sorted(found.items(), key=lambda item: (order.index(item[0][0]), item[0][1])))


def said(value: Any, name: str = "", holder: Any = None) -> Iterator[tuple[str, str, Any, Any]]:
    """Every word in a card as read: its family, the word, what it is there, and what holds it."""
    if isinstance(value, Struct):
        config = value.__struct_config__
        if config.tag_field in TAGS:
            yield TAGS[config.tag_field], str(config.tag), value, holder
        for field, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from said(getattr(value, field), written, value)
    elif isinstance(value, tuple):
        for part in value:
            yield from said(part, name, holder)
    elif isinstance(value, str) and name in PLAIN and value != "none":
        yield PLAIN[name], value, value, holder


def called(value: Any) -> Iterator[tuple[str, str]]:
    """The names of abilities and the labels of either-or choices in cards as read, with the kind of their messages."""
    if isinstance(value, Ability) and value.name is not None:
        yield "name", value.name
    if isinstance(value, Option):
        yield "option", value.word
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from called(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from called(part)


def shown(kind: inspect.Type) -> str:
    """What a field takes, in words."""
    match kind:
        case inspect.Metadata():
            named = (kind.extra or {}).get("is", "")
            return shown(kind.type) if isinstance(kind.type, inspect.LiteralType) or not named else str(named)
        case inspect.IntType():
            return _number(kind)
        case inspect.LiteralType():
            return " | ".join(f"`{value}`" for value in kind.values)
        case inspect.StrType():
            return "word" if kind.pattern else "text"
        case inspect.BoolType():
            return "`true` | `false`"
        case inspect.VarTupleType():
            return f"list of ({shown(kind.item_type)})"
        case inspect.DictType():
            return f"mapping of {shown(kind.key_type)} to {shown(kind.value_type)}"
        case inspect.StructType():
            return TAGS.get(str(kind.tag_field), kind.cls.__name__.lower())
        case inspect.UnionType():
            return " | ".join(
                dict.fromkeys(shown(part) for part in kind.types if not isinstance(part, inspect.NoneType))
            )
        case _:
            raise TypeError(kind)


def fields(term: type[Struct] | None) -> Iterator[tuple[str, str, str]]:
    """The fields of a term: name, what it takes, and what it is when left out ("" if it must be there)."""
    info = inspect.type_info(term)
    parts = info.fields if isinstance(info, inspect.StructType) else ()
    hidden = HIDDEN if term in get_args(AnyCard) else ()
    for part in parts:
        if part.encode_name in hidden:
            continue
        takes = _of_family(part.type, PLAIN[part.encode_name]) if part.encode_name in PLAIN else shown(part.type)
        yield part.encode_name, takes, "" if part.required else _default(part.default)


def _of_family(kind: inspect.Type, family: str) -> str:
    """All the words of a family are not told again where one of them may stand."""
    listed = isinstance(kind.type if isinstance(kind, inspect.Metadata) else kind, inspect.VarTupleType)
    return f"list of ({family})" if listed else family


def _default(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, int | str) else "nothing"


def _number(kind: inspect.IntType) -> str:
    match kind.ge, kind.le:
        case None, None:
            return "number"
        case least, None:
            return f"number from {least}"
        case least, most:
            return f"number from {least} to {most}"


def _words(kind: inspect.Type, name: str, seen: set[type]) -> Iterator[tuple[str, str, type[Struct] | None]]:
    match kind:
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            if kind.tag_field in TAGS:
                yield TAGS[kind.tag_field], str(kind.tag), kind.cls
            for part in kind.fields:
                yield from _words(part.type, part.encode_name, seen)
        case inspect.LiteralType() if name in PLAIN:
            yield from ((PLAIN[name], str(value), None) for value in kind.values if value != "none")
        case inspect.Metadata():
            yield from _words(kind.type, name, seen)
        case inspect.UnionType():
            for one in kind.types:
                yield from _words(one, name, seen)
        case inspect.VarTupleType():
            yield from _words(kind.item_type, name, seen)
        case _:
            pass
