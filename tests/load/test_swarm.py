"""A small swarm: it plays, it is measured, and nothing goes wrong."""

import asyncio
from pathlib import Path

from tests.load.load import swarm_run
from tests.load.server import Server, sqlite_at


def test_a_small_swarm_plays_without_an_error(tmp_path: Path) -> None:
    with Server(tmp_path, sqlite_at(tmp_path)) as server:
        paced = asyncio.run(swarm_run(server, tables=10, gap=0.2, seconds=2, warm=0.5))
        fast = asyncio.run(swarm_run(server, tables=5, gap=0, seconds=2, warm=0.5))
        assert server.failures() == []
    for figures in (paced, fast):
        assert figures.errors == []
        assert figures.sockets > 4 * (figures.tables - 1)  # one table may be on its way into its next game
        assert figures.waits > 2 * figures.acts  # most seats of most choices, at the ends some are missed
        assert 0 < figures.p50 <= figures.p99 < 2
        assert figures.updates >= 4 * figures.acts * 0.9
    assert 10 < paced.acts_a_second < 60
    assert fast.acts_a_second > paced.acts_a_second
