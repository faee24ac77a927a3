"""The frame of a running card program: its fields, and how it moves on."""

from kickdoor.engine.ids import F_PROG
from kickdoor.engine.state import Frame, State

PC = 1
PROGRAM = 2
CARD = 3
YOU_ARE = 4
USER = 5
AIM = 6
REGISTER = 7
STAGE = 8
SECOND = 9
ABILITY = 10
MONSTER = 11


def go(s: State, f: Frame, pc: int, acc: int, stage: int = 0) -> None:
    """Put the top frame at an operation, with its register and its stage."""
    s.stack[-1] = (F_PROG, pc, f[2], f[3], f[4], f[5], f[6], acc, stage, f[9], f[10], f[11])


def again(s: State, f: Frame, stage: int) -> None:
    """Come back to the operation of this frame with an answer."""
    s.stack[-1] = (*f[:STAGE], stage, *f[SECOND:])
