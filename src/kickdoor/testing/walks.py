"""Random games for checks: every question of a game, and the same one in a world that its seat cannot tell apart."""

from collections.abc import Iterator
from random import Random

from kickdoor.chance import Seeded, settle
from kickdoor.engine import ids
from kickdoor.engine.apply import apply
from kickdoor.engine.ids import PH_OVER
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import Box
from kickdoor.sim.play import SEXES
from kickdoor.testing.report import Broken
from kickdoor.worlds import DECKS, imagine

MOST_DECISIONS = 60_000  # of a game of random players; the longest of 10,000 has less


def walk(box: Box, players: int, seed: str, most: int = 0) -> Iterator[State]:
    """A game of players who choose at random, at every question and at its end; always the same State object."""
    source, dice = Seeded(f"check {seed}"), Random(f"check {seed}")
    s = empty_table(box.tables, list(SEXES[:players]))
    deal(s)
    for _ in range(most or MOST_DECISIONS):
        settle(s, source)
        yield s
        if s.phase == PH_OVER:
            return
        offered = options(s, s.asked)
        if not offered:
            raise Broken(f"game {seed}, turn {s.number}: seat {s.asked} is asked and has no answer")
        apply(s, s.asked, dice.choice(offered))


def twin_of(s: State, seat: int, number: int) -> State:
    """A world that the seat cannot tell from this one."""
    return imagine(s, seat, Random(f"twin {number}").random)


def hidden_from(s: State, seat: int) -> list[tuple[int, ...]]:
    """Where cards lie that the seat may not know: hands of others, and what is on and under the decks."""
    hands = [s.zones[x * ids.SEAT_ZONES + ids.Z_HAND] for x in range(s.n) if x != seat]
    return hands + [s.zones[zone - deck] for deck in DECKS for zone in (ids.Z_TOP, ids.Z_BOTTOM)]


def place(seed: str, s: State, seat: int) -> str:
    return f"game {seed}, turn {s.number}, seat {seat}"
