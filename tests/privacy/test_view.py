"""A view is built field by field, and who is asked, or could still speak, is none of its fields."""

from dataclasses import fields, is_dataclass
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.engine.view import CombatView, PlayerView, View, view
from tests.props.play import seats, seeds, some_game, walk

cuts = st.integers(0, 900)


@given(seats, seeds, cuts, st.integers(0, 63), st.integers(0, 63), st.integers(0, 2))
def test_who_is_asked_is_in_no_view(players: int, seed: int, cut: int, open: int, lead: int, asked: int) -> None:
    *_, s = walk(players, seed, cut + 1)
    twin = s.clone()
    twin.invited, twin.deciding, twin.asked = open, lead, asked
    twin.busy = [9] * players
    for viewer in (*range(players), -1):
        assert view(twin, viewer) == view(s, viewer)


def test_no_field_speaks_of_what_is_pending() -> None:
    names = {field.name for shape in (View, PlayerView, CombatView) for field in fields(shape)}
    assert not names & {
        "open",
        "lead",
        "asked",
        "pending",
        "requests",
        "options",
        "stack",
        "seen",
        "fresh",
        "zones",
        "busy",
    }


@given(seats, seeds, cuts)
def test_no_hand_card_is_in_a_view_that_may_not_know_it(players: int, seed: int, cut: int) -> None:
    *_, s = walk(players, seed, cut + 1)
    seen: dict[int, int] = {card: who for card, who in s.seen}
    for viewer in (*range(players), -1):
        shown = view(s, viewer)
        for seat in range(players):
            hand = s.zones[seat * SEAT_ZONES + Z_HAND]
            assert shown.players[seat].hand_size == len(hand)
            if seat == viewer:
                assert shown.players[seat].hand == tuple(sorted(hand))
                continue
            knows = 1 << viewer if viewer >= 0 else (1 << players) - 1
            assert set(shown.players[seat].hand) == {card for card in hand if seen.get(card, 0) & knows == knows}


@given(seats, seeds, cuts)
def test_a_view_is_plain(players: int, seed: int, cut: int) -> None:
    """Nothing in a view leads back to the game."""
    game = some_game(players, seed, cut)
    for viewer in (*range(players), None):
        check_plain(game.view(viewer))


def check_plain(value: Any) -> None:
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            check_plain(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            check_plain(part)
    else:
        assert value is None or isinstance(value, int | str | bool)
