"""Charity passes from hand to hand: only the two of them know which card it was."""

import pytest
from hypothesis import given

from kickdoor.engine.ids import SEAT_ZONES, V_SHARE, Z_HAND
from kickdoor.engine.options import options
from kickdoor.engine.view import view
from tests.privacy.reshuffle import SPECTATOR, heard, listening, pass_round
from tests.props.play import seats, seeds, walk


@pytest.mark.clause("TURN-10")
@given(seats, seeds)
def test_the_others_do_not_learn_what_was_given(players: int, seed: int) -> None:
    """The giver hands over one card or another of the same deck: for everybody else it is all one."""
    for s in walk(players, seed, 700):
        giver = s.asked
        gifts = [choice for choice in options(s, giver) if choice[0] == V_SHARE] if giver >= 0 else []
        for first, second in zip(gifts, gifts[1:], strict=False):
            if s.t.deck[first[1]] != s.t.deck[second[1]] or first[2] != second[2]:
                continue
            one, other = s.clone(), s.clone()
            told, tells = listening(one, giver, first), listening(other, giver, second)
            pass_round(one)
            pass_round(other)
            assert view(one, giver) != view(other, giver)
            assert first[1] in view(one, first[2]).players[first[2]].hand
            assert first[1] not in one.zones[giver * SEAT_ZONES + Z_HAND]
            for viewer in {*range(players), SPECTATOR} - {giver, first[2]}:
                assert heard(told, viewer) == heard(tells, viewer)
                assert view(one, viewer) == view(other, viewer)
