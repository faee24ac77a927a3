"""Flat Monte Carlo: every option in the same imagined worlds, played out by heuristic players."""

from random import Random

from kickdoor.agents.base import Thought
from kickdoor.agents.budget import Budget
from kickdoor.agents.search import Searcher
from kickdoor.agents.tally import CAUTION, Tally
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import View
from kickdoor.game import Request
from kickdoor.ruleset import Box
from kickdoor.worlds import World, Worlds

TRIAL = 4  # worlds before an option can be dropped


class FlatAgent(Searcher):
    """The same seed, questions and number of worlds give the same answers."""

    def __init__(self, box: Box, seat: int, seed: int | str, budget: Budget) -> None:
        super().__init__(box, seat)
        self.seed = seed
        self.budget = budget
        self.asked = 0

    def choose(self, view: View, request: Request) -> Choice:
        usual = self.players[self.seat].choose(view, request)
        if self.routine(request, usual):
            return usual
        tallies = self.compare(self.candidates(request, usual))
        best = max(tallies, key=lambda tally: tally.mean - CAUTION * tally.error)
        return best.choice if best.mean - CAUTION * best.error > 0 else usual

    def compare(self, options: list[Choice]) -> list[Tally]:
        """All options against the first, in worlds that fit what the seat knows; what falls behind is dropped."""
        self.asked += 1
        tallies = [Tally(choice) for choice in options]
        live = tallies[1:]
        for number in self.budget.rounds() if live else ():
            luck = f"{self.seed}/{self.asked}/{number}"
            world = self.imagine(luck)
            usual = self.outcome(world, tallies[0].choice, luck)
            for tally in live:
                tally.add(self.outcome(world, tally.choice, luck) - usual)
            if number >= TRIAL:
                live = [tally for tally in live if tally.mean + CAUTION * tally.error > 0]
            if not live:
                break
        return tallies

    def imagine(self, luck: str) -> World:
        worlds = self.worlds
        assert isinstance(worlds, Worlds)
        return worlds.sample(Random(luck).shuffle, luck)

    def outcome(self, world: World, choice: Choice, luck: str) -> float:
        """The own chance after the choice, with the same luck for every option."""
        copy = world.copy(luck)
        copy.play(choice)
        return self.play_out(copy)[self.seat]

    def explain(self, view: View, request: Request) -> list[Thought]:
        """The usual choice at 0, the others by how much they change the chance to win."""
        usual = self.players[self.seat].choose(view, request)
        if self.routine(request, usual):
            return [Thought(usual, 0.0, "a matter of routine")]
        tallies = self.compare(self.candidates(request, usual))
        thoughts = [tally.thought() for tally in tallies[1:]]
        usual_thought = Thought(usual, 0.0, "what a heuristic player does")
        return sorted([usual_thought, *thoughts], key=lambda thought: -thought.value)


class ClairvoyantAgent(FlatAgent):
    """A cheat: it looks into the real game, hands and all. A ceiling to measure by, never an opponent for people."""

    def imagine(self, luck: str) -> World:
        worlds = self.worlds
        assert isinstance(worlds, Worlds)
        return worlds.truth(luck)
