"""The frame of a running card program, and how it moves on."""

from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State


def go(s: State, f: Frame, pc: Number, acc: Number, stage: Number = 0) -> None:
    """Put the top frame at an operation, with its register and its stage."""
    s.stack[-1] = (f[KIND], pc) + f[SEAT:PROG_ACC] + (acc, stage) + f[PROG_SECOND:]


def again(s: State, f: Frame, stage: Number) -> None:
    """Come back to this operation with an answer."""
    s.stack[-1] = put_in(f, PROG_STAGE, stage)
