"""The Seals beyond their own cards: what opens and closes them of itself (SEAL-04, DEAD-08, VAR-06)."""

from typing import Final

from kickdoor.engine.frames import omen_frame
from kickdoor.engine.ids import USED_CLIMBED
from kickdoor.engine.seals import close_seal
from kickdoor.engine.state import State

CLOSING_CLIMB: Final = 3


def three_levels(s: State, seat: int, n: int) -> int:
    """SEAL-04: a Seal closes when a munchkin has gone up three levels in one turn."""
    before = sum([use[2] for use in s.used if use[0] == USED_CLIMBED and use[1] == seat])
    s.used += ((USED_CLIMBED, seat, n, 0),)
    if before < CLOSING_CLIMB <= before + n:
        close_seal(s, seat)
    return 0


def death_opens(s: State, seat: int, _n: int) -> int:
    """DEAD-08: the dead open a Seal when the event that killed them is over."""
    s.debts |= 1 << seat
    return 0


def seal_roll(s: State, seat: int, _n: int) -> int:
    """VAR-06: a die at the start of the turn, and a Seal opens on a 1."""
    s.stack.append(omen_frame(seat=seat))
    return 0
