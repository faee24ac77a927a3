"""Sums of one player that follow the present state: what Items, traits and Curses change (R-17)."""

from kickdoor.engine.addends import Addends
from kickdoor.engine.attachments import grafts_of, is_grafted, item_tags, worth
from kickdoor.engine.hooks import H_FLIGHT, H_GEAR, H_ITEM_BONUS, H_ITEM_FLIGHT, H_ITEM_FREE
from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import ready


def has_rule(s: State, card: Number, rule: Number) -> bool:
    """Does the card bring this standing rule?"""
    for kind, _a, _b in s.t.passives[card]:
        if kind == rule:
            return True
    return False


def usable(s: State, seat: Seat, card: Number) -> bool:
    """ITEM-07, ITEM-08: does the seat meet the restriction of the Item at this moment?"""
    t = s.t
    need = t.need[card]
    ban = t.ban[card]
    if not (need or ban):
        return True
    if need & NEEDS_LEVEL:
        if any([rule == P_NEEDS_LEVEL and s.level[seat] >= a for rule, a, _b in t.passives[card]]):
            return True
    elif (not need or need & s.pro[seat]) and not ban & s.con[seat]:
        return True
    for bound in t.hooks[H_ITEM_FREE]:
        if bound(s, card):
            return True
    return False


def item_bonus(s: State, seat: Seat, card: Number, told: Addends | None = None) -> Number:
    """What one equipped card adds for its owner now, with what is attached to it."""
    t = s.t
    if t.kind[card] == K_ITEM_ENHANCER or not usable(s, seat, card):
        return 0
    n = t.bonus[card]
    for kind, a, b in t.passives[card]:
        if kind == P_BONUS_IF and a & s.pro[seat]:
            n += b
    if s.grafts:
        n += len(grafts_of(s, card)) * sum([a for rule, a, _b in t.passives[card] if rule == P_PER_GRAFT])
    if told is not None:
        told.card(n, card, seat)
    for bound in t.hooks[H_ITEM_BONUS]:
        n += bound(s, seat, card, told)
    return n


