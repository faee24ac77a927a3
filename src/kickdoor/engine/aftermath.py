"""Small choices that follow from a card: what is kept, in which order, who goes up, what is discarded."""

from kickdoor.engine.events import E_DISCARDED, say
from kickdoor.engine.ids import (
    CH_DRAW,
    DOOR,
    SEAT_ZONES,
    T_CARD,
    T_DECK,
    TREASURE,
    WHY_DECK,
    WHY_KEEP,
    WHY_LOSE,
    WHY_ORDER,
    WORD_BELOW,
    Z_BOTTOM,
    Z_HAND,
    Z_POOL,
    Z_TOP,
)
from kickdoor.engine.stack import ask, draw
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, forget, know, lose


def step_keep_one(s: State, f: Frame) -> bool:
    """F_KEEP_ONE: of the cards drawn (those the hand did not hold before) one stays."""
    seat = f[2]
    new = [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if c not in f[3:]]
    if f[1] == 0 and len(new) > 1:
        s.stack[-1] = (f[0], 1, *f[2:])
        ask(s, seat, WHY_KEEP, [T_CARD + c for c in new])
        return False
    s.stack.pop()
    if f[1] == 1:
        for card in new:
            if card != s.result - T_CARD:
                lose(s, seat, card)
                say(s, E_DISCARDED, seat, card)
    return False


def step_loot(s: State, f: Frame) -> bool:
    """F_LOOT: the looter chooses the deck."""
    kind, pc, seat, n = f
    if pc == 0:
        s.stack[-1] = (kind, 1, seat, n)
        ask(s, seat, WHY_DECK, [T_DECK + DOOR, T_DECK + TREASURE])
        return False
    s.stack.pop()
    draw(s, s.result - T_DECK, n, seat, 0)
    return False


def step_toll(s: State, f: Frame) -> bool:
    """F_TOLL: so many cards of the hand, of the player's choice."""
    kind, pc, seat, left = f
    if pc == 1:
        lose(s, seat, s.result - T_CARD)
        say(s, E_DISCARDED, seat, s.result - T_CARD)
        left -= 1
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    if left <= 0 or not hand:
        s.stack.pop()
        return False
    s.stack[-1] = (kind, 1, seat, left)
    ask(s, seat, WHY_LOSE, [T_CARD + c for c in hand])
    return False


UNKNOWN = 0  # F_PEEK: chance names the cards on top
NAMED = 1
ORDERED = 2


def step_peek(s: State, f: Frame) -> bool:
    """F_PEEK: the user looks at the top cards and returns them in any order, the first named on top."""
    kind, pc, user, deck, n, sink = f[:6]
    chosen = f[6:]
    if pc == NAMED:
        cut(s, Z_POOL - deck, s.result)
        s.zones[Z_TOP - deck] += (s.result,)
        s.stack[-1] = (kind, UNKNOWN, *f[2:])
        return False
    top = s.zones[Z_TOP - deck]
    if pc == UNKNOWN:
        if len(top) < n and s.zones[Z_POOL - deck]:
            s.lead = s.open = 0
            s.chance = CH_DRAW + deck
            return True
        s.stack[-1] = (kind, ORDERED, user, deck, min(n, len(top)), sink)
        return False
    if len(chosen) == n:
        s.stack.pop()
        s.zones[Z_TOP - deck] = chosen + top[n:]
        for card in chosen:  # the order is the user's secret
            forget(s, card)
            know(s, card, 1 << user)
        return False
    if pc == ORDERED:
        s.stack[-1] = (kind, ORDERED + 1, *f[2:])
        below = [WORD_BELOW] if sink else []
        ask(s, user, WHY_ORDER, [*[T_CARD + c for c in top[:n] if c not in chosen], *below])
        return False
    if s.result == WORD_BELOW:
        s.stack.pop()
        s.zones[Z_TOP - deck] = top[1:]
        s.zones[Z_BOTTOM - deck] += top[:1]
        forget(s, top[0])
        know(s, top[0], 1 << user)
        return False
    s.stack[-1] = (kind, ORDERED, *f[2:], s.result - T_CARD)
    return False
