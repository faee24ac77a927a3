"""Editions to tables: all cards of a box as numbers, and what the numbers are called."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

from kickdoor.cards.customs import customs_of
from kickdoor.cards.error import PackError, choices
from kickdoor.cards.load import FILES
from kickdoor.cards.names import Names
from kickdoor.cards.places import File
from kickdoor.cards.row import KINDS, Row, row
from kickdoor.cards.schema import AnyCard, Edition, Pack
from kickdoor.effects.cards import DECKS
from kickdoor.effects.coder import CodeError, Coder
from kickdoor.engine import ids
from kickdoor.engine.custom import Custom
from kickdoor.engine.hooks import HOOKS, Hook
from kickdoor.engine.mechanics import MECHANICS
from kickdoor.engine.tables import Tables
from kickdoor.words import Lore

FIXED = {"male": ids.MALE, "female": ids.FEMALE, "human": ids.HUMAN, "no-class": ids.NO_CLASS}
LEFT_OUT = -1  # the face of a card that other cards speak of and the table has left out
Column = TypeVar("Column")


@dataclass(frozen=True)
class House:
    """The rules of the table that are numbers in the tables."""

    winning_level: int = 10
    hand_limit: int = 5
    first_begins: bool = False
    shared: bool = False
    board: bool = False
    big_limit: bool = True
    revel: bool = False
    dispute: bool = False
    patient: bool = False
    table: tuple[str, ...] = ()
    hooks: tuple[tuple[Callable[..., int], ...], ...] = ((),) * len(HOOKS)


class Face(NamedTuple):
    """One distinct card of a box, and where it is from."""

    deck: str
    edition: Edition
    card: AnyCard

    @property
    def full(self) -> str:
        return f"{self.edition.pack.id}/{self.card.id}"


class Bits(NamedTuple):
    """The bits of all words of a box."""

    traits: dict[str, int]
    tags: dict[str, int]
    things: dict[str, int]  # on the table


class Coded(NamedTuple):
    """The cards of some editions as numbers: the same whatever else is agreed on at a table."""

    editions: Sequence[Edition]
    faces: list[Face]
    rows: list[Row]  # by face
    bits: Bits
    coder: Coder
    customs: dict[str, Custom]


def code_cards(editions: Sequence[Edition], sexes: bool = True, without: Collection[str] = ()) -> Coded:
    """All doors first, then all treasures; some cards (edition/id) may be left out, and sexes ignored."""
    customs = _customs(editions)
    every = [Face(deck, edition, card) for deck in DECKS for edition in editions for card in edition.deck(deck)]
    faces = [face for face in every if face.full not in without]
    bits = _bits([edition.pack for edition in editions])
    known = {face.full: LEFT_OUT for face in every} | {face.full: number for number, face in enumerate(faces)}
    coder = Coder(bits.traits, bits.tags, known, bits.things, sexes, list(customs))
    rows = [_row(face, number, coder) for number, face in enumerate(faces)]
    return Coded(editions, faces, rows, bits, coder, customs)


def compile_box(coded: Coded, house: House, decks: Mapping[str, int] | None = None) -> tuple[Tables, Names]:
    """Copies of one face stand side by side.

    `decks` says how many copies of a card (edition/id) are in the box; those left alone are there as printed.
    """
    editions, faces, rows, bits, coder, customs = coded
    changed = decks or {}
    copies = [changed.get(face.full, face.card.copies) for face in faces]
    numbers = [number for number, n in enumerate(copies) for _ in range(n)]
    joins = coder.tags(tuple(word for edition in editions for word in edition.pack.join_tags))
    table = sum(bit for word, bit in bits.things.items() if word in house.table)
    tables = _tables(
        [rows[number] for number in numbers], coder, len(faces), joins, table, house, list(customs.values())
    )
    return tables, _names(faces, numbers, bits, coder, _sole_abilities(faces, rows, coder), _lore(editions))


def _sole_abilities(faces: list[Face], rows: list[Row], c: Coder) -> dict[str, int]:
    """A card with a single ability may stand for it, whatever that is called."""
    found: dict[str, set[int]] = {}
    for face, coded in zip(faces, rows, strict=True):
        found.setdefault(face.card.id, set()).update(c.abilities[number].name for number in coded.uses)
    return {id: name for id, names in found.items() if len(names) == 1 for name in names}


def _names(faces: list[Face], numbers: list[int], bits: Bits, c: Coder, sole: dict[str, int], lore: Lore) -> Names:
    often = Counter(face.card.id for face in faces)
    cards = tuple(face.card.id if often[face.card.id] == 1 else face.full for face in faces)
    copies: list[list[int]] = [[] for _ in faces]
    for n, number in enumerate(numbers):
        copies[number].append(n)
    return Names(
        cards=cards,
        titles=tuple(face.card.name for face in faces),
        edition=tuple(face.edition.pack.id for face in faces),
        curses=tuple(face.edition.pack.curse_word for face in faces),
        defs=tuple(face.card for face in faces),
        copies=tuple(map(tuple, copies)),
        abilities=tuple(c.names),
        words=tuple(c.words),
        traits={bit: word for word, bit in bits.traits.items()},
        tags={bit: word for word, bit in bits.tags.items()},
        face_of={name: n for n, name in [*enumerate(face.full for face in faces), *enumerate(cards)]},
        trait_of=bits.traits,
        tag_of=bits.tags,
        ability_of=sole | {word: number for number, word in enumerate(c.names)},
        lore=lore,
    )


def _customs(editions: Sequence[Edition]) -> dict[str, Custom]:
    """Those of the engine that the cards speak of, then those of the packs, by the kind of their cards."""
    cards = [card for edition in editions for card in edition.cards()]
    kinds = {KINDS[type(card)] for card in cards}
    rules = {rule for card in cards for rule in getattr(card, "rules", ()) if isinstance(rule, str)}
    found = {
        custom.name: custom
        for custom in MECHANICS
        if kinds.intersection(custom.kinds) or rules.intersection(custom.words)
    }
    for edition in editions:
        for custom in customs_of(edition):
            if custom.name in found:
                raise PackError(f"{edition.where}/pack.yaml: customs: '{custom.name}' is one of another pack too")
            found[custom.name] = custom
    return found


def _lore(editions: Sequence[Edition]) -> Lore:
    return tuple(told for edition in editions for told in edition.lore)


def _bound(hook: str, customs: Sequence[Custom]) -> tuple[Hook, ...]:
    return tuple(custom.hooks[hook] for custom in customs if hook in custom.hooks)


def _bits(packs: list[Pack]) -> Bits:
    return Bits(
        FIXED | _numbered((word for p in packs for word in (*p.races, *p.classes, *p.characters)), ids.FIRST_TRAIT),
        _numbered((word for pack in packs for word in pack.tags), 1),
        _numbered((word for pack in packs for word in pack.table), 1),
    )


def _numbered(words: Iterable[str], first: int) -> dict[str, int]:
    return {word: first << n for n, word in enumerate(dict.fromkeys(words))}


def _row(face: Face, number: int, c: Coder) -> Row:
    deck, edition, card = face
    c.edition = edition.pack.id
    try:
        return row(card, number, DECKS[deck], c)
    except CodeError as error:
        file = File(Path(edition.home) / FILES[deck], f"{edition.where}/{FILES[deck]}")
        at = file.find(error.word, card.id, c.field)
        there = choices(error.word, error.there)
        raise PackError(f"{at}: {card.id}: {c.field}: {error}{there}") from None


def _tables(
    rows: list[Row], c: Coder, faces: int, joins: int, table: int, house: House, customs: Sequence[Custom]
) -> Tables:
    def column(of: Callable[[Row], Column]) -> tuple[Column, ...]:
        return tuple(map(of, rows))

    return Tables(
        face=column(lambda r: r.face),
        deck=column(lambda r: r.deck),
        kind=column(lambda r: r.kind),
        gold=column(lambda r: r.gold),
        slot=column(lambda r: r.slot),
        big=column(lambda r: r.big),
        bonus=column(lambda r: r.bonus),
        tags=column(lambda r: r.tags),
        trait=column(lambda r: r.trait),
        need=column(lambda r: r.need),
        ban=column(lambda r: r.ban),
        level=column(lambda r: r.level),
        prize=column(lambda r: r.prize),
        rise=column(lambda r: r.rise),
        flee=column(lambda r: r.flee),
        marks=column(lambda r: r.marks),
        against=column(lambda r: r.against),
        enhance=column(lambda r: r.enhance),
        graft=column(lambda r: r.graft),
        might=column(lambda r: r.might),
        passives=column(lambda r: r.passives),
        lasting=column(lambda r: r.lasting),
        bad=column(lambda r: r.bad),
        modes=column(lambda r: r.modes),
        uses=column(lambda r: r.uses),
        when=column(lambda r: r.when),
        abilities=tuple(c.abilities),
        programs=tuple(c.programs),
        filters=tuple(c.filters),
        groups=tuple(c.groups),
        faces=faces,
        win_level=house.winning_level,
        hand_limit=house.hand_limit,
        first_begins=int(house.first_begins),
        shared=int(house.shared),
        board=int(house.board),
        big_limit=int(house.big_limit),
        revel=int(house.revel),
        dispute=int(house.dispute),
        patient=int(house.patient),
        table=table,
        hooks=tuple(bound + _bound(hook, customs) for hook, bound in zip(HOOKS, house.hooks, strict=True)),
        custom=column(lambda r: r.custom),
        customs=tuple(customs),
        joins=joins,
    )
