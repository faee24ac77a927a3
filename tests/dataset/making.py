"""Datasets for tests: short games of random players."""

from pathlib import Path

from kickdoor.cli import app
from kickdoor.dataset.recipe import Recipe, play_recipe
from kickdoor.sim.plan import make_plan

SHORT = ("--players", "3", "--option", "winning_level=2", "--agents", "random", "--seed", "5")


def command(*words: str) -> int:
    """The status of `kickdoor dataset` as it is typed."""
    status = app(("dataset", *words), exit_on_error=False, result_action="return_value")
    assert isinstance(status, int)
    return status


def short(games: int, shard: int, seed: int = 5) -> Recipe:
    """The same as SHORT."""
    return play_recipe(make_plan(("classic",), 3, seed, "random", 500, options=("winning_level=2",)), games, shard)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}
