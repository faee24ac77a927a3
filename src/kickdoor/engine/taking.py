"""Others take from a victim: one after another, by choice or blindly."""

from typing import Final

from kickdoor.engine.attachments import is_big, lose, release
from kickdoor.engine.big_items import big_room
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import place_item
from kickdoor.engine.losing import fitting
from kickdoor.engine.modifiers import highest_level
from kickdoor.engine.stack import ask, living, random_card, receive, run_program
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import know, slip_away, zone_of

NAMING: Final = 3  # pc: the victim names one of several takers
NAMED: Final = 4
BLIND: Final = -1  # in place of a filter: a card of the hand at random


def takers(s: State, victim: Number, how: Number) -> list[int]:
    """Who takes, in order; only the living, of whom the lowest and the highest are meant, too (R-20)."""
    n = s.n
    left = [(victim + i) % n for i in range(1, n)]
    able = [x for x in left if not s.dead >> x & 1]
    if how in (TAKE_FROM_LEFT, TAKE_ROUND):
        order = left
    elif how == TAKE_FROM_RIGHT:
        order = left[::-1]
    elif how == TAKE_HIGHEST:
        order = [x for x in able if s.level[x] == highest_level(s)]
    elif how == TAKE_RIGHT:
        order = left[-1:]
    elif how == TAKE_LOWEST:
        low = min([s.level[x] for x in able], default=0)
        order = [x for x in able if s.level[x] == low]
    elif how == TAKE_ONE_HIGHEST:
        high = max([s.level[x] for x in able], default=0)
        order = [x for x in able if s.level[x] == high]
    elif how == TAKE_BY_LEVEL:
        order = sorted(left, key=lambda x: -s.level[x])
    else:
        order = [left[0], left[-1]]
    return [x for x in order if x in able]


def let_take(s: State, victim: Number, which: Number, how: Number) -> None:
    order = takers(s, victim, how)
    if how == TAKE_ROUND:
        order *= len(s.zones[victim * SEAT_ZONES + Z_HAND])
    one_of = how in (TAKE_LOWEST, TAKE_ONE_HIGHEST) and len(order) > 1
    s.stack.append(take_frame(seat=victim, filter=which, takers=order, pc=NAMING if one_of else 0))


def step_take(s: State, f: Frame) -> bool:
    """F_TAKE: the next taker chooses one card (or draws blindly from the hand)."""
    pc, victim, which = f[PC], f[SEAT], f[TAKE_FILTER]
    if len(f) == TAKE_TAKERS:
        s.stack.pop()
        return False
    taker = f[TAKE_TAKERS]
    if pc == NAMING:
        s.stack[-1] = at(f, NAMED)
        ask(s, victim, WHY_GIVE_TO, [T_PLAYER + x for x in f[TAKE_TAKERS:]])
        return False
    if pc == NAMED:
        s.stack[-1] = take_frame(seat=victim, filter=which, takers=(s.result - T_PLAYER,))
        return False
    if pc == 0:
        if which == BLIND:
            if not s.zones[victim * SEAT_ZONES + Z_HAND]:
                s.stack[-1] = take_frame(seat=victim, filter=which, takers=f[TAKE_TAKERS + 1 :])
                return False
            s.stack[-1] = at(f, 2)
            random_card(s, victim)
            return False
        cards = [c for c in fitting(s, victim, which) if zone_of(s, victim, c) % SEAT_ZONES != Z_HAND]
        found = [T_CARD + c for c in cards if not is_big(s, c) or big_room(s, taker)]
        if s.t.filters[which][FILTER_PLACES] & IN_HAND:
            if hand_cards(s, victim, s.t.filters[which][FILTER_DECK]):
                found.append(WORD_BLIND)
            found.append(NO_TARGET)  # may be left
        if not found or found == [NO_TARGET]:
            s.stack[-1] = take_frame(seat=victim, filter=which, takers=f[TAKE_TAKERS + 1 :])
            return False
        s.stack[-1] = at(f, 1)
        ask(s, taker, WHY_TAKE, found)
        return False
    if pc == 1:
        if s.result == WORD_BLIND:
            s.stack[-1] = at(f, 2)
            random_card(s, victim, s.t.filters[which][FILTER_DECK])
            return False
        s.stack[-1] = take_frame(seat=victim, filter=which, takers=f[TAKE_TAKERS + 1 :])
        if s.result != NO_TARGET:
            take(s, taker, victim, s.result - T_CARD)
        return False
    s.stack[-1] = take_frame(seat=victim, filter=which, takers=f[TAKE_TAKERS + 1 :])
    take(s, taker, victim, s.result)
    return False


