"""Hints that name the fact that decides, each at a table laid out for it."""

from pathlib import Path

import pytest

from kickdoor.agents.base import Thought
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.question import Question
from kickdoor.engine import ids
from kickdoor.game import Game, new_game
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out
from kickdoor.words import languages
from kickdoor.worlds import let_imagine

ANN, BO = 0, 1


def table(ann: str, bo: str = "", more: str = "") -> Game:
    """Ann is on turn."""
    text = f"""
name: A table
clauses: [TURN-02]
edition: classic
players:
  - {{name: Ann, {ann}}}
  - {{name: Bo, level: 4, {bo}}}
  - {{name: Cy, level: 4}}
{more}
steps: []
"""
    return lay_out(parse_text(text, Path("table.yaml")))


def thoughts(game: Game, seat: int = ANN) -> list[Thought]:
    agent = HeuristicAgent(game.box, seat)
    let_imagine(agent, game.state, seat)
    return agent.explain(game.view(seat), game.pending[seat])


def of(game: Game, found: list[Thought], verb: int, card: str) -> str:
    """What is said about playing a card for oneself."""
    copies = game.box.names.copies[game.box.names.face_of[card]]
    (told,) = {t.told() for t in found if t.choice[0] == verb and t.choice[1] in copies and t.choice[2] < ids.T_CARD}
    assert all(t.told(name) for t in found if t.told() for name in languages())
    return told


def test_a_class_beside_another_is_room_that_is_used() -> None:
    game = table("level: 3, classes: [warrior], modifiers: [super-munchkin], hand: [wizard]")
    assert of(game, thoughts(game), ids.V_PLAY, "wizard") == "you have room for a second Class"


def test_an_item_that_adds_nothing_is_one_card_fewer_at_charity() -> None:
    hand = "curse-lose-a-level, wizard, elf, gazebo, platycore, pointy-hat-of-power"
    game = table(f"level: 3, classes: [warrior], hand: [{hand}]", more="phase: charity")
    assert (
        of(game, thoughts(game), ids.V_PLAY, "pointy-hat-of-power")
        == "on the table it does not count for your hand of 6"
    )


def test_why_not_the_card_on_the_discards() -> None:
    """Who could take it and had better not is told what it is; who had better, what comes of it."""
    game = new_game(["classic"], seed=6)
    agents = [HeuristicAgent(game.box, seat) for seat in range(4)]
    told = {"left": 0, "taken": 0, "fought": 0}
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        top = view.discard_tops[ids.DOOR]
        if request.kind == "draw" and top >= 0:
            found = agents[seat].explain(view, request)
            (fact,) = {t.told() for t in found if t.choice == ids.PASS}
            title = game.box.names.titles[game.box.tables.face[top]]
            if found[0].choice == ids.PASS:
                assert fact == f"{title}, on the discards, is no better than a card nobody knows"
                told["left"] += 1
            else:
                fought = game.box.tables.kind[top] == ids.K_MONSTER
                assert (fact, found[0].told().startswith(f"{title}: won ")) == ("", fought)
                told["fought" if fought else "taken"] += 1
        game.apply(seat, agents[seat].choose(view, request))
    assert min(told["left"], told["fought"]) > 0


@pytest.mark.parametrize(("monster", "ours", "theirs"), [("ghoulfiends", 10, 8), ("drooling-slime", 14, 5)])
def test_help_counts_as_the_monsters_let_it(monster: str, ours: int, theirs: int) -> None:
    """Against ghoulfiends only Levels count, and a drooling slime hates the Elf who helps."""
    fight = f"combat: {{fighter: Ann, monsters: [{{card: {monster}}}]}}"
    game = table("level: 6, equipped: [slimy-armor]", "races: [elf], equipped: [flaming-armor, helm-of-courage]", fight)
    agent, view = HeuristicAgent(game.box, ANN), game.view(ANN)
    assert view.combat is not None
    assert agent.warfare.with_help(view, view.combat, view.players[BO]) == (ours, theirs)
    let_imagine(agent, game.state, ANN)
    agent.trials.give(agent.worlds)
    assert agent.warfare.with_help(view, view.combat, view.players[BO]) == (ours, theirs)


