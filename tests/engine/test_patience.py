"""Windows of a patient table: all who might hold an answer are asked, so that nothing shows who does."""

from random import Random

import pytest

from kickdoor import new_game
from kickdoor.engine.apply import might_answer
from kickdoor.engine.ids import F_TURN, PASS, PH_COMBAT, SEAT_ZONES, Z_HAND, Choice
from kickdoor.engine.options import options, window_options
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.windows import situation
from kickdoor.game import Game

EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
MOST = 20_000


def play(edition: str, seed: int, dice: Random) -> list[State]:
    """The states of one random game in which nobody must decide."""
    game = new_game([edition], players=4, seed=seed, options={"patient": True})
    windows: list[State] = []
    for _ in range(MOST):
        if game.over:
            return windows
        s = game.state
        if s.deciding == 0:
            windows.append(s.clone())
        seat, offered = speaker(game, dice)
        game.apply(seat, offered[0] if s.deciding == 0 and dice.random() < 0.6 else dice.choice(offered))
    pytest.fail("the game does not end")


def speaker(game: Game, dice: Random) -> tuple[int, list[Choice]]:
    """Somebody who may speak: in a window anybody, else mostly who must decide."""
    s = game.state
    mask = s.invited if s.deciding == 0 or dice.random() < 0.3 else s.deciding
    seats = [seat for seat in range(s.n) if (mask or s.deciding) >> seat & 1 and options(s, seat)]
    seat = dice.choice(seats or [s.asked])
    return seat, options(s, seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_left_out_could_not_have_acted(edition: str) -> None:
    for s in play(edition, 1, Random(1)):
        for seat in range(s.n):
            w = situation(s, seat)
            if w and not might_answer(s, seat, 0):
                assert len(window_options(s, seat, w)) <= 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_is_asked_does_not_depend_on_hands(edition: str) -> None:
    """All hands are taken away: the same seats are asked."""
    for s in play(edition, 2, Random(2)):
        twin = s.clone()
        for seat in range(s.n):
            twin.zones[seat * SEAT_ZONES + Z_HAND] = ()
            twin.reach[seat] = NO_MEMO
        asked = [might_answer(s, seat, 0) for seat in range(s.n)]
        assert [might_answer(twin, seat, 0) for seat in range(s.n)] == asked


def test_a_won_fight_waits_for_everybody() -> None:
    for s in play("classic", 3, Random(3)):
        if s.combat is not None and s.stack[-1][0] == F_TURN and s.phase == PH_COMBAT and not s.combat.over:
            assert all(options(s, seat)[0] == PASS for seat in range(s.n) if s.invited >> seat & 1)
            return
    pytest.fail("no fight was won")
