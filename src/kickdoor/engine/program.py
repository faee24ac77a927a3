"""The frame of a running card program, and how it moves on."""

from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State


def go(s: State, f: Frame, pc: Number, acc: Number, stage: Number = 0) -> None:
    """Put the top frame at an operation, with its register and its stage."""
    moved = list(f)
    moved[PC] = pc
    moved[PROG_ACC] = acc
    moved[PROG_STAGE] = stage
    s.stack[-1] = tuple(moved)


def again(s: State, f: Frame, stage: Number) -> None:
    """Come back to this operation with an answer."""
    s.stack[-1] = put_in(f, PROG_STAGE, stage)