def test_an_elf_is_told_what_helping_brings() -> None:
    fight = "combat: {fighter: Ann, monsters: [{card: net-troll}]}"
    ann = "level: 6, equipped: [slimy-armor], hand: [curse-lose-a-level]"
    game = table(ann, "races: [elf], equipped: [flaming-armor]", fight)
    game.apply(ANN, next(c for c in game.options(ANN) if c[0] == ids.V_DEAL and c[2:] == (BO, 0)))
    game.apply(ANN, next(c for c in game.options(ANN) if c[0] == ids.V_DONE))
    asks = thoughts(game)
    assert next(t.told() for t in asks if t.choice == ids.PASS) == "seat-1 is thinking your offer over"
    told = next(t.told() for t in thoughts(game, BO) if t.choice[0] == ids.V_ACCEPT)
    assert told.startswith("together you win 13 to 10; you go up 1 Level and get 0 of 3 Treasures")


def test_gold_is_no_reason_where_it_buys_no_level() -> None:
    """SELL-05."""
    for level, told in ((3, "worth 400 gold pieces; a Level costs 1000"), (9, "")):
        game = table(f"level: {level}, classes: [warrior], hand: [pointy-hat-of-power]")
        assert of(game, thoughts(game), ids.V_PLAY, "pointy-hat-of-power") == told


def test_whoever_could_only_help_others_is_told_so() -> None:
    game = table("level: 9, hand: [boil-an-anthill]", more="turn: Bo")
    told = {t.choice[0]: t.told() for t in thoughts(game)}
    assert told[ids.V_PASS] == "all you could play now helps somebody else"


@pytest.mark.parametrize(
    ("races", "told"),
    [
        ("", "with your help seat-1 wins 13 to 10 and reaches Level 5"),
        ("races: [elf], ", "with your help seat-1 wins 13 to 10; you go up 1 Level, seat-1 reaches Level 5"),
    ],
)
def test_whoever_helps_is_told_whose_levels_they_are(races: str, told: str) -> None:
    """A fight that is won is no reason to end it, either."""
    fight = "combat: {fighter: Bo, helper: Ann, monsters: [{card: net-troll}]}\nturn: Bo"
    ann = f"level: 5, {races}equipped: [slimy-armor, helm-of-courage], hand: [out-to-lunch]"
    game = table(ann, "equipped: [flaming-armor]", fight)
    asked = thoughts(game)
    assert next(t.told() for t in asked if t.choice == ids.PASS) == told
    assert of(game, asked, ids.V_PLAY, "out-to-lunch") == ""


@pytest.mark.parametrize(("fighter", "told"), [
    ("Ann", "at 10 a tie is enough for you; Levels: 1, Treasures: 3"),
    ("Bo", "at 10 a tie is enough for seat-1, but that is only Level 5"),
])  # fmt: skip
def test_a_tie_that_is_enough_is_told_as_one(fighter: str, told: str) -> None:
    fight = f"combat: {{fighter: {fighter}, monsters: [{{card: net-troll}}]}}\nturn: {fighter}"
    ann = "level: 6, classes: [warrior], equipped: [mithril-armor, helm-of-courage], hand: [magic-missile]"
    bo = "classes: [warrior], equipped: [gentlemens-club, really-impressive-title]"
    asked = thoughts(table(ann, bo, fight))
    assert next(t.told() for t in asked if t.choice == ids.PASS) == told


def test_boots_are_for_running_away() -> None:
    game = table("level: 3, hand: [boots-of-running-really-fast]")
    told = of(game, thoughts(game), ids.V_PLAY, "boots-of-running-really-fast")
    assert told == "you run away on 3 or more then, not on 5"


@pytest.mark.parametrize(
    ("bo", "told"),
    [
        ("", "nothing you could play now would gain you anything"),
        ("equipped: [helm-of-courage]", "seat-2 is at Level 9 of 10: keep what stops the last fight"),
    ],
)
def test_only_what_would_hurt_somebody_is_worth_keeping(bo: str, told: str) -> None:
    """A Curse on headgear, and nobody who wears any."""
    game = table("level: 3, hand: [curse-lose-your-headgear]", bo, "turn: Bo")
    game.state.level[2] = 9
    assert next(t.told() for t in thoughts(game) if t.choice == ids.PASS) == told


