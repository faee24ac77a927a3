"""Who did what to a fight or a die: the engine keeps sums and counts uses; here they are put together again."""

from collections.abc import Callable
from itertools import chain
from typing import Final, NamedTuple

from kickdoor.engine import ids
from kickdoor.engine.addends import DEEDS
from kickdoor.engine.ids import (
    F_PROG,
    LIMIT_COMBAT,
    LIMIT_FOE,
    LIMIT_ROLL,
    LIMIT_VICTIM,
    O_ATTACK,
    O_DIE_PLUS,
    O_DOUBLE,
    O_FLEE_PLUS,
    O_GREASE,
    O_SPEND,
    O_STAB,
    O_UNTAG,
    O_WEAKEN,
    SEAT_ZONES,
    T_PLAYER,
    Z_FIGHT,
    Z_PACK,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.state import Combat, State
from kickdoor.engine.tables import Program
from kickdoor.reckoning.addends import Addend, of_card, total

PAID = "CHAR-08"  # abilities powered by discards


class Deed(NamedTuple):
    """An ability used: by whom, on which player (-1: not noted), the operation, and the card that has the ability."""

    seat: int
    victim: int
    op: tuple[int, ...]
    card: int


def deeds(s: State, code: int) -> list[Deed]:
    """The uses of abilities with this operation in this fight (or for this roll), in their order."""
    t = s.t
    waiting = [
        (f[ids.PROG_USER], t.alike[f[ids.PROG_ABILITY]])
        for f in s.stack
        if f[ids.KIND] == F_PROG and f[ids.PC] == 0 and f[ids.PROG_ABILITY] >= 0
    ]
    found: list[Deed] = []
    for scope, seat, number, victim in reversed(s.used):
        if scope not in (LIMIT_COMBAT, LIMIT_VICTIM, LIMIT_ROLL, LIMIT_FOE) or number < 0:
            continue
        if (seat, number) in waiting:
            waiting.remove((seat, number))  # it happens when the discards are made
            continue
        for op in program(s, number):
            if op[0] == code:
                found.append(Deed(seat, victim - T_PLAYER, op, bearer(s, seat, number)))
    return found[::-1]


def bearer(s: State, seat: int, number: int) -> int:
    """The card that gives the seat the ability; one like it where that card has gone (R-17)."""
    base = seat * SEAT_ZONES
    zones = s.zones
    near = zones[base + Z_TRAITS] + zones[base + Z_WORN] + zones[base + Z_PACK] + zones[Z_FIGHT]
    every = chain(near, range(len(s.t.face)))
    return next(card for card in every if any([s.t.alike[use] == number for use in s.t.uses[card]]))


def played(s: State, code: int) -> list[tuple[int, tuple[int, ...]]]:
    """The cards played into the fight that have this operation, each with it."""
    return [(card, op) for card in s.zones[Z_FIGHT] for op in ops(s, card) if op[0] == code]


def ops(s: State, card: int) -> list[tuple[int, ...]]:
    """All operations of the ways to play a card."""
    return [op for mode in s.t.modes[card] for op in program(s, mode)]


def program(s: State, ability: int) -> Program:
    number = s.t.abilities[ability].program
    return s.t.programs[number] if number >= 0 else ()


def spent(s: State, n: int, seat: int) -> list[Addend]:
    """Combat.spent: strength bought with discards; the rest is from cards that are discarded by now."""
    found = [Addend(deed.op[1], "discards", deed.card, seat, PAID) for deed in deeds(s, O_SPEND) if deed.seat == seat]
    rest = n - total(found)
    greasy = [card for card in range(len(s.t.face)) if any([op[0] == O_GREASE for op in ops(s, card)])] if rest else []
    return [*found, of_card(s, rest, greasy[0], seat)] if greasy else found


def attack(s: State, n: int, which: int) -> list[Addend]:
    """Combat.attacks: one of a kind, or a backstab."""
    before, (who, tag, _n) = fight(s).attacks[:which], fight(s).attacks[which]
    if not tag:
        stabs = deeds(s, O_STAB)[len([a for a in before if not a[1]]) :]
        return [Addend(n, "backstab", d.card, d.seat, "MEDD-03" if d.victim >= 0 else PAID) for d in stabs[:1]]
    mine = [deed for deed in deeds(s, O_ATTACK) if deed.seat == who]
    return [
        Addend(n, "discards", d.card, who, PAID) for d in mine[len([a for a in before if a[0] == who and a[1]]) :][:1]
    ]


def foiled(s: State, n: int, which: int) -> list[Addend]:
    """An attack that a monster is proof against."""
    return [Addend(n, "silenced", a.card, a.seat, "COMB-12") for a in attack(s, n, which)]


def weakened(s: State, n: int, which: int) -> list[Addend]:
    """Combat.weakened: the fight remembers how much was done to which monster, in the order in which it was done."""
    tools = [(deed.op[1], Addend(deed.op[1], "discards", deed.card, deed.seat, PAID)) for deed in deeds(s, O_WEAKEN)]
    tools += [(op[2], of_card(s, op[2], card)) for card, op in played(s, O_UNTAG)]
    of_such = [tool for much, tool in tools if much == n]
    return of_such[len([other for other in fight(s).weakened[:which] if other[1] == n]) :][:1]


def double(s: State, n: int, which: int) -> list[Addend]:
    """Combat.doubles: the cards that double the fighter's strength; before a transfer they did so for another."""
    cb = fight(s)
    cards = [card for card, _op in played(s, O_DOUBLE)][-cb.doubles :]
    return [Addend(n, "doubled", card, cb.fighter, "COMB-01") for card in cards[which : which + 1]]


def haste(s: State, _n: int, seat: int) -> list[Addend]:
    """Combat.fleeing: cards that change the rolls of a munchkin to run away; equal ones are told apart by no more."""
    cards = played(s, O_FLEE_PLUS)
    found: list[Addend] = []
    for who, left in enumerate(fight(s).fleeing):
        for card, op in cards[:]:
            if left and op[1] * left > 0:
                cards.remove((card, op))
                left -= op[1]
                found += [of_card(s, op[1], card, seat, "RUN-02")] if who == seat else []
    return found


def nudge(s: State, _n: int, _seat: int) -> list[Addend]:
    """What was bought for the die on the table."""
    return [Addend(deed.op[1], "discards", deed.card, deed.seat, PAID) for deed in deeds(s, O_DIE_PLUS)]


def fight(s: State) -> Combat:
    assert s.combat is not None
    return s.combat


TOLD: Final[dict[str, Callable[[State, int, int], list[Addend]]]] = dict(
    zip(DEEDS, (spent, attack, foiled, weakened, double, haste, nudge), strict=True)
)
