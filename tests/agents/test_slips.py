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
