"""`kickdoor dataset`."""

from pathlib import Path

from cyclopts import App

from kickdoor.command import Editions, Flag, Folders, Games, Jobs, Options, Packs, Players, Seed, TurnCap, fail, named

dataset = App(name="dataset", help="Games as Parquet, to learn from offline.")


@dataset.default
def make(
    *,
    out: Path,
    log: Folders = (),
    edition: Editions = (),
    pack: Packs = (),
    option: Options = (),
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = 1,
    agents: str = "heuristic",
    turn_cap: TurnCap = 500,
    shard: int = 100,
    observations: Flag = False,
    jobs: Jobs = 2,
    json: Flag = False,
) -> int:
    """Play games of agents, or take those of logs, into a folder of Parquet files with a card that describes them.

    The same command goes on where it was stopped, and always makes the same bytes.

    Args:
        out: the folder.
        log: logs to take, or folders of them (*.jsonl), instead of playing.
        agents: one for each seat, or a single name that sits everywhere.
        shard: games in a file.
        observations: beside the choices what everybody saw and was offered, ten times as large; it can be added later.
        json: print the card as JSON.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.dataset.cli import run_dataset
    from kickdoor.dataset.error import DatasetError
    from kickdoor.dataset.recipe import log_recipe, play_recipe
    from kickdoor.replay.error import LogError
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    if not out.parent.is_dir():
        return fail(f"dataset: --out: no such folder: {out.parent}")
    try:
        crew = make_crew(jobs)
        if log:
            return run_dataset(log_recipe(log, shard, pack), out, crew, observations, json)
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack, option)
        return run_dataset(play_recipe(plan, games, shard), out, crew, observations, json)
    except (PlanError, PackError, CrewError, LogError, DatasetError) as error:
        return fail(f"dataset: {error}")


@dataset.command
def expand(folder: Path, *, pack: Packs = (), jobs: Jobs = 2, json: Flag = False) -> int:
    """Play the games of a dataset again and put beside its choices what everybody saw and was offered.

    Args:
        folder: the dataset.
        json: print the card as JSON.
    """
    from kickdoor.dataset.cli import run_expand
    from kickdoor.dataset.error import DatasetError
    from kickdoor.sim.crew import CrewError, make_crew

    try:
        return run_expand(folder, pack, make_crew(jobs), json)
    except (CrewError, DatasetError) as error:
        return fail(f"dataset expand: {error}")
