"""Boxes: numbers that fit together, options, hashes."""

import pytest

from kickdoor.cards.show import UnknownCard, show_card
from kickdoor.effects.coder import JUMPS, NOBODY
from kickdoor.engine import ids
from kickdoor.engine.tables import A_COST, A_COST_ARG, A_FACE, A_NAME, A_PROGRAM, A_WHEN
from kickdoor.ruleset import OptionError, open_box

BOX = open_box()
T, NAMES = BOX.tables, BOX.names


def test_the_classic_box() -> None:
    assert (len(T.face), T.faces, T.deck.count(ids.DOOR), T.deck.count(ids.TREASURE)) == (168, 147, 95, 73)
    assert list(T.face) == sorted(T.face)
    assert list(T.deck) == sorted(T.deck)
    assert [n for copies in NAMES.copies for n in copies] == list(range(168))


def test_monsters_that_join_their_own_kind() -> None:
    assert T.joins == NAMES.tag_of["undead"]


def test_programs_stay_inside_themselves() -> None:
    for program in T.programs:
        for at, op in enumerate(program):
            if op[0] in JUMPS:
                assert at < op[JUMPS[op[0]]] <= len(program)
            if op[0] in (ids.O_LOSE, ids.O_TAKEN):
                assert 0 <= op[1] < len(T.filters)
            if op[0] == ids.O_EACH:
                assert 0 <= op[2] < len(T.programs)
            if op[0] == ids.O_EITHER:
                assert NAMES.words[op[1]] != NAMES.words[op[2]]


def test_abilities_belong_to_their_cards() -> None:
    for n, face in enumerate(T.face):
        assert all(T.abilities[number][A_FACE] == face for number in T.modes[n] + T.uses[n])
        assert all(T.abilities[number][A_NAME] == -1 for number in T.modes[n])
        assert all(0 <= T.abilities[number][A_NAME] < len(NAMES.abilities) for number in T.uses[n])
        when = 0
        for number in T.modes[n]:
            when |= T.abilities[number][A_WHEN]
        assert T.when[n] == when
    for ability in T.abilities:
        assert -1 <= ability[A_PROGRAM] < len(T.programs)
        assert ability[A_COST] != ids.COST_FILTER or 0 <= ability[A_COST_ARG] < len(T.filters)


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
def test_branches_compile_to_jumps(card: str, program: tuple[tuple[int, ...], ...]) -> None:
    assert T.programs[T.bad[NAMES.copies[NAMES.face_of[card]][0]]] == program


def test_income_tax_asks_everybody() -> None:
    lose, if_none, value, each = T.programs[T.bad[NAMES.copies[NAMES.face_of["curse-income-tax"]][0]]]
    assert lose[0] == ids.O_LOSE
    assert (if_none, value, each[:2]) == ((ids.O_IF_NONE, 4), (ids.O_VALUE,), (ids.O_EACH, ids.EACH_OTHER))
    assert T.programs[each[2]] == ((ids.O_LOSE_VALUE, ids.ACC), (ids.O_IF_SOME, 3), (ids.O_LEVELS, ids.YOU, -1, 0))


def test_equal_arguments_give_the_same_box() -> None:
    assert open_box(["classic"], {"winning_level": 10, "table": []}) is BOX


def test_options_reach_the_tables_and_the_hash() -> None:
    options = {"winning_level": 20, "hand_limit": 7, "faster_play": True, "shared_victory": True}
    other = open_box(options=options)
    t = other.tables
    assert (t.win_level, t.hand_limit, t.shared, any(t.hooks)) == (20, 7, 1, True)
    assert (T.win_level, T.hand_limit, T.shared, any(T.hooks)) == (10, 5, 0, False)
    assert other.hash != BOX.hash


def test_sexes_can_be_ignored() -> None:
    t = open_box(options={"ignore_sex": True}).tables

    def number(card: str) -> int:
        return NAMES.copies[NAMES.face_of[card]][0]

    assert (T.need[number("broad-sword")], t.need[number("broad-sword")]) == (ids.FEMALE, 0)
    assert T.passives[number("amazon")] == ((ids.P_LEAVES_FOR, ids.FEMALE, 1),)
    assert t.passives[number("amazon")] == ((ids.P_LEAVES_FOR, NOBODY, 1),)
    assert t.need[number("bow-with-ribbons")] == NAMES.trait_of["elf"]


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
    with pytest.raises(UnknownCard, match="did you mean Net Troll"):
        show_card("net trol")
    with pytest.raises(UnknownCard, match=r"^no card 'qqqq' in classic$"):
        show_card("qqqq")
