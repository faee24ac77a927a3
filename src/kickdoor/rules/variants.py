"""Optional rules of the rulebooks, bound to the engine's hooks."""

from collections.abc import Callable

from kickdoor.engine.hooks import H_ROOM_LOOTED, H_TURN_BEGINS, HOOKS
from kickdoor.engine.ids import DOOR, TREASURE
from kickdoor.engine.stack import draw
from kickdoor.engine.state import State

Bound = tuple[tuple[Callable[..., int], ...], ...]


def listen_at_the_door(s: State, seat: int) -> int:
    """VAR-01: a face-down Door card at the start of the turn."""
    draw(s, DOOR, 1, seat, 0)
    return 0


def loot_treasure(s: State, seat: int) -> int:
    """VAR-02: Loot The Room draws a Treasure."""
    return 1 + TREASURE


FASTER_PLAY = ((H_TURN_BEGINS, listen_at_the_door), (H_ROOM_LOOTED, loot_treasure))


def bind(faster_play: bool) -> Bound:
    """The functions for each hook, in the order of their numbers."""
    chosen = FASTER_PLAY if faster_play else ()
    return tuple(tuple(function for at, function in chosen if at == hook) for hook in range(len(HOOKS)))
