"""A row that is written again and again tells what one tells that is written for the first time."""

from random import Random

import numpy as np
import pytest

from kickdoor.engine.observation import Sheet
from kickdoor.rl.vector import shorts
from kickdoor.ruleset import open_box
from tests.rl.walks import BOXES, moments

PLAYERS = 4
LOOKS = 500


@pytest.mark.parametrize("editions", BOXES, ids="+".join)
def test_a_row_goes_on_from_what_stood_there(editions: tuple[str, ...]) -> None:
    """By any seat, from any state to any other of two games that share the row, with everything open or not."""
    box = open_box(editions)
    dice = Random(5)
    kept = Sheet(box.tables, PLAYERS, 1, 0)
    games = [moments(box, PLAYERS, seed, LOOKS) for seed in (3, 4)]
    for number in range(LOOKS):
        s = next(games[dice.random() < 0.1], None)
        if s is None:
            break
        everything = dice.random() < 0.05
        for seat in dice.sample(range(PLAYERS), 1 + number % 2):
            fresh = Sheet(box.tables, PLAYERS, 1, 0)
            fresh.write(s, seat, 0, everything)
            kept.write(s, seat, 0, everything)
            assert np.array_equal(shorts(kept.seen), shorts(fresh.seen)), f"seat {seat}, look {number}"
    assert number > LOOKS / 2
