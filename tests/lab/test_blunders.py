"""What the bots do wrong, counted: bounds they are held to, and detectors that notice what they are for."""

import json
from collections import Counter
from pathlib import Path

import pytest

import kickdoor
from kickdoor.agents.temper import PERSONALITIES
from kickdoor.cli import app
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import State
from kickdoor.lab.blunders import watch
from kickdoor.lab.detectors import NAMES, Detectors
from kickdoor.rules.clauses import shipped_editions
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.table import lay_out
from kickdoor.sim.plan import make_plan
from kickdoor.sim.play import play_game
from kickdoor.text.speech import Titles

GAMES = 24
# At most so many a game of four; what is measured over hundreds of games is in docs/experiments.md.
MOST = {
    "thefts": 2.0,
    "theft-items": 1.0,
    "theft-levels": 1.0,
    "trades-cancelled": 0.05,
    "self-curses": 0.05,
    "helped-to-win": 0.0,
    "grafts-idle": 0.1,
    "steals-idle": 0.05,
    "spare-gear": 1.5,  # 0.67 over 400 games of Apocalypse, which come in clusters
    "curses-idle": 0.4,
    "curses-early": 2.0,
    "trouble-lost": 0.15,
    "helped-near": 0.1,
    "not-stopped": 0.05,
    "win-left": 0.0,
    "gifts-near": 0.0,
    "dropped": 0.05,  # a Dwarf who gives that up, and then has a Big Item too many
    "worn-sold": 0.1,
    "weakened": 0.3,
    "armed": 0.1,
    "requests-win": 0.0,
}


def counted(agents: str, editions: tuple[str, ...], games: int) -> tuple[Counter[str], int]:
    plan = make_plan(editions, 4, 9, agents, 300)
    total: Counter[str] = Counter()
    faults = 0
    for number in range(games):
        seen = watch(plan, number)
        total.update(seen.counts)
        faults += seen.faults
    return total, faults


@pytest.mark.parametrize("edition", shipped_editions())
def test_the_heuristic_player_does_not_blunder(edition: str) -> None:
    total, faults = counted("heuristic", (edition,), GAMES)
    assert not faults
    assert {name: total[name] / GAMES for name, most in MOST.items() if total[name] > most * GAMES} == {}
    assert total["granted"] >= 0.9 * total["requests"]
    assert total["grafts-worn"] >= 9 * total["grafts-idle"]
    assert total["steals-played"] >= 9 * total["steals-idle"]


@pytest.mark.parametrize("temper", ["easy", "normal"])
def test_slips_are_human(temper: str) -> None:
    """Who slips overlooks something; nobody curses himself, opens deals without a plan or helps somebody to win."""
    total, faults = counted(f"heuristic:{temper}", ("classic",), GAMES)
    assert not faults
    assert [total[name] for name in ("self-curses", "helped-to-win", "trades-cancelled")] == [0, 0, 0]


def test_who_has_a_temper_lets_no_winner_go_and_no_win() -> None:
    """These are the bots most people meet: what they overlook, they do not overlook where the game hangs on it."""
    company = ",".join(f"heuristic:{temper}" for temper in PERSONALITIES)
    total, faults = counted(company, ("legends",), GAMES)
    assert not faults
    assert total["not-stopped"] <= MOST["not-stopped"] * GAMES
    assert [total[name] for name in ("win-left", "gifts-near", "dropped")] == [0, 0, 0]
    assert total["granted"] >= 0.9 * total["requests"] > 0


@pytest.mark.parametrize("agents", ["heuristic:easy", "heuristic:normal", "heuristic", "greedy"])
def test_no_agent_fails_in_any_blend(agents: str) -> None:
    _total, faults = counted(agents, tuple(shipped_editions()), 4)
    assert not faults
    _total, faults = counted(agents, ("adventure-time",), 8)
    assert not faults


def test_what_is_never_used_is_used() -> None:
    """Resurrection, Zap, Salvage and Peek; Classes are replaced, and either way of an either-or is taken."""
    total: Counter[str] = Counter()
    for edition in shipped_editions():
        total.update(counted("heuristic", (edition,), 12)[0])
    for name in ("resurrection", "zap", "salvage", "peek"):
        assert total[f"{name}-used"] > 0.1 * total[f"{name}-chances"] > 0
    assert total["swaps"] > 5
    assert total["either-first"] > 0 < total["either-second"]
    assert total["trades-done"] > 0


class Hands:
    """Special cards somebody could have played, and those that were, by face."""

    def __init__(self) -> None:
        self.could: Counter[int] = Counter()
        self.did: Counter[int] = Counter()

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None:
        special = {c[1] for c in offered if c[0] == ids.V_PLAY and s.t.kind[c[1]] == ids.K_SPECIAL}
        self.could.update(special)
        self.did[choice[1]] += choice[0] == ids.V_PLAY and choice[1] in special

    def finish(self, s: State) -> None:
        """Nothing is left to count."""


# Cards for what only people do (help in pairs, help with the last Level), and those whose worth nobody could say.
LEFT_TO_PEOPLE = {
    "legends": {"Band of Heroes", "Golden Apple of Discord"},
    "apocalypse": {"Peek Behind the End", "Sneak Preview of Doom"},
    "adventure-time": {"Two-for-One Team-Up", "Identity Portal"},
}


