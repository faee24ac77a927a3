"""`make soak` and `make load`: the long runs. Each is bounded, says now and then how far it is, and stops by itself."""

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any
from unittest.mock import patch

import uvloop
from rich.console import Console
from rich.table import Table

import kickdoor
from tests.load import abuse, contract, crash, hoard, hosts, patience, pest, restart, windows
from tests.load.load import side_by_side, swarm_run
from tests.load.lobby import Lobby
from tests.load.server import Server, sqlite_at
from tests.privacy import questions

QUIET = 10.0  # seconds between two lines of progress
PESTS = ("--limit", "chat-rate=1000000", "--limit", "hint-rate=1000000")
SOON = ("--limit", "hello-seconds=1", "--limit", "queue-messages=30")
Say = Callable[[str], None]


@dataclass
class Goal:
    """Something that was to be reached."""

    what: str
    found: str
    wanted: str
    reached: bool


@dataclass
class Report:
    """Of one run."""

    run: str
    goals: list[Goal]
    figures: dict[str, Any]
    seconds: float = 0.0
    words: list[str] = field(default_factory=list)  # about what went wrong

    @property
    def reached(self) -> bool:
        return all(goal.reached for goal in self.goals)

    def told(self) -> dict[str, Any]:
        return {**vars(self), "goals": [vars(goal) for goal in self.goals], "reached": self.reached}


def nothing(what: str, found: list[str]) -> Goal:
    return Goal(what, str(len(found)), "0", not found)


def at_most(what: str, found: float, wanted: float, unit: str) -> Goal:
    return Goal(what, f"{found:.1f} {unit}", f"{wanted:g} {unit}", found <= wanted)


# ---- make load


def swarm(folder: Path, say: Say, tables: int, gap: float, seconds: float) -> tuple[Any, list[str]]:
    with Server(folder, sqlite_at(folder)) as server:
        figures = uvloop.run(swarm_run(server, tables, gap, seconds, say=say))
        return figures, server.failures()


