"""The end of the game: by Level, or by the seventh Seal."""

from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.sums import alone


def game_won(s: State) -> None:
    """WIN-01, R-4: all who have reached the winning level in one event win together."""
    end_game(s, s.won)


def end_game(s: State, winners: int) -> None:
    s.winners = winners
    s.phase = PH_OVER
    del s.stack[1:]
    s.lead = s.open = 0
    for seat in range(s.n):
        if winners >> seat & 1:
            say(s, E_WON, seat)


def end_of_the_world(s: State) -> None:
    """SEAL-06: the highest bonus from cards in play wins, then the highest Level; still tied, they share it.

    DEAD-04: the dead do not win, unless nobody is left alive.
    """
    able = [seat for seat in range(s.n) if not s.dead >> seat & 1] or list(range(s.n))
    ranks = [(alone(s, seat), s.level[seat]) for seat in able]
    best = max(ranks)
    end_game(s, sum([1 << seat for seat, rank in zip(able, ranks) if rank == best]))
