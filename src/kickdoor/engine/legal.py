"""May this seat do this now, and if not, why not? The one way in; layout/verbs.py says who judges which verb."""

from typing import Final

from kickdoor.engine import reasons as r
from kickdoor.engine.ids import *
from kickdoor.engine.judges import JUDGES
from kickdoor.engine.state import State

EVEN_DEAD: Final = 1 << V_REVEAL | 1 << V_REVEL | 1 << V_CHOOSE  # what the dead may do as well


def refuse(s: State, seat: Seat, choice: Choice) -> Number:
    """The reason why not, or 0. Answers for every seat at every moment, whoever is being asked."""
    verb, a, b, c = choice
    if s.phase == PH_OVER:
        return r.NO_OVER
    if s.dead >> seat & 1 and not EVEN_DEAD >> verb & 1:
        return r.NO_DEAD
    return JUDGES[verb](s, seat, a, b, c)
