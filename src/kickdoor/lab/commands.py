"""`kickdoor lab` and `kickdoor replay analyse`."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from kickdoor.replay.commands import logs

Words = Annotated[tuple[str, ...], Parameter(negative="")]
Packs = Annotated[tuple[Path, ...], Parameter(negative="")]
Flag = Annotated[bool, Parameter(negative="")]

lab = App(name="lab", help="Look closely at what bots do.")


@lab.command
def blunders(
    *,
    edition: Words = (),
    pack: Packs = (),
    players: int = 4,
    games: int = 200,
    seed: int = 1,
    agents: str = "heuristic",
    jobs: int = 2,
    turn_cap: int = 500,
    json: Flag = False,
) -> int:
    """Play games between bots and count what they do wrong: thefts that cost more than they bring, idle cards…

    Args:
        edition: the editions to play with; left out, classic, or what --pack brings.
        pack: a folder with an edition from outside.
        players: three to six.
        games: how many games.
        seed: game number i depends on this and i alone, whatever --jobs is.
        agents: one for each seat, or a single name that sits everywhere.
        jobs: processes; 1 plays here.
        turn_cap: stop a game after so many turns a player (a round of the table counts once).
        json: for scripts.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.cards.shelf import folders, gather
    from kickdoor.lab.blunders import run_blunders
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    try:
        if games < 1:
            raise PlanError(f"--games {games}: at least 1")
        editions = edition or tuple(gather(folders(pack))) or ("classic",)
        plan = make_plan(editions, players, seed, agents, turn_cap, pack)
        return run_blunders(plan, games, make_crew(jobs, None, None), json)
    except (PlanError, PackError, CrewError) as error:
        print(f"kickdoor: lab blunders: {error}", file=sys.stderr)
        return 2


@logs.command
def analyse(file: Path, *, pack: Packs = (), language: str = "en", json: Flag = False) -> int:
    """Look at a logged game again: chances to win turn by turn, turning points, and choices that cost most.

    Args:
        file: the log.
        pack: a folder with an edition from outside that the game was played with.
        language: of the sentences.
        json: for scripts.
    """
    from kickdoor.lab.cli import analyse_log

    return analyse_log(file, pack, language, json)
