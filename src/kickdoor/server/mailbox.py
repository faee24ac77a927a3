"""The letters to a table, for the one who reads them."""

import asyncio
from collections import deque

from kickdoor.server.letters import Letter


class Mailbox:
    """First come, first read. Putting a letter in never waits."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()  # asking for it asks the system who one is, each time
        self.letters: deque[Letter] = deque()
        self.reader: asyncio.Future[None] | None = None  # who waits for a letter

    def put(self, letter: Letter) -> None:
        self.letters.append(letter)
        reader = self.reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def next(self) -> Letter:
        while not self.letters:
            self.reader = self.loop.create_future()
            await self.reader
        return self.letters.popleft()
