"""What an agent is: it sees a view and a request, never the state of the game."""

from dataclasses import dataclass
from typing import Protocol

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.words import Phrase, language


@dataclass(frozen=True, slots=True)
class Thought:
    """What an agent thinks of one option."""

    choice: Choice
    value: float  # the higher the better; the scale is the agent's own
    because: Phrase

    @property
    def reason(self) -> str:
        return self.told()

    def told(self, name: str = "en") -> str:
        """Why, in a few words of a language."""
        return language(name).tell(self.because)


class Agent(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View, request: Request) -> Choice:
        """One of `request.options`."""
        ...


class Adviser(Agent, Protocol):
    """An agent that can say why."""

    def explain(self, view: View, request: Request) -> list[Thought]:
        """All options with what they are worth and why, the one it would choose first."""
        ...
