"""What the Apocalypse cards are to the engine: Seals, Disasters and the rest as numbers."""

import pytest

from kickdoor.engine import ids
from kickdoor.engine.tables import (
    Program,
)
from kickdoor.ruleset import open_box

BOX = open_box(["apocalypse"])
T, NAMES = BOX.tables, BOX.names
ABILITIES = T.abilities
UNDEAD, SHARK = (NAMES.tag_of[tag] for tag in ("undead", "shark"))
DOWN_1, DOWN_2 = ((ids.O_LEVELS, ids.YOU, -n, 0) for n in (1, 2))
OPEN, CLOSE = (ids.O_OPEN,), (ids.O_CLOSE,)


def number(card: str) -> int:
    """The first copy of a card."""
    return NAMES.copies[NAMES.face_of[card]][0]


def filter_of(*, where: int = ids.IN_PLAY, size: int = ids.SIZE_ANY, slot: int = ids.ANY_SLOT) -> int:
    return T.filters.index((where, size, slot, 0, 0, ids.ANY_DECK, ids.ANY_KIND, -1))


HAND_CARD = (ids.O_LOSE, filter_of(where=ids.IN_HAND), 1, ids.BY_YOU)
AN_ITEM = (ids.O_LOSE, filter_of(), 1, ids.BY_YOU)


def program_of(kind: int, card: str) -> Program:
    """The program of a standing rule."""
    (program,) = (a for rule, a, _ in T.passives[number(card)] if rule == kind)
    return T.programs[program]


@pytest.mark.parametrize(
    ("card", "might"),
    [
        ("radioactive-lawn-gnat", (ids.N_SEALS, 0, 1, ids.FOR_EACH)),
        ("doomsday-clockmaker", (ids.N_SEALS, 0, 1, ids.FOR_EACH)),
        ("herald-of-the-next-seal", (ids.N_SEALS, 0, 2, ids.FOR_EACH)),
        ("overnight-crypt-staff", (ids.N_SEALS_FROM, 3, 3, ids.IF_ANY)),
        ("moon-boot-mismatch", (ids.N_SEALS_FROM, 3, 2, ids.IF_ANY)),
        ("feral-shopping-trolley", (ids.N_BIG, 0, 2, ids.IF_ANY)),
        ("fallout-snowman-rally", (ids.N_WITHOUT, ids.SLOT_ARMOR, 4, ids.IF_ANY)),
        ("cyclone-thresher", (ids.N_OTHER_TAG, SHARK, 2, ids.FOR_EACH)),
        ("shark-tooth-backscratcher", (ids.N_MONSTER_TAG, SHARK, 2, ids.IF_ANY)),
        ("solar-powered-night-light", (ids.N_MONSTER_TAG, UNDEAD, 2, ids.IF_ANY)),
        ("faintly-glowing-paint-job", (ids.N_MONSTER_TAG, UNDEAD, 2, ids.IF_ANY)),
        ("jar-of-lightning-bugs", (ids.N_FIGHT_TAG, UNDEAD, 2, ids.IF_ANY)),
    ],
)
def test_strength_that_depends_on_the_fight(card: str, might: tuple[int, int, int, int]) -> None:
    assert T.might[number(card)] == (might,)


