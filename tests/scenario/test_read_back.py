"""What a seat is offered, told as a step, is read back as just that."""

import random

import pytest

from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.game import Game, new_game
from kickdoor.reading import Ambiguous

TALK = ("trade", "offer", "counter", "done", "sell")  # put together from several choices; a step has them all


def read_back(game: Game, seat: int, choice: Choice) -> str:
    """Empty if the step means this choice, or something that begins with it."""
    step = game.scribe.step(game.state, choice)
    if step["do"] in TALK:
        return ""
    try:
        plan, refusal = game.find_plan(seat, dict(step))
        lines = [game.scribe.line(game.state, plan[0])] if refusal is None else []
    except Ambiguous as several:
        lines = [game.scribe.line(game.state, plan[0]) for plan in several.plans]
    told = game.scribe.line(game.state, choice)
    return "" if any(line.startswith(told) for line in lines) else f"{step} is read as {lines}, not {told}"


@pytest.mark.parametrize(
    ("editions", "seed"),
    [
        (("adventure-time", "classic"), 1),
        (("adventure-time", "steampunk"), 2),
        (("legends", "apocalypse"), 3),
        (("classic", "legends", "apocalypse", "steampunk", "adventure-time"), 4),
        (("classic", "legends", "apocalypse", "steampunk", "adventure-time"), 5),
    ],
)
def test_offered_steps_are_read_back(editions: tuple[str, ...], seed: int) -> None:
    rnd = random.Random(seed)
    game = new_game(editions, players=4, seed=seed)
    for _ in range(500):
        s = game.state
        seats = [x for x in range(s.n) if (s.invited | s.deciding) >> x & 1 and options(s, x)]
        if game.over or not seats:
            break
        seat = rnd.choice(seats)
        offered = options(s, seat)
        for choice in rnd.sample(offered, min(4, len(offered))):
            assert read_back(game, seat, choice) == ""
        game.apply(seat, rnd.choice(offered))
