"""Boxes: numbers that fit together, options, hashes."""

import pytest

from kickdoor.cards.load import read_edition
from kickdoor.cards.show import UnknownCard, show_card
from kickdoor.effects.coder import NOBODY
from kickdoor.engine import ids
from kickdoor.engine.hooks import H_TURN_BEGINS
from kickdoor.engine.tables import Program
from kickdoor.ruleset import Box, OptionError, open_box

BOX = open_box()
T, NAMES = BOX.tables, BOX.names
LEGENDS = open_box(["legends"])
BOTH = open_box(["classic", "legends"])
STEAMPUNK = open_box(["steampunk"])
THREE = open_box(["classic", "legends", "steampunk"])
ADVENTURE_TIME = open_box(["adventure-time"])
NAMED = {"classic": BOX, "legends": LEGENDS, "both": BOTH, "steampunk": STEAMPUNK, "three": THREE}
NAMED |= {"adventure-time": ADVENTURE_TIME}
BOXES = pytest.mark.parametrize("box", NAMED.values(), ids=NAMED)
COUNTS = [
    (168, 147, 95, 73),
    (168, 148, 96, 72),
    (336, 295, 191, 145),
    (168, 155, 95, 73),
    (504, 450, 286, 218),
    (176, 163, 95, 73),
]


def number(box: Box, card: str) -> int:
    """The first copy of a card."""
    return box.names.copies[box.names.face_of[card]][0]


@pytest.mark.parametrize(("box", "counts"), list(zip(NAMED.values(), COUNTS)), ids=NAMED)
def test_counts(box: Box, counts: tuple[int, int, int, int]) -> None:
    t = box.tables
    assert (len(t.face), t.faces, t.deck.count(ids.DOOR), t.deck.count(ids.TREASURE)) == counts
    assert list(t.face) == sorted(t.face)
    assert list(t.deck) == sorted(t.deck)
    assert [n for copies in box.names.copies for n in copies] == list(range(len(t.face)))


@BOXES
def test_monsters_that_join_their_own_kind(box: Box) -> None:
    words = {word for edition in box.editions for word in read_edition(edition).pack.join_tags}
    assert "undead" in words
    assert box.tables.joins == sum(box.names.tag_of[word] for word in words)


@BOXES
def test_programs_stay_inside_themselves(box: Box) -> None:
    t = box.tables
    for program in t.programs:
        for at, op in enumerate(program):
            if op[0] in ids.JUMPS:
                assert at < op[ids.JUMPS[op[0]]] <= len(program)
            if op[0] in (ids.O_LOSE, ids.O_TAKEN, ids.O_GIVE):
                assert 0 <= op[1] < len(t.filters)
            if op[0] == ids.O_EACH:
                assert 0 <= op[2] < len(t.programs)
            if op[0] == ids.O_EITHER:
                assert box.names.words[op[1]] != box.names.words[op[2]]


@BOXES
def test_abilities_belong_to_their_cards(box: Box) -> None:
    t = box.tables
    abilities = t.abilities
    for n, face in enumerate(t.face):
        assert all(abilities[use].face == face for use in t.modes[n] + t.uses[n])
        assert all(abilities[use].name == -1 for use in t.modes[n])
        assert all(0 <= abilities[use].name < len(box.names.abilities) for use in t.uses[n])
        when = 0
        for use in t.modes[n]:
            when |= abilities[use].when
        assert t.when[n] == when
    for ability in abilities:
        assert -1 <= ability.program < len(t.programs)
        assert ability.cost != ids.COST_FILTER or 0 <= ability.cost_arg < len(t.filters)


