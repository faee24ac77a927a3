"""The steps of the own turn: why not this one, now?"""

from kickdoor.engine import reasons as r
from kickdoor.engine.combat import FOUGHT, VANISHED
from kickdoor.engine.hand_limit import excess
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import suffers
from kickdoor.engine.questions import turn_goes_on
from kickdoor.engine.state import State


def why_not_step(s: State, seat: Seat, fighting: Number = r.NO_IN_COMBAT) -> Number:
    """Only who has the turn takes its steps, and only between events; `fighting` is the reason in a fight."""
    if seat != s.turn:
        return r.NO_NOT_YOUR_TURN
    if s.phase == PH_COMBAT:
        return fighting
    if s.phase == PH_RUN:
        return r.NO_RUNNING
    return r.OK if turn_goes_on(s) else r.NO_WAIT


def why_not_at_this_point(s: State) -> Number:
    """What the turn is at instead: the card behind the door (TURN-05), or something else."""
    return r.NO_SHOWN_FIRST if s.phase == PH_DOOR else r.NO_TURN_STEP


def why_not_kick(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """TURN-02."""
    return why_not_step(s, seat, r.NO_FIGHT_MUST) or (r.OK if s.phase == PH_START else why_not_at_this_point(s))


def why_not_keep(s: State, seat: Seat, card: Number, b: Number, c: Number) -> Number:
    """TURN-05."""
    if seat == s.turn and (s.phase != PH_DOOR or card not in s.zones[Z_SHOWN]):
        return r.NO_KEEP
    return why_not_step(s, seat)


def why_not_loot(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """TURN-08."""
    why = why_not_step(s, seat, r.NO_FIGHT_MUST)
    if why or s.phase != PH_TROUBLE:
        return why or why_not_phase_2(s)
    return r.NO_LOOT_WOE if suffers(s, seat, P_NO_LOOT) else r.OK


def why_not_trouble(s: State, seat: Seat, card: Number, b: Number, c: Number) -> Number:
    """TURN-07."""
    why = why_not_step(s, seat, r.NO_FIGHT_MUST)
    if why or s.phase != PH_TROUBLE:
        return why or why_not_phase_2(s)
    if s.loot:
        return r.NO_LOOT_ONLY
    if card not in s.zones[seat * SEAT_ZONES + Z_HAND] or s.t.kind[card] != K_MONSTER:
        return r.NO_TROUBLE_MONSTER
    return r.OK


def why_not_end(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """TURN-14."""
    why = why_not_step(s, seat, r.NO_FIGHT_MUST)
    if why:
        return why
    if s.phase == PH_START:
        return r.NO_KICK_FIRST
    if s.phase == PH_TROUBLE:
        return r.OK if s.loot or suffers(s, seat, P_NO_LOOT) else r.NO_LOOT_FIRST
    if s.phase != PH_CHARITY:
        return why_not_at_this_point(s)
    return r.NO_HAND_FULL if excess(s, seat) > 0 else r.OK


def why_not_phase_2(s: State) -> Number:
    """TURN-06, R-16: why there is no looking for trouble and no looting now."""
    if s.phase == PH_START:
        return r.NO_KICK_FIRST
    if s.fought & FOUGHT:
        return r.NO_FOUGHT
    return r.NO_VANISHED if s.fought & VANISHED else why_not_at_this_point(s)
