"""The process is stopped for longer than anybody has to decide, and goes on: nobody has lost a second."""

import asyncio
from pathlib import Path

from kickdoor.server import journal as j
from kickdoor.server.store import Store
from tests.load.company import Company, check_all, until
from tests.load.lobby import Lobby
from tests.load.player import Manner, Player
from tests.load.server import Server, sqlite_at

DECIDE = 8.0  # seconds: on a busy machine players take some to answer after the stop
STOPPED = 9.0
SOON = 2.0
LOOKS = 100  # until somebody is decided for


def clocked(decide: float) -> dict[str, object]:
    return {"options": {"winning_level": 30}, "clocks": {"decide": decide, "window": 3, "pace": 0}}


def test_a_stopped_process_forfeits_nobody(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Lobby(server.address) as lobby:
            companies = [await Company(lobby, f"stop {number}").sit_down(clocked(DECIDE)) for number in range(2)]
            players = [player for company in companies for player in company.players]
            await until(lambda: all(company.acts > 15 for company in companies), "nobody acts")
            for player in players:
                player.manner = Manner(decide=False, stand=False)
            await until(lambda: not any(player.open for player in players), "not everything was answered")
            told = [player.memory.n for player in players]
            server.freeze()
            for company in companies:
                wake(company.players[0])  # what is sent meanwhile waits
            await asyncio.sleep(STOPPED)
            server.thaw()
            for player in players:
                wake(player)
            await until(lambda: all(player.memory.n > n + 5 for player, n in zip(players, told)), "it does not go on")
            for company in companies:
                await company.rest()
            assert await by_clock([company.table for company in companies], tmp_path) == 0
            assert server.failures() == []
            assert await check_all(sqlite_at(tmp_path), companies) == []
            for company in companies:
                await company.go()

    with Server(tmp_path, sqlite_at(tmp_path)) as server:
        asyncio.run(story(server))


def test_whoever_does_not_decide_in_time_is_decided_for(tmp_path: Path) -> None:
    """The clock of the other test does run."""

    async def story(server: Server) -> None:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "late").sit_down(clocked(SOON))
            await until(lambda: company.acts > 20, "nobody acts")
            for player in company.players:
                player.manner = Manner(decide=False)
            for _look in range(LOOKS):
                await asyncio.sleep(SOON / 4)
                if await by_clock([company.table], tmp_path):
                    break
            else:
                raise AssertionError("nobody is decided for")
            await company.go()

    with Server(tmp_path, sqlite_at(tmp_path)) as server:
        asyncio.run(story(server))


def wake(player: Player) -> None:
    player.manner = Manner()
    player.consider()


async def by_clock(tables: list[str], folder: Path) -> int:
    """How often time decided."""
    store = await Store.open(sqlite_at(folder))
    try:
        entries = [j.decode(row.data) for table in tables for row in await store.read(table)]
    finally:
        await store.close()
    return sum(isinstance(entry, j.Chose) and entry.by == "clock" for entry in entries)
