"""The heuristic player: reasons, favours, tempers, offers."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

import kickdoor
from kickdoor.agents import make_agent
from kickdoor.agents.base import Thought, hint
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import NORMAL, PERSONALITIES, STRENGTHS, TEMPERS, Temper
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.engine.view import View
from kickdoor.game import Game, Request
from kickdoor.rules.clauses import shipped_editions
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.worlds import let_imagine


@pytest.mark.parametrize("edition", shipped_editions())
def test_games_end_in_every_edition(edition: str) -> None:
    plan = make_plan((edition,), 4, 3, "heuristic", 60)
    assert all(play_game(plan, number).winners for number in range(6))


def test_games_end_with_all_sets_together_and_any_temper() -> None:
    names = [f"heuristic:{word}" for word in TEMPERS][:6]
    plan = make_plan(tuple(shipped_editions()), 6, 3, ",".join(names), 60)
    assert all(play_game(plan, number).winners for number in range(3))


def positions(editions: list[str], seeds: range, most: int) -> Iterator[tuple[Game, HeuristicAgent, View, Request]]:
    """Questions with several options, as heuristic players meet them, worlds to try things in at hand."""
    for seed in seeds:
        game = kickdoor.new_game(editions, seed=seed)
        agents = [HeuristicAgent(game.box, seat) for seat in range(4)]
        for _ in range(most):
            if game.over:
                break
            seat, request = next(iter(game.pending.items()))
            let_imagine(agents[seat], game.state, seat)
            view = game.view(seat)
            if len(request.options) > 1:
                yield game, agents[seat], view, request
            game.apply(seat, agents[seat].choose(view, request))


def test_the_recommended_option_stands_first_and_none_is_worth_more() -> None:
    asked = 0
    for _game, agent, view, request in positions(["classic"], range(8, 9), 400):
        thoughts = agent.explain(view, request)
        assert sorted(t.choice for t in thoughts) == sorted(request.options)
        assert thoughts[0].value == max(t.value for t in thoughts)
        chosen = agent.choose(view, request)
        assert thoughts[0].choice == chosen
        asked += 1
    assert asked > 50


@pytest.mark.parametrize("edition", shipped_editions())
def test_nine_hints_in_ten_name_a_fact_in_every_language(edition: str) -> None:
    dice = Random(200)
    asked = told = 0
    for _game, agent, view, request in positions([edition], range(40, 43), 500):
        if dice.random() < 0.2:
            best = agent.explain(view, request)[0]
            asked += 1
            told += best.because is not None
            english, german = best.told(), best.told("de")
            assert (best.because is None) == (not english) == (not german)
            assert not english or english != german
    assert asked > 40
    assert told >= 0.85 * asked


def test_the_sum_in_a_hint_is_the_one_of_the_fight_afterwards() -> None:
    """What a hint says of a fight is what the fight is once the option has taken effect and nobody stepped in."""
    checked = 0
    for game, agent, view, request in positions(["classic"], range(60, 72), 600):
        if request.kind != "combat" or view.combat is None:
            continue
        best = agent.explain(view, request)[0]
        told = ("hint-won", "hint-won-game", "hint-stopped", "hint-loses")
        if best.because is not None and best.because.id in told and best.choice != ids.PASS:
            twin = game.clone()
            twin.apply(request.seat, best.choice)
            while twin.view(0).combat is not None and next(iter(twin.pending.values())).kind != "combat":
                seat, other = next(iter(twin.pending.items()))
                twin.apply(seat, ids.PASS if ids.PASS in other.options else other.options[0])
            fight = twin.view(0).combat
            assert fight is not None
            assert (fight.munchkins, fight.monsters) == (best.because.args["ours"], best.because.args["theirs"])
            assert fight.winning == best.because.id.startswith("hint-won")
            checked += 1
    assert checked > 5


def test_help_brings_the_sum_that_was_reckoned_with() -> None:
    """Whom a monster hates, and what it does not let count, is in it before anybody asks for help."""
    seen = surprising = 0
    for edition in shipped_editions():
        for seed in range(3):
            game = kickdoor.new_game([edition], seed=500 + seed)
            bots = [HeuristicAgent(game.box, seat) for seat in range(4)]
            while not game.over:
                seat, request = next(iter(game.pending.items()))
                let_imagine(bots[seat], game.state, seat)
                view = game.view(seat)
                choice = bots[seat].choose(view, request)
                fight, deal = view.combat, view.deal
                helped = choice[0] == ids.V_ACCEPT and fight is not None and deal is not None
                if helped and fight is not None and deal is not None:
                    helper = view.players[deal.other if deal.giver == deal.builder else deal.builder]
                    reckoned = bots[seat].warfare.with_help(view, fight, helper)
                    plain = fight.munchkins + helper.strength, fight.monsters
                game.apply(seat, choice)
                then = game.view(seat).combat
                if helped and then is not None and helper.seat in then.helpers:
                    assert reckoned == (then.munchkins, then.monsters)
                    seen += 1
                    surprising += reckoned != plain
    assert seen > 30
    assert surprising > 2


@pytest.mark.parametrize("edition", shipped_editions())
def test_the_strength_in_a_hint_is_what_one_has_then(edition: str) -> None:
    checked = 0
    for game, agent, view, request in positions([edition], range(80, 82), 400):
        for thought in agent.explain(view, request):
            if thought.because is not None and thought.because.id in ("hint-item", "hint-equip"):
                twin = game.clone()
                twin.apply(request.seat, thought.choice)
                while ids.PASS in (other := next(iter(twin.pending.values()))).options and other.kind == "react":
                    twin.apply(other.seat, ids.PASS)
                told = thought.because.args
                assert twin.view(request.seat).players[request.seat].strength == told.get("after", told.get("strength"))
                checked += 1
    assert checked > 20


def test_a_hint_says_that_one_would_win_the_game() -> None:
    """Never that there are Levels to be had, where the last of them is."""
    checked = 0
    for game, agent, view, request in positions(list(shipped_editions()), range(90, 94), 900):
        fight, me = view.combat, view.players[request.seat]
        best = agent.explain(view, request)[0]
        if fight is None or fight.fighter != me.seat or best.because is None:
            continue
        last = me.level + fight.levels >= game.box.tables.win_level
        if best.because.id in ("hint-won", "hint-stand-won", "hint-won-game"):
            assert (best.because.id == "hint-won-game") == last
            checked += last
    assert checked > 2


def test_a_player_in_a_hint_is_called_by_name_or_by_seat() -> None:
    thought = Thought(ids.PASS, 0.0, hint("help-wins", who=2))
    assert thought.reason == "your help would make seat-2 win the game"
    assert thought.told("de", ("Ann", "Ben", "Cay")) == "mit deiner Hilfe würde Cay das Spiel gewinnen"
    assert Thought(ids.PASS, 0.0, None).reason == ""


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
    """Who helped counts less as a rival, who refused more; both fade."""
    view = kickdoor.new_game(seed=3).view(0)
    plain, friend, foe = (Rivals(0, Temper(grudge=1.0)) for _ in range(3))
    friend.feel(2, 1.0)
    foe.feel(2, -2.0)
    assert friend.weight(view, 2) < plain.weight(view, 2) < foe.weight(view, 2)
    assert foe.foe() == 2
    assert friend.foe() == plain.foe() == -1
    foe.felt = view.number - 60
    foe.look(view)
    assert foe.foe() == -1


class Deeds:
    """What one seat does that others notice."""

    def __init__(self, seat: int, done: Counter[str]) -> None:
        self.seat = seat
        self.done = done

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        verb, cb = choice[0], s.combat
        if seat != self.seat:
            return
        trading = verb == ids.V_DEAL and choice[1] == ids.DEAL_TRADE
        spoiling = cb is not None and seat not in (cb.fighter, *cb.helpers) and s.level[cb.fighter] < s.t.win_level - 1
        f = s.stack[-1]
        offering = verb == ids.V_DONE and f[ids.KIND] == ids.F_DEAL and f[ids.DEAL_SCOPE] == ids.DEAL_TRADE
        self.done["gifts"] += offering and f[ids.DEAL_GETS] == 0
        self.done["trades"] += trading
        self.done["counters"] += verb == ids.V_COUNTER
        self.done["trouble"] += verb == ids.V_TROUBLE
        self.done["spoiling"] += spoiling and verb in (ids.V_PLAY, ids.V_USE)

    def finish(self, s: State) -> None:
        self.done["games"] += 1


def deeds(temper: str) -> Counter[str]:
    """Of one player of that temper among three hard ones, in two games of each edition and seat."""
    done: Counter[str] = Counter()
    for edition, seed in product(shipped_editions(), (7, 8)):
        plan = make_plan((edition,), 4, seed, "heuristic:hard", 300)
        for seat in range(4):
            agents = [f"heuristic:{temper}" if x == seat else "heuristic:hard" for x in range(4)]
            play_game(replace(plan, agents=tuple(agents)), seat, witness=Deeds(seat, done))
    return done


def test_tempers_are_told_apart_by_what_they_do() -> None:
    """Who haggles, swaps, gives or spoils fights does so by far the most; who is cautious seeks less trouble."""
    done = {word: deeds(word) for word in ("hard", *PERSONALITIES)}
    for word, deed in (("greedy", "counters"), ("vindictive", "spoiling")):
        most = max(each[deed] for other, each in done.items() if other != word)
        assert done[word][deed] > 2 * most, (word, deed)
    for word in ("cautious", "chatty"):
        assert done[word]["trades"] > 2 * max(done[other]["trades"] for other in ("hard", "greedy", "vindictive"))
    assert done["cautious"]["gifts"] > 5 * max(each["gifts"] for word, each in done.items() if word != "cautious")
    others = [each["trouble"] for word, each in done.items() if word != "cautious"]
    assert done["cautious"]["trouble"] < sum(others) / len(others)


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
