"""The words of the game are the same everywhere: docs/glossary.md, held against what there is in both languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from kickdoor.cards.load import read_edition
from kickdoor.cards.quips import quips
from kickdoor.cards.words import words
from kickdoor.engine import reasons
from kickdoor.notation import REASONS
from kickdoor.rulebook import readings
from kickdoor.rulebook.howto import how_to
from kickdoor.rules.clauses import load, shipped_editions
from kickdoor.words import Phrase, language, say
from tests.engine.sources import ROOT
from tests.words.files import inside, messages

DOCS = ROOT.parents[1] / "docs"
FOLDERS = (ROOT / "words" / "de", ROOT.parents[1] / "web" / "src" / "words" / "de")
NAMES = re.compile(r"(?:trait|kind|slot|curse|line-slot)-(?!other|character|curse$).+|curse-curse")
# Words with a capital in the middle of a sentence: terms of the game, or names.
TERM = re.compile(r"(?<=[a-z,;] )[A-Z][a-zA-Z-]+(?: (?:(?:a|of|the|At|For|Up|Open|The) )*[A-Z][a-zA-Z-]+)*")
SEVERAL = {"Thief": "Thieves", "Dwarf": "Dwarves", "Elf": "Elves", "Class": "Classes", "Ally": "Allies"}
OF_CARDS = ("abilities", "cards", "effects", "lists", "rules")  # parts of sentences, which cards() tells whole
# a Turning point, a Special variant, a name of a card, who somebody plays
OTHER_SENSES = {"replay-points", "boxes-special", "coach-class", "sharing-sex"}
NO_TERMS = ("TIMING", "Value", "Comments", "Adventure Time")  # a family of clauses; what cards and sets are called


@dataclass(frozen=True)
class Row:
    """A term, how German says it, and how it never does."""

    english: str
    german: str
    also: tuple[str, ...]
    never: tuple[str, ...]

    def said(self, text: str) -> bool:
        """Does an English text say it, of one thing or of several?"""
        forms = "|".join(map(re.escape, (self.english, SEVERAL.get(self.english, f"{self.english}s"))))
        return re.search(rf"\b(?:{forms})\b", text) is not None


@cache
def glossary() -> tuple[Row, ...]:
    found = []
    for line in (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            english, german, also, never = (cell.strip() for cell in line.strip("|").split("|"))
            several = [tuple(word.strip() for word in cell.split(",") if word.strip()) for cell in (also, never)]
            found.append(Row(english, german, *several))
    return tuple(found[2:])


@cache
def pairs() -> dict[str, tuple[str, str]]:
    """English and German of every rule and of whatever tells one, by its name."""
    found = {}
    for id, theirs in load("de").items():
        found[id] = (f"{load()[id].question}\n{load()[id].rule}", f"{theirs.question} {theirs.rule}")
    for question, reading in readings.read((DOCS / "readings.md").read_text(encoding="utf-8")).items():
        phrase = Phrase(readings.message(question))
        if not language("de").has(phrase.id):
            continue  # another test tells what is missing
        told = " ".join(language("de").tell(phrase, form) for form in ("question", ""))
        found[phrase.id] = (f"{question}\n{reading}", told)
    for number, id in REASONS.items():
        found[id] = (reasons.REASONS[number][1], say("de", id, win=10, who="Ann"))
    for edition in shipped_editions():
        for part, other in zip(how_to(edition).parts, how_to(edition, "de").parts, strict=True):
            for n, (point, same) in enumerate(zip(part.points, other.points, strict=True)):
                found[f"{edition} {part.id} {n}"] = (point.text, same.text)
    return found


@cache
def everything() -> dict[str, tuple[str, str]]:
    """Rules, cards, and whatever else is said."""
    return pairs() | dict(cards()) | dict(said())


def cards() -> Iterator[tuple[str, tuple[str, str]]]:
    """What every card says."""
    for edition in shipped_editions():
        found = read_edition(edition)
        for card in found.cards():
            english, german = (" ".join(words(card, found.pack.curse_word, name)[1:]) for name in ("en", "de"))
            yield f"{edition}/{card.id}", (english, german)


def said() -> Iterator[tuple[str, tuple[str, str]]]:
    """Whatever else is said at the table and on the pages: bots' talk, log, hints, questions, all of the browser."""
    for folder in FOLDERS:
        english, german = (plain(folder.parent / name) for name in ("en", "de"))
        ids = sorted((english.keys() & german.keys()) - OTHER_SENSES)
        yield from ((f"{folder.parents[1].name} {id}", (english[id], german[id])) for id in ids)


