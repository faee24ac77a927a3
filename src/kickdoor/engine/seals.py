"""Seals: opening and closing them."""

from typing import Final

from kickdoor.engine.curses import aim
from kickdoor.engine.decks import pile_ready
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.seal_rules import LAST_SEAL, next_is_last
from kickdoor.engine.stack import draw, roll, run_program, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.victory import end_of_the_world
from kickdoor.engine.zones import cut, forget, know, put

AIMED: Final = 0
ANSWERS: Final = 1
TURNING: Final = 2
SHUT: Final = 3


def open_seal(s: State, opener: int) -> None:
    """SEAL-02: the opener is whoever was hit by the card."""
    s.stack.append(open_frame(seat=opener, quiet=0, pc=AIMED))


def step_open(s: State, f: Frame) -> bool:
    """F_OPEN: a card may keep the Seal closed, unless it is the seventh (SEAL-05); then it is turned over."""
    pc, opener, quiet = f[PC], f[SEAT], f[OPEN_QUIET]
    if pc == AIMED:
        pc = TURNING
        if not quiet:
            s.used += ((USED_OPENED, opener, 0, 0),)
            if not next_is_last(s):
                pc = ANSWERS
                stir(s)
        s.stack[-1] = open_frame(seat=opener, quiet=quiet, pc=pc)
    if pc == ANSWERS:
        if s.open:
            s.lead = 0
            return True
        s.stack[-1] = open_frame(seat=opener, quiet=quiet, pc=TURNING)
    if pc == SHUT or not pile_ready(s, SEAL):
        s.stack.pop()
        say(s, E_SEAL_SHUT, opener)
        stir(s)
        return False
    pile = s.zones[Z_TOP - SEAL]
    if not pile:
        s.lead = s.open = 0
        s.chance = CH_DRAW + SEAL
        return True
    s.zones[Z_TOP - SEAL] = pile[1:]
    turned(s, f, pile[0])
    return False


def turned(s: State, f: Frame, card: int) -> None:
    """SEAL-01: the Seal lies open: its opening effect, and a Door for everybody who draws one (SEAL-07)."""
    opener, quiet = f[SEAT], f[OPEN_QUIET]
    s.stack.pop()
    forget(s, card)
    put(s, Z_OPEN, card)
    say(s, E_SEAL_OPENED, opener, card)
    if len(s.zones[Z_OPEN]) >= LAST_SEAL:
        end_of_the_world(s)
        return
    stir(s)
    if quiet:
        return
    if s.t.bad[card] >= 0:
        run_program(s, s.t.bad[card], card, opener, opener)
    for i in reversed(range(s.n)):
        seat = (opener + i) % s.n
        draw(s, DOOR, drawn_for(s, seat, P_SEAL_DRAW), seat, 0)


def drawn_for(s: State, seat: int, rule: int) -> int:
    """Cards the Classes of a seat bring it for a Seal."""
    traits = s.zones[seat * SEAT_ZONES + Z_TRAITS]
    return max([0, *[a for card in traits for kind, a, _b in s.t.passives[card] if kind == rule]])


def keep_shut(s: State) -> None:
    """The Seal about to be opened stays closed."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f[KIND] == F_OPEN:
            s.stack[i] = at(f, SHUT)
            return


def close_seal(s: State, closer: int) -> None:
    """SEAL-03: the top open Seal goes under the Seal deck; the one below holds again."""
    if sink_top(s) >= 0:
        say(s, E_SEAL_CLOSED, closer)
        draw(s, TREASURE, drawn_for(s, closer, P_CLOSE_DRAW), closer, 0)
        stir(s)


def sink_top(s: State) -> int:
    """The top open Seal goes under the Seal deck; -1 where none is open."""
    pile = s.zones[Z_OPEN]
    if not pile:
        return -1
    s.zones[Z_OPEN] = pile[:-1]
    s.zones[Z_BOTTOM - SEAL] += (pile[-1],)
    know(s, pile[-1], (1 << s.n) - 1)
    return pile[-1]


def next_seal(s: State, user: int) -> None:
    """The next Seal takes the place of the top open one, without its opening effect."""
    if sink_top(s) >= 0:
        s.stack.append(open_frame(seat=user, quiet=1, pc=AIMED))


def encore(s: State, you: int, card: int) -> None:
    """You suffer a Curse of the discards."""
    if card >= 0:
        cut(s, Z_DISCARD - DOOR, card)
        aim(s, card, you, -1, 0)


def step_omen(s: State, f: Frame) -> bool:
    """F_OMEN, VAR-06: a Seal opens on a 1."""
    if f[PC] == 0:
        s.stack[-1] = omen_frame(seat=f[SEAT], pc=1)
        roll(s, f[SEAT], DIE_EFFECT)
        return False
    s.stack.pop()
    if s.result <= 1:
        open_seal(s, f[SEAT])
    return False


def mourn(s: State) -> None:
    """DEAD-08: the dead open a Seal; when one event has killed several, the current player opens one."""
    dead = s.debts
    sole = dead & (dead - 1) == 0
    opener = int(dead).bit_length() - 1 if sole else s.turn
    s.debts = 0
    open_seal(s, opener)
