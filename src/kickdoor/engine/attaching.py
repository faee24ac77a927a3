"""Attaching one card to another, Items to a Hireling or Cheat!: may it be, and how it is."""

from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.attachments import attach, detach, gather, held_by, holder_of, is_big
from kickdoor.engine.big_items import big_items, big_room
from kickdoor.engine.events import *
from kickdoor.engine.gear import shift
from kickdoor.engine.ids import *
from kickdoor.engine.item_enhancers import improve, why_not_improve
from kickdoor.engine.playing import has_in_hand, why_not_gear, why_not_received
from kickdoor.engine.state import State
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.zones import cut, put, zone_of


def why_not_attach(s: State, seat: Seat, holder: Number, item: Number, c: Number = 0) -> Number:
    """V_ATTACH."""
    t = s.t
    if t.kind[holder] == K_ITEM_ENHANCER:
        return why_not_improve(s, seat, holder, item)
    if t.kind[holder] == K_ITEM and any([kind == P_EXTRA_BIG for kind, _a, _b in t.passives[holder]]):
        return why_not_load(s, seat, holder, item)
    if t.marks[holder] & M_CARRIER:
        why = why_not_carried(s, seat, holder)
    elif t.kind[holder] == K_CHEAT:
        why = why_not_cheat(s, seat, holder)
    else:
        why = r.NO_TARGET_FIT
    return why or why_not_held(s, seat, holder, item)


def why_not_carried(s: State, seat: Seat, holder: Number) -> Number:
    """ITEM-14: a Hireling in play takes an Item outside combat."""
    if holder not in s.zones[seat * SEAT_ZONES + Z_WORN]:
        return r.NO_NOT_YOURS
    if in_combat(s, seat):
        return r.NO_CARRIER_COMBAT
    w = situation(s, seat)
    return r.OK if w & (W_OWN | W_SETUP | W_ASIDE) else why_not_now(W_OWN, w)


def why_not_cheat(s: State, seat: Seat, holder: Number) -> Number:
    """ITEM-08: a Cheat! comes from the hand, and stays where it is."""
    if holder in s.zones[seat * SEAT_ZONES + Z_WORN]:
        return r.NO_CHEAT_MOVED
    if not has_in_hand(s, seat, holder):
        return r.NO_NOT_YOURS
    why = why_not_gear(s, seat)
    if why or s.t.marks[holder] & M_ANY_TIME or holder in s.fresh or situation(s, seat) & (W_OWN | W_SETUP):
        return why
    return r.NO_CHEAT_TIME


def why_not_held(s: State, seat: Seat, holder: Number, item: Number) -> Number:
    """The Item itself: one that fits, is free, and is the own one."""
    t = s.t
    base = seat * SEAT_ZONES
    if t.kind[item] != K_ITEM or t.gold[item] < 0:
        return r.NO_NOT_ITEM
    if any([rule == P_CARRIES and t.slot[item] not in (a, b) for rule, a, b in t.passives[holder]]):
        return r.NO_CARRIED_SLOT
    if holder_of(s, item) >= 0:
        return r.NO_ALREADY
    if has_in_hand(s, seat, item):
        return why_not_received(s, seat, item)
    if item not in s.zones[base + Z_WORN] and item not in s.zones[base + Z_PACK]:
        return r.NO_NOT_YOURS
    old = held_by(s, holder)
    if old >= 0 and t.big[old] and not big_room(s, seat, going=int(item in big_items(s, seat))):
        return r.NO_BIG
    return r.OK


def why_not_load(s: State, seat: Seat, holder: Number, item: Number) -> Number:
    """ITEM-15: a card that carries Big Items takes one own Big Item in play."""
    base = seat * SEAT_ZONES
    mine = s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    if holder not in mine or item not in mine:
        return r.NO_NOT_YOURS
    if holder_of(s, item) >= 0:
        return r.NO_ALREADY
    return why_not_gear(s, seat) or (r.OK if is_big(s, item) else r.NO_TARGET_FIT)


def attach_item(s: State, seat: Seat, holder: Number, item: Number, c: Number) -> None:
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
