"""May this seat do this now, and if not, why not? The one place that judges choices."""

from kickdoor.engine import deals
from kickdoor.engine import reasons as r
from kickdoor.engine.abilities import why_not_now
from kickdoor.engine.combat import FOUGHT, VANISHED
from kickdoor.engine.ids import *
from kickdoor.engine.items import may_double, sale_on, sellable, why_not_sell
from kickdoor.engine.modifiers import excess, suffers
from kickdoor.engine.playing import (
    why_not_attach,
    why_not_play,
    why_not_put_on,
    why_not_take_off,
    why_not_use,
)
from kickdoor.engine.running import why_not_run, why_not_sacrifice
from kickdoor.engine.stack import living
from kickdoor.engine.state import State
from kickdoor.engine.sums import winning
from kickdoor.engine.turn import lowest_living
from kickdoor.engine.windows import in_combat, situation
from kickdoor.engine.zones import is_grafted, owner_of


def refuse(s: State, seat: int, choice: Choice) -> int:
    """The reason why not, or 0. Answers for every seat at every moment, whoever is being asked."""
    verb, a, b, c = choice
    if s.phase == PH_OVER:
        return r.NO_OVER
    if verb == V_REVEAL:
        if not -1 <= b < s.n or b == seat:
            return r.NO_TARGET_FIT
        return r.OK if a in s.zones[seat * SEAT_ZONES + Z_HAND] else r.NO_NOT_YOURS
    if verb == V_REVEL:
        return r.OK if s.t.revel else r.NO_REVEL
    if verb == V_CHOOSE:
        return why_not_choose(s, seat, a)
    if s.dead >> seat & 1:
        return r.NO_DEAD
    if verb == V_PASS:
        return r.OK if s.open >> seat & 1 and not s.lead >> seat & 1 else r.NO_PHASE
    if verb == V_PLAY:
        return why_not_play(s, seat, a, b, c)
    if verb == V_USE:
        return why_not_use(s, seat, a, b, c)
    if verb == V_EQUIP:
        return why_not_put_on(s, seat, a, b)
    if verb == V_UNEQUIP:
        return why_not_take_off(s, seat, a)
    if verb == V_ATTACH:
        return why_not_attach(s, seat, a, b)
    if verb == V_DROP:
        return why_not_drop(s, seat, a)
    if verb in (V_SELL, V_DONE):
        return why_not_sale(s, seat, verb, a) or (why_not_double(s, seat, b) if verb == V_SELL else r.OK)
    if verb == V_DEAL:
        if not 0 <= b < s.n:
            return r.NO_TARGET_FIT
        if a == DEAL_HELP:
            return why_not_help(s, seat, b, c)
        if a == DEAL_GIFT:
            return why_not_trade(s, seat, b) or why_not_gift(s, seat, b, c)
        return why_not_trade(s, seat, b) if a == DEAL_TRADE else r.NO_NOT_OPTION
    if verb == V_TERM:
        top = s.stack[-1]
        if top[KIND] != F_DEAL or top[PC] != 0 or top[DEAL_BUILDER] != seat:
            return r.NO_OFFER
        return deals.why_not_term(s, top, a, b)
    if verb == V_DECLINE and s.stack[-1][KIND] == F_SALE and s.stack[-1][SEAT] == seat:
        return r.OK  # no sale after all
    if verb in (V_ACCEPT, V_DECLINE, V_COUNTER):
        return deals.why_not_answer(s, s.stack[-1], seat, verb)
    if verb == V_RUN:
        return why_not_run(s, seat, a)
    if verb == V_SACRIFICE:
        return why_not_sacrifice(s, seat, a, b)
    if verb == V_DISPUTE:
        return why_not_dispute(s, seat)
    return why_not_turn(s, seat, verb, a, b)


def why_not_turn(s: State, seat: int, verb: int, a: int, b: int) -> int:
    """The steps of the own turn."""
    if seat != s.turn:
        return r.NO_NOT_YOUR_TURN
    phase = s.phase
    if phase == PH_COMBAT:
        return r.NO_FIGHT_MUST if verb in (V_LOOT, V_END) else r.NO_IN_COMBAT
    if phase == PH_RUN:
        return r.NO_RUNNING
    if s.stack[-1][KIND] != F_TURN:
        return r.NO_WAIT
    if verb == V_KICK:
        return r.OK if phase == PH_START else r.NO_TURN_STEP
    if verb == V_KEEP:
        return r.OK if phase == PH_DOOR and a in s.zones[Z_SHOWN] else r.NO_TURN_STEP
    if verb == V_LOOT:
        if phase == PH_TROUBLE:
            return r.NO_LOOT_WOE if suffers(s, seat, P_NO_LOOT) else r.OK
        return why_not_phase_2(s)
    if verb == V_TROUBLE:
        if phase != PH_TROUBLE:
            return why_not_phase_2(s)
        if s.loot:
            return r.NO_LOOT_ONLY
        if a not in s.zones[seat * SEAT_ZONES + Z_HAND] or s.t.kind[a] != K_MONSTER:
            return r.NO_TROUBLE_MONSTER
        return r.OK
    if verb == V_END:
        if phase == PH_START:
            return r.NO_KICK_FIRST
        if phase == PH_TROUBLE:
            return r.OK if s.loot or suffers(s, seat, P_NO_LOOT) else r.NO_LOOT_FIRST
        if phase != PH_CHARITY:
            return r.NO_TURN_STEP
        return r.NO_HAND_FULL if excess(s, seat) > 0 else r.OK
    return why_not_charity(s, seat, verb, a, b)


