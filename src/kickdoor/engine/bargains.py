"""Offers, answers to them, and the end of what is put together, a sale as well: why not, now?"""

from kickdoor.engine import deals
from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.help import why_not_help
from kickdoor.engine.ids import *
from kickdoor.engine.selling import sale_on, why_not_sell
from kickdoor.engine.stack import living
from kickdoor.engine.state import State
from kickdoor.engine.windows import in_combat, situation


def why_not_deal(s: State, seat: Seat, scope: Number, to: Number, what: Number) -> Number:
    """Help, a gift or a trade."""
    if not 0 <= to < s.n:
        return r.NO_TARGET_FIT
    if scope == DEAL_HELP:
        return why_not_help(s, seat, to, what)
    if scope == DEAL_GIFT:
        return why_not_trade(s, seat, to) or why_not_gift(s, seat, to, what)
    return why_not_trade(s, seat, to) if scope == DEAL_TRADE else r.NO_NOT_OPTION


def why_not_trade(s: State, seat: Seat, to: Number) -> Number:
    """TRADE-02, TIME-07."""
    if to == seat:
        return r.NO_TARGET_FIT
    if not living(s) >> to & 1:
        return r.NO_DEAD_TARGET
    if in_combat(s, seat) or in_combat(s, to):
        return r.NO_TRADE_COMBAT
    return why_not_now(W_OWN | W_ASIDE, situation(s, seat))


def why_not_gift(s: State, seat: Seat, to: Number, card: Number) -> Number:
    """TRADE-04."""
    return deals.why_not_give(s, seat, card, seat) or deals.why_not_swap(s, seat, to, (card,), ())


def why_not_term(s: State, seat: Seat, term: Number, value: Number, c: Number) -> Number:
    top = s.stack[-1]
    if top[KIND] != F_DEAL or top[PC] != 0 or top[DEAL_BUILDER] != seat:
        return r.NO_OFFER
    return deals.why_not_term(s, top, term, value)


def why_not_accept(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    return deals.why_not_answer(s, seat, V_ACCEPT)


def why_not_counter(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    return deals.why_not_answer(s, seat, V_COUNTER)


def why_not_decline(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """An offer; or a sale is called off."""
    top = s.stack[-1]
    if top[KIND] == F_SALE and top[SEAT] == seat:
        return r.OK
    return deals.why_not_answer(s, seat, V_DECLINE)


def why_not_done(s: State, seat: Seat, a: Number, b: Number, c: Number) -> Number:
    """The end of a sale, or of an offer being made."""
    top = s.stack[-1]
    if top[KIND] == F_DEAL and top[PC] == 0 and top[DEAL_BUILDER] == seat:
        return deals.why_not_propose(s, top)
    if top[KIND] != F_SALE or top[SEAT] != seat:
        return r.NO_PHASE
    cards, doubled = sale_on(s)
    return why_not_sell(s, seat, cards, doubled)
