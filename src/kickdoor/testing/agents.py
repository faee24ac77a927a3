"""An agent: does it answer what it was offered, the same in worlds it cannot tell apart, and how long does it take?"""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

from kickdoor.agents import Agent, Closing, check_agent, make_agent
from kickdoor.engine.ids import PH_OVER, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from kickdoor.game import request
from kickdoor.ruleset import Box, open_box
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import play_out
from kickdoor.testing.report import Broken, Report, Unknown
from kickdoor.testing.walks import place, twin_of, walk
from kickdoor.worlds import let_imagine

Maker = Callable[[Box, int, int | str], Agent]  # box, seat, seed

PLAYERS = 4
EVERY = 29  # questions: one is asked twice
TWICE = 30  # of them a game
TURN_CAP = 2_000  # turns a player; the longest of 10,000 random games took 688
CLEARLY_OPEN = 2  # options at least


def check_agent_of(
    agent: str | Maker,
    editions: Sequence[str] = ("classic",),
    packs: Sequence[Path | str] = (),
    games: int = 4,
    seed: int = 1,
) -> Report:
    """By its name, or by what makes one for a seat. It sits among random players, on another seat in every game."""
    name = agent if isinstance(agent, str) else getattr(agent, "__qualname__", repr(agent))
    report = Report("agent", name)
    where = tuple(map(str, packs))
    with report.checking("it can be made"):
        if isinstance(agent, str):
            check_agent(agent)
        box = open_box(tuple(editions), packs=where)
        make = maker(agent)
        close(make(box, 0, "probe"))
    if not report.ok:
        return report
    plan = Plan(tuple(editions), PLAYERS, seed, ("random",) * PLAYERS, TURN_CAP, where)
    with report.checking("it answers what it is offered, and its games end"):
        outcomes = [play_one(plan, box, make, number) for number in range(games)]
        measure(report, outcomes)
        check_outcomes(outcomes)
    repeats: list[bool] = []
    with report.checking("asked the same, it answers the same"):
        repeats = check_worlds(box, make, f"{seed}", apart=False)
        if not all(repeats):
            differ = f"{repeats.count(False)} of {len(repeats)} answers differ"
            raise Unknown(f"{differ}: it rolls dice of its own or watches the clock")
    with report.checking("in worlds it cannot tell apart it answers the same"):
        if not all(repeats):
            raise Unknown("its answers differ in one world already")
        apart = check_worlds(box, make, f"{seed}", apart=True)
        if not all(apart):
            raise Broken(f"{apart.count(False)} of {len(apart)} answers follow what is hidden from its seat")
    return report


def maker(agent: str | Maker) -> Maker:
    if isinstance(agent, str):
        return lambda box, seat, seed: make_agent(agent, box, seat, seed)
    return agent


def close(agent: Agent) -> None:
    if isinstance(agent, Closing):
        agent.close()


def play_one(plan: Plan, box: Box, make: Maker, number: int) -> Outcome:
    """A game among random players."""
    seat = number % plan.players
    agents = [make_agent("random", box, x, plan.agent_seed(number, x)) for x in range(plan.players)]
    agents[seat] = make(box, seat, plan.agent_seed(number, seat))
    try:
        return play_out(plan, number, box, agents, timed=True)
    finally:
        close(agents[seat])


def measure(report: Report, outcomes: Sequence[Outcome]) -> None:
    """Questions, and milliseconds an answer."""
    times = sorted(1000 * t for outcome in outcomes for seat in outcome.thinking for t in seat)
    report.figures["games"] = len(outcomes)
    report.figures["answers"] = len(times)
    if times:
        report.figures["median ms"] = median(times)
        report.figures["95 % within ms"] = times[int(0.95 * (len(times) - 1))]
        report.figures["longest ms"] = times[-1]


def check_outcomes(outcomes: Sequence[Outcome]) -> None:
    faults = sum(sum(outcome.faults) for outcome in outcomes)
    first = next((outcome for outcome in outcomes if outcome.fault is not None), None)
    if first is not None and first.fault is not None:
        raise Broken(f"{faults} of its answers were no good; the first, in game {first.number}: {first.fault.error}")
    stopped = [outcome.number for outcome in outcomes if not outcome.winners]
    if stopped:
        raise Broken(f"game {stopped[0]}: no end after {TURN_CAP:,} turns a player")


def check_worlds(box: Box, make: Maker, seed: str, apart: bool) -> list[bool]:
    """Two newly made agents are asked, in one world or in two that the seat cannot tell apart: do they agree?"""
    same: list[bool] = []
    for number, s in enumerate(walk(box, PLAYERS, f"agent {seed}")):
        if len(same) >= TWICE or s.phase == PH_OVER:
            break
        if number % EVERY or len(options(s, s.asked)) < CLEARLY_OPEN:
            continue
        seat = s.asked
        other = twin_of(s, seat, number) if apart else s.clone()
        same.append(ask(box, make, s, seat) == ask(box, make, other, seat))
    if not same:
        raise Unknown(f"{place(seed, s, s.asked)}: nothing to ask")
    return same


def ask(box: Box, make: Maker, s: State, seat: int) -> Choice:
    agent = make(box, seat, "check")
    try:
        let_imagine(agent, s, seat)
        return agent.choose(view(s, seat), request(s, seat, options(s, seat), 0))
    finally:
        close(agent)