def why_not_phase_2(s: State) -> int:
    """TURN-06, R-16: why there is no looking for trouble and no looting now."""
    if s.phase == PH_START:
        return r.NO_KICK_FIRST
    if s.fought & FOUGHT:
        return r.NO_FOUGHT
    return r.NO_VANISHED if s.fought & VANISHED else r.NO_TURN_STEP


def why_not_charity(s: State, seat: int, verb: int, card: int, to: int) -> int:
    """TURN-10 to TURN-12: the excess goes to the lowest, as evenly as possible, or to the discards."""
    if verb == V_DISCARD and s.phase != PH_CHARITY:
        return r.NO_DISCARD
    if s.phase != PH_CHARITY:
        return r.NO_TURN_STEP
    over = excess(s, seat)
    lowest = lowest_living(s)
    if verb == V_DISCARD and (over <= 0 or seat not in lowest):
        return r.NO_DISCARD
    if over <= 0:
        return r.NO_CHARITY_NONE
    if card not in s.zones[seat * SEAT_ZONES + Z_HAND]:
        return r.NO_NOT_YOURS
    if verb == V_DISCARD:
        return r.OK
    if seat in lowest or to not in lowest:
        return r.NO_CHARITY_WHO
    total = over + sum(s.given)
    share, more = divmod(total, len(lowest))
    if s.given[to] < share:
        return r.OK
    larger = sum(1 for x in lowest if s.given[x] > share)
    return r.OK if s.given[to] == share and larger < more else r.NO_CHARITY_EVEN


def why_not_drop(s: State, seat: int, card: int) -> int:
    """TIME-01, TIME-02: an own Class or Race may be discarded at any time."""
    if card not in s.zones[seat * SEAT_ZONES + Z_TRAITS] or s.t.kind[card] not in (K_CLASS, K_RACE):
        return r.NO_DROP
    return why_not_now(W_ANY, situation(s, seat))


def why_not_sale(s: State, seat: int, verb: int, card: int) -> int:
    """SELL-01 to SELL-07; and the end of an offer being made."""
    top = s.stack[-1]
    if verb == V_DONE:
        if top[KIND] == F_DEAL and top[PC] == 0 and top[DEAL_BUILDER] == seat:
            return deals.why_not_propose(s, top)
        if top[KIND] != F_SALE or top[SEAT] != seat:
            return r.NO_PHASE
        cards, doubled = sale_on(s)
        return why_not_sell(s, seat, cards, doubled)
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
    if top[KIND] == F_SALE and card in top[SALE_CARDS:]:
        return r.NO_ALREADY
    w = situation(s, seat)
    return r.OK if w & W_ASIDE else why_not_now(W_OWN, w)  # who was replaced in the fight looks on


def why_not_double(s: State, seat: int, doubled: int) -> int:
    """Only a Halfling, once a turn, and one Item of a sale."""
    if not doubled:
        return r.OK
    top = s.stack[-1]
    if doubled != 1 or not may_double(s, seat) or (top[KIND] == F_SALE and top[SALE_DOUBLED] >= 0):
        return r.NO_LIMIT
    return r.OK


def why_not_choose(s: State, seat: int, option: int) -> int:
    top = s.stack[-1]
    if top[KIND] != F_PICK or top[SEAT] != seat:
        if s.dead >> seat & 1:
            return r.NO_DEAD
        return r.NO_OTHERS_CHOICE if top[KIND] == F_PICK else r.NO_CHOICE
    if option in top[PICK_OPTIONS:]:
        return r.OK
    if top[PICK_WHY] == WHY_COST and option >= T_CARD:
        if option - T_CARD in s.zones[seat * SEAT_ZONES + Z_CURSES]:
            return r.NO_COST_CURSE
        return r.NO_COST_SELF if option - T_CARD == s.stack[-2][PAY_SOURCE] else r.NO_COST
    return r.NO_NOT_OPTION


def why_not_help(s: State, seat: int, to: int, treasures: int) -> int:
    """HELP-01: one question at a time."""
    why = deals.why_not_ask(s, seat, to, treasures)
    return why or (r.OK if s.stack[-1][KIND] == F_TURN else r.NO_WAIT)


def why_not_trade(s: State, seat: int, to: int) -> int:
    """TRADE-02, TIME-07."""
    if to == seat:
        return r.NO_TARGET_FIT
    if not living(s) >> to & 1:
        return r.NO_DEAD_TARGET
    if in_combat(s, seat) or in_combat(s, to):
        return r.NO_TRADE_COMBAT
    return why_not_now(W_OWN | W_ASIDE, situation(s, seat))


def why_not_gift(s: State, seat: int, to: int, card: int) -> int:
    """TRADE-04."""
    return deals.why_not_give(s, seat, card, seat) or deals.why_not_swap(s, seat, to, (card,), ())


def why_not_dispute(s: State, seat: int) -> int:
    """RUN-06: fighter or helper, in a fight being lost, before either has run."""
    cb = s.combat
    if cb is None or cb.over or cb.helper < 0 or not in_combat(s, seat) or s.phase != PH_COMBAT:
        return r.NO_RUN_NOT_IN
    if not s.t.dispute:
        return r.NO_DISPUTE
    if s.stack[-1][KIND] != F_TURN:
        return r.NO_WAIT
    return r.NO_RUN_WINNING if winning(s, cb) else r.OK
