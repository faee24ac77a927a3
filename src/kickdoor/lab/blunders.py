"""`kickdoor lab blunders`: what agents do wrong, a game of theirs on average."""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

from kickdoor.lab.detectors import NAMES, Detectors
from kickdoor.sim.cli import progress_bar, tell_failures
from kickdoor.sim.crew import INTERRUPTED, Crew
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import play_game
from kickdoor.sim.runner import Run, run_plan


@dataclass(frozen=True, slots=True)
class Watched:
    """What was counted in one game."""

    number: int
    counts: dict[str, int]
    faults: int


def watch(plan: Plan, number: int) -> Watched:
    """Play that game with an eye on everybody."""
    detectors = Detectors()
    outcome = play_game(plan, number, witness=detectors)
    return Watched(number, dict(detectors.counts), sum(outcome.faults))


def figures(plan: Plan, run: Run[Watched]) -> dict[str, Any]:
    """All of it as plain data: sums, and a game on average."""
    total: Counter[str] = Counter()
    for game in run.outcomes:
        total.update(game.counts)
    games = len(run.outcomes)
    return {
        "editions": list(plan.editions),
        "agents": list(plan.agents),
        "players": plan.players,
        "seed": plan.seed,
        "games": games,
        "interrupted": run.interrupted,
        "faults": sum(game.faults for game in run.outcomes),
        "total": {name: total[name] for name in NAMES},
        "a_game": {name: round(total[name] / games, 4) if games else 0.0 for name in NAMES},
    }


def run_blunders(plan: Plan, games: int, crew: Crew, as_json: bool) -> int:
    """Play, count, print. 1 if a game or an agent failed, 130 after Ctrl-C."""
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        run = run_plan(plan, range(games), crew, lambda done: progress.advance(task, len(done)), watch)
    facts = figures(plan, run)
    if as_json:
        print(json.dumps(facts))
    else:
        Console(soft_wrap=True, highlight=False).print(table(facts))
    tell_failures(plan, run.failures)
    if run.failures or facts["faults"]:
        return 1
    return INTERRUPTED if run.interrupted else 0


def table(facts: dict[str, Any]) -> Table:
    shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column(justify="right", style="bold", no_wrap=True)
    shown.add_column()
    shown.add_row(f"{facts['games']:,}", f"games of {', '.join(dict.fromkeys(facts['agents']))}; a game:")
    for name, words in NAMES.items():
        shown.add_row(f"{facts['a_game'][name]:,.2f}", words)
    shown.add_row(f"{facts['faults']:,}", "faults in all games")
    return shown
