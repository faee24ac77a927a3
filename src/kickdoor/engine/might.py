"""What a fight is made of, and strength that depends on it: sides, tags, and what cards count."""

from typing import Final

from kickdoor.engine.attachments import is_big, item_tags
from kickdoor.engine.hooks import H_BARE
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import lasting, usable
from kickdoor.engine.state import Combat, Monster, State

MUNCHKINS: Final = 0
MONSTERS: Final = 1
SOLE: Final[tuple[Numbers, ...]] = tuple([(seat,) for seat in range(6)])  # who fights alone


def team(cb: Combat) -> Numbers:
    """R-15: who is in the fight."""
    return SOLE[cb.fighter] + cb.helpers if cb.helpers else SOLE[cb.fighter]


def team_pro(s: State, cb: Combat) -> Number:
    traits: Number = 0
    for seat in team(cb):
        traits |= s.pro[seat]
    return traits


def team_con(s: State, cb: Combat) -> Number:
    traits: Number = 0
    for seat in team(cb):
        traits |= s.con[seat]
    return traits


def fight_marks(s: State, cb: Combat) -> Number:
    """MULT-02: special powers hold for the whole fight."""
    marks: Number = 0
    for m in cb.monsters:
        marks |= s.t.marks[m[MONSTER_CARD]]
    return marks


def monster_tags(s: State, cb: Combat, m: Monster) -> Number:
    """Its own tags, those its enhancers and Curses on the munchkins give it, less those taken away."""
    tags = s.t.tags[m[MONSTER_CARD]]
    for card in cb.enhancers[m[MONSTER_GROUP]]:
        tags |= s.t.enhance[card][ENHANCE_TAGS]
    if s.t.curses_change_monsters:
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


def fight_tags(s: State, cb: Combat) -> Number:
    tags: Number = 0
    for m in cb.monsters:
        tags |= monster_tags(s, cb, m)
    return tags


def uses_tag(s: State, cb: Combat, tag: Number) -> bool:
    """Is a card with the tag used on the munchkin side?"""
    t = s.t
    for card, side, _n, _traits in cb.boosts:
        if side == MUNCHKINS and t.tags[card] & tag:
            return True
    for seat, used, _n in cb.attacks:
        if used & tag and seat in team(cb):
            return True
    for seat in team(cb):
        for card in s.zones[seat * SEAT_ZONES + Z_WORN]:
            if item_tags(s, card) & tag and usable(s, seat, card):
                return True
    return False


def is_bare(s: State, cb: Combat, seat: Seat) -> bool:
    """Do neither Items nor Allies count for this munchkin?"""
    return any([bound(s, cb, seat) for bound in s.t.hooks[H_BARE]])


def is_silent(s: State, cb: Combat, card: Number) -> bool:
    """Does a monster of the fight, or a card played into it, keep this Item from giving its bonus?"""
    t = s.t
    if card in cb.muted:
        return True
    for m in cb.monsters:
        for kind, a, every in t.passives[m[MONSTER_CARD]]:
            if kind == P_SILENCE and (a == t.slot[card] or (a == SLOT_HANDS and t.slot[card] >= SLOT_ONE_HAND)):
                return True
            if kind == P_SILENCE_TAG and item_tags(s, card) & a and (every or t.gold[card] >= 0):
                return True
            if kind == P_SILENCE_BIG and is_big(s, card):
                return True
    return False


def proof(s: State, cb: Combat, tags: Number) -> bool:
    """Is a monster of the fight proof against everything with the tags?"""
    for m in cb.monsters:
        for kind, a, every in s.t.passives[m[MONSTER_CARD]]:
            if kind == P_SILENCE_TAG and every and a & tags:
                return True
    return False


def mirrored(s: State, seat: Seat, card: Number) -> bool:
    """Has a Curse already taken the bonus of this Item?"""
    if s.t.gold[card] < 0:
        return False
    return any([kind == P_ONLY_SLOT and s.t.slot[card] != a for kind, a, _b in lasting(s, seat)])
