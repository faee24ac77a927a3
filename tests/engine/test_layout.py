"""Layouts are declared once: what follows from them is current, and nobody knows a position by its number."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).resolve().parents[2]
SOURCE = TOP / "src" / "kickdoor"
ENGINE = SOURCE / "engine"
WRITTEN = {"frames.py", "state.py", "dispatch.py", "operations.py", "judges.py"}
# What holds a frame, an ability, a filter, a monster or an event wherever it stands in the engine, by its name.
NAMED = re.compile(r"(f|frame|top|below|flight|opening|curse|ability|event|heard|m|monster|twin|deal|terms|woe|use)")
HELD = re.compile(r"(\bstack|\babilities|\bfilters|\bmonsters|\bevents|\benhance|\bgraft|\bdeals)\[[^][]*\]$")
# What holds many of them: whatever goes through it is one, by whatever name.
MANY = re.compile(
    r"(s|state|self\.s)\.(stack|events|woes|used|held|grafts|seen|dropped)"
    r"|cb\.(monsters|todo|escaped|deals|prior|weakened|tagged|untagged)"
)


def test_what_follows_from_the_layouts_is_current() -> None:
    tool = subprocess.run(
        [sys.executable, "-m", "tools.layout", "--check"], cwd=TOP, capture_output=True, text=True, check=False
    )
    assert tool.returncode == 0, tool.stdout


def numbers_in(index: ast.expr) -> Iterator[int]:
    """The bare numbers an index or the ends of a slice are written with, from the end as well."""
    ends = [index.lower, index.upper] if isinstance(index, ast.Slice) else [index]
    for end in ends:
        number = end.operand if isinstance(end, ast.UnaryOp) else end
        if isinstance(number, ast.Constant) and isinstance(number.value, int):
            yield number.value


def one_of_many(tree: ast.AST) -> Iterator[ast.Subscript]:
    """Where a number is read from what goes through one of those, in a loop or a comprehension."""
    for node in ast.walk(tree):
        for loop in [node] if isinstance(node, ast.For) else getattr(node, "generators", []):
            if isinstance(loop.target, ast.Name) and MANY.fullmatch(ast.unparse(loop.iter)):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Subscript) and ast.unparse(inner.value) == loop.target.id:
                        yield inner


def positions(path: Path) -> list[str]:
    """Places where something that has a layout is read by number, or taken apart in one go."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for read in one_of_many(tree):
        if any(True for _ in numbers_in(read.slice)) and not NAMED.fullmatch(ast.unparse(read.value)):
            found.append(f"{path.name}:{read.lineno}: {ast.unparse(read)}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and any(True for _ in numbers_in(node.slice)):
            base = ast.unparse(node.value)
            if NAMED.fullmatch(base) or HELD.search(base):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            base = ast.unparse(node.value)
            if re.fullmatch(r"f|frame|top|below", base) or HELD.search(base):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
        if isinstance(node, ast.Tuple) and node.elts and isinstance(node.ctx, ast.Load):
            first = ast.unparse(node.elts[0])
            second = ast.unparse(node.elts[-1])
            if re.fullmatch(r"F_\w+", first) and len(node.elts) > 1 and not second.startswith("F_"):
                found.append(f"{path.name}:{node.lineno}: {ast.unparse(node)}")
    return found


FILES = sorted([*SOURCE.rglob("*.py"), *(TOP / "tests" / "privacy").glob("*.py")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TOP)))
def test_nothing_is_read_by_a_bare_number(path: Path) -> None:
    if path.name in WRITTEN and path.parent == ENGINE:
        return
    assert positions(path) == []


def test_bare_numbers_are_found(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "x = f[3]\ny = s.stack[-1][0]\nz = t.abilities[n][5]\nkind, pc = f\nw = (F_DIE, 0, 1)\nv = f[4:]\n"
        "u = [x for x in cb.monsters if x[2] == 1]\nt = s.t.enhance[card][3]\nr = [w for w in s.woes if w[3]]\n"
        "places, size = s.t.filters[n]\nq = f[-1]\np = terms[:3]\n"
        "o = [pair for pair in s.held if pair[1] != item]\n",
        "utf-8",
    )
    assert len(positions(bad)) == 13
    good = tmp_path / "good.py"
    good.write_text(
        "x = f[SEAT]\ny = s.stack[-1][KIND]\nz = order[0]\nw = 1 << F_DIE\n"
        "v = [x for x in cb.monsters if x[MONSTER_UID] == 1]\n",
        "utf-8",
    )
    assert positions(good) == []
