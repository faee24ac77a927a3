"""A database with a thousand tables in the middle of their games, and how soon a server goes on with them."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, time_ns
from typing import NamedTuple

from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.server import journal as j
from kickdoor.server.identity import COOKIE, Signer, new_id, table_code
from kickdoor.server.keeping import batch_of, load_room, read_saved, save_room
from kickdoor.server.room import Room, open_room
from kickdoor.server.settings import Settings
from kickdoor.server.store import Batch, Store
from tests.load.lean import PATIENCE
from tests.load.lobby import Lobby
from tests.load.player import Manner, Player
from tests.load.server import Server, sqlite_at

SEATS = 4
GAMES = 20  # distinct ones; every table plays one of them
SNAPSHOT_EVERY = 64  # rows, as the server does
REBUILD = ("kickdoor_rebuild_seconds_sum", "kickdoor_rebuild_seconds_count")
ALONE = 20  # tables opened one after another


class Laid(NamedTuple):
    """A table in the database: the cookies of those who sit there, and how many rows it has."""

    cookies: list[str]
    rows: int


@dataclass
class Restart:
    """Seconds, but for the number of tables."""

    tables: int
    rows: int  # of all tables
    ready: float  # from the start of the process until connections are accepted
    first: float  # until the first acknowledged action
    asked: int  # tables at which somebody acted at once
    all: float  # until an action was acknowledged at each of them
    rebuild: float  # of one table while nobody else comes, on average


async def lay_out(database: str, tables: int, seed: int = 1) -> dict[str, Laid]:
    """Tables with games under way, by their ids."""
    dice = Random(seed)
    games = [play(dice, 40 + 12 * number) for number in range(GAMES)]
    store = await Store.open(database)
    try:
        signer = Signer(await store.key("signing"))
        codes: set[str] = set()
        while len(codes) < tables:
            codes.add(table_code())
        setting_up = [set_up(store, signer, games[n % GAMES], code) for n, code in enumerate(codes)]
        return dict(await asyncio.gather(*setting_up))
    finally:
        await store.close()


async def set_up(store: Store, signer: Signer, game: list[Batch], code: str) -> tuple[str, Laid]:
    """A table of that game, with people of its own."""
    table, now = new_id(9), time_ns() // 1_000_000
    players = [new_id() for _ in range(SEATS)]
    for player in players:
        await store.add_player(player, "Guest", now)
        await store.begin_session(player, player, now)
    room, begin = sit_down(table, players, code)
    await store.create(table, begin)
    last = max(number for number, batch in enumerate(game) if batch.snapshot is not None or number == 0)
    for number, batch in enumerate(game):
        snapshot = batch.snapshot if number == last else None
        await store.commit(Batch(table, batch.rows, snapshot=snapshot and reseat(room, snapshot)))
    cookies = [f"{COOKIE}={signer.token(player, player, now)}" for player in players]
    return table, Laid(cookies, sum(len(batch.rows) for batch in (begin, *game)))


def sit_down(table: str, players: list[str], code: str) -> tuple[Room, Batch]:
    opened = j.Opened(players[0], Settings(), code)
    room = open_room(table, opened)
    around: list[j.Entry] = [j.Sat(seat, player) for seat, player in enumerate(players)]
    around += [j.Readied(seat, True) for seat in range(1, SEATS)]
    for entry in around:
        room.fold(entry)
    return room, batch_of(room, [opened, *around], around=True)


def reseat(room: Room, snapshot: tuple[int, bytes]) -> tuple[int, bytes]:
    """The same game with the people of another table."""
    there = load_room(room.id, read_saved(snapshot[1]))
    there.opened, there.host, there.code = room.opened, room.host, room.code
    for seat, sits in zip(there.seats, room.seats):
        seat.player = sits.player
    return snapshot[0], save_room(there)


def play(dice: Random, choices: int) -> list[Batch]:
    """A game of so many choices, in the batches the server would have written."""
    room, _begin = sit_down("-", [f"player-{seat}" for seat in range(SEATS)], "")
    batches = [batch_of(room, [room.start(dice.randbytes(32).hex())[0]])]
    kept = 0
    for _ in range(choices):
        if room.playing.over:
            break
        picks, _events = room.carry_out(next_plan(room, dice))
        fresh = room.seq - kept >= SNAPSHOT_EVERY
        kept = room.seq if fresh else kept
        batches.append(batch_of(room, [j.Chose(picks)], fresh=fresh))
    return batches


def next_plan(room: Room, dice: Random) -> list[tuple[int, Choice]]:
    """What somebody who must decide chooses, or that nobody steps in."""
    s = room.playing.state
    deciding = [seat for seat in range(s.n) if s.deciding >> seat & 1]
    return [(deciding[0], dice.choice(options(s, deciding[0])))] if deciding else room.stand()


async def restart(folder: Path, tables: int, asked: int, seed: int = 1) -> Restart:
    """Start a server on such a database. At some tables everybody comes back at once; at others one after another."""
    database = sqlite_at(folder)
    laid = await lay_out(database, tables, seed)
    storm, quiet = list(laid)[:asked], list(laid)[asked:][:ALONE]
    rows = sum(game.rows for game in laid.values())
    server = Server(folder, database)
    start = perf_counter()
    await asyncio.to_thread(server.start)
    ready = perf_counter() - start
    try:
        async with Lobby(server.address) as lobby:
            firsts = await play_on(lobby, {table: laid[table].cookies for table in storm}, start)
            before = server.metrics()
            for table in quiet:
                await play_on(lobby, {table: laid[table].cookies}, perf_counter())
            after = server.metrics()
    finally:
        server.kill()
    spent, count = (after[name] - before[name] for name in REBUILD)
    return Restart(tables, rows, ready, min(firsts), asked, max(firsts), spent / count)


async def play_on(lobby: Lobby, tables: dict[str, list[str]], start: float) -> list[float]:
    """The seconds until an action was acknowledged at each table; then everybody leaves."""
    players = [
        Player(lobby, cookie, table, seat, Random(f"{table} {seat}"), Manner(step_in=0))
        for table, cookies in tables.items()
        for seat, cookie in enumerate(cookies)
    ]
    firsts: dict[str, float] = {}
    for player in players:
        player.come()
    while len(firsts) < len(tables):
        await asyncio.sleep(0.001)
        for player in players:
            if player.memory.acked:
                player.pausing = True
                firsts.setdefault(player.table, perf_counter() - start)
        assert perf_counter() - start < PATIENCE, f"only {len(firsts)} of {len(tables)} tables go on"
    await asyncio.gather(*(player.go() for player in players))
    return list(firsts.values())
