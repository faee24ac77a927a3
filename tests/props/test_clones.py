"""A clone is a game of its own, and a digest sees the game and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from kickdoor.engine.modifiers import gear
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from tests.props.play import play_on, random_game, seats, seeds, some_game, walk

cuts = st.integers(0, 1200)


def state_at(players: int, seed: int, cut: int) -> State:
    *_, s = walk(players, seed, cut + 1)
    return s


@given(seats, seeds, cuts)
def test_playing_one_leaves_the_other_alone(players: int, seed: int, cut: int) -> None:
    s = state_at(players, seed, cut)
    before = repr(s.fields())
    twin = s.clone()
    assert repr(twin.fields()) == before
    play_on(twin, seed, 60)
    assert repr(s.fields()) == before
    there = repr(twin.fields())
    play_on(s, seed + 1, 60)
    assert repr(twin.fields()) == there


@given(seats, seeds, cuts)
def test_a_clone_shares_no_list_with_its_original(players: int, seed: int, cut: int) -> None:
    s = state_at(players, seed, cut)
    twin = s.clone()
    shared = [
        name
        for name in State.__slots__
        if isinstance(getattr(s, name), list) and getattr(s, name) is getattr(twin, name) and name != "options"
    ]
    assert not shared
    assert s.combat is None or s.combat is not twin.combat


@given(seats, seeds, cuts)
def test_looking_changes_nothing(players: int, seed: int, cut: int) -> None:
    """Memos, views and options are no part of the digest."""
    s = state_at(players, seed, cut)
    before = repr(s.fields())
    for seat in range(s.n):
        gear(s, seat)
        options(s, seat)
        view(s, seat)
    view(s, -1)
    assert repr(s.fields()) == before


@given(seats, seeds, st.integers(0, 400))
def test_the_same_choices_give_the_same_game(players: int, seed: int, cut: int) -> None:
    one, other = some_game(players, seed, cut), some_game(players, seed, cut)
    assert one.digest() == other.digest()
    twin = one.clone()
    assert twin.digest() == one.digest()
    random_game(twin, seed, 20)
    assert one.digest() == other.digest()
