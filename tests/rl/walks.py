"""Moments of random games, for tests of what is seen in them."""

from collections.abc import Iterator
from random import Random

from kickdoor.chance import Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.ruleset import Box

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
BOXES = (*((name,) for name in EDITIONS), EDITIONS)


def moments(box: Box, players: int, seed: int, most: int, share: float = 1.0) -> Iterator[State]:
    """So many decisions of a random game, or a share of them: each with a seat that is asked, before it answers."""
    s = empty_table(box.tables, ([ids.MALE, ids.FEMALE] * 3)[:players])
    deal(s)
    source, dice = Seeded(seed), Random(seed)
    for _ in range(most):
        while s.asked == CHANCE and not s.winners:
            apply(s, CHANCE, answer(s, source))
        if s.winners:
            return
        offered = options(s, s.asked)
        if dice.random() < share:
            s.options = offered
            yield s
        apply(s, s.asked, offered[int(dice.random() * len(offered))])
