"""What comes if nobody steps in any more: found out by letting everybody pass in a copy of the game.

It goes as far as no die, no deck and nobody's decision stands between, so it tells nothing that is not on the table.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import PASS, PH_OVER, PH_SETUP, Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import State
from kickdoor.engine.sums import monsters_strength, munchkin_strength
from kickdoor.engine.winning import winning

MOST_PASSES: Final = 60


class Outlook(Struct, frozen=True):
    """How it ends as it stands."""

    winners: tuple[int, ...] = ()  # seats that would win the game
    levels: tuple[tuple[int, int], ...] = ()  # (seat, Level): who would have another Level


class Pledge(Struct, frozen=True):
    """A fight if the offer on the table is accepted."""

    munchkins: int  # strength of that side then
    monsters: int
    winning: bool
    outlook: Outlook


def look_ahead(s: State) -> Outlook:
    """As it stands. Where somebody must decide, nothing is settled."""
    if s.phase in (PH_SETUP, PH_OVER) or s.deciding or s.asked == CHANCE:
        return Outlook()
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
    )