@pytest.mark.parametrize(
    ("card", "passives"),
    [
        ("fortified-homeowners-league", [(ids.P_HELP_GOLD, 1000, 0)]),
        ("gravel-voiced-narrator", [(ids.P_ONESHOTS, 0, 0)]),
        ("undead-air-traffic", [(ids.P_NO_FLEE_ITEMS, 0, 0)]),
        ("grey-goo-gourmand", [(ids.P_SILENCE, ids.SLOT_ARMOR, 0)]),
        ("blogger", [(ids.P_SEAL_DRAW, 1, 0)]),
        ("kid", [(ids.P_DEATHLESS, 1, 0)]),
        ("militia", [(ids.P_GRIP, 3, 0)]),
        ("scientist", [(ids.P_CLOSE_DRAW, 1, 0)]),
        ("improvised-weapon", [(ids.P_PER_GRAFT, 2, 0)]),
        ("lead-lined-pyjamas", [(ids.P_CURSE_PROOF, 0, 0)]),
        ("lab-coat-of-many-pockets", [(ids.P_HAND_LIMIT, 6, 0)]),
        (
            "15-year-supply-of-beer-and-toilet-paper",
            [(ids.P_SEAL_PROOF, NAMES.face_of["beer-shortage"], 0)],
        ),
        ("welding-mask-tiara", [(ids.P_BONUS_IF, ids.FEMALE, 1)]),
        (
            "zombie-plague",
            [(ids.P_ALL_TAGGED, UNDEAD, 0), (ids.P_ALL_PLUS, 2, 0), (ids.P_UNTIL, ids.U_COMBAT, 0)],
        ),
        (
            "neighbourhood-quarantine",
            [(ids.P_NO_HELP, 0, 0), (ids.P_NO_HELPING, 0, 0), (ids.P_UNTIL, ids.U_NEXT_TURN, 0)],
        ),
        (
            "with-spikes-glued-on",
            [
                (
                    ids.P_GRAFT_SLOTS,
                    1 << ids.SLOT_HEAD | 1 << ids.SLOT_ARMOR | 1 << ids.SLOT_ONE_HAND | 1 << ids.SLOT_TWO_HANDS,
                    0,
                )
            ],
        ),
        ("sprung-by-an-amateur", [(ids.P_GRAFT_FLEE, ids.SLOT_FEET, 1)]),
    ],
)
def test_standing_rules(card: str, passives: list[tuple[int, int, int]]) -> None:
    assert list(T.passives[number(card)]) == passives


def test_marks() -> None:
    assert T.marks[number("pocket-sized-kaiju")] & ids.M_GROWS
    assert T.marks[number("idiot-proofed-by-committee")] & ids.M_UNRESTRICTS


def test_what_happens_as_monsters_come_and_go() -> None:
    assert program_of(ids.P_ENTERS, "committee-of-mad-prophets") == (OPEN,)
    assert program_of(ids.P_KILLED, "the-final-final-boss") == (CLOSE,)
    assert program_of(ids.P_UNKILLED, "load-bearing-monster") == (OPEN,)


@pytest.mark.parametrize(
    ("card", "program"),
    [
        ("zoo-breakout", (OPEN,)),
        ("weaponised-weather-balloon", (OPEN,)),
        ("drive-thru-cultists", (OPEN, DOWN_1)),
        ("doomsday-pamphleteer", ((ids.O_SHOW_HAND,), HAND_CARD)),
        ("unpaid-intern-of-doom", ((ids.O_WOE, ids.P_FEWER, 1, ids.U_WIN),)),
        ("chain-letter-leviathan", ((ids.O_DRAWN, ids.TAKE_ROUND),)),
        (
            "grey-goo-gourmand",
            ((ids.O_COUNT, filter_of(), 2), (ids.O_LOSE, filter_of(), ids.ACC, ids.BY_YOU)),
        ),
        ("somebody-leaned-on-the-button", (OPEN, DOWN_1)),
        ("the-moon-wanders-off", (OPEN, AN_ITEM)),
        ("apocalypse-encore", ((ids.O_ENCORE, 0), (ids.O_IF_SOME, 3), DOWN_1)),
        ("looters-convention", ((ids.O_TAKEN, filter_of(size=ids.SIZE_SMALL), ids.TAKE_NEIGHBOURS),)),
        ("factory-recall-at-worlds-end", ((ids.O_LOSE_ATTACHED, 1),)),
        ("insurance-adjustment", ((ids.O_LOSE_DEAREST,),)),
        ("chromosomal-fallout", ((ids.O_CHANGE_SEX,), (ids.O_LAST,))),
        ("return-of-the-unrecycled", ((ids.O_RECYCLE,),)),
        ("second-helping-of-doom", ((ids.O_ENCORE, 1),)),
        ("everyone-for-themselves", (HAND_CARD,)),
        ("calm-before-the-worse-storm", ((ids.O_DRAW, ids.TREASURE, 1, ids.FACE_DOWN),)),
    ],
)
def test_bad_stuff_disasters_and_openings(card: str, program: Program) -> None:
    assert T.programs[T.bad[number(card)]] == program


