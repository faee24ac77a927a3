"""Answers and other small things a seat may do: why not, now?"""

from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.beneath import asked_first
from kickdoor.engine.ids import *
from kickdoor.engine.questions import turn_goes_on
from kickdoor.engine.state import State
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.winning import winning


def why_not_chance(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    return r.NO_NOT_OPTION  # only chance may speak for chance


def why_not_pass(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    return r.OK if s.invited >> seat & 1 and not s.deciding >> seat & 1 else r.NO_PHASE


def why_not_reveal(s: State, seat: Seat, card: Number, to: Number, c: Number) -> Number:
    """CARDS-09."""
    if not -1 <= to < s.n or to == seat:
        return r.NO_TARGET_FIT
    return r.OK if card in s.zones[seat * SEAT_ZONES + Z_HAND] else r.NO_NOT_YOURS


def why_not_revel(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """TIME-14."""
    return r.OK if s.t.revel else r.NO_REVEL


def why_not_choose(s: State, seat: Seat, option: Number, b: Number, c: Number) -> Number:
    top = s.stack[-1]
    if top[KIND] != F_PICK or top[SEAT] != seat:
        after = asked_first(s, seat)
        if after is not None:
            return why_not_choose(after, seat, option, b, c)
        if s.dead >> seat & 1:
            return r.NO_DEAD
        return r.NO_OTHERS_CHOICE if top[KIND] == F_PICK else r.NO_CHOICE
    if option in top[PICK_OPTIONS:]:
        return r.OK
    if top[PICK_WHY] == WHY_COST and option >= T_CARD:
        if option - T_CARD in s.zones[seat * SEAT_ZONES + Z_CURSES]:
            return r.NO_COST_CURSE
        return r.NO_COST_SELF if option - T_CARD == s.stack[-2][PAY_SOURCE] else r.NO_COST
    return r.NO_NOT_OPTION


def why_not_drop(s: State, seat: Seat, card: Number, b: Number, c: Number) -> Number:
    """TIME-01, TIME-02: an own Class or Race may be discarded at any time."""
    if card not in s.zones[seat * SEAT_ZONES + Z_TRAITS] or s.t.kind[card] not in (K_CLASS, K_RACE):
        return r.NO_DROP
    return why_not_now(W_ANY, situation(s, seat))


def why_not_dispute(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """RUN-06: fighter or helper, in a fight being lost, before either has run."""
    cb = s.combat
    if cb is None or cb.over or not cb.helpers or not in_combat(s, seat) or s.phase != PH_COMBAT:
        return r.NO_RUN_NOT_IN
    if not s.t.dispute:
        return r.NO_DISPUTE
    if not turn_goes_on(s):
        return r.NO_WAIT
    return r.NO_RUN_WINNING if winning(s, cb) else r.OK
