"""Cards that pass unseen from hand to hand: only the two of them know which card it was."""

from itertools import combinations

import pytest
from hypothesis import given

from kickdoor.chance import Seeded, candidates
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import CH_HAND, PH_OVER, V_CHANCE, V_SHARE, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from tests.privacy.reshuffle import SPECTATOR, heard, laid_open, listening, parties, pass_round, show_around
from tests.props.play import seats, seeds, walk


@pytest.mark.clause("TURN-10")
@given(seats, seeds)
def test_the_others_do_not_learn_what_was_given(players: int, seed: int) -> None:
    """Charity: the giver hands over one card or another of the same deck, and for everybody else it is all one."""
    dice = Seeded(seed)
    for s in walk(players, seed, 600):
        if s.phase == PH_OVER or not any(choice[0] == V_SHARE for choice in options(s, s.asked)):
            continue
        twin = show_around(s.clone(), dice)
        gifts = [choice for choice in options(twin, s.asked) if choice[0] == V_SHARE]
        for first, second in combinations(gifts, 2):
            if s.t.deck[first[1]] == s.t.deck[second[1]] and first[2] == second[2]:
                compare(twin, s.asked, first, second, {s.asked, first[2]})


@pytest.mark.clause("R-12")
@given(seats, seeds)
def test_the_others_do_not_learn_what_was_drawn(players: int, seed: int) -> None:
    """A card drawn blindly from a hand: this one or that one of the same deck."""
    dice = Seeded(seed)
    for s in walk(players, seed, 1500, also_chance=True):
        if s.asked != CHANCE or s.chance != CH_HAND:
            continue
        twin = show_around(s.clone(), dice)
        for first, second in combinations(candidates(twin), 2):
            if s.t.deck[first] == s.t.deck[second]:
                compare(twin, CHANCE, (V_CHANCE, first, 0, 0), (V_CHANCE, second, 0, 0), set(parties(twin)))


def compare(s: State, seat: int, first: Choice, second: Choice, insiders: set[int]) -> None:
    """Either choice looks the same to outsiders, as long as what is left of the hand stays hidden."""
    one, other = s.clone(), s.clone()
    told, tells = listening(one, seat, first), listening(other, seat, second)
    pass_round(one)
    pass_round(other)
    if any(laid_open(one, insider, 0) for insider in insiders):
        return
    for viewer in insiders:
        assert heard(told, viewer) != heard(tells, viewer)
    for viewer in {*range(s.n), SPECTATOR} - insiders:
        assert heard(told, viewer) == heard(tells, viewer)
        assert view(one, viewer) == view(other, viewer)
