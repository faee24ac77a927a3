"""Sets shuffled together: one table, one character, one Big Item, and cards of one set at work on those of another."""

from collections import Counter
from pathlib import Path

import pytest

from kickdoor import Game, new_game, replay
from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.options import options
from kickdoor.ruleset import open_box
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import run_scenario
from kickdoor.sim.invariants import check
from tests.props.play import pick, random_game

BLEND = ["classic", "legends"]
BOX = open_box(BLEND)
PLAYERS = (3, 4, 5, 6)


def in_a_blend(clauses: str, text: str) -> None:
    head = f"name: In a blend\nclauses: [{clauses}]\nedition: [classic, legends]\n"
    result = run_scenario(parse_text(head + text, Path("blend.yaml")))
    assert result.passed, result.error


@pytest.mark.clause("VAR-04", edition=["classic", "legends"])
@pytest.mark.parametrize("seed", range(30))
def test_random_games_come_to_their_end(seed: int) -> None:
    game = new_game(BLEND, players=PLAYERS[seed % 4], seed=seed)
    dice = Seeded(f"blend {seed}")
    while not game.over:
        game.apply(*pick(game.state, dice))
        check(game.state, None if game.over else options(game.state, game.state.asked))
    assert game.winners


@pytest.mark.clause("VAR-04", edition=["classic", "legends"])
def test_both_sets_are_all_there() -> None:
    alone = [open_box([name]) for name in BLEND]
    assert len(BOX.tables.face) == sum(len(box.tables.face) for box in alone) == 336
    for deck in (ids.DOOR, ids.TREASURE):
        assert BOX.tables.deck.count(deck) == sum(box.tables.deck.count(deck) for box in alone)
    for box in alone:
        assert set(box.names.trait_of) <= set(BOX.names.trait_of)


def test_ids_that_stand_in_both_sets_are_told_apart() -> None:
    names = BOX.names
    assert len(set(names.cards)) == len(names.cards)
    often = Counter(name.rpartition("/")[2] for name in names.cards)
    for name in names.cards:
        assert ("/" in name) == (often[name.rpartition("/")[2]] > 1)
    assert {"classic/warrior", "legends/warrior", "classic/cheat", "legends/cheat"} <= set(names.cards)
    assert "warrior" not in names.face_of
    assert all(names.face_of[f"{names.edition[face]}/{card.id}"] == face for face, card in enumerate(names.defs))


def test_a_blend_is_logged_and_replayed() -> None:
    game = random_game(new_game(BLEND, players=3, seed=3, options={"winning_level": 3}), 3)
    log = game.log()
    assert log["header"]["editions"] == BLEND
    again: Game = replay(log)
    assert (again.digest(), again.winners) == (game.digest(), game.winners)


@pytest.mark.clause("VAR-04", edition=["classic", "legends"])
def test_the_mate_of_one_set_doubles_a_monster_of_the_other() -> None:
    # Bloody Mary 8 (Legends): Mate (classic) 16, then Storied (Legends) and Enraged (classic): (8 + 5 + 5) x 2 = 36.
    in_a_blend(
        "VAR-04, ENH-03",
        """
players:
  - {name: Ann, level: 5}
  - {name: Bo, hand: [mate]}
  - {name: Cy, hand: [storied, enraged]}
door: [bloody-mary]
steps:
  - {by: Ann, do: kick-door}
  - {by: Bo, do: play, card: mate, target: bloody-mary}
  - expect: {combat: {munchkins: 5, monsters: 16, treasures: 4, levels: 2}}
  - {by: Cy, do: play, card: storied, target: bloody-mary}
  - {by: Cy, do: play, card: enraged, target: bloody-mary}
  - expect: {combat: {munchkins: 5, monsters: 36, treasures: 8}}
""",
    )


