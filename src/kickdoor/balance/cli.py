"""The `kickdoor balance` command."""

import json
from functools import partial
from pathlib import Path
from time import monotonic

from rich.console import Console

from kickdoor.balance.annals import Annals
from kickdoor.balance.chronicle import Tale, watch_game
from kickdoor.balance.figures import Facts, figures
from kickdoor.balance.page import page
from kickdoor.balance.sentences import sentences
from kickdoor.sim.cli import progress_bar, tell_failures, write_text, write_whole
from kickdoor.sim.crew import INTERRUPTED, Crew, map_chunks
from kickdoor.sim.faults import FaultFile
from kickdoor.sim.plan import Plan, chosen
from kickdoor.sim.runner import Failure, play_chunk
from kickdoor.version import RULES_REV, VERSION

WRITE_EVERY = 5.0  # seconds
WRITING = 0.1  # of the time at most goes into it
STDOUT = Path("-")


class Report:
    """The page while the games are played: what has come so far, and when to write it anew."""

    def __init__(self, plan: Plan, games: int, out: Path) -> None:
        self.plan = plan
        self.games = games
        self.out = out
        self.box = plan.box()
        self.annals = Annals()
        self.failures: list[Failure] = []
        self.faults = FaultFile(out.with_suffix(".faults"))
        self.interrupted = False
        self.next = monotonic() + WRITE_EVERY

    def add(self, results: list[Tale | Failure]) -> None:
        """Games that have just been finished."""
        self.failures += [result for result in results if isinstance(result, Failure)]
        tales = [result for result in results if not isinstance(result, Failure)]
        self.annals.add(tales)
        for tale in tales:
            if tale.outcome.fault is not None:
                self.faults.add(tale.outcome.fault, self.plan, tale.number, tale.number)
        if monotonic() > self.next:
            begin = monotonic()
            write_text(self.out, page(self.facts(running=True)))
            self.next = monotonic() + max(WRITE_EVERY, (monotonic() - begin) / WRITING)

    def facts(self, running: bool = False) -> Facts:
        """What the page shows, as plain data; it depends on the plan and on which games are finished alone."""
        plan = self.plan
        return {
            "plan": {
                "editions": list(plan.editions),
                "packs": list(plan.packs),
                "players": plan.players,
                "games": self.games,
                "seed": plan.seed,
                "agents": list(plan.agents),
                "turn_cap": plan.turn_cap,
                "command": command(plan, self.games),
                "version": VERSION,
                "rules_rev": RULES_REV,
                "box": self.box.hash,
            },
            "running": running,
            "interrupted": self.interrupted,
            "failures": [
                {"game": failure.number, "error": failure.error, "command": plan.command(failure.number)}
                for failure in sorted(self.failures, key=lambda failure: failure.number)
            ],
        } | figures(self.annals, self.box, plan.agents)


def command(plan: Plan, games: int) -> str:
    """What plays the same games again."""
    return (
        f"kickdoor balance {chosen(plan.editions, plan.packs)} --players {plan.players} --games {games}"
        f" --seed {plan.seed} --agents {','.join(plan.agents)} --turn-cap {plan.turn_cap}"
    )


def run_balance(plan: Plan, games: int, crew: Crew, out: Path, to: Path | None) -> int:
    """Play, watch, write. 1 if a game or an agent failed, 130 after Ctrl-C; what is finished is kept in any case."""
    report = Report(plan, games, out)
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)

        def keep(results: list[Tale | Failure]) -> None:
            progress.advance(task, len(results))
            report.add(results)

        report.interrupted = not map_chunks(partial(play_chunk, watch_game, plan), range(games), crew, keep)
    facts = report.facts()
    write_text(out, page(facts))
    show(facts, out, to)
    tell_failures(plan, report.failures)
    report.faults.tell()
    if report.failures or report.faults.count:
        return 1
    return INTERRUPTED if report.interrupted else 0


def show(facts: Facts, out: Path, to: Path | None) -> None:
    """The figures to where they were asked for, or else the most telling sentences."""
    if to == STDOUT:
        print(json.dumps(facts))
        return
    if to is not None:
        write_whole(to, facts)
    console = Console(soft_wrap=True, highlight=False, markup=False)
    if facts["finished"]:
        said = sentences(facts)
        for name in ("length", "seats", "endings", "comebacks"):
            console.print(said[name])
    console.print(f"{facts['finished']:,} of {facts['plan']['games']:,} games: {out}")
