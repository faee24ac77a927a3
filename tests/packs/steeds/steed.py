"""Steeds: a player has one at a time, it carries a Big Item more, and it may be lost in place of a Level."""

from kickdoor.engine.bound import begin, question
from kickdoor.engine.company import company, leave
from kickdoor.engine.custom import Custom
from kickdoor.engine.frames import at
from kickdoor.engine.ids import BOUND_A, NO_TARGET, PC, SEAT, T_CARD
from kickdoor.engine.levels import sink
from kickdoor.engine.stack import ask
from kickdoor.engine.state import Frame, State


def one(s: State, seat: int) -> int:
    """STEED-01."""
    return 1


def steed(s: State, seat: int) -> tuple[int, ...]:
    """The Steed of a seat, for the view."""
    return tuple(company(s, seat, CUSTOM))


def saddlebags(s: State, seat: int, _n: int) -> int:
    """STEED-02."""
    return len(company(s, seat, CUSTOM))


def bolt(s: State, seat: int, n: int) -> int:
    """STEED-03: who would lose Levels is asked first."""
    if company(s, seat, CUSTOM):
        begin(s, step_bolt, seat, n)
        return 1
    return 0


def step_bolt(s: State, f: Frame) -> bool:
    """STEED-03: the Steed in place of one Level, or none; the rest is lost."""
    seat, n = f[SEAT], f[BOUND_A]
    mine = company(s, seat, CUSTOM)
    if f[PC] == 0 and mine:
        s.stack[-1] = at(f, 1)
        ask(s, seat, question(s, "steed-or-level"), [*[T_CARD + card for card in mine], NO_TARGET])
        return False
    s.stack.pop()
    if f[PC] == 1 and s.result != NO_TARGET:
        leave(s, seat, s.result - T_CARD)
        n -= 1
    sink(s, seat, n)
    return False


CUSTOM = Custom(
    "steed",
    limit=one,
    hooks={"big-items": saddlebags, "levels-lost": bolt},
    steps=[step_bolt],
    questions=["which-steed", "steed-or-level"],
    shown=steed,
)
