"""Many games in one call: arrays of NumPy that lie in the memory the engine writes to."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from kickdoor.engine.observation import Sheet
from kickdoor.game import Game
from kickdoor.rl import games as rows
from kickdoor.rl.games import Games, Saved
from kickdoor.rl.known import Known, number, whole
from kickdoor.rl.spec import Spec
from kickdoor.rl.wishes import STAND_BACK, Wishes, wished
from kickdoor.ruleset import Box

Shorts = NDArray[np.int16]
MOST_MADE: Final = 20_000  # decisions of a game, those that wishes make counted in
MOST_TURNS: Final = 2_000
MOST_ROWS: Final = rows.FIRST_OF_SEED // rows.FIRST_OF_ROW


class ActionError(ValueError):
    """An action that is not offered. Nothing has changed."""


class StaleBatch(RuntimeError):
    """A batch from before the last step: its arrays show other games by now."""


class Batch:
    """What all games stand at. The arrays are views: the next step writes over them, so copy what is to be kept."""

    def __init__(self, table: "VecTable") -> None:
        self._table = table
        self.number = table.number

    def _now(self) -> "VecTable":
        if self.number != self._table.number:
            raise StaleBatch(
                f"this is batch {self.number}, the table stands at {self._table.number}: use what the last step "
                "returned, and copy() what is to be kept"
            )
        return self._table

    @property
    def observations(self) -> Shorts:
        """[batch, width], of the seat that is asked in each game; `spec.split` takes it apart."""
        return self._now()._observations

    @property
    def options(self) -> Shorts:
        """[batch, most, features]: what that seat is offered; rows from `counts` on are 0."""
        return self._now()._options

    @property
    def counts(self) -> Shorts:
        """[batch]: how many options are listed; `info["cut"]` says how many more there are."""
        return self._now()._counts

    @property
    def mask(self) -> NDArray[np.bool_]:
        """[batch, most]: True where there is an option."""
        table = self._now()
        return table._places < table._counts[:, None]

    @property
    def seats(self) -> Shorts:
        """[batch]: who is asked."""
        return self._now()._signals[:, rows.ASKED]

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """[batch]: the last step ended that game; what is shown is the beginning of the next."""
        return np.equal(self._now()._signals[:, rows.ENDED], rows.TERMINATED)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """[batch]: the same by a cap, with nobody having won."""
        return np.equal(self._now()._signals[:, rows.ENDED], rows.TRUNCATED)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """[batch, players]: at the end of a game what each seat won beyond an even share, else 0."""
        table = self._now()
        found: NDArray[np.float32] = table._worth[table._signals[:, rows.WINNERS]]
        return found

    @property
    def info(self) -> dict[str, Any]:
        """What the last step did to Levels, and who died, [batch, players]: terms to shape rewards with.

        `cut`, [batch]: options that are offered beyond those listed; VecTable(…, most_options=…) makes room for more.
        """
        table = self._now()
        died = table._signals[:, rows.DIED, None] >> np.arange(table.spec.players) & 1
        return {
            "levels": table._signals[:, rows.LEVELS :], "deaths": died, "cut": table._signals[:, rows.CUT]
        }  # fmt: skip

    @property
    def final(self) -> Shorts:
        """[batch, players, width]: for games that just ended, the last observation of every seat."""
        table = self._now()
        if table._final is None:
            raise ValueError("last observations are not kept: VecTable(…, final=True) keeps them")
        return table._final

    def ragged(self) -> tuple[Shorts, NDArray[np.int64]]:
        """All options one after another, [sum of counts, features], and where those of each game begin, [batch + 1]."""
        table = self._now()
        return table._options[self.mask], np.concatenate(([0], np.cumsum(table._counts, dtype=np.int64)))

    def flat(self) -> NDArray[np.int32]:
        """The number in `spec.vocabulary` of each option, as `ragged` lists them."""
        options, _starts = self.ragged()
        number = self._now().spec.vocabulary.number
        return np.fromiter((number(option) for option in options.tolist()), np.int32, len(options))

    def flat_mask(self) -> NDArray[np.bool_]:
        """[batch, actions]: which flat actions are offered; none is cut."""
        table = self._now()
        mask = np.zeros((table.batch, len(table.spec.vocabulary)), np.bool_)
        mask[np.repeat(np.arange(table.batch), self.counts), self.flat()] = True
        for row in np.flatnonzero(self.info["cut"]):
            mask[row, table._flat(int(row))] = True
        return mask


class VecTable(Known):
    """So many games of a box side by side; one that ends is followed by the next.

    >>> table = VecTable(batch=2, seed=1)
    >>> batch = table.reset()
    >>> batch.observations.shape, batch.options.shape
    ((2, 336), (2, 192, 9))
    >>> batch = table.step([0, 0])
    """

    def __init__(
        self,
        box: Box | str | Sequence[str] = "classic",
        players: int = 4,
        batch: int = 64,
        seed: int = 1,
        *,
        wishes: Wishes | None = None,
        max_decisions: int = MOST_MADE,
        max_turns: int = MOST_TURNS,
        most_options: int | None = None,
        final: bool = False,
        teams: Sequence[Sequence[int]] = (),
    ) -> None:
        self.spec = Spec(box, players, most_options)
        self.box = self.spec.box
        players = self.spec.players
        self.wishes = wished(wishes)
        self.batch = batch = whole("batch", batch, 1)
        if batch > MOST_ROWS:  # the next one would play the games of the next seed
            raise ValueError(f"batch: at most {MOST_ROWS:,}, not {batch:,}: let tables of other seeds play the others")
        self.number = 0
        most, features = self.spec.options_shape
        tables = self.box.tables
        self._sheet = Sheet(tables, players, batch, most)
        last = Sheet(tables, players, batch * players, 0) if final else None
        self._games = Games(
            tables, players, batch, whole("seed", seed, 0), self._sheet, last, self.wishes.skip_forced,
            self.wishes.fights_only, STAND_BACK.index(self.wishes.stand_back),
            whole("max_decisions", max_decisions, 1), whole("max_turns", max_turns, 1),
        )  # fmt: skip
        self._observations: Shorts = shorts(self._sheet.seen).reshape(batch, -1)
        self._options: Shorts = shorts(self._sheet.offers).reshape(batch, most, features)
        self._signals: Shorts = shorts(self._games.signals).reshape(batch, -1)
        self._final: Shorts | None = None if last is None else shorts(last.seen).reshape(batch, players, -1)
        self._counts = self._observations[:, self.spec.offset("head", 0, "offered")]
        self._places = np.arange(most)
        self._worth = worth(players, teams)

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "a table is not copied or pickled: make another one, where the same seed and actions lead to the same "
            "games; save() takes single games aside, and those can be pickled"
        )

    def reset(self, seed: int | None = None) -> Batch:
        """All games from their deal; with a seed, other games."""
        games = self._games
        if seed is not None:
            games.seed = whole("seed", seed, 0)
        for row in range(self.batch):
            games.begin(row, 0)
            games.calm(row)
            games.look(row)
        return self._next()

    def step(self, actions: Any, number: int | None = None) -> Batch:
        """In each game the option at that place; `number`, where given, is that of the batch they answer."""
        chosen = self._chosen(actions, number)
        wrong = np.flatnonzero((chosen < 0) | (chosen >= self._counts))
        if len(wrong):
            row = int(wrong[0])
            raise ActionError(
                f"game {row}: action {int(chosen[row])}, but it lists {int(self._counts[row])} options, 0 to "
                f"{int(self._counts[row]) - 1}: choose where batch.mask is True"
            )
        self._games.step(chosen.tolist())
        return self._next()

    def step_flat(self, actions: Any, number: int | None = None) -> Batch:
        """The same by numbers of `spec.vocabulary`; of options that share a number the first."""
        chosen = self._chosen(actions, number)
        now = Batch(self)
        _options, starts = now.ragged()
        flat, cut = now.flat().tolist(), now.info["cut"]
        places = []
        for row, (start, end) in enumerate(pairwise(starts.tolist())):
            listed = self._flat(row) if cut[row] else flat[start:end]
            if chosen[row] not in listed:
                raise ActionError(f"game {row}: {self._called(int(chosen[row]))} is not offered: see batch.flat_mask()")
            places.append(listed.index(chosen[row]))
        self._games.step(places)
        return self._next()

    def _chosen(self, actions: Any, answers: int | None) -> NDArray[Any]:
        """Actions for the batch the table stands at, one a game."""
        if answers is not None and answers != self.number:
            raise StaleBatch(f"actions for batch {answers}, the table stands at {self.number}: answer the last batch")
        if not self.number:
            raise StaleBatch("there is no batch yet: reset() gives the first")
        try:
            chosen = np.asarray(actions)
        except ValueError:  # rows of different lengths
            raise ActionError(f"actions: {self.batch} whole numbers, one a game, not {actions!r}") from None
        if chosen.shape != (self.batch,) or not np.issubdtype(chosen.dtype, np.integer):
            raise ActionError(f"actions: {self.batch} whole numbers, one a game, not {chosen.dtype} {chosen.shape}")
        return chosen

    def _flat(self, row: int) -> list[int]:
        """The flat action of every option in a row, also of those that are not listed."""
        s = self._games.states[row]
        offered = s.options or []
        sheet = Sheet(self.box.tables, self.spec.players, 1, len(offered))
        offers = shorts(sheet.offers).reshape(len(offered), -1)
        return self.spec.vocabulary.numbers(sheet, offers, s, offered)

    def _called(self, number: int) -> str:
        words = self.spec.vocabulary
        return f"action {number} ({words.told(number)})" if 0 <= number < len(words) else f"action {number}"

    def _next(self) -> Batch:
        self.number += 1
        return Batch(self)

    # ---- single games

    def save(self, row: int) -> Saved:
        """The game of a row as it stands, luck and all; it can be pickled."""
        return self._games.save(self._row(row))

    def load(self, row: int, saved: Saved) -> Batch:
        """A saved game of the same box and number of players, into any row."""
        if not isinstance(saved, Saved):
            raise TypeError(f"what save() gave is loaded, not {saved!r}")
        if saved.state.t is not self.box.tables or saved.state.n != self.spec.players:
            raise ValueError("that game is of another box or number of players")
        if not self._games.load(self._row(row), saved):
            raise ValueError("that game is over with the max_decisions, max_turns and wishes of this table")
        return self._next()

    def clone(self, row: int, into: int) -> Batch:
        """The game of one row also in another: given the same choices both go the same way."""
        return self.load(into, self.save(row))

    def game(self, row: int) -> Game:
        """A copy of the game as everything else of Kickdoor knows it: to view, describe, or give to an agent."""
        saved = self.save(row)
        names = [f"Player {seat + 1}" for seat in range(self.spec.players)]
        return Game(self.box, saved.state, saved.source, {"names": names})

    def seed_of(self, row: int) -> int:
        """`new_game(seed=…)` deals the game that is played in the row."""
        games = self._games
        return rows.episode_seed(games.seed, self._row(row), games.episodes[row])

    def everything(self, row: int) -> Shorts:
        """One game with all hands and decks open, as the asked seat counts: for critics, never for players."""
        s = self._games.states[self._row(row)]
        sheet = Sheet(self.box.tables, self.spec.players, 1, 0)
        sheet.write(s, s.asked, 0, True)
        return shorts(sheet.seen)

    def _row(self, row: int) -> int:
        at = number(row)
        if at is None or not 0 <= at < self.batch:
            raise IndexError(f"there are games 0 to {self.batch - 1}, not {row!r}")
        return at


def shorts(memory: Any) -> Shorts:
    """The engine's memory as an array that is only to be read."""
    return np.frombuffer(memory, np.int16)


def worth(players: int, teams: Sequence[Sequence[int]] = ()) -> NDArray[np.float32]:
    """[winners as bits, players]: each winner's share of the one prize, less the even share of everybody.

    A team wins if one of it does, and shares alike.
    """
    seats = list(range(players))
    try:
        sides = [set(team) for team in teams] or [{seat} for seat in seats]
        whole_table = sorted(seat for side in sides for seat in side) == seats
    except TypeError:
        whole_table = False
    if not whole_table:
        raise ValueError(f"teams: every seat from 0 to {players - 1} once, as in ((0, 2), (1, 3)), not {teams!r}")
    table = np.zeros((1 << players, players), np.float32)
    for winners in range(1, 1 << players):
        won = np.zeros(players, np.float32)
        for side in sides:
            won[list(side)] = any(winners >> seat & 1 for seat in side)
        table[winners] = won / won.sum() - 1 / players
    return table
