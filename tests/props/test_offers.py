"""Offers of anybody to anybody, at every moment: making one changes nothing but who is asked."""

from hypothesis import given

from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.apply import apply
from kickdoor.engine.ids import Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import State
from tests.props.play import answer_chance, seats, seeds, table
from tests.props.play import pick as anything
from tests.props.test_invariants import check_cards, check_places

MOST = 700  # choices of a game


def offers(s: State, seat: int) -> list[Choice]:
    """What the rules allow the seat to offer or to answer now."""
    others = [other for other in range(s.n) if other != seat]
    base = seat * ids.SEAT_ZONES
    items = s.zones[base + ids.Z_WORN] + s.zones[base + ids.Z_PACK]
    thought_of: list[Choice] = [(verb, 0, 0, 0) for verb in (ids.V_ACCEPT, ids.V_DECLINE, ids.V_COUNTER)]
    thought_of += [(ids.V_DEAL, ids.DEAL_GIFT, other, item) for other in others for item in items]
    thought_of += [(ids.V_DEAL, scope, other, 0) for scope in (ids.DEAL_HELP, ids.DEAL_TRADE) for other in others]
    return [choice for choice in thought_of if not refuse(s, seat, choice)]


def standing(s: State) -> tuple[object, ...]:
    fighting = s.combat is not None and len(s.combat.monsters)
    return tuple(s.level), s.dead, s.phase, s.turn, fighting, tuple(s.zones)


@given(seats, seeds)
def test_an_offer_changes_nothing_but_who_is_asked(players: int, seed: int) -> None:
    chance, dice = Seeded(seed), Seeded(f"offers {seed}")
    s = table(players, chance)
    made = 0
    for _ in range(MOST):
        if s.phase == ids.PH_OVER:
            break
        seat = dice.below(s.n)
        found = offers(s, seat) if s.phase != ids.PH_SETUP and dice.below(2) else []
        if not found:
            apply(s, *anything(s, dice))
        else:
            choice = found[dice.below(len(found))]
            before = standing(s)
            apply(s, seat, choice)
            assert choice[0] in (ids.V_ACCEPT, ids.V_DECLINE) or standing(s) == before, (seat, choice)
            made += 1
        answer_chance(s, chance)
        check_cards(s)
        check_places(s)
    assert made
