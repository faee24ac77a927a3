"""Item enhancers: what they do for the Item they are on, and how they get there (ITEM-16)."""

from typing import Final

from kickdoor.engine import reasons as r
from kickdoor.engine.addends import Addends
from kickdoor.engine.attachments import grafts_of, holder_of, is_big, is_grafted
from kickdoor.engine.big_items import big_room
from kickdoor.engine.custom import Custom
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import usable
from kickdoor.engine.playing import has_in_hand, why_not_gear, why_not_received
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import cut, put, zone_of


def unrestricted(s: State, item: Number) -> Number:
    """Some let anybody use the Item, of whatever Class and sex, but not of any Level."""
    if not s.grafts or s.t.need[item] & NEEDS_LEVEL:
        return 0
    return int(any([s.t.marks[enhancer] & M_UNRESTRICTS for enhancer in grafts_of(s, item)]))


def bonus(s: State, seat: Seat, item: Number, told: Addends | None) -> Number:
    """Their bonus counts with that of the Item."""
    total = 0
    if s.grafts:
        for enhancer in grafts_of(s, item):
            total += s.t.bonus[enhancer]
            if told is not None:
                told.card(s.t.bonus[enhancer], enhancer, seat)
    return total


def value(s: State, item: Number, seat: Seat, told: Addends | None) -> Number:
    """ITEM-02: and so does what they are worth."""
    total = 0
    if s.grafts:
        for enhancer in grafts_of(s, item):
            more = s.t.gold[enhancer] + s.t.graft[enhancer][GRAFT_GOLD]
            total += more
            if told is not None:
                told.card(more, enhancer, seat, "ITEM-02")
    return total


def makes_big(s: State, item: Number) -> Number:
    return int(any([s.t.graft[enhancer][GRAFT_BIG] for enhancer in grafts_of(s, item)])) if s.grafts else 0


def tags(s: State, item: Number) -> Number:
    found = 0
    if s.grafts:
        for enhancer in grafts_of(s, item):
            found |= s.t.graft[enhancer][GRAFT_TAGS]
    return found


def flight(s: State, seat: Seat, told: Addends | None) -> Number:
    """What those on equipped Items of the right slot do for the owner's rolls to run away."""
    t = s.t
    worn = s.zones[seat * SEAT_ZONES + Z_WORN]
    total = 0
    for enhancer, item in s.grafts:
        for rule, slot, n in t.passives[enhancer]:
            if rule == P_GRAFT_FLEE and item in worn and t.slot[item] == slot and usable(s, seat, item):
                total += n
                if told is not None:
                    told.card(n, enhancer, seat, "RUN-02")
    return total


# ---- putting one on an Item


def why_not_improve(s: State, seat: Seat, enhancer: Number, item: Number) -> Number:
    """An Item enhancer goes on an own Item in play, whenever an Item could be played."""
    t = s.t
    base = seat * SEAT_ZONES
    if is_grafted(s, enhancer):
        return r.NO_GRAFT_MOVED
    carried = enhancer in s.zones[base + Z_PACK]
    if not carried and not has_in_hand(s, seat, enhancer):
        return r.NO_NOT_YOURS
    why = why_not_gear(s, seat) or (r.OK if carried else why_not_received(s, seat, enhancer))
    if why:
        return why
    if t.kind[item] != K_ITEM or t.gold[item] < 0:
        return r.NO_NOT_ITEM
    if item not in s.zones[base + Z_WORN] and item not in s.zones[base + Z_PACK]:
        return r.NO_NOT_YOURS
    if any([rule == P_GRAFT_SLOTS and not a >> t.slot[item] & 1 for rule, a, _b in t.passives[enhancer]]):
        return r.NO_GRAFT_SLOT
    if t.graft[enhancer][GRAFT_BIG] and not is_big(s, item) and holder_of(s, item) < 0 and not big_room(s, seat):
        return r.NO_BIG
    return r.OK


def improve(s: State, seat: Seat, enhancer: Number, item: Number) -> None:
    """ITEM-16: an Item enhancer is attached; it lies with its Item from now on."""
    if enhancer in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, enhancer)
    else:
        cut(s, zone_of(s, seat, enhancer), enhancer)
    put(s, zone_of(s, seat, item), enhancer)
    s.grafts += ((enhancer, item),)
    s.gear[seat] = NO_MEMO
    say(s, E_ATTACHED, seat, enhancer, item)


ITEM_ENHANCERS: Final = Custom(
    "item-enhancer",
    kinds=[K_ITEM_ENHANCER],
    hooks={
        "item-free": unrestricted,
        "item-bonus": bonus,
        "item-worth": value,
        "item-big": makes_big,
        "item-tags": tags,
        "item-flight": flight,
    },
)
