"""Cards that are a plan by themselves, each at a table laid out for it."""

from pathlib import Path

from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.engine import ids
from kickdoor.game import Game
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out
from kickdoor.text.speech import Titles
from kickdoor.worlds import let_imagine

ANN = 0


def table(edition: str, ann: str, bo: str = "level: 4", more: str = "") -> Game:
    """Ann is on turn."""
    text = f"""
name: A table
clauses: [TURN-02]
edition: {edition}
players:
  - {{name: Ann, {ann}}}
  - {{name: Bo, {bo}}}
  - {{name: Cy, level: 4}}
{more}
steps: []
"""
    return lay_out(parse_text(text, Path("table.yaml")))


def chosen(game: Game) -> tuple[int, str, str]:
    """What Ann does: the verb, its card, and the card it is aimed at."""
    agent = HeuristicAgent(game.box, ANN)
    let_imagine(agent, game.state, ANN)
    verb, card, target, _second = agent.choose(game.view(ANN), game.pending[ANN])
    titles = Titles(game.box, ())
    played = titles.card(card) if verb in (ids.V_PLAY, ids.V_EQUIP) else ""
    return verb, played, titles.card(target - ids.T_CARD) if played and target >= ids.T_CARD else ""


def test_the_next_doors_are_looked_at_before_one_is_kicked_open() -> None:
    game = table("steampunk", "level: 3, hand: [telegram-from-the-future]")
    assert chosen(game) == (ids.V_PLAY, "Telegram from the Future", "")
    game = table("steampunk", "level: 3, hand: [telegram-from-the-future]", more="phase: charity")
    assert chosen(game)[0] == ids.V_END


def test_an_exchange_takes_what_is_better_than_what_is_given() -> None:
    mine, theirs = "level: 3, equipped: [gear-shift], hand: [exchange-of-pleasantries]", "level: 4, equipped: [{}]"
    better = table("steampunk", mine.replace("gear-shift", "whalebone-corset"), theirs.format("bottomless-tea-urn"))
    assert chosen(better)[0] == ids.V_KICK  # worth more gold than anything Ann has
    game = table(
        "steampunk", "level: 3, carried: [pith-helmet], hand: [exchange-of-pleasantries]", theirs.format("steam-iron")
    )
    assert chosen(game) == (ids.V_PLAY, "Exchange of Pleasantries", "Steam Iron")


def test_an_ally_is_lured_away() -> None:
    game = table("adventure-time", "level: 3, hand: [better-job-offer]", "level: 4, allies: [neptr]")
    assert chosen(game) == (ids.V_PLAY, "Better Job Offer", "NEPTR")


def test_every_cleric_goes_up_where_oneself_is_one() -> None:
    game = table("legends", "level: 3, classes: [cleric], hand: [pilgrimage-to-delphi]")
    assert chosen(game) == (ids.V_PLAY, "Pilgrimage to Delphi", "")
    game = table("legends", "level: 3, classes: [thief], hand: [pilgrimage-to-delphi]", "level: 4, classes: [cleric]")
    assert chosen(game)[0] == ids.V_KICK


def test_nobody_becomes_what_makes_worn_items_useless() -> None:
    game = table("classic", "level: 3, equipped: [mithril-armor], hand: [wizard]")
    assert chosen(game)[0] == ids.V_KICK  # not usable by Wizards
    game = table("classic", "level: 3, equipped: [leather-armor], hand: [wizard]")
    assert chosen(game) == (ids.V_PLAY, "Wizard", "")


def test_a_second_weapon_that_costs_the_grip_stays_in_hand() -> None:
    game = table("apocalypse", "level: 3, classes: [militia], equipped: [tire-iron], hand: [trash-lid-aegis]")
    assert chosen(game)[0] == ids.V_KICK
    game = table("apocalypse", "level: 3, equipped: [tire-iron], hand: [trash-lid-aegis]")
    assert chosen(game) == (ids.V_PLAY, "Trash-Lid Aegis", "")


def test_fog_is_for_flights_that_may_cost_more_than_it() -> None:
    fight = "combat: {{fighter: Ann, monsters: [{{card: {}}}]}}"
    ann = "level: 6, hand: [fog-in-a-flask]"
    assert chosen(table("steampunk", ann, more=fight.format("the-empires-sunset")))[1] == "Fog in a Flask"
    assert (
        chosen(table("steampunk", "level: 1, hand: [fog-in-a-flask]", more=fight.format("fog-with-opinions")))[1] == ""
    )


def test_an_ally_joins_where_there_is_room() -> None:
    """Also beside one that is worth more."""
    allies = "level: 3, allies: [peppermint-butler], hand: [the-morrow]"
    assert chosen(table("adventure-time", allies))[0] == ids.V_KICK
    assert chosen(table("adventure-time", allies + ", classes: [royalty]")) == (ids.V_PLAY, "The Morrow", "")


def test_a_curse_is_weighed_with_what_becomes_of_what_it_takes() -> None:
    """Who sits on Bo's right takes an Item of Bo's: good for Ann herself, and for Cy a rival's luck."""
    game = table("steampunk", "level: 8, hand: [borrowed-umbrella]", "level: 4, equipped: [pea-coat]", "turn: Cy")
    umbrella = game.box.names.copies[game.box.names.face_of["borrowed-umbrella"]][0]
    gains = {}
    for seat in (ANN, 2):
        managing, view = HeuristicAgent(game.box, seat).managing, game.view(seat)
        cost = managing.worths.evil(game.box.tables.bad[umbrella], view.players[1])
        assert cost > 1
        gains[seat] = managing.harm(view, umbrella, 1) - cost * managing.rivals.weight(view, 1)
    assert gains[ANN] > 1
    assert gains[2] < 0
