"""What a player may have at most. It is looked at after every change, here alone, and what is too much is put right.

Whoever must put something right may instead play what mends it: the question is open, and asked anew afterwards.
"""

from typing import Final

from kickdoor.engine.attachments import lose, release
from kickdoor.engine.big_items import big_items, big_limit, big_room
from kickdoor.engine.bound import which_goes
from kickdoor.engine.company import company, crowd, leave
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import crowded, place_item
from kickdoor.engine.losing import lose_trait, traits_of_kind
from kickdoor.engine.stack import ask, living, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import SUSPECT, reach, several

LOOK: Final = 0  # F_RIGHT's pc: is anything too much?
NAMED: Final = 1  # its owner has said what goes, or stays
PASS_ON: Final = 2  # who gets the Big Item?
PASSED_ON: Final = 3


def settle(s: State) -> None:
    """Whoever has too much of something after a change is asked to put it right."""
    for seat in range(s.n):
        if s.unsettled >> seat & 1 and reach(s, seat) & SUSPECT and trouble(s, seat):
            if not any([f[KIND] == F_RIGHT and f[SEAT] == seat for f in s.stack]):
                s.stack.append(right_frame(seat=seat, card=-1, pc=LOOK))
    s.unsettled = 0


def trouble(s: State, seat: Seat) -> Number:
    """1 + WHY_* of the first thing that is too much, or 0."""
    traits = s.zones[seat * SEAT_ZONES + Z_TRAITS]
    if several(s, traits):
        kinds = [s.t.kind[card] for card in traits]
        for kind, modifier in ((K_CLASS, K_SUPER), (K_RACE, K_HALF)):
            mine = kinds.count(kind)
            if mine > 1 and modifier not in kinds:
                return 1 + WHY_STAY  # SUPER-07
            if not mine and modifier in kinds:
                return 1 + WHY_ALONE
    if s.dead >> seat & 1:
        return 0
    big = len(big_items(s, seat))
    if big and big > big_limit(s, seat):
        return 1 + WHY_BIG  # ITEM-12
    many = crowd(s, seat) if s.t.companies else None
    if many is not None:
        return 1 + which_goes(s, many)  # CHAR-17: before the hands, for some of them lend one
    return 1 + WHY_OFF if s.t.room_changes and crowded(s, seat) else 0  # ITEM-05


def modifiers_of(s: State, seat: Seat, kinds: Number) -> list[int]:
    """Super Munchkin for Classes, Half-Breed for Races."""
    sought = K_SUPER if kinds == KIND_CLASS else K_HALF
    return [c for c in s.zones[seat * SEAT_ZONES + Z_TRAITS] if s.t.kind[c] == sought]


def step_right(s: State, f: Frame) -> bool:
    """F_RIGHT: the owner of too much puts it right, one thing after another."""
    pc, seat, card = f[PC], f[SEAT], f[RIGHT_CARD]
    if pc == NAMED:
        s.stack[-1] = right_frame(seat=seat, card=card, pc=LOOK)
        named(s, seat, s.result - T_CARD, trouble(s, seat) - 1)
    elif pc == PASS_ON:
        pass_on(s, seat, card)
    elif pc == PASSED_ON:
        to = s.result - T_PLAYER
        s.stack[-1] = right_frame(seat=seat, card=-1, pc=LOOK)
        release(s, seat, card)
        place_item(s, to, card)
        say(s, E_TAKEN, to, card, seat)
    else:
        look(s, seat, trouble(s, seat) - 1, card)
    return False


def look(s: State, seat: Seat, why: Number, new: Number) -> None:
    """Ask what goes, or stays; what leaves no choice and cannot be mended happens at once."""
    if why == WHY_STAY:
        kinds = [k for k in (KIND_CLASS, KIND_RACE) if not modifiers_of(s, seat, k)]
        found = [c for k in kinds for c in traits_of_kind(s, seat, k) if len(traits_of_kind(s, seat, k)) > 1]
        found = [c for c in found if s.t.kind[c] == s.t.kind[found[0]]]
    elif why == WHY_ALONE:
        found = alone(s, seat)
        if not may_mend(s, seat, K_CLASS if s.t.kind[found[0]] == K_SUPER else K_RACE):
            lose_trait(s, seat, found[0])
            return
    elif why == WHY_BIG:
        found = big_items(s, seat)
    elif why == WHY_OFF:
        found = crowded(s, seat)
    elif why == WHY_ALLY or why >= MORE_QUESTIONS:
        many = crowd(s, seat)
        found = [c for c in company(s, seat, many) if c != new] if many is not None else []  # a new one stays
    else:
        s.stack.pop()
        stir(s)
        return
    s.stack[-1] = right_frame(seat=seat, card=new, pc=NAMED)
    ask(s, seat, why, [T_CARD + c for c in found])


def alone(s: State, seat: Seat) -> list[int]:
    """A Super Munchkin or Half-Breed without a Class or Race."""
    lonely = [k for k in (KIND_CLASS, KIND_RACE) if not traits_of_kind(s, seat, k)]
    return [c for k in lonely for c in modifiers_of(s, seat, k)][:1]


def may_mend(s: State, seat: Seat, kind: Number) -> bool:
    """Could the seat put a Class (Race) under a card that would go? Where nobody may notice, it is asked anyway."""
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    playable = hand if seat == s.turn else tuple([c for c in hand if c in s.fresh])
    return bool(playable) if s.t.patient else any([s.t.kind[c] == kind for c in playable])


def named(s: State, seat: Seat, card: Number, why: Number) -> None:
    """What the owner named goes, or stays."""
    if why == WHY_STAY:
        for other in traits_of_kind(s, seat, KIND_CLASS if s.t.kind[card] == K_CLASS else KIND_RACE):
            if other != card:
                lose_trait(s, seat, other)
    elif why == WHY_ALONE:
        lose_trait(s, seat, card)
    elif why == WHY_BIG:
        s.stack[-1] = right_frame(seat=seat, card=card, pc=PASS_ON)
    elif why == WHY_OFF:
        release(s, seat, card)
        place_item(s, seat, card, True)
        say(s, E_TAKEN_OFF, seat, card)
    elif why == WHY_ALLY or why >= MORE_QUESTIONS:
        leave(s, seat, card)


def pass_on(s: State, seat: Seat, card: Number) -> None:
    """ITEM-12: the Big Item goes to the lowest who can carry it, or to the discards."""
    if trouble(s, seat) != 1 + WHY_BIG or card not in big_items(s, seat):
        s.stack[-1] = right_frame(seat=seat, card=-1, pc=LOOK)
        return
    takers = [x for x in range(s.n) if x != seat and living(s) >> x & 1 and big_room(s, x)]
    if not takers:
        s.stack[-1] = right_frame(seat=seat, card=-1, pc=LOOK)
        lose(s, seat, card)
        say(s, E_CARD_LOST, seat, card)
        return
    low = min(s.level[x] for x in takers)
    s.stack[-1] = right_frame(seat=seat, card=card, pc=PASSED_ON)
    ask(s, seat, WHY_BIG_TO, [T_PLAYER + x for x in takers if s.level[x] == low])
