"""Clauses no card of the classic set uses, shown with a card made up for it."""

from pathlib import Path

import msgspec
import pytest

from kickdoor.cards.compile import House, compile_box
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Curse, Enhancer
from kickdoor.rules.variants import bind
from kickdoor.ruleset import Box, Options
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario

UNDEAD = """
# Undead Horse 4. The Goblin alone does not join it; made Undead it does: 4 + 1 + 5 = 10, 2 + 1 + 1 Treasures.
name: A card that makes a monster Undead brings it along
edition: classic
players:
  - {name: Ann, level: 3}
  - {name: Bo, hand: [enraged, lame-goblin, intelligent, pit-bull]}
  - {name: Cy}
door: [undead-horse]
steps:
  - {by: Ann, do: kick-door}
  - {by: Bo, refuse: {do: play, card: lame-goblin}, clause: COMB-10}
  - {by: Bo, refuse: {do: play, card: intelligent, with: pit-bull}}
  - {by: Bo, do: play, card: enraged, with: lame-goblin}
  - expect: {combat: {munchkins: 3, monsters: 10, treasures: 4, cards: [undead-horse, lame-goblin],
                      monster.lame-goblin: {strength: 6, tags: [undead], enhancers: [enraged]}},
             players: {Bo: {hand: [intelligent, pit-bull]}}}
"""
NO_UNDEAD = """
# Flying Frogs 2 are not Undead: nothing joins them that way. The card makes them so: 2 + 5 = 7, and Mr. Bones comes: 9.
name: It needs another Undead in the combat
edition: classic
players:
  - {name: Ann, level: 3}
  - {name: Bo, hand: [enraged, lame-goblin, mr-bones]}
  - {name: Cy}
door: [flying-frogs]
steps:
  - {by: Ann, do: kick-door}
  - {by: Bo, refuse: {do: play, card: enraged, with: lame-goblin}, clause: COMB-10}
  - {by: Bo, refuse: {do: play, card: mr-bones}, clause: COMB-10}
  - {by: Bo, do: play, card: enraged, target: flying-frogs}
  - {by: Bo, do: play, card: mr-bones}
  - expect: {combat: {monsters: 9, cards: [flying-frogs, mr-bones]}}
"""


def undead_box() -> Box:
    """The classic box, but Enraged also makes its monster Undead."""
    classic = read_edition("classic")
    doors = tuple(
        msgspec.structs.replace(card, tags=("undead",)) if isinstance(card, Enhancer) and card.id == "enraged" else card
        for card in classic.doors
    )
    assert doors != classic.doors
    edition = msgspec.structs.replace(classic, doors=doors)
    tables, names = compile_box([edition], House(hooks=bind(False)))
    return Box(tables, names, ("classic",), Options(), "made up")


@pytest.mark.clause("MULT-06", edition="classic")
@pytest.mark.parametrize("text", [UNDEAD, NO_UNDEAD], ids=["joins", "needs-an-undead"])
def test_a_monster_made_undead_joins_an_undead(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    box = undead_box()
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options: box)
    result = run_scenario(parse_text(text, Path("made-up.yaml")))
    assert result.passed, result.error


@pytest.mark.clause("CURS-04", edition="classic")
def test_no_classic_curse_speaks_of_the_next_turn() -> None:
    """CURS-04 has no card of its own in this set: a Curse that lasts, lasts until a combat or until something is lost.

    A card with another end needs a scenario of its own.
    """
    lasting = {
        card.id: [msgspec.to_builtins(rule) for rule in card.rules]
        for card in read_edition("classic").doors
        if isinstance(card, Curse) and card.rules
    }
    ends = {
        card: [rule["rule"] for rule in rules if rule["rule"].startswith("until")] for card, rules in lasting.items()
    }
    assert ends == {
        "curse-change-sex": ["until-combat"],
        "curse-chicken-on-your-head": ["until-lost"],
        "curse-malign-mirror": ["until-combat"],
    }
