"""Housekeeping as a seat is offered it: sales, gear, trades."""

from typing import Final

from kickdoor.engine.attaching import why_not_attach
from kickdoor.engine.attachments import total_worth, worth
from kickdoor.engine.ids import *
from kickdoor.engine.items import slot_conflicts, why_not_equip
from kickdoor.engine.selling import can_finish_sale, level_price, sale_on, sellable, why_not_sell
from kickdoor.engine.state import State
from kickdoor.engine.zones import PACKED, RICH, STOCKED

DEAREST: Final = 1_000_000  # more than any Item is worth
TRADES: Final[tuple[Choice, ...]] = tuple([(V_DEAL, DEAL_TRADE, to, 0) for to in range(6)])


def housekeeping(s: State, seat: Seat, memo: Moment, found: list[Choice]) -> None:
    """Selling, gear, trades, as far as the memo of the seat's cards says that they could matter."""
    t = s.t
    base = seat * SEAT_ZONES
    if memo & RICH:
        found += sale_starts(s, seat)
    if memo & PACKED:
        for card in s.zones[base + Z_PACK]:
            if t.kind[card] == K_ITEM:
                equip_options(s, seat, card, found)
        for holder in s.zones[base + Z_WORN]:
            if t.marks[holder] & M_CARRIER:
                for item in s.zones[base + Z_PACK]:
                    if why_not_attach(s, seat, holder, item) == 0:
                        found.append((V_ATTACH, holder, item, 0))
    if memo & STOCKED:
        for to in range(s.n):
            if to != seat and (s.zones[to * SEAT_ZONES + Z_WORN] or s.zones[to * SEAT_ZONES + Z_PACK]):
                found.append(TRADES[to])


def equip_options(s: State, seat: Seat, card: Number, found: list[Choice]) -> None:
    """Put it on, in place of one other Item if need be."""
    if why_not_equip(s, seat, card, -1) == 0:
        found.append((V_EQUIP, card, -1, 0))
        return
    for off in slot_conflicts(s, seat, card):
        if why_not_equip(s, seat, card, off) == 0:
            found.append((V_EQUIP, card, off, 0))


def sale_starts(s: State, seat: Seat) -> list[Choice]:
    """Items with which a lawful sale can begin."""
    items = sellable(s, seat)
    free = all_lawful(s, seat, items)
    return [(V_SELL, c, 0, 0) for c in unlike(s, items) if free or can_finish_sale(s, seat, [c])]


def unlike(s: State, items: list[int]) -> list[int]:
    """Of Items that are the same and of the same worth one is offered: rather from the hand than from the table."""
    t = s.t
    kinds: list[int] = []
    found: list[int] = []
    for c in items:
        if t.twins[c]:
            kind = t.face[c] * DEAREST + worth(s, c)
            if kind in kinds:
                continue
            kinds.append(kind)
        found.append(c)
    return found


def all_lawful(s: State, seat: Seat, items: list[int]) -> bool:
    """Could everything be sold at once? Then any beginning of a sale can be finished."""
    levels = total_worth(s, items) // level_price(s)
    return 0 < levels < s.t.win_level - s.level[seat]


def sale_options(s: State, seat: Seat) -> list[Choice]:
    cards, doubled = sale_on(s)
    found: list[Choice] = []
    if why_not_sell(s, seat, cards, doubled) == 0:
        found.append(PROPOSE)
    items = sellable(s, seat)
    free = all_lawful(s, seat, items)
    for card in unlike(s, [c for c in items if c not in cards]):
        if free or can_finish_sale(s, seat, [*cards, card]):
            found.append((V_SELL, card, 0, 0))
    return found or [DECLINE]
