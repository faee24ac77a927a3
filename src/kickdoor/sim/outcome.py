"""How one game went. It travels between processes, so it is Python's own where `sim/play.py` is compiled."""

from dataclasses import dataclass

from kickdoor.sim.faults import Fault

ENDINGS = ("kill", "card", "shared", "seal", "stopped")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went."""

    number: int
    winners: tuple[int, ...]
    turns: int  # all players' together
    decisions: int  # of the seats; chance is not counted
    ending: str  # one of ENDINGS
    faults: tuple[int, ...]  # of each seat
    fault: Fault | None  # the first of them
    thinking: tuple[tuple[float, ...], ...]  # seconds of each seat for each answer, when they were measured
