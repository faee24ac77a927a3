"""A simple sensible player."""

from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box


class SensibleAgent:
    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat

    def choose(self, view: View, request: Request) -> Choice:
        return request.options[0]