@pytest.mark.parametrize(
    ("card", "who", "trait", "each"),
    [
        ("beer-shortage", ids.EACH_BURDENED, "militia", HAND_CARD),
        ("peanut-butter-shortage", ids.EACH_BURDENED, "kid", HAND_CARD),
        ("nobody-has-a-signal", ids.EACH_BURDENED, "blogger", HAND_CARD),
        ("peer-review-collapses", ids.EACH_BURDENED, "scientist", HAND_CARD),
        ("tall-poppy-tempest", ids.EACH_HIGHEST, "", DOWN_1),
        ("cupboard-is-bare", ids.EACH_ALL, "", HAND_CARD),
        ("earthquake", ids.EACH_ALL, "", AN_ITEM),
    ],
)
def test_what_happens_to_several(card: str, who: int, trait: str, each: tuple[int, ...]) -> None:
    first, *rest = T.programs[T.bad[number(card)]]
    assert first == (ids.O_EACH, who, T.programs.index((each,)), NAMES.trait_of.get(trait, 0))
    assert rest == ([OPEN] if card == "earthquake" else [])


@pytest.mark.parametrize(
    ("seal", "passives"),
    [
        ("beer-shortage", [(ids.P_PER_TRAIT, NAMES.trait_of["militia"], 3)]),
        ("peanut-butter-shortage", [(ids.P_PER_TRAIT, NAMES.trait_of["kid"], 3)]),
        ("tall-poppy-tempest", [(ids.P_HIGHEST, -3, 0)]),
        ("return-of-the-unrecycled", [(ids.P_TAGGED, UNDEAD | SHARK, 2)]),
        ("second-helping-of-doom", [(ids.P_CURSE_TOLL, 1, 0)]),
        ("gravity-takes-a-holiday", [(ids.P_FLEE, -1, 0)]),
        ("market-crash-and-burn", [(ids.P_PRICE, 1500, 0)]),
        ("everyone-for-themselves", [(ids.P_HELPER_BARE, 0, 0)]),
        ("cupboard-is-bare", [(ids.P_PRIZE, -1, 0)]),
        ("calm-before-the-worse-storm", []),
    ],
)
def test_what_continues(seal: str, passives: list[tuple[int, int, int]]) -> None:
    assert list(T.passives[number(seal)]) == passives
    assert (T.kind[number(seal)], T.deck[number(seal)]) == (ids.K_SEAL, ids.SEAL)


SEAL_OPEN = ((ids.C_SEALS, 1),)
RUNNING = ids.W_COMBAT | ids.W_RUN | ids.W_RUN_WATCH


