"""Seals and the heuristic player: who is ahead hurries the end, who is behind puts it off."""

from pathlib import Path

import pytest

from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out

SIX = "gravity-takes-a-holiday, everyone-for-themselves, cupboard-is-bare, peer-review-collapses, nobody-has-a-signal, calm-before-the-worse-storm"  # noqa: E501


def table(ann: str, bo: str, seals: str) -> Game:
    text = f"""
name: A table
clauses: [SEAL-06]
edition: apocalypse
players:
  - {{name: Ann, level: 5, {ann}}}
  - {{name: Bo, level: 5, {bo}}}
  - {{name: Cy}}
seals_open: [{seals}]
steps: []
"""
    return lay_out(parse_text(text, Path("table.yaml")))


def played(game: Game) -> str:
    """What Ann plays, or nothing."""
    request = game.pending[0]
    verb, card, _target, _second = HeuristicAgent(game.box, 0).choose(game.view(0), request)
    return game.scribe.card(card) if verb == ids.V_PLAY else ""


@pytest.mark.parametrize(
    ("worn", "seals", "expected"),
    [
        ("licence-plate-mail", SIX, "zoo-breakout"),  # 3 against 2: the seventh Seal wins the game
        ("trash-lid-aegis", SIX, ""),  # 1 against 2: it would lose it
    ],
)
def test_the_seventh_seal_is_opened_only_when_it_wins(worn: str, seals: str, expected: str) -> None:
    game = table(f"equipped: [{worn}], hand: [zoo-breakout]", "equipped: [rake-of-last-resort]", seals)
    assert played(game) == expected


@pytest.mark.parametrize(("worn", "expected"), [("trash-lid-aegis", "seal-caulk"), ("licence-plate-mail", "")])
def test_a_seal_is_closed_by_who_is_behind(worn: str, expected: str) -> None:
    game = table(f"equipped: [{worn}], hand: [seal-caulk]", "equipped: [rake-of-last-resort]", SIX)
    assert played(game) == expected