def plain(folder: Path) -> dict[str, str]:
    """The words of all messages, without what is filled in."""
    found = {}
    for file in (file for file in sorted(folder.glob("*.ftl")) if file.stem not in OF_CARDS):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = (node.value for node in inside(entry) if isinstance(node, ast.TextElement))
                found[entry.id.name] = " ".join(texts)
    return found


@cache
def card_names() -> str:
    return "\n".join(card.name for edition in shipped_editions() for card in read_edition(edition).cards())


@pytest.mark.parametrize("id", [id for id in messages("en") if NAMES.fullmatch(id)])
def test_a_name_is_that_of_the_glossary(id: str) -> None:
    """Classes, Races, kinds of cards, and where Items are worn."""
    english, german = (say(name, id) for name in ("en", "de"))
    assert german in [row.german for row in glossary() if row.english == english], f"{english}: docs/glossary.md"


def test_terms_of_the_rules_are_in_the_glossary() -> None:
    """A term of the game that is missing there may be said in two ways."""
    missing = {}
    for name, (english, _german) in pairs().items():
        rest = english
        for row in sorted(glossary(), key=lambda row: -len(row.english)):
            for form in (SEVERAL.get(row.english, f"{row.english}s"), row.english):
                rest = re.sub(rf"\b{re.escape(form)}\b", "…", rest)
        for term in TERM.findall(rest):
            if term not in card_names() and term not in NO_TERMS and not re.fullmatch(r"[A-Z]+-?", term):
                missing[term] = name
    assert not missing, missing


def test_german_says_the_term_of_the_glossary() -> None:
    wrong = []
    longer = [
        card for card in card_names().split("\n") if " " in card and card not in {row.english for row in glossary()}
    ]
    for name, (english, german) in everything().items():
        rest = re.sub("|".join(map(re.escape, longer)), "…", english)  # a Tongue Demon is called so in German, too
        for row in sorted(glossary(), key=lambda row: -len(row.english)):  # the longer term first: Big Item, then Item
            if row.said(rest):
                rest = re.sub(rf"\b{re.escape(row.english)}", "…", rest)
                if not any(form in german for form in (row.german, *row.also)):
                    wrong.append(f"{name}: {row.english}: {german}")
    assert not wrong, "\n".join(wrong)


def test_no_quip_says_what_german_never_says() -> None:
    told = {f"{edition}/{id}": quip for edition in shipped_editions() for id, quip in german_quips(edition).items()}
    never = [word for row in glossary() for word in row.never]
    assert len(told) == 779
    assert not [(card, word) for card, quip in told.items() for word in never if re.search(rf"\b{word}\b", quip)]


def german_quips(edition: str) -> dict[str, str]:
    return quips(read_edition(edition), "de")


def test_what_german_never_says_stands_nowhere() -> None:
    found = []
    for file in (file for folder in FOLDERS for file in sorted(folder.glob("*.ftl"))):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            text = re.sub(r"^\s*[-.\w]+ =|\{[^}]*\}|\"[^\"]*\"|^#.*", "", line)
            found += [
                f"{file.parent.parent.name}/{file.name}:{number}: {word}: the word is {row.german}"
                for row in glossary()
                for word in row.never
                if re.search(rf"\b{re.escape(word)}\b", text)
            ]
    assert not found, "\n".join(found)
