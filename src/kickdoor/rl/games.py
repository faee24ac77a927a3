"""Many games, played on choice by choice as whoever learns wishes. Compiled with the engine: here the time goes.

Chance is answered at once, and so is what the wishes leave out; every game stands at a choice that is somebody's.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kickdoor.chance import Seeded, settle
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import FEMALE, MALE, PASS, V_PASS, Choice
from kickdoor.engine.observation import Sheet
from kickdoor.engine.options import options
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import State
from kickdoor.engine.tables import Tables

GOES_ON: Final = 0
TERMINATED: Final = 1  # somebody has won
TRUNCATED: Final = 2  # a cap was reached

# Signals of a row: what came of the last step; the change of Level of each seat follows.
ASKED: Final = 0  # the seat that is asked now
ENDED: Final = 1
WINNERS: Final = 2  # as bits of seats
DIED: Final = 3
CUT: Final = 4  # options that are offered now, but for which there is no room
LEVELS: Final = 5

MOST_DEALS: Final = 100  # games that are over before somebody is asked anything
FIRST_OF_ROW: Final = 10_000_000  # episodes of a row
FIRST_OF_SEED: Final = 1_000_000_000_000


def episode_seed(seed: int, row: int, episode: int) -> int:
    """The seed of a game: `new_game(seed=…)` deals the same."""
    return seed * FIRST_OF_SEED + row * FIRST_OF_ROW + episode


class Saved:
    """A game put aside."""

    def __init__(self, state: State, source: Seeded, made: int, standing: int, mark: int, episode: int) -> None:
        self.state = state
        self.source = source
        self.made = made
        self.standing = standing
        self.mark = mark
        self.episode = episode

    def copy(self) -> "Saved":
        return Saved(
            self.state.clone(), self.source.copy(), self.made, self.standing, self.mark, self.episode
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        return Saved, (self.state, self.source, self.made, self.standing, self.mark, self.episode)


class Games:
    """So many rows, a game in each, the next one when it is over."""

    def __init__(
        self, t: Tables, players: int, rows: int, seed: int, sheet: Sheet, final: "Sheet | None", skip_forced: bool,
        fights_only: bool, stand_back: int, most_made: int, most_turns: int,
    ) -> None:  # fmt: skip
        self.t = t
        self.players = players
        self.rows = rows
        self.seed = seed
        self.sheet = sheet
        self.final = final  # with a row for each seat of each game, where last observations are wanted
        self.skip_forced = skip_forced
        self.fights_only = fights_only
        self.stand_back = stand_back  # 0 never, 1 until the next fight begins or ends, 2 until the next turn
        self.most_made = most_made
        self.most_turns = most_turns
        self.states: list[State] = []
        self.sources: list[Seeded] = []
        self.episodes: list[int] = []
        self.made: list[int] = []
        self.standing: list[int] = []  # seats that stand back, as bits
        self.marks: list[int] = []  # until this is over
        self.signals: vec[i16] = vec[i16]([0] * (rows * (LEVELS + players)))
        for row in range(rows):
            self.states.append(self.dealt())
            self.sources.append(Seeded(0))
            self.episodes.append(0)
            self.made.append(0)
            self.standing.append(0)
            self.marks.append(0)
            self.begin(row, 0)

    def dealt(self) -> State:
        s = empty_table(self.t, ([MALE, FEMALE] * 3)[: self.players])
        deal(s)
        return s

    def begin(self, row: int, episode: int) -> None:
        """That game of the row, from its deal to the first choice; one that is over before it is passed over."""
        for later in range(episode, episode + MOST_DEALS):
            source = Seeded(episode_seed(self.seed, row, later), spare=self.rows > 1)
            self.put(row, Saved(self.dealt(), source, 0, 0, 0, later))
            if self.settle(row) == GOES_ON:
                return
        raise ValueError(
            f"max_decisions={self.most_made}, max_turns={self.most_turns}: too low, {MOST_DEALS} games were over "
            "before anybody was asked anything; what wishes answer counts too"
        )

    def put(self, row: int, saved: Saved) -> None:
        self.states[row] = saved.state
        self.sources[row] = saved.source
        self.made[row] = saved.made
        self.standing[row] = saved.standing
        self.marks[row] = saved.mark
        self.episodes[row] = saved.episode

    def there(self, row: int) -> Saved:
        """What stands in the row, itself."""
        return Saved(
            self.states[row], self.sources[row], self.made[row], self.standing[row], self.marks[row],
            self.episodes[row],
        )  # fmt: skip

    def act(self, row: int, choice: Choice) -> int:
        """The seat that is asked makes a choice it was offered; whether the game goes on."""
        s = self.states[row]
        seat = s.asked
        if self.stand_back and choice[0] == V_PASS and not s.deciding >> seat & 1:
            mark = self.moment(s)
            if mark != self.marks[row]:
                self.standing[row] = 0
                self.marks[row] = mark
            self.standing[row] |= 1 << seat
        self.made[row] += 1
        apply(s, seat, choice)
        return self.settle(row)

    def settle(self, row: int) -> int:
        """Chance and the wishes answer until there is a choice to make, or no more."""
        s = self.states[row]
        source = self.sources[row]
        while True:
            if s.winners:
                return TERMINATED
            if s.asked == CHANCE:
                settle(s, source)
                continue
            if self.made[row] >= self.most_made or s.number > self.most_turns:
                return TRUNCATED
            offered = s.options
            if offered is None:
                offered = options(s, s.asked)
                s.options = offered
            if len(offered) == 1 and self.skip_forced:
                choice = offered[0]
            elif self.passes(s, row):
                choice = PASS
            else:
                return GOES_ON
            self.made[row] += 1
            apply(s, s.asked, choice)

    def passes(self, s: State, row: int) -> bool:
        """Is this a window that the wishes pass?"""
        if s.deciding >> s.asked & 1:
            return False
        if self.fights_only and (s.combat is None or s.combat.over):
            return True
        return self.stand_back > 0 and self.standing[row] >> s.asked & 1 == 1 and self.moment(s) == self.marks[row]

    def moment(self, s: State) -> int:
        """What somebody stands back from: this turn, or this part of it."""
        return s.number if self.stand_back == 2 else s.number * 2 + int(s.combat is not None)

    def look(self, row: int) -> None:
        """The observation of the seat that is asked, and what it is offered."""
        s = self.states[row]
        seat = s.asked
        self.sheet.write(s, seat, row)
        offered = s.options
        if offered is None:
            offered = options(s, seat)
        self.sheet.offer(s, seat, offered, row)
        at: i64 = row * (LEVELS + self.players)
        self.signals[at + ASKED] = i16(seat)
        self.signals[at + CUT] = i16(len(offered) - self.sheet.offered[row])

    def step(self, actions: list[int]) -> None:
        """One choice in each game, by its place among the options."""
        for row in range(self.rows):
            s = self.states[row]
            offered = s.options
            assert offered is not None
            levels = s.level[:]
            s.fallen = 0
            ended = self.act(row, offered[actions[row]])
            self.signal(row, s, levels, ended)
            if ended:
                self.look_back(row)
                self.begin(row, self.episodes[row] + 1)
            self.look(row)

    def signal(self, row: int, s: State, levels: list[int], ended: int) -> None:
        """Write down what came of a step."""
        signals = self.signals
        at: i64 = row * (LEVELS + self.players)
        signals[at + ENDED] = ended
        signals[at + WINNERS] = i16(s.winners)
        signals[at + DIED] = i16(s.fallen)
        for seat in range(self.players):
            signals[at + LEVELS + seat] = i16(s.level[seat] - levels[seat])

    def calm(self, row: int) -> None:
        """Nothing has come of anything yet."""
        s = self.states[row]
        s.fallen = 0
        self.signal(row, s, s.level, GOES_ON)

    def look_back(self, row: int) -> None:
        """The last observation of every seat."""
        final = self.final
        if final is not None:
            for seat in range(self.players):
                final.write(self.states[row], seat, row * self.players + seat)

    def save(self, row: int) -> Saved:
        return self.there(row).copy()

    def load(self, row: int, saved: Saved) -> bool:
        """Whether it could be: not if it is over before anybody is asked, with the caps and wishes there are."""
        before = self.there(row)
        self.put(row, saved.copy())
        if self.settle(row) != GOES_ON:
            self.put(row, before)
            return False
        self.calm(row)
        self.look(row)
        return True
