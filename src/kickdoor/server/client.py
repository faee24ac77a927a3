"""One open socket: who it is, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import Final, Protocol

from kickdoor.server import wire
from kickdoor.server.refusal import Refusal, sentence

TEXT: Final = 0x81  # the first byte of a frame of text that is whole
SHORT: Final = tuple([bytes((TEXT, size)) for size in range(126)])  # heads, by size
LONG: Final = tuple([bytes((TEXT, 126, byte)) for byte in range(256)])  # the first of two bytes with the size is there
BYTES: Final = tuple([bytes((byte,)) for byte in range(256)])
LONGER: Final = bytes((TEXT, 127))  # and eight
AT_ONCE: Final = 32 * 1024  # bytes that are sent in one go, where so much waits


def framed(data: bytes) -> bytes:
    """As a whole frame of text.

    >>> framed(b"hello"), framed(b"." * 300)[:5]
    (b'\\x81\\x05hello', b'\\x81~\\x01,.')
    """
    size = len(data)
    if size < 126:
        return SHORT[size] + data
    if size < 1 << 16:
        return LONG[size >> 8] + BYTES[size & 255] + data
    return LONGER + size.to_bytes(8, "big") + data


class Line(Protocol):
    """The wire to whoever reads."""

    def ready(self) -> bool:
        """May something be written now? When it may again, `Client.flush` is called."""

    def write(self, data: bytes) -> None:
        """Messages with their heads, all in one go."""


class Post:
    """Takes along what is told at one moment: one wake-up for all clients, and one call of the system for each."""

    def __init__(self) -> None:
        self.soon = asyncio.get_running_loop().call_soon
        self.waiting: deque[Client] = deque()

    def put(self, client: "Client") -> None:
        if not self.waiting:
            self.soon(self.go)
        self.waiting.append(client)

    def go(self) -> None:
        try:
            while self.waiting:
                self.waiting.popleft().flush()
        finally:  # one that fails keeps nobody else waiting
            if self.waiting:
                self.soon(self.go)


class Client:
    """A viewer of a table. Sending never waits: a reader that falls too far behind is dropped, and harms nobody."""

    def __init__(
        self, player: str, name: str, most: int = 256, most_bytes: int = 4 << 20, post: Post | None = None
    ) -> None:
        self.player = player
        self.name = name
        self.session = ""
        self.address = ""  # the neighbourhood it comes from; never written anywhere
        self.language = "en"  # in which refusals, hints and the last word are told
        self.muted: set[str] = set()  # players this reader does not want to hear
        self.words: frozenset[str] = frozenset()  # words this reader does not want to see
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.most = most
        self.most_bytes = most_bytes
        self.line: Line | None = None
        self.post = post or Post()
        self.flushing = False  # soon
        self.silent = asyncio.Event()  # all is sent but the last word
        self.closing: wire.Bye | None = None

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        self.queue.append(data)
        self.size += len(data)
        if len(self.queue) > self.most or self.size > self.most_bytes:
            self.queue.clear()
            self.close(wire.CLOSE_SLOW, "This client reads too slowly.", "queue-messages")
        elif not self.flushing:
            self.flush_soon()

    def tell(self, message: wire.Outgoing) -> None:
        self.send(wire.write(message))

    def refuse(self, id: str, refusal: Refusal) -> None:
        self.tell(refusal.told(id, self.language))

    def close(self, code: int, why: str, limit: str = "") -> None:
        """The last word; what was queued before it is still sent."""
        if self.closing is None:
            self.closing = wire.Bye(code, sentence(why, self.language), limit)
            self.flush_soon()

    def reach(self, line: Line) -> None:
        """From now on there is somebody to send to."""
        self.line = line
        self.flush_soon()

    def flush_soon(self) -> None:
        """Whatever else is told at this moment goes with it."""
        self.flushing = True
        self.post.put(self)

    def flush(self) -> None:
        """Send what waits, as far as the line takes it."""
        self.flushing = False
        while self.queue and self.line is not None and self.line.ready():
            self.line.write(self.take())
        if self.closing is not None and not self.queue:
            self.silent.set()

    def take(self) -> bytes:
        """What is to be sent next, in one go."""
        if len(self.queue) == 1:
            self.size = 0
            return framed(self.queue.popleft())
        taken: list[bytes] = []
        size = 0
        while self.queue and (not taken or size + len(self.queue[0]) <= AT_ONCE):
            data = self.queue.popleft()
            size += len(data)
            taken.append(framed(data))
        self.size -= size
        return b"".join(taken)
