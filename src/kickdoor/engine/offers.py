"""Offers that wait on the stack: where a new one comes to lie, and which one somebody answers."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State

SEEN_THROUGH: Final = OPEN & ~(1 << F_SALE)  # questions beneath which an offer can be answered


def place_for(s: State, f: Frame) -> Number:
    """Where an offer comes to lie: a trade beneath what others are asked for the fight, which waits for that first."""
    place = len(s.stack)
    while f[DEAL_SCOPE] != DEAL_HELP and s.stack[place - 1][KIND] == F_DEAL:
        last = s.stack[place - 1]
        if last[DEAL_SCOPE] != DEAL_HELP or last[DEAL_OTHER] == f[DEAL_OTHER]:
            break
        place -= 1
    return place


def answered(s: State, seat: Seat) -> Number:
    """Where on the stack the offer lies that this seat answers, or takes back: what it is asked, or puts together,
    before what it has proposed."""
    top = len(s.stack) - 1
    place = top
    if s.stack[place][KIND] == F_PICK and SEEN_THROUGH >> s.stack[place - 1][KIND] & 1:
        place -= 1
    own: Number = -1
    through: Number = SEEN_THROUGH
    while place > 0 and through >> s.stack[place][KIND] & 1:
        f = s.stack[place]
        if f[KIND] == F_DEAL:
            if seat == (f[DEAL_BUILDER] if f[PC] == 0 else f[DEAL_OTHER]):
                return place
            if own < 0 and seat == f[DEAL_BUILDER]:
                own = place
        elif ASIDE >> f[KIND] & 1:
            through = -1  # what it interrupts waits: all kinds are looked through
        place -= 1
    return own if own >= 0 else top