def paced(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """500 tables, one choice a second each: how soon every seat has heard of a choice."""
    figures, failures = swarm(folder, say, args.tables or 500, args.gap or 1.0, args.seconds or 60)
    goals = [
        at_most("a choice told to all seats, p50", figures.p50 * 1000, 2.5, "ms"),
        at_most("a choice told to all seats, p99", figures.p99 * 1000, 12, "ms"),
        nothing("errors", figures.errors + failures),
    ]
    return Report("paced", goals, asdict(figures), words=figures.errors + failures)


def fast(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """100 tables as fast as it goes: choices a second, each durable and told to all seats."""
    figures, failures = swarm(folder, say, args.tables or 100, 0.0, args.seconds or 60)
    pace = figures.acts_a_second
    goals = [
        Goal("choices a second", f"{pace:.0f}", "2,600 (aim 3,900)", pace >= 2600),
        at_most("processor time of the server a choice", figures.cost, 0.35, "ms"),
        nothing("errors", figures.errors + failures),
    ]
    return Report("fast", goals, asdict(figures) | {"acts_a_second": pace}, words=figures.errors + failures)


def versus(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """Servers of other sources (`--beside build/compiled`, `--beside ../earlier/src`) beside this one's, all at work at
    once: processor time a choice, as a part of the first."""
    sources = [str(Path(kickdoor.__file__).parents[1]), *(args.beside or [])]
    servers = []
    with ExitStack() as stack:
        for number, source in enumerate(sources):
            place = folder / str(number)
            place.mkdir()
            with patch.dict(os.environ, PYTHONPATH=source):
                servers.append(stack.enter_context(Server(place, sqlite_at(place))))
        found = uvloop.run(side_by_side(servers, args.tables or 60, args.seconds or 30, say))
        failures = [failure for server in servers for failure in server.failures()]
    wrong = [error for one in found for error in one.errors] + failures
    goals = [
        Goal(source, f"{one.cost:.3f} ms a choice", f"{one.cost / found[0].cost:.2f} ×", one.acts > 0)
        for source, one in zip(sources, found)
    ]
    return Report("versus", [*goals, nothing("errors", wrong)], {"cost": [one.cost for one in found]}, words=wrong)


def many(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """1,000 tables with 4,000 sockets for ten minutes, at the pace of people."""
    figures, failures = swarm(folder, say, args.tables or 1000, args.gap or 5.0, args.seconds or 600)
    goals = [
        Goal("sockets", f"{figures.sockets}", f"{4 * figures.tables}", figures.sockets >= 4 * figures.tables * 0.99),
        nothing("errors", figures.errors + failures),
        at_most("memory of the server", figures.rss / 2**20, 1536, "MB"),
    ]
    return Report("many", goals, asdict(figures), words=figures.errors + failures)


# ---- make soak


def crashes(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """The server is killed while people play."""
    kills, actions = (1_000, 1_000_000) if args.long else (200, 100_000)
    kills, actions = args.kills or kills, args.actions or actions
    outcome = asyncio.run(crash.Crash(folder, args.tables or 16, args.seed).run(kills, actions, say))
    wrong = outcome.complaints + outcome.failures
    goals = [
        Goal("SIGKILLs", f"{outcome.kills}", f"{kills}", outcome.kills >= kills),
        Goal("actions acknowledged", f"{outcome.acts}", f"{actions}", outcome.acts >= actions),
        nothing("actions lost, doubled or told wrongly", wrong),
    ]
    return Report("crashes", goals, asdict(outcome) | {"first_median": median(outcome.first or [0.0])}, words=wrong)


def restarts(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """A server starts on a database with 1,000 open tables."""
    tables = args.tables or 1000
    outcome = asyncio.run(restart.restart(folder, tables, min(100, tables // 2), args.seed))
    goals = [
        at_most("start to the first acknowledged action", outcome.first, 2, "s"),
        at_most("rebuilding a table", outcome.rebuild * 1000, 5, "ms"),
    ]
    return Report("restarts", goals, asdict(outcome))


def frames(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """Malformed frames."""
    count = args.frames or 100_000

    async def run(server: Server) -> pest.Pestering:
        async with Lobby(server.address) as lobby:
            return await pest.pester(lobby, count, args.seed, say)

    with Server(folder, sqlite_at(folder), *PESTS) as server:
        tally = asyncio.run(run(server))
        failures = server.failures()
    goals = [
        Goal("malformed frames", f"{tally.frames}", f"{count}", tally.frames >= count),
        nothing("crashes and unhandled exceptions", failures),
    ]
    return Report("frames", goals, vars(tally), words=failures)


def lengths(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """Windows in which somebody could act, and windows in which nobody could."""
    count = args.windows or 2_000

    async def run(server: Server) -> windows.Lengths:
        async with Lobby(server.address) as lobby:
            return await windows.measure(lobby, count, args.tables or 60, args.seed, say)

    with Server(folder, sqlite_at(folder)) as server:
        seen = asyncio.run(run(server))
        failures = server.failures()
    p = windows.same_law(seen.armed, seen.bare)
    goals = [
        Goal("windows", f"{seen.count}", f"{count}", seen.count >= count),
        Goal("Kolmogorov–Smirnov p", f"{p:.3f}", "above 0.01", p > 0.01),
        nothing("errors", failures),
    ]
    figures = {"p": p, "armed": len(seen.armed), "bare": len(seen.bare)}
    figures |= {"armed_median": median(seen.armed), "bare_median": median(seen.bare)}
    return Report("lengths", goals, figures, words=failures)


def openapi(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """schemathesis on the description of the REST side."""
    words, cases = [], 0
    with Server(folder, sqlite_at(folder), *contract.ROOM) as server:
        for real in (False, True):
            done = contract.try_out(server, args.examples or 150, real, ("--seed", str(args.seed)))
            cases += done.cases
            words += [] if done.passed else [done.words]
            say(f"{cases} requests")
        failures = server.failures()
    goals = [Goal("requests", f"{cases}", "some thousands", cases > 1000), nothing("failures", words + failures)]
    return Report("openapi", goals, {"cases": cases}, words=words + failures)


def cuts(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """Connections that nobody reads from."""
    with Server(folder, sqlite_at(folder), *SOON) as server:
        found = asyncio.run(patience.wait_for_cuts(server))
        failures = server.failures()
    goals = [
        at_most("a stuck reader is cut off", found.stuck, 60, "s"),
        at_most("one who answers no ping is cut off", found.mute, 60, "s"),
        nothing("errors", failures),
    ]
    return Report("cuts", goals, asdict(found), words=failures)


def oracle(_folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """Questions that name cards, in pairs of worlds that the asker cannot tell apart."""
    count = args.questions or 1_000_000
    asked, moments = 0, 0
    for edition in questions.EDITIONS:
        told = questions.ask_pairs(edition, args.seed, -(-count // len(questions.EDITIONS)), say)
        asked += told.questions
        moments += len(told.moments)
    goals = [Goal("paired questions, all answered alike", f"{asked}", f"{count}", asked >= count)]
    return Report("oracle", goals, {"questions": asked, "moments": moments})


def abuses(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """What a quiet table notices while one address asks for as much as it may, of one thing after another."""
    chosen = args.only or list(abuse.ABUSES)
    with Server(folder, sqlite_at(folder), roomy=False) as server:
        found = asyncio.run(abuse.beside(server, chosen, args.seconds or 10, say))
        failures = server.failures()
    goals = [at_most(f"{x.what} ({x.cores:.2f} cores): p99 of a quiet table", x.times, 3, "× quiet") for x in found]
    goals.append(nothing("errors", failures))
    return Report("abuses", goals, {x.what: asdict(x) for x in found}, words=failures)


def hoards(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """100,000 tables made and left: memory and disk stay as they are."""
    tables = args.tables or 100_000
    with Server(folder, sqlite_at(folder), *hoard.SOON, roomy=False) as server:
        found = asyncio.run(hoard.hoard(server, folder, tables, say))
        failures = server.failures()
    goals = [
        Goal("tables", f"{found.tables}", f"{tables}", found.tables >= tables),
        Goal("of one address, until refused", f"{found.alone}", "at most 200", found.alone <= 200),
        at_most("memory, last tenth to the third", found.rss[-1] / found.rss[2], 1.2, "×"),
        at_most("disk, last tenth to the third", found.disk[-1] / found.disk[2], 1.2, "×"),
        nothing("errors", failures),
    ]
    return Report("hoards", goals, asdict(found), words=failures)


def several(folder: Path, args: argparse.Namespace, say: Say) -> Report:
    """One, two, four servers on one PostgreSQL; then one is killed, one frozen, one added, the database restarted."""
    spreads, faults, broken = hosts.run(folder, [1, 2, 4], args.tables or 60, args.seconds or 15, say)
    wrong = [error for one in spreads for error in one.errors] + faults.complaints + broken
    goals = [
        Goal(
            f"{one.servers} servers{', by table' * one.by_table}: a choice costs",
            f"{one.cost * 1000:.2f} ms",
            "told",
            one.acts_a_second > 0,
        )
        for one in spreads
    ]
    goals += [
        at_most("one killed: all tables go on", faults.killed, 15, "s"),
        at_most("one frozen: all tables go on", faults.frozen, 15, "s"),
        at_most("one added, one awake: all tables go on", faults.added, 15, "s"),
        at_most("database started anew: all tables go on", faults.database, 15, "s"),
        nothing("actions lost, doubled or told wrongly, errors", wrong),
    ]
    figures = {"spreads": [asdict(one) for one in spreads], "faults": asdict(faults)}
    return Report("several", goals, figures, words=wrong)


EVERY = (paced, fast, versus, many, crashes, restarts, frames, lengths, openapi, cuts, oracle, abuses, hoards, several)
RUNS = {run.__name__: run for run in EVERY}
LOAD = ("paced", "fast", "versus", "many")


# ---- the command


def main() -> int:
    args = read_arguments()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # thousands of sockets
    reports = []
    for name in args.run or [name for name in RUNS if name not in LOAD]:
        begin = time.monotonic()
        with tempfile.TemporaryDirectory(prefix="kickdoor-", dir=args.folder) as folder:
            try:
                report = RUNS[name](Path(folder), args, progress(name, begin))
            except AssertionError as error:
                report = Report(name, [Goal("coming to its end", str(error), "", False)], {})
        report.seconds = time.monotonic() - begin
        reports.append(report)
    show(reports)
    if args.json:
        Path(args.json).write_text(json.dumps([report.told() for report in reports], indent=1) + "\n")
    return 0 if all(report.reached for report in reports) else 1


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.load.soak", description=__doc__)
    parser.add_argument("run", nargs="*", choices=[*RUNS, []], help=f"which; left out, all but {', '.join(LOAD)}")
    parser.add_argument("--long", action="store_true", help="1,000 kills and a million actions")
    parser.add_argument("--json", metavar="FILE", help="write all figures there")
    parser.add_argument("--folder", metavar="PATH", help="where databases are made; left out, the system's own place")
    parser.add_argument("--seed", type=int, default=1)
    for name in ("tables", "kills", "actions", "frames", "windows", "examples", "questions"):
        parser.add_argument(f"--{name}", type=int, help="fewer or more than the run has by itself")
    parser.add_argument("--beside", metavar="PATH", action="append", help="of versus: other sources of the server")
    parser.add_argument("--only", action="append", choices=abuse.ABUSES, help="of the abuses")
    for name in ("seconds", "gap"):
        parser.add_argument(f"--{name}", type=float, help="of a swarm")
    return parser.parse_args()


def progress(name: str, begin: float) -> Say:
    """One line now and then."""
    last = -QUIET

    def say(words: str) -> None:
        nonlocal last
        now = time.monotonic() - begin
        if now - last >= QUIET:
            last = now
            print(f"{name}, {now:.0f} s: {words}", file=sys.stderr, flush=True)

    return say


def show(reports: list[Report]) -> None:
    table = Table("run", "what", "found", "wanted", "", "seconds")
    for report in reports:
        for number, goal in enumerate(report.goals):
            first = number == 0
            table.add_row(
                report.run if first else "", goal.what, goal.found, goal.wanted, "yes" if goal.reached else "NO",
                f"{report.seconds:.0f}" if first else "",
            )  # fmt: skip
    console = Console()
    console.print(table)
    for report in reports:
        for words in report.words[:10]:
            console.print(f"{report.run}: {words}", style="red", markup=False)


if __name__ == "__main__":
    sys.exit(main())
