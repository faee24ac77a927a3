"""Dice: what must be rolled to run away, and what the die on the table is worth."""

from dataclasses import replace

from kickdoor.engine import ids
from kickdoor.engine.flee import ESCAPE_ON
from kickdoor.engine.ids import (
    DIE_RUN,
    P_DIE,
    P_FLEE,
    P_GRAFT_FLEE,
    P_NO_FLEE_ITEMS,
    SEAT_ZONES,
    Z_OPEN,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.modifiers import item_flee, usable
from kickdoor.engine.seal_rules import seal_rules
from kickdoor.engine.stack import run_from
from kickdoor.engine.state import Combat, Frame, State
from kickdoor.reckoning.addends import Addend, of_card, of_trouble, troubles
from kickdoor.reckoning.deeds import hastened, nudged

RUN = "RUN-02"


def escape(s: State, seat: int, cb: Combat | None = None, uid: int = -1) -> list[Addend]:
    """What the die must show to run away: what helps the runner takes away from it."""
    changes = unlucky(s, seat) + fleet(s, seat) + (pursued(s, cb, seat, uid) if cb is not None else [])
    return [Addend(ESCAPE_ON, "rule", -1, -1, RUN), *[replace(change, n=-change.n) for change in changes]]


def die(s: State, f: Frame) -> list[Addend]:
    """The face of the die in a frame, and everything that changes it."""
    seat, purpose, face = f[ids.SEAT], f[ids.DIE_PURPOSE], f[ids.DIE_FACE]
    found = [Addend(face, "die", -1, seat, RUN if purpose == DIE_RUN else "R-1"), *nudged(s), *unlucky(s, seat)]
    if purpose == DIE_RUN and s.combat is not None:
        found += fleet(s, seat) + pursued(s, s.combat, seat, run_from(s))
    return found


def unlucky(s: State, seat: int) -> list[Addend]:
    """modifiers.die_bonus: change of every own roll."""
    return [of_trouble(a, card, seat) for card, kind, a, _b in troubles(s, seat) if kind == P_DIE]


def fleet(s: State, seat: int) -> list[Addend]:
    """modifiers.flee_bonus: change of all own rolls to run away."""
    t = s.t
    base = seat * SEAT_ZONES
    worn = s.zones[base + Z_WORN]
    own = [*s.zones[base + Z_TRAITS], *[card for card in worn if usable(s, seat, card)]]
    found = [of_card(s, t.flee[card], card, seat, RUN) for card in own if t.flee[card]]
    for enhancer, item in s.grafts:
        for rule, slot, n in t.passives[enhancer]:
            if rule == P_GRAFT_FLEE and item in worn and t.slot[item] == slot:
                found.append(of_card(s, n, enhancer, seat, RUN))
    found += [of_card(s, a, s.zones[Z_OPEN][-1]) for rule, a, _b in seal_rules(s) if rule == P_FLEE]
    return found + [of_trouble(a, card, seat) for card, kind, a, _b in troubles(s, seat) if kind == P_FLEE]


def pursued(s: State, cb: Combat, seat: int, uid: int) -> list[Addend]:
    """flee.run_total: what cards of this fight and the monster itself change."""
    t = s.t
    found = hastened(s, cb, seat)
    for m in cb.monsters:
        if m[ids.MONSTER_UID] == uid:
            found.append(of_card(s, t.flee[m[ids.MONSTER_CARD]], m[ids.MONSTER_CARD], clause=RUN))
            if any([kind == P_NO_FLEE_ITEMS for kind, _a, _b in t.passives[m[ids.MONSTER_CARD]]]):
                found.append(
                    Addend(-item_flee(s, seat) - cb.fleeing[seat], "power", m[ids.MONSTER_CARD], seat, "COMB-12")
                )
            found += [of_card(s, t.flee[card], card, clause=RUN) for card in cb.enhancers[m[ids.MONSTER_GROUP]]]
    return found
