"""Open Seals: how many there may be, and what the top one does."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.state import State

LAST_SEAL: Final = 7  # SEAL-05


def next_is_last(s: State) -> bool:
    """Would one more open Seal be the seventh?"""
    return len(s.zones[Z_OPEN]) + 1 >= LAST_SEAL


def seal_rules(s: State) -> tuple[tuple[int, int, int], ...]:
    """SEAL-01: the continuing effect of the top open Seal."""
    pile = s.zones[Z_OPEN]
    return s.t.passives[pile[-1]] if pile and len(pile) < LAST_SEAL else ()
