"""Death and looting the body; and rolling for order, which looting needs."""

from typing import Final

from kickdoor.engine.attachments import lose
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.hooks import H_BODY_LOOTED, call
from kickdoor.engine.ids import *
from kickdoor.engine.levels import fall
from kickdoor.engine.stack import ask, living, receive, roll
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, lay, strip

ORDER_LOOT: Final = 0
ORDER_RUN: Final = 1
ORDER_FIRST: Final = 2


def die(s: State, seat: Seat) -> None:
    """Somebody would die: a card may still save them."""
    if s.dead >> seat & 1:
        return
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        for kind, levels, _b in s.t.passives[card]:
            if kind == P_DEATHLESS:
                fall(s, seat, levels)
                return
    if savers(s, seat) or (s.t.patient and s.t.lives_saved and s.zones[seat * SEAT_ZONES + Z_HAND]):
        s.stack.append(save_frame(seat=seat))
    else:
        fall_dead(s, seat)


def savers(s: State, seat: Seat) -> list[int]:
    """Cards that are spent when their owner would die."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    return [c for c in own if any([kind == P_SAVE for kind, _a, _b in s.t.passives[c]])]


def step_save(s: State, f: Frame) -> bool:
    """F_SAVE: the card and the rest of the hand instead of the life."""
    seat = f[SEAT]
    if f[PC] == 0:
        s.stack[-1] = save_frame(seat=seat, pc=1)
        ask(s, seat, WHY_SAVE, [*[T_CARD + c for c in savers(s, seat)], NO_TARGET])
        return False
    s.stack.pop()
    if s.result == NO_TARGET:
        fall_dead(s, seat)
        return False
    lose(s, seat, s.result - T_CARD)
    for card in s.zones[seat * SEAT_ZONES + Z_HAND]:
        lose(s, seat, card)
        say(s, E_DISCARDED, seat, card)
    return False


def fall_dead(s: State, seat: Seat) -> None:
    """DEAD-01: all cards are lost but Classes, Races, what modifies them, and Curses in force; the Level stays."""
    bit = 1 << seat
    s.dead |= bit
    s.fallen |= bit
    s.owed |= bit
    body = strip(s, seat)
    s.held = tuple([(holder, item) for holder, item in s.held if holder not in body])  # attached cards are separated
    s.grafts = tuple([(enhancer, item) for enhancer, item in s.grafts if enhancer not in body])
    first = len(s.zones[Z_BODY])  # another body may be being looted
    lay(s, Z_BODY, s.zones[Z_BODY] + body)
    say(s, E_DIED, seat)
    cb = s.combat
    if cb is not None:
        cb.todo = tuple([pair for pair in cb.todo if pair[RUN_SEAT] != seat])  # DEAD-02
    s.stack.append(death_frame(seat=seat, first=first, pc=WHO))
    s.stack.append(heir_frame(seat=seat))


def step_heir(s: State, f: Frame) -> bool:
    """F_HEIR: before the looting, a card may put its user first."""
    if f[PC] == 0:
        s.stack[-1] = heir_frame(seat=f[SEAT], pc=1)
        s.invited = living(s)
        s.deciding = 0
        return s.invited != 0  # nobody may be left alive
    if s.invited:
        s.deciding = 0
        return True
    s.stack.pop()
    return False


def heir(s: State, user: Number) -> None:
    """The user takes two cards before anybody else."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f[KIND] == F_DEATH:
            s.stack[i] = death_frame(
                seat=f[SEAT], first=f[DEATH_FIRST], looters=(user, user, user), pc=HEIR
            )  # two cards, and the name once more
            return


# F_DEATH's pc: who loots, in which order; then each one's turn, and what was taken. An heir comes first.
WHO: Final = 0
ORDER: Final = 1
LOOTER: Final = 2
LOOTED: Final = 3
HEIR: Final = 4
INHERITED: Final = 5


