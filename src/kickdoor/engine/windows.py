"""What the moment is for a seat: the one answer to "may I, now?"."""

from kickdoor.engine.curses import ANSWERS
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.questions import behind
from kickdoor.engine.stack import stir
from kickdoor.engine.state import Combat, Frame, State


def situation(s: State, seat: Seat) -> Moment:
    """A W_* bit (two where some have got away and others still run); 0 for who takes no part, and while something is
    resolved that nothing may come between (R-1).
    """
    if s.dead >> seat & 1:
        return 0
    top = s.stack[-1]
    kind = top[KIND]
    if kind != F_TURN and (kind == F_PICK or OPEN >> kind & 1):
        top = behind(s)
        kind = top[KIND]
    if kind == F_TURN:
        phase = s.phase
        if phase == PH_COMBAT:
            cb = s.combat
            assert cb is not None
            if cb.over:
                return W_OWN if seat == s.turn else W_OFF  # its rewards are being shared out
            if cb.frozen:
                return W_FROZEN
            if seat == cb.fighter:
                return W_FIGHT
            return W_HELP if seat in cb.helpers else W_WATCH
        if phase == PH_RUN:
            cb = s.combat
            assert cb is not None
            if cb.todo or cb.escaped or len(s.stack) == 1:
                return running_moment(s, cb, seat)
            return W_OWN if seat == s.turn else W_OFF  # nobody has got away, and a body is looted
        if phase == PH_SETUP:
            return W_SETUP
        if phase == PH_OVER:
            return 0
        return W_OWN if seat == s.turn else W_OFF
    return event_moment(top, seat)


def running_moment(s: State, cb: Combat, seat: Seat) -> Moment:
    """While the munchkins of a fight run away, and when one of them has just got away."""
    going: Seats = 0
    for pair in cb.todo:
        going |= 1 << pair[RUN_SEAT]
    away: Moment = 0
    for pair in cb.escaped:
        if not (going | s.dead) >> pair[RUN_SEAT] & 1:
            away = W_ESCAPED
    if going >> seat & 1:
        return W_RUN | away
    return away if away and not going else W_RUN_WATCH | away


def event_moment(top: Frame, seat: Seat) -> Moment:
    """While something happens that cards are made for; most of what happens is nobody's moment."""
    kind = top[KIND]
    if kind == F_DIE:
        if top[PC] != 2:
            return 0
        return W_ROLL if top[SEAT] == seat else W_ROLL_WATCH
    if kind == F_CURSE:
        return W_CURSE if top[PC] == ANSWERS else 0
    if kind == F_DRAW:
        return W_DRAW if top[SEAT] == seat else 0
    if kind == F_OFFER:
        return W_LEFT if top[SEAT] == seat else 0
    if kind == F_HEIR:
        return W_BODY
    if kind == F_OPEN:
        return W_SEAL if top[PC] == ANSWERS else 0
    if kind == F_BAD:
        return W_BAD if top[SEAT] == seat else 0
    return 0


def in_combat(s: State, seat: Seat) -> bool:
    """R-15: fighter and helper, from the moment the monster is seen until the running away is over."""
    cb = s.combat
    if cb is None or cb.over or (s.phase == PH_RUN and not cb.todo and all_have_run(s)):
        return False
    return seat == cb.fighter or seat in cb.helpers


def all_have_run(s: State) -> bool:
    """With nobody left to run: is even the last one's Bad Stuff done, and a body looted or something put right?"""
    kind = s.stack[-1][KIND]
    return (kind == F_PICK or bool(OPEN >> kind & 1)) and behind(s)[KIND] == F_TURN


def step_offer(s: State, f: Frame) -> bool:
    """F_OFFER: a monster that left offers something to one who may pass."""
    if f[PC] == 0:
        s.stack[-1] = at(f, 1)
        s.invited = 1 << f[SEAT]
        s.deciding = 0
        return True
    if s.invited >> f[SEAT] & 1:
        s.invited = 1 << f[SEAT]
        s.deciding = 0
        return True
    s.stack.pop()
    stir(s)
    return False
