"""Editions to tables: all cards of a box as numbers, and what the numbers are called."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from kickdoor.cards.load import FILES, PackError
from kickdoor.cards.names import Names
from kickdoor.cards.row import Row, row
from kickdoor.cards.schema import AnyCard, Edition
from kickdoor.effects.cards import DECKS
from kickdoor.effects.coder import CodeError, Coder
from kickdoor.engine import ids
from kickdoor.engine.hooks import HOOKS
from kickdoor.engine.tables import Tables

FIXED = {"male": ids.MALE, "female": ids.FEMALE, "human": ids.HUMAN, "no-class": ids.NO_CLASS}
LEFT_OUT = -1  # the face of a card that other cards speak of and the table has left out
Column = TypeVar("Column")


@dataclass(frozen=True)
class House:
    """The rules of the table that are numbers in the tables."""

    sexes: bool = True
    winning_level: int = 10
    hand_limit: int = 5
    shared: bool = False
    board: bool = False
    big_limit: bool = True
    revel: bool = False
    dispute: bool = False
    patient: bool = False
    table: tuple[str, ...] = ()
    hooks: tuple[tuple[Callable[..., int], ...], ...] = ((),) * len(HOOKS)


def compile_box(
    editions: Sequence[Edition], house: House, decks: Mapping[str, int] | None = None
) -> tuple[Tables, Names]:
    """All doors first, then all treasures; copies of one face stand side by side.

    `decks` says how many copies of a card (edition/id) are in the box; those left alone are there as printed.
    """
    traits = FIXED | _bits(
        (w for e in editions for w in (*e.pack.races, *e.pack.classes, *e.pack.characters)), ids.FIRST_TRAIT
    )
    tags = _bits((word for e in editions for word in e.pack.tags), 1)
    things = _bits((word for e in editions for word in e.pack.table), 1)
    changed = decks or {}
    every = [(deck, edition, card) for deck in DECKS for edition in editions for card in edition.deck(deck)]
    faces = [face for face in every if changed.get(_full(face), 1)]
    full = [_full(face) for face in faces]
    face_of = {name: face for face, name in enumerate(full)}
    coder = Coder(traits, tags, dict.fromkeys(map(_full, every), LEFT_OUT) | face_of, things, house.sexes)
    rows = [_row(card, face, deck, edition, coder) for face, (deck, edition, card) in enumerate(faces)]

    often = Counter(card.id for _, _, card in faces)
    cards = tuple(card.id if often[card.id] == 1 else name for name, (_, _, card) in zip(full, faces, strict=True))
    face_of |= {name: face for face, name in enumerate(cards)}
    copies = [changed.get(name, card.copies) for name, (_, _, card) in zip(full, faces, strict=True)]
    numbers = [face for face, n in enumerate(copies) for _ in range(n)]
    joins = coder.tags(tuple(word for edition in editions for word in edition.pack.join_tags))
    table = sum(bit for word, bit in things.items() if word in house.table)
    tables = _tables([rows[face] for face in numbers], coder, len(faces), joins, table, house)
    names = Names(
        cards=cards,
        titles=tuple(card.name for _, _, card in faces),
        edition=tuple(edition.pack.id for _, edition, _ in faces),
        curses=tuple(edition.pack.curse_word for _, edition, _ in faces),
        defs=tuple(card for _, _, card in faces),
        copies=tuple(tuple(n for n, of in enumerate(numbers) if of == face) for face in range(len(faces))),
        abilities=tuple(coder.names),
        words=tuple(coder.words),
        traits={bit: word for word, bit in traits.items()},
        tags={bit: word for word, bit in tags.items()},
        face_of=face_of,
        trait_of=traits,
        tag_of=tags,
        ability_of={word: number for number, word in enumerate(coder.names)},
    )
    return tables, names


def _full(face: tuple[str, Edition, AnyCard]) -> str:
    _, edition, card = face
    return f"{edition.pack.id}/{card.id}"


def _bits(words: Iterable[str], first: int) -> dict[str, int]:
    return {word: first << n for n, word in enumerate(dict.fromkeys(words))}


def _row(card: AnyCard, face: int, deck: str, edition: Edition, c: Coder) -> Row:
    c.edition = edition.pack.id
    try:
        return row(card, face, DECKS[deck], c)
    except CodeError as error:
        raise PackError(f"{edition.where}/{FILES[deck]}: {card.id}: {c.field}: {error}") from None


def _tables(rows: list[Row], c: Coder, faces: int, joins: int, table: int, house: House) -> Tables:
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
        faces=faces,
        win_level=house.winning_level,
        hand_limit=house.hand_limit,
        shared=int(house.shared),
        board=int(house.board),
        big_limit=int(house.big_limit),
        revel=int(house.revel),
        dispute=int(house.dispute),
        patient=int(house.patient),
        table=table,
        hooks=house.hooks,
        joins=joins,
    )
