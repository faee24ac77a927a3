"""What would come of a choice: tried on a copy, with nobody stepping in."""

from kickdoor.chance import Seeded, settle
from kickdoor.engine import ids
from kickdoor.engine.apply import apply
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.options import options
from kickdoor.engine.stakes import for_the_win
from kickdoor.engine.state import State
from kickdoor.engine.winning import winning

MOST_STEPS = 60  # choices that follow from one before it is clear what came of it


def tried(s: State, seat: int, choice: Choice) -> State:
    """The game after the choice, once it has taken effect."""
    w = s.clone()
    w.events = None
    source = Seeded("trial")
    apply(w, seat, choice)
    settle(w, source)
    for _ in range(MOST_STEPS):
        if w.phase == ids.PH_OVER or w.combat is None or w.stack[-1][ids.KIND] == ids.F_TURN:
            break
        offered = options(w, w.asked)
        apply(w, w.asked, PASS if PASS in offered else offered[0])
        settle(w, source)
    return w


def about_to_win(s: State) -> int:
    """The seat that wins the game if nobody does anything, or -1."""
    cb = s.combat
    if cb is None or cb.over or s.phase != ids.PH_COMBAT:
        return -1
    return cb.fighter if for_the_win(s, cb) and winning(s, cb) else -1


def would_stop(s: State, seat: int, offered: list[Choice], fighter: int) -> Choice | None:
    """An option that alone keeps the fighter from winning the game; dice and later answers may differ."""
    for choice in offered:
        if choice[0] in (ids.V_PLAY, ids.V_USE) and about_to_win(tried(s, seat, choice)) != fighter:
            return choice
    return None
