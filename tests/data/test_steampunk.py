"""Steampunk cards whose behaviour the sheet tells in words of their own, as numbers."""

import pytest

from kickdoor.engine import ids
from kickdoor.engine.tables import (
    Program,
)
from kickdoor.ruleset import open_box

BOX = open_box(["steampunk"])
T, NAMES = BOX.tables, BOX.names
ABILITIES = T.abilities
GEARS, UNDEAD, CANE = (NAMES.tag_of[tag] for tag in ("gears", "undead", "cane"))
DOWN_1, DOWN_2 = ((ids.O_LEVELS, ids.YOU, -n, 0) for n in (1, 2))


def number(card: str) -> int:
    """The first copy of a card."""
    return NAMES.copies[NAMES.face_of[card]][0]


@pytest.mark.parametrize(
    ("card", "might"),
    [
        ("gearhead", (ids.N_WORN_TAG, GEARS, 1, ids.FOR_EACH)),
        ("professor-nitros-goat", (ids.N_WORN_TAG, GEARS, 1, ids.FOR_EACH)),
        ("cog-hungry", (ids.N_WORN_TAG, GEARS, 1, ids.FOR_EACH)),
        ("society-of-seance-bores", (ids.N_OTHER_TAG, UNDEAD, 2, ids.FOR_EACH)),
        ("gin-lane-goblin", (ids.N_ONESHOTS, 0, 1, ids.FOR_EACH)),
        ("lightning-rod-enthusiast", (ids.N_WORN, ids.SLOT_HEAD, 3, ids.IF_ANY)),
        ("monkey-wrench", (ids.N_MONSTER_TAG, GEARS, 2, ids.IF_ANY)),
        ("glue-gun", (ids.N_MONSTER_TAG, GEARS, 2, ids.IF_ANY)),
        ("framed-portrait-of-yourself", (ids.N_SOLE_HIGHEST, 0, 2, ids.IF_ANY)),
        ("gear-beer", (ids.N_FIGHT_TAG, GEARS, 1, ids.FOR_EACH)),
        ("jar-of-iron-filings", (ids.N_FIGHT_TAG, GEARS, 3, ids.IF_ANY)),
        ("ether-on-a-handkerchief", (ids.N_FIGHT_TAG, GEARS | UNDEAD, 3, ids.IF_NONE)),
        ("mechanic", (ids.N_OWN_TAG, GEARS, 1, ids.FOR_EACH)),
        ("officer", (ids.N_TOGETHER, 0, 2, ids.IF_ANY)),
        ("rust-season", (ids.N_OWN_GIVING, GEARS, -2, ids.FOR_EACH)),
    ],
)
def test_strength_that_depends_on_the_fight(card: str, might: tuple[int, int, int, int]) -> None:
    assert T.might[number(card)] == (might,)


@pytest.mark.parametrize(
    ("card", "passives"),
    [
        ("tele-visual-reception-apparatus", [(ids.P_SILENCE, ids.SLOT_HEAD, 0)]),
        ("kraken-of-the-damp-estuary", [(ids.P_SILENCE, ids.SLOT_TWO_HANDS, 0)]),
        ("ringmaster-of-regrettable-acts", [(ids.P_SILENCE_BIG, 0, 0)]),
        ("infernal-engine", [(ids.P_SPARE, 3, 0), (ids.P_SILENCE_TAG, GEARS, 0)]),
        ("the-empires-sunset", [(ids.P_SPARE, 5, 0), (ids.P_ONESHOTS, 2, 0)]),
        ("explorer", [(ids.P_LOOT, 2, 0)]),
        ("tycoon", [(ids.P_FORTUNE, 1, 0)]),
        ("needs-lubrication", [(ids.P_FLEE, -3, 0), (ids.P_UNTIL, ids.U_FLIGHT, 0)]),
        ("rust-season", [(ids.P_UNTIL, ids.U_WIN, 0)]),
        ("two-left-gloves", [(ids.P_HANDS, -1, 0), (ids.P_UNTIL, ids.U_LEVEL, 0)]),
        ("canesaw", [(ids.P_ONE_HAND, CANE, 0)]),
        ("pedal-reduplicator", [(ids.P_EXTRA_SLOT, ids.SLOT_FEET, 0)]),
        ("dolly", [(ids.P_EXTRA_BIG, 1, 0)]),
        (
            "goblins-on-the-night-shift",
            [(ids.P_ALL_STRONGER, GEARS, 1), (ids.P_ALL_TAGGED, GEARS, 0), (ids.P_UNTIL, ids.U_COMBAT, 0)],
        ),
        (
            "lost-in-the-smog-again",
            [(ids.P_NO_HELP, 0, 0), (ids.P_NO_HELPING, 0, 0), (ids.P_UNTIL, ids.U_TURN, 0)],
        ),
    ],
)
def test_standing_rules(card: str, passives: list[tuple[int, int, int]]) -> None:
    assert list(T.passives[number(card)]) == passives


