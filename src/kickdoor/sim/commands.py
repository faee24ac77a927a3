"""`kickdoor sim`."""

from pathlib import Path

from cyclopts import App

from kickdoor.command import (
    Cluster,
    ClusterAddress,
    Editions,
    Flag,
    Games,
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

simulate = App(name="sim", help="Play many games at once, or play until every card was seen.")


@simulate.default
def sim(
    *,
    edition: Editions = (),
    pack: Packs = (),
    option: Options = (),
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = 1,
    agents: str | None = None,
    jobs: Jobs = 2,
    cluster: Cluster = None,
    cluster_address: ClusterAddress = None,
    turn_cap: TurnCap = 500,
    only: int | None = None,
    out: Path | None = None,
    json: Flag = False,
) -> int:
    """Play many games between bots and report rates, lengths, wins and endings.

    Args:
        agents: one for each seat, as in random,greedy,random,random; a single name seats it everywhere; a program of
            your own is jsonl:COMMAND (without commas).
        only: play from this game number on (with --games 1: that game alone).
        out: write everything as JSON to this file.
        json: print JSON instead of a table.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.sim.cli import run_sim
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    for word, number, least in (("games", games, 1), ("only", only or 0, 0)):
        if number < least:
            return fail(f"sim: --{word} {number}: at least {least}")
    if wrong := nowhere(out=out):
        return fail(f"sim: {wrong}")
    try:
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack, option)
        crew = make_crew(jobs, cluster, cluster_address)
        first = only or 0
        return run_sim(plan, range(first, first + games), crew, out, json)
    except (PlanError, PackError, CrewError) as error:
        return fail(f"sim: {error}")


@simulate.command
def exhaust(
    *,
    edition: Editions = (),
    pack: Packs = (),
    seed: int = 1,
    games: int = 20_000,
) -> int:
    """Play until every card was drawn, played and resolved and every ability used; check invariants all the way.

    Args:
        seed: the same seed plays the same games.
        games: give up after so many games and say what is missing.
    """
    from kickdoor.sim.exhaust import exhaust as play_on

    if games < 1:
        return fail(f"sim exhaust: --games {games}: at least one")
    try:
        return play_on(named(edition, pack), seed, games, pack)
    except ValueError as error:
        return fail(f"sim exhaust: {error}")
