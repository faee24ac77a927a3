"""What is at stake in a fight: Treasures and levels."""

from typing import Final

from kickdoor.engine.addends import Addends
from kickdoor.engine.attachments import host_of
from kickdoor.engine.boosts import boosted
from kickdoor.engine.counts import might
from kickdoor.engine.hooks import H_CURB, H_GEAR, H_TREASURES
from kickdoor.engine.ids import *
from kickdoor.engine.might import MUNCHKINS, fight_marks, is_silent, proof, team, uses_tag
from kickdoor.engine.modifiers import grip, item_bonus
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.engine.sums import counts_for, spent
from kickdoor.engine.winning import winning


def treasures_of(s: State, cb: Combat, m: Monster, told: Addends | None = None) -> Number:
    """REW-01, ENH-04: its Treasures, changed by its enhancers, not below what they allow."""
    t = s.t
    card = m[MONSTER_CARD]
    n = t.prize[card]
    if told is not None:
        told.card(n, card, -1, "REW-01")
    least: Number = 0
    floor: Number = -1
    for enhancer in cb.enhancers[m[MONSTER_GROUP]]:
        n += t.enhance[enhancer][ENHANCE_TREASURES]
        if told is not None:
            told.card(t.enhance[enhancer][ENHANCE_TREASURES], enhancer, -1, "REW-01")
        if t.enhance[enhancer][ENHANCE_LEAST] > least:
            least = t.enhance[enhancer][ENHANCE_LEAST]
            floor = enhancer
    if n < least:
        if told is not None:
            told.add(least - n, "floor", floor, -1, "ENH-04")
        n = least
    for kind, traits, more in t.passives[card]:
        if kind == P_TREASURE_IF:
            fans = [seat for seat in team(cb) if s.pro[seat] & traits]
            n += more if fans else 0
            if told is not None and fans:
                told.add(more, "power", card, fans[0], "REW-01")
    for bound in t.hooks[H_TREASURES]:
        n += bound(s, n, told)
    return n


def levels_of(s: State, cb: Combat, m: Monster, told: Addends | None = None) -> Number:
    """COMB-04, REW-04: what killing it is worth."""
    t = s.t
    card = m[MONSTER_CARD]
    n = t.rise[card]
    if told is not None:
        told.card(n, card, -1, "COMB-04" if n <= 1 else "REW-04")
    for kind, a, b in t.passives[card]:
        if kind == P_LEVEL_IF_TAG and uses_tag(s, cb, a):
            more = b
        elif kind == P_LEVEL_IF_ALONE and not cb.helpers and winning(s, cb) and not any_bonus(s, cb):
            more = a
        else:
            continue
        n += more
        if told is not None:
            told.add(more, "power", card, -1, "REW-04")
    return n


MUCH: Final = 1000  # more than anybody has


def any_bonus(s: State, cb: Combat) -> bool:
    """Does anything beside the Level add to the fighter's strength, even if something else takes as much away?"""
    seat = cb.fighter
    marks = fight_marks(s, cb)
    if marks & M_LEVEL_ONLY:
        return False
    if cb.doubles or any([boosted(s, cb, boost) > 0 for boost in cb.boosts if boost[1] == MUNCHKINS]):
        return True
    for bound in s.t.hooks[H_CURB]:
        left = bound(s, cb, seat, MUCH, None)
        if left != MUCH:
            return bool(left > 0)
    if spent(s, cb, seat) > 0 or any([n > 0 and who == seat and not proof(s, cb, tag) for who, tag, n in cb.attacks]):
        return True
    for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
        item = host_of(s, card)
        if not (is_silent(s, cb, card) or is_silent(s, cb, item)) and counts_for(s, seat, item):
            if item_bonus(s, seat, card) > 0 or might(s, cb, card, seat) > 0:
                return True
    if any([might(s, cb, card, seat) > 0 for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]]):
        return True
    if any([bound(s, seat, None) > 0 for bound in s.t.hooks[H_GEAR]]):
        return True
    return s.t.two_handed_grip and grip(s, seat) > 0


def treasures_at_stake(s: State, cb: Combat, told: Addends | None = None) -> Number:
    total = cb.left_behind
    if told is not None:
        told.add(total, "kept", -1, cb.fighter, waiting(cb))
    for m in cb.monsters:
        total += treasures_of(s, cb, m, told)
    return total


def levels_at_stake(s: State, cb: Combat, told: Addends | None = None) -> Number:
    total = cb.levels
    if told is not None:
        told.add(total, "kept", -1, cb.fighter, waiting(cb))
    for m in cb.monsters:
        total += levels_of(s, cb, m, told)
    return total


def waiting(cb: Combat) -> str:
    """The clause by which what was earned before the end of the fight waits for it."""
    return "PREC-04" if cb.kills else "COMB-05"


def for_the_win(s: State, cb: Combat) -> bool:
    """R-8: the fighter's Level plus the levels at stake reaches the winning level."""
    return s.level[cb.fighter] + levels_at_stake(s, cb) >= s.t.win_level
