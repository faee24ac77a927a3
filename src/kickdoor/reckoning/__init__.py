"""The sum behind a number: ask about a number of the table, and get every addend with its card and its clause.

Only what lies open is counted: no hand is ever looked at, so everybody may ask about everybody.
"""

from collections.abc import Callable
from typing import Final

from kickdoor.engine import ids, sums
from kickdoor.engine.flee import ESCAPE_ON, die_value, needed, run_total
from kickdoor.engine.hand_limit import hand_limit as limit_of_hand
from kickdoor.engine.ids import DIE_RUN, F_DIE, M_FREE_ESCAPE, M_NO_ESCAPE
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.pursuit import pursues
from kickdoor.engine.state import Combat, Monster, State
from kickdoor.reckoning import belongings, monsters, munchkins, rolls
from kickdoor.reckoning.addends import WORDS, Addend, Sum, total

__all__ = ["ABOUT", "WORDS", "Addend", "Sum", "reckon"]

Told = tuple[int, list[Addend], tuple[str, ...]]  # the engine's number, what it is made of, what it rests on


def reckon(s: State, about: str, seat: int = -1, monster: int = -1) -> Sum:
    """The number asked about, as the engine has it, and what it is made of.

    `about` is one of ABOUT. A number of one player needs the seat, one of a monster its uid in the fight. "escape" is
    what the die must show against no monster in particular, or with a monster against that one.
    """
    if about not in ABOUT:
        raise ValueError(f"There is no number called {about!r}; there are {', '.join(ABOUT)}.")
    number, found, clauses = ABOUT[about](s, seat, monster)
    rest = number - total(found)
    if rest:
        found = [*found, Addend(rest, "other", -1, -1, clauses[0])]
    return Sum(about, number, tuple([a for a in found if a.n]), clauses)


def _strength(s: State, seat: int, _monster: int) -> Told:
    number = sums.strength(s, _seat(s, seat))
    return number, munchkins.strength(s, seat), _fallen("COMB-01", number)


def _munchkins(s: State, _seat: int, _monster: int) -> Told:
    cb = _fight(s)
    number = sums.munchkin_strength(s, cb)
    helped = ("HELP-02",) if cb.helper >= 0 else ()
    return number, munchkins.munchkins(s, cb), _fallen("COMB-01", number) + helped


def _monsters(s: State, _seat: int, _monster: int) -> Told:
    cb = _fight(s)
    number = sums.monsters_strength(s, cb)
    return number, monsters.monsters(s, cb), _fallen("MULT-02" if len(cb.monsters) > 1 else "COMB-01", number)


def _monster(s: State, _seat: int, monster: int) -> Told:
    cb = _fight(s)
    m = _in_fight(cb, monster)
    number = sums.monster_strength(s, cb, m)
    return number, monsters.monster(s, cb, m), _fallen("COMB-01", number)


def _escape(s: State, seat: int, monster: int) -> Told:
    _seat(s, seat)
    if monster < 0:
        return needed(s, seat), rolls.escape(s, seat), ("RUN-02",)
    cb = _fight(s)
    m = _in_fight(cb, monster)
    if s.t.marks[m[ids.MONSTER_CARD]] & (M_NO_ESCAPE | M_FREE_ESCAPE) or not pursues(s, m, seat):
        raise ValueError(f"Seat {seat} does not roll to get away from monster {monster}.")
    return ESCAPE_ON - run_total(s, seat, monster, 0, 0), rolls.escape(s, seat, cb, monster), ("RUN-02",)


def _treasures(s: State, _seat: int, _monster: int) -> Told:
    cb = _fight(s)
    return sums.treasures_at_stake(s, cb), monsters.treasures(s, cb), ("REW-01", "PREC-04")


def _levels(s: State, _seat: int, _monster: int) -> Told:
    cb = _fight(s)
    return sums.levels_at_stake(s, cb), monsters.levels(s, cb), ("COMB-04", "PREC-04")


def _hand_limit(s: State, seat: int, _monster: int) -> Told:
    return limit_of_hand(s, _seat(s, seat)), belongings.hand_limit(s, seat), ("CARDS-08",)


def _gold(s: State, seat: int, _monster: int) -> Told:
    return gold_in_play(s, _seat(s, seat)), belongings.gold(s, seat), ("ITEM-02", "SELL-01")


def _die(s: State, _seat: int, _monster: int) -> Told:
    f = s.stack[-1]
    if f[ids.KIND] != F_DIE or f[ids.DIE_FACE] == 0:
        raise ValueError("There is no die on the table.")
    return die_value(s, f), rolls.die(s, f), ("RUN-02" if f[ids.DIE_PURPOSE] == DIE_RUN else "R-1",)


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


ABOUT: Final[dict[str, Callable[[State, int, int], Told]]] = {
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
