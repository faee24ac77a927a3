"""Adventure Time cards whose behaviour the sheet tells in words of their own, as numbers."""

import pytest

from kickdoor.cards.load import read_edition
from kickdoor.engine import ids
from kickdoor.engine.tables import (
    Program,
)
from kickdoor.ruleset import OptionError, open_box

BOX = open_box(["adventure-time"])
T, NAMES = BOX.tables, BOX.names
ABILITIES = T.abilities
UNDEAD, DEMON, RED, FIRE, INSTRUMENT = (
    NAMES.tag_of[tag] for tag in ("undead", "demon", "red", "fire-attack", "instrument")
)
BOTH_SEXES = ids.MALE | ids.FEMALE
DOWN_1, DOWN_2 = ((ids.O_LEVELS, ids.YOU, -n, 0) for n in (1, 2))


def number(card: str) -> int:
    """The first copy of a card."""
    return NAMES.copies[NAMES.face_of[card]][0]


def filter_of(*, where: int = ids.IN_PLAY, slot: int = ids.ANY_SLOT, **rest: int) -> int:
    told = {"tags": 0, "least": 0, "deck": ids.ANY_DECK, "kind": ids.ANY_KIND, "most": -1} | rest
    return T.filters.index((where, ids.SIZE_ANY, slot, *told.values()))


@pytest.mark.parametrize(
    ("card", "might"),
    [
        ("char-finn", [(ids.N_MONSTER_LEVEL, 10, 2, ids.IF_ANY)]),
        ("char-marceline", [(ids.N_OWN_TAG, INSTRUMENT, 2, ids.IF_ANY), (ids.N_MONSTER_TAG, RED, 2, ids.IF_ANY)]),
        ("char-lsp", [(ids.N_TOGETHER, 0, 2, ids.IF_NONE)]),
        ("hero", [(ids.N_HELPING, 0, 2, ids.IF_ANY)]),
        ("royalty", [(ids.N_OWN_ALLIES, 0, 1, ids.FOR_EACH)]),
        ("tree-trunks", [(ids.N_LEVEL_BELOW, 5, 2, ids.IF_ANY)]),
        ("peppermint-butler", [(ids.N_MONSTER_TAG, DEMON, 3, ids.IF_ANY)]),
        ("puddle-with-opinions", [(ids.N_ALLIES, 0, -1, ids.IF_ANY)]),
        ("sweet-sniffing-beast", [(ids.N_TABLE, 1, 3, ids.IF_ANY)]),
        ("thirst-goblin", [(ids.N_TABLE, 2, 3, ids.IF_ANY)]),
        ("sword-swallowing-ogre", [(ids.N_WORN, ids.SLOT_HANDS, 2, ids.FOR_EACH)]),
        ("mossy-giantling", [(ids.N_SIDE_TAG, FIRE, -2, ids.IF_ANY)]),
        ("demon-blood-sword", [(ids.N_MONSTER_TAG, DEMON, 3, ids.IF_ANY)]),
        ("royal-jelly-doughnut", [(ids.N_TRAIT, NAMES.trait_of["royalty"], 2, ids.IF_ANY)]),
    ],
)
def test_strength_that_depends_on_the_fight(card: str, might: list[tuple[int, int, int, int]]) -> None:
    assert list(T.might[number(card)]) == might


@pytest.mark.parametrize(
    ("card", "passives"),
    [
        ("char-jake", [(ids.P_EXTRA_SLOT, ids.SLOT_ONE_HAND, 0)]),
        ("char-bubblegum", [(ids.P_ONESHOT_MORE, 1, 0)]),
        ("musician", [(ids.P_FREE_HANDS, INSTRUMENT, 0)]),
        ("royalty", [(ids.P_ALLIES, 3, 0)]),
        ("banana-guard", [(ids.P_BONUS_IF, NAMES.trait_of["royalty"], 1)]),
        ("neptr", [(ids.P_EXTRA_SLOT, ids.SLOT_ONE_HAND, 0)]),
        ("billy", [(ids.P_LEAVES_WON, 0, 0)]),
        ("muffin-squire", [(ids.P_CARRIES, ids.SLOT_HEAD, ids.SLOT_ARMOR)]),
        ("endless-hiccups", [(ids.P_DIE, -1, 0)]),
        ("doll-sized", [(ids.P_ALLIES_ONLY, 0, 0), (ids.P_UNTIL, ids.U_COMBAT, 0)]),
        ("broken-string", [(ids.P_STRENGTH, -2, 0), (ids.P_UNTIL, ids.U_COMBAT, 0)]),
        ("lava-lummox", [(ids.P_SPARE, 3, 0), (ids.P_SILENCE_TAG, FIRE, 1)]),
        ("crystal-tyrant", [(ids.P_SPARE, 3, 0), (ids.P_ONESHOTS, 1, -1)]),
        ("robe-of-a-thousand-pockets", [(ids.P_HAND_MORE, 1, 0)]),
        ("squeezebox-of-sorrow", [(ids.P_SAPS, UNDEAD, -2)]),
        ("imaginary-muscles", [(ids.P_BRITTLE, 0, 0)]),
        ("title-of-local-legend", [(ids.P_NEEDS_LEVEL, 4, 0)]),
        ("treehouse-guest-list", [(ids.P_ALLIES, 99, 0)]),
        ("extra-life-cartridge", [(ids.P_SAVE, 0, 0)]),
    ],
)
def test_standing_rules(card: str, passives: list[tuple[int, int, int]]) -> None:
    assert list(T.passives[number(card)]) == passives


