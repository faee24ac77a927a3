"""Pairings, blocks and seats of a tournament."""

from typing import Any

import pytest

from kickdoor.arena.score import play_score
from kickdoor.arena.tournament import Tournament, make_tournament
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan, PlanError


def tournament(**changes: Any) -> Tournament:
    words: dict[str, Any] = {
        "editions": ("classic",),
        "players": 3,
        "seed": 8,
        "one": "greedy",
        "against": "random",
        "agents": None,
        "blocks": 2,
        "test": None,
        "turn_cap": 500,
    }
    return make_tournament(**(words | changes))


def test_in_a_block_the_one_goes_round_the_seats_with_the_same_luck() -> None:
    duel = tournament()
    games = [duel.game(number) for number in range(duel.games)]
    assert [plan.agents for plan, _block in games] == 2 * [
        ("greedy", "random", "random"),
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
    ]
    assert [plan.game_seed(block) for plan, block in games] == 3 * ["8/0"] + 3 * ["8/1"]


def test_all_against_all_is_every_ordered_pair_with_the_same_luck_for_each() -> None:
    all_pairs = tournament(one=None, against=None, agents="random, greedy", blocks=2)
    assert all_pairs.pairings == (("random", "greedy"), ("greedy", "random"))
    assert all_pairs.games == 12
    places = [all_pairs.place(number) for number in range(12)]
    assert len(set(places)) == 12
    assert {place for place in places if place[0] == 0} == {
        (0, pairing, seat) for pairing in all_pairs.pairings for seat in range(3)
    }


def test_equal_agents_have_an_equal_share() -> None:
    """An agent without dice plays the same game from every seat, so in a block each of them wins exactly once."""
    mirror = tournament(against="greedy", blocks=3)
    shares = [play_score(mirror, number)[0].share for number in range(mirror.games)]
    assert [sum(shares[first : first + 3]) for first in (0, 3, 6)] == [1, 1, 1]


def test_a_score_is_the_game_that_sim_plays_again() -> None:
    duel = tournament()
    plan, block = duel.game(4)
    score, fault = play_score(duel, 4)
    assert fault is None
    assert (score.block, score.seat, score.share) == (1, 1, float(score.winners == (1,)))
    assert plan.command(block).startswith("kickdoor sim --edition classic --players 3 --games 1 --only 1 --seed 8")
    assert "--agents random,greedy,random" in plan.command(block)
    assert len(score.think_ms) > 10


@pytest.mark.parametrize(("number", "share"), [(0, 0.5), (1, 0), (2, 0.5)])
def test_a_shared_win_is_a_part_of_one(monkeypatch: pytest.MonkeyPatch, number: int, share: float) -> None:
    def shared(_plan: Plan, number: int, timed: bool) -> Outcome:
        return Outcome(number, (0, 2), 30, 90, "shared", (0, 0, 0), None, ((), (), ()))

    monkeypatch.setattr("kickdoor.arena.score.play_game", shared)
    assert play_score(tournament(), number)[0].share == share


def test_a_broken_game_is_a_score_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise RuntimeError("the rules do not come to an end")

    monkeypatch.setattr("kickdoor.arena.score.play_game", breaks)
    score, _fault = play_score(tournament(), 0)
    assert score.ending == "broken"
    assert "the rules do not come to an end" in score.error


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"one": "clever"}, "--one: unknown agent 'clever': there are random, greedy"),
        ({"against": "clever"}, "--against: unknown agent 'clever': there are random, greedy"),
        ({"one": None, "against": None, "agents": "random,clever"}, "--agents: unknown agent 'clever'"),
        ({"one": None, "against": None, "agents": "random"}, "two or more, each once"),
        ({"one": None, "against": None, "agents": "random,random"}, "two or more, each once"),
        ({"one": None, "against": None, "agents": "random,greedy", "test": "0.2:0.3"}, "only for --one"),
        ({"one": None}, "name --one and --against, or --agents"),
        ({"agents": "random,greedy"}, "name --one and --against, or --agents"),
        ({"blocks": 0}, "--blocks 0: at least 1"),
        ({"players": 7}, "three to six"),
        ({"editions": ("baroque",)}, "unknown edition 'baroque'"),
        ({"test": "0.25"}, "LOW:HIGH"),
        ({"test": "0.33:0.25"}, "LOW:HIGH"),
        ({"test": "0:1"}, "LOW:HIGH"),
        ({"test": "low:high"}, "LOW:HIGH"),
    ],
    ids=str,
)
def test_a_tournament_nobody_can_play_is_refused(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(PlanError, match=complaint):
        tournament(**changes)
