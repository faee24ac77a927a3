"""What the bots of a table are asked at one moment, and what they have heard since the last time."""

from collections.abc import Sequence
from dataclasses import dataclass

from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event
from kickdoor.server import minds
from kickdoor.server.bots import Bots, Line, Question, Report


@dataclass(frozen=True, slots=True)
class Asked:
    """Questions in the order in which they are asked, each with what a search would need, its bot, and the view."""

    questions: list[tuple[minds.Question | None, str, Question]]
    seats: Sequence[tuple[int, str]]  # the bots that listen
    heard: Sequence[Event]

    def answered(self, bots: Bots, report: Report) -> tuple[tuple[int, Choice] | None, list[Line]]:
        """What they say, and the first act of any of them. For a thread of its own."""
        lines = bots.listen(self.seats, self.heard)
        return bots.first_act([(name, question) for _search, name, question in self.questions], report), lines