@pytest.mark.parametrize("edition", shipped_editions())
def test_no_special_card_is_forgotten(edition: str) -> None:
    """Every special card that was often at hand is played by somebody."""
    plan = make_plan((edition,), 4, 78, "heuristic", 300)
    hands = Hands()
    for number in range(40):
        play_game(plan, number, witness=hands)
    titles = Titles(plan.box(), ())
    often = {card for card, n in hands.could.items() if n >= 40}
    assert often
    forgotten = {titles.card(card) for card in often if not hands.did[card]}
    assert forgotten <= LEFT_TO_PEOPLE.get(edition, set())


class Clumsy(Detectors):
    """Sees what a blunderer would do in the place of each answer."""

    def witness(self, s: object, seat: int, offered: list[Choice], choice: Choice) -> None:
        for wrong in offered:
            if wrong != choice and wrong[0] in (ids.V_PLAY, ids.V_USE, ids.V_TROUBLE, ids.V_SELL, ids.V_ATTACH):
                super().witness(s, seat, offered, wrong)  # type: ignore[arg-type]
                break
        super().witness(s, seat, offered, choice)  # type: ignore[arg-type]


def test_the_detectors_notice_blunders() -> None:
    """Random players blunder in every way that is counted, and who forgets cards leaves a win behind."""
    total: Counter[str] = Counter()
    for edition in shipped_editions():
        plan = make_plan((edition,), 4, 5, "random", 60)
        for number in range(12):
            clumsy = Clumsy()
            play_game(plan, number, witness=clumsy)
            total.update(clumsy.counts)
    total.update(counted("heuristic:normal", ("apocalypse",), 8)[0])
    blind = [name for name in MOST if not total[name] and name not in ("requests-win", "helped-near")]
    assert blind == []


TAXED = """
name: A tax that all pay
clauses: [CURS-01]
edition: classic
players:
  - {{name: Ann, level: {level}}}
  - {{name: Bo, level: 9, hand: [curse-income-tax], equipped: [flaming-armor]}}
  - {{name: Cy, level: 1}}
door: [lame-goblin]
steps: []
"""


@pytest.mark.parametrize(("level", "blunders"), [(9, 0), (5, 1)])
def test_a_curse_on_oneself_that_stops_a_win_is_no_blunder(level: int, blunders: int) -> None:
    """The others pay as well: Ann would lose the Level with which she wins."""
    game = lay_out(parse_text(TAXED.format(level=level), Path("taxed.yaml")))
    game.apply(0, (ids.V_KICK, 0, 0, 0))
    tax = game.box.names.copies[game.box.names.face_of["curse-income-tax"]][0]
    choice = (ids.V_PLAY, tax, ids.T_PLAYER + 1, -1)
    detectors = Detectors()
    detectors.witness(game.state, 1, list(game.pending[1].options), choice)
    assert detectors.counts["self-curses"] == blunders


def test_the_command_counts_the_same_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in ("1", "2"):
        with pytest.raises(SystemExit) as left:
            app(["lab", "blunders", "--games", "4", "--seed", "3", "--jobs", jobs, "--json"])
        assert left.value.code == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert set(told[0]["a_game"]) == set(NAMES)
    assert told[0]["games"] == 4


def test_the_command_refuses_what_it_cannot_play(capsys: pytest.CaptureFixture[str]) -> None:
    for words, line in (
        (["--games", "0"], "lab blunders: --games 0: at least 1"),
        (["--agents", "heuristic:rude"], "lab blunders: --agents: heuristic: unknown temper 'rude'"),
        (["--edition", "nowhere"], "nowhere"),
    ):
        with pytest.raises(SystemExit) as left:
            app(["lab", "blunders", *words])
        assert left.value.code == 2
        assert line in capsys.readouterr().err


def test_a_request_can_mix_answers_and_cards() -> None:
    """Answers to a question may stand beside cards to play: an agent copes with any mixture of options."""
    game = kickdoor.new_game(["classic"], seed=4)
    from kickdoor.agents import make_agent
    from kickdoor.game import Request

    seat, asked = next(iter(game.pending.items()))
    view = game.view(seat)
    odd: tuple[Choice, ...] = (
        (ids.V_CHOOSE, ids.WORD_BELOW, 0, 0), (ids.V_CHOOSE, ids.NO_TARGET, 0, 0), (ids.V_ACCEPT, 0, 0, 0),
        (ids.V_DECLINE, 0, 0, 0), (ids.V_SELL, 0, 0, 0), (ids.V_RUN, 1, 0, 0), *asked.options,
    )  # fmt: skip
    for name in ("greedy", "heuristic", "heuristic:easy"):
        agent = make_agent(name, game.box, seat, 1)
        for kind in ("choose", "deal", "sale", "roll", "curse", "draw", "offer", "seal", "run", "combat", "charity"):
            for first in range(len(odd)):
                mixed = Request(0, seat, kind, True, odd[first:] + odd[:first], "decide")
                assert agent.choose(view, mixed) in mixed.options
