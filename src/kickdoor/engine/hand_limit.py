"""The hand limit."""

from kickdoor.engine.addends import Addends
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import usable
from kickdoor.engine.state import State


def hand_limit(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """CARDS-08: five, or the highest that a card gives, and what others add to it."""
    limit = s.t.hand_limit
    giver: Number = -1
    more: Number = 0
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS]
    if s.t.items_change_hand_limit:
        own += s.zones[base + Z_WORN]
    if told is not None:
        told.add(limit, "rule", -1, -1, "CARDS-08")
    for card in own:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_HAND_LIMIT and a > limit and usable(s, seat, card):
                limit = a
                giver = card
            elif kind == P_HAND_MORE and usable(s, seat, card):
                more += a
                if told is not None:
                    told.card(a, card, seat, "CARDS-08")
    if told is not None and giver >= 0:
        told.card(limit - s.t.hand_limit, giver, seat, "CARDS-08")
    return limit + more


def excess(s: State, seat: Seat) -> Number:
    """How many cards the hand holds over its limit."""
    return len(s.zones[seat * SEAT_ZONES + Z_HAND]) - hand_limit(s, seat)
