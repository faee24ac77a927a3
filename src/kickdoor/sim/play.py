"""One simulated game, from the deal to its outcome."""

from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from time import perf_counter
from typing import Protocol

from kickdoor.agents import Agent, Closing, Listener, RandomAgent, make_agent, tell
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.chance import Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import Choice
from kickdoor.engine.options import options
from kickdoor.engine.seals import LAST_SEAL
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.engine.view import Kept, view
from kickdoor.game import request
from kickdoor.reflexes import Reflexes, reflexes_of
from kickdoor.ruleset import Box
from kickdoor.sim.faults import Fault, make_fault
from kickdoor.sim.outcome import Outcome
from kickdoor.sim.plan import Plan
from kickdoor.worlds import let_imagine

SEXES = (ids.MALE, ids.FEMALE) * 3


MOST_DECISIONS = 500_000  # of a game; the longest of 10,000 random ones has a tenth of it


class Endless(Exception):
    """A game that does not come to its end."""


class Observer(Protocol):
    """Somebody who watches a game."""

    def see(self, s: State, seat: int, choice: Choice) -> None:
        """After every choice, of chance too (seat -1); `s.events` is what came of it."""
        ...


class Witness(Protocol):
    """Somebody who sees every question with its answer before it is carried out, and how the game ends."""

    def witness(self, s: State, seat: int, offered: list[Choice], choice: Choice) -> None: ...

    def finish(self, s: State) -> object: ...


def play_game(
    plan: Plan, number: int, timed: bool = False, observer: Observer | None = None, witness: Witness | None = None
) -> Outcome:
    """Game `number` of the plan."""
    box = plan.box()
    agents = [make_agent(name, box, seat, plan.agent_seed(number, seat)) for seat, name in enumerate(plan.agents)]
    with ExitStack() as after:
        for agent in agents:
            if isinstance(agent, Closing):
                after.callback(agent.close)
        return play_out(plan, number, box, agents, timed, observer, witness)


def play_out(
    plan: Plan,
    number: int,
    box: Box,
    agents: Sequence[Agent],
    timed: bool = False,
    observer: Observer | None = None,
    witness: Witness | None = None,
) -> Outcome:
    """The same with these agents. Random agents choose without a view, so that their pace is the engine's."""
    n = plan.players
    picks = [agent.pick if isinstance(agent, RandomAgent) else None for agent in agents]
    source = Seeded(plan.game_seed(number))
    s = empty_table(box.tables, list(SEXES[:n]))
    ears = [(seat, agent) for seat, agent in enumerate(agents) if isinstance(agent, Listener)]
    if observer is not None or ears:
        s.events = []
    deal(s)
    most = plan.turn_cap * n
    guard = Guard(plan, number, agents, timed, reflexes_of(box.tables))
    choices = guard.choices
    decisions = 0
    while not s.winners and s.number <= most:
        if decisions > MOST_DECISIONS:
            raise Endless(f"game {number}, seed {plan.seed}: no end after {decisions:,} decisions (turn {s.number})")
        seat = s.asked
        if seat == CHANCE:
            choice = answer(s, source)
        else:
            offered = s.options if s.options is not None else options(s, seat)
            pick = picks[seat]
            choice = pick(offered) if pick is not None else guard.ask(s, seat, offered, decisions)
            decisions += 1
            if witness is not None:
                witness.witness(s, seat, offered, choice)
        apply(s, seat, choice)
        choices.append((seat, choice))
        if observer is not None:
            observer.see(s, seat, choice)
        if s.events:
            tell(s.events, ears)
            s.events = []
    if witness is not None:
        witness.finish(s)
    winners = tuple(seat for seat in range(n) if s.winners >> seat & 1)
    return Outcome(
        number,
        winners,
        min(s.number, most),
        decisions,
        ending(s, winners),
        tuple(guard.faults),
        guard.fault,
        tuple(map(tuple, guard.thinking)),
    )


def ask(
    agent: Agent, s: State, seat: int, offered: list[Choice], number: int, kept: Kept, reflexes: Reflexes
) -> Choice:
    """What the agent answers to that many-th question of the game; the heuristic player not always has to look."""
    if isinstance(agent, HeuristicAgent):
        quick = offered[0] if len(offered) == 1 else None
        if quick is None and agent.calm(s.number):
            quick = reflexes.answer(s, seat, offered)
        if quick is not None:
            return quick
    let_imagine(agent, s, seat)
    return agent.choose(view(s, seat, kept), request(s, seat, offered, number))


class Guard:
    """Stands between a game and its agents: measures how long they think, and chooses for one that fails."""

    def __init__(
        self, plan: Plan, number: int, agents: Sequence[Agent], timed: bool, reflexes: Reflexes
    ) -> None:  # fmt: skip
        self.plan = plan
        self.number = number
        self.agents = agents
        self.timed = timed
        self.choices: list[tuple[int, Choice]] = []  # of the game so far
        self.faults = [0] * plan.players
        self.fault: Fault | None = None
        self.thinking: list[list[float]] = [[] for _ in agents]
        self.kept = [Kept() for _ in agents]  # of what each sees
        self.reflexes = reflexes
        self.dice = Random(f"instead {plan.game_seed(number)}")

    def ask(self, s: State, seat: int, offered: list[Choice], number: int) -> Choice:
        begin = perf_counter()
        try:
            choice = ask(self.agents[seat], s, seat, offered, number, self.kept[seat], self.reflexes)
            if choice not in offered:
                raise ValueError(f"{choice!r} is not among what is offered")
        except Exception as error:
            self.faults[seat] += 1
            if self.fault is None:
                self.fault = make_fault(self.plan, self.number, seat, error, self.choices)
            choice = offered[self.dice.randrange(len(offered))]
        if self.timed:
            self.thinking[seat].append(perf_counter() - begin)
        return choice


def ending(s: State, winners: tuple[int, ...]) -> str:
    """WIN-02: by killing a monster, by a card that says so, or by the seventh Seal; several may share a win."""
    if not winners:
        return "stopped"
    if len(s.zones[ids.Z_OPEN]) >= LAST_SEAL:
        return "seal"  # SEAL-06: shared or not
    if len(winners) > 1:
        return "shared"
    return "kill" if s.combat is not None and s.combat.over else "card"
