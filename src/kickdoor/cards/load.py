"""Packs from their YAML files. Whatever is wrong is refused by file, line, card and field; nothing is half loaded."""

import re
from functools import cache
from pathlib import Path

from msgspec import structs

from kickdoor.cards.customs import KINDS, as_companion, customs_of
from kickdoor.cards.error import PackError, UnknownEdition, choices
from kickdoor.cards.lore import check_lore
from kickdoor.cards.places import File
from kickdoor.cards.schema import AnyCard, Companion, Edition, Enhancer, Pack
from kickdoor.cards.wrong import convert
from kickdoor.effects.base import kebab
from kickdoor.engine.hooks import HOOKS
from kickdoor.words import Lore

__all__ = ["FILES", "PackError", "UnknownEdition", "load_edition", "read_edition", "shipped"]

PACKS = Path(__file__).parent.parent / "packs"
FILES = {"door": "doors.yaml", "treasure": "treasures.yaml", "seal": "seals.yaml", "character": "characters.yaml"}
ALWAYS = ("door", "treasure")  # the other decks only where pack.yaml names them
COMPANION = kebab(Companion.__name__)  # the kind of what customs bring, which no file says
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

    def file(name: str) -> File:
        return File(folder / name, f"{where}/{name}")

    top = file("pack.yaml")
    pack: Pack = convert(top.mapping(), Pack, top)
    if pack.id.replace("-", "_") != folder.name:
        raise PackError(f"{top.at('id')}: id: {pack.id} is not the name of its folder")
    _check_words(pack, top)
    named = [deck for deck in FILES if deck in ALWAYS or deck in pack.decks]
    spoken = sorted((folder / "words").glob("*.ftl"))
    lore = tuple((path.stem, file(f"words/{path.name}").text()) for path in spoken)
    decks = {deck: _deck(file(FILES[deck]), pack, lore) for deck in named}
    sizes = {str(deck): size for deck, size in pack.decks.items()}
    owner: dict[str, str] = {}
    for deck, cards in decks.items():
        for card in cards:
            if card.id in owner:
                again = file(FILES[deck]).at(card.id, key=True)
                raise PackError(f"{again}: {card.id}: id: also stands in {where}/{owner[card.id]}")
            owner[card.id] = FILES[deck]
        copies, wanted = sum(card.copies for card in cards), sizes.get(deck, 0)
        if copies != wanted:
            raise PackError(f"{where}/{FILES[deck]}: {copies} cards, but pack.yaml: decks.{deck} says {wanted}")
    edition = Edition(
        pack,
        decks["door"],
        decks["treasure"],
        decks.get("seal", ()),
        decks.get("character", ()),
        where,
        {name: file(f"{name}.py").text() for name in pack.customs},
        _clauses(file("clauses.yaml")),
        lore,
        str(folder),
    )
    check_lore(edition, customs_of(edition))
    return edition


def _check_words(pack: Pack, file: File) -> None:
    """A word means one thing: a Class or a Race, and nothing the rules know already."""

    def refuse(field: str, word: str, why: str) -> None:
        raise PackError(f"{file.find(word, field)}: {field}: {why}")

    for tag in sorted(set(pack.join_tags) - set(pack.tags)):
        refuse("join_tags", tag, f"unknown tag '{tag}'{choices(tag, pack.tags)}")
    for hook in pack.hooks:
        if hook not in HOOKS:
            refuse("hooks", hook, f"there is no hook '{hook}'{choices(hook, HOOKS)}")
    for field, words in (("classes", pack.classes), ("races", pack.races), ("characters", pack.characters)):
        for taken in sorted(set(words) & set(RULE_WORDS)):
            refuse(field, taken, f"'{taken}' is a word of the rules")
    for both in sorted(set(pack.classes) & set(pack.races)):
        refuse("races", both, f"'{both}' is a Class already")
    for both in sorted(set(pack.characters) & {*pack.classes, *pack.races}):
        refuse("characters", both, f"'{both}' is a Class or Race already")


def _clauses(file: File) -> dict[str, str]:
    """Rules that only this pack has, numbered as those of the game are."""
    found = file.mapping() if file.path.is_file() else {}
    for id, rule in found.items():
        if not re.fullmatch(r"[A-Z]+-[0-9]{2}", str(id)) or not isinstance(rule, str):
            raise PackError(f"{file.at(str(id), key=True)}: {id}: Expected a number such as TEA-01 and a sentence")
    return found


def _joining(card: Enhancer, pack: Pack) -> Enhancer:
    """MULT-06: which of the tags it gives let a monster join its kind, in its own edition."""
    return structs.replace(card, joins=tuple(tag for tag in card.tags if tag in pack.join_tags))


def _deck(file: File, pack: Pack, lore: Lore) -> tuple[AnyCard, ...]:
    cards: list[AnyCard] = []
    kinds = pack.customs
    for key, fields in file.mapping().items():
        if not isinstance(fields, dict):
            raise PackError(f"{file.at(str(key))}: {key}: Expected a mapping of fields")
        kind = fields.get("kind")
        if "id" in fields:
            raise PackError(f"{file.at(key, 'id', key=True)}: {key}: id: the key is the id")
        for taken in sorted({"of", "lore", "joins"} & fields.keys()):
            raise PackError(f"{file.at(key, taken, key=True)}: {key}: {taken}: unknown field")
        if kind in kinds:
            fields = as_companion(fields)
        elif isinstance(kind, str) and kind not in KINDS - {COMPANION}:
            there = choices(kind, (*KINDS - {COMPANION}, *kinds))
            raise PackError(f"{file.at(key, 'kind')}: {key}: kind: unknown word '{kind}'{there}")
        card: AnyCard = convert({"id": key, "lore": lore, **fields}, AnyCard, file, key)
        cards.append(_joining(card, pack) if isinstance(card, Enhancer) else card)
    return tuple(cards)
