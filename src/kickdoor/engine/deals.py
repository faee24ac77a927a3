"""Negotiation: help, trades and gifts are deals, built term by term, then accepted, declined or countered.

The frame of a deal is at pc 0 while it is put together, at 1 while the other side thinks.
"""

from typing import Final

from kickdoor.engine.attachments import is_big, is_grafted, items_in_play, release
from kickdoor.engine.big_items import big_items, big_limit
from kickdoor.engine.combat import check_fight, set_helper, the_fight
from kickdoor.engine.company import company_of
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.help import treasures_to_offer, why_not_ask
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item
from kickdoor.engine.modifiers import suffers
from kickdoor.engine.offers import answered, place_for
from kickdoor.engine.playing import can_promise
from kickdoor.engine.questions import only_trades, thinker
from kickdoor.engine.reasons import *
from kickdoor.engine.stack import living, stir
from kickdoor.engine.stakes import for_the_win
from kickdoor.engine.state import Frame, State
from kickdoor.engine.turn import step_turn
from kickdoor.engine.windows import in_combat
from kickdoor.engine.zones import zone_of

MOST_ROUNDS: Final = 1  # counter-offers a negotiation may see
NOT_SET: Final = -1
TREASURE_TERMS: Final[tuple[Choice, ...]] = tuple([(V_TERM, TERM_TREASURES, n, 0) for n in range(100)])
PICK_TERMS: Final[tuple[Choice, ...]] = tuple([(V_TERM, TERM_PICK, order, 0) for order in range(PICK_ALTERNATE + 1)])


def open_deal(s: State, scope: Number, seat: Seat, other: Number, what: Number) -> None:
    """Help is asked for so many Treasures, a gift is an Item; a trade begins with nothing."""
    if scope == DEAL_HELP:
        f = deal_frame(builder=seat, other=other, giver=seat, scope=scope, treasures=what)
    elif scope == DEAL_GIFT:
        f = deal_frame(builder=seat, other=other, giver=seat, scope=scope, gives=1, cards=(what,))
    else:
        f = deal_frame(builder=seat, other=other, giver=seat, scope=scope)
    s.stack.append(f)


def partner(f: Frame) -> Number:
    """The one who is asked for help, or for a trade."""
    return f[DEAL_OTHER] if f[DEAL_BUILDER] == f[DEAL_GIVER] else f[DEAL_BUILDER]


def gives(f: Frame) -> tuple[int, ...]:
    return f[DEAL_CARDS : DEAL_CARDS + f[DEAL_GIVES]]


def gets(f: Frame) -> tuple[int, ...]:
    return f[DEAL_CARDS + f[DEAL_GIVES] : DEAL_CARDS + f[DEAL_GIVES] + f[DEAL_GETS]]


def promises(f: Frame) -> tuple[int, ...]:
    return f[DEAL_CARDS + f[DEAL_GIVES] + f[DEAL_GETS] :]


def step_deal(s: State, f: Frame) -> bool:
    """F_DEAL: it is being made, or thought over; what it rests on may be gone after something has happened."""
    if s.deciding == LOOK_AGAIN:
        if s.phase == PH_COMBAT and not the_fight(s).over and check_fight(s, the_fight(s)):
            return False  # the fight does not wait for an answer: who leaves it leaves it now (R-18, COMB-06)
        if lapse(s):
            return False
    if f[PC] == 1 and f[DEAL_SCOPE] != DEAL_HELP and only_trades(s):
        return beside_the_turn(s, f)
    s.deciding = 1 << (f[DEAL_BUILDER] if f[PC] == 0 else f[DEAL_OTHER])
    return True


def beside_the_turn(s: State, f: Frame) -> bool:
    """The turn goes on while a trade is thought over. Who proposed it waits for the answer, or acts all the same."""
    proposed, thinks = 1 << f[DEAL_BUILDER], 1 << f[DEAL_OTHER]
    if s.deciding != LOOK_AGAIN:
        s.deciding &= ~thinks
    s.invited &= ~thinker(s, f)  # who may act, and need not pass
    if not step_turn(s, s.stack[0]):
        return False
    s.deciding = s.deciding & ~proposed | thinks
    return True


