"""Questions beneath the one at hand: whoever is asked one of them may answer it first (R-2)."""

from typing import Final

from kickdoor.engine.dispatch import STEPS
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State

ON_ITS_OWN: Final = 1 << F_RIGHT | 1 << F_SHARE | 1 << F_REBORN | 1 << F_DEATH  # rests on no frame beneath it
MOST_STEPS: Final = 16  # until it asks; looters who have died are passed over


def places(s: State) -> list[int]:
    """Where they lie on the stack, the newest first: all that the moment is looked through to (questions.behind)."""
    stack = s.stack
    place = len(stack) - 1
    if stack[place][KIND] == F_PICK:
        place -= 1
    found: list[int] = []
    aside = body = False
    while place and (aside or OPEN >> stack[place][KIND] & 1):
        kind = stack[place][KIND]
        if place < len(stack) - 1 and (kind == F_DEAL or (ON_ITS_OWN >> kind & 1 and not (body and kind == F_DEATH))):
            found.append(place)
        aside = aside or bool(ASIDE >> kind & 1)
        body = body or kind == F_DEATH  # of two bodies the newer one is looted first
        place -= 1
    return found


def bring_up(s: State, place: Number) -> None:
    """Ask the question that lies there, before the one at hand is asked again."""
    if s.stack[-1][KIND] == F_PICK:
        s.stack.pop()
        s.stack[-1] = at(s.stack[-1], s.stack[-1][PC] - 1)
    s.stack.append(s.stack.pop(place))
    kind = s.stack[-1][KIND]
    for _step in range(MOST_STEPS):
        if s.stack[-1][KIND] != kind:
            return
        STEPS[kind](s, s.stack[-1])


def asked_there(s: State, place: Number) -> State | None:
    """How things are when that question is asked, or nothing where it is not asked any more."""
    after = s.clone()
    bring_up(after, place)
    return after if after.stack[-1][KIND] == F_PICK else None


def own_question(s: State, seat: Seat) -> Number:
    """Where a question lies that this seat is asked beneath the one at hand, or -1."""
    for place in places(s):
        after = asked_there(s, place) if s.stack[place][KIND] != F_DEAL else None
        if after is not None and after.stack[-1][SEAT] == seat:
            return place
    return -1


def in_line(s: State) -> list[int]:
    """Where one card asks all alike, the seat that is asked and those after it; nobody once that one has begun."""
    if s.stack[-1][KIND] != F_PICK or s.stack[-2][KIND] != F_PROG or s.stack[-3][KIND] != F_EACH:
        return []
    seats = [s.stack[-2][SEAT], *s.stack[-3][EACH_SEATS:]]
    after = s.clone()
    line_up(after, seats)
    return seats if after.stack == s.stack else []


def line_up(s: State, seats: list[int]) -> None:
    """They are asked in this order."""
    each = s.stack[-3]
    program, card, user, acc = each[EACH_PROGRAM], each[EACH_CARD], each[EACH_USER], each[EACH_ACC]
    s.stack[-3:] = [each_frame(program=program, card=card, user=user, acc=acc, seats=seats, pc=each[PC])]
    for _step in range(MOST_STEPS):
        kind = s.stack[-1][KIND]
        if kind == F_PICK or STEPS[kind](s, s.stack[-1]):
            return


def go_first(s: State, seat: Seat) -> bool:
    """Of those whom one card asks alike this one is asked at once, if there is anything to ask."""
    seats = in_line(s)
    if seat not in seats:
        return False
    line_up(s, [seat, *[x for x in seats if x != seat]])
    return s.stack[-1][KIND] == F_PICK and s.stack[-1][SEAT] == seat


def answer_first(s: State, seat: Seat) -> None:
    """The question this seat is asked beneath the one at hand is asked now."""
    if go_first(s.clone(), seat):
        go_first(s, seat)
    else:
        bring_up(s, own_question(s, seat))


def asked_first(s: State, seat: Seat) -> State | None:
    """How things are when this seat is asked before the one at hand, or nothing where it is not asked."""
    after = s.clone()
    if go_first(after, seat):
        return after
    place = own_question(s, seat)
    return asked_there(s, place) if place >= 0 else None


def waits_for(s: State) -> list[int]:
    """Seats that are asked something beneath the question at hand."""
    found: list[int] = [x for x in in_line(s)[1:] if go_first(s.clone(), x)]
    for place in places(s):
        f = s.stack[place]
        if f[KIND] == F_DEAL:
            found.append(f[DEAL_BUILDER] if f[PC] == 0 else f[DEAL_OTHER])
            continue
        after = asked_there(s, place)
        if after is not None:
            found.append(after.stack[-1][SEAT])
    return found
