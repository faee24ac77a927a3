"""Killed while people play, and started again."""

import asyncio
from pathlib import Path

from tests.load.crash import Crash
from tests.load.lean import PATIENCE
from tests.load.restart import restart


def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    outcome = asyncio.run(Crash(tmp_path, tables=4, seed=1).run(kills=3, actions=600, say=lambda _progress: None))
    assert outcome.complaints == []
    assert outcome.failures == []
    assert outcome.kills == 3
    assert outcome.acts >= 600
    assert outcome.resent > 0  # somebody was in doubt
    assert outcome.sockets >= 15 * 4  # everybody came back every time


def test_a_server_goes_on_with_the_tables_it_finds(tmp_path: Path) -> None:
    outcome = asyncio.run(restart(tmp_path, tables=40, asked=5))
    assert outcome.rows > 40 * 40
    assert outcome.ready < outcome.first < outcome.all < PATIENCE
    assert 0 < outcome.rebuild < 1  # how long it takes is measured by `make soak`, on a machine that does nothing else
