"""Optional rules of the rulebooks, bound to the engine's hooks."""

from kickdoor.engine.ids import DOOR, TREASURE
from kickdoor.engine.stack import draw
from kickdoor.engine.state import State


def listen_at_the_door(s: State, seat: int, _n: int) -> int:
    """VAR-01: a face-down Door card at the start of the turn."""
    draw(s, DOOR, 1, seat, 0)
    return 0


def loot_treasure(s: State, seat: int, _n: int) -> int:
    """VAR-02: Loot The Room draws a Treasure."""
    return 1 + TREASURE
