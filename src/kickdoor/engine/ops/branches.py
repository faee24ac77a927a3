"""Operations that decide how a program goes on: dice, conditions, choices, counts, a program for each of several."""

from kickdoor.engine.conditions import holds
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting
from kickdoor.engine.modifiers import highest_level
from kickdoor.engine.program import go
from kickdoor.engine.stack import ask, living, roll
from kickdoor.engine.state import Frame, State


def roll_die(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ROLL: an own die; what it shows is counted."""
    if f[PROG_STAGE] == 0:
        go(s, f, f[PC], f[PROG_ACC], 1)
        roll(s, f[SEAT], DIE_EFFECT)
    else:
        go(s, f, f[PC] + 1, max(1, min(6, s.result)))


def unless_die(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_UNLESS_DIE."""
    go(s, f, f[PC] + 1 if op[1] <= f[PROG_ACC] <= op[2] else op[3], f[PROG_ACC])


def unless(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_UNLESS."""
    go(s, f, f[PC] + 1 if holds(s, f[SEAT], op[1], op[2]) else op[3], f[PROG_ACC])


def if_some(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_IF_SOME."""
    go(s, f, op[1] if f[PROG_ACC] else f[PC] + 1, f[PROG_ACC])


def if_none(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_IF_NONE."""
    go(s, f, f[PC] + 1 if f[PROG_ACC] else op[1], f[PROG_ACC])


def go_to(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_GOTO."""
    go(s, f, op[1], f[PROG_ACC])


def either(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_EITHER: the victim chooses one of two words."""
    if f[PROG_STAGE] == 0:
        go(s, f, f[PC], f[PROG_ACC], 1)
        ask(s, f[SEAT], WHY_EITHER, [T_WORD + op[1], T_WORD + op[2]])
    else:
        go(s, f, f[PC] + 1 if s.result == T_WORD + op[1] else op[3], f[PROG_ACC])


def for_each(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_EACH: the program runs for one seat after another."""
    you = f[SEAT]
    seats = [(you + i) % s.n for i in range(s.n)]
    if op[1] == EACH_OTHER:
        seats = seats[1:]
    elif op[1] == EACH_WITH:
        seats = [x for x in seats if s.pro[x] & op[3]]
    elif op[1] == EACH_BURDENED:
        seats = [x for x in seats if s.con[x] & op[3]]
    elif op[1] == EACH_HIGHEST:
        seats = [x for x in seats if s.level[x] == highest_level(s)]
    seats = [x for x in seats if living(s) >> x & 1]
    s.stack.append(each_frame(program=op[2], card=f[PROG_CARD], user=f[PROG_USER], acc=f[PROG_ACC], seats=seats))


def count(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_COUNT."""
    go(s, f, f[PC] + 1, max(0, len(fitting(s, f[SEAT], op[1])) - op[2]))


def value(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_VALUE: of the card that was lost last."""
    go(s, f, f[PC] + 1, max(s.t.gold[s.result], 0))