def test_cards_of_two_sets_are_told_apart() -> None:
    twice = {name.partition("/")[2] for name in BOTH.names.cards if "/" in name}
    assert twice == set(BOX.names.cards) & set(LEGENDS.names.cards)
    for name in twice:
        one, other = (BOTH.names.face_of[f"{edition}/{name}"] for edition in BOTH.editions)
        assert (BOTH.names.cards[one], BOTH.names.cards[other]) == (f"classic/{name}", f"legends/{name}")
        assert name not in BOTH.names.face_of
    assert BOTH.names.face_of["legends/wandering-monster"] != BOTH.names.face_of["classic/wandering-monster"]
    assert BOTH.names.face_of["legends/sphinx"] == BOTH.names.face_of["sphinx"]


def test_sets_share_classes_races_tags_and_abilities() -> None:
    t = BOTH.tables
    for name in ("warrior", "elf"):
        one, other = number(BOTH, f"classic/{name}"), number(BOTH, f"legends/{name}")
        assert t.trait[one] == t.trait[other] == BOTH.names.trait_of[name]
    assert t.tags[number(BOTH, "king-tut")] == t.tags[number(BOTH, "pluto")] == BOTH.names.tag_of["undead"]
    (one,), (other,) = t.uses[number(BOTH, "classic/warrior")], t.uses[number(BOTH, "legends/warrior")]
    assert t.abilities[one].name == t.abilities[other].name == BOTH.names.ability_of["berserk"]


def test_strength_that_depends_on_the_fight() -> None:
    def might(card: str) -> tuple[tuple[int, int, int, int], ...]:
        return LEGENDS.tables.might[number(LEGENDS, card)]

    names = LEGENDS.names
    fire, undead = names.tag_of["fire-attack"], names.tag_of["undead"]
    assert might("boogie-man") == ((ids.N_LEVEL_AT_MOST, 3, 3, ids.IF_ANY),)
    assert might("draugr") == ((ids.N_SIDE_TAG, fire, -3, ids.IF_ANY),)
    assert might("lernaean-hydra") == ((ids.N_SIDE_TAG, fire, 5, ids.IF_NONE),)
    assert might("headless-horseman") == ((ids.N_WORN, ids.SLOT_HEAD, 4, ids.IF_ANY),)
    assert might("kraken") == ((ids.N_FACE, names.face_of["trident"], -4, ids.IF_ANY),)
    assert might("orpheus-lyre") == ((ids.N_MONSTER_TAG, undead, 3, ids.IF_ANY),)
    assert might("basilisk-eyedrops") == ((ids.N_MONSTER_LEVEL, 14, 3, ids.IF_ANY),)
    assert might("mead-of-poetry") == ((ids.N_TRAIT, names.trait_of["warrior"], 2, ids.IF_ANY),)
    assert LEGENDS.tables.against[number(LEGENDS, "domovoi")] == ((ids.NO_CLASS, 2),)


def test_a_riddle_on_entering() -> None:
    ((kind, program, _),) = LEGENDS.tables.passives[number(LEGENDS, "sphinx")]
    either, *rest = LEGENDS.tables.programs[program]
    assert kind == ids.P_ENTERS
    assert [LEGENDS.names.words[word] for word in either[1:3]] == ["roll", "fight"]
    assert (either[0], either[3]) == (ids.O_EITHER, 4)
    assert rest == [(ids.O_ROLL,), (ids.O_UNLESS_DIE, 5, 6, 4), (ids.O_LET_GO, 2)]


def test_a_cost_by_kind() -> None:
    t = LEGENDS.tables
    (use,) = t.uses[number(LEGENDS, "cerberus")]
    places = ids.IN_PLAY | ids.IN_HAND
    wanted = (places, ids.SIZE_ANY, ids.ANY_SLOT, 0, 0, ids.ANY_DECK, ids.K_ONESHOT, -1)
    ability = t.abilities[use]
    assert t.filters[ability.cost_arg] == wanted


