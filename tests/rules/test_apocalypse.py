"""SETUP of the Apocalypse edition: the third deck, the sizes of all three, the board."""

from pathlib import Path

import pytest

import kickdoor
from kickdoor.cards.load import read_edition
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.rulebook.editions import facts
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario


def opened_first(seed: int) -> Game:
    """A table where Ann opens one Seal, whichever lies on top."""
    text = f"""
name: The first Seal
edition: apocalypse
seed: {seed}
players: [{{name: Ann, hand: [zoo-breakout]}}, {{name: Bo}}, {{name: Cy}}]
steps:
  - {{by: Ann, do: play, card: zoo-breakout, target: Ann}}
  - {{do: settle}}
"""
    result = run_scenario(parse_text(text, Path("seal.yaml")))
    assert result.passed, result.error
    assert result.game is not None
    return result.game


@pytest.mark.clause("SETUP-04")
@pytest.mark.parametrize("players", [3, 6])
def test_twelve_seals_face_down_and_none_open(players: int) -> None:
    game = kickdoor.new_game(["apocalypse"], players=players, seed=1)
    for seat in (None, *range(players)):
        seen = game.view(seat)
        assert (seen.seals_left, seen.seals, seen.peeked) == (12, (), ())
    deck = game.state.zones[ids.Z_POOL - ids.SEAL] + game.state.zones[ids.Z_TOP - ids.SEAL]
    assert len(set(deck)) == 12
    assert {game.box.tables.kind[card] for card in deck} == {ids.K_SEAL}


@pytest.mark.clause("SETUP-04")
def test_the_seals_are_shuffled() -> None:
    games = [opened_first(seed) for seed in range(24)]
    assert {(len(game.view(None).seals), game.view(None).seals_left) for game in games} == {(1, 11)}
    assert len({game.view(None).seals for game in games}) > 5, "the Seals are not shuffled"
    assert opened_first(3).view(None).seals == games[3].view(None).seals


@pytest.mark.clause("SETUP-04")
def test_no_seal_is_dealt_or_drawn() -> None:
    game = kickdoor.new_game(["apocalypse"], players=6, seed=2)
    for seat in range(6):
        hand = game.state.zones[seat * ids.SEAT_ZONES + ids.Z_HAND]
        assert {game.box.tables.deck[card] for card in hand} <= {ids.DOOR, ids.TREASURE}


@pytest.mark.clause("SETUP-06", edition="apocalypse")
def test_standies_have_colours_and_stand_on_the_space_of_the_level() -> None:
    game = kickdoor.new_game(["apocalypse"], players=6, seed=1, sexes=["female", "male"] * 3)
    assert [space for _colour, space in game.view(None).board] == [1] * 6  # several may share a space
    game.state.level[:] = [3, 1, 3, 9, 1, 2]
    board = game.view(None).board
    assert [space for _colour, space in board] == [3, 1, 3, 9, 1, 2]
    assert len({colour for colour, _space in board}) == 6


@pytest.mark.clause("SETUP-06", edition="apocalypse")
def test_the_standie_chosen_sets_the_starting_sex() -> None:
    game = kickdoor.new_game(["apocalypse"], players=3, seed=1, sexes=["female", "female", "male"])
    assert [player.sex for player in game.view(0).players] == [ids.FEMALE, ids.FEMALE, ids.MALE]


@pytest.mark.clause("SETUP-08", edition="apocalypse")
def test_the_decks_have_their_sizes() -> None:
    assert facts(read_edition("apocalypse"))["decks"] == {"door": 92, "treasure": 76, "seal": 12}
    tables = kickdoor.new_game(["apocalypse"], players=3, seed=1).box.tables
    assert [tables.deck.count(deck) for deck in (ids.DOOR, ids.TREASURE, ids.SEAL)] == [92, 76, 12]
