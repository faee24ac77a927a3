"""Chance answers in one place, and who is asked is found out in one."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def imported(module: str) -> Iterator[tuple[Path, str]]:
    """(file, name) of all that is imported from a module."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom) and node.module == module:
                yield from [(path, alias.name) for alias in node.names]


def test_chance_answers_in_one_place() -> None:
    """A Game settles its own, chance.settle what nobody keeps a log of; who notes every answer asks for one."""
    asking = {
        path.relative_to(SOURCE / "kickdoor").as_posix()
        for path, name in imported("kickdoor.chance")
        if name == "answer"
    }
    assert asking == {"game.py", "replay/play.py", "sim/exhaust.py", "sim/play.py"}


def test_the_server_does_not_find_out_who_is_asked() -> None:
    """engine.asking does; what a seat is offered is asked for one that is known to be asked, in another process."""
    finding = {path.name for path, name in imported("kickdoor.engine.options") if "server" in path.parts}
    assert finding == {"minds.py"}
