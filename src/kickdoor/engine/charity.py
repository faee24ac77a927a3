"""Charity: the excess of a hand goes to the lowest, as evenly as possible, or to the discards."""

from kickdoor.engine.attachments import lose
from kickdoor.engine.events import *
from kickdoor.engine.hand_limit import excess
from kickdoor.engine.ids import *
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import living, receive, stir
from kickdoor.engine.state import State
from kickdoor.engine.turn_steps import why_not_step
from kickdoor.engine.zones import cut, know, slip_away


def lowest_living(s: State) -> list[int]:
    """TURN-10, R-20: the living players of the lowest Level among the living."""
    alive = [x for x in range(s.n) if living(s) >> x & 1]
    low = min(s.level[x] for x in alive)
    return [x for x in alive if s.level[x] == low]


def share(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-10, TURN-11."""
    both = 1 << seat | 1 << b
    slip_away(s, seat, a, both)
    cut(s, seat * SEAT_ZONES + Z_HAND, a)
    s.given = (*s.given[:b], s.given[b] + 1, *s.given[b + 1 :])
    say(s, E_CHARITY, seat, a, b, -1, both)
    receive(s, b, a, 0)
    know(s, a, both)
    stir(s)


def throw_away(s: State, seat: Seat, a: Number, b: Number, c: Number) -> None:
    """TURN-12."""
    lose(s, seat, a)
    say(s, E_DISCARDED, seat, a)
    stir(s)


def charity_options(s: State, seat: Seat, found: list[Choice]) -> None:
    """Each kind of card once, for each who may have it; the end of the turn when nothing is too much."""
    over = excess(s, seat)
    if over <= 0:
        found.append(FINISH)
        return
    lowest = lowest_living(s)
    takers = [] if seat in lowest else evenly(s, over, lowest)
    t = s.t
    seen: list[int] = []
    for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
        if t.twins[card]:
            if t.face[card] in seen:
                continue
            seen.append(t.face[card])
        if not takers:
            found.append((V_DISCARD, card, 0, 0))
        else:
            for to in takers:
                found.append((V_SHARE, card, to, 0))


def why_not_share(s: State, seat: Seat, card: Number, to: Number, c: Number) -> Number:
    """TURN-10, TURN-11: the excess goes to the lowest, as evenly as possible."""
    why = why_not_step(s, seat)
    if why:
        return why
    if s.phase != PH_CHARITY:
        return NO_TURN_STEP
    over = excess(s, seat)
    if over <= 0:
        return NO_CHARITY_NONE
    if card not in s.zones[seat * SEAT_ZONES + Z_HAND]:
        return NO_NOT_YOURS
    lowest = lowest_living(s)
    if seat in lowest or to not in lowest:
        return NO_CHARITY_WHO
    return OK if to in evenly(s, over, lowest) else NO_CHARITY_EVEN


def evenly(s: State, over: Number, lowest: list[int]) -> list[int]:
    """TURN-11: those of the lowest who may have the next card. What went to one who has risen since is no share."""
    least, more = divmod(over + sum([s.given[x] for x in lowest]), len(lowest))
    larger = sum([s.given[x] > least for x in lowest])
    return [x for x in lowest if s.given[x] < least or (s.given[x] == least and larger < more)]


def why_not_throw_away(s: State, seat: Seat, card: Number, b: Number, c: Number) -> Number:
    """TURN-12: who is of the lowest Level discards the excess."""
    why = why_not_step(s, seat)
    if why:
        return why
    if s.phase != PH_CHARITY or excess(s, seat) <= 0 or seat not in lowest_living(s):
        return NO_DISCARD
    return OK if card in s.zones[seat * SEAT_ZONES + Z_HAND] else NO_NOT_YOURS
