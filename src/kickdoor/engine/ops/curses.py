"""Operations on Curses: those that last, those turned away, those that strike again."""

from kickdoor.engine.curses import cancel, redirect, stay
from kickdoor.engine.ids import *
from kickdoor.engine.program import go
from kickdoor.engine.seals import encore, encore_of
from kickdoor.engine.state import Frame, State


def last(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LAST."""
    stay(s, f[PROG_CARD], f[SEAT])


def woe(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_WOE: what begins in a fight is for the time after it."""
    until = U_TURN if op[3] == U_NEXT_TURN and f[SEAT] != s.turn else op[3]
    fighting = s.combat is not None and not s.combat.over
    s.woes += ((f[SEAT], op[1], op[2], -until if fighting else until),)


def strike_again(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_ENCORE."""
    card = encore_of(s, op[1])
    go(s, f, f[PC] + 1, int(card >= 0))
    encore(s, f[SEAT], card)


def cancel_curse(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CANCEL."""
    cancel(s, f[PROG_TARGET] - T_CARD if f[PROG_TARGET] >= T_CARD else -1)


def redirect_back(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_REDIRECT."""
    redirect(s, -1)


def redirect_to(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_REDIRECT_TO."""
    redirect(s, f[PROG_TARGET] - T_PLAYER)
