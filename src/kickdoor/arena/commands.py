"""`kickdoor arena`."""

from pathlib import Path

from kickdoor.command import (
    Cluster,
    ClusterAddress,
    Editions,
    FileOrDash,
    Jobs,
    Options,
    Packs,
    Players,
    Seed,
    TurnCap,
    fail,
    named,
    nowhere,
)


def arena(
    *,
    one: str | None = None,
    against: str | None = None,
    agents: str | None = None,
    edition: Editions = (),
    pack: Packs = (),
    option: Options = (),
    players: Players = 4,
    blocks: int = 100,
    seed: Seed = 1,
    test: str | None = None,
    jobs: Jobs = 2,
    cluster: Cluster = None,
    cluster_address: ClusterAddress = None,
    turn_cap: TurnCap = 500,
    out: Path | None = None,
    json: FileOrDash = None,
) -> int:
    """Play a tournament: one agent against a table of another, or all against all, with equal luck at every seat.

    Args:
        one: the agent that goes round the seats; a program of your own is jsonl:COMMAND.
        against: who sits on all other seats.
        agents: three agents, say: random,greedy,heuristic; each plays one against a table of each other.
        blocks: of each pairing; a block is a game for every seat, with the same luck.
        test: two shares of wins, as in 0.25:0.33; stop when it is clear which it is (95 % sure either way).
        out: keep games.parquet and result.json in this folder; the same command goes on where it stopped.
        json: write JSON to this file, or with - print it instead of a table.
    """
    from kickdoor.arena.cli import run_arena
    from kickdoor.arena.folder import FolderError
    from kickdoor.arena.tournament import make_tournament
    from kickdoor.cards.load import PackError
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError

    if wrong := nowhere(out=out, json=json):
        return fail(f"arena: {wrong}")
    try:
        tournament = make_tournament(
            named(edition, pack), players, seed, one, against, agents, blocks, test, turn_cap, pack, option
        )
        return run_arena(tournament, make_crew(jobs, cluster, cluster_address), out, json)
    except (PlanError, PackError, CrewError, FolderError) as error:
        return fail(f"arena: {error}")
