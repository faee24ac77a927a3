"""Sums that follow the present state: traits, Items, strength, escape, limits (R-17)."""

from kickdoor.engine.ids import (
    K_CHEAT,
    K_HIRELING,
    K_ITEM_ENHANCER,
    M_ANY_BIG,
    M_DOOR_WARD,
    M_WIN_TIES,
    P_BONUS_IF,
    P_DIE,
    P_EXTRA_BIG,
    P_FLEE,
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
from kickdoor.engine.zones import grafts_of, held_by, is_big, worth


def usable(s: State, seat: int, card: int) -> bool:
    """ITEM-07, ITEM-08: does the seat meet the restriction of the Item at this moment?"""
    t = s.t
    need = t.need[card]
    ban = t.ban[card]
    if not (need or ban):
        return True
    if (not need or need & s.pro[seat]) and not ban & s.con[seat]:
        return True
    for holder, item in s.held:
        if item == card and s.t.kind[holder] in (K_CHEAT, K_HIRELING):
            return True
    return False


def item_bonus(s: State, seat: int, card: int) -> int:
    """What one equipped card adds for its owner now, with the Item enhancers on it."""
    t = s.t
    if t.kind[card] == K_ITEM_ENHANCER or not usable(s, seat, card):
        return 0
    n = t.bonus[card]
    for kind, a, b in t.passives[card]:
        if kind == P_BONUS_IF and a & s.pro[seat]:
            n += b
    if s.grafts:
        for enhancer in grafts_of(s, card):
            n += t.bonus[enhancer]
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


def lasting(s: State, seat: int) -> list[tuple[int, int, int]]:
    """The standing rules (P_*, a, b) of the Curses in force, and of effects that last without a card."""
    found: list[tuple[int, int, int]] = []
    for card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
        found += s.t.passives[card]
    if not s.woes:
        return found
    return found + [(kind, a, 0) for who, kind, a, _until in s.woes if who == seat]


def suffers(s: State, seat: int, rule: int) -> bool:
    """Is a lasting Curse or effect with this rule on the seat?"""
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return False
    return any([kind == rule for kind, _a, _b in lasting(s, seat)])


def bonus(s: State, seat: int) -> int:
    """Strength less Level, outside of any particular fight."""
    total = s.gear[seat]
    if total == NO_MEMO:
        total = gear(s, seat)
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return total
    for kind, a, _b in lasting(s, seat):
        if kind == P_STRENGTH:
            total += a
        elif kind == P_ONLY_SLOT:
            for item in s.zones[seat * SEAT_ZONES + Z_WORN]:
                if s.t.gold[item] >= 0 and s.t.slot[item] != a:
                    total -= item_bonus(s, seat, item)
    return total


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
    if s.woes or s.zones[base + Z_CURSES]:
        for kind, a, _b in lasting(s, seat):
            if kind == P_FLEE:
                total += a
    return total


def die_bonus(s: State, seat: int) -> int:
    """Change of every own die roll."""
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return 0
    return sum([a for kind, a, _b in lasting(s, seat) if kind == P_DIE])


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
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    if s.grafts:
        bigs = [c for c in own if is_big(s, c)]
    else:
        big = s.t.big
        bigs = [c for c in own if big[c]]
    if not s.held:
        return bigs
    held = [item for _holder, item in s.held]
    return [c for c in bigs if c not in held]


def big_limit(s: State, seat: int) -> int:
    """How many Big Items the seat may carry."""
    if marked(s, seat, M_ANY_BIG):
        return len(s.t.face)
    base = seat * SEAT_ZONES
    more = 0
    for card in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]:
        for kind, a, _b in s.t.passives[card]:
            if kind == P_EXTRA_BIG and held_by(s, card) < 0:
                more += a  # what it holds by name does not count at all
    return 1 + more


def big_room(s: State, seat: int, going: int = 0, coming: int = 1) -> bool:
    """May the seat carry `coming` more Big Items after `going` of its own have left?"""
    return len(big_items(s, seat)) - going + coming <= big_limit(s, seat)


def highest_level(s: State) -> int:
    return max(s.level)


def gold_in_play(s: State, seat: int) -> int:
    base = seat * SEAT_ZONES
    return sum([max(worth(s, c), 0) for c in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]])
