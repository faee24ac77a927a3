"""A wrong choice is refused with its clause and a sentence, and changes nothing."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor import Refused
from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import State
from kickdoor.game import well_formed
from kickdoor.notation import Scribe
from kickdoor.rules.clauses import load
from kickdoor.ruleset import open_box
from tests.props.play import seats, seeds, some_game, walk
from tests.props.test_invariants import carry_out

numbers = st.one_of(
    st.integers(-3, 200), st.integers(ids.T_CARD, ids.T_CARD + 170), st.integers(), st.sampled_from((-(10**30), 10**30))
)
junk = st.one_of(
    st.tuples(numbers, numbers, numbers, numbers),
    st.tuples(st.integers(1, 25), numbers, numbers, numbers),
    st.tuples(st.integers(1, 25), st.integers(0, 167), st.integers(-1, 40), st.integers(-1, 3)),
    st.tuples(st.floats(), numbers, numbers, numbers),
    st.tuples(st.integers(1, 25), st.floats(), st.booleans(), st.text(max_size=3)),
    st.lists(numbers, max_size=6),
    st.none(),
    st.text(max_size=4),
)


@given(seats, seeds, st.integers(0, 700), st.integers(-2, 7), st.lists(junk, min_size=20, max_size=60))
def test_a_wrong_choice_changes_nothing(players: int, seed: int, cut: int, seat: int, choices: list[Any]) -> None:
    game = some_game(players, seed, cut)
    clauses = load()
    before, length = game.digest(), len(game.choices)
    for choice in choices:
        try:
            lawful = game.judge(seat, choice) == 0
        except (Refused, ValueError):
            lawful = False
        if lawful:
            continue
        with pytest.raises((Refused, ValueError)) as caught:
            game.apply(seat, choice)
        assert game.digest() == before
        assert len(game.choices) == length
        if isinstance(caught.value, Refused):
            assert caught.value.clause in clauses
            assert caught.value.why.endswith(".")
        else:
            assert not 0 <= seat < players


@pytest.mark.parametrize("seat", [-1, 3, 17, 1.0, "0", None, True])
def test_only_a_seat_of_the_table_can_choose(seat: Any) -> None:
    game = some_game(3, 1, 30)
    before = game.digest()
    with pytest.raises((Refused, ValueError)):
        game.apply(seat, (ids.V_PASS, 0, 0, 0))
    assert game.digest() == before


@given(seats, seeds, st.data())
def test_what_is_not_refused_can_be_carried_out(players: int, seed: int, data: st.DataObject) -> None:
    """The rules allow more than is offered, and to others than those asked: whatever they allow must work."""
    dice = Seeded(data.draw(seeds))
    scribe = Scribe(open_box(), tuple(f"Player {seat + 1}" for seat in range(players)))
    done = 0
    for number, s in enumerate(walk(players, seed, 900)):
        if s.phase == ids.PH_OVER:
            return
        if number % 15:
            continue
        for _ in range(150):
            seat = dice.below(s.n)
            try:
                choice = well_formed(scribe.box, guess(s, dice))
            except Refused:
                continue
            if refuse(s, seat, choice) == 0:
                assert scribe.line(s, choice)
                carry_out(s, seat, choice, seed)
                done += 1
    assert done


def guess(s: State, dice: Seeded) -> tuple[int, int, int, int]:
    """A choice that is not nonsense: a verb with cards and targets that are somewhere."""
    cards = [card for zone in s.zones[: s.n * ids.SEAT_ZONES] for card in zone] or [0]
    wide = (
        lambda: cards[dice.below(len(cards))],
        lambda: ids.T_CARD + cards[dice.below(len(cards))],
        lambda: dice.below(s.n),
        lambda: -1,
        lambda: ids.T_MONSTER + dice.below(3),
        lambda: ids.T_SIDE + dice.below(2),
        lambda: dice.below(8),
    )
    verb = 1 + dice.below(ids.V_DISPUTE)
    first = dice.below(len(s.t.abilities)) if verb == ids.V_USE else wide[dice.below(2 if dice.below(3) else 7)]()
    return (verb, first, wide[dice.below(7)](), wide[dice.below(7)]())