@pytest.mark.parametrize(
    ("card", "marks"),
    [
        ("char-rainicorn", ids.M_LOOT_EITHER),
        ("char-bmo", ids.M_NO_SEX),
        ("hero", ids.M_WIN_OWN_TIES),
        ("candy-zombies", ids.M_OPEN_JOIN),
        ("muffin-squire", ids.M_CARRIER),
        ("the-lich", ids.M_NO_HELP),
        ("star-eating-worm", ids.M_NO_HELP),
    ],
)
def test_marks(card: str, marks: int) -> None:
    """Tables may add what follows from the others."""
    assert T.marks[number(card)] & ~ids.M_MEDDLES == marks


def test_a_title_for_high_levels_only() -> None:
    marked = [n for n, need in enumerate(T.need) if need & ids.NEEDS_LEVEL]
    assert marked == [number("title-of-local-legend")]


def test_a_monster_that_mutes_an_item() -> None:
    ((kind, program, _),) = T.passives[number("magic-man")]
    wanted = ((ids.O_ROLL,), (ids.O_UNLESS_DIE, 1, 2, 3), (ids.O_MUTE_BEST, ids.SLOT_HANDS))
    assert (kind, T.programs[program]) == (ids.P_ENTERS, wanted)


@pytest.mark.parametrize(
    ("card", "program"),
    [
        (
            "mirror-world-flip",
            ((ids.O_UNLESS, ids.C_TRAIT, BOTH_SEXES, 3), (ids.O_CHANGE_SEX,), (ids.O_LAST,)),
        ),
        (
            "growing-down",
            ((ids.O_UNLESS, ids.C_HIGHEST, 0, 3), DOWN_2, (ids.O_GOTO, 4), DOWN_1),
        ),
        (
            "broken-string",
            ((ids.O_LOSE, filter_of(tags=INSTRUMENT), 1, ids.BY_YOU), (ids.O_IF_SOME, 3), (ids.O_LAST,)),
        ),
        ("share-day", ((ids.O_GIVE, filter_of(), 1),)),
        ("wish-backfire", ((ids.O_LOSE_BEST,),)),
        ("class-dismissed", ((ids.O_LOSE_TRAITS, ids.KIND_CLASS, 1, 0), (ids.O_IF_SOME, 3), DOWN_1)),
        ("career-day", ((ids.O_CHANGE_TRAIT, ids.KIND_CLASS),)),
        ("homesick-sidekick", ((ids.O_LOSE_ALLY,), (ids.O_IF_SOME, 3), DOWN_1)),
        ("ice-king", ((ids.O_LOSE_ALLY,), (ids.O_IF_SOME, 3), DOWN_2)),
        ("grumpy-dandelions", ((ids.O_WOE, ids.P_STRENGTH, -2, ids.U_COMBAT),)),
        ("sticky-toffee-imp", ((ids.O_WOE, ids.P_NO_LOOT, 0, ids.U_NEXT_TURN),)),
        ("earl-of-lemongrab", (DOWN_1, (ids.O_WOE, ids.P_NO_LOOT, 0, ids.U_LOOT))),
        ("cookie-crumb-bandits", ((ids.O_LOSE, filter_of(most=300), 1, ids.BY_YOU),)),
        (
            "thirst-goblin",
            ((ids.O_LOSE, filter_of(kind=ids.K_ONESHOT), ids.ALL, ids.BY_YOU), (ids.O_IF_SOME, 3), DOWN_1),
        ),
        ("nightmare-vending-machine", ((ids.O_LOSE_VALUE, 600),)),
        ("the-lich", ((ids.O_CHASE, 1), (ids.O_DEATH,))),
    ],
)
def test_bad_stuff_and_curses(card: str, program: Program) -> None:
    assert T.programs[T.bad[number(card)]] == program


