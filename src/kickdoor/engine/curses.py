"""A Curse from the moment it is aimed to the moment it is over."""

from typing import Final

from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_ANSWERED, H_CURSE, call
from kickdoor.engine.ids import *
from kickdoor.engine.might import team
from kickdoor.engine.modifiers import marked
from kickdoor.engine.stack import run_program, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, put

AIMED: Final = 0
ANSWERS: Final = 1
DONE: Final = 3
CANCELLED: Final = 4


def aim(s: State, card: Number, victim: Number, user: Number, from_door: Number) -> None:
    """The Curse is out of the hand or the deck and about to strike."""
    put(s, Z_LIMBO, card)
    s.stack.append(curse_frame(card=card, seat=victim, user=user, door=from_door, pc=AIMED))


def step_curse(s: State, f: Frame) -> bool:
    pc, card, victim, user, from_door = f[PC], f[CURSE_CARD], f[SEAT], f[CURSE_USER], f[CURSE_DOOR]
    if pc == AIMED:
        say(s, E_CURSED, victim, card, user)
        if from_door and marked(s, victim, M_DOOR_WARD):
            say(s, E_NO_EFFECT, victim, card)
            s.stack[-1] = curse_frame(card=card, seat=victim, user=user, door=from_door, pc=DONE)
            return False
        s.stack[-1] = curse_frame(card=card, seat=victim, user=user, door=from_door, pc=ANSWERS)
        stir(s)
        if s.t.hooks[H_ANSWERED] and call(s, H_ANSWERED, victim, card):
            s.invited = 0
        pc = ANSWERS
    if pc == ANSWERS:
        # CURS-07: a cancelling card may answer before it acts.
        if s.invited:
            s.deciding = 0
            return True
        s.stack[-1] = curse_frame(card=card, seat=victim, user=user, door=from_door, pc=DONE)
        if not s.dead >> victim & 1:
            if s.t.hooks[H_CURSE]:
                call(s, H_CURSE, victim, card)
            if s.t.bad[card] >= 0:
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


def stay(s: State, card: Number, victim: Number) -> None:
    """CURS-02: a lasting Curse lies in front of its victim."""
    if (s.t.until[card] == U_NEXT_TURN and victim == s.turn) or (s.t.until[card] == U_COMBAT and all_ran(s)):
        s.used += ((USED_LAID, victim, card, 0),)
    cut(s, Z_LIMBO, card)
    put(s, victim * SEAT_ZONES + Z_CURSES, card)
    say(s, E_STAYS, victim, card)
    cb = s.combat
    if s.t.curses_change_monsters and cb is not None and victim in team(cb):
        for rule, tag, _b in s.t.passives[card]:
            if rule == P_ALL_TAGGED:
                cb.untagged = tuple([(what, gone) for what, gone in cb.untagged if what < 0 or not gone & tag])


def all_ran(s: State) -> bool:
    """R-15: is the running away over, and a body looted before the fight is cleared away? Nobody is in combat then."""
    cb = s.combat
    return cb is not None and s.phase == PH_RUN and not cb.todo and any([f[KIND] == F_DEATH for f in s.stack])


def redirect(s: State, to: Number) -> None:
    """The Curse strikes somebody else, or (to = -1) the one who played it; it may be answered again."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f[KIND] == F_CURSE:
            victim, user = (f[CURSE_USER] if to < 0 else to), f[SEAT]
            s.stack[i] = curse_frame(seat=victim, card=f[CURSE_CARD], user=user, door=0, pc=ANSWERS)
            return


def cancel(s: State, target_card: Number) -> None:
    """The Curse about to strike, or one in force, is discarded."""
    if target_card < 0:
        for i in range(len(s.stack) - 1, -1, -1):
            f = s.stack[i]
            if f[KIND] in (F_CURSE, F_BAD):
                s.stack[i] = at(f, CANCELLED)
                return
        return
    for seat in range(s.n):
        if target_card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
            cut(s, seat * SEAT_ZONES + Z_CURSES, target_card)
            discard(s, target_card)
            say(s, E_CANCELLED, seat, target_card)
