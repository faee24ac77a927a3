"""A game is its header and its choices: from the log, or from the file, the same game comes back."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from kickdoor import new_game, replay
from kickdoor.chance import Committed
from kickdoor.replay.log import write_log
from tests.props.play import random_game, seats, seeds, some_game


@given(seats, seeds, st.lists(st.integers(0, 700), min_size=1, max_size=3))
def test_a_log_gives_the_state_exactly(players: int, seed: int, cuts: list[int]) -> None:
    for cut in cuts:
        game = some_game(players, seed, cut)
        again = replay(game.log())
        assert again.digest() == game.digest()
        assert again.choices == game.choices
        assert {seat: request.options for seat, request in again.pending.items()} == {
            seat: request.options for seat, request in game.pending.items()
        }


@given(seats, seeds, st.integers(0, 700))
def test_a_saved_game_goes_on_as_if_nothing_had_happened(players: int, seed: int, cut: int) -> None:
    """Save to load, through the file: even chance goes on from where it was."""
    game = some_game(players, seed, cut)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        write_log(game, path)
        again = replay(path)
        assert [file.name for file in Path(folder).iterdir()] == [path.name]
    assert again.log() == game.log()
    random_game(game, seed + 1, 60)
    random_game(again, seed + 1, 60)
    assert again.digest() == game.digest()


@given(seats, seeds, st.integers(0, 300), st.binary(min_size=16, max_size=32))
def test_a_committed_game_goes_on_with_its_secret(players: int, seed: int, cut: int, secret: bytes) -> None:
    game = random_game(new_game(players=players, source=Committed(secret)), seed, cut)
    again = replay(game.log(), Committed(secret))
    random_game(game, seed + 1, 60)
    random_game(again, seed + 1, 60)
    assert again.digest() == game.digest()
