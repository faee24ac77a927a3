"""Agents that fail: what happened, and the log of the game up to there."""

import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import mkdtemp

from kickdoor.agents.program import ProgramError
from kickdoor.chance import Seeded
from kickdoor.engine.ids import Choice
from kickdoor.game import new_game
from kickdoor.replay.log import as_lines
from kickdoor.sim.plan import Plan

MOST_TOLD = 3  # faults told in full


@dataclass(frozen=True, slots=True)
class Fault:
    """An agent that raised, or answered what it was not offered; something was chosen for it at random."""

    seat: int
    agent: str
    error: str
    trace: str  # of a program nothing: the fault is not in here
    log: bytes  # the game up to the question it failed at, as a file for `kickdoor replay`


def make_fault(plan: Plan, number: int, seat: int, error: Exception, choices: Sequence[tuple[int, Choice]]) -> Fault:
    """What is to be told of an error in game `number` of the plan after these choices."""
    names = [f"{name} at seat {i}" for i, name in enumerate(plan.agents)]
    source = Seeded(plan.game_seed(number))
    game = new_game(
        plan.editions, plan.players, options=dict(plan.options), names=names, source=source, packs=plan.packs
    )
    game.choices = list(choices)
    told = f"{type(error).__name__}: {error}"
    trace = "" if isinstance(error, ProgramError) else traceback.format_exc()
    return Fault(seat, plan.agents[seat], told, trace, as_lines(game))


class FaultFile:
    """Where the faults of a run are kept: a log for each game, and the first few in full for the reader."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder  # None: a new one where temporary files are
        self.told: list[str] = []
        self.count = 0

    def add(self, fault: Fault, plan: Plan, number: int, name: int) -> None:
        """A fault in game `number` of the plan, kept under the name."""
        if self.folder is None:
            self.folder = Path(mkdtemp(prefix="kickdoor-faults-"))
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"game-{name}.jsonl"
        path.write_bytes(fault.log)
        self.count += 1
        if self.count <= MOST_TOLD:
            self.told.append(
                f"\n{fault.trace}{fault.agent} at seat {fault.seat} failed in game {name}, seed"
                f" {plan.game_seed(number)}: {fault.error}\n"
                f"the game up to there: kickdoor replay show {path}\n"
                f"to play it again: {plan.command(number)}"
            )

    def tell(self) -> None:
        """To the reader, once the run is over."""
        for words in self.told:
            print(words, file=sys.stderr)
        if self.count > MOST_TOLD:
            print(f"and {self.count - MOST_TOLD} more games with faults: {self.folder}", file=sys.stderr)
