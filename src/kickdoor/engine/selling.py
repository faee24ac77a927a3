"""Sales: what may be sold, what it brings, and how Items are named one after another."""

from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.attachments import is_grafted, lose, total_worth, worth
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_LEVEL_PRICE, call
from kickdoor.engine.ids import *
from kickdoor.engine.levels import rise
from kickdoor.engine.modifiers import marked
from kickdoor.engine.stack import stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.zones import LEVEL_PRICE, owner_of


def why_not_sell_item(s: State, seat: Seat, card: Number, doubled: Number, c: Number) -> Number:
    """SELL-01 to SELL-07."""
    if seat != s.turn:
        return r.NO_SELL_TURN
    if in_combat(s, seat):
        return r.NO_SELL_COMBAT
    if s.phase == PH_SETUP:
        return r.NO_SETUP
    if s.t.gold[card] < 0:
        return r.NO_NOT_ITEM
    if card not in sellable(s, seat) and card not in s.zones[Z_SHOWN]:
        return r.NO_GRAFT_MOVED if is_grafted(s, card) and owner_of(s, card) == seat else r.NO_NOT_YOURS
    if s.level[seat] + 1 >= s.t.win_level:
        return r.NO_SELL_WIN
    top = s.stack[-1]
    if top[KIND] == F_SALE and card in top[SALE_CARDS:]:
        return r.NO_ALREADY
    w = situation(s, seat)
    why = r.OK if w & W_ASIDE else why_not_now(W_OWN, w)  # who was replaced in the fight looks on
    return why or why_not_double(s, seat, doubled)


def why_not_double(s: State, seat: Seat, doubled: Number) -> Number:
    """Only a Halfling, once a turn, and one Item of a sale."""
    if not doubled:
        return r.OK
    top = s.stack[-1]
    if doubled != 1 or not may_double(s, seat) or (top[KIND] == F_SALE and top[SALE_DOUBLED] >= 0):
        return r.NO_LIMIT
    return r.OK


def sellable(s: State, seat: Seat) -> list[int]:
    """SELL-03: Items from hand and from the table alike."""
    gold = s.t.gold
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    found = [c for c in own if gold[c] >= 0]
    return [c for c in found if not is_grafted(s, c)] if s.grafts else found


def level_price(s: State) -> Number:
    """SELL-01: what a level costs."""
    return (call(s, H_LEVEL_PRICE, -1) if s.t.hooks[H_LEVEL_PRICE] else 0) or LEVEL_PRICE


def may_double(s: State, seat: Seat) -> bool:
    return (USED_DOUBLE_SALE, seat, 0, 0) not in s.used and marked(s, seat, M_DOUBLE_SALE)


def sale_levels(s: State, seat: Seat, cards: list[int], doubled: Number) -> tuple[int, int]:
    """SELL-02: (levels, doubled card) of a sale. Left open, a Halfling doubles what lawfully gives most."""
    total = total_worth(s, cards)
    price = level_price(s)
    if not cards or not may_double(s, seat):
        return total // price, -1
    if doubled >= 0:
        return (total + worth(s, doubled)) // price, doubled
    room = s.t.win_level - 1 - s.level[seat]
    best = (total // price, -1)
    for card in sorted(cards, key=lambda c: -worth(s, c)):
        levels = (total + worth(s, card)) // price
        if best[0] < levels <= room:
            best = (levels, card)
    return best


def why_not_sell(s: State, seat: Seat, cards: list[int], doubled: Number) -> Number:
    """SELL-01, SELL-05, R-7."""
    levels, _best = sale_levels(s, seat, cards, doubled)
    if levels < 1:
        return r.NO_SELL_SHORT
    if s.level[seat] + levels >= s.t.win_level:
        return r.NO_SELL_WIN
    return r.OK


def can_finish_sale(s: State, seat: Seat, cards: list[int]) -> bool:
    """Can this beginning of a sale still become a lawful one by adding Items?

    Sums are bits of one number, in hundreds of gold: an `int`, for they are more than a number of the machine has.
    """
    room: int = s.t.win_level - 1 - s.level[seat]
    if room < 1:
        return False
    begun: int = total_worth(s, cards) // 100
    sums: int = 1 << begun
    doubled: int = 0  # the same with one Item of the sale at twice its value
    double = may_double(s, seat)
    price: int
    if double:
        for c in cards:
            price = worth(s, c) // 100
            doubled |= sums << price
    for c in sellable(s, seat):
        if c not in cards:
            price = worth(s, c) // 100
            doubled |= doubled << price
            if double:
                doubled |= sums << 2 * price
            sums |= sums << price
    price = level_price(s) // 100
    return bool((sums | doubled) >> price & ((1 << room * price) - 1))


def sell(s: State, seat: Seat, cards: list[int], doubled: Number) -> None:
    """SELL-01: the Items go to the discards and the seller goes up at once."""
    levels, best = sale_levels(s, seat, cards, doubled)
    if best >= 0:
        s.used = (*s.used, (USED_DOUBLE_SALE, seat, 0, 0))
    for card in cards:
        lose(s, seat, card)
    say(s, E_SOLD, seat, levels, len(cards), cards[0])
    rise(s, seat, levels, False)


def step_sale(s: State, f: Frame) -> bool:
    """F_SALE: the seller goes on naming Items until done; what is gone meanwhile is not sold."""
    seat = f[SEAT]
    mine = sellable(s, seat)
    left = [c for c in f[SALE_CARDS:] if c in mine]
    if not left or s.dead >> seat & 1:
        s.stack.pop()
        s.deciding = LOOK_AGAIN
        return False
    if len(left) < len(f) - SALE_CARDS:
        doubled = f[SALE_DOUBLED] if f[SALE_DOUBLED] in left else -1
        s.stack[-1] = sale_frame(seat=seat, doubled=doubled, cards=left)
    s.deciding = 1 << seat
    return True


def begin_sale(s: State, seat: Seat, card: Number, doubled: Number) -> None:
    top = s.stack[-1]
    if top[KIND] == F_SALE:
        s.stack[-1] = (*put_in(top, SALE_DOUBLED, card if doubled else top[SALE_DOUBLED]), card)
    else:
        s.stack.append(sale_frame(seat=seat, doubled=card if doubled else -1, cards=(card,)))


def end_sale(s: State) -> None:
    f = s.stack.pop()
    sell(s, f[SEAT], list(f[SALE_CARDS:]), f[SALE_DOUBLED])
    stir(s)


def sale_on(s: State) -> tuple[list[int], int]:
    """The Items named so far, and the doubled one."""
    f = s.stack[-1]
    return (list(f[SALE_CARDS:]), f[SALE_DOUBLED]) if f[KIND] == F_SALE else ([], -1)
