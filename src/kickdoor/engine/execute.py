"""Card programs, one operation after another."""

from kickdoor.engine.ids import *
from kickdoor.engine.operations import MOVED_ON, OPERATIONS
from kickdoor.engine.program import go
from kickdoor.engine.stack import stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard


def step_prog(s: State, f: Frame) -> bool:
    """F_PROG: one operation. It may leave frames above; then it is called again with the answer in state.result."""
    program = s.t.programs[f[PROG_PROGRAM]]
    pc = f[PC]
    if pc >= len(program):
        end_program(s, f)
        return False
    op = program[pc]
    code = op[0]
    if MOVED_ON[code]:
        go(s, f, pc + 1, f[PROG_ACC])
    OPERATIONS[code](s, f, op)
    return False


def end_program(s: State, f: Frame) -> None:
    """A card that has done all it does is discarded (SHOT-01)."""
    s.stack.pop()
    if f[PROG_ABILITY] >= 0 and f[PROG_CARD] in s.zones[Z_LIMBO]:
        cut(s, Z_LIMBO, f[PROG_CARD])
        discard(s, f[PROG_CARD])
    stir(s)
