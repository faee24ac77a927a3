"""The agent that takes whatever comes: every option is as likely as any other."""

from collections.abc import Sequence
from random import Random

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request


class RandomAgent:
    """Uniform over the options, with dice of its own."""

    def __init__(self, seed: int | str) -> None:
        self.random = Random(f"random agent {seed}").random

    def choose(self, view: View, request: Request) -> Choice:
        return self.pick(request.options)

    def pick(self, options: Sequence[Choice]) -> Choice:
        """The choice without a look at the table: all that a simulation of random games needs."""
        return options[int(self.random() * len(options))]
