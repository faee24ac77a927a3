"""What a position offers, told whole."""

from pathlib import Path

from kickdoor.engine import ids
from kickdoor.engine.options import options
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario

CURSED = """
# The Staff lies aside and has two uses that cost it, one of them for Curses.
name: A Staff beside its owner
clauses: [PREC-01]
edition: legends
players:
  - {name: Ann, level: 7, carried: [staff-of-asclepius]}
  - {name: Bo}
  - {name: Cy}
door: [icarus-plunge]
steps:
  - {by: Ann, do: kick-door}
"""


def test_a_card_with_several_uses_offers_each_once_where_it_lies_aside() -> None:
    game = run_scenario(parse_text(CURSED, Path("staff.yaml"))).game
    assert game is not None
    offered = options(game.state, 0)
    assert [choice[0] for choice in offered].count(ids.V_USE) == 1, [game.scribe.line(game.state, c) for c in offered]