def test_a_monster_that_grows_when_it_enters() -> None:
    ((kind, program, _),) = T.passives[number("impossible-thing-before-breakfast")]
    assert (kind, T.programs[program]) == (ids.P_ENTERS, ((ids.O_ROLL,), (ids.O_GROW_ACC,)))


def filter_of(*, where: int = ids.IN_PLAY, size: int = ids.SIZE_ANY, slot: int = ids.ANY_SLOT, **rest: int) -> int:
    told = {"tags": 0, "least": 0, "deck": ids.ANY_DECK, "kind": ids.ANY_KIND, "most": -1} | rest
    return T.filters.index((where, size, slot, *told.values()))


@pytest.mark.parametrize(
    ("card", "program"),
    [
        ("babbage-cabbage", ((ids.O_WOE, ids.P_MUST_HELP, 0, ids.U_HELP),)),
        ("ada-loveless", ((ids.O_WOE, ids.P_NO_HELPING, 0, ids.U_WIN),)),
        ("laudanum-moth", ((ids.O_WOE, ids.P_STRENGTH, -3, ids.U_COMBAT),)),
        (
            "tele-visual-reception-apparatus",
            (
                (ids.O_WOE, ids.P_NO_LOOT, 0, ids.U_LOOT),
                (ids.O_LOSE, filter_of(where=ids.IN_HAND), 1, ids.BY_YOU),
            ),
        ),
        ("pickpocket-pigeon", ((ids.O_LOSE, filter_of(most=200), 1, ids.BY_YOU),)),
        (
            "gin-lane-goblin",
            ((ids.O_LOSE, filter_of(kind=ids.K_ONESHOT), ids.ALL, ids.BY_YOU), (ids.O_IF_SOME, 3), DOWN_1),
        ),
        (
            "clocktopus",
            ((ids.O_LOSE, filter_of(slot=ids.SLOT_HANDS), 2, ids.BY_YOU), (ids.O_UNLESS_DIE, 0, 1, 3), DOWN_1),
        ),
        ("overdressed-highwayman", ((ids.O_LOSE_DEAREST,),)),
        ("balloon-brigands-of-balham", ((ids.O_TAKEN, filter_of(), ids.TAKE_LOWEST),)),
        ("golden-golem", ((ids.O_LOSE_VALUE, 1000),)),
        (
            "infernal-engine",
            (DOWN_2, (ids.O_LOSE, filter_of(where=ids.IN_WORN, tags=GEARS), ids.ALL, ids.BY_YOU)),
        ),
        ("excessive-deference", ((ids.O_DRAWN, ids.TAKE_ONE_HIGHEST),)),
        ("borrowed-umbrella", ((ids.O_TAKEN, filter_of(size=ids.SIZE_SMALL), ids.TAKE_RIGHT),)),
        ("patent-dispute", ((ids.O_LOSE_ATTACHED, 0),)),
        ("galvanic-mix-up", ((ids.O_CHANGE_SEX,), (ids.O_LAST,))),
    ],
)
def test_bad_stuff_and_curses(card: str, program: Program) -> None:
    assert T.programs[T.bad[number(card)]] == program


