"""ARCHITECTURE.md knows every part, every module of the engine and of the server, and none that is gone."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kickdoor"
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
MOST_WORDS = 4_000  # twenty minutes


def section(begin: str, end: str) -> str:
    return PAGE.split(begin, 1)[1].split(end, 1)[0]


PLACES = {
    SOURCE: section("```\nsrc/kickdoor/\n", "```"),
    SOURCE / "engine": section("The engine, by what you look for", "\n## "),
    SOURCE / "server": section("## Tables online\n```\n", "```"),
}


@pytest.mark.parametrize("folder", PLACES, ids=lambda folder: folder.name)
def test_every_module_has_its_place_on_the_page(folder: Path) -> None:
    there = {path.stem for path in [*folder.glob("*.py"), *folder.glob("*/__init__.py")] if path.stem != "__init__"}
    there |= {path.parent.name for path in folder.glob("*/__init__.py")}
    named = set(re.findall(r"\w+", PLACES[folder]))
    assert there - named == set()


def test_no_module_of_the_engine_is_named_that_is_gone() -> None:
    lists = re.findall(r"`([a-z_]+)/?`", PLACES[SOURCE / "engine"])
    gone = {name for name in lists if not any((SOURCE / "engine").glob(f"{name}*"))}
    assert len(lists) > 60
    assert gone == set()


def test_it_is_read_in_twenty_minutes() -> None:
    assert len(PAGE.split()) < MOST_WORDS
