"""The files of a language as they are written."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import kickdoor.words

FOLDER = Path(kickdoor.words.__file__).parent


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything in all files of a language, in their order."""
    parser = FluentParser(with_spans=False)
    files = sorted((FOLDER / language).glob("*.ftl"))
    return tuple(entry for file in files for entry in parser.parse(file.read_text(encoding="utf-8")).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all nodes in it."""
    yield node
    for part in vars(node).values():
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.BaseNode):
                yield from inside(child)


def parts_of(language: str, id: str) -> Iterator[str]:
    """Messages that the message is put together from, itself among them."""
    found, new = {id}, [id]
    while new:
        for node in inside(messages(language)[new.pop()]):
            if isinstance(node, ast.MessageReference) and node.id.name not in found:
                found.add(node.id.name)
                new.append(node.id.name)
    yield from sorted(found)


def blanks(language: str, id: str) -> set[str]:
    """The variables of a message and of the parts it is put together from."""
    nodes = [node for part in parts_of(language, id) for node in inside(messages(language)[part])]
    return {node.id.name for node in nodes if isinstance(node, ast.VariableReference)}


def only_parts(language: str) -> set[str]:
    """Messages that others are put together from; a language has its own."""
    used = {
        node.id.name
        for id, message in messages(language).items()
        for node in inside(message)
        if isinstance(node, ast.MessageReference) and node.id.name != id
    }
    return used - {id for id in used if id.startswith("kind-")}


def forms_used(language: str) -> Iterator[tuple[str, str]]:
    """(message, form) wherever FORM or LIST asks for one."""
    for id, message in messages(language).items():
        for node in inside(message):
            if isinstance(node, ast.FunctionReference):
                words = [part.value for part in node.arguments.positional if isinstance(part, ast.StringLiteral)]
                if node.id.name == "FORM" or len(words) == 2:
                    yield id, words[-1]
