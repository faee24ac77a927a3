"""Running a scenario: its steps one after another, until one fails."""

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kickdoor.cards.shelf import Packs
from kickdoor.chance import Scripted
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.options import options
from kickdoor.engine.reasons import NO_ALREADY
from kickdoor.engine.state import Event
from kickdoor.game import Game, Refused
from kickdoor.reading import StepError
from kickdoor.scenario.error import ScenarioError
from kickdoor.scenario.expect import mismatch
from kickdoor.scenario.foregone import foregone, taken
from kickdoor.scenario.layout import Scenario, Step
from kickdoor.scenario.parse import parse
from kickdoor.scenario.table import lay_out

ALWAYS_STEPS = (ids.V_KICK, ids.V_LOOT, ids.V_TROUBLE, ids.V_END, ids.V_RUN)
ANSWERED = (
    ids.F_DIE,
    ids.F_CURSE,
    ids.F_OPEN,
    ids.F_SALE,
    ids.F_HEIR,
    ids.F_BAD,
)  # cards speak of them
MOST_PASSES = 2_000  # between two steps


class StepFailed(Exception):
    """What a step wanted and what was found."""


@dataclass
class Result:
    """How a scenario ended, with the story so far."""

    path: Path
    name: str = ""
    edition: str | None = None  # of a template
    passed: bool = False
    malformed: bool = False
    error: str = ""
    line: int = 0
    step: int = -1
    story: list[str] = field(default_factory=list)
    game: Game | None = None


def run_file(path: Path, packs: Packs = (), edition: str | None = None) -> Result:
    """Run one file, a template for one edition. A malformed file counts as failed, with its file, line and field."""
    try:
        scenario = parse(path, packs, edition)
    except ScenarioError as error:
        return Result(path, edition=edition, error=str(error), line=error.line, malformed=True)
    result = run_scenario(scenario)
    result.edition = edition
    return result


def run_scenario(scenario: Scenario) -> Result:
    result = Result(scenario.path, scenario.name)
    try:
        game = lay_out(scenario)
    except ScenarioError as error:
        result.error, result.line, result.malformed = str(error), error.line, True
        return result
    result.game = game
    runner = Runner(game, result)
    for number, step in enumerate(scenario.steps):
        if runner.answered is step:
            continue
        result.step, result.line = number + 1, step.line
        after = scenario.steps[number + 1] if number + 1 < len(scenario.steps) else None
        try:
            runner.step(step, after)
        except StepFailed as failure:
            result.error = f"{scenario.path}:{step.line}: step {number + 1}: {failure}"
            return result
        except StepError as error:
            result.error = f"{scenario.path}:{step.line}: steps[{number}]: {error}"
            result.malformed = True
            return result
    result.passed = True
    return result


