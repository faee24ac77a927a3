"""Allies: how many, which goes, and sacrifice."""

from kickdoor.engine.events import E_CARD_LOST, say
from kickdoor.engine.flee import escape_all, give_up
from kickdoor.engine.ids import F_ALLIES, K_MONSTER, SEAT_ZONES, T_CARD, WHY_ALLY, Z_PACK, Z_WORN
from kickdoor.engine.items import check_slots
from kickdoor.engine.might import team
from kickdoor.engine.stack import ask, stir
from kickdoor.engine.state import NO_MEMO, Combat, Frame, State
from kickdoor.engine.zones import allies, ally_limit, lose, put


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
        s.stack.append((F_ALLIES, 0, seat, card))


def lose_ally(s: State, seat: int, card: int) -> None:
    """An Ally goes, with what it carries; what only it made room for comes off."""
    lose(s, seat, card)
    say(s, E_CARD_LOST, seat, card)
    check_slots(s, seat)


def step_allies(s: State, f: Frame) -> bool:
    """F_ALLIES: while there are too many the owner chooses one that goes; the new one stays."""
    kind, pc, seat, new = f
    if pc == 1:
        s.stack[-1] = (kind, 0, seat, new)
        lose_ally(s, seat, s.result - T_CARD)
        return False
    mine = allies(s, seat)
    if len(mine) <= ally_limit(s, seat):
        s.stack.pop()
        stir(s)
        return False
    s.stack[-1] = (kind, 1, seat, new)
    ask(s, seat, WHY_ALLY, [T_CARD + c for c in mine if c != new])
    return False


def sacrifice(s: State, cb: Combat, seat: int, card: int, mask: int) -> None:
    """RUN-08: the Ally goes; its owner, and the helpers the owner names, escape from all monsters."""
    for who in team(cb):
        if mask >> who & 1:
            escape_all(s, cb, who)
    give_up(s, seat, card)
    stir(s)
