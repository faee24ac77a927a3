"""Monsters that join a fight from a hand: which may, and what brings them along."""

from typing import Final

from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.custom import Custom
from kickdoor.engine.hooks import H_JOINING
from kickdoor.engine.ids import *
from kickdoor.engine.might import fight_marks, fight_tags
from kickdoor.engine.state import Combat, State


def open_to_all(s: State, cb: Combat) -> Moment:
    """W_JOIN where any monster of any hand may join the fight."""
    joining: Moment = 0
    for bound in s.t.hooks[H_JOINING]:
        joining |= bound(s, cb)
    return joining


def welcome(s: State, cb: Combat) -> Number:
    """MULT-01: a monster of the fight may let any other join it."""
    return W_JOIN if fight_marks(s, cb) & M_OPEN_JOIN else 0


def why_not_join(s: State, card: Number, w: Moment, tags: Number) -> Number:
    """MULT-05: a tagged monster may join its own kind."""
    if not w & W_COMBAT:
        return why_not_now(W_COMBAT, w)
    cb = s.combat
    assert cb is not None
    return r.OK if fight_tags(s, cb) & tags & s.t.joins or open_to_all(s, cb) else r.NO_MONSTER_ALONE


def joiners(s: State, seat: Seat, enhancer: Number) -> list[int]:
    """MULT-06: monsters of the own hand, one of a kind, that an enhancer which gives a tag may bring into the fight."""
    t = s.t
    if t.kind[enhancer] != K_ENHANCER or not t.enhance[enhancer][ENHANCE_TAGS] or s.combat is None:
        return []
    found: list[int] = []
    for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
        if t.kind[card] == K_MONSTER and t.face[card] not in [t.face[c] for c in found]:
            found.append(card)
    return found


JOINING: Final = Custom("joining", words=["open-join"], hooks={"joining": welcome})
