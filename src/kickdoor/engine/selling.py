"""Sales: may this be sold, may the sale be ended?"""

from kickdoor.engine import deals
from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.attachments import is_grafted
from kickdoor.engine.ids import *
from kickdoor.engine.items import may_double, sale_on, sellable, why_not_sell
from kickdoor.engine.state import State
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.zones import owner_of


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


def why_not_done(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """The end of a sale, or of an offer being made."""
    top = s.stack[-1]
    if top[KIND] == F_DEAL and top[PC] == 0 and top[DEAL_BUILDER] == seat:
        return deals.why_not_propose(s, top)
    if top[KIND] != F_SALE or top[SEAT] != seat:
        return r.NO_PHASE
    cards, doubled = sale_on(s)
    return why_not_sell(s, seat, cards, doubled)
