"""Items: slots, the Big limit, equipping, selling."""

from kickdoor.engine.attachments import grafts_of, is_big, is_grafted, lose, total_worth, worth
from kickdoor.engine.big_items import big_room
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_LEVEL_PRICE, call
from kickdoor.engine.ids import *
from kickdoor.engine.levels import rise
from kickdoor.engine.modifiers import hand_count, handless, has_rule, lifted, marked, usable
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import LEVEL_PRICE, put


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


def equippable(s: State, card: Number) -> bool:
    """One-shots are carried until used; everything else can be equipped."""
    return s.t.kind[card] == K_ITEM


def place_item(s: State, seat: Seat, card: Number, carried: bool = False) -> None:
    """An Item comes into play: equipped if slots and restrictions allow, else carried."""
    cb = s.combat
    fighting = cb is not None and not cb.over and (seat == cb.fighter or seat in cb.helpers)
    zone = seat * SEAT_ZONES + Z_WORN
    if carried or fighting or not equippable(s, card) or why_not_equip(s, seat, card, -1) != OK:
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


def sellable(s: State, seat: Seat) -> list[int]:
    """SELL-03: Items from hand and from the table alike."""
    gold = s.t.gold
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    found = [c for c in own if gold[c] >= 0]
    return [c for c in found if not is_grafted(s, c)] if s.grafts else found


def level_price(s: State) -> Number:
    """SELL-01: what a level costs."""
    return (call(s, H_LEVEL_PRICE, -1) if s.t.hooks[H_LEVEL_PRICE] else 0) or LEVEL_PRICE


def may_double(s: State, seat: Seat) -> bool:
    return (USED_DOUBLE_SALE, seat, 0, 0) not in s.used and marked(s, seat, M_DOUBLE_SALE)


def sale_levels(s: State, seat: Seat, cards: list[int], doubled: Number) -> tuple[int, int]:
    """SELL-02: (levels, doubled card) of a sale. Left open, a Halfling doubles what lawfully gives most."""
    total = total_worth(s, cards)
    price = level_price(s)
    if not cards or not may_double(s, seat):
        return total // price, -1
    if doubled >= 0:
        return (total + worth(s, doubled)) // price, doubled
    room = s.t.win_level - 1 - s.level[seat]
    best = (total // price, -1)
    for card in sorted(cards, key=lambda c: -worth(s, c)):
        levels = (total + worth(s, card)) // price
        if best[0] < levels <= room:
            best = (levels, card)
    return best


def why_not_sell(s: State, seat: Seat, cards: list[int], doubled: Number) -> Number:
    """SELL-01, SELL-05, R-7."""
    levels, _best = sale_levels(s, seat, cards, doubled)
    if levels < 1:
        return NO_SELL_SHORT
    if s.level[seat] + levels >= s.t.win_level:
        return NO_SELL_WIN
    return OK


def can_finish_sale(s: State, seat: Seat, cards: list[int]) -> bool:
    """Can this beginning of a sale still become a lawful one by adding Items?

    Sums are bits of one number, in hundreds of gold: an `int`, for they are more than a number of the machine has.
    """
    room: int = s.t.win_level - 1 - s.level[seat]
    if room < 1:
        return False
    begun: int = total_worth(s, cards) // 100
    sums: int = 1 << begun
    doubled: int = 0  # the same with one Item of the sale at twice its value
    double = may_double(s, seat)
    price: int
    if double:
        for c in cards:
            price = worth(s, c) // 100
            doubled |= sums << price
    for c in sellable(s, seat):
        if c not in cards:
            price = worth(s, c) // 100
            doubled |= doubled << price
            if double:
                doubled |= sums << 2 * price
            sums |= sums << price
    price = level_price(s) // 100
    return bool((sums | doubled) >> price & ((1 << room * price) - 1))


def sell(s: State, seat: Seat, cards: list[int], doubled: Number) -> None:
    """SELL-01: the Items go to the discards and the seller goes up at once."""
    levels, best = sale_levels(s, seat, cards, doubled)
    if best >= 0:
        s.used = (*s.used, (USED_DOUBLE_SALE, seat, 0, 0))
    for card in cards:
        lose(s, seat, card)
    say(s, E_SOLD, seat, levels, len(cards), cards[0])
    rise(s, seat, levels, False)


def step_sale(s: State, f: Frame) -> bool:
    """F_SALE: the seller goes on naming Items until done; what is gone meanwhile is not sold."""
    seat = f[SEAT]
    mine = sellable(s, seat)
    left = [c for c in f[SALE_CARDS:] if c in mine]
    if not left or s.dead >> seat & 1:
        s.stack.pop()
        s.deciding = LOOK_AGAIN
        return False
    if len(left) < len(f) - SALE_CARDS:
        doubled = f[SALE_DOUBLED] if f[SALE_DOUBLED] in left else -1
        s.stack[-1] = sale_frame(seat=seat, doubled=doubled, cards=left)
    s.deciding = 1 << seat
    return True


def begin_sale(s: State, seat: Seat, card: Number, doubled: Number) -> None:
    top = s.stack[-1]
    if top[KIND] == F_SALE:
        s.stack[-1] = (*put_in(top, SALE_DOUBLED, card if doubled else top[SALE_DOUBLED]), card)
    else:
        s.stack.append(sale_frame(seat=seat, doubled=card if doubled else -1, cards=(card,)))


def end_sale(s: State) -> None:
    f = s.stack.pop()
    sell(s, f[SEAT], list(f[SALE_CARDS:]), f[SALE_DOUBLED])
    stir(s)


def sale_on(s: State) -> tuple[list[int], int]:
    """The Items named so far, and the doubled one."""
    f = s.stack[-1]
    return (list(f[SALE_CARDS:]), f[SALE_DOUBLED]) if f[KIND] == F_SALE else ([], -1)
