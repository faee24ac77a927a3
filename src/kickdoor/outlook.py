"""What comes if nobody steps in any more: found out by letting everybody pass in a copy of the game.

It goes as far as no die, no deck and nobody's decision stands between, so it tells nothing that is not on the table.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.flee import run_total
from kickdoor.engine.ids import (
    ESCAPE_ON,
    M_FREE_ESCAPE,
    M_NO_ESCAPE,
    MONSTER_CARD,
    MONSTER_UID,
    PASS,
    PH_OVER,
    PH_RUN,
    PH_SETUP,
    Choice,
)
from kickdoor.engine.legal import refuse
from kickdoor.engine.might import team
from kickdoor.engine.pursuit import pursues
from kickdoor.engine.state import State
from kickdoor.engine.sums import monsters_strength, munchkin_strength
from kickdoor.engine.winning import winning

MOST_PASSES: Final = 60
NO_ROLL: Final = 0  # to get away
NO_ESCAPE: Final = 7


class Outlook(Struct, frozen=True):
    """How it ends as it stands."""

    winners: tuple[int, ...] = ()  # seats that would win the game
    levels: tuple[tuple[int, int], ...] = ()  # (seat, Level): who would have another Level
    flights: tuple[tuple[int, int, int], ...] = ()  # (seat, monster, least roll to get away): 0 needs none, 7 is none


class Pledge(Struct, frozen=True):
    """A fight if the offer on the table is accepted."""

    munchkins: int  # strength of that side then
    monsters: int
    winning: bool
    outlook: Outlook


def look_ahead(s: State) -> Outlook:
    """As it stands. Where somebody must decide, nothing is settled."""
    if s.phase in (PH_SETUP, PH_OVER) or s.deciding or s.asked == CHANCE:
        return Outlook(flights=flights(s))
    return stand(s, s.clone())


def if_accepted(s: State, seat: int, accept: Choice) -> Pledge | None:
    """The fight after the seat said yes; None where there is none, or where it cannot say so now."""
    if refuse(s, seat, accept):
        return None
    then = s.clone()
    apply(then, seat, accept)
    cb = then.combat
    if cb is None or cb.over:
        return None
    sums = munchkin_strength(then, cb), monsters_strength(then, cb), winning(then, cb)
    return Pledge(*sums, stand(s, then))


def level_after(s: State, seat: int, plan: Sequence[Choice]) -> int:
    """The Level of a seat that has done this."""
    then = s.clone()
    for choice in plan:
        apply(then, seat, choice)
    return then.level[seat]


def flights(s: State) -> tuple[tuple[int, int, int], ...]:
    """What each munchkin of the fight must roll to get away from each monster, with all that is on the table."""
    cb = s.combat
    if cb is None or cb.over or (s.phase != PH_RUN and winning(s, cb)):
        return ()
    found = []
    for seat in team(cb):
        for m in cb.monsters:
            marks = s.t.marks[m[MONSTER_CARD]]
            if not pursues(s, m, seat):
                least = NO_ROLL
            elif marks & M_NO_ESCAPE:
                least = NO_ESCAPE
            elif marks & M_FREE_ESCAPE:
                least = NO_ROLL
            else:
                least = min(NO_ESCAPE, max(1, ESCAPE_ON - run_total(s, seat, m[MONSTER_UID], 0, 0)))
            found.append((seat, m[MONSTER_UID], least))
    return tuple(found)


def stand(before: State, s: State) -> Outlook:
    """Everybody passes as long as that is all there is to do."""
    for _ in range(MOST_PASSES):
        if s.phase == PH_OVER or s.deciding or s.asked == CHANCE:
            break
        seat = next((x for x in range(s.n) if s.invited >> x & 1), -1)
        if seat < 0 or s.number != before.number:
            break
        apply(s, seat, PASS)
    return Outlook(
        tuple([x for x in range(s.n) if s.winners >> x & 1]),
        tuple([(x, s.level[x]) for x in range(s.n) if s.level[x] != before.level[x]]),
        flights(before),
    )
