"""Changing gear: equipping, taking off, attaching."""

from kickdoor.engine.attachments import attach, detach, gather, grafts_of, held_by
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import cut, put, zone_of


def shift(s: State, start: int, end: int, item: int) -> None:
    """An Item is put on or taken off, with the Item enhancers on it."""
    for card in (item, *grafts_of(s, item)):
        cut(s, start, card)
        put(s, end, card)


def equip(s: State, seat: Seat, a: int, b: int, c: int) -> None:
    """Gear changes open no new chance to step in: nothing can answer them."""
    base = seat * SEAT_ZONES
    s.busy[seat] += 1
    if b >= 0:
        shift(s, base + Z_WORN, base + Z_PACK, b)
    shift(s, base + Z_PACK, base + Z_WORN, a)
    say(s, E_EQUIPPED, seat, a)


def unequip(s: State, seat: Seat, a: int, b: int, c: int) -> None:
    s.busy[seat] += 1
    shift(s, seat * SEAT_ZONES + Z_WORN, seat * SEAT_ZONES + Z_PACK, a)
    say(s, E_TAKEN_OFF, seat, a)


def attach_item(s: State, seat: Seat, holder: int, item: int, c: int) -> None:
    """ITEM-08, ITEM-14: the Item is equipped whatever the limits; what a Hireling held before is carried."""
    base = seat * SEAT_ZONES
    s.busy[seat] += 1
    if s.t.kind[holder] == K_ITEM_ENHANCER:
        improve(s, seat, holder, item)
        return
    old = held_by(s, holder)
    if s.t.kind[holder] == K_ITEM:
        if old >= 0:
            detach(s, seat, old)
        attach(s, seat, holder, item)
        say(s, E_ATTACHED, seat, holder, item)
        return
    if old >= 0:
        detach(s, seat, old)
        if old in s.zones[base + Z_WORN]:
            shift(s, base + Z_WORN, base + Z_PACK, old)
    for card in (holder, item):
        if card in s.zones[Z_SHOWN]:
            cut(s, Z_SHOWN, card)
            put(s, base + Z_WORN, card)
        elif card not in s.zones[base + Z_WORN]:
            cut(s, zone_of(s, seat, card), card)
            put(s, base + Z_WORN, card)
    gather(s, seat, item)
    attach(s, seat, holder, item)
    say(s, E_ATTACHED, seat, holder, item)


def improve(s: State, seat: Seat, enhancer: int, item: int) -> None:
    """ITEM-16: an Item enhancer is attached; it lies with its Item from now on."""
    if enhancer in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, enhancer)
    else:
        cut(s, zone_of(s, seat, enhancer), enhancer)
    put(s, zone_of(s, seat, item), enhancer)
    s.grafts += ((enhancer, item),)
    s.gear[seat] = NO_MEMO
    say(s, E_ATTACHED, seat, enhancer, item)
