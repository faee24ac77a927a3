"""Adding observations to a finished dataset: a file of steps beside each file of games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from kickdoor.cards.shelf import Packs
from kickdoor.dataset.card import write_card
from kickdoor.dataset.loading import Dataset, open_dataset
from kickdoor.dataset.shards import (
    GAMES,
    STEPS,
    is_whole,
    mark_of,
    read_shard,
    records_of,
    shard_path,
    told_of,
    write_shard,
)
from kickdoor.dataset.steps import STEP_COLUMNS, Expander
from kickdoor.sim.crew import Crew, map_chunks


def expand_shards(path: Path, packs: Packs, shards: Sequence[int]) -> list[int]:
    """Expand these; how many games each has. Opened anew in every process."""
    dataset = open_dataset(path, packs, stored=False)
    expander = Expander(dataset.spec)
    done = []
    for shard in shards:
        records = records_of(read_shard(path, dataset.card["files"][GAMES][shard]))
        write_shard(shard_path(path, STEPS, shard), expander.table(records), mark(dataset, shard))
        done.append(len(records))
    return done


def mark(dataset: Dataset, shard: int) -> dict[str, Any]:
    """What a file of steps says of itself: of which games, in which layout."""
    layout = sha256(msgspec.json.encode(dataset.spec.described(), order="sorted")).hexdigest()
    return {"kind": STEPS, "games": dataset.card["files"][GAMES][shard]["sha256"], "layout": layout}


def has(dataset: Dataset, shard: int) -> bool:
    """Are the steps there, in this layout, and whole as far as the card tells?"""
    if mark_of(shard_path(dataset.path, STEPS, shard)) != mark(dataset, shard):
        return False
    told = dataset.card["files"].get(STEPS)
    return not told or not dataset.current or is_whole(dataset.path, told[shard])


def expand_dataset(
    path: Path, packs: Packs, crew: Crew, tick: Callable[[int, int], None] = lambda games, of: None
) -> dict[str, Any] | None:
    """Make the steps that are missing or of another layout; the card, or None when it was interrupted."""
    dataset = open_dataset(path, packs, stored=False)
    games = [file["rows"] for file in dataset.card["files"][GAMES]]
    left = [shard for shard in range(len(games)) if not has(dataset, shard)]
    done = sum(games) - sum(games[shard] for shard in left)
    tick(done, sum(games))

    def keep(made: list[int]) -> None:
        nonlocal done
        done += sum(made)
        tick(done, sum(games))

    if not map_chunks(partial(expand_shards, path, packs), left, replace(crew, most=1), keep):
        return None
    card = dataset.card
    card["columns"][STEPS] = STEP_COLUMNS
    card["files"][STEPS] = [told_of(shard_path(path, STEPS, shard)) for shard in range(len(games))]
    card["counts"]["steps"] = sum(file["rows"] for file in card["files"][STEPS])
    card["spec"] = dataset.spec.described()
    for draft in path.glob(".*.parquet.*"):  # of runs that were killed
        draft.unlink()
    write_card(path, card)
    return card
