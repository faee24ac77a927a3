"""Chance answers in one place."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"


def test_chance_answers_in_one_place() -> None:
    """A Game settles its own, chance.settle what nobody keeps a log of; who notes every answer asks for one."""
    asking = {
        path.relative_to(SOURCE / "kickdoor").as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == "kickdoor.chance"
        if "answer" in {alias.name for alias in node.names}
    }
    assert asking == {"game.py", "replay/play.py", "sim/exhaust.py", "sim/play.py"}
