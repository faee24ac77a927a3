"""The `kickdoor sim` command."""

import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kickdoor.sim.plan import Plan
from kickdoor.sim.report import report, table
from kickdoor.sim.runner import run_plan

INTERRUPTED = 130
MOST_TOLD = 3  # failures told in full


def run_sim(plan: Plan, numbers: range, jobs: int, out: Path | None, as_json: bool) -> int:
    """Play, report, write. 1 if a game broke, 130 after Ctrl-C; what is finished is kept in any case."""
    with progress_bar() as progress:
        task = progress.add_task("games", total=len(numbers))
        run = run_plan(plan, numbers, jobs, lambda done: progress.advance(task, done))
    facts = report(plan, len(numbers), run)
    if out is not None:
        write_whole(out, facts)
    if as_json:
        print(json.dumps(facts))
    else:
        Console(soft_wrap=True, highlight=False).print(table(facts))
    for failure in run.failures[:MOST_TOLD]:
        print(f"\n{failure.trace}game {failure.number} broke: {failure.error}", file=sys.stderr)
        print(f"to play it again: {plan.command(failure.number)}", file=sys.stderr)
    if len(run.failures) > MOST_TOLD:
        print(f"and {len(run.failures) - MOST_TOLD} more", file=sys.stderr)
    if run.failures:
        return 1
    return INTERRUPTED if run.interrupted else 0


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def write_whole(path: Path, facts: dict[str, Any]) -> None:
    """The whole file or none of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
    os.replace(draft, path)
