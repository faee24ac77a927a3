"""What holds after every choice of every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickdoor.chance import Seeded
from kickdoor.engine.apply import apply
from kickdoor.engine.ids import PH_OVER, SEAT_ZONES, Z_PACK, Z_WORN, Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.modifiers import item_bonus
from kickdoor.engine.options import options
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.traits import refresh_traits
from tests.props.play import answer_chance, seats, seeds, walk


def check_cards(s: State) -> None:
    """Each card is in exactly one zone."""
    cards = sorted([card for zone in s.zones for card in zone])
    assert cards == list(range(len(s.t.face)))


def check_places(s: State) -> None:
    """What points at cards points at cards that are there."""
    for holder, item in s.held:
        gear = [(s.zones[seat * SEAT_ZONES + Z_WORN], s.zones[seat * SEAT_ZONES + Z_PACK]) for seat in range(s.n)]
        assert any(holder in worn + pack and item in worn + pack for worn, pack in gear)
    in_hands = [card for hand in s.zones[: s.n * SEAT_ZONES : SEAT_ZONES] for card in hand]
    assert all(card in in_hands for card, _mask in s.seen)
    assert all(card in in_hands for card in s.fresh)


def check_memos(s: State) -> None:
    """What is remembered is what would be found anew."""
    for seat in range(s.n):
        if s.gear[seat] != NO_MEMO:
            fresh = sum(item_bonus(s, seat, card) for card in s.zones[seat * SEAT_ZONES + Z_WORN])
            assert s.gear[seat] == fresh
    twin = s.clone()
    for seat in range(s.n):
        refresh_traits(twin, seat)
    assert (s.pro, s.con) == (twin.pro, twin.con)
    if s.options is not None and s.asked >= 0:
        assert s.options == options(twin, s.asked)


@pytest.mark.clause("CHAR-01")
@given(seats, seeds)
def test_after_every_choice(players: int, seed: int) -> None:
    """Cards are conserved, levels stay between 1 and the winning level, and whoever is asked has an option."""
    for s in walk(players, seed):
        check_cards(s)
        check_places(s)
        check_memos(s)
        assert all(1 <= level <= s.t.win_level for level in s.level)
        if s.phase != PH_OVER:
            assert options(s, s.asked)
            assert (s.deciding | s.invited) >> s.asked & 1


@given(seats, seeds, st.integers(1, 8))
def test_every_option_is_lawful_and_can_be_carried_out(players: int, seed: int, every: int) -> None:
    for number, s in enumerate(walk(players, seed, 1500)):
        if s.phase == PH_OVER:
            return
        for seat in range(s.n):
            offered = options(s, seat)
            assert len(offered) == len(set(offered))
            for choice in offered:
                assert refuse(s, seat, choice) == 0, (seat, choice)
            if number % (40 * every) == 0:
                for choice in offered:
                    carry_out(s, seat, choice, seed)


def carry_out(s: State, seat: int, choice: Choice, seed: int) -> None:
    """It can be done, and leaves the table in order with somebody to ask."""
    twin = s.clone()
    apply(twin, seat, choice)
    answer_chance(twin, Seeded(seed))
    check_cards(twin)
    check_places(twin)
    check_memos(twin)
    assert twin.phase == PH_OVER or options(twin, twin.asked), (seat, choice)