def lapse(s: State) -> bool:
    """Offers that can no longer be accepted are over, those beneath others too, and everybody hears why."""
    found = False
    for place in range(len(s.stack) - 1, 0, -1):
        f = s.stack[place]
        why = why_lapsed(s, f) if f[KIND] == F_DEAL else OK
        if why:
            s.stack.pop(place)
            say(s, E_LAPSED, f[DEAL_BUILDER], f[DEAL_OTHER], why)
            found = True
    return found


def why_lapsed(s: State, f: Frame) -> Number:
    """Why an offer can no longer be accepted, or 0."""
    one, other = f[DEAL_GIVER], partner(f)
    if (s.dead >> one | s.dead >> other) & 1:
        return NO_DEAD_TARGET
    if f[DEAL_SCOPE] == DEAL_HELP:
        why = why_not_ask(s, one, other, max(f[DEAL_TREASURES], 0))
        kept = all([can_promise(s, card, one, other) for card in promises(f)])
        if not why and not (kept and all([why_not_give(s, one, card) == OK for card in gives(f)])):
            why = NO_OFFER_CARD
    else:
        why = NO_TRADE_COMBAT if in_combat(s, one) or in_combat(s, other) else OK
    for card in gives(f):
        why = why or why_not_give(s, one, card)
    for card in gets(f):
        why = why or why_not_give(s, other, card)
    return why or (why_not_propose(s, f) if f[PC] == 1 else OK)


def why_not_term(s: State, f: Frame, term: Number, value: Number) -> Number:
    """HELP-03, TRADE-01: what may stand in a deal."""
    if term == TERM_TREASURES:
        if f[DEAL_SCOPE] != DEAL_HELP or not 0 <= value <= treasures_to_offer(s, the_fight(s)):
            return NO_OFFER_TREASURE
        return OK if f[DEAL_TREASURES] == NOT_SET else NO_ALREADY
    if term == TERM_PICK:
        if f[DEAL_SCOPE] != DEAL_HELP or not PICK_HELPER <= value <= PICK_ALTERNATE:
            return NO_OFFER_TREASURE
        return OK if f[DEAL_ORDER] == NOT_SET else NO_ALREADY
    if term == TERM_PLAY:
        return why_not_promise(s, f, value)
    if term not in (TERM_GIVE, TERM_GET):
        return NO_NOT_OPTION
    owner = f[DEAL_GIVER] if term == TERM_GIVE else partner(f)  # the giver: the fighter, or who opened the trade
    if term == TERM_GET and f[DEAL_SCOPE] != DEAL_TRADE:
        return NO_OFFER_CARD
    why = why_not_give(s, owner, value, f[DEAL_BUILDER])
    if why:
        return NO_OFFER_CARD if f[DEAL_SCOPE] == DEAL_HELP else why
    if f[DEAL_SCOPE] == DEAL_HELP and value in promised_before(s):
        return NO_PROMISED
    return NO_ALREADY if value in gives(f) or value in gets(f) else OK


def why_not_promise(s: State, f: Frame, card: Number) -> Number:
    """HELP-03: what the fighter may promise to play."""
    giver, builder = f[DEAL_GIVER], f[DEAL_BUILDER]
    if f[DEAL_SCOPE] != DEAL_HELP or (builder != giver and not knows(s, builder, card)):
        return NO_OFFER_CARD  # who guesses at a hand is told nothing
    if not can_promise(s, card, giver, partner(f)):
        return NO_OFFER_CARD
    if card in promised_before(s):
        return NO_PROMISED
    return OK if card not in promises(f) else NO_ALREADY


def promised_before(s: State) -> tuple[int, ...]:
    """Items and cards the fighter has promised to a helper already; nothing is promised twice."""
    cb = s.combat
    return tuple([card for deal in cb.deals for card in deal[PACT_CARDS:]]) if cb is not None and cb.deals else ()


def knows(s: State, seat: Seat, card: Number) -> bool:
    """Has the seat seen this card in another's hand?"""
    return any([known == card and mask >> seat & 1 for known, mask in s.seen])


def why_not_give(s: State, owner: Number, card: Number, asker: Number = -1) -> Number:
    """TRADE-01: only Items, and only from the table. -1: it is nobody's question but the table's."""
    zone = zone_of(s, owner, card)
    if owner != asker and (zone < 0 or zone % SEAT_ZONES == Z_HAND):
        return NO_TRADE_HAND  # who guesses at a hand is told nothing, not even that there is such a card
    if zone >= 0 and card in company_of(s, owner, K_ALLY):
        return NO_ALLY_TRADE
    if zone < 0 or s.t.gold[card] < 0:
        return NO_TRADE_ITEM
    if s.grafts and is_grafted(s, card):
        return NO_GRAFT_MOVED
    return OK if zone % SEAT_ZONES in (Z_WORN, Z_PACK) else NO_TRADE_HAND


