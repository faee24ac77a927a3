"""Operations on Seals."""

from kickdoor.engine import seals
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State


def open_seal(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_OPEN."""
    seals.open_seal(s, f[SEAT])


def close_seal(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_CLOSE."""
    seals.close_seal(s, f[SEAT])


def keep_shut(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_KEEP_SHUT."""
    seals.keep_shut(s)


def next_seal(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_NEXT_SEAL."""
    seals.next_seal(s, f[PROG_USER])
