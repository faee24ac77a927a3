"""What the sheets say in prose of what a card does, line by line: compared with the compiled card where the words are
regular, else read by a person, whose note holds as long as the card is compiled to the same.

`KICKDOOR_UPDATE=1 pytest tests/data/test_prose.py` takes over the prints of the notes there are, after the lines of
every changed card (`Script(edition, card).lines()`) have been read again beside its facts.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from kickdoor.cards import schema
from kickdoor.ruleset import open_box
from tests.data.compiled import Script
from tests.data.losses import losses
from tests.data.prose import regular
from tests.data.sheets import SHEETS, facts

PROSE = ("special", "bad_stuff", "effect", "opening", "continuing", "abilities")
FILE = Path(__file__).with_name("reviewed.yaml")
LONGEST = 160  # characters of a note
NUMBERS = {"two": 2, "three": 3, "half": 2, "doubles?": 2}
# numbers that are names, rules of a kind, or told by what they leave over
IDLE = r"1-hand|two-hand items|two Classes|two Races|2 different|MULT-0\d|d6|, two if two|3-6|double value|double \("
FIXED = {"tame": 2, "inherit": 2}  # operations whose number is the engine's


def read() -> dict[str, dict[str, str]]:
    notes: dict[str, dict[str, str]] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return notes


if os.environ.get("KICKDOOR_UPDATE"):
    text = FILE.read_text(encoding="utf-8")
    for card, note in read().items():
        text = text.replace(
            f"{card}:\n  print: '{note['print']}'", f"{card}:\n  print: '{Script(*card.split('/')).print()}'"
        )
    FILE.write_text(text, encoding="utf-8")
NOTES = read()


def elsewhere(fact: dict[str, Any], key: str) -> bool:
    """Word for word in test_facts.py: what attaches to Items, and a bonus that depends on something."""
    either = key == "effect" and fact["effect"].endswith("to either side")
    return key == "effect" and not either and (fact["kind"] == "item-enhancer" or "bonus_conditional" in fact)


def plain(fact: dict[str, Any]) -> dict[str, Any]:
    """A one-shot without the bonus that depends on something."""
    if "bonus_conditional" in fact and fact["kind"] == "one-shot":
        return fact | {"effect": fact["effect"].partition(";")[0]}
    return fact


FOUND = [
    pytest.param(edition, fact, key, id=f"{edition}/{fact['id']}/{key}")
    for edition in SHEETS
    for fact in map(plain, facts(edition))
    for key in PROSE
    if key in fact and not elsewhere(fact, key)
]


def judged(edition: str, fact: dict[str, Any], key: str) -> tuple[object, object] | None:
    """(what the sheet says, what the card has) where a machine can tell."""
    names = open_box((edition,)).names
    card: Any = names.defs[names.face_of[fact["id"]]]
    told = fact[key]
    if key == "effect" and "abilities" in fact:
        return told, "; ".join(f"{each['name']}: {each['effect']}" for each in fact["abilities"])
    if key == "effect" and fact["kind"] == "seal":
        return told.partition("; continuing: ")[2], fact["continuing"]  # both its parts are facts of their own
    if key in ("bad_stuff", "opening") or isinstance(card, schema.Curse):
        expected = losses(told)
        if expected is not None:
            return expected, card.bad_stuff if key == "bad_stuff" else card.opening if key == "opening" else card.effect
    return regular(edition, fact, key)


@pytest.mark.parametrize(("edition", "fact", "key"), FOUND)
def test_the_card_does_what_the_sheet_says(edition: str, fact: dict[str, Any], key: str) -> None:
    found = judged(edition, fact, key)
    if found is not None:
        assert found[0] == found[1]
    else:
        note = NOTES.get(f"{edition}/{fact['id']}")
        assert note is not None, f"nobody has read {key}: {fact[key]}\n" + "\n".join(
            Script(edition, fact["id"]).lines()
        )
        assert note["print"] == Script(edition, fact["id"]).print(), "the card has changed: read it again"


def test_what_is_judged_needs_no_note_and_every_note_says_what_was_read() -> None:
    left = {f"{edition}/{fact['id']}" for edition, fact, key in cases() if judged(edition, fact, key) is None}
    assert NOTES.keys() == left
    assert list(NOTES) == sorted(NOTES)
    assert all(note.keys() == {"print", "checked"} and 5 < len(note["checked"]) <= LONGEST for note in NOTES.values())


def cases() -> Iterator[tuple[str, dict[str, Any], str]]:
    return ((str(edition), fact, str(key)) for edition, fact, key in (found.values for found in FOUND))  # type: ignore[misc]


@pytest.mark.parametrize("card", NOTES)
def test_the_numbers_of_the_prose_are_those_of_the_card(card: str) -> None:
    """Every number above 1 that the sheet gives is one the card is compiled with."""
    edition, _, name = card.partition("/")
    (fact,) = (fact for fact in facts(edition) if fact["id"] == name)
    told = " ".join(str(fact.get(key, "")) for key in PROSE)
    for word, n in NUMBERS.items():
        told = re.sub(rf"\b{word}\b", str(n), re.sub(IDLE, "", told))
    wanted = {int(n) for n in re.findall(r"(?<![\w.])\d+", told)} - {0, 1}
    lines = Script(edition, name).lines()
    there = {abs(int(n)) for line in lines for n in re.findall(r"-?\d+", line)}
    there |= {n for word, n in FIXED.items() if any(line.endswith(f": {word}") for line in lines)}
    assert wanted <= there, (told, lines)
