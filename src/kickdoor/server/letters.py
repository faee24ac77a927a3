"""What is put into the mailbox of a table."""

from dataclasses import dataclass
from typing import TypeAlias

from kickdoor.engine.ids import Choice
from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.refusal import Refusal


@dataclass(frozen=True, slots=True)
class Came:
    client: Client


@dataclass(frozen=True, slots=True)
class Went:
    client: Client


@dataclass(frozen=True, slots=True)
class Sent:
    client: Client
    message: wire.Incoming


@dataclass(frozen=True, slots=True)
class Rang:
    """Some time is up."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The bots have thought it over."""

    token: int
    act: tuple[int, Choice] | None
    lines: tuple[tuple[int, str], ...] = ()  # (seat, what it says)


@dataclass(frozen=True, slots=True)
class Forget:
    """A player wants to be erased, or is banned."""

    player: str
    why: str


@dataclass(frozen=True, slots=True)
class Reload:
    """Somebody else has written to this table."""


Letter: TypeAlias = Came | Went | Sent | Rang | Thought | Forget | Reload


def refuse(letter: Letter | None, refusal: Refusal) -> None:
    """Who sent the letter hears why not."""
    if isinstance(letter, Sent):
        letter.client.refuse(getattr(letter.message, "id", ""), refusal)
