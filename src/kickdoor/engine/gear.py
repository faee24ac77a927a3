"""Changing gear: equipping and taking off."""

from kickdoor.engine.attachments import grafts_of
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import cut, put


def shift(s: State, start: Number, end: Number, item: Number) -> None:
    """An Item is put on or taken off, with the Item enhancers on it."""
    for card in (item, *grafts_of(s, item)):
        cut(s, start, card)
        put(s, end, card)


def equip(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """Gear changes open no new chance to step in: nothing can answer them."""
    base = seat * SEAT_ZONES
    s.busy[seat] += 1
    if b >= 0:
        shift(s, base + Z_WORN, base + Z_PACK, b)
    shift(s, base + Z_PACK, base + Z_WORN, a)
    say(s, E_EQUIPPED, seat, a)


def unequip(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    s.busy[seat] += 1
    shift(s, seat * SEAT_ZONES + Z_WORN, seat * SEAT_ZONES + Z_PACK, a)
    say(s, E_TAKEN_OFF, seat, a)
