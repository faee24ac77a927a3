"""What is kept of a table: a row for everything that happened there. The table is what its rows say."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from kickdoor.server.settings import Settings
from kickdoor.version import RULES_REV

By: TypeAlias = Literal["person", "bot", "clock", "forced"]  # forced: there was one answer
Stage: TypeAlias = Literal["lobby", "playing", "over", "closed"]  # of a table
Pick: TypeAlias = tuple[int, int, int, int, int]  # seat, verb, a, b, c; seat -1 is chance


class Opened(Struct, frozen=True, tag="opened"):
    """A table was set up. A fork goes on from a game that was played before."""

    host: str
    settings: Settings
    code: str
    choices: tuple[Pick, ...] = ()  # a fork: the game so far,
    earlier: tuple[tuple[str, int], ...] = ()  # and the secrets its chance came from
    sexes: tuple[str, ...] = ()
    guide: str = ""  # the name of a guided game


class Changed(Struct, frozen=True, tag="changed"):
    settings: Settings


class Sat(Struct, frozen=True, tag="sat"):
    """A person has the seat now."""

    seat: int
    player: str
    sex: str = ""  # "" as the seat has it
    program: bool = False  # as whoever sat down said of itself


class Faced(Struct, frozen=True, tag="faced"):
    """A person has this face now."""

    seat: int
    face: str


class Bot(Struct, frozen=True, tag="bot"):
    """A bot has the seat now; "" leaves it empty."""

    seat: int
    bot: str


class Readied(Struct, frozen=True, tag="readied"):
    seat: int
    ready: bool


class Host(Struct, frozen=True, tag="host"):
    """Who decides about the table now."""

    player: str


class Began(Struct, frozen=True, tag="began"):
    """The game has begun. The secret of its chance stays here until the end."""

    secret: str
    picks: tuple[Pick, ...]  # the deal
    rules_rev: int = RULES_REV  # by which it is played


class Chose(Struct, frozen=True, tag="chose", omit_defaults=True):
    """A choice, or several in a row, with everything chance answered."""

    picks: tuple[Pick, ...]
    by: By = "person"
    stood: tuple[str, ...] = ()  # actions of clients who let a window stand, which closed by this


class TookBack(Struct, frozen=True, tag="took-back"):
    """The game is again as it was after that many choices."""

    length: int


class Absent(Struct, frozen=True, tag="absent"):
    """A bot plays for somebody who is gone, or no longer does."""

    seat: int
    gone: bool


class Removed(Struct, frozen=True, tag="removed"):
    """The table voted somebody out, or the person left for good; a bot has the seat."""

    seat: int


class Voted(Struct, frozen=True, tag="voted"):
    """A player wants another to go, or no longer does."""

    seat: int
    against: int
    yes: bool


class Wished(Struct, frozen=True, tag="wished"):
    """A player wants to take a choice back, or agrees; a no ends it."""

    seat: int
    yes: bool


class Agreed(Struct, frozen=True, tag="agreed"):
    """A player lets spectators see hands, late."""

    seat: int
    yes: bool


class Said(Struct, frozen=True, tag="said"):
    """A line of chat: which one. What it says is kept elsewhere, where it can be erased."""

    n: int


class Silenced(Struct, frozen=True, tag="silenced"):
    """The host wants nobody to read this player, or no longer so."""

    player: str
    on: bool


class Barred(Struct, frozen=True, tag="barred"):
    """The host does not want this player here again."""

    player: str


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over and kept as a replay."""

    replay: str


class Rematch(Struct, frozen=True, tag="rematch"):
    """The players go on at another table."""

    table: str


class Closed(Struct, frozen=True, tag="closed"):
    """Nothing more happens here."""

    why: str


Entry: TypeAlias = (
    Opened | Changed | Sat | Faced | Bot | Readied | Host | Began | Chose | TookBack | Absent | Removed | Voted | Wished
    | Agreed | Said | Silenced | Barred | Ended | Rematch | Closed
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def all_picks(entries: Iterable[Entry]) -> list[Pick]:
    """Every choice of the game, as the rows tell it."""
    picks: list[Pick] = []
    for entry in entries:
        if isinstance(entry, Opened):
            picks = list(entry.choices)
        elif isinstance(entry, Began | Chose):
            picks += entry.picks
        elif isinstance(entry, TookBack):
            del picks[entry.length :]
    return picks
