"""Rarer things cards do to a fight: silencing Items, giving them tags."""

from kickdoor.engine.combat import join, the_fight
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.might import fight_tags
from kickdoor.engine.stack import ask, stir
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.engine.sums import gives
from kickdoor.engine.zones import cut, put


def into_fight(s: State, card: Number) -> None:
    """The card stays with the fight until it is over."""
    cut(s, Z_LIMBO, card)
    put(s, Z_FIGHT, card)


def brewed(s: State, user: Number) -> Number:
    """How much more the one-shots of a seat give."""
    traits = s.zones[user * SEAT_ZONES + Z_TRAITS]
    return sum([a for card in traits for kind, a, _b in s.t.passives[card] if kind == P_ONESHOT_MORE])


def silence_best(s: State, cb: Combat, seat: Seat, slot: Number) -> None:
    """O_MUTE_BEST: of the Items of the slot (SLOT_HANDS: of both kinds) the one with the highest bonus falls silent."""
    worn = [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if s.t.gold[c] >= 0]
    fit = [c for c in worn if s.t.slot[c] == slot or (slot == SLOT_HANDS and s.t.slot[c] >= SLOT_ONE_HAND)]
    if fit:
        cb.muted += (max(fit, key=lambda c: gives(s, seat, c)),)


def retag(cb: Combat, monsters: list[int], tags: Number) -> None:
    """R-1: what gives a tag after another card has taken it away has the last word."""
    if cb.untagged and tags:
        cb.untagged = tuple([(what, tag) for what, tag in cb.untagged if what not in monsters or not tag & tags])


def stamp(s: State, cb: Combat, f: Frame, op: tuple[int, ...]) -> None:
    """O_STAMP: one of two tags, of the user's choice; a monster that comes along needs one that is in the fight."""
    card, user, target, second = f[PROG_CARD], f[PROG_USER], f[PROG_TARGET], f[PROG_SECOND]
    tags = [(op[1], op[2]), (op[3], op[4])]
    into_fight(s, card)
    if target == NO_TARGET:
        there = fight_tags(s, cb)
        cut(s, user * SEAT_ZONES + Z_HAND, second)
        join(s, cb, user, second)
        uid = cb.monsters[-1][MONSTER_UID]
        tags = [pair for pair in tags if pair[0] & there]
    else:
        uid = target - T_MONSTER
    (one, word), (two, other) = tags[0], tags[-1]
    s.stack.append(stamp_frame(seat=user, uid=uid, tag=one, word=word, other_tag=two, other_word=other))


def step_stamp(s: State, f: Frame) -> bool:
    """F_STAMP: which tag?"""
    if f[PC] == 0:
        s.stack[-1] = at(f, 1)
        one, other = T_WORD + f[STAMP_WORD], T_WORD + f[STAMP_OTHER_WORD]
        ask(s, f[SEAT], WHY_STAMP, [one] if one == other else [one, other])
        return False
    s.stack.pop()
    tag = f[STAMP_TAG] if s.result == T_WORD + f[STAMP_WORD] else f[STAMP_OTHER_TAG]
    cb = the_fight(s)
    cb.tagged += ((f[STAMP_UID], tag),)
    retag(cb, [f[STAMP_UID]], tag)
    stir(s)
    return False
