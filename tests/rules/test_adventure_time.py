"""SETUP in Adventure Time: a character card for everyone, beside the two decks."""

import pytest

from kickdoor import new_game
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.ruleset import OptionError

EDITION = "adventure-time"
CHARACTERS = {
    "char-finn",
    "char-jake",
    "char-bubblegum",
    "char-marceline",
    "char-lsp",
    "char-flame",
    "char-rainicorn",
    "char-bmo",
}
SEXES = ["female", "male", "female", "male", "male", "female"]


def name(game: Game, card: int) -> str:
    return game.box.names.cards[game.box.tables.face[card]]


def dealt(game: Game) -> list[str]:
    """The character in front of each seat, as everybody sees it."""
    told = []
    for player in game.view(None).players:
        (card,) = player.traits
        assert game.box.tables.kind[card] == ids.K_CHARACTER
        told.append(name(game, card))
    return told


@pytest.mark.clause("SETUP-05", edition="adventure-time")
@pytest.mark.parametrize("players", [3, 6])
def test_everyone_is_dealt_another_character(players: int) -> None:
    for seed in range(1, 9):
        game = new_game([EDITION], players=players, seed=seed)
        mine = dealt(game)
        left = {name(game, card) for card in game.view(None).characters}
        assert len(set(mine)) == players
        assert left == CHARACTERS - set(mine)


@pytest.mark.clause("SETUP-05", edition="adventure-time")
def test_the_characters_are_dealt_at_random() -> None:
    seen = [dealt(new_game([EDITION], players=3, seed=seed)) for seed in range(1, 61)]
    for seat in range(3):
        assert {deal[seat] for deal in seen} == CHARACTERS
    assert dealt(new_game([EDITION], players=3, seed=7)) == seen[6]


@pytest.mark.clause("SETUP-05", "CHAR-15", edition="adventure-time")
def test_the_side_is_that_of_the_own_sex() -> None:
    """BMO alone has two sides alike, of no sex."""
    sex_of = {"female": ids.FEMALE, "male": ids.MALE}
    without = 0
    for seed in range(1, 9):
        game = new_game([EDITION], players=6, seed=seed, sexes=SEXES)
        for player, character, declared in zip(game.view(None).players, dealt(game), SEXES, strict=True):
            assert player.sex == (0 if character == "char-bmo" else sex_of[declared])
            without += character == "char-bmo"
    assert without
    with pytest.raises(OptionError, match=r"^sexes:"):
        new_game([EDITION], players=3, sexes=["female", "male", "dragon"])


@pytest.mark.clause("SETUP-08", edition="adventure-time")
def test_168_cards_and_8_characters() -> None:
    game = new_game([EDITION], players=4, seed=1)
    tables, view = game.box.tables, game.view(None)
    sizes = [tables.deck.count(deck) for deck in (ids.DOOR, ids.TREASURE, ids.CHARACTER)]
    assert sizes == [95, 73, 8]
    assert len(tables.deck) == 168 + 8
    assert sum(view.deck_sizes) + sum(view.discard_sizes) + sum(p.hand_size for p in view.players) == 168
    assert len(view.characters) + len(dealt(game)) == 8


@pytest.mark.clause("SETUP-12", edition="adventure-time")
def test_everyone_starts_at_level_1_without_a_class() -> None:
    for seed in range(1, 6):
        game = new_game([EDITION], players=6, seed=seed)
        for player in game.view(None).players:
            assert (player.level, player.worn, player.pack, player.curses) == (1, (), (), ())
            assert [game.box.tables.kind[card] for card in player.traits] == [ids.K_CHARACTER]
