"""What a tournament keeps of one game."""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass

from kickdoor.arena.tournament import Tournament
from kickdoor.sim.faults import Fault
from kickdoor.sim.play import play_game

BROKEN = "broken"  # the ending of a game that the rules could not play on


@dataclass(frozen=True, slots=True)
class Score:
    """One game, as the one agent looks at it."""

    number: int
    block: int
    one: str
    against: str
    seat: int  # of the one
    share: float  # of the win: 1, 0, or a part of a shared win
    winners: tuple[int, ...]
    turns: int  # all players' together
    decisions: int
    ending: str  # as in a simulation, or BROKEN
    faults: tuple[int, ...]  # of each seat
    error: str  # the first fault, or why it broke
    think_ms: tuple[float, ...]  # of the one, for each answer


def play_scores(tournament: Tournament, numbers: Sequence[int]) -> list[tuple[Score, Fault | None]]:
    return [play_score(tournament, number) for number in numbers]


def play_score(tournament: Tournament, number: int) -> tuple[Score, Fault | None]:
    """Play that game; one that breaks is a score too."""
    block, (one, against), seat = tournament.place(number)
    plan, game = tournament.game(number)
    try:
        outcome = play_game(plan, game, timed=True)
    except Exception:
        broken = Score(number, block, one, against, seat, 0, (), 0, 0, BROKEN, (), traceback.format_exc(), ())
        return broken, None
    winners, fault = outcome.winners, outcome.fault
    share = 1 / len(winners) if seat in winners else 0.0
    thinking = tuple(round(seconds * 1000, 4) for seconds in outcome.thinking[seat])
    score = Score(
        number,
        block,
        one,
        against,
        seat,
        share,
        winners,
        outcome.turns,
        outcome.decisions,
        outcome.ending,
        outcome.faults,
        f"{fault.agent} at seat {fault.seat}: {fault.error}" if fault else "",
        thinking,
    )
    return score, fault
