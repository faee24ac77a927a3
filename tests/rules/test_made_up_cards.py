"""Clauses no card of an edition uses, shown with a card made up for it."""

from pathlib import Path

import msgspec
import pytest

from kickdoor.cards.compile import House, code_cards, compile_box
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import AnyCard, Class, Curse, Special
from kickdoor.cards.words import words
from kickdoor.rules.bound import bind
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


PILGRIMAGE = """
# The Pilgrimage lifts every Cleric, and here it says that this may be the winning level: Bo, 9, wins. Ann is no Cleric.
name: A card that explicitly gives the winning level gives it
edition: legends
players:
  - {name: Ann, level: 9, hand: [find-atlantis]}
  - {name: Bo, level: 9, classes: [cleric]}
  - {name: Cy, level: 4, classes: [cleric]}
door: [pilgrimage-to-delphi]
steps:
  - {by: Ann, refuse: {do: play, card: find-atlantis, target: Bo}, clause: SHOT-04}
  - {by: Ann, do: kick-door}
  - {do: settle}
  - expect: {winners: [Bo], phase: over, players: {Ann: {level: 9}, Bo: {level: 10}, Cy: {level: 5}}}
"""


def box_with(edition: str, made_up: AnyCard) -> Box:
    """The box of an edition with one of its Door cards as it is made up here."""
    found = read_edition(edition)
    doors = tuple(made_up if card.id == made_up.id else card for card in found.doors)
    assert doors != found.doors
    tables, names = compile_box(code_cards([msgspec.structs.replace(found, doors=doors)]), House(hooks=bind(False)))
    return Box(tables, names, (edition,), Options(), "made up")


def door(edition: str, name: str) -> AnyCard:
    return next(card for card in read_edition(edition).doors if card.id == name)


def undead_box() -> Box:
    """The classic box, but Enraged also makes its monster Undead."""
    return box_with("classic", msgspec.structs.replace(door("classic", "enraged"), tags=("undead",)))


def winning_box() -> Box:
    """The Legends box, but the Pilgrimage to Delphi may give the winning level."""
    card = door("legends", "pilgrimage-to-delphi")
    assert isinstance(card, Special)
    told = msgspec.to_builtins(card)
    assert not told["play"][0]["do"][0]["then"][0].get("may_win")
    told["play"][0]["do"][0]["then"][0]["may_win"] = True
    return box_with("legends", msgspec.convert(told, Special, strict=False))


@pytest.mark.clause("MULT-06", edition="classic")
@pytest.mark.parametrize("text", [UNDEAD, NO_UNDEAD], ids=["joins", "needs-an-undead"])
def test_a_monster_made_undead_joins_an_undead(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    box = undead_box()
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options, packs: box)
    result = run_scenario(parse_text(text, Path("made-up.yaml")))
    assert result.passed, result.error


@pytest.mark.clause("WIN-02", edition="legends")
def test_a_card_that_says_so_gives_the_winning_level(monkeypatch: pytest.MonkeyPatch) -> None:
    box = winning_box()
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options, packs: box)
    result = run_scenario(parse_text(PILGRIMAGE, Path("made-up.yaml")))
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
    ends = {card: [rule["end"] for rule in rules if rule["rule"] == "until"] for card, rules in lasting.items()}
    assert ends == {
        "curse-change-sex": ["combat"],
        "curse-chicken-on-your-head": [{"lost": "head"}],
        "curse-malign-mirror": ["combat"],
    }


ELF = {"that": "you-are", "trait": "elf"}
NO_WIZARD = {"that": "not", "of": {"that": "you-are", "trait": "wizard"}}
LEVEL_3 = {"that": "at-least", "of": "level", "n": 3}
ELF_OR_NO_WIZARD_OF_LEVEL_3 = {"that": "any", "of": [ELF, {"that": "all", "of": [NO_WIZARD, LEVEL_3]}]}
STRUCK = """
# The Curse takes 2 levels from an Elf, and from whoever is no Wizard and of Level 3 or higher; from others 1.
name: A Curse whose condition is made of others
edition: classic
players:
  - {{name: Ann, level: {level}, {traits}}}
  - {{name: Bo}}
  - {{name: Cy}}
door: [curse-lose-a-level]
steps:
  - {{by: Ann, do: kick-door}}
  - {{do: settle}}
  - expect: {{players: {{Ann: {{level: {left}}}}}}}
"""


