"""Sums that follow the present state: traits, Items, strength, escape, limits (R-17)."""

from kickdoor.engine.ids import (
    M_ANY_BIG,
    M_DOOR_WARD,
    M_WIN_TIES,
    P_BONUS_IF,
    P_DIE,
    P_HAND_LIMIT,
    P_ONLY_SLOT,
    P_STRENGTH,
    SEAT_ZONES,
    Z_CURSES,
    Z_HAND,
    Z_PACK,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.state import NO_MEMO, State


def usable(s: State, seat: int, card: int) -> bool:
    """ITEM-07, ITEM-08: does the seat meet the restriction of the Item at this moment?"""
    t = s.t
    need = t.need[card]
    ban = t.ban[card]
    if not (need or ban):
        return True
    if (not need or need & s.pro[seat]) and not ban & s.con[seat]:
        return True
    for _holder, item in s.held:
        if item == card:
            return True
    return False


def item_bonus(s: State, seat: int, card: int) -> int:
    """What one equipped card adds for its owner now."""
    t = s.t
    if not usable(s, seat, card):
        return 0
    n = t.bonus[card]
    for kind, a, b in t.passives[card]:
        if kind == P_BONUS_IF and a & s.pro[seat]:
            n += b
    return n


def gear(s: State, seat: int) -> int:
    """The bonus of everything equipped (remembered until something changes)."""
    total = s.gear[seat]
    if total == NO_MEMO:
        total = 0
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            total += item_bonus(s, seat, card)
        s.gear[seat] = total
    return total


def bonus(s: State, seat: int) -> int:
    """Strength less Level, outside of any particular fight."""
    t = s.t
    total = gear(s, seat)
    for card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
        for kind, a, _b in t.passives[card]:
            if kind == P_STRENGTH:
                total += a
            elif kind == P_ONLY_SLOT:
                for item in s.zones[seat * SEAT_ZONES + Z_WORN]:
                    if t.gold[item] >= 0 and t.slot[item] != a:
                        total -= item_bonus(s, seat, item)
    return total


def strength(s: State, seat: int) -> int:
    """COMB-01: Level plus all modifiers."""
    return s.level[seat] + bonus(s, seat)


def flee_bonus(s: State, seat: int) -> int:
    """Change of all own rolls to run away, but for the die itself."""
    t = s.t
    total = 0
    base = seat * SEAT_ZONES
    for card in s.zones[base + Z_TRAITS]:
        total += t.flee[card]
    for card in s.zones[base + Z_WORN]:
        if t.flee[card] and usable(s, seat, card):
            total += t.flee[card]
    return total


def die_bonus(s: State, seat: int) -> int:
    """Change of every own die roll."""
    total = 0
    for card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_DIE:
                total += a
    return total


def hand_limit(s: State, seat: int) -> int:
    """CARDS-08: five, unless a card changes it."""
    limit = s.t.hand_limit
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_HAND_LIMIT and a > limit:
                limit = a
    return limit


def excess(s: State, seat: int) -> int:
    """How many cards the hand holds over its limit."""
    return len(s.zones[seat * SEAT_ZONES + Z_HAND]) - hand_limit(s, seat)


def marked(s: State, seat: int, mark: int) -> bool:
    """Does a Class, Race or usable equipped Item of the seat carry the mark?"""
    t = s.t
    base = seat * SEAT_ZONES
    for card in s.zones[base + Z_TRAITS]:
        if t.marks[card] & mark:
            return True
    for card in s.zones[base + Z_WORN]:
        if t.marks[card] & mark and usable(s, seat, card):
            return True
    return False


def wins_ties(s: State, seat: int) -> bool:
    return marked(s, seat, M_WIN_TIES)


def warded(s: State, seat: int) -> bool:
    return marked(s, seat, M_DOOR_WARD)


def big_items(s: State, seat: int) -> list[int]:
    """ITEM-10: the Big Items that count against the limit; those a card holds do not."""
    t = s.t
    base = seat * SEAT_ZONES
    held = [item for _holder, item in s.held]
    return [c for c in s.zones[base + Z_WORN] + s.zones[base + Z_PACK] if t.big[c] and c not in held]


def big_room(s: State, seat: int, going: int = 0, coming: int = 1) -> bool:
    """May the seat carry `coming` more Big Items after `going` of its own have left?"""
    if marked(s, seat, M_ANY_BIG):
        return True
    return len(big_items(s, seat)) - going + coming <= 1


def highest_level(s: State) -> int:
    return max(s.level)


def gold_in_play(s: State, seat: int) -> int:
    gold = s.t.gold
    base = seat * SEAT_ZONES
    return sum(gold[c] for c in s.zones[base + Z_WORN] + s.zones[base + Z_PACK] if gold[c] > 0)
