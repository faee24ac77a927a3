"""A table as it is kept whole. Never compiled: what is read back must be declared as Python knows it."""

from typing import Final

import msgspec
from msgspec import Struct

from kickdoor.engine.state import Event
from kickdoor.server import journal as j
from kickdoor.server.settings import Settings

VERSION: Final = 1


class SavedSeat(Struct, frozen=True, array_like=True):
    sex: str
    player: str
    bot: str
    ready: bool
    gone: bool
    agreed: bool
    face: str = ""
    program: bool = False
    name: str = ""


class Saved(Struct, frozen=True):
    """A table as it stands after a row, at a time when nothing could be taken back."""

    version: int
    seq: int
    opened: j.Opened
    settings: Settings
    host: str
    code: str
    seats: tuple[SavedSeat, ...]
    state: j.Stage
    length: int
    chances: int
    secret: str
    rules_rev: int
    replay: str
    rematch: str
    closed: str
    votes: dict[int, tuple[int, ...]]
    actions: tuple[str, ...]
    game: bytes
    past: tuple[Event, ...] = ()
    silenced: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()


encode: Final = msgspec.msgpack.Encoder().encode
decode: Final = msgspec.msgpack.Decoder(Saved).decode
