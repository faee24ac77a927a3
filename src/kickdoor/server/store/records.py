"""What is handed to the store and what comes back. All times are milliseconds since 1970."""

from typing import NamedTuple

from msgspec import Struct


class Row(NamedTuple):
    """One row of a table's journal; an action of a client has its id, and is there once only."""

    seq: int
    action: str | None
    data: bytes


class Line(NamedTuple):
    """A line of chat."""

    n: int
    player: str
    seat: int
    at: int
    text: str


class Card(NamedTuple):
    """What the lobby shows of a table. The code is None when nobody can join any more."""

    state: str  # lobby, playing, over or closed
    public: bool
    code: str | None
    data: bytes


class Replay(NamedTuple):
    """A finished game."""

    id: str
    table: str
    created: int
    editions: str
    log: bytes
    people: tuple[str | None, ...]  # the player of every seat


class Played(NamedTuple):
    """A finished game without its log."""

    id: str
    table: str
    created: int
    editions: str
    people: tuple[str | None, ...]


class Session(NamedTuple):
    """Where somebody is logged in."""

    id: str
    created: int
    seen: int


class Report(NamedTuple):
    """A line of chat that somebody told the operator of."""

    table: str
    n: int
    by: str  # who told of it
    player: str  # whose line it is
    at: int
    text: str
    why: str


class Batch(Struct, eq=False):
    """What one step of a table writes: all of it or nothing."""

    table: str
    rows: list[Row]
    card: Card | None = None  # None: as it was
    snapshot: tuple[int, bytes] | None = None
    chat: list[Line] = []
    sitting: list[str] = []
    replay: Replay | None = None
    epoch: int | None = None  # the fence: the batch is refused when the table was claimed anew since

    @property
    def more(self) -> bool:
        """Is there anything but rows in it?"""
        return bool(self.card or self.snapshot or self.chat or self.sitting or self.replay)


class Entry(NamedTuple):
    """A table as the lobby and the other nodes know it."""

    id: str
    code: str | None
    state: str
    public: bool
    created: int
    touched: int
    card: bytes
    owner: str | None
    epoch: int


class Owner(NamedTuple):
    """The node that holds a table now. One that never told its address has ""."""

    node: str
    address: str
    epoch: int


class Node(NamedTuple):
    id: str
    address: str
    seen: int


class Player(NamedTuple):
    id: str
    name: str
    created: int
    seen: int
    banned: bool
    subject: str | None


class Erased(NamedTuple):
    """What was found of a player, and is gone."""

    player: bool
    lines: int
    replays: int
    tables: tuple[str, ...]  # where the player had a seat
