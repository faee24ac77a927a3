"""One game for environments that ask one seat after another: who is asked, what it sees, what it is offered."""

from collections import deque
from collections.abc import Sequence
from operator import index
from random import Random
from typing import Any, Final, NoReturn

import numpy as np
from numpy.typing import NDArray

from kickdoor.engine.events import SHAPES, event_for
from kickdoor.engine.ids import EVENT_A, EVENT_B, EVENT_C, EVENT_KIND, EVENT_SEAT, Choice
from kickdoor.engine.observation import Sheet
from kickdoor.engine.state import Event, State
from kickdoor.game import Game
from kickdoor.notation import Scribe
from kickdoor.rl.games import GOES_ON, Games
from kickdoor.rl.known import whole
from kickdoor.rl.rivals import Rivals
from kickdoor.rl.spec import Spec
from kickdoor.rl.vector import MOST_MADE, MOST_TURNS, ActionError, Shorts, shorts, worth
from kickdoor.rl.wishes import STAND_BACK, Wishes, wished
from kickdoor.ruleset import Box
from kickdoor.worlds import imagine

Seen = dict[str, NDArray[Any]]
EVENT_FIELDS: Final = ("kind", "seat", "a", "b", "c")
ACTIONS: Final = ("pointer", "flat")


class Single:
    """A game, its seats' eyes, and what they have heard."""

    def __init__(
        self,
        box: Box | str | Sequence[str] = "classic",
        players: int = 4,
        *,
        actions: str = "pointer",
        wishes: Wishes | None = None,
        max_decisions: int = MOST_MADE,
        max_turns: int = MOST_TURNS,
        most_options: int | None = None,
        history: int = 0,
        teams: Sequence[Sequence[int]] = (),
        render_mode: str | None = None,
    ) -> None:
        if actions not in ACTIONS:
            raise ValueError(f"actions: 'pointer' or 'flat', not {actions!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: 'ansi' or None, not {render_mode!r}")
        self.spec = Spec(box, players, most_options)
        self.box = self.spec.box
        players = self.spec.players
        self.flat = actions == "flat"
        self.history = history = whole("history", history, 0)
        self.render_mode = render_mode
        wishes = wished(wishes)
        most, features = self.spec.options_shape
        tables = self.box.tables
        self.sheet = Sheet(tables, players, players + 1, most)  # the last row is for who sees everything
        self.games = Games(
            tables, players, 1, 0, self.sheet, None, wishes.skip_forced, wishes.fights_only,
            STAND_BACK.index(wishes.stand_back), whole("max_decisions", max_decisions, 1),
            whole("max_turns", max_turns, 1),
        )  # fmt: skip
        # Rows as arrays of their own, which are there sooner than a part of an array.
        self.rows: list[Shorts] = list(shorts(self.sheet.seen).reshape(players + 1, -1))
        self.offers: list[Shorts] = list(shorts(self.sheet.offers).reshape(players + 1, most, features))
        self.masks = list(np.tri(most + 1, most, -1, np.int8))  # by number of options
        self.worth = worth(players, teams)
        self.heard: list[deque[tuple[int, ...]]] = [deque(maxlen=history or 1) for _ in range(players)]
        self.listens = history > 0  # somebody wants to know what happens
        self.ended: int = GOES_ON
        self.since = [0] * players  # each seat's Level when it last chose

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "an environment is not copied or pickled: make another one, where reset(seed=…) and the same actions lead "
            "to the same game. VecTable saves, loads and clones single games"
        )

    @property
    def state(self) -> State:
        return self.games.states[0]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.games.states[0].asked

    @property
    def offered(self) -> list[Choice]:
        return self.games.states[0].options or []

    @property
    def cut(self) -> int:
        """Options that are offered beyond those listed; flat actions mean all of them."""
        return 0 if self.flat else max(0, len(self.offered) - self.spec.most_options)

    @property
    def actions(self) -> int:
        """How many actions there are, offered or not."""
        return len(self.spec.vocabulary) if self.flat else self.spec.most_options

    def begin(self, seed: int | None) -> None:
        """The first game of a seed, or the next one."""
        games = self.games
        if seed is None:
            games.begin(0, games.episodes[0] + 1)
        else:
            games.seed = whole("seed", seed, 0)
            games.begin(0, 0)
        self.ended = GOES_ON
        self.since = self.state.level[:]
        for heard in self.heard:
            heard.clear()

    def act(self, choice: Choice) -> list[Event]:
        """The asked seat makes a choice it was offered; what happened, if anybody listens."""
        games = self.games
        s = games.states[0]
        seat = s.asked
        self.since[seat] = s.level[seat]
        s.fallen &= ~(1 << seat)
        if self.listens:
            s.events = []
        self.ended = games.act(0, choice)
        if not self.listens:
            return []
        events = s.events or []
        s.events = None
        self.hear(events)
        return events

    def let_play(self, rivals: Rivals) -> None:
        """Agents answer until somebody else is asked, or the game has ended somehow."""
        events: list[Event] | None = [] if self.listens else None
        self.ended = rivals.play_on(self.games, events)
        if events:
            self.hear(events)

    def hear(self, events: list[Event]) -> None:
        """Every seat remembers what happened, where that is observed."""
        if self.history:
            n = self.spec.players
            for seat, heard in enumerate(self.heard):
                heard.extend(told(event_for(event, seat), seat, n) for event in events)

    def choice(self, action: Any) -> Choice:
        """The option an action stands for; ActionError if it is not offered."""
        offered = self.games.states[0].options or []
        try:
            place = index(action)
        except TypeError:
            raise ActionError(f"action: a whole number, not {action!r}") from None
        if self.flat:
            found = self.flat_places().get(place, -1)
            if found < 0:
                raise ActionError(f"action {action} is not offered: choose where the action mask is 1")
            return offered[found]
        listed = min(len(offered), len(self.masks) - 1)
        if not 0 <= place < listed:
            raise ActionError(
                f"action {action}, but {listed} options are listed, 0 to {listed - 1}: choose where the action mask "
                "is 1"
            )
        return offered[place]

    def flat_places(self) -> dict[int, int]:
        """By flat action, the first option it can mean."""
        numbers, seat = self.spec.vocabulary.numbers, self.seat
        found: dict[int, int] = {}
        for place, number in enumerate(numbers(self.sheet, self.offers[seat], self.state, self.offered, seat)):
            found.setdefault(number, place)
        return found

    def mask(self, offered: list[Choice]) -> NDArray[np.int8]:
        """1 for each action that is offered."""
        if not self.flat:
            found: NDArray[np.int8] = self.masks[min(len(offered), len(self.masks) - 1)].copy()
            return found
        mask = np.zeros(self.actions, np.int8)
        if offered:
            mask[list(self.flat_places())] = 1
        return mask

    def observe(self, seat: int) -> Seen:
        """What a seat may know now, and what it is offered; its own copy."""
        s = self.games.states[0]
        offered = s.options if s.asked == seat and not self.ended else None
        self.sheet.write(s, seat, seat)
        self.sheet.offer(s, seat, offered or [], seat)
        seen: Seen = {
            "observation": self.rows[seat].copy(),
            "options": self.offers[seat].copy(),
            "action_mask": self.mask(offered or []),
        }
        if self.history:
            seen["history"] = self.remembered(seat)
        return seen

    def redeal(self, seat: int, seed: int) -> Seen:
        """What the seat would observe in another world that it cannot tell from this one; `kickdoor check env` asks."""
        states = self.games.states
        real = states[0]
        states[0] = imagine(real, seat, Random(seed).random)
        try:
            return self.observe(seat)
        finally:
            states[0] = real

    def remembered(self, seat: int) -> Shorts:
        """What the seat heard last, the latest last; rows of 0 before it."""
        found = np.zeros((self.history, len(EVENT_FIELDS)), np.int16)
        heard = self.heard[seat]
        if heard:
            found[-len(heard) :] = heard
        return found

    def everything(self) -> Shorts:
        """The game with all hands and decks open, as the first seat counts: for critics, never for players."""
        last = self.spec.players
        self.sheet.write(self.state, 0, last, True)
        row: Shorts = self.rows[last].copy()
        return row

    def info(self, seat: int) -> dict[str, Any]:
        """What became of a seat since it last chose, to shape rewards with, and how many options are not listed."""
        s = self.state
        asked = s.asked == seat and not self.ended
        return {
            "levels": s.level[seat] - self.since[seat], "deaths": s.fallen >> seat & 1, "cut": self.cut if asked else 0
        }  # fmt: skip

    def rewards(self) -> list[float]:
        found: list[float] = self.worth[self.state.winners].tolist()
        return found

    def game(self) -> Game:
        """A copy as everything else of Kickdoor knows it."""
        saved = self.games.save(0)
        names = [f"Player {seat + 1}" for seat in range(self.spec.players)]
        return Game(self.box, saved.state, saved.source, {"names": names})

    def render(self) -> str | None:
        """Who is asked, and what is offered, in words, where somebody wants them."""
        if self.render_mode is None:
            return None
        s = self.state
        names = tuple(f"Player {seat + 1}" for seat in range(s.n))
        scribe = Scribe(self.box, names)
        levels = ", ".join(f"{name} {level}" for name, level in zip(names, s.level, strict=True))
        lines = [f"Turn {s.number}. Levels: {levels}."]
        if not self.ended:
            lines.append(f"{names[s.asked]} is asked:")
            lines += [f"{place:4} {scribe.line(s, choice)}" for place, choice in enumerate(self.offered)]
        return "\n".join(lines)


def told(event: Event, seat: int, n: int) -> tuple[int, ...]:
    """An event as a seat hears it, in numbers as in an observation: cards + 1, seats as it counts."""
    kind = event[EVENT_KIND]
    who = event[EVENT_SEAT]
    shape = SHAPES[kind]
    values = [1 + kind, 1 + (who - seat) % n if who >= 0 else 0]
    for i, value in enumerate((event[EVENT_A], event[EVENT_B], event[EVENT_C])):
        what = shape[i] if i < len(shape) else "n"
        if what == "p":
            values.append(1 + (value - seat) % n if value >= 0 else 0)
        else:
            values.append(value + 1 if what == "c" else max(value, 0))
    return tuple(values)
