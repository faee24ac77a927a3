"""What is wrong with a scenario file, and where."""

from pathlib import Path
from typing import TypeAlias

Where: TypeAlias = tuple[str | int, ...]
"""The place of a value: ("players", 0, "hand", 2) is the third card in the first player's hand."""


def field_name(where: Where) -> str:
    """A place as people write it.

    >>> field_name(("players", 0, "hand", 2))
    'players[0].hand[2]'
    """
    name = ""
    for part in where:
        name += f"[{part}]" if isinstance(part, int) else f".{part}" if name else part
    return name or "file"


class Fault(ValueError):
    """A value that a scenario may not have at a place; the parser adds file and line."""

    def __init__(self, where: Where, message: str) -> None:
        super().__init__(where, message)
        self.where = where
        self.message = message

    def __str__(self) -> str:
        return f"{field_name(self.where)}: {self.message}" if self.where else self.message


class ScenarioError(ValueError):
    """A malformed scenario file: `path:line: field: message`."""

    def __init__(self, path: Path, line: int, field: str, message: str) -> None:
        super().__init__(path, line, field, message)
        self.path = path
        self.line = line
        self.field = field
        self.message = message

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.field}: {self.message}"
