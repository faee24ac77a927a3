"""May this seat run away now?"""

from kickdoor.engine import reasons as r
from kickdoor.engine.ids import *
from kickdoor.engine.questions import turn_goes_on
from kickdoor.engine.state import State
from kickdoor.engine.windows import in_combat
from kickdoor.engine.winning import winning


def why_not_flee(s: State, seat: Seat) -> Number:
    """RUN-01, R-10: from whichever monster."""
    cb = s.combat
    if cb is None or cb.over or not in_combat(s, seat):
        return r.NO_RUN_NOT_IN
    if not turn_goes_on(s):
        return r.NO_WAIT
    if s.phase == PH_COMBAT:
        return r.NO_RUN_WINNING if winning(s, cb) else r.OK
    if cb.disputed > 0 and cb.disputed - 1 != seat and any(pair[RUN_SEAT] == cb.disputed - 1 for pair in cb.todo):
        return r.NO_RUN_ORDER
    return r.OK if any(pair[RUN_SEAT] == seat for pair in cb.todo) else r.NO_RUN_NOT_IN


def why_not_run(s: State, seat: Seat, uid: Number, b: Number, c: Number) -> Number:
    """V_RUN."""
    why = why_not_flee(s, seat)
    cb = s.combat
    if why or cb is None:
        return why
    if s.phase == PH_COMBAT:
        return r.OK if any(m[MONSTER_UID] == uid for m in cb.monsters) else r.NO_MONSTER_GONE
    return r.OK if (seat, uid) in cb.todo else r.NO_RUN_NOT_IN
