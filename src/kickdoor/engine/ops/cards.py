"""Operations that bring cards to a hand, show them, or pass them on: decks, discards, hands."""

from kickdoor.engine.attachments import lose
from kickdoor.engine.death import heir
from kickdoor.engine.decks import shuffle_in, used_to_search
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.program import again
from kickdoor.engine.stack import ask, draw, receive
from kickdoor.engine.state import Frame, State
from kickdoor.engine.taking import BLIND, let_take
from kickdoor.engine.zones import cut, know, lay


def draw_cards(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DRAW."""
    if op[3] == AS_DRAWN:
        how = max(f[PROG_SECOND], 0)
        draw(s, op[1], op[2], f[SEAT], how & 1, how >> 1)
    else:
        draw(s, op[1], op[2], f[SEAT], op[3])


def be_taken(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_TAKEN."""
    let_take(s, f[SEAT], op[1], op[2])


def be_drawn(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DRAWN."""
    let_take(s, f[SEAT], BLIND, op[1])


def give(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_GIVE."""
    s.stack.append(giving_frame(seat=f[SEAT], filter=op[1], card=-1, lowest=op[2]))


def discard_hand(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_DISCARD_HAND."""
    for card in s.zones[f[SEAT] * SEAT_ZONES + Z_HAND]:
        lose(s, f[SEAT], card)
        say(s, E_DISCARDED, f[SEAT], card)


def show_hand(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SHOW_HAND."""
    for card in s.zones[f[SEAT] * SEAT_ZONES + Z_HAND]:
        know(s, card, (1 << s.n) - 1)
        say(s, E_REVEALED, f[SEAT], card)


def search(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SEARCH: any one card of the discards, but none that was used up in the same way this turn (SHOT-01)."""
    if f[PROG_STAGE] == 0:
        s.used += ((USED_SEARCH, -1, f[PROG_CARD], 0),)
        spent = used_to_search(s)
        piles = [c for deck in (DOOR, TREASURE) for c in reversed(s.zones[Z_DISCARD - deck])]
        found = [T_CARD + c for c in piles if c not in spent]
        if found:
            again(s, f, 1)
            ask(s, f[PROG_USER], WHY_SEARCH, found)
        return
    card = s.result - T_CARD
    cut(s, Z_DISCARD - s.t.deck[card], card)
    receive(s, f[PROG_USER], card, 0)


def salvage(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_SALVAGE."""
    card = f[PROG_TARGET] - T_CARD
    cut(s, Z_DISCARD - s.t.deck[card], card)
    s.dropped = tuple([(item, who) for item, who in s.dropped if item != card])
    receive(s, f[PROG_USER], card, 1)


def resurrect(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_RESURRECT: it replaces a draw (drawing.replace_draw) and is never carried out as part of a program."""
    raise ValueError(op)


def peek(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_PEEK."""
    s.stack.append(peek_frame(seat=f[PROG_USER], deck=op[1], count=op[2], sink=op[3]))


def recycle(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_RECYCLE."""
    monsters = [c for c in s.zones[Z_DISCARD - DOOR] if s.t.kind[c] == K_MONSTER]
    lay(s, Z_DISCARD - DOOR, tuple([c for c in s.zones[Z_DISCARD - DOOR] if c not in monsters]))
    shuffle_in(s, DOOR, monsters)


def inherit(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_INHERIT."""
    heir(s, f[PROG_USER])
