"""Sockets of those who do not keep to the rules of conversation: the others at the table notice nothing."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.load.company import Company, check_all, endless, until
from tests.load.lean import TEXT, framed, handshake
from tests.load.lobby import Lobby
from tests.load.server import Server, sqlite_at
from tests.load.stuck import Stuck
from tests.load.swarm import write

DROPPED = 'kickdoor_sockets_closed_total{code="4008"}'
NO_HELLO = 'kickdoor_sockets_closed_total{code="4001"}'
SOME = 300  # choices
NOISE = 0.9  # seconds: a busy machine has pauses; whoever waited for the stuck one would wait for one second at least


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One that soon loses patience."""
    with Server(tmp_path, sqlite_at(tmp_path), "--limit", "hello-seconds=1", "--limit", "queue-messages=30") as server:
        yield server


def test_a_stuck_reader_is_dropped_and_the_others_do_not_notice(server: Server, tmp_path: Path) -> None:
    async def story() -> None:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "stuck").sit_down(endless())
            await until(lambda: len(company.waits) >= SOME, "nobody plays")
            before = ninety_ninth(company.waits)
            stuck = await Stuck.come(lobby, company.table)
            seen = len(company.waits)
            await dropped(server)
            await until(lambda: len(company.waits) >= seen + SOME, "nobody plays any more")
            assert ninety_ninth(company.waits[seen:]) < 3 * before + NOISE
            assert server.metrics()["kickdoor_sockets"] == 4
            stuck.hang_up()
            await company.rest()
            await company.go()
            assert server.failures() == []
            assert await check_all(sqlite_at(tmp_path), [company]) == []

    asyncio.run(story())


def test_a_slow_writer_is_understood_and_holds_nobody_up(server: Server) -> None:
    async def story() -> None:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "slow").sit_down(endless())
            await until(lambda: len(company.waits) >= SOME, "nobody plays")
            before, seen = ninety_ninth(company.waits), len(company.waits)
            slow = await Stuck.come(lobby, company.table)
            frames = framed(TEXT, write({"t": "say", "id": "slow", "phrase": "hello"})) + framed(8, b"\x03\xe8")
            for byte in frames:
                slow.write(bytes((byte,)))
                await asyncio.sleep(0.02)
            assert await slow.close_code() == 1000
            assert ninety_ninth(company.waits[seen:]) < 3 * before + NOISE
            slow.hang_up()
            assert server.failures() == []
            await company.go()

    asyncio.run(story())


def test_half_open_sockets_are_let_go(server: Server) -> None:
    """Some never say hello, some stop in the middle of the handshake or of a frame, some vanish without a word."""

    async def story() -> None:
        async with Lobby(server.address) as lobby:
            company = await Company(lobby, "half open").sit_down(endless())
            silent = [Stuck(lobby.address) for _ in range(20)]
            for number, half in enumerate(silent):
                if number % 4 == 0:
                    half.write(handshake(lobby.address)[:60])
                elif number % 4 == 1:
                    half.shake_hands()
                elif number % 4 == 2:
                    half.shake_hands()
                    half.write(framed(TEXT, b'{"t":"hello"')[:9])
            gone = [await Stuck.come(lobby, company.table) for _ in range(5)]
            for half in gone:
                half.hang_up()
            for half in silent[1::4] + silent[2::4]:
                assert await half.close_code() == 4001
            assert server.metrics()[NO_HELLO] == 10
            seen = len(company.waits)
            await until(lambda: len(company.waits) >= seen + SOME, "nobody plays any more")
            assert server.metrics()["kickdoor_sockets"] == 4
            for half in silent:
                half.hang_up()
            assert server.failures() == []
            await company.go()

    asyncio.run(story())


async def dropped(server: Server) -> None:
    """Asked in a thread, so that nobody's time is measured wrongly."""
    for _ in range(150):
        if (await asyncio.to_thread(server.metrics)).get(DROPPED):
            return
        await asyncio.sleep(0.2)
    raise AssertionError("the stuck reader is still there")


def ninety_ninth(waits: Sequence[float]) -> float:
    return sorted(waits)[len(waits) * 99 // 100]
