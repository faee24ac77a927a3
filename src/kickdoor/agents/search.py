"""What both searches share: which options are worth a thought, and how a world is played out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final

from kickdoor.agents.appraisal import MOST_SEATS
from kickdoor.agents.base import Thought
from kickdoor.agents.budget import Budget
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.tally import Tally
from kickdoor.agents.value import Value
from kickdoor.engine import ids
from kickdoor.engine.ids import Choice
from kickdoor.engine.view import Kept, View
from kickdoor.game import Request
from kickdoor.reflexes import reflexes_of
from kickdoor.ruleset import Box
from kickdoor.words import Phrase
from kickdoor.worlds import World, Worlds

# kinds of requests that are left to the heuristic player
ROUTINE: Final = ("charity", "setup", "sale", "draw", "offer")
IDLE: Final = (ids.V_SELL, ids.V_EQUIP, ids.V_UNEQUIP, ids.V_TERM, ids.V_COUNTER, ids.V_DROP)
HORIZON: Final = 1  # turns that begin before a world is judged
MOST_CHOICES: Final = 400  # in one world; no lawful turn comes near
MOST_OPTIONS: Final = 8


class Searcher(ABC):
    """Imagines worlds and plays them out with the heuristic player in every seat."""

    def __init__(self, box: Box, seat: int, seed: int | str, budget: Budget) -> None:
        self.seed = seed
        self.budget = budget
        self.asked = 0  # questions searched so far
        self.value = Value(box)
        self.reflexes = reflexes_of(box.tables)
        self.seat = seat
        self.worlds: Worlds | None = None  # given by whoever asks, before each question
        self.own = HeuristicAgent(box, seat)  # who remembers what really happened
        self.players = [HeuristicAgent(box, x) for x in range(MOST_SEATS)]  # of imagined games
        self.kept = [Kept() for _ in self.players]  # of what each sees

    def hear(self, event: tuple[int, int, int, int, int, int]) -> str:
        """What happens is remembered by the heuristic player in it."""
        return self.own.hear(event)

    def recall(self, number: int, events: Sequence[tuple[int, int, int, int, int, int]]) -> None:
        """So is what happened before."""
        self.own.recall(number, events)

    def thumb(self, view: View, request: Request) -> Choice:
        """What the heuristic player does who sits in the same seat; in imagined games nobody tries anything out."""
        self.own.worlds = self.worlds
        return self.own.choose(view, request)

    def choose(self, view: View, request: Request) -> Choice:
        usual = self.thumb(view, request)
        options = [usual] if self.routine(request, usual) else self.candidates(request, usual)
        return self.decide(options) if len(options) > 1 else usual

    def explain(self, view: View, request: Request) -> list[Thought]:
        """The usual choice at 0, the others by how much they change the chance to win."""
        usual = self.thumb(view, request)
        if self.routine(request, usual):
            return [Thought(usual, 0.0, Phrase("hint-routine"))]
        thoughts = [tally.thought() for tally in self.weigh(self.candidates(request, usual)) if tally.n]
        usual_thought = Thought(usual, 0.0, Phrase("hint-usual"))
        return sorted([usual_thought, *thoughts], key=lambda thought: -thought.value)

    def decide(self, options: list[Choice]) -> Choice:
        """One of several options; the first is the usual one."""
        best = max(self.weigh(options), key=lambda tally: tally.sure_lead, default=Tally(options[0]))
        return best.choice if best.sure_lead > 0 else options[0]

    @abstractmethod
    def weigh(self, options: list[Choice]) -> list[Tally]:
        """How all but the first fare against it."""

    def imagine(self, luck: str) -> World:
        """A world that fits what the seat knows."""
        worlds = self.worlds
        assert worlds is not None
        return worlds.sample(Random(luck).random, luck)

    def routine(self, request: Request, usual: Choice) -> bool:
        """Is the question left to the heuristic player?"""
        if request.kind in ROUTINE or self.worlds is None or len(request.options) == 1:
            return True
        return usual[0] == ids.V_TERM or (request.kind == "arrange" and usual[0] != ids.V_KICK)

    def candidates(self, request: Request, usual: Choice) -> list[Choice]:
        """The usual choice first, then others; of very many those that stand first of their kind."""
        others = [c for c in request.options if c != usual and c[0] not in IDLE]
        if len(others) >= MOST_OPTIONS:
            seen: dict[tuple[int, int], Choice] = {}
            for c in others:
                seen.setdefault((c[0], c[1]), c)
            first = list(seen.values())
            others = [*first, *[c for c in others if c not in first]]
        return [usual, *others[: MOST_OPTIONS - 1]]

    def usual(self, world: World) -> Choice:
        """What the heuristic player does in a world, knowing what that seat knows."""
        offered = world.options()
        if len(offered) == 1:
            return offered[0]
        quick = world.reflex(self.reflexes)
        if quick is not None:
            return quick
        seat = world.asked
        return self.players[seat].choose(world.view(seat, self.kept[seat]), world.request())

    def play_out(self, world: World) -> list[float]:
        """The chances of all seats when a turn has ended; nobody remembers another imagined game."""
        for player in self.players:
            player.forget()
        end = world.turn + HORIZON
        for _ in range(MOST_CHOICES):
            if world.over or world.turn >= end:
                break
            world.play(self.usual(world))
        return self.judge(world)

    def judge(self, world: World) -> list[float]:
        rows = world.standings(self.value.standings)
        if not world.over:
            return self.value.chances(rows)
        won = [world.winners >> seat & 1 for seat in range(len(rows))]
        return [one / sum(won) for one in won]