def test_an_item_or_a_level() -> None:
    owns, either, lose, over, down, out, otherwise = T.programs[T.bad[number("licorice-lasher")]]
    assert owns == (ids.O_UNLESS, ids.C_OWNS, filter_of(slot=ids.SLOT_HANDS), 6)
    assert [NAMES.words[word] for word in either[1:3]] == ["lose-item", "lose-level"]
    assert (either[0], either[3]) == (ids.O_EITHER, 4)
    assert lose == (ids.O_LOSE, filter_of(slot=ids.SLOT_HANDS), 1, ids.BY_YOU)
    assert (over, down, out, otherwise) == ((ids.O_GOTO, 5), DOWN_1, (ids.O_GOTO, 7), DOWN_1)


@pytest.mark.parametrize(
    ("card", "when", "target", "program"),
    [
        ("better-job-offer", ids.W_NO_FIGHT, (ids.TG_RIVAL_ALLY, 0), (ids.O_TAKE_ALLY,)),
        ("suddenly-lunch", ids.W_COMBAT, (ids.TG_NONE, 0), (ids.O_REMOVE_ALL, 2, 0)),
        ("parallel-world-double", ids.W_COMBAT, (ids.TG_MONSTER, 0), (ids.O_TWIN,)),
        ("snack-bribe", ids.W_FIGHT, (ids.TG_MONSTER, 5), (ids.O_TAME,)),
        ("shrink-spray", ids.W_COMBAT, (ids.TG_MONSTER, 0), (ids.O_REMOVE, ids.PAY_ALL)),
        ("not-it", ids.W_FIGHT, (ids.TG_BYSTANDER, 0), (ids.O_TRANSFER,)),
        ("lost-and-found-bin", ids.W_NO_FIGHT, (ids.TG_NONE, 0), (ids.O_SEARCH,)),
        ("identity-portal", ids.W_NO_FIGHT, (ids.TG_NONE, 0), (ids.O_CHANGE_CHARACTER,)),
        ("two-for-one-team-up", ids.W_COMBAT, (ids.TG_NONE, 0), (ids.O_EXTRA_HELPER,)),
        (
            "folding-bridge",
            ids.W_COMBAT | ids.W_RUN | ids.W_RUN_WATCH,
            (ids.TG_RUNNERS, 0),
            (ids.O_ESCAPE_ALL,),
        ),
    ],
)
def test_ways_to_play(card: str, when: int, target: tuple[int, int], program: tuple[int, ...]) -> None:
    ability = ABILITIES[T.modes[number(card)][0]]
    assert (ability.when, (ability.target, ability.target_arg)) == (when, target)
    assert T.programs[ability.program] == (program,)


@pytest.mark.parametrize(
    ("card", "conditions"),
    [
        ("identity-portal", ((ids.C_CHARACTER, 0),)),
        ("take-credit-for-your-sidekick", ((ids.C_TARGET, ((ids.C_CAN_RISE, 1), (ids.C_ALLIES, 1))),)),
        ("victory-lap", ((ids.C_AFTER_KILL, 0), (ids.C_TARGET, ((ids.C_CAN_RISE, 1),)))),
        ("not-it", ((ids.C_ALONE, 0),)),
    ],
)
def test_what_must_be_so(card: str, conditions: tuple[tuple[int, object], ...]) -> None:
    coded = ABILITIES[T.modes[number(card)][0]].conds
    assert tuple((cond, T.groups[arg] if cond == ids.C_TARGET else arg) for cond, arg in coded) == conditions


def test_a_stamp_for_a_monster_in_the_fight_or_in_hand() -> None:
    here, joining = (ABILITIES[mode] for mode in T.modes[number("spirit-stamp")])
    assert (here.target, joining.target) == (ids.TG_MONSTER, ids.TG_HAND_MONSTER)
    assert (here.conds, joining.conds) == ((), ((ids.C_TAG, UNDEAD | DEMON),))
    words = [NAMES.words.index(word) for word in ("undead", "demon")]
    assert here.program == joining.program
    assert T.programs[here.program] == ((ids.O_STAMP, UNDEAD, words[0], DEMON, words[1]),)


def test_a_roll_made_again_or_set() -> None:
    again, turned = (ABILITIES[mode] for mode in T.modes[number("do-over-token")])
    assert (again.when, turned.when) == (ids.W_ROLL, ids.W_ROLL)
    assert T.programs[again.program] == ((ids.O_REROLL,),)
    assert (turned.target, T.programs[turned.program]) == (ids.TG_FACE, ((ids.O_SET_DIE,),))


