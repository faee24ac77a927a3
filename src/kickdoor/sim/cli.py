"""The `kickdoor sim` command."""

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kickdoor.sim.crew import INTERRUPTED, Crew
from kickdoor.sim.faults import FaultFile
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import play_game
from kickdoor.sim.report import report, table
from kickdoor.sim.runner import Failure, run_plan

MOST_TOLD = 3  # failures told in full


def run_sim(plan: Plan, numbers: range, crew: Crew, out: Path | None, as_json: bool) -> int:
    """Play, report, write. 1 if a game or an agent failed, 130 after Ctrl-C; what is finished is kept in any case."""
    with progress_bar() as progress:
        task = progress.add_task("games", total=len(numbers))
        run = run_plan(plan, numbers, crew, lambda done: progress.advance(task, len(done)), play_game)
    facts = report(plan, len(numbers), run)
    if out is not None:
        write_whole(out, facts)
    if as_json:
        print(json.dumps(facts))
    else:
        Console(soft_wrap=True, highlight=False).print(table(facts))
    tell_failures(plan, run.failures)
    faults = FaultFile(None if out is None else out.with_suffix(".faults"))
    for outcome in run.outcomes:
        if outcome.fault is not None:
            faults.add(outcome.fault, plan, outcome.number, outcome.number)
    faults.tell()
    if run.failures or faults.count:
        return 1
    return INTERRUPTED if run.interrupted else 0


def tell_failures(plan: Plan, failures: Sequence[Failure]) -> None:
    """The first few of the games that broke, each with the command that plays it again."""
    for failure in failures[:MOST_TOLD]:
        print(f"\n{failure.trace}game {failure.number} broke: {failure.error}", file=sys.stderr)
        print(f"to play it again: {plan.command(failure.number)}", file=sys.stderr)
    if len(failures) > MOST_TOLD:
        print(f"and {len(failures) - MOST_TOLD} more", file=sys.stderr)


def progress_bar() -> Progress:
    """For whoever watches; into files and pipes nothing is written."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def write_whole(path: Path, facts: dict[str, Any]) -> None:
    write_text(path, json.dumps(facts, indent=1) + "\n")


def write_text(path: Path, text: str) -> None:
    """The whole file or none of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
