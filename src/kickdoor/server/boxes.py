"""What the numbers on the wire mean: the cards of a box, their texts, and the names of phases, verbs and events."""

from functools import lru_cache
from typing import Any

import msgspec

from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Pack
from kickdoor.cards.words import KINDS, words
from kickdoor.engine import ids
from kickdoor.engine.events import EVENTS
from kickdoor.notation import PHASES, PICKS
from kickdoor.rulebook.touches import touches
from kickdoor.ruleset import Box, open_box
from kickdoor.scenario.explain import SENTENCES

DECKS = ("door", "treasure", "seal", "character")
NUMBERS = ("V_", "T_", "WHY_", "DEAL_", "SLOT_")  # families of numbers a client may want by name


def read_box(editions: tuple[str, ...], options: dict[str, Any]) -> bytes:
    """All a client needs to know about a box, as JSON; OptionError when there is no such box."""
    return _told(editions, msgspec.json.encode({**options, "patient": True}, order="sorted"))


@lru_cache(maxsize=32)
def _told(editions: tuple[str, ...], options: bytes) -> bytes:
    box = open_box(editions, msgspec.json.decode(options))
    names, t = box.names, box.tables
    packs = {edition: read_edition(edition).pack for edition in box.editions}
    told = {
        "hash": box.hash,
        "editions": box.editions,
        "cards": t.face,  # by card number: its face
        "faces": [face(box, number, packs[names.edition[number]]) for number in range(t.faces)],
        "abilities": [names.abilities[a[0]] if a[0] >= 0 else "" for a in t.abilities],
        "words": names.words,
        "traits": {str(bit): name for bit, name in names.traits.items()},
        "tags": {str(bit): name for bit, name in names.tags.items()},
        "phases": PHASES,
        "picks": PICKS,
        "events": [
            {"name": name, "clause": clause, "shape": SENTENCES[kind][0]} for kind, (name, clause) in enumerate(EVENTS)
        ],
        "numbers": {name: value for name, value in vars(ids).items() if name.startswith(NUMBERS)},
        "winning_level": t.win_level,
    }
    return msgspec.json.encode(told)


def face(box: Box, number: int, pack: Pack) -> dict[str, Any]:
    """One distinct card as players see it."""
    names, t = box.names, box.tables
    card = names.copies[number][0]
    printed = names.defs[number]
    return {
        "id": names.cards[number],
        "title": names.titles[number],
        "edition": names.edition[number],
        "deck": DECKS[t.deck[card]],
        "kind": KINDS[type(printed)],
        "copies": len(names.copies[number]),
        "text": words(printed, pack.curse_word)[1:],
        "clauses": touches(printed, pack),
        "level": t.level[card],
        "treasures": t.prize[card],
        "bonus": t.bonus[card],
        "gold": t.gold[card],
        "slot": t.slot[card],
        "big": bool(t.big[card]),
        "tags": t.tags[card],
    }
