"""Drawing: from the known top, else chance names a card of the pool; and cards that must be played at once."""

from typing import Final

from kickdoor.engine.attachments import release
from kickdoor.engine.decks import pile_ready
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.stack import TO_DOOR, TO_HAND, TO_SPOILS, TO_TRAITS, at_once, receive, run_program
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, forget, lay, put

TOLD: Final[Numbers] = (E_DRAWN, E_DRAWN, E_DOOR, E_CHARACTER)  # by where the card goes
OFFER: Final = 0  # a face-up draw may be replaced
DRAW: Final = 1


def step_draw(s: State, f: Frame) -> bool:
    """F_DRAW: one card after another."""
    pc, deck, seat, face_up = f[PC], f[DRAW_DECK], f[SEAT], f[DRAW_UP]
    zones = s.zones
    offered = (
        pc == OFFER
        and face_up
        and deck <= TREASURE
        and zones[Z_DISCARD - deck]
        and (s.invited >> seat & 1 or s.deciding == LOOK_AGAIN)
    )
    if offered and may_replace(s, seat):
        s.invited = 1 << seat
        s.deciding = 0
        return True
    if not pile_ready(s, deck):
        s.stack.pop()  # CARDS-04
        return False
    pile = zones[Z_TOP - deck] if deck != CHARACTER else ()
    if not pile:
        s.deciding = s.invited = 0
        s.chance = CH_DRAW + deck
        return True
    lay(s, Z_TOP - deck, pile[1:])
    if s.seen and f[DRAW_WHERE] != TO_HAND:
        forget(s, pile[0])  # somebody may have known it there
    drawn(s, f, pile[0])
    return False


def drawn(s: State, f: Frame, card: Number) -> None:
    """One card of a draw comes to where it belongs."""
    n, seat, face_up, where = f[DRAW_COUNT], f[SEAT], f[DRAW_UP], f[DRAW_WHERE]
    s.result = card
    s.deciding = LOOK_AGAIN  # the next card may be replaced again
    if n == 1:
        s.stack.pop()
    else:
        s.stack[-1] = draw_frame(seat=seat, deck=f[DRAW_DECK], count=n - 1, up=face_up, where=where, pc=OFFER)
    if s.events is not None:
        say(s, TOLD[where], seat, card, -1, -1, EVERYBODY if face_up else 1 << seat)
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
        s.stack.append(gain_frame(seat=seat, card=card, up=face_up, where=TO_SPOILS))


def may_replace(s: State, seat: Seat) -> bool:
    """Has the seat an ability for face-up draws, and a card to pay for it?"""
    if not s.zones[seat * SEAT_ZONES + Z_HAND]:
        return False
    t = s.t
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for ability in t.uses[card]:
            if t.abilities[ability].when & W_DRAW:
                return True
    return False


def replace_draw(s: State, f: Frame) -> None:
    """The card drawn comes off the top of the discards."""
    pile = s.zones[Z_DISCARD - f[DRAW_DECK]]
    lay(s, Z_DISCARD - f[DRAW_DECK], pile[:-1])
    lay(s, Z_TOP - f[DRAW_DECK], (pile[-1], *s.zones[Z_TOP - f[DRAW_DECK]]))
    s.stack[-1] = at(f, DRAW)


def owe(s: State, seat: Seat, card: Number) -> None:
    """A hand card that pays for a draw from the discards: it lies there only when the whole draw is done."""
    lowest = min([i for i, f in enumerate(s.stack) if f[KIND] == F_DRAW and f[SEAT] == seat])
    release(s, seat, card)
    put(s, Z_LIMBO, card)
    say(s, E_DISCARDED, seat, card)
    s.stack.insert(lowest, dues_frame(seat=seat, card=card))


def step_dues(s: State, f: Frame) -> bool:
    """F_DUES."""
    s.stack.pop()
    cut(s, Z_LIMBO, f[DUES_CARD])
    discard(s, f[DUES_CARD], f[SEAT])
    return False


def step_gain(s: State, f: Frame) -> bool:
    """F_GAIN: a card that must be played the moment it is obtained."""
    seat, card, face_up, where = f[SEAT], f[GAIN_CARD], f[GAIN_UP], f[GAIN_WHERE]
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
    run_program(s, s.t.abilities[ability].program, card, seat, seat, second=face_up | where << 1, ability=ability)
    return False
