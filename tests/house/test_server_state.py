"""The server holds the state of a game and hands it on to those who know it; it never looks into it."""

import ast
from collections.abc import Iterator
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "kickdoor" / "server"
GAMES = ("game", "playing", "point")  # whoever has the state of a game, by its last name


def of_game(node: ast.AST) -> bool:
    """`….game.state`, `room.playing.state`, `point.state`."""
    if not (isinstance(node, ast.Attribute) and node.attr == "state"):
        return False
    holder = node.value
    return (holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")) in GAMES


def looks(tree: ast.AST) -> Iterator[int]:
    """Lines that read a field of it, or give it a name of their own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and of_game(node.value):
            yield node.lineno
        elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
            yield from [node.lineno for part in ast.walk(node.value) if of_game(part)]
        elif isinstance(node, ast.Assign | ast.NamedExpr) and of_game(node.value):
            yield node.lineno


def test_the_server_does_not_look_into_the_state() -> None:
    files = sorted(SERVER.rglob("*.py"))
    found = [f"{path.name}:{line}" for path in files for line in looks(ast.parse(path.read_text()))]
    assert not found
    assert len(files) > 50


def test_a_look_is_found() -> None:
    for line in ("a = room.playing.state.level", "s = self.game.state", "now, s = 1, self.room.playing.state"):
        assert list(looks(ast.parse(line)))
    assert not list(looks(ast.parse("view(game.state, seat)")))
