"""Games come to an end, with sense and without it."""

import pytest
from hypothesis import given

from kickdoor import new_game
from kickdoor.agents import make_agent
from kickdoor.engine.ids import PH_OVER
from tests.props.play import seats, seeds, walk

MOST_TURNS = 150  # a player; greedy players need a tenth of it


@given(seats, seeds)
def test_random_games_end(players: int, seed: int) -> None:
    *_, last = walk(players, seed)
    assert last.phase == PH_OVER
    assert last.winners
    assert all(last.level[seat] >= last.t.win_level for seat in range(last.n) if last.winners >> seat & 1)


@pytest.mark.clause("WIN-01")
@given(seats, seeds)
def test_games_of_greedy_players_end(players: int, seed: int) -> None:
    game = new_game(players=players, seed=seed)
    agents = [make_agent("greedy", game.box, seat, f"{seed} {seat}") for seat in range(players)]
    while not game.over:
        assert game.turn_number < MOST_TURNS * players
        seat, request = next(iter(game.pending.items()))
        choice = agents[seat].choose(game.view(seat), request)
        assert choice in request.options
        game.apply(seat, choice)
    assert game.winners
