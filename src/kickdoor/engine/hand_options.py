"""What a hand offers: each kind of card in its own way."""

from typing import Final

from kickdoor.engine.attaching import why_not_attach
from kickdoor.engine.conditions import why_not_conds
from kickdoor.engine.ids import *
from kickdoor.engine.joining import joiners, why_not_join
from kickdoor.engine.playing import (
    why_not_beside,
    why_not_item,
    why_not_modifier,
    why_not_play,
    why_not_trait_time,
)
from kickdoor.engine.state import State
from kickdoor.engine.targets import targets, unpaired
from kickdoor.engine.traits import has_modifier

# Kinds of cards that offer nothing beside the ways they are aimed.
ONLY_MODES: Final = 1 << K_ENHANCER | 1 << K_SPECIAL | 1 << K_CURSE | 1 << K_LEVEL | 1 << K_CHARACTER | 1 << K_SEAL


def card_options(s: State, seat: Seat, w: Moment, moment: Moment, found: list[Choice]) -> None:
    """Cards from hand, or the card behind the door. Copies of a card are offered once."""
    t = s.t
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    if s.zones[Z_SHOWN] and seat == s.turn:
        hand = s.zones[Z_SHOWN]  # the door card first: keep it or play it
    seen: Numbers = ()
    reaching = t.hand_reach
    twins = t.twins
    fresh = s.fresh if w & W_ASIDE else ()
    for card in hand:
        if not reaching[card] & moment and not (fresh and card in fresh):
            continue
        if twins[card]:
            face = t.face[card]
            if face in seen:
                continue
            seen += (face,)
        if t.when[card] & w:
            mode_options(s, seat, card, w, found)
        kind = t.kind[card]
        if not ONLY_MODES >> kind & 1:
            kind_options(s, seat, card, kind, w, found)


def kind_options(s: State, seat: Seat, card: Number, kind: Number, w: Moment, found: list[Choice]) -> None:
    """What a card offers beside the ways it is aimed."""
    if kind in (K_ITEM, K_ONESHOT):
        item_options(s, seat, card, w, found)
    elif kind in (K_CLASS, K_RACE):
        trait_options(s, seat, card, w, found)
    elif kind in (K_SUPER, K_HALF):
        modifier_options(s, seat, card, w, found)
    elif kind == K_MONSTER:
        monster_options(s, seat, card, w, found)
    elif kind == K_CHEAT:
        cheat_options(s, seat, card, w, found)
    elif kind == K_ITEM_ENHANCER:
        item_enhancer_options(s, seat, card, w, found)
    else:
        follower_options(s, seat, card, w, found)


def holds_fresh(s: State, seat: Seat) -> bool:
    """Where cards have just been received: has the seat one of them, or one behind its door?"""
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    for card in s.fresh:
        if card in hand:
            return True
    return seat == s.turn and bool(s.zones[Z_SHOWN])


def item_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    if (w == W_OWN and not s.t.big[card]) or (w & (W_OWN | W_SETUP | W_ASIDE) and why_not_item(s, seat, card, w) == 0):
        found.append(s.t.puts[card])


def monster_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    if w & W_COMBAT and why_not_join(s, card, w, s.t.tags[card]) == 0:
        found.append(s.t.plays[card])


def modifier_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    if why_not_modifier(s, seat, card, w) == 0:
        found.append(s.t.plays[card])


def follower_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    """Hirelings, Allies and other companions."""
    if why_not_play(s, seat, card, NO_TARGET, -1) == 0:
        found.append(s.t.plays[card])


def item_enhancer_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    base = seat * SEAT_ZONES
    if w & (W_OWN | W_SETUP | W_ASIDE) and why_not_item(s, seat, card, w) == 0:
        found.append((V_PLAY, card, NO_TARGET, CARRIED))
    attach_options(s, seat, card, s.zones[base + Z_WORN] + s.zones[base + Z_PACK], found)


def cheat_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    base = seat * SEAT_ZONES
    attach_options(s, seat, card, s.zones[base + Z_WORN] + s.zones[base + Z_PACK] + s.zones[base + Z_HAND], found)


def attach_options(s: State, seat: Seat, holder: Number, items: tuple[int, ...], found: list[Choice]) -> None:
    for item in items:
        if why_not_attach(s, seat, holder, item) == 0:
            found.append((V_ATTACH, holder, item, 0))


def mode_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    t = s.t
    if t.kind[card] == K_ENHANCER and t.enhance[card][ENHANCE_TAGS]:
        for monster in joiners(s, seat, card):
            if why_not_join(s, monster, w, t.enhance[card][ENHANCE_TAGS] | t.tags[monster]) == 0:
                found.append((V_PLAY, card, NO_TARGET, monster))
    for number in t.modes[card]:
        ability = t.abilities[number]
        conds = ability.conds
        if not ability.when & w or (conds and why_not_conds(s, seat, ability)):
            continue
        if ability.target == TG_PLAYER and not conds:
            for x in range(s.n):
                if not s.dead >> x & 1:
                    found.append(t.plays_on[card][x])
            continue
        if ability.target == TG_NONE:
            found.append(t.plays[card])
            continue
        aims = targets(s, seat, ability, card)
        if ability.target == TG_EXCHANGE:
            aims = unpaired(aims)
        for target, second in aims:
            found.append((V_PLAY, card, target, second))


def trait_options(s: State, seat: Seat, card: Number, w: Moment, found: list[Choice]) -> None:
    """A Class or Race: beside the others where allowed, or in place of one."""
    if why_not_trait_time(s, seat, card, w):
        return
    t = s.t
    kind = t.kind[card]
    mine = [c for c in s.zones[seat * SEAT_ZONES + Z_TRAITS] if t.kind[c] == kind]
    for c in mine:
        if t.trait[c] == t.trait[card]:
            return  # the same again is lawful, and nothing gained
    if len(mine) < 2 and why_not_beside(s, seat, card, NO_TARGET, w) == 0:
        found.append(s.t.plays[card])
    if mine and has_modifier(s, seat, kind):
        for old in mine:
            if why_not_beside(s, seat, card, T_CARD + old, w) == 0:
                found.append((V_PLAY, card, T_CARD + old, -1))
