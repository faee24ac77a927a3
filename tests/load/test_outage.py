"""The database goes away in the middle of a game, and comes back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.company import LONG, Company, check_all
from tests.load.lobby import Denied, Lobby
from tests.load.player import Manner
from tests.load.server import Server
from tests.server.postgres import Cluster


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that nobody else needs."""
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


def test_a_database_that_was_away_costs_nobody_anything(cluster: Cluster, tmp_path: Path) -> None:
    database = cluster.create_database()

    async def story(server: Server) -> None:
        async with Lobby(server.address) as lobby:
            companies = [Company(lobby, f"outage {number}", Manner(gap=0.02)) for number in range(2)]
            for company in companies:
                await company.sit_down(LONG)
            for company in companies:
                await company.act(15)
            cluster.stop()
            with pytest.raises(Denied) as denied:
                await lobby.guest("Somebody new")
            assert denied.value.status == 503
            await asyncio.sleep(1)
            await asyncio.to_thread(cluster.start)
            for company in companies:
                await company.act(30)
                await company.rest()
            assert server.failures() == []
            assert await check_all(database, companies) == []
            for company in companies:
                await company.go()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))
