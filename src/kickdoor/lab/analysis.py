"""A finished game looked at again: who was likely to win when, where it turned, and which choices cost most."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.value import Value
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.events import event_for
from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event
from kickdoor.game import Game, request
from kickdoor.replay.log import GameLog
from kickdoor.replay.play import lawful, set_out
from kickdoor.worlds import let_imagine

Step: TypeAlias = dict[str, Any]  # a choice in the scenario vocabulary

TURNING_POINTS = 3
MISTAKES = 3  # of each seat
LEAST_COST = 1.0  # in points of strength
LATER = "hint-level"  # a fact that is as true in a later turn
STOPPING = ("hint-stopped", "hint-fight-gone", "hint-weakened")  # facts about somebody who is about to win


@dataclass(frozen=True, slots=True)
class Beginning:
    """The beginning of a turn."""

    choice: int  # so many choices were made before it
    turn: int
    seat: int
    chances: tuple[float, ...]  # of each seat to win, by all cards, those in hands too


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turn that changed somebody's chance more than others did."""

    turn: int
    choice: int  # so many choices were made before it
    seat: int  # whose chance changed most
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice, and what would have been better by what the seat knew."""

    choice: int  # so many choices were made before it
    turn: int
    seat: int
    done: Step  # what was chosen
    better: Step  # what would have been better
    reason: str  # the fact that decides; players are called as in the log
    cost: float  # in points of strength


@dataclass(slots=True)
class Analysis:
    """What a game looks like afterwards."""

    beginnings: list[Beginning] = field(default_factory=list)  # of every turn, and the end
    turning: list[TurningPoint] = field(default_factory=list)  # the three turns that changed most
    mistakes: list[Mistake] = field(default_factory=list)  # the three that cost each seat most


def analyse(log: GameLog, language: str = "en") -> Analysis:
    """Play the log again with a heuristic player looking over every shoulder."""
    game = set_out(log)
    told = Analysis()
    critic = Critic(game, language)
    value = Value(game.box)
    turn = 0
    for number in range(len(log.choices)):
        s = game.state
        if s.number != turn and s.asked != CHANCE:
            turn = s.number
            told.beginnings.append(Beginning(number, turn, s.turn, tuple(value.chances(value.standings.rows(s)))))
        seat, choice = lawful(log, game, number)
        if seat != CHANCE:
            critic.look(number, seat, choice)
        critic.hear(game.push(seat, choice))
    if game.over:
        shares = tuple((seat in game.winners) / len(game.winners) for seat in range(game.state.n))
        told.beginnings.append(Beginning(len(log.choices), turn + 1, game.state.turn, shares))
    told.turning = turning_points(told.beginnings)
    critic.forgive()
    told.mistakes = critic.worst()
    return told


def turning_points(beginnings: list[Beginning]) -> list[TurningPoint]:
    """The turns in which somebody's chance changed most, in their order."""
    changes = []
    for before, after in pairwise(beginnings):
        seat = max(range(len(before.chances)), key=lambda x: abs(after.chances[x] - before.chances[x]))
        changes.append(TurningPoint(before.turn, before.choice, seat, before.chances[seat], after.chances[seat]))
    most = sorted(changes, key=lambda point: -abs(point.after - point.before))[:TURNING_POINTS]
    return sorted(most, key=lambda point: point.turn)


def haggled(better: Choice, done: Choice) -> bool:
    """The same player was asked for help, for more or less: what somebody takes for it is a guess."""
    return better[0] == done[0] == ids.V_DEAL and better[1:3] == done[1:3]


class Critic:
    """One adviser a seat, who knows what that seat knows."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self.advisers = [HeuristicAgent(game.box, seat) for seat in range(game.state.n)]
        self.found: list[Mistake] = []
        self.let_go: dict[int, int] = {}  # the choice that was such a mistake, and who was about to win
        self.kept: set[int] = set()  # choices that left a Level for later

    def hear(self, events: list[Event]) -> None:
        for event in events:
            for seat, adviser in enumerate(self.advisers):
                adviser.hear(event_for(event, seat))

    def look(self, number: int, seat: int, choice: Choice) -> None:
        """Would the adviser have done something else, and why?"""
        game, s, adviser = self.game, self.game.state, self.advisers[seat]
        offered = options(s, seat)
        if len(offered) < 2 or choice not in offered:
            return
        self.made_good(seat, game.scribe.step(s, choice))
        let_imagine(adviser, s, seat)
        seen, asked = game.view(seat), request(s, seat, offered, number)
        if adviser.choose(seen, asked) == choice:
            return
        thoughts = adviser.explain(seen, asked)
        best, done = thoughts[0], next(thought for thought in thoughts if thought.choice == choice)
        if haggled(best.choice, choice):
            return
        if best.choice != choice and best.because is not None and best.value - done.value >= LEAST_COST:
            step = game.scribe.step
            reason = best.told(self.language, game.scribe.players)
            cost = round(best.value - done.value, 2)
            if best.because.id in STOPPING:
                self.let_go[number] = int(best.because.args["who"])  # type: ignore[arg-type]
            if best.because.id == LATER:
                self.kept.add(number)
            self.found.append(Mistake(number, s.number, seat, step(s, choice), step(s, best.choice), reason, cost))

    def made_good(self, seat: int, done: Step) -> None:
        """What is done a little later in the same turn was not missed: only the order was another. Nor was a Level."""
        turn = self.game.state.number

        def missed(m: Mistake) -> bool:
            late = m.turn == turn or m.choice in self.kept
            return not late or (m.seat, m.better) != (seat, done)

        self.found = [mistake for mistake in self.found if missed(mistake)]

    def forgive(self) -> None:
        """Who was not stopped and did not win either was stopped by others: leaving it to them cost nothing."""
        winners, last = self.game.winners, self.game.state.number

        def paid_for(mistake: Mistake) -> bool:
            fighter = self.let_go.get(mistake.choice, -1)
            return fighter < 0 or (fighter in winners and mistake.turn == last)

        self.found = [mistake for mistake in self.found if paid_for(mistake)]

    def worst(self) -> list[Mistake]:
        """The dearest of each seat; what was missed again and again is told once."""
        chosen: list[Mistake] = []
        for seat in range(len(self.advisers)):
            told: dict[str, Mistake] = {}
            for mistake in sorted(self.found, key=lambda mistake: -mistake.cost):
                if mistake.seat == seat:
                    told.setdefault(str(mistake.better), mistake)
            chosen += list(told.values())[:MISTAKES]
        return chosen
