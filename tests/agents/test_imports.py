"""Agents see views and requests; the state of the game is out of their reach."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kickdoor.agents

FOLDER = Path(kickdoor.agents.__file__).parent
MAY_KNOW = {"kickdoor.engine.ids", "kickdoor.engine.view", "kickdoor.engine.events"}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            module = node.module or ""
            yield from (f"{module}.{name.name}" if module == "kickdoor.engine" else module for name in node.names)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_of_the_engine_an_agent_knows_only_numbers_views_and_events(path: Path) -> None:
    engine = {name for name in imported(path) if name.startswith("kickdoor.engine")}
    assert engine <= MAY_KNOW


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_an_agent_never_reaches_for_the_state_of_a_game(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "state"]
