"""The order of imports: engine, words ← effects, cards ← ruleset ← everything that plays, tells or shows games."""

import sys
from pathlib import Path

import pytest

from tests.engine.sources import ENGINE, ROOT, imports, part_of, place

CORE = {"engine"}
VOCABULARY = CORE | {"words", "effects", "cards"}
RULES = VOCABULARY | {"rules", "ruleset", "version"}
TABLE = RULES | {"chance", "grounds", "notation", "reading", "takeback", "game"}
MAY_IMPORT = {
    "engine": CORE,
    "words": {"words"},
    "effects": VOCABULARY,
    "cards": VOCABULARY,
    "packs": VOCABULARY,
    "version": set(),
    "command": {"cards"},  # what the commands of all parts share
    "rules": VOCABULARY | {"rules"},
    "ruleset": RULES,
    "rulebook": RULES | {"command", "rulebook"},
    "chance": RULES | {"chance"},
    "grounds": {"engine", "grounds"},
    "notation": RULES | {"grounds", "notation"},
    "reading": RULES | {"grounds", "notation", "reading"},
    "takeback": CORE | {"takeback"},
    "standing": CORE,  # what a search sees of worlds of its own
    "reflexes": CORE,
    "outlook": CORE,
    "sheet": CORE,
    "worlds": TABLE | {"reckoning", "reflexes", "standing", "worlds"},
    "game": TABLE | {"scenario"},  # why_not reads a step as scenario files write it
    "scenario": TABLE | {"scenario"},
    "replay": TABLE | {"command", "replay", "scenario"},
    "guide": TABLE | {"scenario", "guide"},
    "agents": TABLE | {"agents", "reflexes", "standing", "text", "worlds"},
    "sim": TABLE | {"agents", "command", "reflexes", "replay", "sim", "worlds"},
    "arena": TABLE | {"agents", "arena", "command", "replay", "sim"},
    "balance": TABLE | {"agents", "balance", "command", "replay", "sim"},
    "lab": TABLE | {"agents", "arena", "command", "lab", "replay", "sim", "worlds"},
    "mcp": TABLE | {"command", "mcp", "reckoning", "rulebook", "text"},
    "rl": TABLE | {"agents", "reflexes", "replay", "rl", "scenario", "sim", "worlds"},
    "dataset": TABLE | {"agents", "command", "dataset", "replay", "rl", "sim"},
    "reckoning": CORE | {"reckoning"},
    "server": TABLE
    | {"agents", "command", "guide", "lab", "outlook", "reckoning", "replay", "rulebook", "scenario", "server", "sheet"}
    | {"worlds"},
    "testing": TABLE | {"agents", "command", "sim", "testing", "worlds"},
    "text": TABLE | {"reckoning", "scenario", "text", "worlds"},
    "tui": TABLE | {"agents", "reckoning", "replay", "scenario", "text", "tui", "worlds"},
    "__init__": TABLE | {"replay"},
    "__main__": {"cli"},
}
FREE = {"cli"}  # the command line hands on to all of them
FILES = sorted(ROOT.rglob("*.py"))


# Who may know the fields of a State, besides the engine. Everybody else gets a View, or hands it on.
KNOW_THE_STATE = {
    "rules": "functions bound to the engine's hooks",
    "game chance": "play it",
    "notation reading grounds reckoning": "say what a choice is, means and rests on, as far as its seat may know",
    "sheet": "writes views as bytes",
    "takeback outlook worlds standing reflexes": "what was learnt, comes of itself, or may be, in copies",
    "scenario guide": "lay it out, expect things of it, follow a line through it",
    "replay": "keep it",
    "sim lab balance testing dataset rl": "whole games at which nobody plays against people",
    "server": "Room hands it on (tests/house/test_server_state.py)",
}


def ours(file: Path) -> list[tuple[int, str]]:
    """(line, part) of what a file imports of the package."""
    return [(line, name.split(".")[1]) for line, name in imports(file) if name.split(".")[0] == "kickdoor"]


def test_every_part_has_its_place_in_the_order() -> None:
    assert {part_of(file) for file in FILES} - FREE <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", sorted(MAY_IMPORT))
def test_a_part_imports_only_what_comes_before_it(part: str) -> None:
    wrong = [
        f"{place(file, line)} imports {name}"
        for file in FILES
        if part_of(file) == part
        for line, name in ours(file)
        if name not in MAY_IMPORT[part]
    ]
    assert not wrong


def test_the_engine_needs_nothing_but_itself_and_quiet_parts_of_the_standard_library() -> None:
    """No clock, no random numbers, no input or output, no threads, no logging."""
    quiet = {"__future__", "bisect", "collections", "dataclasses", "typing"}
    assert quiet <= sys.stdlib_module_names
    quiet |= {"librt", "mypy_extensions"}  # memory and numbers as the machine has them
    wrong = [
        f"{place(file, line)} imports {name}"
        for file in ENGINE
        for line, name in imports(file)
        if name.split(".")[0] not in quiet and not name.startswith("kickdoor.engine")
    ]
    assert not wrong


def test_few_know_the_state() -> None:
    knowing = {
        part_of(file) for file in FILES for _line, name in imports(file) if name == "kickdoor.engine.state.State"
    }
    assert knowing - CORE == set(" ".join(KNOW_THE_STATE).split())


def test_agents_and_clients_see_views_never_the_state() -> None:
    wrong = [
        place(file, line)
        for part in ("agents", "mcp", "text", "tui")
        for file in sorted((ROOT / part).glob("*.py"))
        for line, name in imports(file)
        if name.startswith(("kickdoor.engine.state", "kickdoor.engine.zones", "kickdoor.engine.apply"))
    ]
    assert not wrong
