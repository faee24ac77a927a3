"""What a fight is made of, and strength that depends on it: sides, tags, and what cards count."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import highest_level, lasting, usable
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.engine.zones import allies, is_big, item_tags, items_in_play

MUNCHKINS: Final = 0
MONSTERS: Final = 1


def team(cb: Combat) -> tuple[int, ...]:
    """R-15: who is in the fight."""
    if cb.helper < 0:
        return (cb.fighter,)
    return (cb.fighter, cb.helper) if cb.second < 0 else (cb.fighter, cb.helper, cb.second)


def team_pro(s: State, cb: Combat) -> int:
    traits = 0
    for seat in team(cb):
        traits |= s.pro[seat]
    return traits


def team_con(s: State, cb: Combat) -> int:
    traits = 0
    for seat in team(cb):
        traits |= s.con[seat]
    return traits


def fight_marks(s: State, cb: Combat) -> int:
    """MULT-02: special powers hold for the whole fight."""
    marks = 0
    for m in cb.monsters:
        marks |= s.t.marks[m[MONSTER_CARD]]
    return marks


def open_to_all(s: State, cb: Combat) -> int:
    """W_JOIN where any monster of any hand may join the fight."""
    return W_JOIN if s.t.open_join and fight_marks(s, cb) & M_OPEN_JOIN else 0


def monster_tags(s: State, cb: Combat, m: Monster) -> int:
    """Its own tags, those its enhancers and Curses on the munchkins give it, less those taken away."""
    tags = s.t.tags[m[MONSTER_CARD]]
    for card in cb.enhancers[m[MONSTER_GROUP]]:
        tags |= s.t.enhance[card][3]
    if s.t.rousing:
        for seat in team(cb):
            for kind, a, _b in lasting(s, seat):
                if kind == P_ALL_TAGGED:
                    tags |= a
    for uid, tag in cb.tagged:
        if uid == m[MONSTER_UID]:
            tags |= tag
    for what, tag in cb.untagged:
        if what == m[MONSTER_UID]:
            tags &= ~tag
    return tags


def fight_tags(s: State, cb: Combat) -> int:
    tags = 0
    for m in cb.monsters:
        tags |= monster_tags(s, cb, m)
    return tags


def uses_tag(s: State, cb: Combat, tag: int) -> bool:
    """Is a card with the tag used on the munchkin side?"""
    t = s.t
    for card, side, _n, _traits in cb.boosts:
        if side == MUNCHKINS and t.tags[card] & tag:
            return True
    for _seat, used, _n in cb.attacks:
        if used & tag:
            return True
    for seat in team(cb):
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            if item_tags(s, card) & tag and usable(s, seat, card):
                return True
    return False


def count(s: State, cb: Combat, what: int, arg: int, seat: int, uid: int) -> int:
    """How many of what a card asks for are in the fight; seat is its owner, uid the monster it belongs to (or -1)."""
    t = s.t
    if what == N_LEVEL_AT_MOST:
        return sum([s.level[x] <= arg for x in team(cb)])
    if what == N_SIDE_TAG:
        return int(uses_tag(s, cb, arg))
    if what in (N_MONSTER_TAG, N_FIGHT_TAG):
        return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters])
    if what == N_OTHER_TAG:
        return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters if m[MONSTER_UID] != uid])
    if what == N_MONSTER_LEVEL:
        return sum([t.level[m[MONSTER_CARD]] >= arg for m in cb.monsters])
    if what == N_TRAIT:
        return sum([s.pro[x] & arg != 0 for x in team(cb)])
    if what == N_TOGETHER:
        return int(cb.helper >= 0)
    if what == N_SOLE_HIGHEST:
        high = highest_level(s)
        return int(s.level[seat] == high and sum([s.level[x] == high for x in range(s.n) if not s.dead >> x & 1]) == 1)
    if what == N_ONESHOTS:
        return sum([side == MUNCHKINS for _card, side, _n, _traits in cb.boosts])
    if what == N_ALLIES:
        return sum([len(allies(s, x)) for x in team(cb)])
    if what == N_OWN_ALLIES:
        return len(allies(s, seat))
    if what == N_HELPING:
        return int(seat != cb.fighter)
    if what == N_TABLE:
        return int(t.table & arg != 0)
    if what == N_LEVEL_BELOW:
        return sum([t.level[m[MONSTER_CARD]] <= arg for m in cb.monsters])
    if what == N_SEALS:
        return len(s.zones[Z_OPEN])
    if what == N_SEALS_FROM:
        return int(len(s.zones[Z_OPEN]) >= arg)
    if what == N_BIG:
        return sum([is_big(s, card) for x in team(cb) for card in items_in_play(s, x)])
    if what == N_WITHOUT:
        return sum([not any([t.slot[c] == arg for c in s.zones[x * SEAT_ZONES + Z_WORN]]) for x in team(cb)])
    who = (seat,) if what == N_OWN_TAG else team(cb)
    worn = [card for x in who for card in s.zones[x * SEAT_ZONES + Z_WORN] if usable(s, x, card)]
    if what in (N_WORN_TAG, N_OWN_TAG):
        return sum([item_tags(s, card) & arg != 0 for card in worn])
    if what == N_WORN and arg == SLOT_HANDS:
        return sum([t.slot[card] >= SLOT_ONE_HAND for card in worn])
    if what == N_WORN:
        return sum([t.slot[card] == arg for card in worn])
    return sum([t.face[card] == arg for card in worn])  # N_FACE


def might(s: State, cb: Combat, card: int, seat: int, uid: int = -1) -> int:
    """Strength of a card that depends on the fight."""
    total = 0
    for what, arg, n, mode in s.t.might[card]:
        found = count(s, cb, what, arg, seat, uid)
        if mode == FOR_EACH:
            total += n * found
        elif (found > 0) == (mode == IF_ANY):
            total += n
    return total
