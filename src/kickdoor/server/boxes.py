"""What the numbers on the wire mean: the cards of a box, their texts, and the names of phases, verbs and events."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from kickdoor.cards.load import read_edition
from kickdoor.cards.quips import quips
from kickdoor.cards.schema import Pack
from kickdoor.cards.words import kind_word, kinds, words
from kickdoor.effects.base import tell, word
from kickdoor.effects.cards import SLOTS
from kickdoor.engine import ids
from kickdoor.engine.asking import KINDS, PHASE_KINDS
from kickdoor.engine.events import EVENTS, SHAPES
from kickdoor.engine.reasons import REASONS
from kickdoor.notation import PHASES, PICKS, QUESTIONS, SEXES, SIDES, Scribe
from kickdoor.reckoning import ABOUT, WORDS
from kickdoor.rulebook.touches import touches
from kickdoor.ruleset import Box, open_box
from kickdoor.scenario.explain import forms, template
from kickdoor.words import Phrase, say

DECKS = ("door", "treasure", "seal", "character")
# families of numbers a client may want by name
NUMBERS = ("V_", "T_", "NO_TARGET", "WORD_", "WHY_", "DEAL_", "TERM_", "PICK_", "SLOT_", "PH_")


class Face(Struct, frozen=True):
    """One distinct card as players see it."""

    id: str  # its name in steps: "magic-missile", or "classic/magic-missile" where two editions have it
    title: str
    edition: str
    deck: str  # door, treasure, seal or character
    kind: str  # "Monster", "One-shot Item": always in English; `said` has what to show
    copies: int
    text: tuple[str, ...]  # a line with its kind and numbers, then its rules, made from what it does
    quip: str  # a line of humour, in English where the language has none; "": it has none
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
    shape: (
        str  # what a, b, c are: c a card, p a seat, n a number, s a sex, r a reason, t a target; the rest means nothing
    )
    text: str  # a sentence with {who}, {a} and {b}
    forms: tuple[str, ...] = ()  # the same where neither number is one, a is, b is, both are; () if that is no matter


class Said(Struct, frozen=True):
    """What names and numbers are called, and what players are asked, in the language of the box."""

    kinds: dict[str, str]  # by the kind of a face
    decks: dict[str, str]
    slots: dict[str, str]  # by SLOT_*
    sexes: dict[str, str]  # by number
    traits: dict[str, str]  # by bit
    tags: dict[str, str]  # by bit
    abilities: tuple[str, ...]  # by ability number; "" where it has no name
    words: tuple[str, ...]  # by word number
    phases: dict[str, str]  # by name
    sides: dict[str, str]
    picks: dict[str, str]
    sums: dict[str, str]  # the numbers one can ask about
    addends: dict[str, str]  # what they are made of, by `what`
    questions: dict[str, str]  # by WHY_*: what a player who must choose is asked
    requests: dict[str, str]  # by the kind of a request: the question otherwise; "step-in" where one may pass
    reasons: tuple[str, ...]  # by number: why something is not possible, or no longer


class BoxTold(Struct, frozen=True):
    """Everything a client needs to know about a box. Texts, sentences and `said` are in the language asked for."""

    language: str
    hash: str  # the `box` of a table
    editions: tuple[str, ...]
    cards: tuple[int, ...]  # by card number: its face
    faces: tuple[Face, ...]
    abilities: tuple[str, ...]  # by ability number; "" where it is the effect of a card that is played
    bearers: tuple[int, ...]  # by ability number: the face it is on
    words: tuple[str, ...]  # by word number: the labels of either-or choices
    traits: dict[str, str]  # by bit: Classes, Races, sexes
    tags: dict[str, str]  # by bit: kinds of monsters and Items that rules speak of
    phases: tuple[str, ...]
    picks: tuple[str, ...]  # who takes Treasures first, in offers
    events: tuple[EventKind, ...]
    numbers: dict[str, int]  # other numbers by name
    winning_level: int
    said: Said


def read_box(editions: tuple[str, ...], options: dict[str, Any], language: str = "en") -> BoxTold:
    """All a client needs to know about a box; OptionError when there is no such box, UnknownLanguage."""
    return _told(editions, msgspec.json.encode({**options, "patient": True}, order="sorted"), language)


@lru_cache(maxsize=32)
def _told(editions: tuple[str, ...], options: bytes, language: str) -> BoxTold:
    box = open_box(editions, msgspec.json.decode(options))
    names, t = box.names, box.tables
    packs = {edition: read_edition(edition).pack for edition in box.editions}
    humour = {edition: quips(read_edition(edition), language) for edition in box.editions}
    return BoxTold(
        language=language,
        hash=box.hash,
        editions=box.editions,
        cards=tuple(t.face),
        faces=tuple(
            face(box, number, packs[edition], humour[edition], language) for number, edition in enumerate(names.edition)
        ),
        abilities=tuple(names.abilities[a.name] if a.name >= 0 else "" for a in t.abilities),
        bearers=tuple(a.face for a in t.abilities),
        words=names.words,
        traits={str(bit): name for bit, name in names.traits.items()},
        tags={str(bit): name for bit, name in names.tags.items()},
        phases=PHASES,
        picks=PICKS,
        events=event_kinds(language),
        numbers={name: value for name, value in vars(ids).items() if name.startswith(NUMBERS)},
        winning_level=t.win_level,
        said=said(box, language),
    )


def said(box: Box, language: str) -> Said:
    """All words of a box."""
    names = box.names
    scribe = Scribe(box, ())

    def by_name(kind: str, words: Iterable[str]) -> dict[str, str]:
        return {word: tell(Phrase(f"{kind}-{word.replace('_', '-')}"), language) for word in words}

    def called(text: str, kind: str) -> str:
        return tell(word(text, kind), language) if text else ""

    return Said(
        kinds=dict(zip(kinds(), kinds(language), strict=True)),
        decks=by_name("deck", DECKS[:3]),
        slots={str(number): called(slot, "slot") for slot, number in SLOTS.items()},
        sexes={str(number): say(language, f"sex-{sex}") for number, sex in SEXES.items()},
        traits={str(bit): called(name, "trait") for bit, name in names.traits.items()},
        tags={str(bit): called(name, "tag") for bit, name in names.tags.items()},
        abilities=tuple(called(names.abilities[a.name], "name") if a.name >= 0 else "" for a in box.tables.abilities),
        words=tuple(called(text, "option") for text in names.words),
        phases=by_name("phase", PHASES),
        sides=by_name("side", SIDES),
        picks=by_name("pick", PICKS),
        sums=by_name("sum", ABOUT),
        addends=dict(WORDS) if language == "en" else by_name("addend", WORDS),
        questions={str(number): say(language, id) for number, id in QUESTIONS.items()},
        requests=by_name("request", (*KINDS.values(), *PHASE_KINDS, "step-in")),
        reasons=tuple(scribe.reason(number, language) if number else "" for number in range(len(REASONS))),
    )


def event_kinds(language: str = "en") -> tuple[EventKind, ...]:
    return tuple(
        EventKind(name, clause, SHAPES[kind], template(kind, language), forms(kind, language))
        for kind, (name, clause) in enumerate(EVENTS)
    )


def face(box: Box, number: int, pack: Pack, humour: dict[str, str], language: str) -> Face:
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
        text=words(printed, pack.curse_word, language)[1:],
        quip=humour.get(printed.id, ""),
        clauses=tuple(touches(printed, pack)),
        level=t.level[card],
        treasures=t.prize[card],
        bonus=t.bonus[card],
        gold=t.gold[card],
        slot=t.slot[card],
        big=bool(t.big[card]),
        tags=t.tags[card],
    )
