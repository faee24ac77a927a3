"""The stack of frames: what is pending, as data."""

from kickdoor.engine.ids import (
    ANY_DECK,
    F_DEAL,
    F_DEATH,
    F_DIE,
    F_DRAW,
    F_GAIN,
    F_PICK,
    F_PROG,
    F_RANDOM,
    F_RIGHT,
    F_SALE,
    F_SHARE,
    F_SPOIL,
    M_AT_ONCE,
    M_AT_ONCE_UP,
    NO_TARGET,
    SEAT_ZONES,
    Z_HAND,
)
from kickdoor.engine.state import State
from kickdoor.engine.zones import know, put

ASIDE = 1 << F_DEATH | 1 << F_SHARE | 1 << F_SPOIL  # something is shared out between two events of the turn
OPEN = 1 << F_DEAL | 1 << F_SALE | 1 << F_RIGHT | ASIDE  # kinds of frames that ask an open question (questions.py)

TO_HAND = 0  # where a drawn card goes
TO_SPOILS = 1
TO_DOOR = 2
TO_TRAITS = 3


def living(s: State) -> int:
    """Mask of the living seats."""
    return (1 << s.n) - 1 & ~s.dead


def stir(s: State) -> None:
    """Something happened: everybody's chance to step in opens again (COMB-08)."""
    s.open = (1 << s.n) - 1 & ~s.dead
    s.lead = -1


def ask(s: State, seat: int, why: int, options: list[int]) -> None:
    """Ask one seat to pick one of the options; the answer comes back in state.result."""
    if s.t.patient and OPEN >> s.stack[-1][0] & 1:
        s.open = living(s)  # where nobody may notice who could act, everybody may
    s.stack.append((F_PICK, 0, seat, why, *options))


def run_program(
    s: State, program: int, card: int, you: int, user: int, target: int = NO_TARGET, acc: int = 0, second: int = -1,
    ability: int = -1, monster: int = -1,
) -> None:  # fmt: skip
    """Start a card's program for a seat."""
    s.stack.append((F_PROG, 0, program, card, you, user, target, acc, 0, second, ability, monster))


def roll(s: State, seat: int, purpose: int) -> None:
    """A die roll of a seat; its value comes back in state.result."""
    s.stack.append((F_DIE, 0, seat, purpose, 0, 0))


def draw(s: State, deck: int, n: int, seat: int, face_up: int, where: int = TO_HAND) -> None:
    """Cards for a seat, one after another. DEAD-04: the dead receive none."""
    if n > 0 and not s.dead >> seat & 1:
        s.lead = -1
        s.stack.append((F_DRAW, 0, deck, n, seat, face_up, where))


def random_card(s: State, seat: int, deck: int = ANY_DECK) -> None:
    """A card of the seat's hand at random; it comes back in state.result."""
    s.stack.append((F_RANDOM, 0, seat, deck))


def at_once(s: State, card: int, face_up: int) -> bool:
    """Must the card be played the moment it is obtained?"""
    return bool(s.t.marks[card] & (M_AT_ONCE | M_AT_ONCE_UP if face_up else M_AT_ONCE))


def receive(s: State, seat: int, card: int, face_up: int) -> None:
    """A card comes to the hand. Some must be played at once; off turn it may be played now or not (TIME-09)."""
    put(s, seat * SEAT_ZONES + Z_HAND, card)
    if face_up:
        know(s, card, (1 << s.n) - 1)
    if s.t.marks[card] & (M_AT_ONCE | M_AT_ONCE_UP) and at_once(s, card, face_up):
        s.stack.append((F_GAIN, 0, seat, card, face_up, TO_HAND))
    elif seat != s.turn:
        s.fresh += (card,)
