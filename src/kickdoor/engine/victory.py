"""The end of the game."""

from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State


def game_won(s: State) -> None:
    """WIN-01, R-4: all who have reached the winning level in one event win together."""
    end_game(s, s.won)


def end_game(s: State, winners: Number) -> None:
    s.winners = winners
    s.phase = PH_OVER
    del s.stack[1:]
    s.deciding = s.invited = 0
    for seat in range(s.n):
        if winners >> seat & 1:
            say(s, E_WON, seat)