def test_what_a_monster_does_not_let_count_is_not_in_its_sum() -> None:
    """Against the Insurance Salesman Levels are nothing: a strength of 17 is 8 there."""
    ann = "level: 9, equipped: [mithril-armor, helm-of-courage, gentlemens-club, buckler-of-swashing]"
    game = table(f"{ann}, hand: [insurance-salesman]", more="phase: trouble")
    told = {t.choice[0]: t.told() for t in thoughts(game)}
    assert told[ids.V_LOOT] == "Insurance Salesman would be 14 against your 9: not won"
    assert told[ids.V_TROUBLE] == ""
    agent, view = HeuristicAgent(game.box, ANN), game.view(ANN)
    copies = {
        name: game.box.names.copies[game.box.names.face_of[name]][0] for name in ("insurance-salesman", "king-tut")
    }
    assert agent.managing.met(view.players[ANN], copies["insurance-salesman"]) == 0
    assert agent.managing.met(view.players[ANN], copies["king-tut"]) > 0


def test_a_trade_is_told_with_its_cards() -> None:
    armour = "equipped: [slimy-armor], carried: [leather-armor]"
    game = table(f"level: 4, classes: [wizard], {armour}", "classes: [warrior], carried: [pointy-hat-of-power]")
    best = thoughts(game)[0]
    assert best.choice[:3] == (ids.V_DEAL, ids.DEAL_TRADE, BO)
    assert best.told() == "Pointy Hat of Power of seat-1 for Leather Armor: +3 for your strength"


def test_a_level_taken_from_who_has_none_to_lose_is_but_gained() -> None:
    game = table("level: 3, hand: [steal-a-level]")
    told = {t.choice[2]: t.told("en", ("Ann", "Bo", "Cy")) for t in thoughts(game) if t.choice[0] == ids.V_PLAY}
    assert told[ids.T_PLAYER + BO] == "you reach Level 4, Bo falls to 3"
    game.state.level[BO] = 1
    told = {t.choice[2]: t.told("en", ("Ann", "Bo", "Cy")) for t in thoughts(game) if t.choice[0] == ids.V_PLAY}
    assert told[ids.T_PLAYER + BO] == "Level 4: 6 to go"


def test_a_curse_that_ends_tells_what_it_had_cost() -> None:
    game = table("level: 3, hand: [wishing-ring], equipped: [huge-rock], curses: [curse-malign-mirror]")
    assert {t.told() for t in thoughts(game) if t.choice[2] >= ids.T_CARD} == {"+3 in every fight: 3 becomes 6"}
    game = table("level: 3, hand: [wishing-ring], curses: [curse-chicken-on-your-head]")
    assert {t.told() for t in thoughts(game) if t.choice[2] >= ids.T_CARD} == {
        "you are rid of Curse! Chicken on Your Head"
    }


def test_of_two_decks_the_one_without_monsters() -> None:
    """She loots from the deck she likes."""
    text = """
name: A table
clauses: [TURN-02]
edition: adventure-time
players:
  - {name: Ann, level: 3, character: char-rainicorn}
  - {name: Bo, level: 4}
  - {name: Cy, level: 4}
phase: trouble
steps: []
"""
    game = lay_out(parse_text(text, Path("table.yaml")))
    game.apply(ANN, (ids.V_LOOT, 0, 0, 0))
    best = thoughts(game)[0]
    assert best.choice == (ids.V_CHOOSE, ids.T_DECK + ids.TREASURE, 0, 0)
    assert best.told().endswith("% of the Doors are monsters and Curses, no Treasure is")


NAMES = ("Ann", "Bo", "Cy")


def laid(edition: str, ann: str, bo: str, more: str = "") -> Game:
    text = f"""
name: A table
clauses: [SELL-01]
edition: {edition}
players:
  - {{name: Ann, {ann}}}
  - {{name: Bo, {bo}}}
  - {{name: Cy}}
{more}
steps: []
"""
    return lay_out(parse_text(text, Path("table.yaml")))


@pytest.mark.parametrize(("seal", "price", "sells"), [("market-crash-and-burn", 1500, False), ("", 1000, True)])
def test_a_level_costs_what_the_seal_says(seal: str, price: int, sells: bool) -> None:
    """1,000 gold of what Ann cannot use is a Level but for the Seal: then what she wears would have to go with it."""
    spare = "carried: [chemistry-set-bazooka, lab-coat-of-many-pockets]"
    game = laid(
        "apocalypse", f"level: 4, equipped: [leaf-blower-of-judgment], {spare}", "level: 4", f"seals_open: [{seal}]"
    )
    found = thoughts(game)
    assert {t.told().rpartition(" ")[2] for t in found if "a Level costs" in t.told()} <= {str(price)}
    agent = HeuristicAgent(game.box, ANN)
    view, request = game.view(ANN), game.pending[ANN]
    assert agent.managing.price(view) == price
    assert bool(agent.managing.sale_plan(view, Question(request))) == sells


