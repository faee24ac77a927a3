"""The public Python API: its names are a contract, and what each promises."""

import inspect
from typing import Any

import pytest

import kickdoor
from kickdoor import Game, OptionError, Refused, Request, View, describe, new_game, replay
from tests.props.play import random_game, some_game


@pytest.fixture
def game() -> Game:
    return new_game(["classic"], players=4, seed=1)


def test_the_names() -> None:
    for name in ("Choice", "Game", "OptionError", "Refused", "Request", "View", "describe", "new_game", "replay"):
        assert name in kickdoor.__all__
        assert hasattr(kickdoor, name)
    assert kickdoor.__version__.count(".") == 2
    for name in ("pending", "over", "winners", "turn_number"):
        assert isinstance(inspect.getattr_static(Game, name), property)
    for name in ("options", "apply", "view", "clone", "digest", "log", "why_not"):
        assert inspect.isfunction(getattr(Game, name))


def test_new_game_takes_what_the_contract_says() -> None:
    taken = inspect.signature(new_game).parameters
    assert list(taken)[:5] == ["editions", "players", "seed", "options", "names"]
    game = new_game(editions=["classic"], players=4, seed=1, options=None, names=None)
    assert game.digest() == new_game().digest()
    assert new_game("classic").digest() == game.digest()
    assert new_game(seed=2).digest() != game.digest()


@pytest.mark.clause("SETUP-01")
@pytest.mark.parametrize("players", [2, 7, 0, -1, 3.5, "4", None, True])
def test_three_to_six_take_part(players: Any) -> None:
    with pytest.raises(OptionError, match="players"):
        new_game(players=players)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"editions": ["ghosts"]}, "unknown edition 'ghosts'"),
        ({"editions": []}, "editions"),
        ({"editions": ["classic", "classic"]}, "editions"),
        ({"editions": ["../classic"]}, "unknown edition"),
        ({"options": {"speed": 9}}, "unknown option 'speed'"),
        ({"options": {"winning_level": 1}}, "winning_level"),
        ({"options": {"winning_level": "ten"}}, "winning_level"),
        ({"options": {"faster_play": 3}}, "faster_play"),
        ({"options": {"seal_roll": True}}, "seal_roll"),
        ({"names": ["A", "B"]}, "names"),
        ({"names": ["A", "B", "B"]}, "names"),
        ({"names": ["A", "B", ""]}, "names"),
        ({"names": ["A", "B", 3]}, "names"),
        ({"sexes": ["male"]}, "sexes"),
        ({"sexes": ["male", "x", "male"]}, "sexes"),
    ],
)
def test_what_a_game_cannot_be_made_of(given: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        new_game(**{"players": 3, **given})


def test_a_new_game(game: Game) -> None:
    assert not game.over
    assert game.winners == []
    assert game.header["names"] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert [player.level for player in game.view(0).players] == [1, 1, 1, 1]
    assert new_game(names=["A", "B", "C"], players=3).header["names"] == ["A", "B", "C"]


def test_pending_and_options(game: Game) -> None:
    asked = game.pending
    assert asked
    for seat, request in asked.items():
        assert isinstance(request, Request)
        assert request.seat == seat
        assert list(request.options) == game.options(seat)
        assert request.clock in ("decide", "react")
        assert request.mandatory == (request.clock == "decide")
        assert all(len(choice) == 4 for choice in request.options)
    first = next(iter(asked.values()))
    game.apply(first.seat, first.options[0])
    assert all(request.id > first.id for request in game.pending.values())


def test_apply_or_refused(game: Game) -> None:
    seat, request = next(iter(game.pending.items()))
    before = game.digest()
    with pytest.raises(Refused) as caught:
        game.apply((seat + 1) % 4, (5, 0, 0, 0))
    assert caught.value.clause
    assert str(caught.value) == f"{caught.value.why} ({caught.value.clause})"
    assert game.digest() == before
    events = game.apply(seat, request.options[0])
    assert isinstance(events, list)
    assert game.digest() != before


def test_views_of_seats_and_spectators() -> None:
    game = some_game(4, 5, 60)
    for seat in (*range(4), None):
        view = game.view(seat)
        assert isinstance(view, View)
        assert view.seat == (-1 if seat is None else seat)
        assert view.number == game.turn_number
    assert game.view(0).players[0].hand
    assert len(game.view(0).players[0].hand) == game.view(0).players[0].hand_size


def test_clones_and_digests(game: Game) -> None:
    twin = game.clone()
    assert twin.digest() == game.digest()
    random_game(twin, 1, 10)
    assert twin.digest() != game.digest()
    assert len(game.digest()) == 64


def test_a_clone_to_try_something_out_goes_the_same_way_without_a_log() -> None:
    game = some_game(4, 5, 60)
    logged, trial = game.clone(), game.clone(logged=False)
    made = len(game.choices)
    random_game(logged, 1, 10)
    random_game(trial, 1, 10)
    assert trial.digest() == logged.digest()
    assert trial.length == logged.length == len(logged.choices) > made
    assert not trial.choices
    assert len(game.choices) == made


def test_a_whole_game_its_end_and_its_log() -> None:
    game = random_game(new_game(players=3, seed=2, options={"winning_level": 3}), 2)
    assert game.over
    assert game.winners
    assert all(game.view(None).players[seat].level == 3 for seat in game.winners)
    assert game.turn_number >= 1
    assert game.pending == {}
    assert [game.options(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(Refused, match="WIN-01"):
        game.apply(0, (2, 0, 0, 0))
    log = game.log()
    assert set(log) == {"header", "choices", "end"}
    assert log["end"] == {"digest": game.digest(), "winners": game.winners}
    again = replay(log)
    assert (again.digest(), again.winners, again.log()) == (game.digest(), game.winners, log)


def test_every_choice_can_be_described() -> None:
    for seed in range(4):
        game = new_game(players=3 + seed, seed=seed)
        for _ in range(60):
            if game.over:
                break
            for seat in range(3 + seed):
                for choice in game.options(seat):
                    line = describe(choice, game)
                    assert line
                    assert "\n" not in line
            random_game(game, len(game.choices), 5)


@pytest.mark.clause("TURN-02")
def test_why_not(game: Game) -> None:
    """None when the rules allow it to that seat, whoever is being asked; else the refusal."""
    random_game(game, 1, 0)
    while not any(choice[0] == 2 for choice in game.options(game.view(0).turn)):
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, request.options[0])
    turn = game.view(None).turn
    before = game.digest()
    assert game.why_not(turn, {"do": "kick-door"}) is None
    refusal = game.why_not(turn, {"do": "loot-room"})
    assert isinstance(refusal, Refused)
    assert refusal.clause == "TURN-02"
    other = game.why_not((turn + 1) % 4, {"do": "kick-door"})
    assert other is not None
    assert other.clause == "TURN-01"
    assert game.digest() == before


@pytest.mark.parametrize("step", [{}, {"do": "fly"}, {"do": "play"}, {"do": "kick-door", "with": 3}, {"do": 3}])
def test_a_step_that_is_no_step(game: Game, step: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        game.why_not(0, step)
