"""What a player has: the hand limit, and the gold on the table."""

from kickdoor.engine.attachments import grafts_of, items_in_play
from kickdoor.engine.ids import P_HAND_LIMIT, P_HAND_MORE, SEAT_ZONES, Z_TRAITS, Z_WORN
from kickdoor.engine.modifiers import usable
from kickdoor.engine.state import State
from kickdoor.reckoning.addends import Addend, of_card

LIMIT = "CARDS-08"


def hand_limit(s: State, seat: int) -> list[Addend]:
    """CARDS-08: the limit of the table, or the highest a card gives, and what others add to it."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS] + (s.zones[base + Z_WORN] if s.t.handy else ())
    rules = [(kind, a, card) for card in own if usable(s, seat, card) for kind, a, _b in s.t.passives[card]]
    found = [Addend(s.t.hand_limit, "rule", -1, -1, LIMIT)]
    limits = [(a, card) for kind, a, card in rules if kind == P_HAND_LIMIT and a > s.t.hand_limit]
    if limits:
        highest, card = max(limits)
        found.append(of_card(s, highest - s.t.hand_limit, card, seat, LIMIT))
    return found + [of_card(s, a, card, seat, LIMIT) for kind, a, card in rules if kind == P_HAND_MORE]


def gold(s: State, seat: int) -> list[Addend]:
    """ITEM-02: Items in play, equipped or carried, each with what is attached to it."""
    t = s.t
    found = []
    for card in items_in_play(s, seat):
        found.append(of_card(s, t.gold[card], card, seat, "ITEM-02"))
        found += [of_card(s, t.gold[e] + t.graft[e][2], e, seat, "ITEM-02") for e in grafts_of(s, card)]
    return found
