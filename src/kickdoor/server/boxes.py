"""What the numbers on the wire mean: the cards of a box, their texts, and the names of phases, verbs and events."""

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Pack
from kickdoor.cards.words import kind_word, words
from kickdoor.engine import ids
from kickdoor.engine.events import EVENTS
from kickdoor.notation import PHASES, PICKS
from kickdoor.rulebook.touches import touches
from kickdoor.ruleset import Box, open_box
from kickdoor.scenario.explain import SHAPES, template

DECKS = ("door", "treasure", "seal", "character")
# families of numbers a client may want by name
NUMBERS = ("V_", "T_", "NO_TARGET", "WORD_", "WHY_", "DEAL_", "TERM_", "PICK_", "SLOT_", "PH_")


class Face(Struct, frozen=True):
    """One distinct card as players see it."""

    id: str  # its name in steps: "magic-missile", or "classic/magic-missile" where two editions have it
    title: str
    edition: str
    deck: str  # door, treasure, seal or character
    kind: str  # "Monster", "One-shot Item"
    copies: int
    text: tuple[str, ...]  # a line with its kind and numbers, then its rules, made from what it does
    clauses: tuple[str, ...]  # the rules it touches
    level: int  # of a monster
    treasures: int  # of a monster
    bonus: int
    gold: int  # -1: no Item
    slot: int  # SLOT_*
    big: bool
    tags: int  # bits


class EventKind(Struct, frozen=True):
    """One kind of event, by its number."""

    name: str
    clause: str  # the rule it rests on
    shape: str  # what a, b, c are: c a card, p a seat, n a number, s a sex; what the shape does not name means nothing
    text: str  # an English sentence with {who}, {a} and {b}


class BoxTold(Struct, frozen=True):
    """Everything a client needs to know about a box."""

    hash: str  # the `box` of a table
    editions: tuple[str, ...]
    cards: tuple[int, ...]  # by card number: its face
    faces: tuple[Face, ...]
    abilities: tuple[str, ...]  # by ability number; "" where it is the effect of a card that is played
    words: tuple[str, ...]  # by word number: the labels of either-or choices
    traits: dict[str, str]  # by bit: Classes, Races, sexes
    tags: dict[str, str]  # by bit: kinds of monsters and Items that rules speak of
    phases: tuple[str, ...]
    picks: tuple[str, ...]  # who takes Treasures first, in offers
    events: tuple[EventKind, ...]
    numbers: dict[str, int]  # other numbers by name
    winning_level: int


def read_box(editions: tuple[str, ...], options: dict[str, Any]) -> BoxTold:
    """All a client needs to know about a box; OptionError when there is no such box."""
    return _told(editions, msgspec.json.encode({**options, "patient": True}, order="sorted"))


@lru_cache(maxsize=32)
def _told(editions: tuple[str, ...], options: bytes) -> BoxTold:
    box = open_box(editions, msgspec.json.decode(options))
    names, t = box.names, box.tables
    packs = {edition: read_edition(edition).pack for edition in box.editions}
    return BoxTold(
        hash=box.hash,
        editions=box.editions,
        cards=tuple(t.face),
        faces=tuple(face(box, number, packs[names.edition[number]]) for number in range(t.faces)),
        abilities=tuple(names.abilities[a[0]] if a[0] >= 0 else "" for a in t.abilities),
        words=names.words,
        traits={str(bit): name for bit, name in names.traits.items()},
        tags={str(bit): name for bit, name in names.tags.items()},
        phases=PHASES,
        picks=PICKS,
        events=event_kinds(),
        numbers={name: value for name, value in vars(ids).items() if name.startswith(NUMBERS)},
        winning_level=t.win_level,
    )


def event_kinds() -> tuple[EventKind, ...]:
    return tuple(EventKind(name, clause, SHAPES[kind], template(kind)) for kind, (name, clause) in enumerate(EVENTS))


def face(box: Box, number: int, pack: Pack) -> Face:
    """One distinct card as players see it."""
    names, t = box.names, box.tables
    card = names.copies[number][0]
    printed = names.defs[number]
    return Face(
        id=names.cards[number],
        title=names.titles[number],
        edition=names.edition[number],
        deck=DECKS[t.deck[card]],
        kind=kind_word(printed),
        copies=len(names.copies[number]),
        text=words(printed, pack.curse_word)[1:],
        clauses=tuple(touches(printed, pack)),
        level=t.level[card],
        treasures=t.prize[card],
        bonus=t.bonus[card],
        gold=t.gold[card],
        slot=t.slot[card],
        big=bool(t.big[card]),
        tags=t.tags[card],
    )
