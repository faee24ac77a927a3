"""Allies: who they are, and how many there may be."""

from typing import Final

from kickdoor.engine.custom import Custom
from kickdoor.engine.ids import *
from kickdoor.engine.state import State


def allies(s: State, seat: int) -> list[int]:
    """The Allies of a seat; a monster that lies there was tamed."""
    kind = s.t.kind
    base = seat * SEAT_ZONES
    found = [c for c in s.zones[base + Z_WORN] if kind[c] == K_ALLY]
    return found + [c for c in s.zones[base + Z_PACK] if kind[c] == K_MONSTER]


def ally_limit(s: State, seat: int) -> int:
    """CHAR-17: one, unless a card allows more."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS] + s.zones[base + Z_WORN]
    return max([1, *[a for card in own for rule, a, _b in s.t.passives[card] if rule == P_ALLIES]])


ALLIES: Final = Custom("ally", ally_limit, allies, WHY_ALLY, kinds=[K_ALLY])
