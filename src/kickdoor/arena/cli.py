"""The `kickdoor arena` command."""

import json
import signal
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from rich.console import Console

from kickdoor.arena.folder import Folder
from kickdoor.arena.referee import Referee
from kickdoor.arena.score import BROKEN, Score, play_scores
from kickdoor.arena.standings import share, standings
from kickdoor.arena.tables import tables
from kickdoor.arena.tournament import Tournament
from kickdoor.sim.cli import MOST_TOLD, progress_bar, write_whole
from kickdoor.sim.crew import INTERRUPTED, Crew, map_chunks
from kickdoor.sim.faults import Fault, FaultFile

SAVE_EVERY = 1.0  # seconds
SAVING = 0.05  # of the time at most goes into it
STDOUT = Path("-")


class Answered(Exception):
    """The question of the tournament is answered; what is still to be played is not needed."""


class Arena:
    """A tournament while it is played: the scores so far, the referee, and where it is all kept."""

    def __init__(self, tournament: Tournament, folder: Folder | None, faults: FaultFile) -> None:
        self.tournament = tournament
        self.folder = folder
        self.faults = faults
        self.scores: dict[int, Score] = {}
        test = tournament.test
        self.referee = None if test is None else Referee(test, tournament.plan.players)
        self.next_save = 0.0
        for score in folder.read() if folder is not None else []:
            self.add(score)

    def add(self, score: Score) -> None:
        self.scores[score.number] = score
        if self.referee is not None:
            self.referee.hear(score)

    @property
    def answered(self) -> bool:
        return self.referee is not None and self.referee.answer is not None

    @property
    def left(self) -> list[int]:
        """What is still to be played."""
        return [] if self.answered else [i for i in range(self.tournament.games) if i not in self.scores]

    @property
    def counted(self) -> list[Score]:
        """In the order of games; blocks after the one that answered the question are left out."""
        last = self.referee.blocks if self.referee is not None and self.answered else self.tournament.blocks
        return [score for _, score in sorted(self.scores.items()) if score.block < last]

    def keep(self, results: list[tuple[Score, Fault | None]]) -> None:
        for score, fault in results:
            self.add(score)
            if fault is not None:
                self.faults.add(fault, *self.tournament.game(score.number), score.number)
        if self.folder is not None and monotonic() > self.next_save:
            begin = monotonic()
            self.folder.save(self.counted, self.facts(False))
            self.next_save = monotonic() + max(SAVE_EVERY, (monotonic() - begin) / SAVING)
        if self.answered:
            raise Answered

    def facts(self, done: bool) -> dict[str, Any]:
        return standings(self.tournament, self.counted, self.referee, done)

    def play(self, crew: Crew) -> bool:
        """Play what is left; False when it was interrupted."""
        left, players = self.left, self.tournament.plan.players
        with progress_bar() as progress:
            task = progress.add_task("games", total=self.tournament.games, completed=self.tournament.games - len(left))

            def keep(results: list[tuple[Score, Fault | None]]) -> None:
                self.keep(results)
                progress.update(task, advance=len(results), description=self.words())

            try:
                work = partial(play_scores, self.tournament)
                return map_chunks(work, left, replace(crew, most=players), keep)
            except Answered:
                return True

    def words(self) -> str:
        """How it stands, beside the progress bar."""
        if len(self.tournament.pairings) > 1:
            return "games"
        one, against = self.tournament.pairings[0]
        return f"{one} against {against} {share(list(self.scores.values())):.1%}"


def run_arena(tournament: Tournament, crew: Crew, out: Path | None, to: Path | None) -> int:
    """Play, report, write. 1 if a game or an agent failed, 130 when it was ended early; it goes on from there."""
    folder = None if out is None else Folder(out, tournament)
    faults = FaultFile(None if out is None else out / "faults")
    arena = Arena(tournament, folder, faults)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    done = arena.play(crew)
    facts = arena.facts(done)
    if folder is not None:
        folder.save(arena.counted, facts)
    show(facts, to)
    broken = [score for score in arena.counted if score.ending == BROKEN]
    for score in broken[:MOST_TOLD]:
        plan, number = tournament.game(score.number)
        print(f"\n{score.error}game {score.number} broke; to play it again: {plan.command(number)}", file=sys.stderr)
    faults.tell()
    if not done:
        return INTERRUPTED
    return 1 if broken or facts["faults"] else 0


def show(facts: dict[str, Any], to: Path | None) -> None:
    if to == STDOUT:
        print(json.dumps(facts))
        return
    if to is not None:
        write_whole(to, facts)
    console = Console(soft_wrap=True, highlight=False)
    for table in tables(facts):
        console.print(table)
