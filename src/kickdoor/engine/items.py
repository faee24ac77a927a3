"""Items: slots, hands, equipping, and where one comes to lie."""

from kickdoor.engine.attachments import grafts_of, is_big
from kickdoor.engine.big_items import big_room
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import hand_count, handless, has_rule, lifted, usable
from kickdoor.engine.reasons import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import put


def slot_conflicts(s: State, seat: Seat, card: Number) -> list[int]:
    """ITEM-05: the equipped Items in the way of this one. Those whose limits are lifted take no room."""
    slot = s.t.slot[card]
    worn = s.zones[seat * SEAT_ZONES + Z_WORN]
    if slot == SLOT_NONE or not worn:
        return []
    if s.held:
        free = lifted(s)
        if card in free:
            return []
        worn = tuple([c for c in worn if c not in free])
    if slot < SLOT_ONE_HAND:
        same = [c for c in worn if s.t.slot[c] == slot]
        return same if same and len(same) > extra_slots(s, seat, slot) else []
    hands = [c for c in worn if s.t.slot[c] >= SLOT_ONE_HAND]
    return hands if hands and hands_taken(s, seat, [*hands, card]) > hand_count(s, seat) else []


def enough_hands(s: State, seat: Seat, card: Number) -> bool:
    """Has the seat as many hands as this Item alone needs?"""
    if s.t.slot[card] < SLOT_ONE_HAND or (s.held and card in lifted(s)):
        return True
    return hands_taken(s, seat, [card]) <= hand_count(s, seat)


def extra_slots(s: State, seat: Seat, slot: Number) -> Number:
    """Cards that let their owner wear one more of a kind."""
    if not s.t.room_changes:
        return 0
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_WORN] + s.zones[base + Z_TRAITS]
    return sum([kind == P_EXTRA_SLOT and a == slot for c in own for kind, a, _b in s.t.passives[c]])


def hands_taken(s: State, seat: Seat, cards: list[int]) -> Number:
    """Hands these Items need of the seat; some kinds together take a single one, some take none."""
    total = 0
    shared = 0
    if s.t.room_changes:
        cards = [c for c in cards if c not in unhanded(s, seat, cards)]
    for card in cards:
        tags = 0
        for kind, a, _b in s.t.passives[card]:
            if kind == P_ONE_HAND:
                tags |= a
        if tags:
            shared |= tags
        else:
            total += 2 if s.t.slot[card] == SLOT_TWO_HANDS else 1
    return total + shared.bit_count()


def unhanded(s: State, seat: Seat, cards: list[int]) -> list[int]:
    """Of these Items, those that take none of the seat's hands: of a favoured kind, and extra one-handed ones."""
    free = handless(s, seat, cards)
    ones = [c for c in cards if s.t.slot[c] == SLOT_ONE_HAND and c not in free]
    extra = extra_slots(s, seat, SLOT_ONE_HAND)
    if len(ones) > extra > 0:
        ones.sort(key=lambda c: has_rule(s, c, P_ONE_HAND))  # those share a hand anyway
    return free + ones[:extra]


def why_not_equip(s: State, seat: Seat, card: Number, off: Number) -> Number:
    """May the seat equip an Item it has, taking one other off? ITEM-05, ITEM-07."""
    t = s.t
    if not usable(s, seat, card):
        return NO_RESTRICTED
    blocking = slot_conflicts(s, seat, card)
    if not blocking:
        return OK if enough_hands(s, seat, card) else NO_SLOT
    if off not in blocking:
        return NO_SLOT
    if t.slot[card] >= SLOT_ONE_HAND:
        if hands_taken(s, seat, [*[c for c in blocking if c != off], card]) > hand_count(s, seat):
            return NO_SLOT
    return OK


def why_not_carry(s: State, seat: Seat, card: Number) -> Number:
    """ITEM-10: is there room for one more Big Item?"""
    return NO_BIG if is_big(s, card) and not big_room(s, seat) else OK


def place_item(s: State, seat: Seat, card: Number, carried: bool = False) -> None:
    """An Item comes into play: equipped if slots and restrictions allow, else carried, as one-shots are until used."""
    cb = s.combat
    fighting = cb is not None and not cb.over and (seat == cb.fighter or seat in cb.helpers)
    zone = seat * SEAT_ZONES + Z_WORN
    if carried or fighting or s.t.kind[card] != K_ITEM or why_not_equip(s, seat, card, -1) != OK:
        zone = seat * SEAT_ZONES + Z_PACK
    else:
        say(s, E_EQUIPPED, seat, card)
    put(s, zone, card)
    if s.grafts:
        for enhancer in grafts_of(s, card):
            put(s, zone, enhancer)


def crowded(s: State, seat: Seat) -> list[int]:
    """Equipped Items of a slot that has lost its room; one of them must come off."""
    t = s.t
    free = lifted(s)
    worn = [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if t.slot[c] != SLOT_NONE and c not in free]
    for slot in (SLOT_HEAD, SLOT_ARMOR, SLOT_FEET):
        same = [c for c in worn if t.slot[c] == slot]
        if len(same) > 1 + extra_slots(s, seat, slot):
            return same
    hands = [c for c in worn if t.slot[c] >= SLOT_ONE_HAND]
    return hands if hands_taken(s, seat, hands) > hand_count(s, seat) else []
