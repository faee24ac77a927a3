"""Packs from their YAML files. Whatever is wrong is refused by file, card and field; nothing is half loaded."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from kickdoor.cards.customs import as_companion, check_lore, customs_of
from kickdoor.cards.error import PackError, UnknownEdition
from kickdoor.cards.schema import AnyCard, Companion, Edition, Pack
from kickdoor.effects.base import kebab
from kickdoor.engine.hooks import HOOKS
from kickdoor.words import Lore

__all__ = ["FILES", "PackError", "UnknownEdition", "load_edition", "read_edition", "shipped"]

PACKS = Path(__file__).parent.parent / "packs"
FILES = {"door": "doors.yaml", "treasure": "treasures.yaml", "seal": "seals.yaml", "character": "characters.yaml"}
ALWAYS = ("door", "treasure")  # the other decks only where pack.yaml names them
RULE_WORDS = ("male", "female", "human", "no-class")  # what a character can be without any card


@cache
def read_edition(name: str) -> Edition:
    """The pack of an edition that comes with the game: adventure-time lies in packs/adventure_time."""
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", name) or not (PACKS / name.replace("-", "_")).is_dir():
        raise UnknownEdition(f"unknown edition '{name}': the game comes with {', '.join(shipped())}")
    return load_edition(PACKS / name.replace("-", "_"))


def shipped() -> list[str]:
    """The editions that come with the game, by name."""
    return sorted(path.parent.name.replace("_", "-") for path in PACKS.glob("*/pack.yaml"))


def load_edition(folder: Path, where: str | None = None) -> Edition:
    """One pack: pack.yaml and a file for each of its decks. Errors name its folder as `where` does."""
    where = where or f"{folder.parent.name}/{folder.name}"
    pack = _convert(_read(folder / "pack.yaml", where), Pack, f"{where}/pack.yaml")
    if pack.id.replace("-", "_") != folder.name:
        raise PackError(f"{where}/pack.yaml: id: {pack.id} is not the name of its folder")
    _check_words(pack, f"{where}/pack.yaml")
    named = [deck for deck in FILES if deck in ALWAYS or deck in pack.decks]
    lore = tuple((path.stem, _text(path, f"{where}/words")) for path in sorted((folder / "words").glob("*.ftl")))
    decks = {deck: _deck(folder / FILES[deck], where, pack.customs, lore) for deck in named}
    owner: dict[str, str] = {}
    for deck, cards in decks.items():
        path = f"{where}/{FILES[deck]}"
        for card in cards:
            if card.id in owner:
                raise PackError(f"{path}: {card.id}: id: also stands in {owner[card.id]}")
            owner[card.id] = path
        copies, wanted = sum(card.copies for card in cards), pack.decks.get(deck, 0)
        if copies != wanted:
            raise PackError(f"{path}: {copies} cards, but pack.yaml: decks.{deck} says {wanted}")
    edition = Edition(
        pack,
        decks["door"],
        decks["treasure"],
        decks.get("seal", ()),
        decks.get("character", ()),
        where,
        {name: _text(folder / f"{name}.py", where) for name in pack.customs},
        _clauses(folder / "clauses.yaml", where),
        lore,
    )
    check_lore(pack, lore, edition.clauses, customs_of(edition), where)
    return edition


def _check_words(pack: Pack, where: str) -> None:
    """A word means one thing: a Class or a Race, and nothing the rules know already."""
    unknown = set(pack.join_tags) - set(pack.tags)
    if unknown:
        raise PackError(f"{where}: join_tags: unknown tag '{min(unknown)}'")
    for hook in pack.hooks:
        if hook not in HOOKS:
            raise PackError(f"{where}: hooks: there is no hook '{hook}'; there are {', '.join(HOOKS)}")
    for field, words in (("classes", pack.classes), ("races", pack.races), ("characters", pack.characters)):
        taken = set(words) & set(RULE_WORDS)
        if taken:
            raise PackError(f"{where}: {field}: '{min(taken)}' is a word of the rules")
    both = set(pack.classes) & set(pack.races)
    if both:
        raise PackError(f"{where}: races: '{min(both)}' is a Class already")
    both = set(pack.characters) & {*pack.classes, *pack.races}
    if both:
        raise PackError(f"{where}: characters: '{min(both)}' is a Class or Race already")


def _clauses(path: Path, where: str) -> dict[str, str]:
    """Rules that only this pack has, numbered as those of the game are."""
    found = _read(path, where) if path.is_file() else {}
    for id, rule in found.items():
        if not re.fullmatch(r"[A-Z]+-[0-9]{2}", str(id)) or not isinstance(rule, str):
            raise PackError(f"{where}/{path.name}: {id}: Expected a number such as TEA-01 and a sentence")
    return found


def _deck(path: Path, where: str, kinds: tuple[str, ...], lore: Lore) -> tuple[AnyCard, ...]:
    where = f"{where}/{path.name}"
    raw = _read(path, where.rpartition("/")[0])
    cards = []
    for key, fields in raw.items():
        if not isinstance(fields, dict):
            raise PackError(f"{where}: {key}: Expected a mapping of fields")
        if "id" in fields:
            raise PackError(f"{where}: {key}: id: the key is the id")
        kind = fields.get("kind")
        if kind in kinds:
            taken = {"of", "lore"} & fields.keys()
            if taken:
                raise PackError(f"{where}: {key}: {min(taken)}: unknown field")
            fields = as_companion(fields, lore)
        elif kind == kebab(Companion.__name__):
            raise PackError(f"{where}: {key}: kind: no custom of the pack is called '{kind}'")
        card: AnyCard = _convert({"id": key, **fields}, AnyCard, f"{where}: {key}")
        cards.append(card)
    return tuple(cards)


def _text(path: Path, where: str) -> str:
    shown = f"{where}/{path.name}"
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise PackError(f"{shown}: no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise PackError(f"{shown}: cannot be read: {why}") from None


def _read(path: Path, where: str) -> dict[Any, Any]:
    """A YAML file whose top is a mapping."""
    shown = f"{where}/{path.name}"
    try:
        loader = yaml.SafeLoader(_text(path, where))
        node = loader.get_single_node()
        _check_once(node, shown, "")
        raw = loader.construct_document(node) if node else None
    except yaml.MarkedYAMLError as error:
        line = f"line {error.problem_mark.line + 1}: " if error.problem_mark else ""
        raise PackError(f"{shown}: {line}{error.problem}") from None
    except (yaml.YAMLError, RecursionError) as error:
        raise PackError(f"{shown}: not YAML: {str(error).splitlines()[0]}") from None
    if not isinstance(raw, dict):
        raise PackError(f"{shown}: Expected a mapping")
    return raw


def _check_once(node: yaml.Node | None, shown: str, path: str) -> None:
    """No key may be given twice in one mapping."""
    if isinstance(node, yaml.SequenceNode):
        for n, part in enumerate(node.value):
            _check_once(part, shown, f"{path}[{n}]")
    elif isinstance(node, yaml.MappingNode):
        seen = set()
        for key, part in node.value:
            word = str(key.value)
            at = f"{path}{': ' if path and ':' not in path else '.' if path else ''}{word}"  # card: field.field
            if word in seen:
                raise PackError(f"{shown}: {at}: given twice")
            seen.add(word)
            _check_once(part, shown, at)


def _convert(raw: object, kind: Any, where: str) -> Any:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise PackError(f"{where}: {_told(str(error))}") from None


def _told(message: str) -> str:
    """msgspec's "Expected `int`, got `str` - at `$.bad_stuff[0].n`" with the field first."""
    what, _, path = message.partition(" - at ")
    at = path.strip("`").removeprefix("$").removeprefix(".")
    unnamed = re.fullmatch(r"Object (?:contains unknown|missing required) field `(.+)`", what)
    if unnamed:
        at = f"{at}.{unnamed[1]}".removeprefix(".")
        what = "unknown field" if "unknown" in what else "missing"
    return f"{at}: {what.replace('`', '')}" if at else what.replace("`", "")
