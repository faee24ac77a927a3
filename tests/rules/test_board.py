"""SETUP-06: the board of the editions that have one, as the view shows it."""

import pytest

import kickdoor


@pytest.mark.clause("SETUP-06", edition="legends")
def test_standies_have_colours_and_stand_on_the_space_of_the_level() -> None:
    game = kickdoor.new_game(["legends"], players=6, seed=1, sexes=["female", "male"] * 3)
    game.state.level[:] = [3, 1, 3, 9, 1, 2]
    board = game.view(None).board
    assert [space for _colour, space in board] == [3, 1, 3, 9, 1, 2]  # several may share a space
    assert len({colour for colour, _space in board}) == 6


@pytest.mark.clause("SETUP-06", edition="legends")
def test_the_standie_chosen_sets_the_starting_sex() -> None:
    game = kickdoor.new_game(["legends"], players=3, seed=1, sexes=["female", "female", "male"])
    assert [player.sex for player in game.view(0).players] == [2, 2, 1]


def test_an_edition_without_a_board_shows_none() -> None:
    assert kickdoor.new_game(["classic"], players=3, seed=1).view(0).board == ()