def set_term(s: State, term: Number, value: Number) -> None:
    f = s.stack[-1]
    changed = list(f)
    if term == TERM_TREASURES:
        changed[DEAL_TREASURES] = value
    elif term == TERM_PICK:
        changed[DEAL_ORDER] = value
    elif term == TERM_GIVE:
        changed[DEAL_GIVES] = f[DEAL_GIVES] + 1
        changed.insert(DEAL_CARDS + f[DEAL_GIVES], value)
    elif term == TERM_GET:
        changed[DEAL_GETS] = f[DEAL_GETS] + 1
        changed.insert(DEAL_CARDS + f[DEAL_GIVES] + f[DEAL_GETS], value)
    else:
        changed.append(value)
    s.stack[-1] = tuple(changed)


def why_not_propose(s: State, f: Frame) -> Number:
    """TRADE-06: nobody may end with too many Big Items; an empty trade is no trade."""
    if f[DEAL_SCOPE] == DEAL_HELP:
        return OK
    if not f[DEAL_GIVES] and not f[DEAL_GETS]:
        return NO_TRADE_ITEM
    return why_not_swap(s, f[DEAL_GIVER], partner(f), gives(f), gets(f))


def why_not_swap(s: State, one: Number, other: Number, give: tuple[int, ...], get: tuple[int, ...]) -> Number:
    """A deal is judged as a whole: what lets its owner carry more may go along with what is carried."""
    if not s.t.big_limit or (few(s, one, get) and few(s, other, give)):
        return OK
    after = s.clone()
    swap(after, one, other, give, get)
    for seat in (one, other):
        many = len(big_items(after, seat)) - big_limit(after, seat)
        if many > max(0, len(big_items(s, seat)) - big_limit(s, seat) - 1):
            return NO_TRADE_BIG
    return OK


def few(s: State, seat: Seat, into: tuple[int, ...]) -> bool:
    """Is there no more than one Big Item at any time, held by a card or not, whatever goes?"""
    base = seat * SEAT_ZONES
    most: Number = 0
    for card in s.zones[base + Z_WORN] + s.zones[base + Z_PACK] + into:
        most += is_big(s, card)
    return most <= 1


def swap(s: State, one: Number, other: Number, give: tuple[int, ...], get: tuple[int, ...]) -> None:
    """TRADE-03: the Items change owners and stay in play."""
    for card in give:
        release(s, one, card)
    for card in get:
        release(s, other, card)
    for card in give:
        place_item(s, other, card)
    for card in get:
        place_item(s, one, card)


def propose(s: State) -> None:
    f = s.stack.pop()
    s.stack.insert(place_for(s, f), at(f, 1))
    if f[DEAL_SCOPE] == DEAL_HELP and suffers(s, f[DEAL_OTHER], P_MUST_HELP) and not for_the_win(s, the_fight(s)):
        s.stack.pop()
        set_helper(s, the_fight(s), f[DEAL_OTHER], 1, ())  # no refusing, no reward
        stir(s)
        return
    if f[DEAL_SCOPE] != DEAL_HELP:
        s.deciding = LOOK_AGAIN  # the turn goes on beside it, whoever was asked something before
    if s.t.patient:
        s.invited = living(s)  # where nobody may notice who could act, everybody may
    if s.events is not None:
        say(
            s,
            E_COUNTER if f[DEAL_ROUNDS] else E_OFFERED,
            f[DEAL_BUILDER],
            f[DEAL_OTHER],
            f[DEAL_SCOPE],
            max(f[DEAL_TREASURES], 0),
        )


def counter(s: State, seat: Seat) -> None:
    """The other side makes an offer of its own instead, from nothing."""
    f = s.stack.pop(answered(s, seat))
    s.stack.append(
        deal_frame(
            builder=f[DEAL_OTHER],
            other=f[DEAL_BUILDER],
            giver=f[DEAL_GIVER],
            scope=f[DEAL_SCOPE],
            rounds=f[DEAL_ROUNDS] + 1,
        )
    )


