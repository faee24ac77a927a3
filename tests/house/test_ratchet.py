"""No function of a complexity above 25, no module above 400 lines, but those in ratchet.json, which only gets shorter.

Complexity is one, and one more for each way a function can part: branches, loops, handlers, asserts, every `and`, `or`
and condition in them. What got better is written down with KICKDOOR_UPDATE=1; nothing is ever written that is worse.
"""

import ast
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILE = Path(__file__).with_name("ratchet.json")
UPDATE = bool(os.environ.get("KICKDOOR_UPDATE"))
PLACES = ("src", "tests", "tools", "bench")
MOST = {"functions": 25, "modules": 400}
NUMBERS = "src/kickdoor/engine/ids.py"  # a table of numbers is as long as there are numbers

Function = ast.FunctionDef | ast.AsyncFunctionDef
PARTING = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler, ast.Assert, ast.match_case)


def own(function: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function, without what stands in the functions and classes inside it."""
    for node in ast.iter_child_nodes(function):
        yield node
        if not isinstance(node, Function | ast.ClassDef):
            yield from own(node)


def ways(node: ast.AST) -> int:
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    return int(isinstance(node, PARTING))


def complexity(function: Function) -> int:
    return 1 + sum(ways(node) for node in own(function))


def functions(tree: ast.AST, name: str) -> Iterator[tuple[str, int]]:
    """Every function under a node, named after what it stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield f"{name}{node.name}", complexity(node)
        inner = f"{name}{node.name}." if isinstance(node, Function | ast.ClassDef) else name
        yield from functions(node, inner)


def measured() -> dict[str, dict[str, int]]:
    """All that is above the limits."""
    found: dict[str, dict[str, int]] = {"functions": {}, "modules": {}}
    for path in sorted(path for place in PLACES for path in (ROOT / place).rglob("*.py") if ".venv" not in path.parts):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith("tests/") and name != NUMBERS:  # a list of cases may be long
            found["modules"][name] = len(text.splitlines())
        for function, figure in functions(ast.parse(text), f"{name}::"):
            found["functions"][function] = max(figure, found["functions"].get(function, 0))
    return {
        kind: {name: figure for name, figure in found[kind].items() if figure > most} for kind, most in MOST.items()
    }


@pytest.fixture(scope="module")
def now() -> dict[str, dict[str, int]]:
    return measured()


@pytest.mark.parametrize("kind", MOST)
def test_the_ratchet_only_goes_down(kind: str, now: dict[str, dict[str, int]]) -> None:
    listed = json.loads(FILE.read_text(encoding="utf-8"))
    worse = {
        name: f"{figure}, at most {listed[kind].get(name, MOST[kind])}"
        for name, figure in now[kind].items()
        if figure > listed[kind].get(name, MOST[kind])
    }
    assert not worse, f"{kind} that should be made simpler: {worse}"
    if UPDATE:
        listed[kind] = {name: now[kind][name] for name in listed[kind] if name in now[kind]}
        FILE.write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    better = {
        name: f"{now[kind].get(name, 'gone')}, no longer {figure}"
        for name, figure in listed[kind].items()
        if now[kind].get(name) != figure
    }
    assert not better, f"KICKDOOR_UPDATE=1 writes down what is better: {better}"


def test_every_way_counts() -> None:
    text = """
def plain(): return 1
class Table:
    def branches(self, a, b):
        for x in a:
            if x and b or a:
                assert x
        return [y for y in b if y] if a else None
    async def nested(self):
        def inner(z):
            while z: pass
        try: await inner
        except ValueError: pass
"""
    found = dict(functions(ast.parse(text), ""))
    assert found == {"plain": 1, "Table.branches": 9, "Table.nested": 2, "Table.nested.inner": 2}
