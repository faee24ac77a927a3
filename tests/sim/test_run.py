"""Simulated games: the same seed gives the same games, whoever plays them and wherever."""

import os
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from kickdoor import new_game
from kickdoor.agents import RandomAgent
from kickdoor.rules.clauses import EDITIONS
from kickdoor.sim import play
from kickdoor.sim.crew import Crew, CrewError
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan, PlanError, make_plan
from kickdoor.sim.report import report
from kickdoor.sim.runner import Run, run_plan
from kickdoor.sim.statistics import percentile, wilson

RANDOM = make_plan(("classic",), 4, 5, None, 500)
GREEDY = make_plan(("classic",), 3, 5, "greedy", 500)


def run(plan: Plan, games: int, jobs: int = 1, one: Callable[[Plan, int], Outcome] = play.play_game) -> Run[Outcome]:
    return run_plan(plan, range(games), Crew(jobs), lambda done: None, one)


@pytest.mark.parametrize("plan", [RANDOM, GREEDY], ids=["random", "greedy"])
def test_results_do_not_depend_on_the_number_of_processes(plan: Plan) -> None:
    alone, together = run(plan, 12, 1), run(plan, 12, 2)
    assert not alone.failures
    assert alone.outcomes == together.outcomes


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    games = run(RANDOM, 6).outcomes
    assert games[4] == play.play_game(RANDOM, 4)
    assert len({game.decisions for game in games}) > 1
    assert run(replace(RANDOM, seed=6), 6).outcomes != games


def test_a_game_without_an_end_is_told_with_its_number_and_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_DECISIONS", 40)
    with pytest.raises(play.Endless, match=r"game 3, seed 5: no end after 41 decisions \(turn \d+\)"):
        play.play_game(RANDOM, 3)


def test_no_turn_with_all_five_sets_goes_on_for_ever() -> None:
    for number in range(10):
        game = new_game(tuple(EDITIONS.values()), players=4, seed=27)
        chance, decisions = Random(number), Counter[int]()
        while not game.over:
            seat, request = next(iter(game.pending.items()))
            game.apply(seat, chance.choice(request.options))
            decisions[game.state.number] += 1
            assert decisions[game.state.number] < 2_000


class Slow(RandomAgent):
    """A random agent the simulation does not recognise: it is shown views and requests."""


def test_the_fast_loop_plays_the_same_games_as_views_and_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = run(RANDOM, 4).outcomes
    monkeypatch.setattr(play, "RandomAgent", Slow)
    assert run(RANDOM, 4).outcomes == fast


def test_the_turn_cap_counts_rounds_of_the_table() -> None:
    outcome = play.play_game(replace(RANDOM, turn_cap=2), 0)
    assert (outcome.turns, outcome.ending, outcome.winners) == (8, "stopped", ())


def test_a_game_ended_by_the_seventh_seal_says_so_even_if_the_win_is_shared() -> None:
    """SEAL-06."""
    outcome = play.play_game(make_plan(("apocalypse",), 4, 1, "random", 500), 0)
    assert (outcome.winners, outcome.ending) == ((0, 1, 2, 3), "seal")
    assert play.play_game(RANDOM, 1).ending == "kill"


def test_a_broken_game_keeps_the_others_and_names_its_command() -> None:
    def breaks(plan: Plan, number: int) -> Outcome:
        if number == 2:
            raise RuntimeError("the rules do not come to an end")
        return play.play_game(plan, number)

    broken = run(RANDOM, 4, one=breaks)
    assert [outcome.number for outcome in broken.outcomes] == [0, 1, 3]
    facts = report(RANDOM, 4, broken)
    assert facts["unfinished"] == 1
    assert facts["failures"][0]["command"] == (
        "kickdoor sim --edition classic --players 4 --games 1 --only 2 --seed 5"
        " --agents random,random,random,random --turn-cap 500 --jobs 1"
    )


def test_ctrl_c_keeps_what_is_finished() -> None:
    def interrupted(plan: Plan, number: int) -> Outcome:
        if number == 3:
            raise KeyboardInterrupt
        return play.play_game(plan, number)

    stopped = run(RANDOM, 9, one=interrupted)
    assert stopped.interrupted
    assert [outcome.number for outcome in stopped.outcomes] == [0, 1, 2]


def die(_plan: Plan, _number: int) -> Outcome:
    os._exit(9)


def test_a_process_that_dies_is_no_interruption() -> None:
    with pytest.raises(CrewError, match="--jobs 2: a process that played games has died"):
        run(RANDOM, 9, 2, one=die)


def test_wins_and_endings_add_up() -> None:
    facts = report(RANDOM, 10, run(RANDOM, 10))
    assert sum(facts["endings"].values()) == facts["finished"] == 10
    assert sum(seat["wins"] for seat in facts["seats"]) >= 10 - facts["endings"]["stopped"]
    assert facts["turns_a_game"]["median"] == 4 * facts["turns_a_player"]["median"]
    for seat in facts["seats"]:
        assert seat["low"] <= seat["share"] <= seat["high"]


def test_intervals_and_percentiles() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 100)
    assert low == 0.0
    assert 0.03 < high < 0.04
    assert percentile(range(1, 101), 0.95) == 95
    assert percentile([], 0.95) == 0


@pytest.mark.parametrize(
    ("players", "agents", "edition", "complaint"),
    [
        (2, None, "classic", "three to six"),
        (7, None, "classic", "three to six"),
        (4, "random,clever,random,random", "classic", "unknown agent 'clever'"),
        (4, "random,random", "classic", "2 agents for 4 players"),
        (4, None, "baroque", "unknown edition 'baroque'"),
    ],
)
def test_a_plan_nobody_can_play_is_refused(players: int, agents: str | None, edition: str, complaint: str) -> None:
    with pytest.raises(PlanError, match=complaint):
        make_plan((edition,), players, 1, agents, 500)
