"""Big Items: how many a player may carry, and which count."""

from kickdoor.engine.attachments import held_by, is_big
from kickdoor.engine.hooks import H_BIG_ITEMS, H_ITEM_BIG, total
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import marked
from kickdoor.engine.state import State


def big_items(s: State, seat: Seat) -> list[int]:
    """ITEM-10: the Big Items that count against the limit; those a card holds do not."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    if s.t.hooks[H_ITEM_BIG]:
        bigs = [c for c in own if is_big(s, c)]
    else:
        big = s.t.big
        bigs = [c for c in own if big[c]]
    if not s.held:
        return bigs
    held = [item for _holder, item in s.held]
    return [c for c in bigs if c not in held]


def big_limit(s: State, seat: Seat) -> Number:
    """How many Big Items the seat may carry."""
    if not s.t.big_limit or marked(s, seat, M_ANY_BIG):
        return len(s.t.face)  # ITEM-13
    base = seat * SEAT_ZONES
    more = 0
    for card in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_EXTRA_BIG and held_by(s, card) < 0:
                more += a  # what it holds by name does not count at all
    return 1 + more + (total(s, H_BIG_ITEMS, seat) if s.t.hooks[H_BIG_ITEMS] else 0)


def big_room(s: State, seat: Seat, going: Number = 0, coming: Number = 1) -> bool:
    """May the seat carry `coming` more Big Items after `going` of its own have left?"""
    return len(big_items(s, seat)) - going + coming <= big_limit(s, seat)
