"""The stack of frames: what is pending, as data."""

from typing import Final

from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import know, put

TO_HAND: Final = 0  # where a drawn card goes
TO_SPOILS: Final = 1
TO_DOOR: Final = 2
TO_TRAITS: Final = 3


def living(s: State) -> Number:
    """Mask of the living seats."""
    return (1 << s.n) - 1 & ~s.dead


def stir(s: State) -> None:
    """Something happened: everybody's chance to step in opens again (COMB-08)."""
    s.invited = (1 << s.n) - 1 & ~s.dead
    s.deciding = LOOK_AGAIN


def ask(s: State, seat: Seat, why: Number, options: list[int]) -> None:
    """Ask one seat to pick one of the options; the answer comes back in state.result."""
    if s.t.patient and OPEN >> s.stack[-1][KIND] & 1:
        s.invited = living(s)  # where nobody may notice who could act, everybody may
    s.stack.append(pick_frame(seat=seat, why=why, options=options))


def run_program(
    s: State, program: Number, card: Number, you: Number, user: Number, target: Number = NO_TARGET, acc: Number = 0,
    second: Number = -1, ability: Number = -1, monster: Number = -1,
) -> None:  # fmt: skip
    """Start a card's program for a seat."""
    s.stack.append(
        prog_frame(
            program=program,
            card=card,
            seat=you,
            user=user,
            target=target,
            acc=acc,
            second=second,
            ability=ability,
            monster=monster,
        )
    )


def roll(s: State, seat: Seat, purpose: Number) -> None:
    """A die roll of a seat; its value comes back in state.result."""
    s.stack.append(die_frame(seat=seat, purpose=purpose))


def draw(s: State, deck: Number, n: Number, seat: Seat, face_up: Number, where: Number = TO_HAND) -> None:
    """Cards for a seat, one after another. DEAD-04: the dead receive none."""
    if n > 0 and not s.dead >> seat & 1:
        s.deciding = LOOK_AGAIN
        s.stack.append(draw_frame(deck=deck, count=n, seat=seat, up=face_up, where=where))


def random_card(s: State, seat: Seat, deck: Number = ANY_DECK) -> None:
    """A card of the seat's hand at random; it comes back in state.result."""
    s.stack.append(random_frame(seat=seat, deck=deck))


def at_once(s: State, card: Number, face_up: Number) -> bool:
    """Must the card be played the moment it is obtained?"""
    return bool(s.t.marks[card] & (M_AT_ONCE | M_AT_ONCE_UP if face_up else M_AT_ONCE))


def receive(s: State, seat: Seat, card: Number, face_up: Number) -> None:
    """A card comes to the hand. Some must be played at once; off turn it may be played now or not (TIME-09)."""
    put(s, seat * SEAT_ZONES + Z_HAND, card)
    if face_up:
        know(s, card, (1 << s.n) - 1)
    if s.t.marks[card] & (M_AT_ONCE | M_AT_ONCE_UP) and at_once(s, card, face_up):
        s.stack.append(gain_frame(seat=seat, card=card, up=face_up, where=TO_HAND))
    elif seat != s.turn:
        s.fresh += (card,)


def run_from(s: State) -> Number:
    """The number of the monster somebody is running from right now, or -1."""
    for f in reversed(s.stack):
        if f[KIND] == F_FLEE:
            return f[FLEE_UID]
        if f[KIND] == F_CHASE:
            return f[CHASE_UID]
    return -1
