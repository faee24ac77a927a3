"""CARDS-03, CARDS-04: decks that run out, in every edition."""

from pathlib import Path

import pytest

from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Monster
from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.rules.clauses import shipped_editions
from kickdoor.scenario.layout import Scenario
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import Result, Runner
from kickdoor.scenario.table import lay_out

TABLE = """
name: A table with empty decks
edition: {edition}
phase: {phase}
players:
  - {{name: Ann, level: 5}}
  - {{name: Bo}}
  - {{name: Cy}}
door: {door}
steps:
  - {{by: Ann, do: loot-room}}
  - {{by: Ann, do: end-turn}}
  - {{by: Ann, do: kick-door}}
  - {{do: settle}}
"""
LOOT, END, KICK, SETTLE = range(4)

every_edition = pytest.mark.parametrize("edition", shipped_editions())


def weakling(edition: str) -> Monster:
    """A plain monster of the edition that Ann kills alone, for one level."""
    monsters = (card for card in read_edition(edition).doors if isinstance(card, Monster))
    return min(monsters, key=lambda card: (card.level, len(card.rules), card.treasures, card.id))


class Table:
    """A table laid out by a scenario, whose decks can then be emptied."""

    def __init__(self, edition: str, phase: str, door: str = "[]") -> None:
        text = TABLE.format(edition=edition, phase=phase, door=door)
        self.scenario: Scenario = parse_text(text, Path("table.yaml"))
        self.game: Game = lay_out(self.scenario)
        self.runner = Runner(self.game, Result(Path("table.yaml")))

    def empty(self, deck: int, *, into_discards: bool) -> int:
        """Take a deck away (its prepared top stays); how many cards that were."""
        zones = self.game.state.zones
        cards = zones[ids.Z_POOL - deck]
        zones[ids.Z_POOL - deck] = ()
        if into_discards:
            zones[ids.Z_DISCARD - deck] = cards
        return len(cards)

    def do(self, *steps: int) -> None:
        for step in steps:
            self.runner.step(self.scenario.steps[step], [])

    def hand(self, seat: int = 0) -> tuple[int, ...]:
        return self.game.state.zones[seat * ids.SEAT_ZONES + ids.Z_HAND]


@pytest.mark.clause("CARDS-03")
@every_edition
def test_a_deck_that_runs_out_is_made_from_its_discards(edition: str) -> None:
    drawn = set()
    for seed in range(6):
        table = Table(edition, "trouble")
        cards = table.empty(ids.DOOR, into_discards=True)
        table.game.source = Seeded(seed)
        table.do(LOOT)
        assert len(table.hand()) == 1
        assert table.game.view(None).deck_sizes[ids.DOOR] == cards - 1
        assert table.game.view(None).discard_sizes == (0, 0)
        drawn.add(table.hand())
    assert len(drawn) > 1, "the discards were not shuffled"


@pytest.mark.clause("CARDS-03")
@every_edition
def test_the_other_deck_is_not_touched(edition: str) -> None:
    monster = weakling(edition)
    table = Table(edition, "start", f"[{monster.id}]")
    treasures = table.empty(ids.TREASURE, into_discards=True)
    doors = table.game.view(None).deck_sizes[ids.DOOR]
    table.do(KICK, SETTLE)
    assert len(table.hand()) == monster.treasures
    assert table.game.view(None).deck_sizes == (doors - 1, treasures - monster.treasures)
    assert table.game.view(None).discard_sizes == (1, 0)


@pytest.mark.clause("CARDS-04")
@every_edition
def test_with_deck_and_discards_empty_nothing_is_looted(edition: str) -> None:
    table = Table(edition, "trouble")
    table.empty(ids.DOOR, into_discards=False)
    table.do(LOOT)
    assert table.hand() == ()
    table.do(END)
    assert (table.game.state.turn, table.game.state.phase) == (1, ids.PH_START)


@pytest.mark.clause("CARDS-04")
@every_edition
def test_a_door_that_cannot_be_drawn_leaves_phase_2(edition: str) -> None:
    table = Table(edition, "start")
    table.empty(ids.DOOR, into_discards=False)
    table.do(KICK, SETTLE)
    assert table.game.state.phase == ids.PH_TROUBLE
    table.do(LOOT, END)
    assert table.game.state.turn == 1


@pytest.mark.clause("CARDS-04")
@every_edition
def test_a_kill_without_treasures_to_draw_is_still_a_level(edition: str) -> None:
    monster = weakling(edition)
    table = Table(edition, "start", f"[{monster.id}]")
    table.empty(ids.TREASURE, into_discards=False)
    table.do(KICK, SETTLE)
    assert table.hand() == ()
    assert table.game.state.level[0] == 6
    assert table.game.state.phase == ids.PH_CHARITY
