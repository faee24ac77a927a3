"""Clients by hand, with sockets of the system: nothing is read or answered behind our back."""

import asyncio
import socket
from urllib.parse import urlsplit

from tests.load.lean import GONE, PATIENCE, TEXT, Lean, framed, handshake, nobody
from tests.load.lobby import Lobby
from tests.load.swarm import write

SMALL = 4096  # bytes the system takes in for somebody who does not read


class Stuck:
    """Sends what it is told to, and reads only when asked to."""

    def __init__(self, address: str) -> None:
        place = urlsplit(address)
        self.address = address
        self.wire = socket.socket()
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.wire.settimeout(PATIENCE)
        self.wire.connect((place.hostname, place.port))

    @classmethod
    async def come(cls, lobby: Lobby, table: str) -> "Stuck":
        """Somebody new looks on at a table, and does not read a word."""
        stuck = cls(lobby.address)
        stuck.shake_hands()
        ticket = await lobby.ticket(await lobby.guest("Stuck"), table)
        stuck.write(framed(TEXT, write({"t": "hello", "ticket": ticket, "table": table})))
        return stuck

    def shake_hands(self) -> None:
        self.write(handshake(self.address))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.wire.recv(1)
        assert b" 101 " in head

    def write(self, data: bytes) -> None:
        self.wire.sendall(data)

    async def close_code(self) -> int:
        """Read on until the server says that it closes: with which code, or 0 when it just hung up."""
        loop = asyncio.get_running_loop()
        self.wire.setblocking(False)
        reader = Lean(lambda _message: None, nobody)
        reader.open.set_result(None)
        while reader.code == GONE:
            data = await asyncio.wait_for(loop.sock_recv(self.wire, SMALL), PATIENCE)
            if not data:
                return 0
            reader.data_received(data)
        return reader.code

    def hang_up(self) -> None:
        self.wire.close()
