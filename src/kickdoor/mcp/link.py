"""The way to a table online: a guest, a ticket, a socket, and what was told through it."""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kickdoor.engine.events import EVERYBODY
from kickdoor.text.news import Event

Message = dict[str, Any]
PATIENCE = 20.0  # seconds for an answer of the server
TRIES = 6  # to come back after the socket broke
PAUSE = 0.5  # seconds before the first of them, then twice as long each time
MOST_HEARD = 200


class TableError(Exception):
    """The table cannot be reached, or does not want what was asked: one sentence."""


class Link:
    """A guest's socket at one table. It comes back by itself when it breaks; `closed` says when it gave up, and why."""

    def __init__(self, server: str, name: str, language: str) -> None:
        self.server = server.rstrip("/")
        self.name = name
        self.language = language
        self.id = ""  # of the table
        self.table: Message = {}
        self.update: Message = {}
        self.heard: list[Event] = []
        self.talk: list[tuple[int, str, str]] = []  # seat or -1, name, text
        self.closed = ""
        self._token = ""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._changed = asyncio.Event()
        self._actions = 0

    # ---- coming in

    async def join(self, table: str) -> None:
        """As a new guest to a table, by its id or its six-letter code; from then on `listen` must run."""
        if not table.isascii() or not table.isalnum():
            raise TableError(f"{table}: a table is a code of six letters, or an id")
        guest = await self.call("POST", "/api/guest", {"name": self.name, "beside": True})
        self._token = guest["token"]
        if len(table) == 6:
            table = (await self.call("GET", f"/api/codes/{table}"))["id"]
        self.id = table
        await self._connect()

    async def call(self, method: str, path: str, body: Message | None = None) -> Message:
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Message | None) -> Message:
        headers = {"content-type": "application/json", "accept-language": self.language}
        if self._token:
            headers["authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(HttpRequest(self.server + path, data, headers, method=method), timeout=PATIENCE) as answer:
                told: Message = json.load(answer)
                return told
        except HTTPError as error:
            with error:
                try:
                    why = json.load(error)["error"]
                except (ValueError, KeyError, TypeError):
                    why = error.reason
            raise TableError(f"{self.server}: {why}") from None
        except (URLError, ValueError, OSError) as error:
            why = getattr(error, "reason", error)
            raise TableError(f"{self.server}: nobody answers; is a kickdoor serve there? ({why})") from None

    async def _connect(self) -> None:
        ticket = await self.call("POST", f"/api/tables/{self.id}/ticket")
        try:
            place = f"{self.server.replace('http', 'ws', 1)}/ws?table={self.id}"
            self._socket = await connect(place, max_size=None)
            hello = {"t": "hello", "ticket": ticket["ticket"], "table": self.id, "language": self.language}
            await self._socket.send(json.dumps(hello))
        except (OSError, WebSocketException) as error:
            raise TableError(f"{self.server}: {error}") from None

    # ---- hearing

    async def listen(self) -> None:
        """Takes in what is told until the table is closed, or nobody answers any more."""
        try:
            while not self.closed:
                assert self._socket is not None
                try:
                    async for frame in self._socket:
                        self._hear(json.loads(frame))
                except WebSocketException:
                    pass
                if not self.closed:
                    await self._come_back()
        finally:
            self.closed = self.closed or "the table was left"
            self._wake()

    async def _come_back(self) -> None:
        why = ""
        for number in range(TRIES):
            await asyncio.sleep(PAUSE * 2**number)
            try:
                await self._connect()
                if self.update:
                    await self.send({"t": "missed", "since": self.update["n"]})
                return
            except TableError as error:
                why = str(error)
        self.closed = why

    def _hear(self, message: Message) -> None:
        kind = message["t"]
        if kind == "table":
            self.table = message
            self.closed = message["closed"]
        elif kind == "update":
            self.update = message
            self._remember(message["events"])
        elif kind == "past" and (message["since"] or not self.update):
            self._remember(message["events"])
        elif kind == "clock" and self.update:
            self.update["clock"] = message["clock"]
        elif kind == "chat":
            self.talk += [(line["seat"], line["name"], line["text"]) for line in message["lines"]]
        elif kind == "aside":
            self.talk.append((message["seat"], "", message["text"]))
        elif kind == "bye" and message["code"] != 1012:  # that is a restart: the way back is open
            self.closed = message["why"]
        elif message.get("id") in self._waiting:
            self._waiting.pop(message["id"]).set_result(message)
        self._wake()

    def _remember(self, events: list[list[int]]) -> None:
        self.heard += [(kind, seat, a, b, c, EVERYBODY) for kind, seat, a, b, c in events]
        del self.heard[:-MOST_HEARD]

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(self, true: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so, or the table is closed; False when it was not in time."""
        try:
            async with asyncio.timeout(seconds):
                while not true() and not self.closed:
                    await self._changed.wait()
        except TimeoutError:
            return False
        return true()

    # ---- doing

    async def send(self, message: Message) -> None:
        if self._socket is None or self.closed:
            raise TableError(self.closed or "the table was left")
        try:
            await self._socket.send(json.dumps(message))
        except WebSocketException:
            raise TableError("the connection broke; it comes back in a moment") from None

    async def do(self, message: Message) -> Message:
        """Something with an answer: what it is, or TableError with the reason of a refusal."""
        self._actions += 1
        id = f"mcp-{self._actions}"
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[id] = answer
        try:
            await self.send(message | {"id": id})
            async with asyncio.timeout(PATIENCE):
                told = await answer
        except TimeoutError:
            raise TableError("the server has not answered") from None
        finally:
            self._waiting.pop(id, None)
        if told["t"] == "refused":
            clauses = f" ({told['clauses'][0]})" if told["clauses"] else ""
            raise TableError(f"{told['why']}{clauses}")
        return told

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
