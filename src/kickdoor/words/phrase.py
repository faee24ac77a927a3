"""Something to be said, before it is said in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Phrase:
    """A message by its id, and what goes into its blanks."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)
    other: str = ""  # the message for a word that a language has no message for


Value: TypeAlias = int | float | str | Phrase | tuple[Phrase, ...]  # floats are told with one decimal
