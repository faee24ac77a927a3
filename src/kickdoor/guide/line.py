"""The line of a guided game: what its file does, and what comes next where a game stands on it."""

from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

from kickdoor.chance import candidates
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.legal import refuse
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.game import Game
from kickdoor.scenario.layout import Scenario, Step
from kickdoor.scenario.parse import parse_text
from kickdoor.scenario.run import Result, Runner, StepFailed
from kickdoor.scenario.table import lay_out

FIRST = "first-game"
LEARNER = 0  # the seat of who is guided
Sight: TypeAlias = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step with a note. The learner does the own ones; those of others are read before they happen."""

    number: int
    note: str
    seat: int
    step: dict[str, Any]  # what is done, in words; players are called seat-0, seat-1…


@dataclass(frozen=True, slots=True)
class Place:
    """What comes next on the line, and the lesson it belongs to or leads to; no lesson: the last one is over."""

    seat: int
    choice: Choice
    lesson: Lesson | None
    begun: bool  # the choice is the lesson's own, not one on the way to it
    kept: tuple[tuple[int, int], ...]  # (zone, card): what is in a hand here and played later


class Guide:
    """One file, played through. It raises StepFailed where the file does not fit the rules any more."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = replace(scenario, options={**scenario.options, "patient": True})  # as all tables online are
        game = lay_out(self.scenario)
        self.first = game.state.clone()
        walk = Walk(game)
        self.lessons = walk.through(self.scenario)
        self.line: dict[Sight, list[Place]] = {}
        again = Game(game.box, self.first.clone(), game.source, game.header)
        for at, (seat, choice) in enumerate(game.choices):
            lesson = next((each for each in self.lessons if walk.spans[each.number][1] > at), None)
            begun = lesson is not None and walk.spans[lesson.number][0] <= at
            kept = _kept(again.state, game.choices[at:])
            self.line.setdefault(sight(again.state), []).append(Place(seat, choice, lesson, begun, kept))
            again.push(seat, choice)

    def place(self, s: State) -> Place | None:
        """What comes next; None off the line. Who did a little more, or the same with other cards, is still on it."""
        for place in self.line.get(sight(s), ()):
            if any(card not in s.zones[zone] for zone, card in place.kept):
                continue
            if place.seat == CHANCE:
                if place.choice[1] in candidates(s):
                    return place
            elif not refuse(s, place.seat, place.choice):
                return place
        return None


class Walk(Runner):
    """Plays a file as an online table would: a window closes for everybody at once."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Result(Path()))
        self.spans: list[tuple[int, int]] = []  # of each lesson, the choices before and with it

    def through(self, scenario: Scenario) -> list[Lesson]:
        steps = scenario.steps
        for number, step in enumerate(steps):
            self.step(step, steps[number + 1 :])
        if not self.game.over:
            raise StepFailed(f"{scenario.path}: the game does not end")
        noted = [step for step in steps if step.note]
        return [
            Lesson(n, step.note, self.seat(step), _called(step.action, self.game.scribe.players))
            for n, step in enumerate(noted)
        ]

    def carry_out(self, seat: int, plan: list[Choice], step: Step) -> None:
        start = len(self.game.choices)
        super().carry_out(seat, plan, step)
        if step.note:
            self.spans.append((start, len(self.game.choices)))

    def pass_once(self) -> bool:
        s = self.game.state
        if self.game.over:
            return False
        if not s.deciding:
            waiting = [seat for seat in range(s.n) if s.invited >> seat & 1]
            for seat in waiting:
                self.apply(seat, PASS)
            return bool(waiting)
        for seat in range(s.n):
            offered = options(s, seat) if s.deciding >> seat & 1 else []
            if len(offered) == 1 and offered[0][0] in (ids.V_CHOOSE, ids.PASS[0]):
                self.apply(seat, offered[0])
                return True
        return False


def sight(s: State) -> Sight:
    """How far a game has come, as one sees it from afar: neither hands nor what anybody wears."""
    cb = s.combat
    fight = (
        ()
        if cb is None
        else (cb.fighter, cb.helpers, tuple(s.t.face[monster[ids.MONSTER_CARD]] for monster in cb.monsters))
    )
    tops = tuple(len(s.zones[ids.Z_TOP - deck]) for deck in (ids.DOOR, ids.TREASURE))
    return (
        s.number, s.turn, s.phase, s.asked == CHANCE, s.chance, s.deciding, s.invited, tuple(s.level), s.dead,
        tuple(frame[ids.KIND] for frame in s.stack), fight, tops,
    )  # fmt: skip


def _kept(s: State, coming: list[tuple[int, Choice]]) -> tuple[tuple[int, int], ...]:
    plays = [(seat * ids.SEAT_ZONES + ids.Z_HAND, choice[1]) for seat, choice in coming if choice[0] == ids.V_PLAY]
    return tuple((zone, card) for zone, card in plays if card in s.zones[zone])


def _called(value: Any, names: tuple[str, ...]) -> Any:
    """A step as every table can read it."""
    if isinstance(value, dict):
        return {key: _called(part, names) for key, part in value.items()}
    if isinstance(value, list):
        return [_called(part, names) for part in value]
    return f"seat-{names.index(value)}" if value in names else value


@cache
def guide(name: str = FIRST) -> Guide:
    """The guided game of that name, played through once for all tables."""
    file = files("kickdoor.guide") / f"{name}.yaml"
    return Guide(parse_text(file.read_text(encoding="utf-8"), Path(f"{name}.yaml")))
