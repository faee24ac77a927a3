"""The heuristic player: reasons, favours, tempers, offers."""

import pytest

import kickdoor
from kickdoor.agents import make_agent
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import NORMAL, PERSONALITIES, STRENGTHS, TEMPERS, Temper
from kickdoor.engine import ids
from kickdoor.game import Game, Request
from kickdoor.rules.clauses import shipped_editions
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game


def play_on(game: Game, agents: list[HeuristicAgent], most: int) -> None:
    for _ in range(most):
        if game.over:
            return
        seat, request = next(iter(game.pending.items()))
        game.apply(seat, agents[seat].choose(game.view(seat), request))


@pytest.mark.parametrize("edition", shipped_editions())
def test_games_end_in_every_edition(edition: str) -> None:
    plan = make_plan((edition,), 4, 3, "heuristic", 60)
    assert all(play_game(plan, number).winners for number in range(6))


def test_games_end_with_all_sets_together_and_any_temper() -> None:
    names = [f"heuristic:{word}" for word in TEMPERS][:6]
    plan = make_plan(tuple(shipped_editions()), 6, 3, ",".join(names), 60)
    assert all(play_game(plan, number).winners for number in range(3))


def test_every_option_has_a_worth_and_a_reason_and_the_choice_stands_first() -> None:
    game = kickdoor.new_game(seed=8)
    agents = [HeuristicAgent(game.box, seat) for seat in range(4)]
    asked = 0
    for _ in range(400):
        if game.over:
            break
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        thoughts = agents[seat].explain(view, request)
        assert sorted(t.choice for t in thoughts) == sorted(request.options)
        assert all(thought.reason for thought in thoughts)
        chosen = agents[seat].choose(view, request)
        assert thoughts[0].choice == chosen or agents[seat].rivals.asked is not None
        asked += len(request.options) > 1
        game.apply(seat, chosen)
    assert asked > 50


def test_an_offer_is_explained_by_what_it_brings() -> None:
    told = set()
    for seed in range(6):
        game = kickdoor.new_game(seed=seed)
        agents = [HeuristicAgent(game.box, seat) for seat in range(4)]
        for _ in range(500):
            if game.over:
                break
            seat, request = next(iter(game.pending.items()))
            view = game.view(seat)
            if request.kind == "deal" and view.deal is not None and view.deal.made:
                thoughts = {t.choice[0]: t for t in agents[seat].explain(view, request)}
                accept = thoughts[ids.V_ACCEPT]
                chosen = agents[seat].choose(view, request)[0]
                assert (accept.value > 0) == (chosen == ids.V_ACCEPT)
                told.add(accept.reason.partition(" ")[2])
            game.apply(seat, agents[seat].choose(view, request))
    assert any("Treasures for your help" in reason for reason in told)
    assert len(told) > 2


def test_nobody_is_nagged() -> None:
    """At most so many offers in one fight, however long it lasts."""
    for seed in range(6):
        game = kickdoor.new_game(seed=seed)
        agents = [HeuristicAgent(game.box, seat) for seat in range(4)]
        offers: dict[int, int] = {}
        for _ in range(600):
            if game.over:
                break
            seat, request = next(iter(game.pending.items()))
            choice = agents[seat].choose(game.view(seat), request)
            if choice[:2] == (ids.V_DEAL, ids.DEAL_HELP):
                offers[game.turn_number] = offers.get(game.turn_number, 0) + 1
            game.apply(seat, choice)
        assert offers
        assert max(offers.values()) <= NORMAL.offers


def test_help_is_remembered_and_so_is_a_refusal() -> None:
    """Who helped counts less as a rival, who refused more."""
    helped = refused = 0
    for seed in range(8):
        game = kickdoor.new_game(seed=seed)
        agents = [HeuristicAgent(game.box, seat, Temper(grudge=1.0)) for seat in range(4)]
        play_on(game, agents, 400)
        for agent in agents:
            view = game.view(agent.sense.seat)
            for seat, favour in agent.rivals.favours.items():
                plain = Rivals(agent.sense.seat, NORMAL).weight(view, seat)
                assert (agent.rivals.weight(view, seat) < plain) == (favour > 0)
                helped += favour > 0
                refused += favour < 0
    assert helped
    assert refused


def test_tempers_differ_in_what_they_do() -> None:
    """Every personality answers some question of one game in its own way."""
    game = kickdoor.new_game(seed=8)
    usual = [HeuristicAgent(game.box, seat) for seat in range(4)]
    differ: set[str] = set()
    others = {
        word: [HeuristicAgent(game.box, seat, temper) for seat in range(4)] for word, temper in PERSONALITIES.items()
    }
    while not game.over:
        seat, request = next(iter(game.pending.items()))
        view = game.view(seat)
        chosen = usual[seat].choose(view, request)
        for word, agents in others.items():
            if agents[seat].choose(view, request) != chosen:
                differ.add(word)
        game.apply(seat, chosen)
    assert {"cautious", "greedy", "vindictive"} <= differ


def test_weaker_strengths_slip_more() -> None:
    slips = [STRENGTHS[word].slips for word in ("easy", "normal", "hard")]
    assert slips == sorted(slips, reverse=True)
    assert slips[-1] == 0
    game = kickdoor.new_game(seed=2)
    seat, request = next(iter(game.pending.items()))
    answers = {make_agent("heuristic:easy", game.box, seat, n).choose(game.view(seat), request) for n in range(30)}
    assert len(answers) > 1
    assert answers <= set(request.options)


@pytest.mark.parametrize("kind", ["door", "combat"])
def test_a_single_option_is_no_question(kind: str) -> None:
    game = kickdoor.new_game(seed=2)
    only = Request(0, 0, kind, True, (ids.PASS,), "decide")
    assert HeuristicAgent(game.box, 0).choose(game.view(0), only) == ids.PASS
