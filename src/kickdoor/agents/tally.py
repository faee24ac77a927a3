"""How one option fares against another, in the same imagined worlds."""

from math import sqrt
from typing import Final

from kickdoor.agents.base import Thought
from kickdoor.engine.ids import Choice
from kickdoor.words import Phrase

CAUTION: Final = 0.5  # standard errors by which an option must be ahead of the usual one
DOUBT: Final = 2.0  # standard errors by which it must be behind to be dropped
TRIAL: Final = 4  # worlds after which an option can be dropped
SPREAD: Final = 0.05  # of leads, as far as one knows before the first world


class Tally:
    """Sums of leads."""

    __slots__ = ("choice", "n", "squares", "total")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.n = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, lead: float) -> None:
        self.n += 1
        self.total += lead
        self.squares += lead * lead

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def error(self) -> float:
        return sqrt(max(0.0, (self.squares + SPREAD**2) / self.n - self.mean**2) / self.n) if self.n else SPREAD

    @property
    def sure_lead(self) -> float:
        """The lead that is left when it is looked at with caution."""
        return self.mean - CAUTION * self.error

    def thought(self) -> Thought:
        return Thought(self.choice, self.mean, Phrase("hint-worlds", {"percent": 100 * self.mean, "worlds": self.n}))


def still_open(tallies: list[Tally]) -> list[Tally]:
    """Those that may still turn out to be ahead."""
    return [tally for tally in tallies if tally.n <= TRIAL or tally.mean + DOUBT * tally.error > 0]