def decline(s: State, seat: Seat) -> None:
    """HELP-01: the fighter may ask the next one. Whoever makes the offer may let it be, or withdraw it."""
    f = s.stack.pop(answered(s, seat))
    s.deciding = LOOK_AGAIN
    if f[PC] == 0:
        return
    if seat == f[DEAL_BUILDER]:
        say(s, E_WITHDRAWN, seat, f[DEAL_OTHER])
        return
    say(s, E_DECLINED, f[DEAL_OTHER], f[DEAL_BUILDER])
    cb = s.combat
    if f[DEAL_SCOPE] == DEAL_HELP and cb is not None:
        cb.declined |= 1 << partner(f)


def accept(s: State, seat: Seat) -> None:
    """A deal is binding once accepted; trades are carried out at once, help when the fight is won."""
    f = s.stack.pop(answered(s, seat))
    other = partner(f)
    if f[DEAL_SCOPE] == DEAL_HELP:
        deal = (max(f[DEAL_TREASURES], 0), max(f[DEAL_ORDER], 0), f[DEAL_GIVES], *gives(f), *promises(f))
        set_helper(s, the_fight(s), other, 0, deal)
    else:
        swap(s, f[DEAL_GIVER], other, gives(f), gets(f))
        if gives(f) and gets(f):
            say(s, E_TRADED, f[DEAL_GIVER], other)
        else:
            for card in gives(f):
                say(s, E_GIVEN, f[DEAL_GIVER], card, other)
            for card in gets(f):
                say(s, E_GIVEN, other, card, f[DEAL_GIVER])
    stir(s)


def why_not_answer(s: State, seat: Seat, verb: Number) -> Number:
    f = s.stack[answered(s, seat)]
    if f[KIND] != F_DEAL:
        waits = any([g[KIND] == F_DEAL and g[DEAL_OTHER] == seat and g[PC] == 1 for g in s.stack])
        return NO_WAIT if waits else NO_OFFER
    if verb == V_DECLINE and f[DEAL_BUILDER] == seat:
        return OK
    if f[PC] == 0 or f[DEAL_OTHER] != seat:
        return NO_OFFER
    if verb == V_COUNTER and f[DEAL_SCOPE] == DEAL_GIFT:
        return NO_NOT_OPTION
    return why_lapsed(s, f) if verb != V_DECLINE else OK


def options(s: State, f: Frame) -> list[Choice]:
    """What the builder may still add, or the answers."""
    scope = f[DEAL_SCOPE]
    if f[PC] == 1:
        answers: list[Choice] = [ACCEPT, DECLINE]
        if scope != DEAL_GIFT and f[DEAL_ROUNDS] < MOST_ROUNDS:
            answers.append(COUNTER)
        return answers
    found: list[Choice] = []
    if why_not_propose(s, f) == OK:
        found.append(PROPOSE)
    one = f[DEAL_GIVER]
    taken = gives(f)
    if scope == DEAL_HELP:
        help_terms(s, f, found)
        taken += promised_before(s)
    if scope != DEAL_GIFT:
        for card in items_in_play(s, one):
            if card not in taken:
                found.append(s.t.gives[card])
    if scope == DEAL_TRADE:
        wanted = gets(f)
        for card in items_in_play(s, partner(f)):
            if card not in wanted:
                found.append(s.t.gets[card])
    if not found or (scope == DEAL_TRADE and found[0][0] != V_DONE):
        found.append(DECLINE)  # never mind
    return found


def help_terms(s: State, f: Frame, found: list[Choice]) -> None:
    """HELP-03: Treasures first, then who picks first; the fighter may promise to play cards on the helper."""
    if f[DEAL_TREASURES] == NOT_SET:
        found += TREASURE_TERMS[1 : treasures_to_offer(s, the_fight(s)) + 1]
    elif f[DEAL_ORDER] == NOT_SET:
        found += PICK_TERMS
    one = f[DEAL_GIVER]
    if f[DEAL_BUILDER] == one:
        aimed = s.t.aimed
        spoken = promises(f) + promised_before(s)
        for card in s.zones[one * SEAT_ZONES + Z_HAND]:
            if aimed[card] and card not in spoken and can_promise(s, card, one, partner(f)):
                found.append((V_TERM, TERM_PLAY, card, 0))
