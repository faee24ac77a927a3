"""A hall in this process, on a real database, with people at its tables. Time passes only when a test says so."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterable
from itertools import count
from random import Random
from types import TracebackType
from typing import Any
from unittest.mock import patch

import msgspec

from kickdoor.cards.load import read_edition
from kickdoor.chance import Committed
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import PASS, PH_COMBAT, V_END, Choice
from kickdoor.engine.state import State
from kickdoor.game import Game, new_game
from kickdoor.replay.verify import Verdict, verify
from kickdoor.server import hall as halls
from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.clocks import LEAP
from kickdoor.server.hall import Hall
from kickdoor.server.letters import Came, Sent, Went
from kickdoor.server.limits import Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.replays import named, read_replay
from kickdoor.server.room import Room
from kickdoor.server.settings import Clocks, Settings
from kickdoor.server.store import Store
from kickdoor.server.table import Table

Message = dict[str, Any]
SECRET = "5eed" * 16
ROUNDS = 2_000  # more than any table here needs to come to rest
MOVES = 5_000  # more than any game here has
GAMES = 20  # of them in which a moment is looked for
ANSWERS = ("done", "refused", "advice", "because")
SHORT = {"winning_level": 4}
MIDDLING = {"winning_level": 6}  # for whatever happens before the end
LONG: dict[str, Any] = {}  # a whole game, for whatever needs no end
LONG_ENOUGH = 120.0  # seconds: a machine that is busy starts processes slowly; nobody here minds


def settings(**changes: Any) -> Settings:
    """A small quick table; `clocks` and the rest as in Settings."""
    clocks = Clocks(**{"pace": 0.0, **changes.pop("clocks", {})})
    return Settings(**{"seats": 3, "options": dict(SHORT), "clocks": clocks, **changes})


def reached(length: int) -> Callable[[Room], bool]:
    """Until the log of a game is that long."""
    return lambda room: room.length >= length


class House:
    """A hall that runs without its own clock; to be opened again on the same database as often as one likes."""

    def __init__(self, url: str, snapshot_every: int = 64) -> None:
        self.url = url
        self.snapshot_every = snapshot_every
        self.guests: list[Guest] = []
        self.ids = count(1)

    async def __aenter__(self) -> "House":
        self.store = await Store.open(self.url)
        self.hall = Hall(self.store, Limits(least_pace=0, bot_rate=1e6, bot_burst=10**6), Metrics())
        self.hall.snapshot_every = self.snapshot_every
        self.hall.new_secret = lambda: SECRET  # type: ignore[method-assign]
        # Bots play by the id of their table: with ids in order every run is the same game.
        self.patches = [patch.object(halls, "new_id", lambda _bytes=16: f"id{next(self.ids):04}")]
        for one in self.patches:
            one.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in self.patches:
            one.stop()
        await self.hall.close()
        await self.store.close()

    async def restart(self) -> None:
        """The hall is closed, and another one opened on what is kept; everybody must come again."""
        await self.__aexit__(None, None, None)
        for guest in self.guests:
            guest.client = None
        await self.__aenter__()

    # ---- people and tables

    async def guest(self, name: str) -> "Guest":
        id = f"player{len(self.guests) + 1}"
        assert await self.store.add_player(id, name, 1)
        guest = Guest(self, id, name)
        self.guests.append(guest)
        return guest

    async def table(
        self, host: "Guest", bots: Iterable[str] = (), opened: j.Opened | None = None, **changes: Any
    ) -> str:
        """A new table; with `opened` one that goes on from a game."""
        chosen = settings(**changes)
        if opened is not None:
            opened = msgspec.structs.replace(opened, host=host.id)
            chosen = opened.settings
        return (await self.hall.create(host.id, chosen, list(bots), opened)).id

    async def seat(self, names: Iterable[str], start: bool = True, **changes: Any) -> "list[Guest]":
        """People at a new table, from its first seat on; bots take the rest."""
        guests = [await self.guest(name) for name in names]
        table = await self.table(guests[0], **changes)
        for number, guest in enumerate(guests):
            await guest.come(table)
            if number:
                await guest.done(t="sit", seat=number)
                await guest.done(t="ready")
        if start:
            await guests[0].done(t="start")
        return guests

    def at(self, id: str) -> Table:
        """A table that is open."""
        return self.hall.tables[id]

    async def rows(self, table: str) -> list[j.Entry]:
        """What is kept of a table."""
        rows = await self.store.read(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        return [j.decode(row.data) for row in rows]

    async def verify(self, table: str) -> Verdict:
        """The log of a finished game, as it would be downloaded, is true."""
        replay = await self.store.replay(self.at(table).room.replay)
        assert replay is not None
        return verify(read_replay(replay._replace(log=named(replay, {}))))

    # ---- time

    async def settle(self) -> None:
        """Until every letter is read and the bots have nothing left to think about."""
        for _ in range(ROUNDS):
            tables = list(self.hall.tables.values())
            tokens = [table.token for table in tables]
            await asyncio.gather(*map(probe, tables))
            await asyncio.get_running_loop().run_in_executor(self.hall.thinkers, int)
            await asyncio.gather(*self.hall.pondering)
            await asyncio.gather(*map(probe, tables))
            if tokens == [table.token for table in tables] and not any(table.mail.letters for table in tables):
                return
        raise AssertionError("the tables do not come to rest")

    async def wait(self, seconds: float) -> None:
        """Time passes, in steps as a running server has them."""
        end = self.hall.pulse.now + seconds
        await self.settle()
        while self.hall.pulse.now < end - 1e-9:
            self.hall.pulse.advance(min(LEAP, end - self.hall.pulse.now))
            await self.settle()

    async def play(self, *players: "Guest", dice: Random, until: Callable[[Room], bool] | None = None) -> None:
        """People choose at random and let windows stand, until something is so, or the game is over."""
        room = players[0].room
        for _ in range(MOVES):
            if until is not None and until(room):
                return
            if room.state != "playing":
                assert until is None, "the game was over before"
                return
            for player in players:
                asked = player.request
                if asked and asked["mandatory"]:
                    await player.done(t="choose", request=asked["id"], choice=dice.choice(asked["options"])["choice"])
                    break
            else:
                clock = players[0].update["clock"]
                if clock["window"]:
                    for player in players:
                        player.send(t="ack", window=clock["window"])
                    await self.settle()
                else:
                    await self.wait(LEAP)
        raise AssertionError("the game does not end")


def housed(test: Callable[[House], Coroutine[Any, Any, None]]) -> Callable[[str], None]:
    """A test that takes place in a house of its own."""

    def run(sqlite_url: str) -> None:
        async def visit() -> None:
            async with House(sqlite_url) as house:
                await test(house)

        asyncio.run(visit())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def probe(table: Table) -> None:
    """All letters before this one are read."""
    client, heard = Client("", ""), Heard()
    client.reach(heard)
    table.put(Sent(client, wire.Sync()))
    await heard.something.wait()


class Heard:
    """A line whose end notes that something came."""

    def __init__(self) -> None:
        self.something = asyncio.Event()

    def ready(self) -> bool:
        return True

    def write(self, _data: bytes) -> None:
        self.something.set()


class Guest:
    """Somebody at a table: what was told is kept, the latest table, update and every message in order."""

    def __init__(self, house: House, id: str, name: str) -> None:
        self.house = house
        self.id = id
        self.name = name
        self.client: Client | None = None
        self.at = ""
        self.sent = count(1)
        self.heard: list[Message] = []
        self.raw: list[bytes] = []

    async def come(self, table: str, address: str = "") -> None:
        opened = await self.house.hall.table(table)
        assert isinstance(opened, Table)
        self.at = table
        self.client = Client(self.id, self.name, most=1 << 30, most_bytes=1 << 40)
        self.client.address = address
        opened.put(Came(self.client))
        await self.house.settle()

    async def go(self) -> None:
        """The socket is closed."""
        assert self.client is not None
        self.house.at(self.at).put(Went(self.client))
        await self.house.settle()
        self.client = None

    def send(self, **message: Any) -> None:
        """As it would come in by a socket."""
        assert self.client is not None
        assert self.house.at(self.at).put(Sent(self.client, wire.read(json.dumps(message))))

    async def do(self, **message: Any) -> Message:
        """Send it and give the answer; {} when there is none yet."""
        if message["t"] not in ("ack", "hold", "sync", "mute", "filter"):
            message.setdefault("id", f"a{next(self.sent)}")
        before = len(self.listen())
        self.send(**message)
        await self.house.settle()
        told = [m for m in self.listen()[before:] if m["t"] in ANSWERS and m["id"] == message.get("id", "")]
        return told[-1] if told else {}

    async def done(self, **message: Any) -> None:
        answer = await self.do(**message)
        assert answer.get("t") == "done", answer

    async def refused(self, **message: Any) -> str:
        """The code with which it is refused, by a sentence."""
        answer = await self.do(**message)
        assert answer.get("t") == "refused", answer
        assert answer["why"], answer
        code: str = answer["code"]
        return code

    def listen(self) -> list[Message]:
        """Everything heard so far."""
        if self.client is not None:
            while self.client.queue:
                data = self.client.queue.popleft()
                self.raw.append(data)
                self.heard.append(json.loads(data))
            self.client.size = 0
        return self.heard

    def latest(self, kind: str) -> Message:
        return next((m for m in reversed(self.listen()) if m["t"] == kind), {})

    @property
    def table(self) -> Message:
        return self.latest("table")

    @property
    def update(self) -> Message:
        """The latest update, with the latest clock."""
        for message in reversed(self.listen()):
            if message["t"] == "update":
                return message
            if message["t"] == "clock":
                earlier = next((m for m in reversed(self.heard) if m["t"] == "update"), {})
                return {**earlier, "clock": message["clock"]}
        return {}

    @property
    def request(self) -> Message | None:
        asked: Message | None = self.update.get("request")
        return asked

    @property
    def clock(self) -> Message:
        clock: Message = self.update["clock"]
        return clock

    @property
    def room(self) -> Room:
        return self.house.at(self.at).room

    @property
    def seat(self) -> int:
        return self.room.seat_of(self.id)


def played(until: Callable[[State], bool], seed: int = 1, *, fresh: bool = False, **changes: Any) -> j.Opened:
    """A table that goes on from a game of random players, at the first moment at which something is so.

    fresh: at the very beginning of a turn.
    """
    chosen = settings(**{"options": {}, **changes})
    for secret in (f"{number:064x}" for number in range(seed, seed + GAMES)):
        options = {**chosen.options, "patient": True}
        game = new_game(chosen.editions, chosen.seats, options=options, source=Committed(bytes.fromhex(secret)))
        dice = Random(secret)
        for _ in range(MOVES):
            if game.over:
                break
            begun = not fresh or game.choices[-1][1][0] == V_END
            if begun and until(game.state) and game.state.asked != CHANCE:
                picks = tuple((seat, c[0], c[1], c[2], c[3]) for seat, c in game.choices)
                chances = sum(pick[0] < 0 for pick in picks)
                return j.Opened("", chosen, "", picks, ((secret, chances),), tuple(game.header["sexes"]))
            game.apply(*any_choice(game, dice))
    raise AssertionError("there was no such moment")


def any_choice(game: Game, dice: Random) -> tuple[int, Choice]:
    """Random players who mostly let things stand."""
    seat, request = dice.choice(list(game.pending.items()))
    if not request.mandatory and dice.random() < 0.7:
        return seat, PASS
    return seat, dice.choice(request.options)


# ---- moments, and who is asked


def fight(s: State) -> bool:
    """A fight that stands as it is unless somebody steps in."""
    return s.phase == PH_COMBAT and not s.deciding and s.invited == 7 & ~s.dead and len(s.stack) == 1


def choosing(s: State) -> bool:
    """One player must decide, outside a fight."""
    return s.number > 1 and s.deciding in (1, 2, 4) and not s.combat


def asked(*guests: Guest) -> Guest:
    """Who must decide."""
    return next(guest for guest in guests if guest.request and guest.request["mandatory"])


async def until(so: Callable[[], bool]) -> None:
    """Until it is so, in real time: a minute of it, for what is done by processes that have yet to start."""
    for _ in range(12_000):
        if so():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it does not come to this")


def card_names() -> list[str]:
    """Ids and titles of cards that are no ordinary words."""
    edition = read_edition("classic")
    cards = [*edition.doors, *edition.treasures]
    return [name for card in cards for name in (card.id, card.name) if "-" in name or " " in name]
