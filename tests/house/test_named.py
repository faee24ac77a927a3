"""What the pages name is there: files of the project, targets of make, commands and their options."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App

from kickdoor.cards.consent import FLAG
from kickdoor.cli import app

ROOT = Path(__file__).parents[2]
TOLD = {ROOT / "CHANGELOG.md", ROOT / "docs" / "experiments.md"}  # of what was, too
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/adr/*.md")} - TOLD)
PAGES += sorted((ROOT / ".github").rglob("*.md"))
TREES = ("src/", "tests/", "docs/", "tools/", "bench/", "web/", "deploy/", "examples/", "requirements/")
MADE = re.compile(
    r"(bench|examples)/\.venv|tests/data/texts/xx|web/node_modules|src/kickdoor/web|deploy/kickdoor\.env"
)  # by make, or by whoever reads
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def said(page: Path) -> Iterator[str]:
    """What a page says word for word: between backticks, and line by line in its blocks."""
    text = page.read_text(encoding="utf-8")
    for block in re.findall(r"^```.*?\n(.*?)^```", text, re.M | re.S):
        yield from block.splitlines()
    yield from re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def gone(words: str) -> Iterator[str]:
    for word in re.findall(r"(?<![\w/.])[\w.-]+/[\w./*-]*", words):
        if word.startswith(TREES) and not MADE.match(word) and not any(ROOT.glob(word.rstrip("/."))):
            yield word


def unknown(words: str) -> Iterator[str]:
    """A target of make, a command of kickdoor or an option of it that is not there."""
    told = re.sub(r"\s#.*", "", words)
    if target := re.match(r"make ([a-z-]+)", told):
        yield from {target[1]} - TARGETS
    if not (begun := re.match(r"(?:\S*/)?kickdoor ([a-z].*)", told)):
        return
    rest, here = re.sub(r"\\?\|\S*", "", begun[1]).split(), app  # of several, one or the other, the first
    while rest and rest[0] in here:
        here = here[rest.pop(0)]
    if rest and any(True for _ in below(here)) and re.fullmatch("[a-z][a-z-]*", rest[0]):
        yield rest[0]
    taking = [each for each in family(here) if each.default_command is not None]
    options = {name for each in taking for found in each.assemble_argument_collection() for name in found.names}
    yield from set(re.findall(r"(?<!\S)--[a-z][a-z-]*", " ".join(rest))) - options - {FLAG, "--help", "--version"}


def below(here: App) -> Iterator[App]:
    """The commands of a command."""
    for name in iter(here):
        if not name.startswith("-"):
            yield here[name]


def family(here: App) -> Iterator[App]:
    yield here
    for each in below(here):
        yield from family(each)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_names_is_there(page: Path) -> None:
    lines = list(said(page))
    assert not [word for line in lines for word in gone(line)]
    assert not [f"{line}: {word}" for line in lines for word in unknown(line)]


def test_what_is_not_there_is_found() -> None:
    assert list(gone("see src/kickdoor/gone.py and tests/house")) == ["src/kickdoor/gone.py"]
    for line in (
        "make nothing",
        "kickdoor gone FILE",
        "kickdoor admin gone",
        "kickdoor sim --gone 3",
        ".venv/bin/kickdoor lab blunders --gone",
    ):
        assert len(list(unknown(line))) == 1
    for line in ("make quick", "kickdoor sim exhaust --pack FOLDER", "kickdoor admin tables --json  # as --lines"):
        assert not list(unknown(line))


def test_there_is_something_to_find() -> None:
    told = [line for page in PAGES for line in said(page)]
    assert sum("kickdoor " in line for line in told) > 100
    assert sum(any(tree in line for tree in TREES) for line in told) > 80
