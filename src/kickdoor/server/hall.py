"""All tables of one server: found, opened from what is kept, made, and put away when nobody is there."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import structlog

from kickdoor.agents.cast import mixed
from kickdoor.agents.voice import BUSY
from kickdoor.engine.ids import PASS, Choice
from kickdoor.replay.snapshot import SnapshotError
from kickdoor.rulebook.editions import names
from kickdoor.ruleset import Box
from kickdoor.server import cluster, minds, wire
from kickdoor.server import journal as j
from kickdoor.server.asked import Asked
from kickdoor.server.bots import Bots, Line
from kickdoor.server.buckets import Gate
from kickdoor.server.client import Client
from kickdoor.server.clocks import Pulse
from kickdoor.server.cluster import Cluster, Hint
from kickdoor.server.company import played_for
from kickdoor.server.identity import new_id, table_code
from kickdoor.server.keeping import batch_of, load_room, read_saved
from kickdoor.server.letters import Forget, Reload, Thought
from kickdoor.server.limits import Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.minds import Minds
from kickdoor.server.refusal import Refusal
from kickdoor.server.replays import make_replay
from kickdoor.server.room import Room, open_room
from kickdoor.server.settings import Settings, box_of
from kickdoor.server.store import Conflict, Owner, Replay, Store, StoreError
from kickdoor.server.table import Table
from kickdoor.server.talk import SHOWN, Talk
from kickdoor.server.workshop import WARM, Workshop
from kickdoor.words import language, languages

T = TypeVar("T")

IDLE = 300.0  # seconds after which a table without anybody is put away
MOST_PORTIONS = 100  # of what is thrown away in one sweep
STALE_MS = 600_000  # used tickets and silent nodes are forgotten after that
SNAPSHOT_EVERY = 64  # rows
MOST_BARRING = 10_000  # tables
MOST_KNOWN = 60  # boxes: about as many as are kept at hand
TRIES = 8  # for a code nobody has


class Hall:
    """The tables that are open on this server."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics, cluster: Cluster | None = None) -> None:
        self.store = store
        self.cluster = cluster  # None: this server is alone
        self.limits = limits
        self.metrics = metrics
        metrics.tables.set_function(lambda: len(self.tables))
        self.pulse = Pulse()
        self.log = structlog.get_logger("kickdoor")
        self.tables: dict[str, Table] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.opening: dict[str, asyncio.Future[Table | Owner | None]] = {}
        self.idle: dict[str, float] = {}
        self.thinkers = ThreadPoolExecutor(1, "bots")
        self.packers = ThreadPoolExecutor(1, "boxes")
        self.workshop, self.study = Workshop(), Workshop()  # apart: looks back at games take so long that nothing waits
        self.made = Gate.of(limits.tables_an_hour, 3600, "tables-an-hour")
        self.made_here = Gate.of(limits.tables_here_an_hour, 3600, "tables-here-an-hour")
        self.shown = Gate.of(limits.public_an_hour, 3600, "public-an-hour")  # by address
        self.heavy = Gate.of(limits.heavy_a_minute, 60, "heavy-a-minute")
        self.known: OrderedDict[bytes, None] = OrderedDict()  # boxes that were asked for lately, by what they hold
        self.reported = Gate.of(limits.reports_an_hour, 3600, "reports-an-hour")
        self.again = Gate.of(limits.again_a_minute, 60, "again-a-minute")  # old actions that come once more
        self.barred: OrderedDict[str, set[str]] = OrderedDict()  # by table: addresses not wanted; in memory alone
        self.acts = Gate(limits.bot_rate, limits.bot_burst, "bot-rate")  # of bots, by the address they play for
        self.advising = False  # a hint is thought about in the thread of the bots
        self.minds = Minds(limits.minds, lambda e: self.log.error("mind-failed", exc_info=e, **minds.told(e)))
        self.pondering: set[asyncio.Task[None]] = set()
        self.snapshot_every = SNAPSHOT_EVERY
        self.closing = False
        self.running: list[asyncio.Task[None]] = []

    def wall(self) -> int:
        """The time of day, for what people read."""
        return int(time.time() * 1000)

    def new_secret(self) -> str:
        return secrets.token_hex(32)

    # ---- the hall itself

    async def open(self) -> None:
        self.running = [asyncio.create_task(self.pulse.run()), asyncio.create_task(self.sweep())]
        if self.cluster is not None:
            await self.cluster.open(self.hear)
            self.running.append(asyncio.create_task(self.cluster.run(self.check)))

    def hear(self, hint: Hint) -> None:
        """What other nodes say."""
        if isinstance(hint, cluster.Forget):
            self.forget(hint.player, hint.why)
        elif isinstance(hint, cluster.Ended):
            self.end_sessions(hint.sessions)
        elif isinstance(hint, cluster.Reload) and hint.table in self.tables:
            self.tables[hint.table].put(Reload())

    async def check(self) -> None:
        """After a silence: tables that others have taken meanwhile are lost."""
        assert self.cluster is not None
        for table in list(self.tables.values()):
            owner = await self.store.owner(table.room.id)
            if owner is None or (owner.node, owner.epoch) != (self.cluster.node, table.room.epoch):
                self.lost(table)

    async def close(self) -> None:
        """Everybody is sent away, to come back after the restart; what is being kept is kept."""
        self.closing = True
        for table in self.tables.values():
            for client in table.clients:
                client.close(wire.CLOSE_RESTART, "The server restarts: come back in a moment.")
        for task in [*self.running, *self.tasks.values()]:
            task.cancel()
        await asyncio.gather(*self.running, *self.tasks.values(), return_exceptions=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.packers.shutdown(wait=False, cancel_futures=True)
        self.workshop.close()
        self.study.close()
        self.minds.close()
        if self.cluster is not None:
            await self.cluster.close()

    async def sweep(self) -> None:
        """Put tables away that nobody looks at, and throw away what is no longer of use."""
        while True:
            await asyncio.sleep(self.limits.sweep_seconds)
            try:
                await self.store.sweep(self.wall() - STALE_MS)
                await self.throw_away()
            except StoreError as error:
                self.log.error("sweep-failed", exc_info=error)
            now = self.pulse.now
            for table in list(self.tables.values()):
                if table.clients or table.mail.letters:
                    self.idle.pop(table.room.id, None)
                elif now - self.idle.setdefault(table.room.id, now) >= IDLE:
                    self.put_away(table)
                    if self.cluster is not None:
                        await self.cluster.let_go(table.room.id)

    async def throw_away(self) -> None:
        """What has come to its end, in portions small enough for nobody to notice."""
        for _ in range(MOST_PORTIONS):
            gone = await self.store.expire(self.limits.ends(self.wall()), self.tables.keys())
            for kind, n in zip(gone._fields, gone, strict=True):
                self.metrics.expired.labels(kind).inc(n)
            if not any(gone):
                return
            await asyncio.sleep(0)

    def put_away(self, table: Table) -> None:
        id = table.room.id
        if self.tables.get(id) is table:
            del self.tables[id]
            self.tasks.pop(id).cancel()
            self.idle.pop(id, None)

    def lost(self, table: Table) -> None:
        """Another server writes at this table: whoever is here comes back through that one."""
        self.log.warning("table-lost", table=table.room.id)
        for client in table.clients:
            client.close(wire.CLOSE_RESTART, "The table has moved: come back in a moment.")
        self.put_away(table)

    # ---- opening tables

    async def table(self, id: str) -> Table | Owner | None:
        """The table, opened if need be, or the node that has it; None when there is none."""
        found = self.tables.get(id)
        if found is not None or self.closing:
            return found
        if id in self.opening:
            return await asyncio.shield(self.opening[id])
        future: asyncio.Future[Table | Owner | None] = asyncio.get_running_loop().create_future()
        self.opening[id] = future
        try:
            opened = await self.fetch(id)
            future.set_result(opened)
        except BaseException as error:
            future.set_exception(error)
            future.exception()
            raise
        finally:
            del self.opening[id]
        return opened

    async def fetch(self, id: str) -> Table | Owner | None:
        if await self.store.entry(id) is None:
            return None
        epoch: int | None = None
        if self.cluster is not None:
            taken = await self.cluster.take(id)
            if not isinstance(taken, int):
                return taken or Owner("", "", 0)
            epoch = taken
        began = time.perf_counter()
        room = await self.reread(id)
        self.metrics.rebuild.note(time.perf_counter() - began)
        room.epoch = epoch
        lines = await self.store.chat(id, SHOWN)
        people = {seat.player for seat in room.seats if seat.player} | {line.player for line in lines}
        names = await self.store.names(people)
        return self.set_up(room, names, Talk(lines, names))

    def set_up(self, room: Room, names: dict[str, str], talk: Talk) -> Table:
        table = Table(self, room, names, talk)
        self.tables[room.id] = table
        self.tasks[room.id] = asyncio.create_task(table.run(), name=f"table {room.id}")
        return table

    async def reread(self, id: str) -> Room:
        """The table as it is kept: the latest snapshot, and the rows after it."""
        kept = await self.store.snapshot(id)
        room: Room | None = None
        if kept is not None:
            try:
                saved = read_saved(kept[1])
                await self.box(saved.settings)
                room = load_room(id, saved)
            except SnapshotError as error:
                self.log.warning("snapshot-unusable", table=id, error=str(error))
        rows = [(row.action, j.decode(row.data)) for row in await self.store.read(id, room.seq if room else 0)]
        for settings in [row.settings for _action, row in rows if isinstance(row, j.Opened | j.Changed)][-1:]:
            await self.box(settings)
        for action, entry in rows:
            if room is None:
                assert isinstance(entry, j.Opened)
                room = open_room(id, entry)
            else:
                room.fold(entry)
            if action is not None:
                room.actions[action] = None
        assert room is not None, f"table {id} has no rows"
        return room

    # ---- making tables

    async def box(self, settings: Settings) -> Box:
        """The box of a table, put together off the event loop and kept; OptionError where there is none."""
        return await self.aside(box_of, settings)

    async def aside(self, work: Callable[..., T], *what: object) -> T:
        """Off the event loop, one piece after another."""
        return await asyncio.get_running_loop().run_in_executor(self.packers, work, *what)

    async def warm(self) -> None:
        """Read all languages and editions before somebody asks for one, but not while everybody comes in."""
        await asyncio.sleep(WARM)
        for name in languages():
            await self.aside(language, name)
        for edition in names():
            await self.box(Settings((edition,)))

    async def create(self, player: str, settings: Settings, bots: list[str], opened: j.Opened | None = None) -> Room:
        """A new table; its host takes the first seat, bots those named for them."""
        await self.box(settings)
        for _ in range(TRIES):
            first = opened or j.Opened(player, settings, "")
            room = open_room(new_id(9), msgspec.structs.replace(first, code=table_code()))
            entries: list[j.Entry] = [room.opened]
            around: list[j.Entry] = [j.Sat(0, player)]
            company = mixed(bots[: settings.seats - 1], room.id)
            around += [j.Bot(seat, bot) for seat, bot in enumerate(company, 1) if bot]
            for entry in around:
                room.fold(entry)
            try:
                batch = batch_of(room, entries + around, around=True)
                await self.store.create(room.id, batch)
            except Conflict:
                continue
            self.metrics.created.inc()
            return room
        raise Refusal("busy", "No code is free for a new table. Try again.")

    def count_table(self, client: Client) -> None:
        """A table that a client of another table sets up is one like any other."""
        for gate, key in ((self.made, client.player), (self.made_here, client.address)):
            wait = gate.wait(key, time.monotonic())
            if wait:
                raise Refusal("slow-down", "These are enough tables for now.", limit=gate.name, after=wait)

    def count_box(self, client: Client, settings: Settings) -> None:
        """A box that nobody has asked for lately takes a while to put together: an address has so many of them."""
        box = msgspec.json.encode((settings.editions, settings.options), order="sorted")
        if box not in self.known:
            wait = self.heavy.wait(client.address, time.monotonic())
            if wait:
                raise Refusal("slow-down", "One change after the other.", limit=self.heavy.name, after=wait)
            self.known[box] = None
        self.known.move_to_end(box)
        while len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)

    def bar(self, table: str, addresses: set[str]) -> None:
        """The host does not want them there; the table that did so longest ago is forgotten when there are too many."""
        self.barred.setdefault(table, set()).update(addresses)
        self.barred.move_to_end(table)
        while len(self.barred) > MOST_BARRING:
            self.barred.popitem(last=False)

    async def rematch(self, room: Room, host: str) -> str:
        """The same people at a new table, on the same seats; the place of who is no more, or is banned, is free."""
        told = room.opened
        sexes = told.sexes if told.guide else ()
        fresh = open_room(new_id(9), j.Opened(host, room.settings, table_code(), sexes=sexes, guide=told.guide))
        entries: list[j.Entry] = [fresh.opened]
        for number, seat in enumerate(room.seats):
            player = await self.store.player(seat.player) if seat.player else None
            if player is not None and not player.banned:
                entries.append(j.Sat(number, seat.player, seat.sex, seat.program))
            elif seat.bot:
                entries.append(j.Bot(number, seat.bot))
        for entry in entries[1:]:
            fresh.fold(entry)
        await self.store.create(fresh.id, batch_of(fresh, entries, around=True))
        return fresh.id

    async def replay_of(self, room: Room, entries: list[j.Entry]) -> Replay:
        """The finished game with its log."""
        kept = await self.store.read(room.id)

        def make() -> Replay:
            picks = j.all_picks([*[j.decode(row.data) for row in kept], *entries])
            return make_replay(new_id(12), room, picks, self.wall())

        return await self.aside(make)

    # ---- around the tables

    def think(self, table: Table, token: int, bots: Bots, asked: Asked) -> None:
        """Bots think in a thread, searches in processes; what they come to is a letter like any other."""
        if any(isinstance(question[0], minds.Question) for question in asked.questions):
            self.meanwhile(self.ponder(table, token, bots, asked))
            return

        def thought(future: "asyncio.Future[tuple[tuple[int, Choice] | None, list[Line]]]") -> None:
            if not future.cancelled() and future.exception() is None:
                act, lines = future.result()
                table.put(Thought(token, act, tuple(lines)))

        try:
            words = bots, table.report, lambda: table.token == token
            asyncio.get_running_loop().run_in_executor(self.thinkers, asked.answered, *words).add_done_callback(thought)
        except RuntimeError:  # the hall is closing
            return

    def meanwhile(self, work: Coroutine[None, None, None]) -> None:
        """Nobody waits for it."""
        task = asyncio.create_task(work)
        self.pondering.add(task)
        task.add_done_callback(self.pondering.discard)

    async def ponder(self, table: Table, token: int, bots: Bots, asked: Asked) -> None:
        """One bot after another; a search for which no process is free is answered by a weaker bot, which says so."""
        loop, who = asyncio.get_running_loop(), played_for(table)
        try:
            lines = await loop.run_in_executor(self.thinkers, bots.listen, asked.seats, asked.heard)
            for search, name, question in asked.questions:
                choice = None if search is None else await self.minds.ask(minds.choose, search, who)
                if choice not in question[2].options:
                    choice = await loop.run_in_executor(self.thinkers, bots.answer, name, question, table.report)
                    if search is not None:
                        self.metrics.weaker.inc()
                        if choice != PASS or question[2].mandatory:  # that it could have stepped in is its own affair
                            lines = [(question[0], BUSY)]
                assert choice is not None
                if choice != PASS:
                    table.put(Thought(token, (question[0], choice), tuple(lines)))
                    return
            table.put(Thought(token, None, tuple(lines)))
        except RuntimeError:  # the hall is closing
            return

    def end_sessions(self, ended: Collection[str]) -> None:
        """Sockets that were opened by them are closed."""
        for table in self.tables.values():
            for client in table.clients:
                if client.session in ended:
                    client.close(wire.CLOSE_TICKET, "You have logged out.")

    def forget(self, player: str, why: str) -> None:
        """At all tables here a player is gone."""
        for table in self.tables.values():
            table.put(Forget(player, why))