@pytest.mark.parametrize(
    ("card", "when", "target", "conditions", "program"),
    [
        ("reseal-able-bag", ids.W_ANY, (ids.TG_NONE, 0), SEAL_OPEN, (CLOSE,)),
        ("seal-caulk", ids.W_ANY, (ids.TG_NONE, 0), SEAL_OPEN, (CLOSE,)),
        ("peek-behind-the-end", ids.W_NO_FIGHT, (ids.TG_NONE, 0), (), ((ids.O_PEEK, ids.SEAL, 3, 0),)),
        ("forecast-from-tomorrow", ids.W_NO_FIGHT, (ids.TG_NONE, 0), (), ((ids.O_PEEK, ids.DOOR, 3, 0),)),
        ("sneak-preview-of-doom", ids.W_OWN, (ids.TG_NONE, 0), SEAL_OPEN, ((ids.O_NEXT_SEAL,),)),
        ("i-called-it-first", ids.W_NO_FIGHT, (ids.TG_DROPPED, 1), (), ((ids.O_SALVAGE,),)),
        ("pocket-power-cut", ids.W_COMBAT, (ids.TG_WORN, 0), (), ((ids.O_MUTE,),)),
        ("portable-exit-sign", RUNNING, (ids.TG_RUNNERS, 1), ((ids.C_LOSING, 0),), ((ids.O_ESCAPE_ALL,),)),
        ("spray-can-of-fog", RUNNING, (ids.TG_FIGHTER, 0), (), ((ids.O_FLEE_PLUS, 2),)),
        ("cardboard-decoy", ids.W_FIGHT, (ids.TG_MONSTER, 8), (), ((ids.O_REMOVE, ids.PAY_ALL),)),
        ("tin-of-mystery-protein", ids.W_COMBAT, (ids.TG_SIDE, 0), (), ((ids.O_ROLL,), (ids.O_BOOST_ACC,))),
        (
            "throw-the-last-party",
            ids.W_ANY,
            (ids.TG_PLAYER, 0),
            ((ids.C_SEALS, 1), (ids.C_TARGET, T.groups.index(((ids.C_CAN_RISE, 1),)))),
            ((ids.O_LEVELS, ids.TARGET, 1, 0),),
        ),
    ],
)
def test_ways_to_play(
    card: str, when: int, target: tuple[int, int], conditions: tuple[tuple[int, int], ...], program: Program
) -> None:
    (mode,) = T.modes[number(card)]
    ability = ABILITIES[mode]
    assert (ability.when, (ability.target, ability.target_arg)) == (when, target)
    assert (ability.conds, T.programs[ability.program]) == (conditions, program)


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("prophecy-postponed", [(ids.W_CURSE, (ids.O_CANCEL,)), (ids.W_SEAL, (ids.O_KEEP_SHUT,))]),
        ("cosmic-undo-button", [(ids.W_ANY, CLOSE), (ids.W_CURSE, (ids.O_CANCEL,))]),
        ("antidote-to-whatever", [(ids.W_CURSE, (ids.O_CANCEL,)), (ids.W_ANY, (ids.O_CANCEL,))]),
        (
            "chum-bucket-of-betrayal",
            [(ids.W_COMBAT, (ids.O_BOOST, 2, 0)), (ids.W_COMBAT, (ids.O_REMOVE, ids.PAY_NONE))],
        ),
    ],
)
def test_two_ways_to_play(card: str, ways: list[tuple[int, tuple[int, ...]]]) -> None:
    found = [ABILITIES[mode] for mode in T.modes[number(card)]]
    assert [(way.when, *T.programs[way.program]) for way in found] == ways


def test_abilities() -> None:
    thread, wanna, drill, patch, drone, bunker, pamphlets, asteroid = (
        ABILITIES[T.uses[number(card)][0]]
        for card in (
            "blogger",
            "kid",
            "militia",
            "scientist",
            "a-drone-of-your-own",
            "bunker-on-wheels",
            "doomsday-pamphleteer",
            "rogue-asteroid-salesman",
        )
    )
    assert (thread.when, thread.target, thread.target_arg) == (ids.W_WATCH | ids.W_HELP, ids.TG_FIGHTER, 1)
    assert (thread.limit, T.programs[thread.program]) == (ids.LIMIT_COMBAT, ((ids.O_STAB, -2),))
    assert (wanna.when, wanna.conds, wanna.limit) == (ids.W_ROLL, ((ids.C_RUN_ROLL, 0),), ids.LIMIT_TURN)
    assert (drill.conds, drill.cost, drill.cost_n) == (((ids.C_CURSED, 0),), ids.COST_CARD, 2)
    assert (patch.when, patch.cost, patch.cost_n) == (ids.W_OWN, ids.COST_CARD, 3)
    assert (patch.conds, patch.limit) == (SEAL_OPEN, ids.LIMIT_TURN)
    assert (drone.conds, drone.limit) == (((ids.C_BEFORE_DOOR, 0),), ids.LIMIT_TURN)
    assert (bunker.when, bunker.conds, bunker.cost) == (ids.W_SEAL, ((ids.C_OPENER, 0),), ids.COST_SELF)
    assert (pamphlets.target, pamphlets.cost) == (ids.TG_THIS, ids.COST_CARD)
    assert (asteroid.cost, asteroid.cost_n) == (ids.COST_FILTER, 2)


def test_disasters_are_curses_by_another_name() -> None:
    face = NAMES.face_of["zoo-breakout"]
    assert (T.kind[number("zoo-breakout")], NAMES.curses[face]) == (ids.K_CURSE, "Disaster")
    both = open_box(["classic", "apocalypse"])
    assert both.tables.joins == both.names.tag_of["undead"] | both.names.tag_of["shark"]
    assert both.names.curses[both.names.face_of["curse-duck-of-doom"]] == "Curse"
