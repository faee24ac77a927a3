"""What one player has sent and was told at one table: little enough to keep for a hundred thousand updates."""

from dataclasses import dataclass, field
from typing import NamedTuple
from zlib import crc32

EVENTS = b'"events":'
VIEW = b',"view":'
REQUEST = b',"request":'
NO_EVENTS = crc32(b"[]")


class Told(NamedTuple):
    """An update: on which of the player's sockets, its number, and marks of its events and its view."""

    socket: int
    n: int
    events: int
    view: int


@dataclass
class Memory:
    """Of one seat; -1 is a spectator."""

    seat: int
    sent: dict[str, tuple[int, ...]] = field(default_factory=dict)  # by the id of the action: the choice, if it is one
    acked: dict[str, int] = field(default_factory=dict)  # and the number of the latest update at that time
    refused: dict[str, str] = field(default_factory=dict)  # and the code, where it was not done later
    told: list[Told] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)  # codes of sockets
    socket: int = 0  # how many there were
    resent: int = 0  # actions sent again after a break
    here: bool = False  # the latest socket is open

    @property
    def n(self) -> int:
        return self.told[-1].n if self.told else 0

    def opened(self) -> None:
        self.socket += 1
        self.here = True

    def update(self, n: int, data: bytes) -> None:
        """An update as it came."""
        events = data.index(EVENTS)
        view = data.index(VIEW, events)
        end = data.index(REQUEST, view)
        told = crc32(data[events + len(EVENTS) : view]), crc32(data[view + len(VIEW) : end])
        self.told.append(Told(self.socket, n, *told))

    def done(self, id: str) -> None:
        self.acked.setdefault(id, self.n)
        self.refused.pop(id, None)

    def denied(self, id: str, code: str) -> None:
        if id not in self.acked:
            self.refused[id] = code
