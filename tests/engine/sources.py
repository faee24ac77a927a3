"""The package as source: what the tests about its shape read."""

import ast
from collections.abc import Iterator
from pathlib import Path

import kickdoor

ROOT = Path(kickdoor.__file__).parent
ENGINE = sorted((ROOT / "engine").rglob("*.py"))


def part_of(file: Path) -> str:
    """The part of the package a file belongs to: a folder, or a module at the top."""
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """(line, module) of everything a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}:{node.lineno}: imports are written out in full"
            assert node.module is not None
            for alias in node.names:
                yield node.lineno, f"{node.module}.{alias.name}"


def place(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT)}:{line}"
