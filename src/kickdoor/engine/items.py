"""Items: slots, the Big limit, equipping, selling."""

from kickdoor.engine.events import E_CARD_LOST, E_EQUIPPED, E_SOLD, E_TAKEN, say
from kickdoor.engine.ids import (
    F_BIG,
    F_SALE,
    K_ITEM,
    K_ONESHOT,
    M_ANY_BIG,
    M_DOUBLE_SALE,
    SEAT_ZONES,
    SLOT_NONE,
    SLOT_ONE_HAND,
    SLOT_TWO_HANDS,
    T_CARD,
    T_PLAYER,
    WHY_BIG_TO,
    Z_HAND,
    Z_PACK,
    Z_WORN,
)
from kickdoor.engine.levels import rise
from kickdoor.engine.modifiers import big_items, big_room, marked, usable
from kickdoor.engine.reasons import NO_BIG, NO_RESTRICTED, NO_SELL_SHORT, NO_SELL_WIN, NO_SLOT, OK
from kickdoor.engine.stack import ask, living, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import lose, put, release

DOUBLE_SALE_USED = 100  # scope of `used`: this turn


def slot_conflicts(s: State, seat: int, card: int) -> list[int]:
    """ITEM-05: the equipped Items that leave no slot for this one. Attached Items take none."""
    t = s.t
    slot = t.slot[card]
    if slot == SLOT_NONE:
        return []
    worn = s.zones[seat * SEAT_ZONES + Z_WORN]
    held = [item for _holder, item in s.held]
    if slot < SLOT_ONE_HAND:
        return [c for c in worn if t.slot[c] == slot and c not in held]
    hands = [c for c in worn if t.slot[c] >= SLOT_ONE_HAND and c not in held]
    taken = sum(2 if t.slot[c] == SLOT_TWO_HANDS else 1 for c in hands)
    return hands if taken + (2 if slot == SLOT_TWO_HANDS else 1) > 2 else []


def why_not_equip(s: State, seat: int, card: int, off: int) -> int:
    """May the seat equip an Item it has, taking one other off? ITEM-05, ITEM-07."""
    t = s.t
    if not usable(s, seat, card):
        return NO_RESTRICTED
    blocking = slot_conflicts(s, seat, card)
    if not blocking:
        return OK
    if off not in blocking:
        return NO_SLOT
    if t.slot[card] >= SLOT_ONE_HAND:
        taken = sum(2 if t.slot[c] == SLOT_TWO_HANDS else 1 for c in blocking if c != off)
        if taken + (2 if t.slot[card] == SLOT_TWO_HANDS else 1) > 2:
            return NO_SLOT
    return OK


def why_not_carry(s: State, seat: int, card: int) -> int:
    """ITEM-10: is there room for one more Big Item?"""
    return NO_BIG if s.t.big[card] and not big_room(s, seat) else OK


def equippable(s: State, card: int) -> bool:
    """One-shots are carried until used; everything else can be equipped."""
    return s.t.kind[card] == K_ITEM


def place_item(s: State, seat: int, card: int, carried: bool = False) -> None:
    """An Item comes into play: equipped if slots and restrictions allow, else carried."""
    fighting = s.combat is not None and seat in (s.combat.fighter, s.combat.helper) and not s.combat.over
    if carried or fighting or not equippable(s, card) or why_not_equip(s, seat, card, -1) != OK:
        put(s, seat * SEAT_ZONES + Z_PACK, card)
    else:
        put(s, seat * SEAT_ZONES + Z_WORN, card)
        say(s, E_EQUIPPED, seat, card)


def check_big(s: State, seat: int) -> None:
    """ITEM-12: who has lost the right to extra Big Items must put it right at once."""
    if len(big_items(s, seat)) > 1 and not marked(s, seat, M_ANY_BIG):
        s.stack.append((F_BIG, 0, seat, -1))


def step_big(s: State, f: Frame) -> bool:
    """F_BIG: the owner names the Big Item that goes (or sells); it goes to the lowest who can carry it."""
    kind, pc, seat, card = f
    if pc == 0:
        if len(big_items(s, seat)) <= 1 or marked(s, seat, M_ANY_BIG):
            s.stack.pop()
            stir(s)
            return False
        s.lead = 1 << seat
        s.open = 0
        return True
    if pc == 1:
        takers = [x for x in range(s.n) if x != seat and living(s) >> x & 1 and big_room(s, x)]
        if not takers:
            lose(s, seat, card)
            say(s, E_CARD_LOST, seat, card)
            s.stack[-1] = (kind, 0, seat, -1)
            return False
        low = min(s.level[x] for x in takers)
        s.stack[-1] = (kind, 2, seat, card)
        ask(s, seat, WHY_BIG_TO, [T_PLAYER + x for x in takers if s.level[x] == low])
        return False
    release(s, seat, card)
    place_item(s, s.result - T_PLAYER, card)
    say(s, E_TAKEN, s.result - T_PLAYER, card, seat)
    s.stack[-1] = (kind, 0, seat, -1)
    return False


