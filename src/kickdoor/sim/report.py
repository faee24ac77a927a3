"""What a run says: rates, lengths, wins by seat with their intervals, endings."""

from collections import Counter
from statistics import median
from typing import Any

from rich.table import Table

from kickdoor.sim.outcome import ENDINGS, Outcome
from kickdoor.sim.plan import Plan
from kickdoor.sim.runner import Run
from kickdoor.sim.statistics import percentile, wilson


def report(plan: Plan, wanted: int, run: Run[Outcome]) -> dict[str, Any]:
    """All of it as plain data. Everything but `speed` depends on the plan alone."""
    outcomes = run.outcomes
    games = len(outcomes)
    turns = [outcome.turns for outcome in outcomes]
    rounds = [outcome.turns / plan.players for outcome in outcomes]
    endings = Counter(outcome.ending for outcome in outcomes)
    seats = []
    for seat, agent in enumerate(plan.agents):
        wins = sum(seat in outcome.winners for outcome in outcomes)
        low, high = wilson(wins, games)
        share = wins / games if games else 0.0
        seats.append({"seat": seat, "agent": agent, "wins": wins, "share": share, "low": low, "high": high})
    decisions = sum(outcome.decisions for outcome in outcomes)
    seconds = run.seconds
    return {
        "plan": {
            "editions": list(plan.editions),
            "packs": list(plan.packs),
            "options": dict(plan.options),
            "players": plan.players,
            "games": wanted,
            "seed": plan.seed,
            "agents": list(plan.agents),
            "turn_cap": plan.turn_cap,
        },
        "finished": games,
        "unfinished": wanted - games,
        "interrupted": run.interrupted,
        "faults": sum(sum(outcome.faults) for outcome in outcomes),
        "decisions": decisions,
        "turns_a_game": {"median": median(turns) if turns else 0, "p95": percentile(turns, 0.95)},
        "turns_a_player": {"median": median(rounds) if rounds else 0, "p95": percentile(rounds, 0.95)},
        "endings": {name: endings[name] for name in ENDINGS},
        "seats": seats,
        "failures": [
            {"game": failure.number, "error": failure.error, "command": plan.command(failure.number)}
            for failure in run.failures
        ],
        "games": [
            {
                "game": outcome.number,
                "winners": list(outcome.winners),
                "turns": outcome.turns,
                "decisions": outcome.decisions,
                "ending": outcome.ending,
            }
            for outcome in outcomes
        ],
        "speed": {
            "seconds": seconds,
            "games_a_second": games / seconds if seconds else 0.0,
            "decisions_a_second": decisions / seconds if seconds else 0.0,
        },
    }


def table(facts: dict[str, Any]) -> Table:
    """The same for a reader."""
    shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column(style="bold", no_wrap=True)
    shown.add_column()
    plan, speed = facts["plan"], facts["speed"]
    finished = facts["finished"]
    shown.add_row("games", f"{finished:,} of {plan['games']:,} in {speed['seconds']:.1f} s")
    shown.add_row("pace", f"{speed['games_a_second']:,.1f} games/s, {speed['decisions_a_second']:,.0f} decisions/s")
    for key, words in (("turns_a_game", "turns a game"), ("turns_a_player", "turns a player")):
        shown.add_row(words, f"median {facts[key]['median']:,.1f}, 95 % within {facts[key]['p95']:,.1f}")
    endings = facts["endings"]
    shown.add_row(
        "ended by",
        f"a kill {endings['kill']:,}, a card {endings['card']:,}, a shared win {endings['shared']:,},"
        f" the seventh Seal {endings['seal']:,},"
        f" the cap of {plan['turn_cap']} turns a player {endings['stopped']:,}",
    )
    shown.add_row("unfinished", f"{facts['unfinished']:,}" + (" (interrupted)" if facts["interrupted"] else ""))
    if facts["faults"]:
        shown.add_row("faults", f"{facts['faults']:,} answers of agents that failed; something was chosen at random")
    for seat in facts["seats"]:
        shown.add_row(
            f"seat {seat['seat']} wins",
            f"{seat['wins']:,} = {seat['share']:.1%} ({seat['low']:.1%} to {seat['high']:.1%})  {seat['agent']}",
        )
    return shown
