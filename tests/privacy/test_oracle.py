"""No question tells a hidden card: asked in two worlds that the asker cannot tell apart, it has one answer."""

import os

import pytest

from kickdoor.chance import Seeded
from kickdoor.engine.aiming import held_in_combat
from kickdoor.engine.ids import F_DEAL, SEAT_ZONES, Z_HAND
from kickdoor.engine.windows import in_combat
from kickdoor.scenario.verbs import VERBS
from tests.privacy.questions import EDITIONS, ask_pairs
from tests.privacy.streams import new_room, walk_on

QUESTIONS = int(os.environ.get("KICKDOOR_QUESTIONS", "20000"))  # for each edition; `make soak` asks a million in all


@pytest.mark.clause("CARDS-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_questions_are_answered_alike_whatever_is_hidden(edition: str) -> None:
    asked = ask_pairs(edition, 1, QUESTIONS)
    assert asked.questions >= QUESTIONS
    assert asked.kinds.keys() >= VERBS.keys() | {"choice", "offer", "sum"}
    assert asked.answers.keys() == {"may", "no", "bad", "sum"}
    assert any(pending == F_DEAL for _phase, pending, _part in asked.moments)
    assert len(asked.moments) > 15


@pytest.mark.clause("CARDS-05")
def test_what_lies_before_somebody_in_combat_is_found_without_a_look_into_hands() -> None:
    """A Thief who names a card was told the same of every hand, but not after the same work."""
    dice, room, met = Seeded("held"), new_room("classic", 1), 0
    while met < 5 and not room.playing.over:
        walk_on(room, dice)
        s = room.playing.state.clone()
        if s.combat is None:
            continue
        fighters = [seat for seat in range(s.n) if in_combat(s, seat)]
        zones = [
            z
            for seat in fighters
            for z in range(seat * SEAT_ZONES, (seat + 1) * SEAT_ZONES)
            if z % SEAT_ZONES != Z_HAND
        ]
        open_to_all = {card for zone in zones for card in s.zones[zone]}
        for seat in range(s.n):
            s.zones[seat * SEAT_ZONES + Z_HAND] = None  # type: ignore[call-overload]  # whoever looks stumbles
        assert {card for card in range(len(s.t.face)) if held_in_combat(s, card)} == open_to_all
        met += bool(open_to_all)
    assert met == 5
