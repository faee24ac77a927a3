"""Whatever a seat cannot see may be otherwise: what it sees, may do and hears stays the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.chance import Seeded
from kickdoor.engine.ids import PH_OVER, SEAT_ZONES, Z_HAND
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from tests.privacy.reshuffle import SPECTATOR, Apart, heard, hidden, listening, reshuffled, settle_both, show_around
from tests.props.play import seats, seeds, walk


def positions(players: int, seed: int, start: int, every: int) -> list[State]:
    dice = Seeded(f"shows {seed}")
    return [
        show_around(s.clone(), dice)
        for number, s in enumerate(walk(players, seed, 1500))
        if number % every == start % every and s.phase != PH_OVER
    ]


@pytest.mark.clause("CARDS-05")
@given(seats, seeds, st.integers(0, 15))
def test_views_and_options_know_only_what_the_seat_knows(players: int, seed: int, start: int) -> None:
    dice = Seeded(f"reshuffle {seed}")
    for s in positions(players, seed, start, 15):
        for viewer in (*range(players), SPECTATOR):
            twin = reshuffled(s, viewer, viewer, dice)
            assert view(twin, viewer) == view(s, viewer)
            if viewer != SPECTATOR:
                assert options(twin, viewer) == options(s, viewer)


@given(seats, seeds, st.integers(0, 9))
def test_events_tell_only_what_the_seat_may_hear(players: int, seed: int, start: int) -> None:
    """The seat asked does the same on both tables; chance shows the viewer the same on both."""
    dice = Seeded(f"reshuffle {seed}")
    compared = 0
    for s in positions(players, seed, start, 9):
        offered = options(s, s.asked)
        choice = offered[dice.below(len(offered))]
        viewer = dice.below(players + 1) - 1
        one, other = s.clone(), reshuffled(s, viewer, s.asked, dice)
        told, tells = listening(one, s.asked, choice), listening(other, s.asked, choice)
        try:
            settle_both(one, other, viewer, dice)
        except Apart:
            continue
        compared += 1
        assert heard(told, viewer) == heard(tells, viewer)
        assert view(one, viewer) == view(other, viewer)
        assert viewer == SPECTATOR or options(one, viewer) == options(other, viewer)
    assert compared


@given(seats, seeds)
def test_the_reshuffle_reaches_hands_and_decks(players: int, seed: int) -> None:
    """The tests above mean something: other hands do change, the own does not."""
    s = positions(players, seed, 0, 40)[0]
    twin = reshuffled(s, 0, 0, Seeded(seed))
    assert len(hidden(s, 0, 0)) > 100
    assert twin.zones[Z_HAND] == s.zones[Z_HAND]
    assert any(twin.zones[seat * SEAT_ZONES] != s.zones[seat * SEAT_ZONES] for seat in range(1, players))
    for seat in range(players):
        decks = [[t.t.deck[card] for card in t.zones[seat * SEAT_ZONES]] for t in (s, twin)]
        assert decks[0] == decks[1]
