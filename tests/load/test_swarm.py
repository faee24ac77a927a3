"""A small swarm: it plays, it is measured, and nothing goes wrong."""

import asyncio
from pathlib import Path

from tests.load.load import Figures, swarm_run
from tests.load.server import Server, sqlite_at

MANY = 60  # choices: enough for what is missed at the ends to be little
LONGER = (2.0, 8.0, 32.0)  # seconds, on a busy machine


def played(server: Server, tables: int, gap: float) -> Figures:
    for seconds in LONGER:
        figures = asyncio.run(swarm_run(server, tables, gap, seconds, warm=0.5))
        if figures.acts >= MANY:
            return figures
    raise AssertionError(f"only {figures.acts} choices")


def test_a_small_swarm_plays_without_an_error(tmp_path: Path) -> None:
    with Server(tmp_path, sqlite_at(tmp_path)) as server:
        paced, fast = played(server, 10, 0.2), played(server, 5, 0.0)
        assert server.failures() == []
    for figures in (paced, fast):
        assert figures.errors == []
        assert figures.sockets > 2 * figures.tables  # some tables may be on their way into the next game
        assert figures.waits > 2 * figures.acts  # most seats of most choices, at the ends some are missed
        assert 0 < figures.p50 <= figures.p99
        assert figures.updates >= 4 * figures.acts * 0.9
    assert paced.acts_a_second < 60  # nobody is quicker than the pace