@pytest.mark.parametrize(
    ("card", "program"),
    [
        (
            "3872-orcs",
            ((ids.O_ROLL,), (ids.O_UNLESS_DIE, 1, 2, 4), (ids.O_DEATH,), (ids.O_GOTO, 5), (ids.O_LEVELS_ACC, ids.YOU)),
        ),
        (
            "amazon",
            ((ids.O_LOSE_TRAITS, ids.KIND_CLASS, ids.ALL, 0), (ids.O_IF_SOME, 3), (ids.O_LEVELS, ids.YOU, -3, 0)),
        ),
        ("platycore", ((ids.O_EITHER, 0, 1, 3), (ids.O_DISCARD_HAND,), (ids.O_GOTO, 4), (ids.O_LEVELS, 0, -2, 0))),
    ],
)
def test_branches_compile_to_jumps(card: str, program: Program) -> None:
    assert T.programs[T.bad[number(BOX, card)]] == program


def test_income_tax_asks_everybody() -> None:
    lose, if_none, value, each = T.programs[T.bad[number(BOX, "curse-income-tax")]]
    assert lose[0] == ids.O_LOSE
    assert (if_none, value, each[:2]) == ((ids.O_IF_NONE, 4), (ids.O_VALUE,), (ids.O_EACH, ids.EACH_OTHER))
    assert T.programs[each[2]] == ((ids.O_LOSE_VALUE, ids.ACC), (ids.O_IF_SOME, 3), (ids.O_LEVELS, ids.YOU, -1, 0))


def test_equal_arguments_give_the_same_box() -> None:
    assert open_box(["classic"], {"winning_level": 10, "table": []}) is BOX


def test_options_reach_the_tables_and_the_hash() -> None:
    options = {"winning_level": 20, "hand_limit": 7, "faster_play": True, "shared_victory": True}
    other = open_box(options=options)
    t = other.tables
    assert (t.win_level, t.hand_limit, t.shared, any(t.hooks[H_TURN_BEGINS])) == (20, 7, 1, True)
    assert (T.win_level, T.hand_limit, T.shared, any(T.hooks[H_TURN_BEGINS])) == (10, 5, 0, False)
    assert other.hash != BOX.hash


def test_sexes_can_be_ignored() -> None:
    t = open_box(options={"ignore_sex": True}).tables
    sword, amazon = number(BOX, "broad-sword"), number(BOX, "amazon")
    assert (T.need[sword], t.need[sword]) == (ids.FEMALE, 0)
    assert T.passives[amazon] == ((ids.P_LEAVES_FOR, ids.FEMALE, 1),)
    assert t.passives[amazon] == ((ids.P_LEAVES_FOR, NOBODY, 1),)
    assert t.need[number(BOX, "bow-with-ribbons")] == NAMES.trait_of["elf"]


@pytest.mark.parametrize(
    ("editions", "options", "told"),
    [
        (["nowhere"], {}, "unknown edition 'nowhere'"),
        ([], {}, "editions: one or more, each once"),
        (["classic", "classic"], {}, "editions: one or more, each once"),
        (["classic"], {"speed": 1}, "unknown option 'speed'"),
        (["classic"], {"seal_roll": True}, "seal_roll: none of classic has Seals"),
        (["classic"], {"winning_level": 1}, "winning_level: Expected int >= 2"),
        (["classic"], {"winning_level": "20"}, "winning_level: Expected int, got str"),
        (["classic"], {"faster_play": 1}, "faster_play: Expected bool, got int"),
        (["classic"], {"table": "beer"}, "table: Expected array, got str"),
    ],
)
def test_what_cannot_be_is_refused_by_name(editions: list[str], options: dict[str, object], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        open_box(editions, options)
    assert str(refused.value).startswith(told)


def test_cards_are_shown_by_name_or_id() -> None:
    assert show_card("Net Troll") == show_card("net-troll") == show_card("classic/net-troll")
    assert show_card("Net Troll").splitlines()[0] == "Net Troll"
    assert show_card("Harpies", ["classic", "legends"]).count("(legends/harpies, 1 copy)") == 1
    with pytest.raises(UnknownCard, match="did you mean Net Troll"):
        show_card("net trol")
    with pytest.raises(UnknownCard, match=r"^no card 'qqqq' in classic$"):
        show_card("qqqq")
