"""`kickdoor lab` and `kickdoor replay analyse`."""

from pathlib import Path

from cyclopts import App

from kickdoor.command import Editions, Flag, Games, Jobs, LogPacks, Packs, Players, Seed, TurnCap, fail, named
from kickdoor.replay.commands import logs

lab = App(name="lab", help="Look closely at what bots do.")


@lab.command
def blunders(
    *,
    edition: Editions = (),
    pack: Packs = (),
    players: Players = 4,
    games: Games = 200,
    seed: Seed = 1,
    agents: str = "heuristic",
    jobs: Jobs = 2,
    turn_cap: TurnCap = 500,
    json: Flag = False,
) -> int:
    """Play games between bots and count what they do wrong: thefts that cost more than they bring, idle cards…

    Args:
        agents: one for each seat, or a single name that sits everywhere.
        json: for scripts.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.lab.blunders import run_blunders
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    try:
        if games < 1:
            raise PlanError(f"--games {games}: at least 1")
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack)
        return run_blunders(plan, games, make_crew(jobs, None, None), json)
    except (PlanError, PackError, CrewError) as error:
        return fail(f"lab blunders: {error}")


@lab.command
def ladder(*, out: Path, edition: Editions = (), blocks: int = 60, seed: Seed = 1, jobs: Jobs = 2) -> int:
    """Play each strength of bots against the one below it, one against three, in every edition.

    Args:
        out: keeps a tournament a rung and edition there, with ladder.json and ladder.md; the same command goes on.
        edition: only these; without it all.
        blocks: of each rung and edition; a block is a game for every seat, with the same luck.
    """
    from kickdoor.arena.folder import FolderError
    from kickdoor.cards.load import PackError
    from kickdoor.lab.ladder import run_ladder
    from kickdoor.rules.clauses import shipped_editions
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError

    try:
        return run_ladder(tuple(edition) or tuple(shipped_editions()), blocks, seed, make_crew(jobs, None, None), out)
    except (PlanError, PackError, CrewError, FolderError) as error:
        return fail(f"lab ladder: {error}")


@logs.command
def analyse(file: Path, *, pack: LogPacks = (), language: str = "en", json: Flag = False) -> int:
    """Look at a logged game again: chances to win turn by turn, turning points, and choices that cost most.

    Args:
        file: the log.
        language: of the sentences.
        json: for scripts.
    """
    from kickdoor.lab.cli import analyse_log

    return analyse_log(file, pack, language, json)
