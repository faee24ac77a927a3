"""Deck building: cards left out, cards there more often, and decks nobody can play with."""

import pytest

from kickdoor import new_game, replay
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Monster
from kickdoor.engine import ids
from kickdoor.ruleset import OptionError, open_box
from kickdoor.sim.exhaust import exhaust
from tests.props.play import random_game

CLASSIC = read_edition("classic")


def test_a_card_left_out_is_gone() -> None:
    names = open_box(options={"decks": {"plutonium-dragon": 0}}).names
    assert "plutonium-dragon" not in names.cards
    assert "classic/plutonium-dragon" not in names.face_of
    assert len(names.cards) == 146
    assert sum(map(len, names.copies)) == 167
    assert all(names.copies)


def test_more_copies_are_more_cards() -> None:
    box = open_box(options={"decks": {"wishing-ring": 5, "classic/warrior": 1}})
    assert len(box.names.copies[box.names.face_of["wishing-ring"]]) == 5
    assert len(box.names.copies[box.names.face_of["warrior"]]) == 1
    assert len(box.tables.face) == 168 + 3 - 2
    assert list(box.tables.face) == sorted(box.tables.face)


def test_a_card_may_speak_of_one_that_is_left_out() -> None:
    """Nobody is ever asked about it."""
    named = open_box(options={"decks": {"floating-nose": 0, "gazebo": 0}})
    assert named.tables.faces == 145
    assert random_game(new_game(players=3, seed=5, options={"decks": {"floating-nose": 0}}), 5, 400)


def test_the_hash_follows_what_is_in_the_box() -> None:
    plain = open_box()
    fewer = open_box(options={"decks": {"wishing-ring": 1}})
    assert fewer.hash != plain.hash
    assert open_box(options={"decks": {"classic/wishing-ring": 1}}).hash == fewer.hash
    assert open_box(options={"decks": {"wishing-ring": 2}}).hash == plain.hash  # as printed


def test_a_blend_names_the_set() -> None:
    box = open_box(["classic", "legends"], {"decks": {"legends/warrior": 0, "medusa": 2}})
    assert "warrior" in box.names.cards  # the classic one alone now, and called so
    assert "legends/warrior" not in box.names.face_of


def test_a_game_with_built_decks_is_logged_and_replayed() -> None:
    options = {"decks": {"plutonium-dragon": 0, "elf": 9}, "winning_level": 3}
    game = random_game(new_game(players=3, seed=6, options=options), 6)
    assert game.log()["header"]["options"] == options
    assert replay(game.log()).digest() == game.digest()


NO_MONSTERS = {card.id: 0 for card in CLASSIC.doors if isinstance(card, Monster)}
FEW_TREASURES = {card.id: 0 for card in CLASSIC.treasures[12:]}


@pytest.mark.parametrize(
    ("editions", "decks", "told"),
    [
        (["classic"], {"x": 0}, "decks: no card 'x' in classic"),
        (["classic", "legends"], {"x": 0}, "decks: no card 'x' in classic, legends"),
        (["classic"], {"legends/warrior": 0}, "decks: no card 'legends/warrior' in classic"),
        (
            ["classic", "legends"],
            {"warrior": 0},
            "decks: 'warrior' stands in several sets; name one of",
        ),
        (["classic"], {"warrior": 10}, "decks: warrior: 0 to 9 copies, not 10"),
        (["classic"], {"warrior": -1}, "decks: warrior: 0 to 9 copies, not -1"),
        (["classic"], {"elf": 1, "warrior": "two"}, "decks: warrior: Expected int, got str"),
        (["classic"], {"warrior": 1, "classic/warrior": 2}, "decks: classic/warrior is given twice"),
        (["classic"], ["warrior"], "decks: Expected object, got array"),
        (["classic"], NO_MONSTERS, "decks: no monster is left in the Door deck"),
    ],
)
def test_what_cannot_be_built_is_refused(editions: list[str], decks: object, told: str) -> None:
    with pytest.raises(OptionError) as refused:
        open_box(editions, {"decks": decks})
    assert str(refused.value).startswith(told)


@pytest.mark.clause("SETUP-03", edition=["classic", "legends"])
def test_too_few_cards_for_the_opening_deal() -> None:
    left = open_box(options={"decks": FEW_TREASURES}).tables.deck.count(ids.TREASURE)
    players = left // 4
    assert new_game(players=max(3, players), options={"decks": FEW_TREASURES}).pending
    with pytest.raises(OptionError, match=f"^decks: {left} Treasure cards are too few to deal {players + 1} players"):
        new_game(players=players + 1, options={"decks": FEW_TREASURES})


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"table": ["beverage"]}, "table: no card of classic asks what stands on the table"),
        ({"seal_roll": True}, "seal_roll: none of classic has Seals"),
        ({"deck": {}}, "unknown option 'deck'"),
    ],
)
def test_options_that_contradict_the_box(options: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        open_box(options=options)
    assert str(refused.value).startswith(told)


def test_exhaust_needs_a_deal_for_six(monkeypatch: pytest.MonkeyPatch) -> None:
    small = open_box(options={"decks": FEW_TREASURES})
    monkeypatch.setattr("kickdoor.sim.exhaust.open_box", lambda editions, packs: small)
    with pytest.raises(OptionError, match="too few to deal"):
        exhaust(("classic",), 1, 1)