@pytest.mark.parametrize(
    ("card", "when", "cost", "limit", "program"),
    [
        ("char-flame", ids.W_FIGHT | ids.W_HELP, ids.COST_CARD, (ids.LIMIT_COMBAT, 2), (ids.O_ATTACK, 2, FIRE)),
        ("char-bmo", ids.W_ROLL, ids.COST_NONE, (ids.LIMIT_TURN, 1), (ids.O_REROLL,)),
        ("musician", ids.W_FIGHT | ids.W_HELP, ids.COST_CARD, (ids.LIMIT_COMBAT, 1), (ids.O_SPEND, 3)),
        ("wizard", ids.W_FIGHT | ids.W_HELP, ids.COST_CARD, (ids.LIMIT_COMBAT, 2), (ids.O_WEAKEN, -2)),
        ("cosmic-owl", ids.W_OWN, ids.COST_NONE, (ids.LIMIT_TURN, 1), (ids.O_PEEK, ids.DOOR, 1, 1)),
        ("helpful-pebble", ids.W_CURSE, ids.COST_SELF, (ids.LIMIT_NONE, 0), (ids.O_CANCEL,)),
    ],
)
def test_abilities(card: str, when: int, cost: int, limit: tuple[int, int], program: tuple[int, ...]) -> None:
    ability = ABILITIES[T.uses[number(card)][0]]
    assert (ability.when, ability.cost, (ability.limit, ability.limit_n)) == (when, cost, limit)
    assert T.programs[ability.program] == (program,)


def test_a_wizard_blinks() -> None:
    _, blink = (ABILITIES[use] for use in T.uses[number("wizard")])
    assert (blink.when, blink.conds) == (ids.W_ROLL, ((ids.C_RUN_ROLL, 0),))
    assert (blink.limit, blink.limit_n) == (ids.LIMIT_ROLL, 3)
    assert T.programs[blink.program] == ((ids.O_DIE_PLUS, 1),)


def test_the_pebble_is_for_its_owner_and_the_owl_for_a_closed_door() -> None:
    pebble, owl = (ABILITIES[T.uses[number(card)][0]] for card in ("helpful-pebble", "cosmic-owl"))
    assert (pebble.conds, owl.conds) == (((ids.C_CURSED, 0),), ((ids.C_BEFORE_DOOR, 0),))


def test_allies_are_no_items() -> None:
    allies = [n for n, kind in enumerate(T.kind) if kind == ids.K_ALLY]
    assert len(allies) == 10
    assert {(T.deck[n], T.gold[n], T.slot[n]) for n in allies} == {(ids.DOOR, -1, ids.SLOT_NONE)}
    assert T.tags[number("flambo")] == FIRE


def test_characters_are_traits_with_a_deck_of_their_own() -> None:
    characters = [n for n, deck in enumerate(T.deck) if deck == ids.CHARACTER]
    assert [T.kind[n] for n in characters] == [ids.K_CHARACTER] * 8
    assert [T.trait[n] for n in characters] == [NAMES.trait_of[NAMES.cards[T.face[n]]] for n in characters]
    assert len({T.trait[n] for n in characters}) == 8
    assert T.against[number("demon-cat")] == ((NAMES.trait_of["char-jake"], -2),)
    assert T.against[number("hunson-abadeer")] == ((NAMES.trait_of["char-marceline"], -3),)


def test_demons_join_as_undead_do() -> None:
    assert T.joins == UNDEAD | DEMON
    assert T.tags[number("hunson-abadeer")] == UNDEAD | DEMON
    assert (T.enhance[number("gone-full-fiend")][3], T.enhance[number("freshly-unburied")][3]) == (DEMON, UNDEAD)


def test_the_table_is_asked_for_what_stands_on_it() -> None:
    assert (T.table, T.big_limit) == (0, 0)
    laid = open_box(["adventure-time"], {"table": ["beverage"]})
    assert laid.tables.table == 2
    assert read_edition("adventure-time").pack.table == ("sweet-food", "beverage")
    with pytest.raises(OptionError, match=r"^table: no card asks for 'sofa', but for sweet-food, beverage$"):
        open_box(["adventure-time"], {"table": ["sofa"]})


def test_adventure_time_in_a_blend() -> None:
    both = open_box(["classic", "adventure-time"])
    assert both.tables.joins == both.names.tag_of["undead"] | both.names.tag_of["demon"]
    one, other = (both.names.face_of[f"{edition}/wizard"] for edition in both.editions)
    traits = {both.tables.trait[both.names.copies[face][0]] for face in (one, other)}
    assert traits == {both.names.trait_of["wizard"]}
    assert both.tables.big_limit == 1
