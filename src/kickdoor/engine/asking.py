"""Who is being asked now, and what each of them is offered."""

from typing import Final

from kickdoor.engine.apply import FROM_LEFT
from kickdoor.engine.ids import *
from kickdoor.engine.options import options
from kickdoor.engine.questions import behind
from kickdoor.engine.state import State

# What a question is called: by its frame, else by the phase.
KINDS: Final = {
    F_PICK: "choose",
    F_DEAL: "deal",
    F_SALE: "sale",
    F_CURSE: "curse",
    F_DIE: "roll",
    F_DRAW: "draw",
    F_OFFER: "offer",
    F_OPEN: "seal",
}
PHASE_KINDS: Final[tuple[str, ...]] = ("setup", "arrange", "door", "combat", "run", "trouble", "charity", "over")


def kind_asked(s: State, seat: Seat) -> str:
    """What the question is called for a seat that must decide, or may step in."""
    f = s.stack[-1] if s.deciding >> seat & 1 else behind(s)
    return KINDS.get(f[KIND], PHASE_KINDS[s.phase])


def offered(s: State, seat: Seat) -> list[Choice]:
    """What is offered to the seat now, worked out once for the one who is asked; [] when it is not being asked."""
    if s.phase == PH_OVER:
        return []
    if seat != s.asked:
        return options(s, seat)
    found = s.options
    if found is None:
        found = s.options = options(s, seat)
    return found


def all_asked(s: State) -> list[tuple[int, list[Choice]]]:
    """Every seat that is asked now and what it is offered, in the order in which they would be asked one by one."""
    found: list[tuple[int, list[Choice]]] = []
    if s.phase == PH_OVER:
        return found
    deciding = s.deciding
    for seats in (s.invited & ~deciding, deciding):
        for seat in FROM_LEFT[s.n][s.turn][seats] if seats else ():
            choices = offered(s, seat)
            if len(choices) > 1 or (choices and (seats == deciding or seat == s.asked)):
                found.append((seat, choices))
    return found
