"""The clause marks of pytest tests, read from their source."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mark:
    """One `pytest.mark.clause(...)`: the test it stands on ("" for a whole module), its clauses and editions."""

    test: str
    clauses: tuple[str, ...]
    editions: tuple[str, ...] | None


def marks(source: str) -> Iterator[Mark]:
    """Every clause mark on a test, a test class or a module. ValueError when an id is not written out."""
    yield from _of_body(ast.parse(source).body, "")


def _of_body(body: list[ast.stmt], inside: str) -> Iterator[Mark]:
    for node in body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            is_class = isinstance(node, ast.ClassDef)
            if not node.name.startswith("Test" if is_class else "test"):
                continue
            name = f"{inside}::{node.name}" if inside else node.name
            for decorator in node.decorator_list:
                yield from _of_expression(decorator, name)
            if is_class:
                yield from _of_body(node.body, name)
        elif isinstance(node, ast.Assign) and any(_is_pytestmark(target) for target in node.targets):
            yield from _of_expression(node.value, inside)


def _is_pytestmark(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) and target.id == "pytestmark"


def _of_expression(expression: ast.expr, test: str) -> Iterator[Mark]:
    """The marks in a decorator, also those on single cases of a parametrized test."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
            clauses = tuple(_word(argument) for argument in node.args)
            if not clauses:
                raise ValueError(f"line {node.lineno}: the mark names no clause")
            yield Mark(test, clauses, _editions(node))


def _editions(call: ast.Call) -> tuple[str, ...] | None:
    for keyword in call.keywords:
        if keyword.arg != "edition":
            raise ValueError(f"line {call.lineno}: the mark takes no {keyword.arg!r}")
        if isinstance(keyword.value, ast.List | ast.Tuple):
            return tuple(_word(element) for element in keyword.value.elts)
        return (_word(keyword.value),)
    return None


def _word(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    raise ValueError(f"line {node.lineno}: clauses and editions of a mark are written out as text")
