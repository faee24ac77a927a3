"""YAML read together with the line on which every value stands."""

import re
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from kickdoor.scenario.error import ScenarioError, Where, field_name

Lines: TypeAlias = dict[Where, int]

_DEFAULT_TAGS = {"tag:yaml.org,2002:map", "tag:yaml.org,2002:seq"}


class _Loader(yaml.SafeLoader):
    """YAML in which only true and false are truth values, so that a player may be called No."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in entries if not tag.endswith((":bool", ":timestamp", ":merge"))]
    for first, entries in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver(
    "tag:yaml.org,2002:bool", re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")
)


def line_of(lines: Lines, where: Where) -> int:
    """The line of a place, or of the nearest thing around it that stands in the file."""
    while where and where not in lines:
        where = where[:-1]
    return lines.get(where, 1)


def load(text: str, path: Path) -> tuple[Any, Lines]:
    """The content of a YAML file and its lines. A key given twice, at any depth, is an error."""
    try:
        loader = _Loader(text)
    except yaml.reader.ReaderError as error:
        line = text.count("\n", 0, error.position) + 1
        raise ScenarioError(path, line, "file", f"not YAML: character #x{error.character:04x}") from None
    try:
        root = loader.get_single_node()
        if root is None:
            raise ScenarioError(path, 1, "file", "the file is empty")
        reader = _Reader(loader, path)
        return reader.read(root, (), root.start_mark.line + 1), reader.lines
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        message = error.problem or error.context or "not YAML"
        raise ScenarioError(path, mark.line + 1 if mark else 1, "file", f"not YAML: {message}") from None
    except RecursionError:
        raise ScenarioError(path, 1, "file", "nested too deep") from None
    finally:
        loader.dispose()


class _Reader:
    """Turns a node graph into plain values, noting where each stands."""

    def __init__(self, loader: _Loader, path: Path) -> None:
        self.loader = loader
        self.path = path
        self.lines: Lines = {}
        self.open: list[yaml.Node] = []

    def read(self, node: yaml.Node, where: Where, line: int) -> Any:
        self.lines[where] = line
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node, where, line)
        if node.tag not in _DEFAULT_TAGS:
            raise self.error(where, line, f"a scenario knows no tag {node.tag}")
        if any(node is outer for outer in self.open):
            raise self.error(where, line, "contains itself")
        self.open.append(node)
        value = self.mapping(node, where) if isinstance(node, yaml.MappingNode) else self.sequence(node, where)
        self.open.pop()
        return value

    def scalar(self, node: yaml.ScalarNode, where: Where, line: int) -> Any:
        try:
            return self.loader.construct_object(node)
        except ValueError:
            raise self.error(where, line, f"cannot read {node.value!r}") from None

    def sequence(self, node: yaml.Node, where: Where) -> list[Any]:
        return [self.read(child, (*where, index), child.start_mark.line + 1) for index, child in enumerate(node.value)]

    def mapping(self, node: yaml.MappingNode, where: Where) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, child in node.value:
            line = key.start_mark.line + 1
            if not isinstance(key, yaml.ScalarNode):
                raise self.error(where, line, "a key must be a word")
            if key.value in found:
                raise self.error((*where, key.value), line, "the key is given twice")
            found[key.value] = self.read(child, (*where, key.value), line)
        return found

    def error(self, where: Where, line: int, message: str) -> ScenarioError:
        return ScenarioError(self.path, line, field_name(where), message)
