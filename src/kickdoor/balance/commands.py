"""`kickdoor balance`."""

from pathlib import Path

from kickdoor.command import (
    Cluster,
    ClusterAddress,
    Editions,
    FileOrDash,
    Games,
    Jobs,
    Packs,
    Players,
    Seed,
    TurnCap,
    fail,
    named,
    nowhere,
)


def balance(
    *,
    edition: Editions = (),
    pack: Packs = (),
    players: Players = 4,
    games: Games = 1000,
    seed: Seed = 1,
    agents: str = "greedy",
    jobs: Jobs = 2,
    cluster: Cluster = None,
    cluster_address: ClusterAddress = None,
    turn_cap: TurnCap = 500,
    out: Path = Path("balance.html"),
    json: FileOrDash = None,
) -> int:
    """Play many games and write a page about them: lengths, seats, Classes and Races, comebacks, every card's effect.

    Args:
        agents: one for each seat, as in random,greedy,random,random; a single name seats it everywhere.
        out: the page, an HTML file that needs no other; it is written anew while games are played.
        json: write the figures as JSON to this file, or with - print them.
    """
    from kickdoor.cards.load import PackError
    from kickdoor.sim.crew import CrewError, make_crew
    from kickdoor.sim.plan import PlanError, make_plan

    try:
        from kickdoor.balance.cli import run_balance
    except ImportError:
        return fail("balance needs an extra: pip install 'kickdoor[lab]'")
    if games < 1:
        return fail(f"balance: --games {games}: at least 1")
    if wrong := nowhere(out=out, json=json):
        return fail(f"balance: {wrong}")
    try:
        plan = make_plan(named(edition, pack), players, seed, agents, turn_cap, pack)
        return run_balance(plan, games, make_crew(jobs, cluster, cluster_address), out, json)
    except (PlanError, PackError, CrewError) as error:
        return fail(f"balance: {error}")
