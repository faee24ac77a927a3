"""Running a scenario: its steps one after another, until one fails."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kickdoor.cards.shelf import Packs
from kickdoor.chance import Scripted
from kickdoor.engine import ids
from kickdoor.engine.hand_options import holds_fresh
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.reasons import NO_ALREADY
from kickdoor.engine.state import Event
from kickdoor.game import Game, Refused
from kickdoor.reading import Ambiguous, Plan, StepError
from kickdoor.scenario.error import ScenarioError
from kickdoor.scenario.expect import mismatch
from kickdoor.scenario.foregone import foregone, taken
from kickdoor.scenario.inner import implied, judged, let_pass, used
from kickdoor.scenario.layout import Scenario, Step
from kickdoor.scenario.naming import named
from kickdoor.scenario.parse import parse
from kickdoor.scenario.table import lay_out

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
        scenario = named(scenario, game.box)
    except ScenarioError as error:
        result.error, result.line, result.malformed = str(error), error.line, True
        return result
    result.game = game
    runner = Runner(game, result)
    for number, step in enumerate(scenario.steps):
        if any(step is answered for answered in runner.answered):
            continue
        result.step, result.line = number + 1, step.line
        try:
            runner.step(step, scenario.steps[number + 1 :])
        except StepFailed as failure:
            result.error = f"{scenario.path}:{step.line}: step {number + 1}: {failure}"
            return result
        except StepError as error:
            result.error = f"{scenario.path}:{step.line}: steps[{number}]: {error}"
            result.malformed = True
            return result
    result.passed = True
    return result


def follows(step: Step, after: Step) -> bool:
    """Is it a `choose` of the same player?"""
    return after.by == step.by and after.action.get("do") == "choose"


def acting(later: list[Step]) -> Iterator[Step]:
    """The steps that do or ask something; an expectation in between only looks."""
    return (step for step in later if step.kind != "expect" or "legal" in step.expect)


class Runner:
    """Does the steps of one scenario at its table."""

    def __init__(self, game: Game, result: Result) -> None:
        self.game = game
        self.result = result
        self.events: list[Event] = []
        self.answered: list[Step] = []  # each `choose` that was part of the step before it
        self.lately: list[Event] = []  # since the last step that was no `choose`
        self.tacit: list[tuple[int, str]] = []  # what was used or chosen without being said, since then

    def step(self, step: Step, later: list[Step]) -> None:
        after = later[0] if later else None
        if step.kind == "expect":
            self.let_it_happen(step, next(acting(later), None))
            wrong = self.mismatch(step)
            if wrong and (self.mendable() or "legal" in step.expect):
                self.single_choices(None)
                self.let_it_happen(replace(step, expect={}), next(acting(later), None))
                wrong = self.mismatch(step)
            self.events = []
            if wrong:
                raise StepFailed(wrong)
            self.single_choices(after)
        elif step.kind == "settle":
            self.lately = []
            self.settle(after)
        elif step.kind == "refuse":
            self.refuse(step)
        else:
            self.do(step, later)

    def mismatch(self, step: Step) -> str | None:
        source = self.game.source
        return mismatch(self.game, step.expect, self.events, len(source.dice) if isinstance(source, Scripted) else 0)

    def let_it_happen(self, step: Step, after: Step | None) -> None:
        """What is expected of a roll, a Curse or a sale is what comes of it, unless the next step steps in."""
        while self.game.state.stack[-1][ids.KIND] in ANSWERED and not self.game.state.deciding:
            if "legal" in step.expect or (after is not None and self.steps_in(after)) or not self.pass_once():
                return

    def steps_in(self, after: Step) -> bool:
        """Is the next step about this very moment?"""
        if after.kind != "do":
            return after.kind in ("refuse", "expect")
        try:
            return self.game.find_plan(self.seat(after), after.action)[1] is None
        except StepError:
            return True

    def seat(self, step: Step) -> int:
        assert step.by is not None
        return self.game.scribe.players.index(step.by)

    def do(self, step: Step, later: list[Step]) -> None:
        """Pass for those who are only offered a chance until the action is open, then do it."""
        seat = self.seat(step)
        after = later[0] if later else None
        if step.action["do"] != "choose":
            self.lately = []
        if any(needless(seat, step.action) for needless in (self.compelled, self.so_already, self.silent)):
            return
        try:
            plan = self.with_choice(seat, step, after) or self.opened(seat, step.action, f"{step.by}")
            if not plan:
                return
        except Ambiguous as found:
            plan = self.meant(step, later, found.plans)
            if not plan:
                if after is None or not follows(step, after) or "choose" in step.action:
                    raise
                self.answered.append(after)
                step = replace(step, action={**step.action, "choose": after.action["option"]})
                plan = self.opened(seat, step.action, f"{step.by}")
        self.carry_out(seat, plan, step)
        if plan[0][0] == ids.V_KICK:
            self.open_door(seat, next(acting(later), None))
        elif plan[0][0] == ids.V_END and not self.stays(step, later):
            self.end_charity(seat)
        self.single_choices(after)
        self.willing(later)

    def with_choice(self, seat: int, step: Step, after: Step | None) -> Plan:
        """What a step means with the `choose` after it, where it would do something else without; [] where not."""
        if after is None or not follows(step, after) or step.action.keys() & {"choose", "option"}:
            return []
        picked = after.action["option"]
        try:
            plan = self.game.find_plan(seat, {**step.action, "choose": picked})[0]
            alone = self.game.find_plan(seat, step.action)[0]
        except StepError:
            return []
        if not plan or plan == alone or str(picked) not in implied(self.game, plan, step.action):
            return []
        self.answered.append(after)
        return plan

    def meant(self, step: Step, later: list[Step], plans: list[Plan]) -> Plan:
        """What is chosen in the step and in those after it says which of several plans was meant; [] if it does not."""
        picks: list[tuple[Any, Step | None]] = [(step.action["choose"], None)] if "choose" in step.action else []
        for after in later:
            if not follows(step, after):
                break
            picks.append((after.action["option"], after))
        answered: list[Step] = []
        for word, source in picks:
            plans = [plan for plan in plans if used(self.game, plan, word)]
            answered += [source] if source else []
            if len(plans) == 1:
                self.answered += answered
                return plans[0]
        return []

    def compelled(self, seat: int, action: dict[str, Any]) -> bool:
        """Whoever must help has a single answer, which was given without a step."""
        cb = self.game.state.combat
        return action == {"do": "accept"} and cb is not None and bool(cb.forced >> seat & 1)

    def so_already(self, seat: int, action: dict[str, Any]) -> bool:
        """Playing an Item, or a Cheat! on it, has equipped it; nobody must know that to write `equip`."""
        if action["do"] != "equip" or "in_place_of" in action:
            return False
        refusal = self.game.find_plan(seat, action)[1]
        return refusal is not None and refusal.reason == NO_ALREADY

    def silent(self, seat: int, action: dict[str, Any]) -> bool:
        """COMB-08: everybody has the chance to step in; who could do nothing with it is not asked, and may pass too."""
        s = self.game.state
        return action == {"do": "pass"} and bool(s.invited) and not (s.invited | s.deciding) >> seat & 1

    def said_already(self, seat: int, action: dict[str, Any]) -> bool:
        """What had no other way was done without a step; whoever says it afterwards makes no mistake."""
        top = self.game.state.stack[-1]
        said = (seat, "none" if action["do"] == "run" else str(action.get("option")))
        if said not in self.tacit or (top[ids.KIND] == ids.F_PICK and top[ids.SEAT] == seat):
            return False
        self.tacit.remove(said)
        return True

    def opened(self, seat: int, action: dict[str, Any], whose: str) -> list[Choice]:
        """The plan of an action once it is open; whoever is only offered a chance passes until then. Nothing is left
        to do of a choice that was made already."""
        first: Refused | None = None
        refusal: Refused | None = None
        for _ in range(MOST_PASSES):
            plan, refusal = self.game.find_plan(seat, action)
            if first is None and self.said_already(seat, action):
                return []
            if refusal is None:
                return plan
            first = first or refusal
            if not (self.pass_once() or self.take_all()):
                break
        gone = taken(self.game, seat, self.lately, action.get("option"))
        if gone is not None:
            self.lately.remove(gone)  # nothing was left to choose, and it was not asked
            return []
        later = f" When all had passed: {refusal}" if str(refusal) != str(first) else ""
        raise StepFailed(f"{whose}: {action} does not open: {first}{later}{self.choices(action)}")

    def choices(self, action: dict[str, Any]) -> str:
        """What could be chosen, for one who chose something else."""
        top = self.game.state.stack[-1]
        if action["do"] != "choose" or top[ids.KIND] != ids.F_PICK:
            return ""
        offered = [str(self.game.scribe.target(self.game.state, option)) for option in top[ids.PICK_OPTIONS :]]
        return f" {self.game.scribe.players[top[ids.SEAT]]} may choose {', '.join(offered)}."

    def carry_out(self, seat: int, plan: list[Choice], step: Step) -> None:
        picked = step.action.get("choose")
        later = picked is not None and not used(self.game, plan, picked)
        if step.action["do"] != "choose":
            self.tacit = [(seat, word) for word in implied(self.game, plan, step.action)]
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
            if after is not None and after.kind == "expect" and self.mendable():
                return
            self.tacit.append((top[ids.SEAT], str(self.game.scribe.target(self.game.state, top[ids.PICK_OPTIONS]))))
            self.apply(top[ids.SEAT], (ids.V_CHOOSE, top[ids.PICK_OPTIONS], 0, 0))

    def mendable(self) -> bool:
        """Is something to be put right that may also be mended by playing a card? The one that goes is no only way."""
        stack = self.game.state.stack
        return stack[-1][ids.KIND] == ids.F_PICK and stack[-2][ids.KIND] == ids.F_RIGHT

    def comes_first(self, after: Step) -> bool:
        """Does the next step make the choice that is pending, or something that may be done before it?"""
        if after.action["do"] == "choose":
            return True
        named = self.game.state.stack[-1][ids.PICK_WHY] == ids.WHY_BIG_TO  # the Big Item goes, and only one can take it
        return not named and self.game.find_plan(self.seat(after), after.action)[1] is None

    def open_door(self, seat: int, after: Step | None) -> None:
        """The chance to replace a face-up draw is taken only if the next step takes it."""
        top = self.game.state.stack[-1]
        if top[ids.KIND] == ids.F_DRAW and self.game.state.invited >> seat & 1:
            wants = after is not None and after.kind in ("do", "refuse") and after.action.get("do") == "use"
            if not wants:
                self.apply(seat, PASS)

    def willing(self, later: list[Step]) -> None:
        """Whoever another's card takes out of a lost fight goes along, unless the next step answers for itself."""
        top = self.game.state.stack[-1]
        if top[ids.KIND] != ids.F_PICK or top[ids.PICK_WHY] != ids.WHY_ESCAPE:
            return
        asked = self.game.scribe.players[top[ids.SEAT]]
        after = next(acting(later), None)
        if (after is None or after.by != asked) and not (later and "pending" in later[0].expect):
            self.apply(top[ids.SEAT], (ids.V_CHOOSE, ids.WORD_YES, 0, 0))

    def stays(self, step: Step, later: list[Step]) -> bool:
        """Does the next step speak of the same player's turn, which is then not over yet?"""
        after = later[0] if later else None
        if after is None or after.kind == "settle":
            return False
        if after.kind == "expect":
            ends = next(acting(later), None)
            again = ends is not None and ends.by == step.by and ends.action.get("do") == "end-turn"
            return again or after.expect.get("phase") == "charity" or after.expect.get("turn") == step.by
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
        silent = let_pass(self.game)
        if silent is not None:
            self.apply(*silent)
        return silent is not None

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
            if self.received() or (not self.pass_once() and (asked or not self.take_all())):
                return
        raise StepFailed("the table does not settle")

    def received(self) -> bool:
        """May somebody who has not the turn still play what was just received (TIME-09), and nothing goes on before?"""
        s = self.game.state
        goes_on = s.phase == ids.PH_SETUP or s.dead >> s.turn & 1  # the first turn begins, or the next one
        if goes_on or s.combat is not None or s.stack[-1][ids.KIND] != ids.F_TURN:
            return False
        return any(s.invited >> seat & 1 and seat != s.turn and holds_fresh(s, seat) for seat in range(s.n))

    def refuse(self, step: Step) -> None:
        refusal = judged(self.game, self.seat(step), step.action)
        if refusal is None:
            raise StepFailed(f"{step.by}: {step.action} should be refused, but the rules allow it")
        if step.clause is not None and step.clause not in refusal.clauses:
            raise StepFailed(f"{step.by}: refused by {refusal.clause}, not by {step.clause}: {refusal.why}")
        self.result.story.append(f"{step.by}: {step.action} is refused: {refusal}")