def step_death(s: State, f: Frame) -> bool:
    """F_DEATH, DEAD-03: from the highest Level down every living player takes one card into the hand."""
    pc, seat, first = f[PC], f[SEAT], f[DEATH_FIRST]
    body = s.zones[Z_BODY][first:]
    if pc == WHO:
        looters = [x for x in range(s.n) if living(s) >> x & 1 and x not in f[DEATH_LOOTERS:]]
        if not body or not looters:
            return end_looting(s, seat, body)
        s.stack[-1] = death_frame(seat=seat, first=first, pc=ORDER)
        roll_for_order(s, ORDER_LOOT, [(x, s.level[x]) for x in looters])
    elif pc == ORDER:
        s.stack[-1] = death_frame(seat=seat, first=first, looters=s.order, pc=LOOTER)
    elif pc in (LOOTED, INHERITED):
        card = s.result - T_CARD
        cut(s, Z_BODY, card)
        say(s, E_LOOTED, f[DEATH_LOOTERS], card, seat)
        s.stack[-1] = death_frame(seat=seat, first=first, looters=f[DEATH_LOOTERS + 1 :], pc=pc - 1)
        receive(s, f[DEATH_LOOTERS], card, 1)
    elif pc == HEIR and (len(f) == DEATH_LOOTERS + 1 or not body):
        s.stack[-1] = death_frame(seat=seat, first=first, looters=f[DEATH_LOOTERS:][-1:], pc=WHO)
    elif pc == LOOTER and (len(f) == DEATH_LOOTERS or not body):
        return end_looting(s, seat, body)
    elif s.dead >> f[DEATH_LOOTERS] & 1:
        s.stack[-1] = death_frame(seat=seat, first=first, looters=f[DEATH_LOOTERS + 1 :], pc=pc)  # died in the meantime
    else:
        s.stack[-1] = at(f, pc + 1)
        ask(s, f[DEATH_LOOTERS], WHY_LOOT, [T_CARD + c for c in body])
    return False


def end_looting(s: State, dead: Number, body: tuple[int, ...]) -> bool:
    s.stack.pop()
    for card in body:
        cut(s, Z_BODY, card)
        discard(s, card)
    call(s, H_BODY_LOOTED, dead)
    return False


def roll_for_order(s: State, purpose: Number, keys: list[tuple[int, int]]) -> None:
    """Order seats by key, highest first; ties are rolled for in seat order from the turn player."""
    keys.sort(key=lambda pair: (pair[0] - s.turn) % s.n)
    flat: list[int] = []
    for seat, key in keys:
        flat += (seat, key)
    s.stack.append(order_frame(purpose=purpose, keys=flat, pc=-1))


def step_order(s: State, f: Frame) -> bool:
    """F_ORDER: pc -1 looks for ties, 2n lets the nth seat roll, 2n + 1 takes its roll. Each roll refines the key.

    A roll for order is an own roll like any other: what changes those changes it, too.
    """
    pc, purpose = f[PC], f[ORDER_PURPOSE]
    keys = [(f[i], f[i + 1]) for i in range(ORDER_KEYS, len(f), 2)]
    tied = tied_seats(purpose, keys)
    if pc == -1:
        if not tied:
            keys.sort(key=lambda pair: -pair[1])
            s.order = tuple([seat for seat, _key in keys])
            s.stack.pop()
            return False
        # Everybody's key makes room for one more roll; only the tied ones will fill it.
        flat: list[int] = []
        for seat, key in keys:
            flat += (seat, key * ROOM + (0 if seat in tied else UNTIED))
        s.stack[-1] = order_frame(purpose=purpose, keys=flat)
        return False
    if pc & 1:
        place = ORDER_KEYS + pc
        rolled = max(1, min(UNTIED - 1, s.result + UNTIED // 2))
        s.stack[-1] = at(put_in(f, place, f[place] + rolled), pc + 1)
        return False
    n = pc // 2
    while n < len(keys) and keys[n][1] % ROOM != 0:
        n += 1
    if n == len(keys):
        s.stack[-1] = at(f, -1)
        return False
    s.stack[-1] = at(f, 2 * n + 1)
    roll(s, keys[n][0], DIE_ORDER)
    return False


ROOM: Final = 32  # of one roll in a key: 0 not rolled yet, else the roll and half as much, so that none is below 1
UNTIED: Final = ROOM - 1


def tied_seats(purpose: Number, keys: list[tuple[int, int]]) -> list[int]:
    """Who must roll (again). For a single first place only the highest matter."""
    values = [key for _seat, key in keys]
    if purpose != ORDER_LOOT:
        best = max(values)
        return [seat for seat, key in keys if key == best] if values.count(best) > 1 else []
    return [seat for seat, key in keys if values.count(key) > 1]