class Runner:
    """Does the steps of one scenario at its table."""

    def __init__(self, game: Game, result: Result) -> None:
        self.game = game
        self.result = result
        self.events: list[Event] = []
        self.answered: Step | None = None  # a `choose` that was part of the step before it
        self.lately: list[Event] = []  # since the last step that was no `choose`

    def step(self, step: Step, after: Step | None) -> None:
        if step.kind == "expect":
            self.let_it_happen(step, after)
            source = self.game.source
            left = len(source.dice) if isinstance(source, Scripted) else 0
            wrong = mismatch(self.game, step.expect, self.events, left)
            self.events = []
            if wrong:
                raise StepFailed(wrong)
        elif step.kind == "settle":
            self.lately = []
            self.settle(after)
        elif step.kind == "refuse":
            self.refuse(step)
        else:
            self.do(step, after)

    def let_it_happen(self, step: Step, after: Step | None) -> None:
        """What is expected of a roll, a Curse or a sale is what comes of it, unless the next step steps in."""
        while self.game.state.stack[-1][ids.KIND] in ANSWERED and not self.game.state.deciding:
            if "legal" in step.expect or (after is not None and self.steps_in(after)) or not self.pass_once():
                return

    def steps_in(self, after: Step) -> bool:
        """Is the next step about this very moment?"""
        if after.kind != "do":
            return after.kind == "refuse"
        try:
            return self.game.find_plan(self.seat(after), after.action)[1] is None
        except StepError:
            return True

    def seat(self, step: Step) -> int:
        assert step.by is not None
        return self.game.scribe.players.index(step.by)

    def do(self, step: Step, after: Step | None) -> None:
        """Pass for those who are only offered a chance until the action is open, then do it."""
        seat = self.seat(step)
        if step.action["do"] != "choose":
            self.lately = []
        if self.compelled(seat, step.action) or self.so_already(seat, step.action):
            return
        try:
            plan = self.opened(seat, step.action, f"{step.by}")
            if not plan:
                return
        except StepError:
            if after is None or after.by != step.by or after.action.get("do") != "choose" or "choose" in step.action:
                raise
            self.answered = after  # what is chosen next says what was meant
            step = replace(step, action={**step.action, "choose": after.action["option"]})
            plan = self.opened(seat, step.action, f"{step.by}")
        self.carry_out(seat, plan, step)
        if plan[0][0] == ids.V_KICK:
            self.open_door(seat, after)
        elif plan[0][0] == ids.V_END and not self.stays(step, after):
            self.end_charity(seat)
        self.single_choices(after)
        self.willing(after)

    def compelled(self, seat: int, action: dict[str, Any]) -> bool:
        """Whoever must help has a single answer, which was given without a step."""
        cb = self.game.state.combat
        return action == {"do": "accept"} and cb is not None and cb.helper == seat and cb.forced == 1

    def so_already(self, seat: int, action: dict[str, Any]) -> bool:
        """Playing an Item, or a Cheat! on it, has equipped it; nobody must know that to write `equip`."""
        if action["do"] != "equip" or "in_place_of" in action:
            return False
        refusal = self.game.find_plan(seat, action)[1]
        return refusal is not None and refusal.reason == NO_ALREADY

    def opened(self, seat: int, action: dict[str, Any], whose: str) -> list[Choice]:
        """The plan of an action once it is open; whoever is only offered a chance passes until then. Nothing is left
        to do of a choice that was made already."""
        refusal: Refused | None = None
        for _ in range(MOST_PASSES):
            plan, refusal = self.game.find_plan(seat, action)
            if refusal is None:
                return plan
            if not (self.pass_once() or self.take_all()):
                break
        gone = taken(self.game, self.lately, action.get("option"))
        if gone is not None:
            self.lately.remove(gone)  # nothing was left to choose, and it was not asked
            return []
        raise StepFailed(f"{whose}: {action} does not open: {refusal}")

    def carry_out(self, seat: int, plan: list[Choice], step: Step) -> None:
        picked = step.action.get("choose")
        later = picked is not None and not self.used(plan, picked)
        for choice in plan:
            self.apply(seat, choice)
        for choice in self.opened(seat, {"do": "choose", "option": picked}, f"{step.by}: choose") if later else []:
            self.apply(seat, choice)

    def single_choices(self, after: Step | None) -> None:
        """A choice with a single option is made without a step, unless the next step makes it."""
        for _ in range(MOST_PASSES):
            top = self.game.state.stack[-1]
            if top[ids.KIND] != ids.F_PICK or len(top) != 5:
                return
            if after is not None and after.kind == "do" and self.comes_first(after):
                return
            self.apply(top[ids.SEAT], (ids.V_CHOOSE, top[ids.PICK_OPTIONS], 0, 0))

    def comes_first(self, after: Step) -> bool:
        """Does the next step make the choice that is pending, or something that may be done before it?"""
        return after.action["do"] == "choose" or self.game.find_plan(self.seat(after), after.action)[1] is None

    def used(self, plan: list[Choice], picked: object) -> bool:
        """Was the `choose` of the step already part of what was done?"""
        for choice in plan:
            done = self.game.scribe.step(self.game.state, choice)
            for key in ("choose", "target", "discard", "option"):
                if str(picked) in map(str, done[key] if isinstance(done.get(key), list) else [done.get(key)]):
                    return True
        return False

    def open_door(self, seat: int, after: Step | None) -> None:
        """The chance to replace a face-up draw is taken only if the next step takes it."""
        top = self.game.state.stack[-1]
        if top[ids.KIND] == ids.F_DRAW and self.game.state.invited >> seat & 1:
            wants = after is not None and after.kind in ("do", "refuse") and after.action.get("do") == "use"
            if not wants:
                self.apply(seat, PASS)

    def willing(self, after: Step | None) -> None:
        """Whoever another's card takes out of a lost fight goes along, unless the next step answers for itself."""
        top = self.game.state.stack[-1]
        if top[ids.KIND] != ids.F_PICK or top[ids.PICK_WHY] != ids.WHY_ESCAPE:
            return
        asked = self.game.scribe.players[top[ids.SEAT]]
        if after is None or (after.by != asked and "pending" not in after.expect):
            self.apply(top[ids.SEAT], (ids.V_CHOOSE, ids.WORD_YES, 0, 0))

    def stays(self, step: Step, after: Step | None) -> bool:
        """Does the next step speak of the same player's turn, which is then not over yet?"""
        if after is None or after.kind == "settle":
            return False
        if after.kind == "expect":
            return after.expect.get("phase") == "charity" or after.expect.get("turn") == step.by
        return after.by == step.by

    def end_charity(self, seat: int) -> None:
        """Whoever is done with phase 2 is done with Charity, too, once the hand fits."""
        done = (ids.V_END, 0, 0, 0)
        s = self.game.state
        if s.turn == seat and s.phase == ids.PH_CHARITY and not self.game.judge(seat, done):
            self.apply(seat, done)

    def apply(self, seat: int, choice: Choice) -> None:
        line = f"{self.game.scribe.players[seat]}: {self.game.scribe.line(self.game.state, choice)}"
        before = len(self.game.choices)
        events = self.game.apply(seat, choice)
        self.events += events
        self.lately += events
        if choice != PASS:
            self.result.story.append(line)
        self.result.story += [f"  {text}" for text in self.tell(events)]
        assert len(self.game.choices) > before

    def tell(self, events: list[Event]) -> list[str]:
        from kickdoor.scenario.explain import sentence

        return [sentence(self.game.scribe, event) for event in events]

    def pass_once(self) -> bool:
        """One seat that is only offered a chance passes; a choice with a single option is made."""
        s = self.game.state
        if self.game.over or s.asked == CHANCE:
            return False
        for seat in [(s.turn + i) % s.n for i in range(1, s.n + 1)]:
            if s.invited >> seat & 1 and not s.deciding >> seat & 1 and options(s, seat):
                self.apply(seat, PASS)
                return True
        for seat in range(s.n):
            if s.deciding >> seat & 1:
                offered = [choice for choice in options(s, seat) if choice[0] == ids.V_CHOOSE] or options(s, seat)
                if len(offered) == 1 and offered[0][0] not in ALWAYS_STEPS:
                    self.apply(seat, offered[0])
                    return True
        return False

    def take_all(self) -> bool:
        """A choice that leaves nothing to choose, since all of it goes, is made."""
        if not foregone(self.game):
            return False
        top = self.game.state.stack[-1]
        self.apply(top[ids.SEAT], (ids.V_CHOOSE, top[ids.PICK_OPTIONS], 0, 0))
        return True

    def settle(self, after: Step | None) -> None:
        asked = after is not None and (after.action.get("do") == "choose" or "pending" in after.expect)
        for _ in range(MOST_PASSES):
            if not self.pass_once() and (asked or not self.take_all()):
                return
        raise StepFailed("the table does not settle")

    def refuse(self, step: Step) -> None:
        seat = self.seat(step)
        plan, refusal = self.game.find_plan(seat, step.action)
        picked = step.action.get("choose")
        if refusal is None and picked is not None and not self.used(plan, picked):
            refusal = self.no_choice(seat, plan, {"do": "choose", "option": picked})
        if refusal is None:
            raise StepFailed(f"{step.by}: {step.action} should be refused, but the rules allow it")
        if step.clause is not None and step.clause not in refusal.clauses:
            raise StepFailed(f"{step.by}: refused by {refusal.clause}, not by {step.clause}: {refusal.why}")
        self.result.story.append(f"{step.by}: {step.action} is refused: {refusal}")

    def no_choice(self, seat: int, plan: list[Choice], action: dict[str, Any]) -> Refused | None:
        """Why the `choose` of a step never opens after what it does; found out at a copy of the table."""
        trial = Runner(self.game.clone(), Result(self.result.path))
        for choice in plan:
            trial.apply(seat, choice)
        while True:
            _plan, refusal = trial.game.find_plan(seat, action)
            if refusal is None or not trial.pass_once():
                return refusal