@pytest.mark.parametrize(
    ("level", "traits", "left"),
    [
        (3, "races: [elf], classes: [wizard]", 1),
        (3, "races: [elf]", 1),
        (3, "races: [dwarf]", 1),
        (3, "races: [dwarf], classes: [wizard]", 2),
        (2, "races: [dwarf]", 1),
        (5, "classes: [wizard]", 4),
    ],
)
def test_a_branch_goes_by_a_condition_made_of_others(
    level: int, traits: str, left: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = msgspec.to_builtins(door("classic", "curse-lose-a-level"))
    then, otherwise = ([{"do": "levels", "n": n}] for n in (-2, -1))
    told["effect"] = [{"do": "if", "that": ELF_OR_NO_WIZARD_OF_LEVEL_3, "then": then, "otherwise": otherwise}]
    card = msgspec.convert(told, Curse, strict=False)
    assert words(card)[2] == (
        "If you are an Elf or both you are not a Wizard and your Level is 3 or higher, lose 2 levels; "
        "otherwise lose 1 level."
    )
    box = box_with("classic", card)
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options, packs: box)
    result = run_scenario(parse_text(STRUCK.format(level=level, traits=traits, left=left), Path("made-up.yaml")))
    assert result.passed, result.error


STRONG = """
# Ann the Warrior gets +3 while she is an Elf, or no Wizard and of Level 3 or higher. Flying Frogs 2.
name: Strength while a condition made of others holds
edition: classic
players:
  - {{name: Ann, level: {level}, {traits}}}
  - {{name: Bo}}
  - {{name: Cy}}
door: [flying-frogs]
steps:
  - {{by: Ann, do: kick-door}}
  - expect: {{combat: {{munchkins: {munchkins}}}}}
"""


@pytest.mark.parametrize(
    ("level", "traits", "munchkins"),
    [
        (2, "classes: [warrior], races: [elf]", 5),
        (2, "classes: [warrior]", 2),
        (3, "classes: [warrior]", 6),
        (3, "classes: [warrior, wizard], modifiers: [super-munchkin]", 3),
    ],
)
def test_strength_goes_by_a_condition_made_of_others(
    level: int, traits: str, munchkins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = msgspec.to_builtins(door("classic", "warrior"))
    told["might"] = [{"n": 3, "if": ELF_OR_NO_WIZARD_OF_LEVEL_3}]
    box = box_with("classic", msgspec.convert(told, Class, strict=False))
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options, packs: box)
    text = STRONG.format(level=level, traits=traits, munchkins=munchkins)
    result = run_scenario(parse_text(text, Path("made-up.yaml")))
    assert result.passed, result.error


AIMED = """
# The Intervention is for one player, not of the highest Level but of Level 3 or higher: only Bo.
name: A card for a player of whom two things hold
edition: classic
players:
  - {name: Ann, level: 5, hand: [divine-intervention]}
  - {name: Bo, level: 3}
  - {name: Cy, level: 2}
door: [flying-frogs]
steps:
  - {by: Ann, refuse: {do: play, card: divine-intervention, target: Ann}}
  - {by: Ann, refuse: {do: play, card: divine-intervention, target: Cy}}
  - {by: Ann, do: play, card: divine-intervention, target: Bo}
  - {do: settle}
  - expect: {players: {Ann: {level: 5}, Bo: {level: 4}, Cy: {level: 2}}}
"""


def test_a_target_goes_by_conditions_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = msgspec.to_builtins(door("classic", "divine-intervention"))
    low = {"that": "not", "of": {"that": "highest", "who": "target"}}
    told["rules"] = []
    told["play"] = [
        {
            "when": ["any"],
            "target": "player",
            "if": [low, {**LEVEL_3, "who": "target"}],
            "do": [{"do": "levels", "n": 1, "who": "target"}],
        }
    ]
    card = msgspec.convert(told, Special, strict=False)
    assert "choose a player whose Level is not the highest and whose Level is 3 or higher" in words(card)[2]
    box = box_with("classic", card)
    monkeypatch.setattr("kickdoor.scenario.table.open_box", lambda editions, options, packs: box)
    result = run_scenario(parse_text(AIMED, Path("made-up.yaml")))
    assert result.passed, result.error
