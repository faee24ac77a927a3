"""Operations that take cards away: by filter, by value, by bonus, by chance."""

from kickdoor.engine.attachments import grafts_of, holder_of, items_in_play, worth
from kickdoor.engine.company import company_of, leave
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.losing import fitting, lose_to_effect
from kickdoor.engine.program import go
from kickdoor.engine.stack import ask, random_card
from kickdoor.engine.state import Frame, State
from kickdoor.engine.sums import gives


def chooser_of(s: State, you: Number, chooser: Number) -> Number:
    if chooser == BY_LEFT:
        who = (you + 1) % s.n
    elif chooser == BY_RIGHT:
        who = (you - 1) % s.n
    else:
        who = you
    return you if s.dead >> who & 1 else who


def lose_some(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE. CURS-05: where several fit, the chooser decides. The stage counts what is still to lose, plus one."""
    _code, which, n, chooser = op
    you = f[SEAT]
    stage = f[PROG_STAGE]
    lost = 0 if stage == 0 else f[PROG_ACC]
    if stage == 0:
        left = f[PROG_ACC] if n == ACC else n
    else:
        left = stage - 2
        lose_to_effect(s, you, s.result - T_CARD)
        s.result -= T_CARD
        lost += 1
    cards = fitting(s, you, which)
    safe = 0  # what this Bad Stuff cannot take; it is there all the same, so nothing comes in its place
    if s.t.kind[f[PROG_CARD]] == K_MONSTER:
        there = len(cards)
        cards = [c for c in cards if not s.t.marks[c] & M_SAFE or s.t.slot[c] != s.t.filters[which][FILTER_SLOT]]
        safe = there - len(cards)
    if n == ALL or left >= len(cards):
        go(s, f, f[PC] + 1, lost + len(cards) + safe)
        for card in cards:
            if card_still(s, you, card):
                lose_to_effect(s, you, card)
                s.result = card
        if not lost and not cards:
            say(s, E_NO_EFFECT, you, f[PROG_CARD])
    elif left <= 0:
        go(s, f, f[PC] + 1, lost)
    else:
        go(s, f, f[PC], lost, left + 1)
        ask(s, chooser_of(s, you, chooser), WHY_LOSE, [T_CARD + c for c in cards])


def card_still(s: State, you: Number, card: Number) -> bool:
    """A card may have gone already with the one that held it."""
    base = you * SEAT_ZONES
    return any(card in s.zones[z] for z in range(base, base + SEAT_ZONES))


def lose_random(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_RANDOM: chance names cards of the hand; the stage counts what is still to lose, plus one."""
    you = f[SEAT]
    left = op[1] if f[PROG_STAGE] == 0 else f[PROG_STAGE] - 1
    lost = 0 if f[PROG_STAGE] == 0 else f[PROG_ACC]
    if f[PROG_STAGE]:
        lose_to_effect(s, you, s.result)
        lost += 1
        left -= 1
    if left <= 0 or not s.zones[you * SEAT_ZONES + Z_HAND]:
        go(s, f, f[PC] + 1, lost)
        return
    go(s, f, f[PC], lost, left + 1)
    random_card(s, you)


def lose_best(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_BEST: the Item that gives the biggest bonus."""
    you = f[SEAT]
    worn = s.zones[you * SEAT_ZONES + Z_WORN]
    lose_most(s, f, [c for c in worn if s.t.gold[c] >= 0 and gives(s, you, c) > 0], True)


def lose_dearest(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_DEAREST: the Item with the highest gold value."""
    lose_most(s, f, items_in_play(s, f[SEAT]), False)


def lose_most(s: State, f: Frame, cards: list[int], by_bonus: bool) -> None:
    """Of these Items the one with the biggest bonus, or the highest value, goes; the victim breaks ties."""
    you = f[SEAT]
    if f[PROG_STAGE] == 1:
        go(s, f, f[PC] + 1, 1)
        lose_to_effect(s, you, s.result - T_CARD)
        return
    if not cards:
        say(s, E_NO_EFFECT, you, f[PROG_CARD])
        go(s, f, f[PC] + 1, 0)
        return
    rank = [gives(s, you, c) if by_bonus else worth(s, c) for c in cards]
    go(s, f, f[PC], 0, 1)
    ask(s, you, WHY_LOSE, [T_CARD + c for c, n in zip(cards, rank) if n == max(rank)])


def lose_attached(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_ATTACHED: an Item with a card on it, of the victim's choice; else the biggest (or smallest) bonus."""
    own = items_in_play(s, f[SEAT])
    cards = [c for c in own if grafts_of(s, c) or holder_of(s, c) >= 0]
    if f[PROG_STAGE] == 0 and not cards:
        ranks = [s.t.bonus[c] for c in own]
        sought = (min if op[1] == 1 else max)(ranks, default=0)
        cards = [c for c in own if s.t.bonus[c] == sought]
    if f[PROG_STAGE] == 1 or not cards:
        lose_most(s, f, [], True)
        return
    go(s, f, f[PC], 0, 1)
    ask(s, f[SEAT], WHY_LOSE, [T_CARD + c for c in cards])


def lose_value(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_VALUE: Items of that value in all, of the victim's choice; all of them when that falls short."""
    you = f[SEAT]
    needed = f[PROG_ACC] if op[1] == ACC else op[1]
    if f[PROG_STAGE]:
        card = s.result - T_CARD
        needed = f[PROG_STAGE] - 1 - worth(s, card)
        lose_to_effect(s, you, card)
    items = items_in_play(s, you)
    if needed <= 0:
        go(s, f, f[PC] + 1, 1)
        return
    if sum([worth(s, c) for c in items]) < needed:
        go(s, f, f[PC] + 1, 0)
        for card in items:
            if card_still(s, you, card):
                lose_to_effect(s, you, card)
        return
    go(s, f, f[PC], f[PROG_ACC], needed + 1)
    ask(s, you, WHY_LOSE, [T_CARD + c for c in items if worth(s, c) > 0])


def lose_one_ally(s: State, f: Frame, op: tuple[int, ...]) -> None:
    """O_LOSE_ALLY: of several the victim chooses."""
    you = f[SEAT]
    mine = company_of(s, you, K_ALLY)
    if f[PROG_STAGE] == 1 or len(mine) == 1:
        go(s, f, f[PC] + 1, 1)
        leave(s, you, s.result - T_CARD if f[PROG_STAGE] == 1 else mine[0])
    elif mine:
        go(s, f, f[PC], 0, 1)
        ask(s, you, WHY_ALLY, [T_CARD + c for c in mine])
    else:
        go(s, f, f[PC] + 1, 0)
