"""What is put into the mailbox of a table."""

from typing import TypeAlias

from msgspec import Struct

from kickdoor.engine.ids import Choice
from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.refusal import Refusal


class Came(Struct, frozen=True, eq=False):
    client: Client


class Went(Struct, frozen=True, eq=False):
    client: Client


class Sent(Struct, frozen=True, eq=False):
    client: Client
    message: wire.Incoming


class Rang(Struct, frozen=True, eq=False):
    """Some time is up."""


class Thought(Struct, frozen=True, eq=False):
    """The bots have thought it over."""

    token: int
    act: tuple[int, Choice] | None
    lines: tuple[tuple[int, str], ...] = ()  # (seat, what it says)


class Forget(Struct, frozen=True, eq=False):
    """A player wants to be erased, or is banned."""

    player: str
    why: str


class Reload(Struct, frozen=True, eq=False):
    """Somebody else has written to this table."""


Letter: TypeAlias = Came | Went | Sent | Rang | Thought | Forget | Reload


def refuse(letter: Letter | None, refusal: Refusal) -> None:
    """Who sent the letter hears why not."""
    if isinstance(letter, Sent):
        letter.client.refuse(getattr(letter.message, "id", ""), refusal)
