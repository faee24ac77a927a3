"""The hand limit."""

from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import usable
from kickdoor.engine.state import State


def hand_limit(s: State, seat: Seat) -> int:
    """CARDS-08: five, unless a card changes it."""
    limit = s.t.hand_limit
    more = 0
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS]
    if s.t.handy:
        own += s.zones[base + Z_WORN]
    for card in own:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_HAND_LIMIT and a > limit and usable(s, seat, card):
                limit = a
            elif kind == P_HAND_MORE and usable(s, seat, card):
                more += a
    return limit + more


def excess(s: State, seat: Seat) -> int:
    """How many cards the hand holds over its limit."""
    return len(s.zones[seat * SEAT_ZONES + Z_HAND]) - hand_limit(s, seat)
