"""Malformed packs are refused by file, card and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kickdoor.cards.compile import House, code_cards, compile_box
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
    tables, names = compile_box(code_cards([edition]), House())
    assert tables.face == (0, 1, 1, 2)
    assert names.copies == ((0,), (1, 2), (3,))


DOOR_FAULTS = {
    "a name for nothing": (
        "  name: Wizard\n",
        "  name: Wizard\n  innate: flight\n",
        "11:3: wizard: innate 'flight' names nothing: there is no run_away, might or rule",
    ),
    "bad type": (
        "n: -2",
        "n: two",
        "8:31: net-troll: bad_stuff[0].n: unknown word 'two'; there are a number, minus-rolled",
    ),
    "bad type of a number": ("level: 10", "level: ten", "4:10: net-troll: level: Expected int, got str"),
    "out of range": ("level: 10", "level: 0", "4:10: net-troll: level: Expected int >= 1"),
    "unknown effect": (
        "do: levels",
        "do: lose-valeu",
        "8:20: net-troll: bad_stuff[0].do: unknown word 'lose-valeu'; did you mean 'lose-value'? There are ",
    ),
    "effect with nothing like it": (
        "do: levels",
        "do: pqx",
        "8:20: net-troll: bad_stuff[0].do: unknown word 'pqx'; there",
    ),
    "no effect": ("do: levels, ", "", "8:15: net-troll: bad_stuff[0].do: missing; there are "),
    "unknown field of an effect": (
        "n: -2",
        "n: -2, may_wni: true",
        "8:35: net-troll: bad_stuff[0].may_wni: unknown field; did you mean 'may_win'? There are may_win, n, who",
    ),
    "unknown value of a field": (
        "n: -2",
        "n: -2, who: yuo",
        "8:40: net-troll: bad_stuff[0].who: unknown word 'yuo'; did you mean 'you'? There are target, you",
    ),
    "unknown field of a card": (
        "level: 10",
        "level: 10\n  lvl: 10",
        "5:3: net-troll: lvl: unknown field; did you mean 'level'? There are against, bad_stuff, copies, level, ",
    ),
    "missing field of an effect": (", n: -2", "", "8:15: net-troll: bad_stuff[0].n: missing"),
    "missing field of a card": ("  treasures: 3\n", "", "2:3: net-troll: treasures: missing"),
    "unknown kind": (
        "kind: monster",
        "kind: munster",
        "2:9: net-troll: kind: unknown word 'munster'; did you mean 'monster'? There are ally, character, cheat, class",
    ),
    "no kind": ("  kind: monster\n", "", "2:3: net-troll: kind: missing; there are ally, character, cheat, class"),
    "unknown rule": (
        "level: 10",
        "level: 10\n  rules: [no-hepl]",
        "5:11: net-troll: rules[0]: unknown word 'no-hepl'; did you mean 'no-help'? There are grows",
    ),
    "rule without its braces": (
        "level: 10",
        "level: 10\n  rules: [spares]",
        "5:11: net-troll: rules[0]: unknown word 'spares', which is for cards of the kind monster; "
        "did you mean '{rule: spares}'? There are grows",
    ),
    "unknown moment": (
        "level: 10",
        "level: 10\n  uses: [{when: [fihgt], do: [{do: death}]}]",
        "5:18: net-troll: uses[0].when[0]: unknown word 'fihgt'; did you mean 'fight'? There are any",
    ),
    "unknown target": (
        "level: 10",
        "level: 10\n  uses: [{when: [fight], target: rivla, do: [{do: death}]}]",
        "5:34: net-troll: uses[0].target: unknown word 'rivla'; did you mean 'rival'? There are bystander",
    ),
    "unknown target with fields": (
        "level: 10",
        "level: 10\n  uses: [{when: [fight], target: {at: monstre, to_level: 1}, do: [{do: death}]}]",
        "5:39: net-troll: uses[0].target.at: unknown word 'monstre'; did you mean 'monster'? There are ",
    ),
    "unknown condition": (
        "level: 10",
        "level: 10\n  uses: [{when: [fight], if: [{that: you-ar, trait: wizard}], do: [{do: death}]}]",
        "5:38: net-troll: uses[0].if[0].that: unknown word 'you-ar'; did you mean 'you-are'? There are ",
    ),
    "unknown cost": (
        "level: 10",
        "level: 10\n  uses: [{when: [fight], cost: crad, do: [{do: death}]}]",
        "5:32: net-troll: uses[0].cost: unknown word 'crad'; did you mean 'card'? There are card",
    ),
    "unknown limit": (
        "level: 10",
        "level: 10\n  uses: [{when: [fight], limit: {per: tunr}, do: [{do: death}]}]",
        "5:39: net-troll: uses[0].limit.per: unknown word 'tunr'; did you mean 'turn'? There are combat",
    ),
    "unknown strength": (
        "level: 10",
        "level: 10\n  might: [{n: 1, of: {are: munchkin, trait: wizard}}]",
        "5:28: net-troll: might[0].of.are: unknown word 'munchkin'; did you mean 'munchkins'? There are allies",
    ),
    "rule of another kind": (
        "level: 10",
        "level: 10\n  rules: [double-sale]",
        "5:11: net-troll: rules[0]: unknown word 'double-sale', which is for cards of the kind class, race, item, ",
    ),
    "old word": (
        "level: 10",
        "level: 10\n  rules: [{rule: own-strength, n: 2}]",
        "5:18: net-troll: rules[0].rule: unknown word 'own-strength', which is {rule: plus, to: strength, n: N} now",
    ),
    "old effect": (
        "do: levels",
        "do: spend",
        "8:20: net-troll: bad_stuff[0].do: unknown word 'spend', which is {do: plus, to: you, n: N} now",
    ),
    "a die that is not for this": (
        "do: levels, n: -2",
        "do: plus, to: you, n: rolled",
        "8:15: net-troll: bad_stuff[0]: the die is for a side or a monster",
    ),
    "old word without fields": (
        "level: 10",
        "level: 10\n  rules: [no-escape]",
        "5:11: net-troll: rules[0]: unknown word 'no-escape', which is {rule: escape, by: nobody} now",
    ),
    "nothing to count": (
        "level: 10",
        "level: 10\n  might: [{n: 1, for: each, of: {are: together}}]",
        "5:11: net-troll: might[0]: there is nothing to count",
    ),
    "id inside": ("level: 10", "level: 10\n  id: x", "5:3: net-troll: id: the key is the id"),
    "no card": (
        "wizard:\n  kind: class\n  name: Wizard\n  copies: 2",
        "wizard: 1",
        "10:9: wizard: Expected a mapping of fields",
    ),
    "id twice": ("wizard:\n", "net-troll:\n", "10:1: net-troll: given twice"),
    "field twice": ("level: 10", "level: 10\n  level: 9", "5:3: net-troll: level: given twice"),
    "inner field twice": ("n: -2", "n: -2, n: 1", "8:35: net-troll: bad_stuff[0].n: given twice"),
    "wrong count": ("copies: 2", "copies: 3", " 4 cards, but pack.yaml: decks.door says 3"),
    "no YAML": ("level: 10", "level: [10", "5:12: expected ',' or ']', but got ':'"),
}


@pytest.mark.parametrize(("old", "new", "told"), DOOR_FAULTS.values(), ids=DOOR_FAULTS)
def test_faults_in_a_deck(write: Write, old: str, new: str, told: str) -> None:
    assert old in DOORS
    with pytest.raises(PackError) as refused:
        load_edition(write(doors=DOORS.replace(old, new)))
    assert str(refused.value).startswith(f"packs/tiny/doors.yaml:{told}"), refused.value


WORD_FAULTS = {
    "unknown trait": (
        "{wizard: 3}",
        "{lizard: 3}",
        "6:13: net-troll: against: unknown trait 'lizard'; did you mean 'wizard'? There are",
    ),
    "unknown tag": (
        "[undead]",
        "[unread]",
        "7:10: net-troll: tags: unknown tag 'unread'; did you mean 'undead'? There are undead",
    ),
    "unknown card": (
        "treasures: 3",
        "treasures: 3\n  uses: [{when: [fight], target: {at: monster, card: net-trol}, do: [{do: join}]}]",
        "6:54: net-troll: uses: unknown card 'net-trol'; did you mean 'net-troll'? There are hat, net-troll, wizard",
    ),
    "unknown class": (
        "\nwizard:\n",
        "\nlizard:\n",
        "10:1: lizard: id: unknown trait 'lizard'; did you mean 'wizard'? There are",
    ),
    "a rule for other cards": (
        "wizard:\n  kind: class",
        "wizard:\n  kind: class\n  rules: [{rule: plus, to: strength, n: 2}]",
        "12:3: wizard: rules: 'you get +2 in combat' is for cards of the kind curse",
    ),
    "strength for other cards": (
        "treasures: 3\n",
        "treasures: 3\n  might: [{n: 2, if: {that: you-are, trait: wizard}}]\n",
        "6:3: net-troll: might: '+2 for Wizards' is for cards of the kind class, race, item, hireling",
    ),
    "a Curse without an end": (
        "wizard:\n  kind: class",
        "doom:\n  kind: curse\n  effect: [{do: last}]",
        "12:3: doom: effect: a Curse that lasts has rules, and one with rules must last",
    ),
}


@pytest.mark.parametrize(("old", "new", "told"), WORD_FAULTS.values(), ids=WORD_FAULTS)
def test_words_the_pack_does_not_know(write: Write, old: str, new: str, told: str) -> None:
    edition = load_edition(write(doors=DOORS.replace(old, new)))
    with pytest.raises(PackError) as refused:
        code_cards([edition])
    assert str(refused.value).startswith(f"packs/tiny/doors.yaml:{told}"), refused.value


def test_a_one_shot_without_a_use(write: Write) -> None:
    hat = TREASURES.replace("kind: item", "kind: one-shot").replace("  slot: head\n  usable_by: [wizard]\n", "")
    with pytest.raises(PackError) as refused:
        load_edition(write(treasures=hat))
    assert str(refused.value) == "packs/tiny/treasures.yaml:2:3: hat: a one-shot Item has a way to play it, or rules"


def test_a_level_card_that_says_twice_what_it_does(write: Write) -> None:
    way = "{when: [any], target: rival, do: [{do: levels, n: 1}]}"
    level = f"hat: {{kind: go-up-a-level, name: Hat, if: [alone], play: [{way}]}}\n"
    with pytest.raises(PackError, match=r"hat: a Go Up a Level card with a way of its own to play it says there what"):
        load_edition(write(treasures=level))


def test_missing_file(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/treasures.yaml: no such file$"):
        load_edition(write(treasures=None))


def test_empty_file(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/treasures.yaml: Expected a mapping$"):
        load_edition(write(treasures=""))


def test_id_in_both_decks(write: Write) -> None:
    clash = r"^packs/tiny/treasures.yaml:1:1: wizard: id: also stands in packs/tiny/doors.yaml$"
    with pytest.raises(PackError, match=clash):
        load_edition(write(treasures=TREASURES.replace("hat:", "wizard:")))


def test_pack_of_another_name(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/pack.yaml:1:5: id: large is not the name of its folder$"):
        load_edition(write(pack=PACK.replace("id: tiny", "id: large")))


def test_unknown_field_of_the_pack(write: Write) -> None:
    with pytest.raises(PackError, match=r"^packs/tiny/pack.yaml:6:1: tgas: unknown field; did you mean 'tags'\?"):
        load_edition(write(pack=PACK + "tgas: [red]\n"))


def test_tag_that_joins_but_does_not_exist(write: Write) -> None:
    with pytest.raises(
        PackError, match=r"^packs/tiny/pack.yaml:6:13: join_tags: unknown tag 'undaed'; did you mean 'undead'\?"
    ):
        load_edition(write(pack=PACK + "join_tags: [undaed]\n"))


@pytest.mark.parametrize("name", ["nowhere", "../classic", "Classic", ""])
def test_unknown_edition(name: str) -> None:
    with pytest.raises(UnknownEdition, match="unknown edition"):
        read_edition(name)
