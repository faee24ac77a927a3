"""Bargains between people and bots on the real engine: trades, counter-offers, gifts for peace, threats."""

from dataclasses import replace
from pathlib import Path

import pytest

from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.question import Question
from kickdoor.agents.rivals import PEACE
from kickdoor.agents.temper import TEMPERS
from kickdoor.engine import events as e
from kickdoor.engine import ids
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import DealView
from kickdoor.game import Game, Request
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out

ANN, BO, CY = range(3)


def table(ann: str = "", bo: str = "", cy: str = "", door: str = "") -> Game:
    """Ann is on turn."""
    text = f"""
name: A table
clauses: [TRADE-01]
edition: classic
players:
  - {{name: Ann, level: 4, {ann}}}
  - {{name: Bo, level: 4, {bo}}}
  - {{name: Cy, level: 4, {cy}}}
door: [{door}]
steps: []
"""
    return lay_out(parse_text(text, Path("table.yaml")))


def bots(game: Game, *tempers: str) -> list[HeuristicAgent]:
    return [HeuristicAgent(game.box, seat, TEMPERS[word], seat) for seat, word in enumerate(tempers)]


def act(game: Game, agents: list[HeuristicAgent], seat: int, choice: Choice | None = None) -> Choice:
    """What a seat chooses, or the choice given for it, with everybody hearing what comes of it."""
    chosen = choice or agents[seat].choose(game.view(seat), game.pending[seat])
    for event in game.apply(seat, chosen):
        for listener, agent in enumerate(agents):
            agent.hear(event_for(event, listener))
    return chosen


def card(game: Game, name: str) -> int:
    return game.box.names.copies[game.box.names.face_of[name]][0]


def hurt(agent: HeuristicAgent, by: int, times: int = 1) -> list[str]:
    return [agent.feelings.hear((e.E_CURSED, agent.sense.seat, 5, by, -1, -1)) for _ in range(times)]


