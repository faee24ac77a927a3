"""A Gymnasium environment: one seat learns, the others are agents, or what was learnt before."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

import gymnasium
from numpy.typing import NDArray

from kickdoor.agents import Agent, check_agent, make_agent
from kickdoor.rl.games import GOES_ON, MOST_DEALS, TERMINATED, TRUNCATED
from kickdoor.rl.known import Known, number
from kickdoor.rl.rivals import Rivals
from kickdoor.rl.single import Seen, Single
from kickdoor.rl.spaces import action_space, observation_space, own_seed
from kickdoor.rl.vector import MOST_MADE, MOST_TURNS
from kickdoor.rl.wishes import Wishes
from kickdoor.ruleset import Box

Policy = Callable[[Seen], int]  # from an observation with its mask to an action
Opponent = str | Policy  # the name of an agent of ours, or something learnt


def check_opponent(one: Any) -> None:
    """ValueError says what is wrong with it."""
    if isinstance(one, str):
        check_agent(one)
    elif not callable(one):
        raise ValueError(f"opponents: names of agents, functions of what is seen, or a league, not {one!r}")


@runtime_checkable
class League(Protocol):
    """Who chooses the opponents of each game, and hears how it ended."""

    def draw(self, many: int, dice: Random) -> Sequence[Opponent]: ...

    def record(self, drawn: Sequence[Opponent], won: bool) -> None: ...


class SeatEnv(Known, gymnasium.Env[Seen, int]):
    """One seat of a table. `seat` is a number, or "random": another one in each game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        box: Box | str | Sequence[str] = "classic",
        players: int = 4,
        *,
        opponents: "Opponent | Sequence[Opponent] | League" = "heuristic",
        seat: int | str = "random",
        actions: str = "pointer",
        wishes: Wishes | None = None,
        max_decisions: int = MOST_MADE,
        max_turns: int = MOST_TURNS,
        most_options: int | None = None,
        history: int = 0,
        central: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.table = Single(
            box, players, actions=actions, wishes=wishes, max_decisions=max_decisions, max_turns=max_turns,
            most_options=most_options, history=history, render_mode=render_mode,
        )  # fmt: skip
        self.layout = self.table.spec
        players = self.layout.players
        if seat != "random" and number(seat) not in range(players):
            raise ValueError(f"seat: 'random' or 0 to {players - 1}, not {seat!r}")
        self.where = seat
        self.opponents = opponents if isinstance(opponents, League) else self._checked(opponents, players)
        self.central = central
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)
        self.seat = 0
        self.rivals = Rivals([])
        self.policies: list[Policy | None] = []  # what was learnt before, by seat
        self.drawn: Sequence[Opponent] = ()
        self.dice = Random(0)
        self.first: int | None = None

    @staticmethod
    def _checked(given: "Opponent | Sequence[Opponent]", players: int) -> Sequence[Opponent]:
        """One for each of the others. A seat without anybody would be waited for without end."""
        several: list[Any] = list(given) if isinstance(given, list | tuple) else [given] * (players - 1)
        if len(several) != players - 1:
            raise ValueError(f"opponents: one for all, or {players - 1} of them, not {len(several)}")
        for one in several:
            check_opponent(one)
        return several

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """The first game of a seed; without one, the next game, at first that of a seed nobody else has.

        There are no options: SeatEnv(…) takes them.
        """
        if options:
            raise ValueError(f"reset: no options, they are given to SeatEnv(…) and open_box(…), not {options!r}")
        if seed is None and not self.policies:
            seed = own_seed()
        super().reset(seed=seed)
        if seed is not None:
            self.dice = Random(f"seat {seed}")
            self.first = seed
        for _ in range(MOST_DEALS):
            self._deal()
            if self._play_on() == GOES_ON:
                return self.table.observe(self.seat), self._info()
        raise RuntimeError(f"{MOST_DEALS} games were over before the learner was asked anything: the caps are too low")

    def _deal(self) -> None:
        """The next game, and who sits where in it."""
        table = self.table
        n = self.layout.players
        seat = self.dice.randrange(n) if self.where == "random" else int(self.where)
        drawn = self.opponents
        if isinstance(drawn, League):
            drawn = self._checked(drawn.draw(n - 1, self.dice), n)
        self.rivals.close()
        table.begin(self.first)
        self.first = None
        self.seat, self.drawn = seat, drawn
        agents: list[Agent | None] = [None] * n
        self.policies = [None] * n
        for i, one in enumerate(drawn, 1):
            at = (seat + i) % n
            if isinstance(one, str):
                agents[at] = make_agent(one, table.box, at, self.dice.random().hex())
            else:
                self.policies[at] = one
        self.rivals = Rivals(agents)
        table.listens = bool(self.rivals.ears or table.history)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The learner's choice, then everybody else's until it is asked again."""
        table = self.table
        if not self.policies:
            raise gymnasium.error.ResetNeeded("reset() deals the first game")
        if table.ended:
            raise gymnasium.error.ResetNeeded("the game is over: reset() deals the next one")
        if table.seat != self.seat:
            raise gymnasium.error.ResetNeeded("the last step broke off: reset() deals the next game")
        self.rivals.hear(table.act(table.choice(action)))
        ended = self._play_on()
        reward = 0.0
        if ended:
            reward = table.rewards()[self.seat]
            self.rivals.close()
            if isinstance(self.opponents, League):
                self.opponents.record(self.drawn, bool(table.state.winners >> self.seat & 1))
        return (
            table.observe(self.seat), reward, ended == TERMINATED, ended == TRUNCATED, self._info()
        )  # fmt: skip

    def _play_on(self) -> int:
        """The others answer until the learner is asked, or the game has ended somehow."""
        table = self.table
        while not table.ended and table.seat != self.seat:
            policy = self.policies[table.seat]
            if policy is None:
                table.let_play(self.rivals)
            else:
                self.rivals.hear(table.act(table.choice(policy(table.observe(table.seat)))))
        return table.ended

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, **self.table.info(self.seat)}
        if self.central:
            info["state"] = self.table.everything()
        return info

    def redeal(self, _agent: None, seed: int) -> Seen:
        """What the learner would observe in another world that it cannot tell from this one."""
        return self.table.redeal(self.seat, seed)

    def action_masks(self) -> NDArray[Any]:
        """The mask alone, as some libraries ask for it."""
        if not self.policies:
            raise gymnasium.error.ResetNeeded("reset() deals the first game")
        return self.table.observe(self.seat)["action_mask"].astype(bool)

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """Programs among the opponents end; reset() would deal another game."""
        self.rivals.close()
