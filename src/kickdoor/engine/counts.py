"""Counts: how many of what a card asks for are in the fight, and the strength that depends on it."""

from collections.abc import Callable
from typing import Final

from kickdoor.engine.attachments import is_big, item_tags, items_in_play
from kickdoor.engine.company import company_of
from kickdoor.engine.ids import *
from kickdoor.engine.might import is_bare, is_silent, mirrored, monster_tags, team, uses_tag
from kickdoor.engine.modifiers import highest_level, usable
from kickdoor.engine.state import Combat, State


def might(s: State, cb: Combat, card: Number, seat: Seat, uid: Number = -1) -> Number:
    """Strength of a card that depends on the fight."""
    total = 0
    for what, arg, n, mode in s.t.might[card]:
        found = COUNTS[what](s, cb, arg, seat, uid)
        if mode == FOR_EACH:
            total += n * found
        elif (found > 0) == (mode == IF_ANY):
            total += n
    return total


def count(s: State, cb: Combat, what: Number, arg: Number, seat: Seat, uid: Number) -> Number:
    """How many there are; seat is the card's owner, uid the monster it belongs to (or -1)."""
    return COUNTS[what](s, cb, arg, seat, uid)


# ---- made of others


def none_of(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(not any([COUNTS[what](s, cb, inner, seat, uid) for what, inner in s.t.groups[arg]]))


def all_of(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(all([COUNTS[what](s, cb, inner, seat, uid) for what, inner in s.t.groups[arg]]))


def any_of(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(any([COUNTS[what](s, cb, inner, seat, uid) for what, inner in s.t.groups[arg]]))


# ---- the owner


def owner_is(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(s.pro[seat] & arg != 0)


def level_from(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(s.level[seat] >= arg)


def highest(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(s.level[seat] == highest_level(s))


def allies_from(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(len(company_of(s, seat, K_ALLY)) >= arg)


# ---- munchkins


def of_level_at_most(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([s.level[x] <= arg for x in team(cb)])


def with_trait(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([s.pro[x] & arg != 0 for x in team(cb)])


def together(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(bool(cb.helpers))


def helping(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(seat != cb.fighter)


def sole_highest(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    high = highest_level(s)
    return int(s.level[seat] == high and sum([s.level[x] == high for x in range(s.n) if not s.dead >> x & 1]) == 1)


def allies_there(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([len(company_of(s, x, K_ALLY)) for x in team(cb)])


def own_allies(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return len(company_of(s, seat, K_ALLY))


def oneshots(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return cb.aids


def tag_used(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(uses_tag(s, cb, arg))


# ---- what they wear


def worn(s: State, seats: tuple[int, ...]) -> list[int]:
    """What these seats have equipped and may use."""
    return [card for x in seats for card in s.zones[x * SEAT_ZONES + Z_WORN] if usable(s, x, card)]


def own_tagged(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([item_tags(s, card) & arg != 0 for card in worn(s, (seat,))])


def own_giving(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    if is_bare(s, cb, seat):
        return 0
    tagged = [card for card in worn(s, (seat,)) if item_tags(s, card) & arg]
    return sum([not is_silent(s, cb, card) and not mirrored(s, seat, card) for card in tagged])


def worn_tagged(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([item_tags(s, card) & arg != 0 for card in worn(s, team(cb))])


def worn_in_slot(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    slot = s.t.slot
    if arg == SLOT_HANDS:
        return sum([slot[card] >= SLOT_ONE_HAND for card in worn(s, team(cb))])
    return sum([slot[card] == arg for card in worn(s, team(cb))])


def worn_face(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([s.t.face[card] == arg for card in worn(s, team(cb))])


def without_slot(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([not any([s.t.slot[c] == arg for c in s.zones[x * SEAT_ZONES + Z_WORN]]) for x in team(cb)])


def big_items(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([is_big(s, card) for x in team(cb) for card in items_in_play(s, x)])


# ---- monsters


def tagged_monsters(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters])


def other_tagged(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([monster_tags(s, cb, m) & arg != 0 for m in cb.monsters if m[MONSTER_UID] != uid])


def monsters_of_level(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([s.t.level[m[MONSTER_CARD]] >= arg for m in cb.monsters])


def monsters_below(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return sum([s.t.level[m[MONSTER_CARD]] <= arg for m in cb.monsters])


# ---- the table


def on_the_table(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(s.t.table & arg != 0)


def seals_open(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return len(s.zones[Z_OPEN])


def seals_from(s: State, cb: Combat, arg: Number, seat: Seat, uid: Number) -> Number:
    return int(len(s.zones[Z_OPEN]) >= arg)


# ---- from layout/, by `make layout`
# fmt: off
COUNTS: Final[tuple[Callable[[State, Combat, int, int, int], int], ...]] = (
    of_level_at_most, tag_used, worn_in_slot, worn_face, tagged_monsters, monsters_of_level, with_trait,
    worn_tagged, own_tagged, other_tagged, together, sole_highest, oneshots, allies_there, own_allies, helping,
    on_the_table, monsters_below, seals_open, seals_from, big_items, without_slot, owner_is, level_from, highest,
    allies_from, none_of, all_of, any_of, tagged_monsters, own_giving,
)
# fmt: on
# ---- end of what is from layout/
