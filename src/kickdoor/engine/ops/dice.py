"""Operations on a die that was just rolled: it lies in a frame under the program."""

from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State


def rolled(s: State) -> Number:
    """Where in the stack the die lies."""
    i = len(s.stack) - 1
    while s.stack[i][KIND] != F_DIE:
        i -= 1
    return i


def set_die(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SET_DIE."""
    i = rolled(s)
    s.stack[i] = put_in(s.stack[i], DIE_FACE, f[PROG_TARGET] - T_FACE)


def add(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DIE_PLUS."""
    i = rolled(s)
    s.stack[i] = put_in(s.stack[i], DIE_PLUS, s.stack[i][DIE_PLUS] + op[1])


def reroll(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_REROLL: what was added to the old roll is gone with it."""
    i = rolled(s)
    s.stack[i] = die_frame(seat=s.stack[i][SEAT], purpose=s.stack[i][DIE_PURPOSE])