def gear(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """The bonus of everything equipped (remembered until something changes)."""
    total = s.gear[seat]
    if total == NO_MEMO or told is not None:
        total = 0
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            total += item_bonus(s, seat, card, told)
        for bound in s.t.hooks[H_GEAR]:
            total += bound(s, seat, told)
        if s.t.two_handed_grip:
            total += grip(s, seat, told)
        s.gear[seat] = total
    return total


def lifted(s: State) -> list[int]:
    """ITEM-08, ITEM-14: Items whose limits a Cheat! or Hireling lifts."""
    return [item for holder, item in s.held if s.t.kind[holder] in (K_CHEAT, K_HIRELING, K_ALLY)]


def hand_count(s: State, seat: Seat) -> Number:
    """How many hands the seat has."""
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return 2
    return 2 + sum([a for kind, a, _b in lasting(s, seat) if kind == P_HANDS])


def grip(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """A one-handed Item that is all the hands hold may be gripped with both, if there are two."""
    t = s.t
    base = seat * SEAT_ZONES
    if hand_count(s, seat) < 2:
        return 0
    free = lifted(s) if s.held else []
    held = [c for c in s.zones[base + Z_WORN] if t.slot[c] >= SLOT_ONE_HAND and c not in free]
    if len(held) > 1:
        free = handless(s, seat, held)
        held = [c for c in held if c not in free]
    if len(held) != 1 or t.slot[held[0]] != SLOT_ONE_HAND or not usable(s, seat, held[0]):
        return 0
    best = max(
        [(0, -1), *[(a, c) for c in s.zones[base + Z_TRAITS] for rule, a, _b in t.passives[c] if rule == P_GRIP]]
    )
    if told is not None and best[0]:
        told.card(best[0], best[1], seat)
    return best[0]


def handless(s: State, seat: Seat, cards: list[int]) -> list[int]:
    """Of these Items, those of a kind that takes none of the seat's hands: one for each such rule, the bigger one."""
    t = s.t
    free: list[int] = []
    for own in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for rule, tag, _b in t.passives[own]:
            if rule == P_FREE_HANDS:
                favoured = [c for c in cards if item_tags(s, c) & tag and c not in free]
                free += sorted(favoured, key=lambda c: -t.slot[c])[:1]
    return free


def lasting(s: State, seat: Seat) -> list[tuple[int, int, int]]:
    """The standing rules (P_*, a, b) of the Curses in force, and of effects that last without a card."""
    found: list[tuple[int, int, int]] = []
    for card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
        found += s.t.passives[card]
    if not s.woes:
        return found
    return found + [(kind, a, 0) for who, kind, a, _until in s.woes if who == seat]


def troubles(s: State, seat: Seat) -> list[tuple[int, int, int, int]]:
    """(card or -1, P_*, a, b): the same, each with the Curse it comes from."""
    found = [(card, kind, a, b) for card in s.zones[seat * SEAT_ZONES + Z_CURSES] for kind, a, b in s.t.passives[card]]
    return found + [(-1, kind, a, 0) for who, kind, a, _until in s.woes if who == seat]


def suffers(s: State, seat: Seat, rule: Number) -> bool:
    """Is a lasting Curse or effect with this rule on the seat?"""
    for card in s.zones[seat * SEAT_ZONES + Z_CURSES]:
        if has_rule(s, card, rule):
            return True
    for who, kind, _a, _until in s.woes:
        if who == seat and kind == rule:
            return True
    return False


def bonus(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """Strength less Level, outside of any particular fight."""
    total = s.gear[seat]
    if total == NO_MEMO or told is not None:
        total = gear(s, seat, told)
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return total
    for card, kind, a, _b in troubles(s, seat):
        if kind == P_STRENGTH:
            change = a
        elif kind == P_ONLY_SLOT:
            change = -outside(s, seat, a)
        else:
            continue
        total += change
        if told is not None:
            told.trouble(change, card, seat)
    return total


def outside(s: State, seat: Seat, slot: Number) -> Number:
    """What the equipped Items of all other slots add."""
    worn = s.zones[seat * SEAT_ZONES + Z_WORN]
    return sum([item_bonus(s, seat, c) for c in worn if s.t.gold[c] >= 0 and s.t.slot[c] != slot])


def flee_bonus(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """Change of all own rolls to run away, but for the die itself."""
    t = s.t
    total = 0
    base = seat * SEAT_ZONES
    if ready(s, seat) & W_FLEET:
        for card in s.zones[base + Z_TRAITS] + s.zones[base + Z_WORN]:
            if t.flee[card] and usable(s, seat, card):
                total += t.flee[card]
                if told is not None:
                    told.card(t.flee[card], card, seat, "RUN-02")
    for bound in t.hooks[H_ITEM_FLIGHT] + t.hooks[H_FLIGHT]:
        total += bound(s, seat, told)
    if s.woes or s.zones[base + Z_CURSES]:
        for card, rule, a, _b in troubles(s, seat):
            if rule == P_FLEE:
                total += a
                if told is not None:
                    told.trouble(a, card, seat)
    return total


def item_flee(s: State, seat: Seat) -> Number:
    """The part of it that comes from Items."""
    t = s.t
    worn = [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if t.gold[c] >= 0 and usable(s, seat, c)]
    return sum([t.flee[c] for c in worn]) + sum([bound(s, seat, None) for bound in t.hooks[H_ITEM_FLIGHT]])


def die_bonus(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """Change of every own die roll."""
    if not s.woes and not s.zones[seat * SEAT_ZONES + Z_CURSES]:
        return 0
    total = 0
    for card, kind, a, _b in troubles(s, seat):
        if kind == P_DIE:
            total += a
            if told is not None:
                told.trouble(a, card, seat)
    return total


def marked(s: State, seat: Seat, mark: Number) -> bool:
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


def highest_level(s: State) -> Number:
    """R-20: of the living."""
    if not s.dead:
        return max(s.level)
    return max([s.level[x] for x in range(s.n) if not s.dead >> x & 1], default=0)


def gold_in_play(s: State, seat: Seat, told: Addends | None = None) -> Number:
    """ITEM-02: what the Items in play are worth, equipped or carried; what is attached to one counts with it."""
    base = seat * SEAT_ZONES
    gold = s.t.gold
    total = 0
    for card in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]:
        if gold[card] >= 0 and not (s.grafts and is_grafted(s, card)):
            total += worth(s, card, seat, told)
    return total
