"""What an agent is: it sees a view and a request, never the state of the game."""

from typing import Protocol

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request


class Agent(Protocol):
    """A player at one seat of one game."""

    def choose(self, view: View, request: Request) -> Choice:
        """One of `request.options`."""
        ...
