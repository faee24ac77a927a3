"""A window lasts as long as it lasts, whatever anybody holds."""

import asyncio
from pathlib import Path
from random import Random
from statistics import median

from tests.load.lobby import Lobby
from tests.load.server import Server, sqlite_at
from tests.load.windows import LENGTH, Lengths, measure, same_law

WINDOWS = 60
ROUNDS = 6  # at most: how often somebody could step in is chance
FEW = 5
SURE = 0.001  # few windows on a machine that does other things too; `make soak ARGS=lengths` has thousands, and 0.01


def test_the_length_of_a_window_does_not_tell_who_could_act(tmp_path: Path) -> None:
    lengths = Lengths()

    async def story(server: Server) -> None:
        async with Lobby(server.address) as lobby:
            for seed in range(1, ROUNDS + 1):
                more = await measure(lobby, WINDOWS, 20, seed, lambda _progress: None)
                lengths.armed += more.armed
                lengths.bare += more.bare
                if min(len(lengths.armed), len(lengths.bare)) >= FEW:
                    break
        assert min(len(lengths.armed), len(lengths.bare)) >= FEW
        assert same_law(lengths.armed, lengths.bare) > SURE
        assert median([*lengths.armed, *lengths.bare]) > LENGTH * 0.95
        assert server.failures() == []

    with Server(tmp_path, sqlite_at(tmp_path)) as server:
        asyncio.run(story(server))


def test_the_test_notices_a_small_difference() -> None:
    dice = Random(1)
    one, same, later = ([dice.gauss(mean, 0.01) for _ in range(1000)] for mean in (1.0, 1.0, 1.002))
    assert same_law(one, same) > 0.01
    assert same_law(one, later) < 0.01
