"""Drawing: from the known top, else chance names a card of the pool; and cards that must be played at once."""

from kickdoor.engine.events import E_CHARACTER, E_DISCARDED, E_DOOR, E_DRAWN, E_PLAYED, say
from kickdoor.engine.ids import (
    CH_DRAW,
    CHARACTER,
    F_DRAW,
    F_DUES,
    F_GAIN,
    SEAT_ZONES,
    TREASURE,
    W_DRAW,
    Z_DISCARD,
    Z_HAND,
    Z_LIMBO,
    Z_SHOWN,
    Z_SPOILS,
    Z_TOP,
    Z_TRAITS,
)
from kickdoor.engine.stack import TO_DOOR, TO_HAND, TO_SPOILS, TO_TRAITS, at_once, receive, run_program
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, forget, pile_ready, put, release

TOLD = (E_DRAWN, E_DRAWN, E_DOOR, E_CHARACTER)  # by where the card goes
OFFER = 0  # a face-up draw may be replaced
DRAW = 1


def step_draw(s: State, f: Frame) -> bool:
    """F_DRAW: one card after another."""
    _kind, pc, deck, _n, seat, face_up, _where = f
    zones = s.zones
    offered = (
        pc == OFFER and face_up and deck <= TREASURE and zones[Z_DISCARD - deck] and (s.open >> seat & 1 or s.lead < 0)
    )
    if offered and may_replace(s, seat):
        s.open = 1 << seat
        s.lead = 0
        return True
    if not pile_ready(s, deck):
        s.stack.pop()  # CARDS-04
        return False
    top = zones[Z_TOP - deck] if deck != CHARACTER else ()
    if not top:
        s.lead = s.open = 0
        s.chance = CH_DRAW + deck
        return True
    zones[Z_TOP - deck] = top[1:]
    if s.seen and f[6] != TO_HAND:
        forget(s, top[0])  # somebody may have known it there
    drawn(s, f, top[0])
    return False


def drawn(s: State, f: Frame, card: int) -> None:
    """One card of a draw comes to where it belongs."""
    kind, _pc, deck, n, seat, face_up, where = f
    s.result = card
    s.lead = -1  # the next card may be replaced again
    if n == 1:
        s.stack.pop()
    else:
        s.stack[-1] = (kind, OFFER, deck, n - 1, seat, face_up, where)
    if s.events is not None:
        say(s, TOLD[where], seat, card, -1, -1, -1 if face_up else 1 << seat)
    if where == TO_HAND:
        receive(s, seat, card, face_up)
    elif where == TO_DOOR:
        put(s, Z_SHOWN, card)
    elif where == TO_TRAITS:
        put(s, seat * SEAT_ZONES + Z_TRAITS, card)
    elif not at_once(s, card, face_up):
        put(s, Z_SPOILS, card)
    else:
        put(s, seat * SEAT_ZONES + Z_HAND, card)
        s.stack.append((F_GAIN, 0, seat, card, face_up, TO_SPOILS))


def may_replace(s: State, seat: int) -> bool:
    """Has the seat an ability for face-up draws, and a card to pay for it?"""
    if not s.zones[seat * SEAT_ZONES + Z_HAND]:
        return False
    t = s.t
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for ability in t.uses[card]:
            if t.abilities[ability][1] & W_DRAW:
                return True
    return False


def replace_draw(s: State, f: Frame) -> None:
    """The card drawn comes off the top of the discards."""
    pile = s.zones[Z_DISCARD - f[2]]
    s.zones[Z_DISCARD - f[2]] = pile[:-1]
    s.zones[Z_TOP - f[2]] = (pile[-1], *s.zones[Z_TOP - f[2]])
    s.stack[-1] = (f[0], DRAW, *f[2:])


def owe(s: State, seat: int, card: int) -> None:
    """A hand card that pays for a draw from the discards: it lies there only when the whole draw is done."""
    lowest = min([i for i, f in enumerate(s.stack) if f[0] == F_DRAW and f[4] == seat])
    release(s, seat, card)
    put(s, Z_LIMBO, card)
    say(s, E_DISCARDED, seat, card)
    s.stack.insert(lowest, (F_DUES, 0, seat, card))


def step_dues(s: State, f: Frame) -> bool:
    """F_DUES."""
    s.stack.pop()
    cut(s, Z_LIMBO, f[3])
    discard(s, f[3], f[2])
    return False


def step_gain(s: State, f: Frame) -> bool:
    """F_GAIN: a card that must be played the moment it is obtained."""
    _kind, _pc, seat, card, face_up, where = f
    s.stack.pop()
    if card in s.zones[Z_SHOWN]:
        cut(s, Z_SHOWN, card)
    elif card in s.zones[seat * SEAT_ZONES + Z_HAND]:
        cut(s, seat * SEAT_ZONES + Z_HAND, card)
    else:
        return False
    put(s, Z_LIMBO, card)
    say(s, E_PLAYED, seat, card)
    ability = s.t.modes[card][0]
    run_program(s, s.t.abilities[ability][10], card, seat, seat, second=face_up | where << 1, ability=ability)
    return False
