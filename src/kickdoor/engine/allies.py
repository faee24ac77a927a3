"""Allies: how many, which goes, and sacrifice."""

from kickdoor.engine.attachments import lose
from kickdoor.engine.events import *
from kickdoor.engine.flee import escape_all, give_up
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.might import team
from kickdoor.engine.stack import stir
from kickdoor.engine.state import NO_MEMO, Combat, State
from kickdoor.engine.zones import allies, ally_limit, put


def gain_ally(s: State, seat: int, card: int) -> None:
    """CHAR-17: another Ally takes the place of the first, unless there may be more."""
    old = allies(s, seat)
    put(s, seat * SEAT_ZONES + (Z_PACK if s.t.kind[card] == K_MONSTER else Z_WORN), card)
    s.gear[seat] = NO_MEMO
    if len(old) < ally_limit(s, seat):
        return
    if len(old) == 1:
        lose_ally(s, seat, old[0])
    else:
        s.stack.append(right_frame(seat=seat, card=card))


def lose_ally(s: State, seat: int, card: int) -> None:
    """An Ally goes, with what it carries."""
    lose(s, seat, card)
    say(s, E_CARD_LOST, seat, card)


def sacrifice(s: State, cb: Combat, seat: int, card: int, mask: int) -> None:
    """RUN-08: the Ally goes; its owner, and the helpers the owner names, escape from all monsters."""
    for who in team(cb):
        if mask >> who & 1:
            escape_all(s, cb, who)
    give_up(s, seat, card)
    stir(s)
