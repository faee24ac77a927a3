"""Pieces of any length, cut into batches of one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from kickdoor.dataset.steps import Columns


def cut(pieces: Iterator[Columns], size: int, seed: int | None) -> Iterator[dict[str, Any]]:
    """Batches of one size, each but the last; with a seed the rows of every piece are mixed."""
    dice = None if seed is None else np.random.default_rng(Random(f"rows {seed}").getrandbits(64))
    rest: Columns | None = None
    for piece in pieces:
        if dice is not None:
            order = dice.permutation(rows_of(piece))
            piece = {name: column[order] for name, column in piece.items()}
        rest = piece if rest is None else joined(rest, piece)
        at = 0
        while rows_of(rest) - at >= size:
            yield trimmed({name: column[at : at + size] for name, column in rest.items()})
            at += size
        rest = {name: column[at:] for name, column in rest.items()}
    if rest is not None and rows_of(rest):
        yield trimmed(rest)


def rows_of(columns: Columns) -> int:
    return len(next(iter(columns.values())))


def joined(one: Columns, other: Columns) -> Columns:
    """One after the other; options get as much room as either has."""
    both = {name: (one[name], other[name]) for name in one}
    if "options" in both:
        most = max(column.shape[1] for column in both["options"])
        first, second = (np.pad(part, ((0, 0), (0, most - part.shape[1]), (0, 0))) for part in both["options"])
        both["options"] = (first, second)
    return {name: np.concatenate(parts) for name, parts in both.items()}


def trimmed(batch: Columns) -> Columns:
    """No more room for options than the batch needs; nothing shared with the next one."""
    told = dict(batch)
    if "options" in told:
        offered = told["options"][:, :, 0].any(axis=0)  # every option has a verb
        told["options"] = told["options"][:, : int(offered.sum())]
    return {name: column.copy() for name, column in told.items()}


def in_torch(batches: Iterator[dict[str, Any]], torch: Any) -> Iterator[dict[str, Any]]:
    for batch in batches:
        yield {name: torch.from_numpy(column) for name, column in batch.items()}
