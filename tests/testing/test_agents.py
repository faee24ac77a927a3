"""Agents that are good pass; for every check there is one that does not."""

import json
import sys
from pathlib import Path

import pytest

from kickdoor.agents.base import Agent
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.cli import app
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.testing import agents, check_agent
from kickdoor.worlds import Worlds

MADE, LAWFUL, SAME, BLIND = (
    "it can be made",
    "it answers what it is offered, and its games end",
    "asked the same, it answers the same",
    "in worlds it cannot tell apart it answers the same",
)
EXAMPLE = Path(__file__).parents[2] / "examples" / "jsonl_seat.py"


class Raising(GreedyAgent):
    def choose(self, view: View, request: Request) -> Choice:
        raise RuntimeError("no idea")


class Unlawful(GreedyAgent):
    def choose(self, view: View, request: Request) -> Choice:
        return (99, 0, 0, 0)


class Dicing:
    """Never the same twice."""

    rolled = 0

    def choose(self, view: View, request: Request) -> Choice:
        Dicing.rolled += 1
        return request.options[Dicing.rolled % len(request.options)]


class Peeking:
    """Looks into the hands of the others and chooses by what it sees there."""

    worlds: Worlds | None = None

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, view: View, request: Request) -> Choice:
        assert self.worlds is not None
        truth = self.worlds.truth(1)
        hands = [truth.view(x).players[x].hand for x in range(len(view.players)) if x != self.seat]
        return request.options[sum(map(sum, hands)) % len(request.options)]


def raising(box: Box, seat: int, _seed: int | str) -> Agent:
    return Raising(box, seat)


def unlawful(box: Box, seat: int, _seed: int | str) -> Agent:
    return Unlawful(box, seat)


def dicing(_box: Box, _seat: int, _seed: int | str) -> Agent:
    return Dicing()


def peeking(_box: Box, seat: int, _seed: int | str) -> Agent:
    return Peeking(seat)


@pytest.mark.parametrize("name", ["random", "greedy", "heuristic", "heuristic:cautious", "ismcts:1"])
def test_our_own_agents_pass(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "TWICE", 10)
    report = check_agent(name, games=1).hold()
    assert [(finding.check, finding.holds) for finding in report.findings] == [
        (MADE, True), (LAWFUL, True), (SAME, True), (BLIND, True)
    ]  # fmt: skip
    assert name == "random" or report.figures["median ms"] > 0


def test_a_program_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agents, "TWICE", 4)
    monkeypatch.setattr(agents, "TURN_CAP", 2)
    report = check_agent(f"jsonl:{sys.executable} {EXAMPLE}", games=1)
    assert [finding.holds for finding in report.findings if finding.check != LAWFUL] == [True] * 3
    assert report.findings[1].told == "game 0: no end after 2 turns a player"


def test_a_long_game_of_random_players_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in thirty takes more than two hundred turns a player, as this one."""
    monkeypatch.setattr(agents, "TWICE", 2)
    assert check_agent("random", games=1, seed=33).hold().ok


def test_an_agent_that_raises_or_does_what_it_was_not_offered_is_found() -> None:
    for maker, told in ((raising, "RuntimeError: no idea"), (unlawful, "(99, 0, 0, 0) is not among what is offered")):
        report = check_agent(maker, games=1)
        assert report.holds(LAWFUL) is False
        assert told in report.findings[1].told
        assert not report.ok


def test_an_agent_that_looks_is_found() -> None:
    report = check_agent(peeking, games=1)
    assert (report.holds(SAME), report.holds(BLIND)) == (True, False)
    assert "answers follow what is hidden from its seat" in report.findings[-1].told


def test_of_one_that_rolls_dice_it_cannot_be_told() -> None:
    report = check_agent(dicing, games=1)
    assert (report.holds(SAME), report.holds(BLIND), report.ok) == (None, None, True)


def test_one_that_cannot_be_made_is_told_and_not_asked() -> None:
    report = check_agent("heuristic:rude")
    assert [finding.check for finding in report.findings] == [MADE]
    assert "unknown temper 'rude'" in report.findings[0].told


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("check", "agent", f"{__name__}:peeking", "--games", "1", "--json")
    assert app(words, exit_on_error=False, result_action="return_value") == 1
    facts = json.loads(capsys.readouterr().out)
    assert (facts["kind"], facts["subject"]) == ("agent", "peeking")
    assert [check["check"] for check in facts["checks"] if check["holds"] is False] == [BLIND]
    assert facts["figures"]["answers"] > 10
    assert app(("check", "agent", "clever"), exit_on_error=False, result_action="return_value") == 2
    assert "unknown agent 'clever'" in capsys.readouterr().err
