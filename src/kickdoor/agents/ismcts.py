"""Information-set tree search: own choices in a tree, others think for themselves in worlds of their own, max-n."""

from math import log, sqrt
from random import Random
from typing import Final

from kickdoor.agents.search import Searcher
from kickdoor.agents.tally import CAUTION, Tally, still_open
from kickdoor.engine.ids import Choice
from kickdoor.worlds import World

EXPLORE: Final = 0.05  # of a chance to win
TRUST: Final = 4  # visits of the usual choice before another is tried, and of another before it can be preferred
DEEPEST: Final = 3  # choices below the question itself that are kept in the tree


class Node:
    """A question a seat has met: what came of each choice, and what was asked after it."""

    __slots__ = ("children", "tallies", "visits")

    def __init__(self) -> None:
        self.children: dict[Choice, Node] = {}
        self.tallies: dict[Choice, Tally] = {}
        self.visits = 0

    def tally(self, choice: Choice) -> Tally:
        if choice not in self.tallies:
            self.tallies[choice] = Tally(choice)
        return self.tallies[choice]

    def select(self, options: list[Choice]) -> Choice:
        """UCB1 over what can be chosen in this world; the first option is the usual one and is tried first."""
        self.visits += 1
        tallies = [self.tally(choice) for choice in options]
        if tallies[0].n < TRUST:
            return options[0]
        for tally in tallies:
            if tally.n == 0:
                return tally.choice
        return max(tallies, key=lambda t: t.mean + EXPLORE * sqrt(log(self.visits + 1) / t.n)).choice

    def best(self, options: list[Choice]) -> Choice:
        """The usual choice, unless another is ahead of it by more than chance would have it."""
        usual = self.tally(options[0])
        best, lead = options[0], 0.0
        for choice in options[1:]:
            tally = self.tally(choice)
            if tally.n >= TRUST and usual.n:
                ahead = tally.mean - usual.mean - CAUTION * sqrt(tally.error**2 + usual.error**2)
                if ahead > lead:
                    best, lead = choice, ahead
        return best


class TreeAgent(Searcher):
    """The same seed, questions and number of worlds give the same answers."""

    def weigh(self, options: list[Choice]) -> list[Tally]:
        """The tree of this question, after as many worlds as the budget allows.

        In every world the usual choice is played as well, and the others are judged by their lead over it; what falls
        behind is dropped.
        """
        self.asked += 1
        root = Node()
        tallies = [root.tally(choice) for choice in options[1:]]
        live = tallies
        for number in self.budget.rounds():
            luck = f"{self.seed}/{self.asked}/{number}"
            world = self.imagine(luck)
            usual = self.follow(root, world.copy(luck), options[0], luck)
            for tally in live:
                tally.add(self.follow(root, world.copy(luck), tally.choice, luck) - usual)
            live = still_open(live)
            if not live:
                break
        return tallies

    def follow(self, root: Node, world: World, choice: Choice, luck: str) -> float:
        """One path: a choice, down the tree below it and out of it, all of it on record; the own chance."""
        world.play(choice)
        node = root.children.setdefault(choice, Node())
        path: list[tuple[Node, int, Choice]] = []
        end = world.turn + 1
        for depth in range(DEEPEST):
            if world.over or world.turn >= end:
                break
            seat = world.asked
            options = self.candidates(world.request(), self.usual(world))
            if len(options) == 1:
                chosen = options[0]
            elif seat == self.seat:
                chosen = node.select(options)
                path.append((node, seat, chosen))
            else:
                chosen = self.their_choice(node, world, options, f"{luck}/{depth}")
            world.play(chosen)
            node = node.children.setdefault(chosen, Node())
        chances = self.play_out(world)
        for met, seat, chosen in path:
            met.tally(chosen).add(chances[seat])
        return chances[self.seat]

    def their_choice(self, node: Node, world: World, options: list[Choice], luck: str) -> Choice:
        """Another seat tries an option in a world it may take this one for, and then does what it likes best."""
        tried = node.select(options)
        theirs = world.seen_by(world.asked, Random(luck).random, luck)
        if tried in theirs.options():
            seat = theirs.asked
            theirs.play(tried)
            node.tally(tried).add(self.play_out(theirs)[seat])
        return node.best(options)
