"""Small choices that follow from a card: what is kept, in which order, who goes up, what is discarded."""

from typing import Final

from kickdoor.engine.attachments import lose
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.stack import ask, draw
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, forget, know, lay, put


def step_keep_one(s: State, f: Frame) -> bool:
    """F_KEEP_ONE: of the cards drawn (those the hand did not hold before) one stays."""
    seat = f[SEAT]
    new = [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if c not in f[KEEP_ONE_CARDS:]]
    if f[PC] == 0 and len(new) > 1:
        s.stack[-1] = at(f, 1)
        ask(s, seat, WHY_KEEP, [T_CARD + c for c in new])
        return False
    s.stack.pop()
    if f[PC] == 1:
        for card in new:
            if card != s.result - T_CARD:
                lose(s, seat, card)
                say(s, E_DISCARDED, seat, card)
    return False


def step_loot(s: State, f: Frame) -> bool:
    """F_LOOT: the looter chooses the deck."""
    pc, seat, n = f[PC], f[SEAT], f[LOOT_COUNT]
    if pc == 0:
        s.stack[-1] = loot_frame(seat=seat, count=n, pc=1)
        ask(s, seat, WHY_DECK, [T_DECK + DOOR, T_DECK + TREASURE])
        return False
    s.stack.pop()
    draw(s, s.result - T_DECK, n, seat, 0)
    return False


def step_toll(s: State, f: Frame) -> bool:
    """F_TOLL: so many cards of the hand, of the player's choice."""
    pc, seat, left = f[PC], f[SEAT], f[TOLL_COUNT]
    if pc == 1:
        lose(s, seat, s.result - T_CARD)
        say(s, E_DISCARDED, seat, s.result - T_CARD)
        left -= 1
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    if left <= 0 or not hand:
        s.stack.pop()
        return False
    s.stack[-1] = toll_frame(seat=seat, count=left, pc=1)
    ask(s, seat, WHY_LOSE, [T_CARD + c for c in hand])
    return False


UNKNOWN: Final = 0  # F_PEEK: chance names the cards on top
NAMED: Final = 1
ORDERED: Final = 2


def step_peek(s: State, f: Frame) -> bool:
    """F_PEEK: the user looks at the top cards and returns them in any order, the first named on top."""
    pc, user, deck, n, sink = f[PC], f[SEAT], f[PEEK_DECK], f[PEEK_COUNT], f[PEEK_SINK]
    chosen = f[PEEK_CARDS:]
    if pc == NAMED:
        cut(s, Z_POOL - deck, s.result)
        put(s, Z_TOP - deck, s.result)
        s.stack[-1] = at(f, UNKNOWN)
        return False
    pile = s.zones[Z_TOP - deck]
    if pc == UNKNOWN:
        if len(pile) < n and s.zones[Z_POOL - deck]:
            s.deciding = s.invited = 0
            s.chance = CH_DRAW + deck
            return True
        s.stack[-1] = peek_frame(seat=user, deck=deck, count=min(n, len(pile)), sink=sink, pc=ORDERED)
        return False
    if len(chosen) == n:
        s.stack.pop()
        lay(s, Z_TOP - deck, chosen + pile[n:])
        for card in chosen:  # the order is the user's secret
            forget(s, card)
            know(s, card, 1 << user)
        return False
    if pc == ORDERED:
        s.stack[-1] = at(f, ORDERED + 1)
        below = [WORD_BELOW] if sink else []
        ask(s, user, WHY_ORDER, [*[T_CARD + c for c in pile[:n] if c not in chosen], *below])
        return False
    if s.result == WORD_BELOW:
        s.stack.pop()
        lay(s, Z_TOP - deck, pile[1:])
        put(s, Z_BOTTOM - deck, pile[0])
        forget(s, pile[0])
        know(s, pile[0], 1 << user)
        return False
    s.stack[-1] = at((*f, s.result - T_CARD), ORDERED)
    return False
