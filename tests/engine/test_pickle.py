"""States, games and boxes travel between processes: by the box they belong to, without its tables."""

import copy
import pickle

import pytest

from kickdoor import Game, new_game
from kickdoor.cards.load import PackError
from kickdoor.chance import Committed, Seeded
from kickdoor.ruleset import box_again, open_box
from tests.props.play import pick, random_game

EDITIONS = (["classic"], ["apocalypse"], ["classic", "legends", "apocalypse", "steampunk", "adventure-time"])
SMALL = 6_000  # bytes; the tables alone are many times that


def some_game(editions: list[str], choices: int = 150) -> Game:
    return random_game(new_game(editions, players=5, seed=3), 3, choices)


@pytest.mark.parametrize("editions", EDITIONS, ids="+".join)
def test_a_state_goes_on_elsewhere_as_here(editions: list[str]) -> None:
    game = some_game(editions)
    told = pickle.dumps(game.state)
    again = pickle.loads(told)
    assert len(told) < SMALL
    assert again.fields() == game.state.fields()
    assert again.t is game.state.t
    assert again.events is None


@pytest.mark.parametrize("source", [Seeded(5), Committed(b"a secret of more than enough bytes for it")])
def test_a_game_goes_on_elsewhere_as_here(source: Seeded | Committed) -> None:
    game = random_game(new_game(players=4, source=source), 8, 120)
    again = pickle.loads(pickle.dumps(game))
    assert again.digest() == game.digest()
    assert again.log() == game.log()
    dice, same = Seeded("on"), Seeded("on")
    for _ in range(60):
        if game.over:
            break
        game.apply(*pick(game.state, dice))
        again.apply(*pick(again.state, same))
    assert again.digest() == game.digest()
    assert game.pending == again.pending


def test_a_box_is_opened_again_not_copied() -> None:
    box = open_box(["classic", "legends"], {"winning_level": 12})
    assert pickle.loads(pickle.dumps(box)) is box
    assert copy.deepcopy(box.tables) is box.tables


def test_other_cards_are_another_box() -> None:
    box = open_box(["classic"])
    with pytest.raises(PackError, match="classic: opened with other cards than these, box 000000000000"):
        box_again(box.editions, b"{}", (), "0" * 64)
