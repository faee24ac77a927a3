"""Rolls for who begins are own rolls like any other."""

import pytest

from kickdoor.chance import Scripted, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, advance
from kickdoor.engine.setup import empty_table
from kickdoor.engine.stack import stir
from kickdoor.engine.turn import OPENING
from kickdoor.engine.zones import cut, put
from kickdoor.game import Game
from kickdoor.ruleset import open_box

CURSES = (
    ("classic", "curse-chicken-on-your-head"),
    ("legends", "albatross-necklace"),
    ("adventure-time", "endless-hiccups"),
)


def opening(dice: list[int], edition: str, card: str, zone: int) -> Game:
    """Three players before the first turn; the second has the card."""
    box = open_box((edition,))
    s = empty_table(box.tables, [ids.MALE] * 3)
    number = box.names.copies[box.names.face_of[card]][0]
    cut(s, ids.Z_POOL - box.tables.deck[number], number)
    put(s, ids.SEAT_ZONES + zone, number)
    s.stack = [(ids.F_TURN, OPENING)]
    game = Game(box, s, Scripted(dice, 0), {"names": ["Ann", "Bo", "Cy"]})
    stir(s)
    advance(s)
    return game


def on(game: Game) -> None:
    """Everybody lets everything pass, and chance answers, until the first turn."""
    for _ in range(50):
        s = game.state
        if s.phase == ids.PH_START:
            return
        if s.asked == CHANCE:
            game.push(CHANCE, answer(s, game.source))
        else:
            game.apply(s.asked, ids.PASS)


@pytest.mark.clause("SETUP-09")
@pytest.mark.parametrize(("edition", "curse"), CURSES)
def test_a_curse_on_all_own_rolls_counts_in_the_roll_for_who_begins(edition: str, curse: str) -> None:
    game = opening([4, 5, 3, 1, 1], edition, curse, ids.Z_CURSES)  # Bo 5 - 1 = 4, a tie with Ann; then 1 against 1 - 1
    on(game)
    assert isinstance(game.source, Scripted)
    assert (game.state.turn, game.source.dice) == (0, [])


@pytest.mark.clause("SETUP-09")
@pytest.mark.parametrize("edition", ["classic", "legends"])
def test_a_loaded_die_settles_who_begins(edition: str) -> None:
    game = opening([4, 2, 5], edition, "loaded-die", ids.Z_HAND)
    while game.state.stack[-1][ids.KIND] != ids.F_DIE or game.state.stack[-1][ids.PC : ids.DIE_PURPOSE] != (2, 1):
        s = game.state
        if s.asked == CHANCE:
            game.push(CHANCE, answer(s, game.source))
        else:
            game.apply(s.asked, ids.PASS)
    (play,) = [choice for choice in game.options(1) if choice[0] == ids.V_PLAY and choice[2] == ids.T_FACE + 6]
    game.apply(1, play)
    on(game)
    assert game.state.turn == 1
