"""One open socket: who it is, and what waits to be sent to it."""

import asyncio
from collections import deque

from kickdoor.server import wire
from kickdoor.server.refusal import Refusal, sentence


class Client:
    """A viewer of a table. Sending never waits: a reader that falls too far behind is dropped, and harms nobody."""

    def __init__(self, player: str, name: str, most: int = 256, most_bytes: int = 4 << 20) -> None:
        self.player = player
        self.name = name
        self.language = "en"  # in which refusals, hints and the last word are told
        self.muted: set[str] = set()  # players this reader does not want to hear
        self.words: frozenset[str] = frozenset()  # words this reader does not want to see
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.most = most
        self.most_bytes = most_bytes
        self.wake = asyncio.Event()
        self.closing: wire.Bye | None = None

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        self.queue.append(data)
        self.size += len(data)
        if len(self.queue) > self.most or self.size > self.most_bytes:
            self.queue.clear()
            self.close(wire.CLOSE_SLOW, "This client reads too slowly.")
        self.wake.set()

    def tell(self, message: wire.Outgoing) -> None:
        self.send(wire.write(message))

    def refuse(self, id: str, refusal: Refusal) -> None:
        self.tell(refusal.told(id, self.language))

    def close(self, code: int, why: str) -> None:
        """The last word; what was queued before it is still sent."""
        if self.closing is None:
            self.closing = wire.Bye(code, sentence(why, self.language))
            self.wake.set()

    async def outgoing(self) -> bytes | None:
        """The next thing to send; None when the socket is to be closed."""
        while not self.queue:
            if self.closing is not None:
                return None
            self.wake.clear()
            await self.wake.wait()
        data = self.queue.popleft()
        self.size -= len(data)
        return data
