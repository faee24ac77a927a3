"""Open questions: while one waits, whatever may be done at any time may be done, by everybody (R-1 speaks of cards).

An act that is no answer interrupts the question. Afterwards it is asked anew from what is then so, or it lapses.
"""

from typing import Final

from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import Frame, State

Question = tuple[int, Frame]  # where whoever asks stands on the stack, and its frame before it asks
ANYWHERE: Final = -1  # where an offer stands: a trade made later may come to lie beneath it

OF_HANDS: Final = 1 << WHY_LOSE | 1 << WHY_COST | 1 << WHY_SAVE | 1 << WHY_GIVE  # whose options may come from a hand
QUIET: Final = 1 << V_PASS | 1 << V_CHOOSE | 1 << V_REVEAL | 1 << V_REVEL  # verbs that interrupt nothing


def is_open(s: State) -> bool:
    """Does the question at hand leave the table open?"""
    kind = s.stack[-1][KIND]
    return bool(OPEN >> (s.stack[-2][KIND] if kind == F_PICK else kind) & 1)


def behind(s: State) -> Frame:
    """The frame that says what the moment is: open questions are looked through."""
    stack = s.stack
    i = len(stack) - 1
    if stack[i][KIND] == F_PICK and OPEN >> stack[i - 1][KIND] & 1:
        i -= 1
    while OPEN >> stack[i][KIND] & 1:
        if ASIDE >> stack[i][KIND] & 1:
            return stack[0]
        i -= 1
    return stack[i]


def turn_goes_on(s: State) -> bool:
    """Does nothing but offers that are thought over lie between now and the turn? It may go on all the same."""
    stack = s.stack
    i = len(stack) - 1
    while stack[i][KIND] == F_DEAL and stack[i][PC] == 1:
        i -= 1
    return i == 0


def only_trades(s: State) -> bool:
    """Are they all trades? The turn does not wait for those; a fight does for whoever is asked to help."""
    return turn_goes_on(s) and not any([f[KIND] == F_DEAL and f[DEAL_SCOPE] == DEAL_HELP for f in s.stack])


def thinker(s: State, f: Frame) -> Seats:
    """Whoever thinks a trade over beside a fight, a flight or the turn of somebody dead; those end of themselves."""
    if s.phase != PH_COMBAT and s.phase != PH_RUN and not s.dead >> s.turn & 1:
        return 0
    trade = f[KIND] == F_DEAL and f[PC] == 1 and f[DEAL_SCOPE] != DEAL_HELP
    return 1 << f[DEAL_OTHER] if trade and only_trades(s) else 0


def is_asked(f: Frame, seat: Seat) -> bool:
    """Of a seat that must decide: is this question its own? While an offer is thought over, others go on."""
    return f[KIND] != F_DEAL or seat == (f[DEAL_BUILDER] if f[PC] == 0 else f[DEAL_OTHER])


def step_pick(s: State, f: Frame) -> bool:
    """F_PICK: one seat must choose. An open question leaves the others their chance to step in."""
    s.deciding = 1 << f[SEAT]
    if not OPEN >> s.stack[-2][KIND] & 1:
        s.invited = 0
    return True


def interrupt(s: State, verb: Number) -> None:
    """Something is done while a choice is pending: whoever asked for it will ask again."""
    if QUIET >> verb & 1:
        return
    s.stack.pop()
    f = s.stack[-1]
    s.stack[-1] = at(f, f[PC] - 1)


def tells_of_hand(s: State, seat: Seat, only: Choice) -> bool:
    """Would this answer, given at once because it is the only one, tell what is not in a hand? So it is where other
    cards there might have been chosen as well."""
    top = s.stack[-1]
    if top[KIND] != F_PICK or not OF_HANDS >> top[PICK_WHY] & 1:
        return False
    return any([T_CARD + card != only[1] for card in s.zones[seat * SEAT_ZONES + Z_HAND]])


def asked_openly(s: State) -> Question | None:
    """The open question that is being asked, so that it is known again when it was interrupted."""
    stack = s.stack
    picking = stack[-1][KIND] == F_PICK
    place = len(stack) - 2 if picking else len(stack) - 1
    f = stack[place]
    if not OPEN >> f[KIND] & 1:
        return None
    if f[KIND] == F_DEAL:
        return ANYWHERE, f
    return place, at(f, f[PC] - 1) if picking else f


def still_asked(s: State, question: Question) -> bool:
    """Was the question only interrupted? It is asked again, or will be."""
    place, f = question
    stack = s.stack
    if place == ANYWHERE:
        return f in stack
    if place >= len(stack):
        return False
    return stack[place] == f or (place == len(stack) - 2 and asked_openly(s) == question)
