"""A Curse from the moment it is aimed to the moment it is over."""

from kickdoor.engine.events import E_CANCELLED, E_CURSED, E_NO_EFFECT, E_STAYS, say
from kickdoor.engine.ids import (
    F_BAD,
    F_CURSE,
    F_TOLL,
    O_OPEN,
    P_CURSE_TOLL,
    SEAT_ZONES,
    U_NEXT_TURN,
    USED_LAID,
    Z_CURSES,
    Z_LIMBO,
)
from kickdoor.engine.modifiers import next_is_last, seal_rules, warded
from kickdoor.engine.stack import run_program, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, put

AIMED = 0
ANSWERS = 1
DONE = 3
CANCELLED = 4


def aim(s: State, card: int, victim: int, user: int, from_door: int) -> None:
    """The Curse is out of the hand or the deck and about to strike."""
    put(s, Z_LIMBO, card)
    s.stack.append((F_CURSE, AIMED, card, victim, user, from_door))


def step_curse(s: State, f: Frame) -> bool:
    kind, pc, card, victim, user, from_door = f
    if pc == AIMED:
        say(s, E_CURSED, victim, card, user)
        if from_door and warded(s, victim):
            say(s, E_NO_EFFECT, victim, card)
            s.stack[-1] = (kind, DONE, card, victim, user, from_door)
            return False
        s.stack[-1] = (kind, ANSWERS, card, victim, user, from_door)
        stir(s)
        if s.t.sealed and next_is_last(s) and opens_seal(s, card):
            s.open = 0  # SEAL-05
        pc = ANSWERS
    if pc == ANSWERS:
        # CURS-07: a cancelling card may answer before it acts.
        if s.open:
            s.lead = 0
            return True
        s.stack[-1] = (kind, DONE, card, victim, user, from_door)
        if s.t.sealed and not s.dead >> victim & 1:
            for rule, n, _b in seal_rules(s):
                if rule == P_CURSE_TOLL:
                    s.stack.append((F_TOLL, 0, victim, n))
        if s.t.bad[card] >= 0 and not s.dead >> victim & 1:
            run_program(s, s.t.bad[card], card, victim, user)
        return False
    if pc == CANCELLED:
        say(s, E_CANCELLED, victim, card)
    s.stack.pop()
    if card in s.zones[Z_LIMBO]:
        cut(s, Z_LIMBO, card)
        discard(s, card)
    stir(s)
    return False


def opens_seal(s: State, curse: int) -> bool:
    """Does this Curse open a Seal?"""
    program = s.t.bad[curse]
    return program >= 0 and any([op[0] == O_OPEN for op in s.t.programs[program]])


def stay(s: State, card: int, victim: int) -> None:
    """CURS-02: a lasting Curse lies in front of its victim."""
    if s.t.until[card] == U_NEXT_TURN and victim == s.turn:
        s.used += ((USED_LAID, victim, card, 0),)
    cut(s, Z_LIMBO, card)
    put(s, victim * SEAT_ZONES + Z_CURSES, card)
    say(s, E_STAYS, victim, card)


def redirect(s: State, to: int) -> None:
    """The Curse strikes somebody else, or (to = -1) the one who played it; it may be answered again."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f[0] == F_CURSE:
            s.stack[i] = (f[0], ANSWERS, f[2], f[4] if to < 0 else to, f[3], 0)
            return


def cancel(s: State, target_card: int) -> None:
    """The Curse about to strike, or one in force, is discarded."""
    if target_card < 0:
        for i in range(len(s.stack) - 1, -1, -1):
            f = s.stack[i]
            if f[0] in (F_CURSE, F_BAD):
                s.stack[i] = (f[0], CANCELLED, *f[2:])
                return
        return
    for seat in range(s.n):
        if target_card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
            cut(s, seat * SEAT_ZONES + Z_CURSES, target_card)
            discard(s, target_card)
            say(s, E_CANCELLED, seat, target_card)
