"""What those overlook who overlook some of their cards, and what nobody does."""

import pytest

from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.temper import PERSONALITIES, TEMPERS
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.worlds import let_imagine
from tests.agents.test_schemes import table

ANN = 0
SEEDS = 40


def plays(game: Game, temper: str, card: str) -> int:
    """How many of so many players of a temper play the card."""
    copies = game.box.names.copies[game.box.names.face_of[card]]
    found = 0
    for seed in range(SEEDS):
        agent = HeuristicAgent(game.box, ANN, TEMPERS[temper], seed)
        let_imagine(agent, game.state, ANN)
        chosen = agent.choose(game.view(ANN), game.pending[ANN])
        found += chosen[0] == ids.V_PLAY and chosen[1] in copies
    return found


def last_fight(level: int) -> Game:
    """Bo wins as it stands, and Ann holds what ends the fight."""
    fight = "combat: {fighter: Bo, monsters: [{card: potted-plant}]}\nturn: Bo"
    return table("classic", "level: 4, hand: [friendship-potion]", f"level: {level}, equipped: [slimy-armor]", fight)


@pytest.mark.parametrize("temper", ["hard", *PERSONALITIES])
def test_what_stops_a_win_is_not_overlooked(temper: str) -> None:
    """All the table is told that it is the last chance."""
    assert plays(last_fight(9), temper, "friendship-potion") == SEEDS
    assert plays(last_fight(4), temper, "friendship-potion") == 0


def test_weaker_strengths_let_some_winners_go() -> None:
    assert (
        0
        < plays(last_fight(9), "easy", "friendship-potion")
        < plays(last_fight(9), "normal", "friendship-potion")
        < SEEDS
    )


@pytest.mark.parametrize("temper", PERSONALITIES)
def test_no_class_is_given_away_for_want_of_a_look_at_the_hand(temper: str) -> None:
    six = "warrior, gazebo, platycore, net-troll, bullrog, plutonium-dragon"
    for hand, all_of_them in ((six, True), (six.removesuffix(", plutonium-dragon"), False)):
        game = table("classic", f"level: 3, hand: [{hand}]", "level: 4", "phase: charity")
        assert (plays(game, temper, "warrior") == SEEDS) is all_of_them


def own_fight(level: int, monster: str, hand: str, equipped: str = "") -> Game:
    """Ann loses as it stands, and holds what changes that."""
    fight = f"combat: {{fighter: Ann, monsters: [{{card: {monster}}}]}}"
    return table("classic", f"level: {level}, hand: [{hand}], equipped: [{equipped}]", "level: 4", fight)


@pytest.mark.parametrize("temper", PERSONALITIES)
def test_what_wins_the_game_or_saves_the_own_life_is_not_overlooked(temper: str) -> None:
    """No friend runs from the winning fight with a potion in hand, nor dies with a wall in hand."""
    won = own_fight(9, "hippogriff", "magic-missile, electric-radioactive-acid-potion")
    assert plays(won, temper, "magic-missile") + plays(won, temper, "electric-radioactive-acid-potion") == SEEDS
    dragon = own_fight(8, "plutonium-dragon", "instant-wall")
    assert plays(dragon, temper, "instant-wall") == SEEDS


def test_in_other_fights_they_overlook_things() -> None:
    for temper in ("normal", "greedy"):
        assert 0 < plays(own_fight(4, "shrieking-geek", "magic-missile"), temper, "magic-missile") < SEEDS


@pytest.mark.parametrize(
    ("hand", "others", "chosen"),
    [
        ("curse-lose-your-armor", "", False),
        ("curse-lose-your-armor", "leather-armor", True),
    ],
)
def test_the_last_hope_is_no_curse_that_does_nothing(hand: str, others: str, chosen: bool) -> None:
    """Bo wins the game whatever Ann does: she takes his armor, if he wears any."""
    fight = "combat: {fighter: Bo, monsters: [{card: potted-plant}]}\nturn: Bo"
    game = table("classic", f"level: 4, hand: [{hand}]", f"level: 9, equipped: [{others}]", fight)
    assert (plays(game, "hard", hand) == SEEDS) is chosen


def test_the_last_fight_is_won_by_what_no_rule_of_thumb_knows() -> None:
    """A jar that gives more against Gears than is said at once."""
    fight = "combat: {fighter: Ann, monsters: [{card: titan-of-industry}]}"
    game = table("steampunk", "level: 9, hand: [jar-of-iron-filings]", "level: 4", fight)
    assert plays(game, "hard", "jar-of-iron-filings") == SEEDS


@pytest.mark.parametrize(("level", "modifiers", "dropped"), [(8, "", True), (6, "super-munchkin", False)])
def test_no_class_is_given_up_for_nothing(level: int, modifiers: str, dropped: bool) -> None:
    """Hated as a Cleric by 3, Ann wins without the Class; with nothing bad about it nobody hates her."""
    fight = "combat: {fighter: Ann, monsters: [{card: redcap-gang, enhancers: [storied]}]}"
    game = table("legends", f"level: {level}, classes: [cleric], modifiers: [{modifiers}]", "level: 4", fight)
    agent = HeuristicAgent(game.box, ANN)
    let_imagine(agent, game.state, ANN)
    assert (agent.choose(game.view(ANN), game.pending[ANN])[0] == ids.V_DROP) is dropped
