"""What a box holds: the traits of the sets in it, and blends as far as there are sets to blend."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from kickdoor import new_game, ruleset
from kickdoor.cards.compile import Coded, code_cards
from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import Class, Edition, Race
from kickdoor.engine import ids
from kickdoor.rules.clauses import holds, load, shipped_editions
from kickdoor.ruleset import OptionError, open_box

EDITIONS = shipped_editions()
BLENDS = [blend for n in range(1, len(EDITIONS) + 1) for blend in combinations(EDITIONS, n)]
WITH_RACES = [edition for edition in EDITIONS if holds(load()["CHAR-04"], edition)]


@pytest.mark.clause("CHAR-04")
@pytest.mark.parametrize("edition", WITH_RACES)
def test_the_classes_and_races_of_the_sets_with_races(edition: str) -> None:
    doors = read_edition(edition).doors
    assert {card.id for card in doors if isinstance(card, Class)} == {"warrior", "wizard", "thief", "cleric"}
    assert {card.id for card in doors if isinstance(card, Race)} == {"elf", "dwarf", "halfling"}


@pytest.mark.clause("VAR-04")
@pytest.mark.parametrize("blend", BLENDS, ids="+".join)
def test_any_sets_are_shuffled_together(blend: tuple[str, ...]) -> None:
    """One set is a blend of one; every further set joins as soon as it is there."""
    box = open_box(blend)
    sets = [read_edition(name).pack for name in blend]
    assert box.tables.deck.count(ids.DOOR) == sum(pack.decks["door"] for pack in sets)
    assert box.tables.deck.count(ids.TREASURE) == sum(pack.decks["treasure"] for pack in sets)
    assert {word for pack in sets for word in (*pack.classes, *pack.races)} <= set(box.names.trait_of)
    assert set(box.names.edition) == set(blend)
    assert new_game(blend, players=3).pending


@pytest.mark.clause("VAR-04")
def test_all_five_are_860_cards() -> None:
    box = open_box(EDITIONS)
    assert len(box.tables.face) == 860
    assert len(box.names.cards) == 779


@pytest.mark.parametrize(
    ("editions", "options", "told"),
    [
        (("classic",), {"seal_roll": True}, "seal_roll: none of classic has Seals"),
        (("apocalypse",), {"seal_roll": True}, "seal_roll: only for a blend with other sets, not for apocalypse alone"),
        (("classic", "apocalypse"), {"table": ["beverage"]}, "table: no card of classic, apocalypse asks"),
        (("adventure-time",), {"table": ["sofa"]}, "table: no card asks for 'sofa', but for sweet-food, beverage"),
        (("classic",), {"seal_role": True}, "unknown option 'seal_role'; did you mean 'seal_roll'?"),
    ],
)
def test_options_that_do_not_fit(editions: tuple[str, ...], options: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        open_box(editions, options)
    assert str(refused.value).startswith(told)


def test_options_that_fit() -> None:
    assert open_box(("classic", "apocalypse"), {"seal_roll": True}).tables.hooks
    assert open_box(("adventure-time",), {"table": ["beverage"]}).tables.table == 2


@pytest.mark.clause("VAR-04")
def test_a_set_is_in_a_box_once() -> None:
    with pytest.raises(OptionError, match=r"^editions: one or more, each once"):
        open_box(("classic", "classic"))
    with pytest.raises(OptionError, match=r"^editions: one or more, each once"):
        open_box(())


def test_cards_are_made_numbers_once_whatever_a_table_agrees_on(monkeypatch: pytest.MonkeyPatch) -> None:
    coded: list[tuple[bool, frozenset[str]]] = []

    def code(editions: Sequence[Edition], sexes: bool, without: frozenset[str]) -> Coded:
        coded.append((sexes, without))
        return code_cards(editions, sexes, without)

    monkeypatch.setattr(ruleset, "code_cards", code)
    ruleset._coded.cache_clear()
    blend = ("steampunk", "classic")
    boxes = [open_box(blend, {"winning_level": 11, "hand_limit": n}) for n in range(7, 12)]
    boxes.append(open_box(blend, {"winning_level": 12, "decks": {"classic/plutonium-dragon": 3}}))
    assert coded == [(True, frozenset())]
    assert len({box.hash for box in boxes}) == 6
    assert [box.tables.hand_limit for box in boxes] == [7, 8, 9, 10, 11, 5]
    assert len(boxes[-1].tables.deck) == len(boxes[0].tables.deck) + 2
    open_box(blend, {"winning_level": 12, "decks": {"classic/plutonium-dragon": 0}})
    open_box(blend, {"winning_level": 12, "ignore_sex": True})
    assert coded[1:] == [(True, frozenset(["classic/plutonium-dragon"])), (False, frozenset())]
