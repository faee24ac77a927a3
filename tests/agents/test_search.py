"""The searches: budgets, the same answers for the same seed, thoughts, and no cheats among people."""

import re

import pytest

import kickdoor
from kickdoor.agents import CHEATS, check_agent, make_agent
from kickdoor.agents.budget import Budget
from kickdoor.agents.flat import FlatAgent
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.value import Value
from kickdoor.cli import app
from kickdoor.engine import ids
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import Choice
from kickdoor.game import Game
from kickdoor.worlds import let_imagine


def first_turns(name: str, seed: int, turns: int) -> list[Choice]:
    """What an agent chooses in its first turns against heuristic players."""
    game = kickdoor.new_game(seed=seed)
    agents = [make_agent(name if seat == 0 else "heuristic", game.box, seat, f"{seed}/{seat}") for seat in range(4)]
    chosen = []
    while not game.over and game.turn_number <= turns:
        seat, request = next(iter(game.pending.items()))
        let_imagine(agents[seat], game.state, seat)
        choice = agents[seat].choose(game.view(seat), request)
        assert choice in request.options
        if seat == 0:
            chosen.append(choice)
        game.apply(seat, choice)
    return chosen


@pytest.mark.parametrize("name", ["flat:4", "ismcts:6"])
def test_a_number_of_worlds_gives_the_same_answers_again(name: str) -> None:
    assert first_turns(name, 3, 6) == first_turns(name, 3, 6)


@pytest.mark.parametrize("name", ["flat:6", "ismcts:12", "clairvoyant:6"])
def test_a_search_finds_something_the_heuristic_player_does_not(name: str) -> None:
    assert any(first_turns(name, seed, 16) != first_turns("heuristic", seed, 16) for seed in range(3))


def test_imagined_games_leave_no_trace_in_what_a_search_remembers() -> None:
    """Offers, sales and trades of worlds are not its own: it does by rule of thumb what one does who imagines none."""
    game = kickdoor.new_game(seed=4)
    agents = [make_agent("flat:3" if seat == 0 else "heuristic", game.box, seat, seat) for seat in range(4)]
    search, other = agents[0], HeuristicAgent(game.box, 0)
    assert isinstance(search, FlatAgent)
    compared = 0
    while not game.over and game.turn_number <= 24:
        seat, request = next(iter(game.pending.items()))
        let_imagine(agents[seat], game.state, seat)
        view = game.view(seat)
        if seat == 0:
            let_imagine(other, game.state, seat)
            usual, choice = other.choose(view, request), search.thumb(view, request)
            assert choice == usual
            compared += len(request.options) > 1
            if not search.routine(request, choice):
                choice = search.decide(search.candidates(request, choice))
        else:
            choice = agents[seat].choose(view, request)
        for event in game.apply(seat, choice):
            search.hear(event_for(event, 0))
            other.hear(event_for(event, 0))
    assert compared > 30


def position() -> tuple[Game, int]:
    """A question with several options that is worth a search."""
    game = kickdoor.new_game(seed=5)
    agents = [make_agent("heuristic", game.box, seat, seat) for seat in range(4)]
    while True:
        seat, request = next(iter(game.pending.items()))
        if request.kind == "combat" and len(request.options) > 3:
            return game, seat
        game.apply(seat, agents[seat].choose(game.view(seat), request))


@pytest.mark.parametrize("name", ["flat:5", "ismcts:16"])
def test_thoughts_of_a_search(name: str) -> None:
    game, seat = position()
    agent = make_agent(name, game.box, seat, 1)
    let_imagine(agent, game.state, seat)
    thoughts = agent.explain(game.view(seat), game.pending[seat])  # type: ignore[attr-defined]
    assert len(thoughts) > 1
    assert [t.value for t in thoughts] == sorted([t.value for t in thoughts], reverse=True)
    assert all("worlds" in t.reason or "heuristic" in t.reason for t in thoughts)


def test_the_chances_add_up_and_favour_the_leader() -> None:
    game = kickdoor.new_game(seed=1)
    game.state.level[:] = [1, 9, 4, 4]
    value = Value(game.box)
    found = value.chances(value.standings.rows(game.state))
    assert sum(found) == pytest.approx(1)
    assert found.index(max(found)) == 1
    assert found.index(min(found)) == 0


def test_a_budget_of_time_is_kept_and_one_of_worlds_exact() -> None:
    assert list(Budget(worlds=3).rounds()) == [0, 1, 2]
    assert next(Budget(milliseconds=1).rounds()) == 0
    assert 1 <= len(list(Budget(worlds=7, milliseconds=10_000).rounds())) <= 7


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("flat:", "flat: unknown budget '': a number of worlds as in 64, or a time as in 200ms"),
        ("flat:0", "unknown budget '0'"),
        ("ismcts:fast", "ismcts: unknown budget 'fast'"),
        ("clairvoyant:-3ms", "unknown budget '-3ms'"),
        ("heuristic:rude", "unknown temper 'rude': there are cautious"),
        ("greedy:64", "greedy: takes no '64'"),
        ("psychic", "unknown agent 'psychic': there are random, greedy, heuristic, expert, flat, ismcts, clairvoyant"),
    ],
)
def test_names_that_mean_nothing(name: str, told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        check_agent(name)


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_does_not_sit_down_with_people(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app(["play", "--bots", name, "--seed", "1"])
    assert left.value.code == 2
    assert f"{name} sees everybody's cards" in capsys.readouterr().err


def test_targets_of_routine_questions_are_left_to_the_heuristic_player() -> None:
    """Charity and setup are not searched: the answer comes without worlds."""
    game = kickdoor.new_game(seed=5)
    seat, request = next(iter(game.pending.items()))
    assert request.kind == "setup"
    assert make_agent("flat:2", game.box, seat, 1).choose(game.view(seat), request) in request.options
    assert game.view(seat).phase == ids.PH_SETUP
