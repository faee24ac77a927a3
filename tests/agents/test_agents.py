"""What the agents are worth."""

from statistics import median

import pytest

import kickdoor
from kickdoor.agents import AGENTS, make_agent
from kickdoor.ruleset import open_box
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game

OURS = [name for name in AGENTS if name != "jsonl"]  # that one needs a program: test_jsonl.py


def play(agents: str, games: int, seed: int = 11) -> list[tuple[int, ...]]:
    plan = make_plan(("classic",), 4, seed, agents, 500)
    return [play_game(plan, number).winners for number in range(games)]


def test_a_greedy_player_clearly_beats_three_random_ones() -> None:
    wins = sum(0 in winners for winners in play("greedy,random,random,random", 40))
    assert wins >= 30  # one in four would be 10


def test_games_of_greedy_players_end_after_6_to_25_turns_a_player() -> None:
    plan = make_plan(("classic",), 4, 12, "greedy", 500)
    outcomes = [play_game(plan, number) for number in range(30)]
    assert all(outcome.winners for outcome in outcomes)
    assert 6 <= median(outcome.turns / 4 for outcome in outcomes) <= 25


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("name", OURS)
def test_agents_play_by_the_rules_to_the_end(name: str, players: int) -> None:
    game = kickdoor.new_game(players=players, seed=players)
    agents = [make_agent(name, game.box, seat, seat) for seat in range(players)]
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        choice = agents[seat].choose(game.view(seat), request)
        assert choice in request.options
        game.apply(seat, choice)
    assert game.winners


def test_an_agent_answers_the_same_question_the_same_way() -> None:
    game = kickdoor.new_game(seed=3)
    for name in OURS:
        seat, request = next(iter(game.pending.items()))
        answers = {make_agent(name, game.box, seat, 7).choose(game.view(seat), request) for _ in range(5)}
        assert len(answers) == 1


def test_an_unknown_agent_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match="unknown agent 'clever': there are random, greedy"):
        make_agent("clever", open_box(), 0, 1)
