"""Who is pursued."""

from kickdoor.engine.ids import *
from kickdoor.engine.state import Monster, State


def pursues(s: State, m: Monster, seat: Seat) -> bool:
    """RUN-09, R-19: judged for each munchkin and monster at the moment of the roll."""
    for kind, a, b in s.t.passives[m[MONSTER_CARD]]:
        if kind == P_SPARE and s.level[seat] <= a and not s.con[seat] & b:
            return False
    return True
