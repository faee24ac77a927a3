"""The bots of one table: they get a view and a request, like everybody, and answer off the event loop."""

from collections.abc import Callable
from random import Random

from kickdoor.agents import Agent, fair_agent
from kickdoor.agents.base import Thought
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box

STAND_IN = "heuristic:normal"  # plays for the absent and for those whose time is up

Question = tuple[int, View, Request]
Report = Callable[[int, Exception], None]


class Bots:
    """One agent for each seat that needs one, made when it is first asked."""

    def __init__(self, box: Box, table: str) -> None:
        self.box = box
        self.table = table
        self.agents: dict[tuple[int, str], Agent] = {}
        self.dice = Random(f"bots {table}")

    def agent(self, seat: int, name: str) -> Agent:
        key = (seat, name or STAND_IN)
        if key not in self.agents:
            self.agents[key] = fair_agent(key[1], self.box, seat, f"{self.table} {seat}")
        return self.agents[key]

    def first_act(self, questions: list[tuple[str, Question]], report: Report) -> tuple[int, Choice] | None:
        """Asked one after another: the first who does something, and what."""
        for name, (seat, view, request) in questions:
            choice = self.answer(name, (seat, view, request), report)
            if choice != PASS:
                return seat, choice
        return None

    def answer(self, name: str, question: Question, report: Report) -> Choice:
        """A bot that fails does not stop the table: something lawful is chosen for it."""
        seat, view, request = question
        try:
            choice = self.agent(seat, name).choose(view, request)
            if choice not in request.options:
                raise ValueError(f"{choice!r} is not among what is offered")
        except Exception as error:
            report(seat, error)
            choice = request.options[self.dice.randrange(len(request.options))]
        return choice

    def advise(self, question: Question) -> list[Thought]:
        """What a bot would do, best first."""
        seat, view, request = question
        agent = self.agent(seat, STAND_IN)
        assert isinstance(agent, HeuristicAgent)
        return agent.explain(view, request)
