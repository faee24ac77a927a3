"""Frames sent twice, too late, too many, or that are no messages at all."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.load.company import LONG, Company, check_all, until
from tests.load.lobby import Lobby
from tests.load.pest import pester
from tests.load.player import Manner
from tests.load.server import Server, sqlite_at

PESTS = ("--limit", "chat-rate=100000", "--limit", "hint-rate=100000")
MALFORMED = 2_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("frames")
    with Server(folder, sqlite_at(folder), *PESTS) as server:
        yield server


def test_a_frame_sent_twice_is_done_once(server: Server) -> None:
    async def story() -> None:
        async with Lobby(server.address) as lobby:
            companies = [Company(lobby, f"twice {number}", Manner(twice=True, step_in=0.3)) for number in range(3)]
            await play(server, companies)
            assert sum(company.acts for company in companies) > 60

    asyncio.run(story())


def test_an_answer_that_comes_too_late_is_refused(server: Server) -> None:
    async def story() -> None:
        async with Lobby(server.address) as lobby:
            companies = [Company(lobby, f"late {number}", Manner(late=0.5)) for number in range(3)]
            await play(server, companies)
            players = [player for company in companies for player in company.players]
            refused = [code for player in players for code in player.memory.refused.values()]
            assert refused.count("stale") > 10

    asyncio.run(story())


async def play(server: Server, companies: list[Company]) -> None:
    """To the end, and nothing to complain of."""
    await asyncio.gather(*(company.sit_down() for company in companies))
    for company in companies:
        await company.until_over()
        await company.rest()
    assert await check_all(sqlite_at(server.folder), companies) == []
    assert server.failures() == []
    for company in companies:
        await company.go()


def test_nonsense_is_refused_and_breaks_nothing(server: Server) -> None:
    async def story() -> None:
        async with Lobby(server.address) as lobby:
            before = frames(server)
            tally = await pester(lobby, MALFORMED, 1, lambda _progress: None)
            assert tally.frames == MALFORMED
            assert frames(server) - before > 0.8 * MALFORMED  # broken ones do not get so far
            assert tally.answers["refused bad"] > 0.2 * MALFORMED
            assert {1002, 1007, 1009} <= set(tally.closed)
            assert tally.closed[1011] == 0
            assert server.failures() == []

    asyncio.run(story())


def frames(server: Server) -> float:
    return sum(count for name, count in server.metrics().items() if name.startswith("kickdoor_frames_total"))


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    """Those who send too much are sent away, with the reason; their table goes on with the others."""

    async def story(server: Server) -> None:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "flood", Manner(gap=0.05)).sit_down(LONG)
            player = company.players[0]
            assert player.lean is not None
            for _ in range(200):
                player.lean.send(b'{"t":"sync"}')
            assert await asyncio.wait_for(player.lean.end, 60) == 1008
            await until(lambda: player.memory.socket > 1 and player.memory.here, "nobody comes back")
            await company.act(5)
            await company.rest()
            assert await check_all(sqlite_at(tmp_path), [company]) == []
            assert server.failures() == []
            await company.go()

    with Server(tmp_path, sqlite_at(tmp_path), "--limit", "frame-rate=40", "--limit", "frame-burst=60") as server:
        asyncio.run(story(server))
