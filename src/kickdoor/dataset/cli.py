"""The `kickdoor dataset` command."""

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import Progress

from kickdoor.cards.shelf import Packs
from kickdoor.dataset.error import get_arrow
from kickdoor.dataset.making import make_dataset
from kickdoor.dataset.recipe import Recipe
from kickdoor.sim.cli import progress_bar
from kickdoor.sim.crew import INTERRUPTED, Crew


def run_dataset(recipe: Recipe, folder: Path, crew: Crew, observations: bool, as_json: bool) -> int:
    """Make it and say what it is. 1 if an agent failed in it, 130 when it was ended early; it goes on from there."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with progress_bar() as progress:
        card = make_dataset(recipe, folder, crew, ticker(progress, "games"))
    if card is not None and observations:
        return run_expand(folder, recipe.plan.packs, crew, as_json)
    return told(folder, card, as_json)


def run_expand(folder: Path, packs: Packs, crew: Crew, as_json: bool) -> int:
    """Add observations to a dataset that is there; the same statuses."""
    get_arrow()
    from kickdoor.dataset.expanding import expand_dataset

    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with progress_bar() as progress:
        card = expand_dataset(folder, packs, crew, ticker(progress, "games played again"))
    return told(folder, card, as_json)


def ticker(progress: Progress, words: str) -> Callable[[int, int], None]:
    task = progress.add_task(words, total=None)
    return lambda done, of: progress.update(task, completed=done, total=of)


def told(folder: Path, card: dict[str, Any] | None, as_json: bool) -> int:
    if card is None:
        return INTERRUPTED
    show(folder, card, as_json)
    return 1 if card["counts"]["faults"] else 0


def show(folder: Path, card: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(card))
        return
    told = card["counts"]
    print(f"{folder}: {told['games']:,} games, {told['choices']:,} choices, {told['decisions']:,} of them by players")
    for kind, files in card["files"].items():
        size, rows = sum(file["bytes"] for file in files), sum(file["rows"] for file in files)
        print(f"  {kind}: {rows:,} rows, {len(files)} files, {size:,} bytes")
    if told["faults"]:
        print(f"  {told['faults']:,} answers of agents that failed; something was chosen for them at random")
        print("  kickdoor sim with the same agents, seed and games says why")