def propose(game: Game, agents: list[HeuristicAgent], seat: int = ANN) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The whole proposal of a seat: what whoever opened the trade gives, and gets."""
    for _ in range(4):
        act(game, agents, seat)
        deal = game.view(seat).deal
        assert deal is not None
        if deal.made:
            return deal.give, deal.get
    raise AssertionError("the proposal does not come to an end")


SPARE = "equipped: [slimy-armor], carried: [leather-armor]"
HAT = "equipped: [helm-of-courage]"


def test_a_bribe_is_given_for_peace_and_peace_is_kept() -> None:
    """Ann gives what she can spare to whoever has hurt her; Bo takes it and leaves her alone for a while."""
    game = table(SPARE, f"{HAT}, hand: [curse-lose-a-level]")
    agents = bots(game, "cautious", "vindictive", "hard")
    hurt(agents[ANN], BO)
    hurt(agents[BO], ANN)
    bo = agents[BO]
    weapon = (ids.V_PLAY, card(game, "curse-lose-a-level"), ids.T_PLAYER + ANN, -1)
    chance = Request(0, BO, "arrange", False, (ids.PASS, weapon), "react")
    assert bo.managing.curse(game.view(BO), Question(chance)) == weapon
    assert propose(game, agents) == ((card(game, "leather-armor"),), ())
    assert act(game, agents, BO) == (ids.V_ACCEPT, 0, 0, 0)
    for one, other in ((ANN, BO), (BO, ANN)):
        assert agents[one].rivals.at_peace(other)
        assert agents[one].rivals.foe() == -1
    assert bo.managing.curse(game.view(BO), Question(chance)) is None
    for _ in range(PEACE):
        bo.hear((e.E_TURN, ANN, -1, -1, -1, -1))
    assert not bo.rivals.at_peace(ANN)


def test_a_bribe_is_no_more_than_it_need_be() -> None:
    """Both would do for Bo; the better one stays where it is."""
    game = table(
        "sex: male, equipped: [huge-rock], carried: [broad-sword, eleven-foot-pole]",
        "sex: female, carried: [sleep-potion]",
    )
    agents = bots(game, "cautious", "hard", "hard")
    hurt(agents[ANN], BO)
    assert propose(game, agents) == ((card(game, "eleven-foot-pole"),), ())


@pytest.mark.parametrize(("temper", "ann"), [("hard", SPARE), ("cautious", "equipped: [slimy-armor]")])
def test_nobody_bribes_without_the_temper_or_with_what_is_needed(temper: str, ann: str) -> None:
    game = table(ann, HAT)
    agents = bots(game, temper, "hard", "hard")
    hurt(agents[ANN], BO)
    assert act(game, agents, ANN)[0] != ids.V_DEAL


def test_who_takes_a_gift_and_strikes_is_not_forgiven() -> None:
    plain, betrayed = table(SPARE, HAT), table(SPARE, HAT)
    regards = []
    for game, pays in ((plain, False), (betrayed, True)):
        agents = bots(game, "cautious", "hard", "hard")
        if pays:
            hurt(agents[ANN], BO)
            propose(game, agents)
            act(game, agents, BO)
        agents[ANN].rivals.regard.clear()
        hurt(agents[ANN], BO)
        regards.append(agents[ANN].rivals.regard[BO])
        assert not agents[ANN].rivals.at_peace(BO)
    assert regards[1] < regards[0] < 0


def test_a_gift_that_is_declined_is_not_offered_again() -> None:
    game = table(SPARE, HAT)
    agents = bots(game, "cautious", "hard", "hard")
    hurt(agents[ANN], BO)
    propose(game, agents)
    act(game, agents, BO, (ids.V_DECLINE, 0, 0, 0))
    agents[ANN].managing.trading.turn = -1  # another turn of hers
    assert act(game, agents, ANN)[0] != ids.V_DEAL


def test_a_threat_is_said_once_and_carried_out() -> None:
    """A Curse that would not be worth it otherwise is thrown at whoever was threatened, and then it is done with."""
    game = table("hand: [curse-lose-a-level]")
    curse = card(game, "curse-lose-a-level")
    agents = bots(game, "vindictive", "hard", "hard")
    ann = agents[ANN]
    ann.temper = ann.managing.temper = replace(ann.temper, curse=99.0)
    assert all(choice[1] != curse for choice in [ann.choose(game.view(ANN), game.pending[ANN])])
    assert hurt(ann, BO, 3) == ["threat", "ouch", "ouch"]
    assert act(game, agents, ANN) == (ids.V_PLAY, curse, ids.T_PLAYER + BO, -1)
    assert ann.rivals.threats == set()


def test_only_some_tempers_threaten() -> None:
    for word, temper in TEMPERS.items():
        agent = HeuristicAgent(table().box, 0, temper, 1)
        assert ("threat" in hurt(agent, 1, 4)) == (word == "vindictive")


def offered(ann: str, bo: str) -> tuple[Game, list[HeuristicAgent]]:
    """Ann asks Bo for his buckler, for her spare armor."""
    game = table(ann, bo)
    agents = bots(game, "hard", "hard", "hard")
    for choice in (
        (ids.V_DEAL, ids.DEAL_TRADE, BO, 0),
        (ids.V_TERM, ids.TERM_GIVE, card(game, "leather-armor"), 0),
        (ids.V_TERM, ids.TERM_GET, card(game, "buckler-of-swashing"), 0),
        (ids.V_DONE, 0, 0, 0),
    ):
        act(game, agents, ANN, choice)
    return game, agents


def test_a_trade_that_brings_too_little_is_answered_with_one_that_is_fair() -> None:
    """An Elf wants the helmet as well, for which Ann has no use; she finds that fair."""
    ann = "equipped: [bad-ass-bandana, flaming-armor], carried: [leather-armor, horny-helmet]"
    game, agents = offered(ann, "races: [elf], equipped: [buckler-of-swashing]")
    assert act(game, agents, BO) == (ids.V_COUNTER, 0, 0, 0)
    give, get = propose(game, agents, BO)
    assert set(give) == {card(game, "leather-armor"), card(game, "horny-helmet")}
    assert get == (card(game, "buckler-of-swashing"),)
    assert act(game, agents, ANN) == (ids.V_ACCEPT, 0, 0, 0)
    assert card(game, "horny-helmet") in game.view(BO).players[BO].worn


def test_where_nothing_is_fair_a_trade_is_declined() -> None:
    game, agents = offered("equipped: [flaming-armor], carried: [leather-armor]", "equipped: [buckler-of-swashing]")
    assert act(game, agents, BO) == (ids.V_DECLINE, 0, 0, 0)


@pytest.mark.parametrize(("level", "opened"), [(8, True), (9, False)])
def test_no_hat_is_worth_arming_whoever_needs_one_level(level: int, opened: bool) -> None:
    """Three points of bonus for oneself against one for the other."""
    game = table(f"classes: [wizard], {SPARE}", "classes: [warrior], carried: [pointy-hat-of-power]")
    game.state.level[BO] = level
    agent = bots(game, "hard")[ANN]
    found = agent.managing.trading.open(game.view(ANN), Question(game.pending[ANN]))
    assert (found is not None) is opened


def test_nobody_walks_away_from_an_offer_of_ones_own() -> None:
    """Ann has asked for help, and has a way out of the fight in her hand: she waits for the answer."""
    game = table("hand: [friendship-potion]", "equipped: [bad-ass-bandana, slimy-armor]", door="lawyers")
    agents = bots(game, "hard", "hard", "hard")
    assert act(game, agents, ANN)[0] == ids.V_KICK
    assert act(game, agents, ANN)[:3] == (ids.V_DEAL, ids.DEAL_HELP, BO)
    assert act(game, agents, ANN)[0] == ids.V_DONE
    potion = card(game, "friendship-potion")
    assert potion in [choice[1] for choice in game.pending[ANN].options if choice[0] == ids.V_PLAY]
    assert act(game, agents, ANN) == ids.PASS
    assert act(game, agents, BO) == (ids.V_ACCEPT, 0, 0, 0)


def test_one_item_a_turn_counts_twice_and_no_more() -> None:
    """A Halfling sells for a level; the second sale of the turn would cost what she wears, and is let be."""
    game = table("races: [halfling], equipped: [flaming-armor], carried: [slimy-armor, leather-armor, horny-helmet]")
    agents = bots(game, "hard", "hard", "hard")
    ann, view = agents[ANN], game.view(ANN)
    assert ann.managing.doubles(view)
    ann.managing.remember(view, (ids.V_SELL, 0, 0, 0))
    assert not ann.managing.doubles(view)
    assert ann.managing.doubles(replace(view, number=view.number + 1))


def test_nobody_curses_whoever_thinks_an_offer_of_theirs_over() -> None:
    game = table(f"classes: [wizard], {SPARE}, hand: [curse-lose-a-level]", "carried: [pointy-hat-of-power]")
    agents = bots(game, "vindictive", "hard", "hard")
    hurt(agents[ANN], BO)
    weapon = (ids.V_PLAY, card(game, "curse-lose-a-level"), ids.T_PLAYER + BO, -1)
    chance = Question(Request(0, ANN, "arrange", False, (ids.PASS, weapon), "react"))
    assert agents[ANN].managing.curse(game.view(ANN), chance) == weapon
    act(game, agents, ANN, next(c for c in game.options(ANN) if c[:3] == (ids.V_DEAL, ids.DEAL_TRADE, BO)))
    for name, term in (("leather-armor", ids.TERM_GIVE), ("pointy-hat-of-power", ids.TERM_GET)):
        act(game, agents, ANN, (ids.V_TERM, term, card(game, name), 0))
    act(game, agents, ANN, (ids.V_DONE, 0, 0, 0))
    assert agents[ANN].managing.curse(game.view(ANN), chance) is None


@pytest.mark.parametrize(
    ("ann", "bo", "told"),
    [(SPARE, HAT, ""), (f"classes: [wizard], {SPARE}", "carried: [pointy-hat-of-power]", "barter")],
)
def test_a_gift_is_not_offered_as_a_trade(ann: str, bo: str, told: str) -> None:
    """What is said of it is said when it is taken."""
    game = table(ann, bo)
    agents = bots(game, "cautious", "hard", "hard")
    hurt(agents[ANN], BO)
    propose(game, agents)
    assert agents[ANN].feelings.hear((e.E_OFFERED, ANN, BO, ids.DEAL_TRADE, -1, -1)) == told


@pytest.mark.parametrize(("level", "given"), [(8, True), (9, False)])
def test_no_gift_goes_to_who_needs_but_one_level(level: int, given: bool) -> None:
    game = table(SPARE, HAT)
    game.state.level[BO] = level
    agents = bots(game, "cautious", "hard", "hard")
    hurt(agents[ANN], BO)
    assert (act(game, agents, ANN)[0] == ids.V_DEAL) is given


def test_peace_is_not_bought_in_the_turn_in_which_it_was_broken() -> None:
    """A turn later it is."""
    game = table(SPARE, HAT)
    agents = bots(game, "cautious", "hard", "hard")
    ann = agents[ANN]
    ann.hear((e.E_TURN, ANN, -1, -1, -1, -1))
    ann.hear((e.E_CURSED, BO, 5, ANN, -1, -1))
    view, asked = game.view(ANN), Question(game.pending[ANN])
    assert ann.managing.trading.open(view, asked) is None
    ann.hear((e.E_TURN, BO, -1, -1, -1, -1))
    assert ann.managing.trading.open(view, asked) is not None


def test_who_comes_upon_an_open_trade_looks_for_terms() -> None:
    """Asked for a hint in the middle of it: what gains both, or that nothing does."""
    game = table(SPARE, HAT)
    agents = bots(game, "hard", "hard", "hard")
    act(game, agents, ANN, (ids.V_DEAL, ids.DEAL_TRADE, BO, 0))
    best = HeuristicAgent(game.box, ANN).explain(game.view(ANN), game.pending[ANN])[0]
    assert best.choice[0] == ids.V_DECLINE
    assert best.told("en", ("Ann", "Bo", "Cy")) == "no swap of one Item for another would be good for both you and Bo"
    game = table(
        "equipped: [slimy-armor], carried: [singing-and-dancing-sword], classes: [thief]",
        "classes: [cleric], carried: [dagger-of-treachery]",
    )
    agents = bots(game, "hard", "hard", "hard")
    act(game, agents, ANN, (ids.V_DEAL, ids.DEAL_TRADE, BO, 0))
    best = HeuristicAgent(game.box, ANN).explain(game.view(ANN), game.pending[ANN])[0]
    assert best.choice[0] == ids.V_TERM


@pytest.mark.parametrize("struck", [False, True])
def test_who_has_just_been_cursed_asks_somebody_else(struck: bool) -> None:
    """Bo is asked first, and helps; neither in the turn in which he has cursed Ann."""
    small = "equipped: [leather-armor, spiky-knees, helm-of-courage]"
    game = table("", "equipped: [huge-rock]", small, "3872-orcs")
    ann, bo = bots(game, "hard", "hard")
    for agent in (ann, bo):
        agent.feelings.hear((e.E_CURSED, ANN, 5, BO, -1, -1))
        if not struck:
            agent.feelings.hear((e.E_TURN, ANN, -1, -1, -1, -1))
    game.apply(ANN, (ids.V_KICK, 0, 0, 0))
    offers: tuple[Choice, ...] = tuple((ids.V_DEAL, ids.DEAL_HELP, to, 1) for to in (BO, CY))
    ann.rivals.regard.clear()  # an old grudge is another matter
    asked = ann.warfare.ask_help(game.view(ANN), Question(Request(0, ANN, "combat", True, offers, "decide")), 7)
    assert asked == offers[struck]
    deal = DealView(ids.DEAL_HELP, ANN, BO, ANN, True, 1, 0, (), (), ())
    assert bo.bargaining.good_help(game.view(BO), deal) != struck


def test_a_lost_fight_goes_to_whoever_is_furthest_from_winning_it() -> None:
    """Bo would win the game with what lies before him, Cy never."""
    doubled = "carried: [doppleganger]"
    game = table("hand: [transferral-potion]", f"{doubled}, equipped: [huge-rock, flaming-armor]", "", "bullrog")
    game.state.level[:] = [6, 9, 4]
    game.apply(ANN, (ids.V_KICK, 0, 0, 0))
    potion = card(game, "transferral-potion")
    ways = {to: (ids.V_PLAY, potion, ids.T_PLAYER + to, -1) for to in (BO, CY)}
    for heirs, to in (((BO, CY), CY), ((BO,), -1)):
        (agent,) = bots(game, "hard")
        asked = Question(Request(0, ANN, "combat", True, tuple(ways[heir] for heir in heirs), "decide"))
        assert agent.warfare.get_away(game.view(ANN), asked) == ways.get(to)
