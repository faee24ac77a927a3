"""Character cards: who is whom, and becoming somebody else."""

from typing import Final

from kickdoor.engine.attachments import lose
from kickdoor.engine.custom import Custom
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.stack import ask
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, lay, put


def character_of(s: State, seat: Number) -> Number:
    """The character card of a seat, or -1."""
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        if s.t.kind[card] == K_CHARACTER:
            return card
    return -1


def may_change(s: State, seat: Number) -> bool:
    """Has the seat a character, and is there one that nobody has?"""
    return bool(s.zones[Z_POOL - CHARACTER]) and character_of(s, seat) >= 0


def ask_character(s: State, seat: Number, may_stay: bool) -> None:
    """Which of the unused characters? The side shown is that of the player's sex."""
    unused = [T_CARD + c for c in s.zones[Z_POOL - CHARACTER]]
    ask(s, seat, WHY_CHARACTER, [*unused, NO_TARGET] if may_stay else unused)


def become(s: State, seat: Number, card: Number) -> None:
    """CHAR-16: the new character takes the place of the old one, which goes back to the unused ones."""
    old = character_of(s, seat)
    cut(s, Z_POOL - CHARACTER, card)
    cut(s, seat * SEAT_ZONES + Z_TRAITS, old)
    lay(s, Z_POOL - CHARACTER, tuple(sorted((*s.zones[Z_POOL - CHARACTER], old))))
    put(s, seat * SEAT_ZONES + Z_TRAITS, card)
    say(s, E_CHARACTER, seat, card)


def step_reborn(s: State, f: Frame) -> bool:
    """F_REBORN, DEAD-07: who has died may swap, with the player's own sex again; then all but the Level is lost."""
    seat = f[SEAT]
    if f[PC] == 0:
        s.stack[-1] = reborn_frame(seat=seat, pc=1)
        ask_character(s, seat, True)
        return False
    s.stack.pop()
    if s.result != NO_TARGET:
        s.sex[seat] = s.born[seat]
        become(s, seat, s.result - T_CARD)
        for zone in (Z_TRAITS, Z_CURSES):
            for card in s.zones[seat * SEAT_ZONES + zone]:
                if s.t.kind[card] != K_CHARACTER:
                    lose(s, seat, card)
        s.woes = tuple([woe for woe in s.woes if woe[WOE_SEAT] != seat])
    return False


def another_life(s: State, seat: Number, _n: Number) -> Number:
    """DEAD-07: who has died may go on as another character."""
    if may_change(s, seat):
        s.stack.append(reborn_frame(seat=seat))
    return 0


CHARACTERS: Final = Custom("character", kinds=[K_CHARACTER], rules={"another-life": ("body-looted", another_life)})
