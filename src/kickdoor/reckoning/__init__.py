"""The sum behind a number: ask about a number of the table, and get every addend with its card and its clause.

Only what lies open is counted: no hand is ever looked at, so everybody may ask about everybody.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from kickdoor.engine import ids, sums
from kickdoor.engine import stakes as at_stake
from kickdoor.engine.addends import Addends
from kickdoor.engine.flee import die_value, needed, run_total
from kickdoor.engine.hand_limit import hand_limit
from kickdoor.engine.ids import DIE_RUN, F_DIE, M_FREE_ESCAPE, M_NO_ESCAPE
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.pursuit import pursues
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.reckoning.addends import ITSELF, WORDS, Addend, Sum, of_card, total
from kickdoor.reckoning.deeds import TOLD

__all__ = ["ABOUT", "ITSELF", "WORDS", "Addend", "Sum", "reckon"]

Clauses = tuple[str, ...]


def reckon(s: State, about: str, seat: int = -1, monster: int = -1) -> Sum:
    """The number asked about, added up by the engine once more, and what it took down while it did.

    `about` is one of ABOUT. A number of one player needs the seat, one of a monster its uid in the fight. "escape" is
    what the die must show against no monster in particular, or with a monster against that one.
    """
    if about not in ABOUT:
        raise ValueError(f"There is no number called {about!r}; there are {', '.join(ABOUT)}.")
    told = Addends()
    number, clauses = ABOUT[about](s, seat, monster, told)
    found = [addend for taken in told.found if taken[0] for addend in _named(s, clauses[0], *taken)]
    if about == "escape":  # what helps the runner takes away from what the die must show
        found = [Addend(ids.ESCAPE_ON, "rule", -1, -1, "RUN-02"), *[replace(a, n=-a.n) for a in found]]
    return Sum(about, number, tuple(found), clauses)


def _named(s: State, usual: str, n: int, what: str, card: int, seat: int, clause: str) -> list[Addend]:
    """An addend in words, by its kind of card where it has no word; a deed by whose it was."""
    if what not in TOLD:
        return [Addend(n, what, card, seat, clause) if what else of_card(s, n, card, seat, clause)]
    found = TOLD[what](s, n, seat)
    rest = n - total(found)
    if rest and card >= 0:
        return [*found, Addend(rest, "power", card, -1, "COMB-12")]
    return [*found, Addend(rest, "other", -1, -1, usual)] if rest else found


def _strength(s: State, seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    number = sums.strength(s, _seat(s, seat), told)
    return number, _fallen("COMB-01", number)


def _munchkins(s: State, _seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    cb = _fight(s)
    number = sums.munchkin_strength(s, cb, told)
    return number, _fallen("COMB-01", number) + (("HELP-02",) if cb.helpers else ())


def _monsters(s: State, _seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    cb = _fight(s)
    number = sums.monsters_strength(s, cb, told)
    return number, _fallen("MULT-02" if len(cb.monsters) > 1 else "COMB-01", number)


def _monster(s: State, _seat: int, monster: int, told: Addends) -> tuple[int, Clauses]:
    cb = _fight(s)
    number = sums.monster_strength(s, cb, _in_fight(cb, monster), told)
    return number, _fallen("COMB-01", number)


def _escape(s: State, seat: int, monster: int, told: Addends) -> tuple[int, Clauses]:
    _seat(s, seat)
    if monster < 0:
        number = needed(s, seat, told)
    else:
        m = _in_fight(_fight(s), monster)
        if s.t.marks[m[ids.MONSTER_CARD]] & (M_NO_ESCAPE | M_FREE_ESCAPE) or not pursues(s, m, seat):
            raise ValueError(f"Seat {seat} does not roll to get away from monster {monster}.")
        number = ids.ESCAPE_ON - run_total(s, seat, monster, 0, 0, told)
    return number, ("RUN-02",)


def _treasures(s: State, _seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    return at_stake.treasures_at_stake(s, _fight(s), told), ("REW-01", "PREC-04")


def _levels(s: State, _seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    return at_stake.levels_at_stake(s, _fight(s), told), ("COMB-04", "PREC-04")


def _hand_limit(s: State, seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    return hand_limit(s, _seat(s, seat), told), ("CARDS-08",)


def _gold(s: State, seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    return gold_in_play(s, _seat(s, seat), told), ("ITEM-02", "SELL-01")


def _die(s: State, _seat: int, _monster: int, told: Addends) -> tuple[int, Clauses]:
    f = s.stack[-1]
    if f[ids.KIND] != F_DIE or f[ids.DIE_FACE] == 0:
        raise ValueError("There is no die on the table.")
    return die_value(s, f, told), ("RUN-02" if f[ids.DIE_PURPOSE] == DIE_RUN else "R-1",)


def _seat(s: State, seat: int) -> int:
    if not 0 <= seat < s.n:
        raise ValueError(f"There is no seat {seat}; the seats are 0 to {s.n - 1}.")
    return seat


def _fight(s: State) -> Combat:
    if s.combat is None or s.combat.over:
        raise ValueError("There is no fight.")
    return s.combat


def _in_fight(cb: Combat, uid: int) -> Monster:
    for m in cb.monsters:
        if m[ids.MONSTER_UID] == uid:
            return m
    there = ", ".join([str(m[ids.MONSTER_UID]) for m in cb.monsters])
    raise ValueError(f"There is no monster {uid} in the fight; there are {there}.")


def _fallen(clause: str, number: int) -> tuple[str, ...]:
    """PREC-02: combat strength may fall below 1."""
    return (clause,) if number >= 1 else (clause, "PREC-02")


ABOUT: Final[dict[str, Callable[[State, int, int, Addends], tuple[int, Clauses]]]] = {
    "strength": _strength,
    "munchkins": _munchkins,
    "monsters": _monsters,
    "monster": _monster,
    "escape": _escape,
    "treasures": _treasures,
    "levels": _levels,
    "hand_limit": _hand_limit,
    "gold": _gold,
    "die": _die,
}