def test_nobody_helps_with_the_last_level() -> None:
    game = laid("classic", "level: 9", "level: 9, races: [elf]", "door: [bigfoot]")
    game.apply(ANN, (ids.V_KICK, 0, 0, 0))
    while ANN not in game.pending:
        game.apply(next(iter(game.pending)), ids.PASS)
    asked = [t for t in thoughts(game) if t.choice[:2] == (ids.V_DEAL, ids.DEAL_HELP)]
    assert asked
    assert {t.told() for t in asked} == {""}


def test_what_a_trade_brings_the_other_is_told_as_well() -> None:
    game = laid("classic", "sex: male, carried: [broad-sword]", "sex: female, carried: [gentlemens-club]")
    sword, club = (
        game.box.names.copies[game.box.names.face_of[name]][0] for name in ("broad-sword", "gentlemens-club")
    )
    for choice in (
        (ids.V_DEAL, ids.DEAL_TRADE, BO, 0), (ids.V_TERM, ids.TERM_GIVE, sword, 0), (ids.V_TERM, ids.TERM_GET, club, 0),
        (ids.V_DONE, 0, 0, 0),
    ):  # fmt: skip
        game.apply(ANN, choice)
    told = {t.choice[0]: t.told("en", NAMES) for t in thoughts(game, BO)}
    assert told[ids.V_ACCEPT] == "+3 for your strength, +3 for Ann"


def test_an_item_enhancer_is_picked_for_its_bonus() -> None:
    game = laid("apocalypse", "level: 4", "level: 4")
    agent, names = HeuristicAgent(game.box, ANN), game.box.names
    card = names.copies[names.face_of["warehouse-club-size"]][0]
    potion = names.copies[names.face_of["dehydrated-water"]][0]
    facts = [agent.reasons.picks.good_for(game.view(ANN), c) for c in (card, potion)]
    assert [Thought(ids.PASS, 0.0, fact).told() for fact in facts] == [
        "+4 for the Item you put it on",
        "+5 for either side of a fight, once",
    ]


def test_a_present_and_a_disaster_that_takes_nothing_have_a_reason() -> None:
    game = laid("classic", "carried: [broad-sword]", "level: 4")
    sword = game.box.names.copies[game.box.names.face_of["broad-sword"]][0]
    for choice in ((ids.V_DEAL, ids.DEAL_TRADE, BO, 0), (ids.V_TERM, ids.TERM_GIVE, sword, 0), (ids.V_DONE, 0, 0, 0)):
        game.apply(ANN, choice)
    best = thoughts(game, BO)[0]
    assert (best.choice[0], best.told()) == (ids.V_ACCEPT, "you give nothing for it")
    game = laid("apocalypse", "level: 1, hand: [prophecy-postponed]", "level: 4", "door: [acid-drizzle]")
    game.apply(ANN, (ids.V_KICK, 0, 0, 0))
    best = thoughts(game)[0]
    assert (best.choice, best.told()) == (ids.PASS, "it costs you nothing")


def test_only_a_face_that_is_enough_saves_from_a_monster() -> None:
    game = laid("classic", "level: 5, hand: [loaded-die]", "level: 4", "door: [bigfoot]\ndice: [2]")
    game.apply(ANN, (ids.V_KICK, 0, 0, 0))
    game.apply(ANN, next(choice for choice in game.pending[ANN].options if choice[0] == ids.V_RUN))
    told = {t.choice[2] - ids.T_FACE: t.told() for t in thoughts(game) if t.choice[0] == ids.V_PLAY}
    assert [face for face, fact in sorted(told.items()) if fact] == [5, 6]


def test_a_fight_that_is_lost_needs_no_weakening() -> None:
    for monster, told in (("bigfoot", ""), ("gazebo", "Ann would win the game: 9 to 11 stops that")):
        game = laid("classic", "level: 9", "level: 4, hand: [freezing-explosive-potion]", f"door: [{monster}]")
        game.apply(ANN, (ids.V_KICK, 0, 0, 0))
        found = thoughts(game, BO)
        assert [t.told("en", NAMES) for t in found if t.choice[2] == ids.T_SIDE + 1] == [told]
