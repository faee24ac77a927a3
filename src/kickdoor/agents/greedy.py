"""A simple greedy player: plays its gear, fights what it beats, asks for help, interferes with leaders."""

from typing import Final

from kickdoor.agents.greedy_bargaining import Bargaining
from kickdoor.agents.greedy_fighting import Fighting
from kickdoor.agents.greedy_household import Household
from kickdoor.agents.greedy_picking import Picking
from kickdoor.agents.question import Question
from kickdoor.agents.sense import Sense
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box

# The plain steps of a turn, in the order of liking; whatever is not here is done for a reason or not at all.
STEPS: Final[tuple[int, ...]] = (
    ids.V_PASS,
    ids.V_KICK,
    ids.V_LOOT,
    ids.V_RUN,
    ids.V_END,
    ids.V_KEEP,
    ids.V_DONE,
    ids.V_DECLINE,
)


class GreedyAgent:
    """Needs no dice: the same view and request always get the same answer."""

    def __init__(self, box: Box, seat: int) -> None:
        self.sense = Sense(box, seat)
        self.fighting = Fighting(self.sense)
        self.household = Household(self.sense)
        self.picking = Picking(self.sense)
        self.bargaining = Bargaining(self.sense, self.fighting)

    def choose(self, view: View, request: Request) -> Choice:
        if len(request.options) == 1:
            return request.options[0]
        return self.decide(view, Question(request))

    def decide(self, view: View, asked: Question) -> Choice:
        """What there is a reason for, else the plain step one likes best."""
        self.sense.look(view)
        found = self.reason(view, asked)
        if found is not None:
            return found
        for verb in STEPS:
            steps = asked.of(verb)
            if steps:
                return steps[0]
        return asked.options[0]

    def reason(self, view: View, asked: Question) -> Choice | None:
        """An option there is a reason for."""
        kind = asked.kind
        if kind == "choose":
            return self.picking.pick(view, asked)
        if kind == "deal":
            return self.bargaining.answer(view, asked)
        if kind == "sale":
            return self.household.go_on_selling(view, asked)
        if kind == "roll":
            return self.fighting.save(view, asked)
        if kind == "curse":
            return self.household.cancel(view, asked)
        if kind in ("draw", "offer"):
            return None
        if view.combat is not None:
            return self.fight(view, asked)
        found = self.household.better_self(view, asked) or self.household.curse(view, asked)
        return found or self.household.trouble(view, asked) or self.picking.give(view, asked)

    def waits(self, view: View) -> bool:
        """An own offer is being thought over: nobody walks away from it."""
        deal = view.deal
        return deal is not None and deal.made and deal.builder == self.sense.seat

    def fight(self, view: View, asked: Question) -> Choice | None:
        fight = view.combat
        assert fight is not None
        if self.waits(view):
            return None
        inside = self.sense.seat == fight.fighter or self.sense.seat in fight.helpers
        if asked.kind == "run":
            return self.fighting.get_away(view, asked) if inside else None
        if inside:
            return self.household.go_up(view, asked) or self.fighting.join_in(view, fight, asked)
        return self.household.go_up(view, asked) or self.fighting.interfere(view, fight, asked)
