"""Who is being asked now, and what each of them is offered."""

from typing import Final

from kickdoor.engine.apply import FROM_LEFT
from kickdoor.engine.ids import *
from kickdoor.engine.options import options
from kickdoor.engine.questions import behind, is_asked
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
# By a mask of seats: which ones.
SEATS_OF: Final[tuple[Numbers, ...]] = tuple(
    [tuple([seat for seat in range(6) if mask >> seat & 1]) for mask in range(1 << 6)]
)
PHASE_KINDS: Final[tuple[str, ...]] = ("setup", "arrange", "door", "combat", "run", "trouble", "charity", "over")


def over(s: State) -> bool:
    """Has the game come to its end?"""
    return s.phase == PH_OVER


def deciding(s: State) -> Numbers:
    """Seats that must decide."""
    return () if s.phase == PH_OVER else SEATS_OF[s.deciding & (1 << s.n) - 1]


def invited(s: State) -> Numbers:
    """Seats that may still step in."""
    return () if s.phase == PH_OVER else SEATS_OF[s.invited & (1 << s.n) - 1]


def waiting(s: State) -> Numbers:
    """Seats that may still step in while nobody must decide: those of a window."""
    return () if deciding(s) else invited(s)


def setting_up(s: State) -> bool:
    """Are opening plays being made? The rolls for who begins come after them."""
    return s.phase == PH_SETUP and s.stack[-1][KIND] == F_TURN


def kind_asked(s: State, seat: Seat) -> str:
    """What the question is called for a seat that must decide, or may step in."""
    f = s.stack[-1] if s.deciding >> seat & 1 and is_asked(s.stack[-1], seat) else behind(s)
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
    must = s.deciding
    for seats in (s.invited & ~must, must):
        for seat in FROM_LEFT[s.n][s.turn][seats] if seats else ():
            choices = offered(s, seat)
            if len(choices) > 1 or (choices and (seats == must or seat == s.asked)):
                found.append((seat, choices))
    return found
