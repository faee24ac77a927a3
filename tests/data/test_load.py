"""Malformed packs are refused by file, card and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.cards.compile import House, compile_box
from kickdoor.cards.load import PackError, UnknownEdition, load_edition, read_edition

PACK = """\
id: tiny
name: Tiny
decks: {door: 3, treasure: 1}
classes: [wizard]
tags: [undead]
"""
DOORS = """\
net-troll:
  kind: monster
  name: Net Troll
  level: 10
  treasures: 3
  against: {wizard: 3}
  tags: [undead]
  bad_stuff: [{do: levels, n: -2}]

wizard:
  kind: class
  name: Wizard
  copies: 2
"""
TREASURES = """\
hat:
  kind: item
  name: Hat
  gold: 400
  slot: head
  usable_by: [wizard]
"""
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def put(pack: str = PACK, doors: str = DOORS, treasures: str | None = TREASURES) -> Path:
        folder = tmp_path / "packs" / "tiny"
        folder.mkdir(parents=True)
        for name, text in (("pack", pack), ("doors", doors), ("treasures", treasures)):
            if text is not None:
                (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
        return folder

    return put


def test_a_sound_pack_loads(write: Write) -> None:
    edition = load_edition(write())
    assert [card.id for card in (*edition.doors, *edition.treasures)] == ["net-troll", "wizard", "hat"]
    tables, names = compile_box([edition], House())
    assert tables.face == (0, 1, 1, 2)
    assert names.copies == ((0,), (1, 2), (3,))


DOOR_FAULTS = {
    "bad type": ("n: -2", "n: two", "net-troll: bad_stuff[0].n: Expected int, got str"),
    "bad type of a number": ("level: 10", "level: ten", "net-troll: level: Expected int, got str"),
    "out of range": ("level: 10", "level: 0", "net-troll: level: Expected int >= 1"),
    "unknown effect": ("do: levels", "do: explode", "net-troll: bad_stuff[0].do: Invalid value 'explode'"),
    "unknown field of an effect": ("n: -2", "n: -2, m: 1", "net-troll: bad_stuff[0].m: unknown field"),
    "unknown field of a card": ("level: 10", "level: 10\n  lvl: 10", "net-troll: lvl: unknown field"),
    "missing field of an effect": (", n: -2", "", "net-troll: bad_stuff[0].n: missing"),
    "missing field of a card": ("  treasures: 3\n", "", "net-troll: treasures: missing"),
    "unknown kind": ("kind: monster", "kind: munster", "net-troll: kind: Invalid value 'munster'"),
    "no kind": ("  kind: monster\n", "", "net-troll: kind: missing"),
    "rule of another kind": (
        "level: 10",
        "level: 10\n  rules: [any-big]",
        "net-troll: rules[0]: Invalid enum value 'any-big'",
    ),
    "nothing to count": (
        "level: 10",
        "level: 10\n  might: [{n: 1, for: each, of: {are: together}}]",
        "net-troll: might[0]: there is nothing to count",
    ),
    "id inside": ("level: 10", "level: 10\n  id: x", "net-troll: id: the key is the id"),
    "no card": (
        "wizard:\n  kind: class\n  name: Wizard\n  copies: 2",
        "wizard: 1",
        "wizard: Expected a mapping of fields",
    ),
    "id twice": ("wizard:\n", "net-troll:\n", "net-troll: given twice"),
    "field twice": ("level: 10", "level: 10\n  level: 9", "net-troll: level: given twice"),
    "inner field twice": ("n: -2", "n: -2, n: 1", "net-troll: bad_stuff[0].n: given twice"),
    "wrong count": ("copies: 2", "copies: 3", "4 cards, but pack.yaml: decks.door says 3"),
    "no YAML": ("level: 10", "level: [10", "line 5: expected ',' or ']', but got ':'"),
}


@pytest.mark.parametrize(("old", "new", "told"), DOOR_FAULTS.values(), ids=DOOR_FAULTS)
def test_faults_in_a_deck(write: Write, old: str, new: str, told: str) -> None:
    assert old in DOORS
    with pytest.raises(PackError) as refused:
        load_edition(write(doors=DOORS.replace(old, new)))
    assert str(refused.value) == f"packs/tiny/doors.yaml: {told}"


WORD_FAULTS = {
    "unknown trait": ("{wizard: 3}", "{lizard: 3}", "net-troll: against: unknown trait 'lizard'"),
    "unknown tag": ("[undead]", "[unread]", "net-troll: tags: unknown tag 'unread'"),
    "unknown card": (
        "treasures: 3",
        "treasures: 3\n  uses: [{when: [fight], target: {at: named-monster, card: nose}, do: [{do: kill}]}]",
        "net-troll: uses: unknown card 'tiny/nose'",
    ),
    "unknown class": ("\nwizard:\n", "\nlizard:\n", "lizard: id: unknown trait 'lizard'"),
    "a Curse without an end": (
        "wizard:\n  kind: class",
        "doom:\n  kind: curse\n  effect: [{do: last}]",
        "doom: effect: a Curse that lasts has rules, and one with rules must last",
    ),
}


@pytest.mark.parametrize(("old", "new", "told"), WORD_FAULTS.values(), ids=WORD_FAULTS)
def test_words_the_pack_does_not_know(write: Write, old: str, new: str, told: str) -> None:
    edition = load_edition(write(doors=DOORS.replace(old, new)))
    with pytest.raises(PackError) as refused:
        compile_box([edition], House())
    assert str(refused.value) == f"packs/tiny/doors.yaml: {told}"


def test_a_one_shot_without_a_use(write: Write) -> None:
    hat = TREASURES.replace("kind: item", "kind: one-shot").replace("  slot: head\n  usable_by: [wizard]\n", "")
    with pytest.raises(PackError) as refused:
        load_edition(write(treasures=hat))
    assert str(refused.value) == "packs/tiny/treasures.yaml: hat: a one-shot Item has a way to play it, or rules"


def test_a_level_card_that_says_twice_what_it_does(write: Write) -> None:
    way = "{when: [any], target: rival, do: [{do: levels, n: 1}]}"
    level = f"hat: {{kind: go-up-a-level, name: Hat, if: [after-combat], play: [{way}]}}\n"
    with pytest.raises(PackError, match=r"hat: a Go Up a Level card with a way of its own to play it says there what"):
        load_edition(write(treasures=level))


def test_missing_file(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/treasures.yaml: no such file$"):
        load_edition(write(treasures=None))


def test_empty_file(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/treasures.yaml: Expected a mapping$"):
        load_edition(write(treasures=""))


def test_id_in_both_decks(write: Write) -> None:
    clash = r"^packs/tiny/treasures.yaml: wizard: id: also stands in packs/tiny/doors.yaml$"
    with pytest.raises(PackError, match=clash):
        load_edition(write(treasures=TREASURES.replace("hat:", "wizard:")))


def test_pack_of_another_name(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/pack.yaml: id: large is not the name of its folder$"):
        load_edition(write(pack=PACK.replace("id: tiny", "id: large")))


def test_unknown_field_of_the_pack(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/pack.yaml: colour: unknown field$"):
        load_edition(write(pack=PACK + "colour: red\n"))


def test_tag_that_joins_but_does_not_exist(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/pack.yaml: join_tags: unknown tag 'shark'$"):
        load_edition(write(pack=PACK + "join_tags: [shark]\n"))


@pytest.mark.parametrize("name", ["nowhere", "../classic", "Classic", ""])
def test_unknown_edition(name: str) -> None:
    with pytest.raises(UnknownEdition, match="unknown edition"):
        read_edition(name)
