"""Agents that fail: somebody chooses for them, the game goes on, and the log shows where it happened."""

from pathlib import Path

import pytest

import kickdoor
from kickdoor.agents import MAKERS, Maker, make_agent
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.chance import Seeded
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event, State
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.replay.verify import verify
from kickdoor.sim.cli import run_sim
from kickdoor.sim.crew import Crew
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan, make_plan
from kickdoor.sim.play import play_game


class Failing(GreedyAgent):
    """Loses its head at Level 3."""

    def choose(self, view: View, request: Request) -> Choice:
        if view.players[self.sense.seat].level == 3:
            raise RuntimeError("three is too much")
        return super().choose(view, request)


class Cheating(GreedyAgent):
    """At Level 3 it does what nobody can do."""

    def choose(self, view: View, request: Request) -> Choice:
        return (99, 0, 0, 0) if view.players[self.sense.seat].level == 3 else super().choose(view, request)


@pytest.fixture(autouse=True)
def agents(monkeypatch: pytest.MonkeyPatch) -> None:
    makers: dict[str, Maker] = {
        "failing": lambda box, seat, _seed, _word: Failing(box, seat),
        "cheating": lambda box, seat, _seed, _word: Cheating(box, seat),
    }
    for name, maker in makers.items():
        monkeypatch.setitem(MAKERS, name, maker)


def plan_of(agents: str) -> Plan:
    return make_plan(("classic",), 3, 4, agents, 500)


@pytest.mark.parametrize(
    ("name", "error"),
    [("failing", "RuntimeError: three is too much"), ("cheating", "ValueError: (99, 0, 0, 0) is not among")],
)
def test_the_game_goes_on_and_the_fault_is_told(name: str, error: str) -> None:
    outcome = play_game(plan_of(f"greedy,{name},random"), 0)
    assert outcome.winners
    assert outcome.faults[1] > 1
    assert (outcome.faults[0], outcome.faults[2]) == (0, 0)
    assert outcome.fault is not None
    assert (outcome.fault.seat, outcome.fault.agent) == (1, name)
    assert outcome.fault.error.startswith(error)
    assert outcome.fault.trace.startswith("Traceback")
    assert outcome == play_game(plan_of(f"greedy,{name},random"), 0)


def test_the_log_leads_to_the_question_the_agent_fails_at(tmp_path: Path) -> None:
    fault = play_game(plan_of("greedy,failing,random"), 0).fault
    assert fault is not None
    path = tmp_path / "fault.jsonl"
    path.write_bytes(fault.log)
    assert not verify(path).over
    game = kickdoor.replay(path)
    assert game.header["names"][1] == "failing at seat 1"
    agent = make_agent("failing", game.box, 1, 0)
    with pytest.raises(RuntimeError, match="three is too much"):
        agent.choose(game.view(1), game.pending[1])


def test_faults_are_reported_with_their_seed_their_log_and_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "run.json"
    assert run_sim(plan_of("failing"), range(5), Crew(1), out, False) == 1
    told = capsys.readouterr()
    assert "answers of agents that failed" in told.out
    assert "three is too much" in told.err
    assert "seed 4/0" in told.err
    assert "kickdoor sim --edition classic --players 3 --games 1 --only 0 --seed 4" in told.err
    assert "and 2 more games with faults" in told.err
    logs = sorted(path.name for path in (tmp_path / "run.faults").iterdir())
    assert logs == [f"game-{number}.jsonl" for number in range(5)]
    assert verify(tmp_path / "run.faults" / "game-4.jsonl").choices > 0


class Witness:
    """Notes what was chosen, and what came of it."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, Choice, list[Event]]] = []

    def see(self, s: State, seat: int, choice: Choice) -> None:
        self.seen.append((seat, choice, list(s.events or ())))


def test_an_observer_sees_the_whole_game_and_changes_nothing() -> None:
    plan, witness = plan_of("greedy,random,random"), Witness()
    outcome = play_game(plan, 1, observer=witness)
    assert outcome == play_game(plan, 1)
    assert sum(seat >= 0 for seat, _choice, _events in witness.seen) == outcome.decisions
    game = kickdoor.new_game(players=3, source=Seeded(plan.game_seed(1)))
    for seat, choice, events in witness.seen[len(game.choices) :]:
        assert game.push(seat, choice) == events
    assert tuple(game.winners) == outcome.winners


def untimed(outcome: Outcome) -> tuple[object, ...]:
    return outcome.winners, outcome.turns, outcome.decisions, outcome.ending


def test_thinking_is_measured_on_request() -> None:
    plan = plan_of("greedy,random,random")
    timed, plain = play_game(plan, 2, timed=True), play_game(plan, 2)
    assert untimed(timed) == untimed(plain)
    assert plain.thinking == ((), (), ())
    assert all(seconds > 0 for seconds in timed.thinking[0])
    assert 0 < len(timed.thinking[0]) < timed.decisions
    assert timed.thinking[1:] == ((), ())  # random agents do not think