def big_choices(s: State, seat: int) -> list[int]:
    return [T_CARD + c for c in big_items(s, seat)]


def sellable(s: State, seat: int) -> list[int]:
    """SELL-03: Items from hand and from the table alike."""
    gold = s.t.gold
    base = seat * SEAT_ZONES
    return [c for c in s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK] if gold[c] >= 0]


def may_double(s: State, seat: int) -> bool:
    return (DOUBLE_SALE_USED, seat, 0, 0) not in s.used and marked(s, seat, M_DOUBLE_SALE)


def sale_levels(s: State, seat: int, cards: list[int], doubled: int) -> tuple[int, int]:
    """SELL-02: (levels, doubled card) of a sale. Left open, a Halfling doubles what lawfully gives most."""
    gold = s.t.gold
    total = sum(gold[c] for c in cards)
    if not cards or not may_double(s, seat):
        return total // 1000, -1
    if doubled >= 0:
        return (total + gold[doubled]) // 1000, doubled
    room = s.t.win_level - 1 - s.level[seat]
    best = (total // 1000, -1)
    for card in sorted(cards, key=lambda c: -gold[c]):
        levels = (total + gold[card]) // 1000
        if best[0] < levels <= room:
            best = (levels, card)
    return best


def why_not_sell(s: State, seat: int, cards: list[int], doubled: int) -> int:
    """SELL-01, SELL-05, R-7."""
    levels, _best = sale_levels(s, seat, cards, doubled)
    if levels < 1:
        return NO_SELL_SHORT
    if s.level[seat] + levels >= s.t.win_level:
        return NO_SELL_WIN
    return OK


def can_finish_sale(s: State, seat: int, cards: list[int]) -> bool:
    """Can this beginning of a sale still become a lawful one by adding Items? (sums as bits of one int)"""
    gold = s.t.gold
    room = s.t.win_level - 1 - s.level[seat]
    if room < 1:
        return False
    sums = 1 << sum(gold[c] for c in cards) // 100
    doubled = 0  # the same with one Item of the sale at twice its value
    double = may_double(s, seat)
    if double:
        for c in cards:
            doubled |= sums << gold[c] // 100
    for c in sellable(s, seat):
        if c not in cards:
            worth = gold[c] // 100
            doubled |= doubled << worth
            if double:
                doubled |= sums << 2 * worth
            sums |= sums << worth
    return bool((sums | doubled) >> 10 & ((1 << room * 10) - 1))


def sell(s: State, seat: int, cards: list[int], doubled: int) -> None:
    """SELL-01: the Items go to the discards and the seller goes up at once."""
    levels, best = sale_levels(s, seat, cards, doubled)
    if best >= 0:
        s.used = (*s.used, (DOUBLE_SALE_USED, seat, 0, 0))
    for card in cards:
        lose(s, seat, card)
    say(s, E_SOLD, seat, levels, len(cards), cards[0])
    rise(s, seat, levels, False)


def step_sale(s: State, f: Frame) -> bool:
    """F_SALE: the seller goes on naming Items until done."""
    s.lead = 1 << f[2]
    s.open = 0
    return True


def begin_sale(s: State, seat: int, card: int, doubled: int) -> None:
    top = s.stack[-1]
    if top[0] == F_SALE:
        s.stack[-1] = (*top[:3], card if doubled else top[3], *top[4:], card)
    else:
        s.stack.append((F_SALE, 0, seat, card if doubled else -1, card))


def end_sale(s: State) -> None:
    f = s.stack.pop()
    sell(s, f[2], list(f[4:]), f[3])
    stir(s)


def sale_on(s: State) -> tuple[list[int], int]:
    """The Items named so far, and the doubled one."""
    f = s.stack[-1]
    return (list(f[4:]), f[3]) if f[0] == F_SALE else ([], -1)


def is_oneshot(s: State, card: int) -> bool:
    return s.t.kind[card] == K_ONESHOT
