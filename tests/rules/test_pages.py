"""The pages players read: made from the clauses and the cards, current, and without dead ends.

`KICKDOOR_UPDATE=1 pytest tests/rules/test_pages.py` writes them anew; read the difference.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import AnyCard
from kickdoor.rulebook.chapters import CHAPTERS, book
from kickdoor.rulebook.howto import PARTS, how_to
from kickdoor.rulebook.pages import other_readings, pages, write_pages
from kickdoor.rulebook.touches import KINDS, WORDS, touches
from kickdoor.rules.clauses import RULINGS, holds, load, shipped_editions
from kickdoor.rules.clauses import of_edition as clauses_of
from kickdoor.words import languages

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {**pages(), **other_readings(DOCS)}
EDITIONS = shipped_editions()

if os.environ.get("KICKDOOR_UPDATE") == "1":
    write_pages(DOCS)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_current(name: str) -> None:
    assert (DOCS / name).is_file(), f"kickdoor rules --render docs writes {name}"
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name]


def test_every_family_and_every_ruling_has_one_chapter() -> None:
    groups = [chapter.group for chapter in CHAPTERS]
    rulings = [ruling for chapter in CHAPTERS for ruling in chapter.rulings]
    assert sorted(groups) == sorted({clause.group for clause in load().values()} - {RULINGS})
    assert sorted(rulings) == sorted(clause.id for clause in load().values() if clause.group == RULINGS)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("folder", ["", "de/"])
def test_a_page_holds_what_holds_in_its_edition(edition: str, folder: str) -> None:
    shown = [clause.id for _, clauses in book(edition) for clause in clauses]
    assert sorted(shown) == sorted(clause.id for clause in clauses_of(edition))
    assert set(re.findall(r'<a id="(.+?)">', PAGES[f"{folder}rules/{edition}.md"])) == {name.lower() for name in shown}


@pytest.mark.parametrize("name", [name for name in PAGES if not name.endswith("readings.md")])
def test_every_link_leads_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]+))?\)", PAGES[name])
    assert links
    for page, anchor in links:
        target = os.path.normpath(f"{Path(name).parent}/{page}") if page else name
        text = PAGES[target]
        headings = re.findall("^#+ (.+)$", text.lower(), re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", heading).replace(" ", "-") for heading in headings}
        assert not anchor or f'<a id="{anchor}">' in text or anchor in anchors, (page, anchor)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_how_to_play_fits_on_a_page_and_tells_what_holds(edition: str, language: str) -> None:
    told = how_to(edition, language)
    points = [point for part in told.parts for point in part.points]
    assert [part.id for part in told.parts] == list(PARTS)
    assert all(part.points for part in told.parts)
    assert all(holds(load()[clause], edition) for point in points for clause in point.clauses)
    assert len(" ".join([told.lead, *(point.text for point in points)]).split()) < 570
    assert max(len(point.text) for point in points) < 260


def test_every_point_is_told_somewhere() -> None:
    told = {text for edition in EDITIONS for part in how_to(edition).parts for text in part.points}
    clauses = {point.clauses for point in told}
    assert clauses == {tuple(named.split()) for points in PARTS.values() for named in points.values()}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_is_shown_and_touches_a_clause(edition: str) -> None:
    found = read_edition(edition)
    shown = re.findall(r'<a id="(.+?)">', PAGES[f"cards/{edition}.md"])
    assert sorted(shown) == sorted(card.id for card in found.cards())
    for card in found.cards():
        assert touches(card, found.pack), card.id


def test_clauses_of_kinds_and_words_are_clauses() -> None:
    named = {clause for told in (*KINDS.values(), *WORDS.values()) for clause in told.split()}
    assert named <= set(load())


@pytest.mark.parametrize(
    ("card", "some", "none"),
    [
        ("warrior", {"COMB-03", "HELP-05", "CHAR-02", "CHAR-08"}, {"ITEM-05"}),
        ("plutonium-dragon", {"RUN-09", "DEAD-01", "REW-04"}, {"MULT-05"}),
        ("mr-bones", {"MULT-05"}, {"ITEM-05"}),
        ("mate", {"ENH-03"}, {"ENH-04"}),
        ("huge-rock", {"ITEM-10", "ITEM-05"}, {"ITEM-06"}),
        ("wishing-ring", {"CURS-07", "SHOT-01"}, {"SHOT-02"}),
        ("thief", {"CHAR-12", "MEDD-03"}, {"COMB-03"}),
    ],
)
def test_a_card_touches_what_it_speaks_of(card: str, some: set[str], none: set[str]) -> None:
    classic = read_edition("classic")
    found = {x.id: x for x in (*classic.doors, *classic.treasures)}[card]
    touched = set(touches(found, classic.pack))
    assert some <= touched
    assert not none & touched


def test_words_are_words_of_the_vocabulary() -> None:
    """A word that no card can say any more leads nobody to a rule."""
    told_apart = {
        "item:small",
        "taken:chosen",
        "levels:up",
        "levels:down",
        "levels:win",
        "ties:own",
        "ties:all",
        "more:levels",
        "more:treasures",
        "remove:killed",
        "remove:gone",
        "reroll:escaped",
        "reroll:own",
        "swap:monsters",
        "retag:gains",
        "life:levels",
    }
    known = set(sayable(inspect.type_info(AnyCard), "", set())) | told_apart
    assert set(WORDS) <= known


def sayable(kind: inspect.Type, name: str, seen: set[type]) -> Iterator[str]:
    """Every "field:word" that a card file may have."""
    match kind:
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            yield f"{kind.tag_field}:{kind.tag}"
            for field in kind.fields:
                yield from sayable(field.type, field.encode_name, seen)
        case inspect.LiteralType():
            yield from (f"{name}:{word}" for word in kind.values)
        case inspect.Metadata():
            yield from sayable(kind.type, name, seen)
        case inspect.UnionType():
            for part in kind.types:
                yield from sayable(part, name, seen)
        case inspect.VarTupleType():
            yield from sayable(kind.item_type, name, seen)
        case _:
            pass