@pytest.mark.parametrize(
    ("card", "when", "target", "program"),
    [
        ("works-removed", ids.W_COMBAT, (ids.TG_TAGGED, GEARS), (ids.O_UNTAG, GEARS, -5)),
        ("telegram-from-the-future", ids.W_NO_FIGHT, (ids.TG_NONE, 0), (ids.O_PEEK, ids.DOOR, 4, 0)),
        ("mistaken-for-someone-important", ids.W_CURSE, (ids.TG_RIVAL, 0), (ids.O_REDIRECT_TO,)),
        ("gentlemens-intermission", ids.W_COMBAT, (ids.TG_NONE, 0), (ids.O_REMOVE_ALL, 1, 0)),
        ("paramagnetic-fixative-vapour", ids.W_COMBAT, (ids.TG_NONE, 0), (ids.O_FREEZE,)),
        ("grand-cog-census", ids.W_ANY, (ids.TG_MOST, GEARS), (ids.O_LEVELS, ids.TARGET, 1, 0)),
        ("sole-surviving-heir", ids.W_BODY, (ids.TG_NONE, 0), (ids.O_INHERIT,)),
        ("exchange-of-pleasantries", ids.W_OWN, (ids.TG_EXCHANGE, 0), (ids.O_EXCHANGE,)),
        ("grease-the-wheels", ids.W_COMBAT, (ids.TG_FIGHTER, 0), (ids.O_GREASE, GEARS, 1)),
        ("clockstoppers-sand", ids.W_ROLL | ids.W_ROLL_WATCH, (ids.TG_FACE, 0), (ids.O_SET_DIE,)),
        (
            "fog-in-a-flask",
            ids.W_COMBAT | ids.W_RUN | ids.W_RUN_WATCH,
            (ids.TG_FIGHTER, 0),
            (ids.O_FLEE_PLUS, 2),
        ),
        (
            "fireworks-of-hasty-departure",
            ids.W_COMBAT | ids.W_RUN | ids.W_RUN_WATCH,
            (ids.TG_RUNNERS, 1),
            (ids.O_ESCAPE_ALL,),
        ),
    ],
)
def test_ways_to_play(card: str, when: int, target: tuple[int, int], program: tuple[int, ...]) -> None:
    ability = ABILITIES[T.modes[number(card)][0]]
    assert (ability.when, (ability.target, ability.target_arg)) == (when, target)
    assert T.programs[ability.program] == (program,)


def test_works_are_removed_from_an_item_too() -> None:
    _, other = (ABILITIES[mode] for mode in T.modes[number("works-removed")])
    assert (other.target, other.target_arg) == (ids.TG_TAGGED_ITEM, GEARS)
    assert T.programs[other.program] == ((ids.O_UNTAG, GEARS, 0),)


def test_nobody_is_summoned_to_a_fight_for_the_win() -> None:
    (mode,) = T.modes[number("summoned-to-the-front")]
    conditions = {condition for condition, _ in ABILITIES[mode].conds}
    assert conditions == {ids.C_LOSING, ids.C_HELP_ALLOWED, ids.C_NOT_FOR_WIN}


def test_abilities_of_classes() -> None:
    voice, bolting, baron = (ABILITIES[T.uses[number(card)][0]] for card in ("officer", "mechanic", "tycoon"))
    assert (voice.target, voice.conds) == (ids.TG_NOT_FIRST, ((ids.C_MANY, 2),))
    assert (voice.cost, voice.limit) == (ids.COST_CARD, ids.LIMIT_VICTIM)
    assert T.programs[voice.program] == ((ids.O_ROLL,), (ids.O_UNLESS_DIE, 4, 6, 3), (ids.O_REMOVE, ids.PAY_NONE))
    places = ids.IN_PLAY | ids.IN_HAND
    assert bolting.cost_arg == filter_of(where=places, tags=GEARS, deck=ids.TREASURE)
    assert (baron.target, baron.cost_arg) == (ids.TG_DROPPED, filter_of(where=places, deck=ids.TREASURE))
    assert T.programs[baron.program] == ((ids.O_SALVAGE,),)


@pytest.mark.parametrize(
    ("card", "bonus", "gold", "graft"),
    [
        ("superfluous-cogs", 1, 200, (GEARS, 0, 0)),
        ("gilt-edging", 2, 0, (0, 0, 300)),
        ("auxiliary-boiler", 3, 300, (0, 1, 0)),
    ],
)
def test_items_that_improve_items(card: str, bonus: int, gold: int, graft: tuple[int, int, int]) -> None:
    n = number(card)
    assert (T.kind[n], T.bonus[n], T.gold[n], T.graft[n]) == (ids.K_ITEM_ENHANCER, bonus, gold, graft)
    assert (T.tags[n], T.big[n], T.modes[n]) == (0, 0, ())


def test_steampunk_in_a_blend() -> None:
    three = open_box(["classic", "legends", "steampunk"])
    assert three.tables.joins == three.names.tag_of["undead"]
    assert three.names.face_of["steampunk/cheat"] != three.names.face_of["classic/cheat"]
    assert three.names.face_of["kraken"] == three.names.face_of["legends/kraken"]
    assert len({three.names.trait_of[trait] for trait in ("mechanic", "officer", "wizard", "elf")}) == 4
