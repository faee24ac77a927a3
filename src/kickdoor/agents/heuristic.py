"""The heuristic player: the greedy player's craft, with worths, rivals, thrift and a memory of favours."""

from random import Random

from kickdoor.agents.base import Thought
from kickdoor.agents.dealing import Dealing
from kickdoor.agents.greedy import STEPS, GreedyAgent
from kickdoor.agents.managing import Managing
from kickdoor.agents.picking import Picking
from kickdoor.agents.reasons import Reasons
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import NORMAL, Temper
from kickdoor.agents.warfare import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box

ACTIVE = (ids.V_PLAY, ids.V_USE, ids.V_TROUBLE, ids.V_DEAL, ids.V_CHOOSE, ids.V_ACCEPT, ids.V_DECLINE, *STEPS)


class HeuristicAgent(GreedyAgent):
    """The same views and requests in the same order always get the same answers."""

    def __init__(self, box: Box, seat: int, temper: Temper = NORMAL, seed: int | str = 0) -> None:
        self.temper = temper
        self.sense = Worths(box, seat, temper)
        self.rivals = Rivals(seat, temper)
        self.fighting = Warfare(self.sense, self.rivals, temper)
        self.household = Managing(self.sense, self.rivals, temper)
        self.picking = Picking(self.sense)
        self.bargaining = Dealing(self.sense, self.fighting, self.rivals, temper)
        self.reasons = Reasons(self.sense, self.fighting, self.household, self.bargaining)
        self.dice = Random(f"slips {seed}")

    def choose(self, view: View, request: Request) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        self.rivals.look(view, request)
        chosen = super().choose(view, request)
        if self.temper.slips and self.dice.random() < self.temper.slips:
            chosen = self.second_thought(request, chosen)
        self.rivals.remember(view, chosen)
        return chosen

    def second_thought(self, request: Request, chosen: Choice) -> Choice:
        """A slip: something else that does not look foolish."""
        others = [c for c in request.options if c != chosen and c[0] in ACTIVE]
        return others[int(self.dice.random() * len(others))] if others else chosen

    def explain(self, view: View, request: Request) -> list[Thought]:
        """Every option with a worth and a reason; the one it would choose stands first, whatever its worth."""
        chosen = GreedyAgent.choose(self, view, request)
        thoughts = [self.reasons.thought(view, choice) for choice in request.options]
        return sorted(thoughts, key=lambda thought: (thought.choice != chosen, -thought.value))
