"""What would multiply is asked in steps, and copies are offered once."""

from pathlib import Path

import pytest

from kickdoor.engine import ids
from kickdoor.game import Game, Refused
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out


def table(text: str) -> Game:
    return lay_out(parse_text(f"name: A table\nclauses: [R-1]\n{text}\nsteps: []\n", Path("table.yaml")))


PLEASANTRIES = """
edition: steampunk
players:
  - {name: Ann, level: 2, equipped: [pea-coat, brass-hat], hand: [exchange-of-pleasantries]}
  - {name: Bo, level: 3, equipped: [steam-iron], carried: [whalebone-corset]}
  - {name: Cy}
"""


def names(game: Game, cards: tuple[int, ...]) -> set[str]:
    return {game.scribe.card(card) for card in cards}


def test_an_exchange_asks_for_theirs_then_for_mine() -> None:
    game = table(PLEASANTRIES)
    plays = [choice for choice in game.options(0) if choice[0] == ids.V_PLAY and choice[2] >= ids.T_CARD]
    assert len({choice[2] for choice in plays}) == len(plays) == 2
    assert {choice[3] for choice in plays} == {-1}
    iron = next(choice for choice in plays if game.scribe.card(choice[2] - ids.T_CARD) == "steam-iron")
    game.apply(0, iron)
    assert game.view(0).why == ids.WHY_GIVE
    asked = game.pending[0]
    assert names(game, tuple(choice[1] - ids.T_CARD for choice in asked.options)) == {"pea-coat", "brass-hat"}
    coat = next(c for c in asked.options if game.scribe.card(c[1] - ids.T_CARD) == "pea-coat")
    game.apply(0, coat)
    one, other = game.view(0).players[:2]
    assert "steam-iron" in names(game, one.worn + one.pack)
    assert "pea-coat" in names(game, other.worn + other.pack)


def test_both_may_still_be_said_at_once_but_nothing_else() -> None:
    game = table(PLEASANTRIES)
    hand = game.view(0).players[0].hand[0]
    coat, hat = sorted(game.view(0).players[0].worn, key=lambda card: game.scribe.card(card) != "pea-coat")
    theirs = game.view(0).players[1].worn[0]
    assert not game.judge(0, (ids.V_PLAY, hand, ids.T_CARD + theirs, coat))
    for wrong in ((ids.T_CARD + theirs, theirs), (ids.T_CARD + hat, -1), (ids.NO_TARGET, -1)):
        with pytest.raises(Refused):
            game.apply(0, (ids.V_PLAY, hand, *wrong))


def test_a_search_offers_copies_once_and_takes_any() -> None:
    game = table("""
edition: classic
players: [{name: Ann, hand: [wand-of-dowsing]}, {name: Bo}, {name: Cy}]
door_discard: [elf, dwarf, elf, elf]
""")
    wand = game.view(0).players[0].hand[0]
    game.apply(0, (ids.V_PLAY, wand, ids.NO_TARGET, -1))
    assert game.view(0).why == ids.WHY_SEARCH
    offered = [choice[1] - ids.T_CARD for choice in game.pending[0].options]
    assert sorted(game.scribe.card(card) for card in offered) == ["dwarf", "elf"]
    another = next(card for card in game.state.zones[ids.Z_DISCARD] if card not in offered)
    game.apply(0, (ids.V_CHOOSE, ids.T_CARD + another, 0, 0))
    assert another in game.view(0).players[0].hand
