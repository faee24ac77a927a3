"""A file of a pack: read, and looked through for the line and column of what is wrong with it."""

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from kickdoor.cards.error import PackError

Step = str | int


class File(NamedTuple):
    """A file, and what it is called in errors."""

    path: Path
    shown: str

    def text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise PackError(f"{self.shown}: no such file") from None
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
            raise PackError(f"{self.shown}: cannot be read: {why}") from None

    def mapping(self) -> dict[Any, Any]:
        """What a YAML file says, whose top is a mapping."""
        try:
            loader = yaml.SafeLoader(self.text())
            node = loader.get_single_node()
            self._check_once(node, "")
            raw = loader.construct_document(node) if node else None
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            raise PackError(
                f"{self.shown}{f':{mark.line + 1}:{mark.column + 1}' if mark else ''}: {error.problem}"
            ) from None
        except (yaml.YAMLError, RecursionError) as error:
            raise PackError(f"{self.shown}: not YAML: {str(error).splitlines()[0]}") from None
        if not isinstance(raw, dict):
            raise PackError(f"{self.shown}: Expected a mapping")
        return raw

    def _check_once(self, node: yaml.Node | None, path: str) -> None:
        """No key may be given twice in one mapping."""
        if isinstance(node, yaml.SequenceNode):
            for n, part in enumerate(node.value):
                self._check_once(part, f"{path}[{n}]")
        elif isinstance(node, yaml.MappingNode):
            seen = set()
            for key, part in node.value:
                word = str(key.value)
                at = f"{path}{': ' if path and ':' not in path else '.' if path else ''}{word}"  # card: field.field
                if word in seen:
                    raise PackError(f"{self._told(key)}: {at}: given twice")
                seen.add(word)
                self._check_once(part, at)

    def at(self, *steps: Step, key: bool = False) -> str:
        """file:line:column of what stands there, or of its key; as near to it as the file goes."""
        return self._told(_reach(self._top(), steps, key))

    def find(self, word: str, *steps: Step) -> str:
        """file:line:column of a word somewhere below there, or else of the whole."""
        if word in steps:
            return self.at(*steps[: steps.index(word) + 1], key=True)
        top = self._top()
        there = _reach(top, steps, False)
        return self._told(_word(there, word) or _reach(top, steps, True))

    def _top(self) -> yaml.Node | None:
        try:
            top: yaml.Node | None = yaml.compose(self.path.read_text(encoding="utf-8"), yaml.SafeLoader)
            return top
        except (OSError, UnicodeDecodeError, yaml.YAMLError):
            return None

    def _told(self, node: yaml.Node | None) -> str:
        mark = None if node is None else node.start_mark
        return self.shown if mark is None else f"{self.shown}:{mark.line + 1}:{mark.column + 1}"


def _reach(node: yaml.Node | None, steps: tuple[Step, ...], key: bool) -> yaml.Node | None:
    if node is None or not steps:
        return node
    step, *rest = steps
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        return _reach(node.value[step], tuple(rest), key)
    if isinstance(node, yaml.MappingNode):
        for name, part in node.value:
            if str(name.value) == step:
                return name if key and not rest else _reach(part, tuple(rest), key)
    return node


def _word(node: yaml.Node | None, word: str) -> yaml.Node | None:
    """The first that is this very word."""
    if isinstance(node, yaml.ScalarNode):
        return node if node.value == word else None
    pairs = node.value if node is not None else ()
    parts = [part for pair in pairs for part in pair] if isinstance(node, yaml.MappingNode) else pairs
    found = (_word(part, word) for part in parts)
    return next((part for part in found if part is not None), None)
