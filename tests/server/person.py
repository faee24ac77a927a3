"""A player at a real server: REST by httpx, the table by a real WebSocket."""

import asyncio
import json
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 90.0  # seconds for anything that must come, however busy the machine is


class Person:
    """One guest. What the table tells is kept: the latest table, update and chat, and every message in order."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.heard: list[Message] = []
        self.table: Message = {}
        self.update: Message = {}
        self.raw: list[bytes] = []
        self.count = 0

    async def __aenter__(self) -> Self:
        (await self.http.post("/api/guest", json={"name": self.name})).raise_for_status()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()
        await self.http.aclose()

    async def create(self, settings: Message | None = None, bots: list[str] | None = None) -> str:
        """A table of one's own."""
        told = await self.http.post("/api/tables", json={"settings": settings or {}, "bots": bots or []})
        assert told.status_code == 201, told.text
        id: str = told.json()["id"]
        return id

    async def join(self, table: str, **hello: Any) -> None:
        """A socket to the table."""
        ticket = await self.http.post(f"/api/tables/{table}/ticket")
        assert ticket.status_code == 201, ticket.text
        place = f"{self.address.replace('http', 'ws', 1)}/ws?table={table}"
        self.socket = await connect(place, compression=None, max_size=None, ping_interval=None)
        await self.send(t="hello", ticket=ticket.json()["ticket"], table=table, **hello)
        await self.until(lambda m: m["t"] == "table")

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def read(self) -> Message:
        """The next message."""
        assert self.socket is not None
        data = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE)
        assert isinstance(data, bytes)
        message: Message = json.loads(data)
        self.heard.append(message)
        self.raw.append(data)
        if message["t"] == "table":
            self.table = message
        elif message["t"] == "update":
            self.update = message
        elif message["t"] == "clock":
            self.update = {**self.update, "clock": message["clock"]}
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until such a message comes."""
        while True:
            message = await self.read()
            if wanted(message):
                return message

    async def do(self, **message: Any) -> Message:
        """Send it with an id of its own, and wait for the answer."""
        self.count += 1
        id = message.setdefault("id", f"{self.name}-{self.count}")
        await self.send(**message)
        return await self.until(lambda m: m.get("id") == id and m["t"] != "table")

    @property
    def request(self) -> Message | None:
        asked: Message | None = self.update.get("request")
        return asked

    @property
    def seat(self) -> int:
        seat: int = self.table["you"]
        return seat

    @property
    def over(self) -> bool:
        return bool(self.table.get("state") == "over")

    async def play(self, dice: Random, most: int = 100_000) -> None:
        """Choose at random whenever asked, let windows stand, until the game is over."""
        told = 0
        for _ in range(most):
            if self.over:
                return
            clock = self.update.get("clock", {})
            request = self.request
            if request and request["mandatory"] and request["id"] != told:
                told = request["id"]
                option = dice.choice(request["options"])
                answer = await self.do(t="choose", request=told, choice=option["choice"])
                if answer["t"] == "refused":
                    told = 0
            elif clock.get("window") and not clock["stood"]:
                await self.send(t="ack", window=clock["window"])
                await self.until(lambda m: m["t"] in ("clock", "update", "refused", "table"))
            else:
                await self.read()
        raise AssertionError("the game does not end")
