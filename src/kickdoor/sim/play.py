"""One simulated game, from the deal to its outcome."""

from dataclasses import dataclass

from kickdoor.agents import RandomAgent, make_agent
from kickdoor.chance import Seeded, answer
from kickdoor.engine import ids
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.engine.view import view
from kickdoor.game import request
from kickdoor.ruleset import open_box
from kickdoor.sim.plan import Plan

ENDINGS = ("kill", "card", "shared", "stopped")
SEXES = (ids.MALE, ids.FEMALE) * 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went."""

    number: int
    winners: tuple[int, ...]
    turns: int  # all players' together
    decisions: int  # of the seats; chance is not counted
    ending: str  # one of ENDINGS


def play_game(plan: Plan, number: int) -> Outcome:
    """Game `number` of the plan. Random agents choose without a view, so that their pace is the engine's."""
    box = open_box(plan.editions, packs=plan.packs)
    n = plan.players
    agents = [make_agent(name, box, seat, plan.agent_seed(number, seat)) for seat, name in enumerate(plan.agents)]
    picks = [agent.pick if isinstance(agent, RandomAgent) else None for agent in agents]
    source = Seeded(plan.game_seed(number))
    s = empty_table(box.tables, list(SEXES[:n]))
    deal(s)
    most = plan.turn_cap * n
    decisions = 0
    while not s.winners and s.number <= most:
        seat = s.asked
        if seat == CHANCE:
            apply(s, CHANCE, answer(s, source))
            continue
        offered = s.options if s.options is not None else options(s, seat)
        pick = picks[seat]
        if pick is not None:
            choice = pick(offered)
        else:
            choice = agents[seat].choose(view(s, seat), request(s, seat, offered, decisions))
        apply(s, seat, choice)
        decisions += 1
    winners = tuple(seat for seat in range(n) if s.winners >> seat & 1)
    return Outcome(number, winners, min(s.number, most), decisions, ending(s, winners))


def ending(s: State, winners: tuple[int, ...]) -> str:
    """WIN-02: by killing a monster, or by a card that says so; several who win in one event share it."""
    if not winners:
        return "stopped"
    if len(winners) > 1:
        return "shared"
    return "kill" if s.combat is not None and s.combat.over else "card"
