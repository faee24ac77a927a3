"""One game of a dataset: who played, every choice, how it ended. It can be played again from this alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from kickdoor.cards.shelf import Packs
from kickdoor.dataset.error import DatasetError
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import Choice
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.replay.log import read_log
from kickdoor.replay.play import replay
from kickdoor.ruleset import Box
from kickdoor.sim.plan import Plan
from kickdoor.sim.play import SEXES, ending, play_game

UNKNOWN = "unknown"  # who played a game of a log


@dataclass(frozen=True, slots=True)
class Record:
    """A row of the games of a dataset."""

    game: int
    source: str  # the seed of its chance, or the name of the log
    agents: tuple[str, ...]  # by seat
    sexes: tuple[int, ...]  # by seat: 1 male, 2 female
    winners: tuple[int, ...]  # seats; none when the game was stopped
    levels: tuple[int, ...]  # by seat, at the end
    ending: str  # kill, card, shared, seal or stopped
    turns: int
    decisions: int  # of the seats; chance is not counted
    faults: int  # answers of agents that failed; something was chosen at random
    digest: bytes  # of the last state
    seat: tuple[int, ...]  # of every choice; -1 chance
    verb: tuple[int, ...]
    a: tuple[int, ...]
    b: tuple[int, ...]
    c: tuple[int, ...]

    def choices(self) -> Iterator[tuple[int, Choice]]:
        for seat, verb, a, b, c in zip(self.seat, self.verb, self.a, self.b, self.c):
            yield seat, (verb, a, b, c)

    def moments(self, box: Box) -> Iterator[tuple[int, State, int, Choice]]:
        """Plays the game again: the number of every choice, the state before it, the seat (-1 chance), the choice."""
        s = empty_table(box.tables, list(self.sexes))
        deal(s)
        for step, (seat, choice) in enumerate(self.choices()):
            yield step, s, seat, choice
            apply(s, seat, choice)
        if digest(s) != self.digest:
            raise DatasetError(f"game {self.game}: its choices lead to another end than it tells")


class Recorder:
    """Watches a game and keeps its choices."""

    def __init__(self) -> None:
        self.choices: list[tuple[int, Choice]] = []
        self.state: State | None = None

    def see(self, s: State, seat: int, choice: Choice) -> None:
        self.choices.append((seat, choice))
        self.state = s


def digest(s: State) -> bytes:
    """As `Game.digest` tells it."""
    return sha256(repr(s.fields()).encode()).digest()


def recorded(
    game: int, source: str, agents: tuple[str, ...], sexes: tuple[int, ...], faults: int,
    s: State, choices: list[tuple[int, Choice]],
) -> Record:  # fmt: skip
    winners = tuple(seat for seat in range(s.n) if s.winners >> seat & 1)
    seats, made = zip(*choices)
    return Record(
        game, source, agents, sexes, winners, tuple(s.level), ending(s, winners), s.number,
        sum(seat != CHANCE for seat in seats), faults, digest(s), seats, *zip(*made),
    )  # fmt: skip


def play_record(plan: Plan, number: int) -> Record:
    """Game `number` of a plan."""
    recorder = Recorder()
    try:
        outcome = play_game(plan, number, observer=recorder)
    except Exception as error:
        told = f"game {number} broke: {type(error).__name__}: {error}"
        raise DatasetError(f"{told}; to play it again: {plan.command(number)}") from error
    assert recorder.state is not None
    source, sexes = f"seed {plan.game_seed(number)}", SEXES[: plan.players]
    return recorded(number, source, plan.agents, sexes, sum(outcome.faults), recorder.state, recorder.choices)


def read_record(path: Path, number: int, packs: Packs) -> Record:
    """The game of a log, played again and found true; names of people are left out."""
    game = replay(read_log(path, packs))
    s = game.state
    if not game.choices:
        raise DatasetError(f"{path}: nothing has happened in this game")
    return recorded(number, path.name, (UNKNOWN,) * s.n, s.born, 0, s, game.choices)