def take(s: State, taker: Number, victim: Number, card: Number) -> None:
    """What can be worn or carried stays in play; any other card goes to the taker's hand, known to both."""
    from_hand = zone_of(s, victim, card) % SEAT_ZONES == Z_HAND
    both = 1 << taker | 1 << victim
    if from_hand:
        slip_away(s, victim, card, both)
    release(s, victim, card)
    if from_hand or (s.t.gold[card] < 0 and s.t.kind[card] != K_ITEM):
        say(s, E_TAKEN, taker, card, victim, -1, both if from_hand else EVERYBODY)
        receive(s, taker, card, 0)
        know(s, card, both)
    else:
        say(s, E_TAKEN, taker, card, victim)
        place_item(s, taker, card)


def step_giving(s: State, f: Frame) -> bool:
    """F_GIVING: the victim names a card, then the rival who gets it."""
    pc, giver, which, card, lowest = f[PC], f[SEAT], f[GIVING_FILTER], f[GIVING_CARD], f[GIVING_LOWEST]
    if pc == 0:
        cards = [T_CARD + c for c in fitting(s, giver, which)]
        if not cards:
            s.stack.pop()
            return False
        s.stack[-1] = giving_frame(seat=giver, filter=which, card=-1, lowest=lowest, pc=1)
        ask(s, giver, WHY_GIVE, cards)
        return False
    if pc == 1:
        card = s.result - T_CARD
        able = [x for x in range(s.n) if x != giver and living(s) >> x & 1 and (not is_big(s, card) or big_room(s, x))]
        if lowest:
            low = min([s.level[x] for x in range(s.n) if x != giver and living(s) >> x & 1], default=0)
            able = [x for x in able if s.level[x] == low]
        if not able:
            s.stack.pop()
            lose(s, giver, card)
            return False
        s.stack[-1] = giving_frame(seat=giver, filter=which, card=card, lowest=lowest, pc=2)
        ask(s, giver, WHY_GIVE_TO, [T_PLAYER + x for x in able])
        return False
    s.stack.pop()
    take(s, s.result - T_PLAYER, giver, card)
    return False


def hand_cards(s: State, seat: Seat, deck: Number) -> list[int]:
    return [c for c in s.zones[seat * SEAT_ZONES + Z_HAND] if deck == ANY_DECK or s.t.deck[c] == deck]


def step_random(s: State, f: Frame) -> bool:
    """F_RANDOM: chance names a card of the hand."""
    s.deciding = s.invited = 0
    s.chance = CH_HAND
    return True


def step_each(s: State, f: Frame) -> bool:
    """F_EACH: the program for one seat after another."""
    pc, program, card, user, acc = f[PC], f[EACH_PROGRAM], f[EACH_CARD], f[EACH_USER], f[EACH_ACC]
    if len(f) == EACH_SEATS:
        s.stack.pop()
        return False
    s.stack[-1] = each_frame(program=program, card=card, user=user, acc=acc, seats=f[EACH_SEATS + 1 :], pc=pc)
    if not s.dead >> f[EACH_SEATS] & 1:
        run_program(s, program, card, f[EACH_SEATS], user, acc=acc)
    return False
