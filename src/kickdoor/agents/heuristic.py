"""The heuristic player: the greedy player's craft, with worths, rivals, thrift and a memory of good and bad turns."""

from dataclasses import replace
from random import Random

from kickdoor.agents.base import Thought
from kickdoor.agents.choosing import Choosing
from kickdoor.agents.dealing import Dealing
from kickdoor.agents.greedy import STEPS, GreedyAgent
from kickdoor.agents.managing import Managing
from kickdoor.agents.reasons import Reasons
from kickdoor.agents.rivals import Rivals
from kickdoor.agents.temper import NORMAL, Temper
from kickdoor.agents.trials import Trials
from kickdoor.agents.warfare import Warfare
from kickdoor.agents.worths import Worths
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.worlds import Worlds

# Acts that are never slips: deals bind others, and what is left to chance elsewhere is a choice here.
SURE = (ids.V_DEAL, ids.V_TERM, ids.V_ACCEPT, ids.V_DECLINE, ids.V_COUNTER, ids.V_DONE, ids.V_SELL)


class HeuristicAgent(GreedyAgent):
    """The same views and requests in the same order always get the same answers."""

    def __init__(self, box: Box, seat: int, temper: Temper = NORMAL, seed: int | str = 0) -> None:
        worths = Worths(box, seat, temper)
        self.temper = temper
        self.sense = worths
        self.rivals = Rivals(seat, temper, box.tables.win_level)
        self.trials = Trials()
        warfare = Warfare(worths, self.rivals, self.trials, temper)
        managing = Managing(worths, self.rivals, self.trials, temper)
        dealing = Dealing(worths, warfare, self.rivals, managing.trading, temper)
        self.managing = managing
        self.fighting = warfare
        self.household = managing
        choosing = Choosing(worths, self.rivals)
        self.picking = choosing
        self.bargaining = dealing
        self.reasons = Reasons(worths, warfare, managing, dealing, choosing)
        self.dice = Random(f"slips {seed}")
        self.worlds: Worlds | None = None  # given by whoever asks, before each question

    def choose(self, view: View, request: Request) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        self.trials.give(self.worlds)
        self.rivals.look(view, request)
        chosen = super().choose(view, request)
        if self.temper.slips and self.dice.random() < self.temper.slips:
            chosen = self.overlook(view, request, chosen)
        self.rivals.remember(view, chosen)
        return chosen

    def overlook(self, view: View, request: Request, chosen: Choice) -> Choice:
        """A slip: the best there is, if one does not see what one would have done."""
        left = [c for c in request.options if c != chosen]
        if chosen[0] in SURE or not left:
            return chosen
        blind = replace(request, options=tuple(left))
        second = self.reason(view, blind) or next((c for verb in STEPS for c in left if c[0] == verb), chosen)
        return chosen if second[0] in SURE else second

    def reason(self, view: View, request: Request) -> Choice | None:
        if request.kind == "draw":
            return self.managing.redraw(view, request)
        return super().reason(view, request)

    def explain(self, view: View, request: Request) -> list[Thought]:
        """Every option with a worth and the fact that decides; what it would choose stands first and is worth most."""
        self.trials.give(self.worlds)
        chosen = GreedyAgent.choose(self, view, request)
        return self.reasons.thoughts(view, request, chosen)
