"""Going up and down: the one place where Levels change."""

from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_LEVELS_GAINED, H_LEVELS_LOST, call, taken
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import has_rule
from kickdoor.engine.stack import draw
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import end_lasting


def rise(s: State, seat: Seat, n: Number, may_win: bool) -> None:
    """Go up n levels. PREC-05: the winning level only where the gain may be the winning one."""
    if s.dead >> seat & 1:
        return  # DEAD-04, R-20: a level owed to the dead is lost.
    old = s.level[seat]
    new = old + n
    win = s.t.win_level
    if new >= win:
        if may_win:
            new = win
            s.won |= 1 << seat
        else:
            new = max(old, win - 1)  # what merely happens leaves the Level unchanged.
    if new != old:
        s.level[seat] = new
        say(s, E_GAINED, seat, new - old, new)
        s.gear[seat] = NO_MEMO
        call(s, H_LEVELS_GAINED, seat, new - old)
        if s.woes or s.zones[seat * SEAT_ZONES + Z_CURSES]:
            end_lasting(s, seat, U_LEVEL)
        if fortunate(s, seat, s.pro[seat]):
            draw(s, TREASURE, new - old, seat, 1)


def fall(s: State, seat: Seat, n: Number) -> None:
    """Go down n levels, unless a rule of a pack has something else happen."""
    if s.level[seat] == 1 or n <= 0 or not taken(s, H_LEVELS_LOST, seat, n):
        sink(s, seat, n)


def sink(s: State, seat: Seat, n: Number) -> None:
    """Go down n levels, whatever could have been lost instead. PREC-02: never below 1."""
    old = s.level[seat]
    new = max(1, old - n)
    if new != old:
        s.level[seat] = new
        say(s, E_LOST, seat, old - new, new)
        s.gear[seat] = NO_MEMO
        if s.woes or s.zones[seat * SEAT_ZONES + Z_CURSES]:
            end_lasting(s, seat, U_LEVEL)
        if fortunate(s, seat, s.con[seat]):
            s.stack.append(toll_frame(seat=seat, count=old - new))


def fortunate(s: State, seat: Seat, traits: Number) -> bool:
    """Does the seat gain (an advantage) or lose (a disadvantage, SUPER-03) cards with its levels?"""
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        if has_rule(s, card, P_FORTUNE) and s.t.trait[card] & traits:
            return True
    return False


def lowest_level(s: State) -> Number:
    """R-20: of the living."""
    return min([s.level[x] for x in range(s.n) if not s.dead >> x & 1], default=1)