@pytest.mark.clause("VAR-04", edition=["classic", "legends"])
def test_twin_born_doubles_a_classic_monster_and_the_undead_of_both_sets_join() -> None:
    # Mr. Bones 2 (classic, Undead), Twin-Born (Legends): 4; Barrow-Wight 4 (Legends, Undead) comes along: 8.
    in_a_blend(
        "VAR-04, MULT-05",
        """
players:
  - {name: Ann, level: 1}
  - {name: Bo, hand: [twin-born]}
  - {name: Cy, hand: [barrow-wight, flying-frogs]}
door: [mr-bones]
steps:
  - {by: Ann, do: kick-door}
  - {by: Bo, do: play, card: twin-born, target: mr-bones}
  - expect: {combat: {munchkins: 1, monsters: 4, levels: 2}}
  - {by: Cy, refuse: {do: play, card: flying-frogs}, clause: COMB-10}
  - {by: Cy, do: play, card: barrow-wight}
  - expect: {combat: {monsters: 8, levels: 3, cards: [mr-bones, mr-bones, barrow-wight]}}
""",
    )


@pytest.mark.clause("VAR-04", edition=["classic", "legends"])
def test_a_class_of_both_sets_is_one_class() -> None:
    # A Warrior is a Warrior: the other set's card is no second Class for Super Munchkin, and its Items fit.
    in_a_blend(
        "VAR-04, SUPER-02",
        """
players:
  - {name: Ann, classes: [classic/warrior], modifiers: [legends/super-munchkin], hand: [legends/warrior, legends/thief]}
  - {name: Bo}
  - {name: Cy}
steps:
  - {by: Ann, refuse: {do: play, card: legends/warrior}, clause: SUPER-02}
  - {by: Ann, do: play, card: legends/thief}
  - expect: {players: {Ann: {classes: [classic/warrior, legends/thief]}}}
""",
    )


@pytest.mark.clause("R-17", edition=["classic", "legends"])
def test_an_ability_of_both_sets_has_one_limit() -> None:
    # Three cards for Berserk, then the Warrior of the other set in place of the first: no fourth.
    in_a_blend(
        "R-17, VAR-04",
        """
players:
  - {name: Ann, level: 2, classes: [classic/warrior], hand: [legends/warrior, mate, bad-omens, enraged, storied]}
  - {name: Bo}
  - {name: Cy}
door: [bloody-mary]
steps:
  - {by: Ann, do: kick-door}
  - {by: Ann, do: use, ability: berserk, discard: [mate]}
  - {by: Ann, do: use, ability: berserk, discard: [bad-omens]}
  - {by: Ann, do: use, ability: berserk, discard: [enraged]}
  - {by: Ann, do: discard-class, card: classic/warrior}
  - {by: Ann, do: play, card: legends/warrior}
  - expect: {combat: {munchkins: 5}, players: {Ann: {classes: [legends/warrior]}}}
  - {by: Ann, refuse: {do: use, ability: berserk, discard: [storied]}, clause: R-17}
""",
    )


@pytest.mark.clause("VAR-10", edition=["classic", "legends"])
def test_the_big_item_limit_holds_across_the_sets() -> None:
    big = [name for face, name in enumerate(BOX.names.cards) if BOX.tables.big[BOX.names.copies[face][0]]]
    edition = {name: BOX.names.edition[BOX.names.face_of[name]] for name in big}
    legends = next(name for name in big if edition[name] == "legends")
    in_a_blend(
        "VAR-10, ITEM-10",
        f"""
players:
  - {{name: Ann, carried: [huge-rock], hand: [{legends}]}}
  - {{name: Bo, carried: [{legends}]}}
  - {{name: Cy, races: [legends/dwarf], carried: [stepladder]}}
steps:
  - {{by: Ann, refuse: {{do: play, card: {legends}, choose: carried}}, clause: ITEM-10}}
  - {{by: Ann, refuse: {{do: give, to: Bo, card: huge-rock}}, clause: TRADE-06}}
  - {{by: Ann, do: give, to: Cy, card: huge-rock}}
  - {{by: Cy, do: accept}}
  - {{by: Ann, do: play, card: {legends}, choose: carried}}
""".replace("carried: [" + legends + "]}", "carried: [chainsaw-of-bloody-dismemberment]}"),
    )
