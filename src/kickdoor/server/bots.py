"""The bots of one table: they get a view and a request, like everybody, and answer off the event loop."""

from collections.abc import Callable, Sequence
from random import Random

from kickdoor.agents import Agent, Listener, Recalling, fair_agent
from kickdoor.agents.base import Thought
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.voice import one_of
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.state import Event
from kickdoor.engine.view import View
from kickdoor.game import Game, Request
from kickdoor.ruleset import Box
from kickdoor.server.room import Room
from kickdoor.worlds import Worlds, worlds_aside

STAND_IN = "heuristic:normal"  # plays for the absent and for those whose time is up
SEARCHING = ("expert",)  # they think in processes of their own
WEAKER = "heuristic:hard"  # answers for them where none is free

Question = tuple[int, View, Request, Worlds]
Report = Callable[[int, Exception], None]
Line = tuple[int, str]  # (seat, what it says, by its id)


class Bots:
    """One agent for each seat that needs one, made when it is first asked. It knows what happened before."""

    def __init__(self, box: Box, luck: str, number: int = 0, past: Sequence[Event] = ()) -> None:
        self.box = box
        self.luck = luck
        self.number = number  # of the turn up to which it happened
        self.past = past
        self.agents: dict[tuple[int, str], Agent] = {}
        self.dice = Random(luck)

    def agent(self, seat: int, name: str) -> Agent:
        key = (seat, name or STAND_IN)
        if key not in self.agents:
            agent = self.agents[key] = fair_agent(key[1], self.box, seat, f"{self.luck} {seat}")
            if self.past and isinstance(agent, Recalling):
                agent.recall(self.number, [event_for(event, seat) for event in self.past])
        return self.agents[key]

    def listen(self, seats: Sequence[tuple[int, str]], events: Sequence[Event]) -> list[Line]:
        """Every bot hears what its seat may; at most one of them says something."""
        said: list[Line] = []
        for seat, name in seats:
            agent = self.agent(seat, WEAKER if name in SEARCHING else name)
            for event in events if isinstance(agent, Listener) else ():
                line = agent.hear(event_for(event, seat))  # type: ignore[attr-defined]
                if line:
                    said.append((seat, line))
        return one_of(said)

    def first_act(self, questions: list[tuple[str, Question]], report: Report) -> tuple[int, Choice] | None:
        """Asked one after another: the first who does something, and what."""
        for name, question in questions:
            choice = self.answer(name, question, report)
            if choice != PASS:
                return question[0], choice
        return None

    def answer(self, name: str, question: Question, report: Report) -> Choice:
        """A bot that fails does not stop the table: something lawful is chosen for it."""
        seat, view, request, worlds = question
        try:
            agent = self.agent(seat, WEAKER if name in SEARCHING else name)
            if isinstance(agent, HeuristicAgent):
                agent.worlds = worlds
            choice = agent.choose(view, request)
            if choice not in request.options:
                raise ValueError(f"{choice!r} is not among what is offered")
        except Exception as error:
            report(seat, error)
            choice = request.options[self.dice.randrange(len(request.options))]
        return choice

    def advise(self, question: Question) -> list[Thought]:
        """What a bot thinks of every option, best first."""
        seat, view, request, worlds = question
        agent = self.agent(seat, STAND_IN)
        assert isinstance(agent, HeuristicAgent)
        agent.worlds = worlds
        return agent.explain(view, request)


def question_of(game: Game, seat: int, request: Request) -> Question:
    """What a seat is asked, with worlds of its own: the table goes on while somebody thinks."""
    return seat, game.view(seat), request, worlds_aside(game.state, seat)


def bots_of(room: Room) -> Bots:
    """As they sit there in the middle of a game: what the log remembers they remember, after a restart too."""
    number = 0 if room.game is None else room.game.turn_number
    return Bots(room.box, room.luck, number, () if room.game is None else tuple(room.past))
