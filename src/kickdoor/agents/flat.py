"""Flat Monte Carlo: every option in the same imagined worlds, played out by heuristic players."""

from kickdoor.agents.search import Searcher
from kickdoor.agents.tally import Tally, still_open
from kickdoor.engine.ids import Choice
from kickdoor.worlds import World


class FlatAgent(Searcher):
    """The same seed, questions and number of worlds give the same answers."""

    def weigh(self, options: list[Choice]) -> list[Tally]:
        """All others against the first, in worlds that fit what the seat knows; what falls behind is dropped."""
        self.asked += 1
        tallies = [Tally(choice) for choice in options[1:]]
        live = tallies
        for number in self.budget.rounds():
            luck = f"{self.seed}/{self.asked}/{number}"
            world = self.imagine(luck)
            usual = self.outcome(world, options[0], luck)
            for tally in live:
                tally.add(self.outcome(world, tally.choice, luck) - usual)
            live = still_open(live)
            if not live:
                break
        return tallies

    def outcome(self, world: World, choice: Choice, luck: str) -> float:
        """The own chance after the choice, with the same luck for every option."""
        copy = world.copy(luck)
        copy.play(choice)
        return self.play_out(copy)[self.seat]


class ClairvoyantAgent(FlatAgent):
    """A cheat: it looks into the real game, hands and all. A ceiling to measure by, never an opponent for people."""

    def imagine(self, luck: str) -> World:
        worlds = self.worlds
        assert worlds is not None
        return worlds.truth(luck)
