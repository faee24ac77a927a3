"""A PettingZoo environment: all seats learn, one after another is asked (AEC).

There is no parallel form: at most one seat is asked at a time, and what it is asked follows from the answer before, so
that all others would only ever be asked to do nothing.
"""

from collections.abc import Callable, Sequence
from inspect import signature
from typing import Any, ClassVar, Final, ParamSpec, TypeVar

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kickdoor.rl.games import TERMINATED, TRUNCATED
from kickdoor.rl.known import Known, whole
from kickdoor.rl.single import Seen, Single
from kickdoor.rl.spaces import action_space, observation_space, own_seed, shorts_space
from kickdoor.rl.vector import MOST_MADE, MOST_TURNS, Shorts
from kickdoor.rl.wishes import Wishes
from kickdoor.ruleset import Box

Words = ParamSpec("Words")
Made = TypeVar("Made")
# Of PettingZoo's interface, what is there once a game is.
DEALT: Final = ("agent_selection", "infos", "rewards", "terminations", "truncations", "_cumulative_rewards")


class RawEnv(Known, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """The environment itself; `aec_env` also checks that calls come in order."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kickdoor_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        box: Box | str | Sequence[str] = "classic",
        players: int = 4,
        *,
        actions: str = "pointer",
        wishes: Wishes | None = None,
        max_cycles: int | None = None,
        max_decisions: int = MOST_MADE,
        max_turns: int = MOST_TURNS,
        most_options: int | None = None,
        history: int = 0,
        teams: Sequence[Sequence[int]] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Single(
            box, players, actions=actions, wishes=wishes, max_decisions=max_decisions, max_turns=max_turns,
            most_options=most_options, history=history, teams=teams, render_mode=render_mode,
        )  # fmt: skip
        self.spec = self.table.spec
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, 1)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.spec.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.dealt = False
        self.cycles = 0
        self._sees = {agent: observation_space(self.table) for agent in self.possible_agents}
        self._acts = {agent: action_space(self.table) for agent in self.possible_agents}
        self.state_space = shorts_space(self.spec.width)

    def __getattr__(self, name: str) -> Any:
        """Python asks here for what is not there."""
        missing = f"{type(self).__name__} has no {name}"
        raise AttributeError(f"{missing} yet: reset() deals the first game" if name in DEALT else missing)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sees[self._named(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acts[self._named(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed; without one, the next game, at first that of a seed nobody else has."""
        self.table.begin(own_seed() if seed is None and not self.dealt else seed)
        self.dealt = True
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.table.info(seat) for agent, seat in self.seat_of.items()}
        self.ask()

    def observe(self, agent: str) -> Seen:
        return self.table.observe(self.seat_of[self._named(agent)])

    def _named(self, agent: str) -> str:
        """One of ours; KeyError says who they are."""
        if agent not in self.seat_of:
            raise KeyError(f"no agent {agent!r}: there are {', '.join(self.possible_agents)}")
        return agent

    def redeal(self, agent: str, seed: int) -> Seen:
        """What it would observe in another world that it cannot tell from this one."""
        return self.table.redeal(self.seat_of[self._named(agent)], seed)

    def state(self) -> Shorts:
        """All hands and decks open, for a critic."""
        return self.table.everything()

    def step(self, action: int | None) -> None:
        """The asked seat does what stands at that place among its options, or what the flat action means."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.act(table.choice(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        if table.ended or self.cycles == self.max_cycles:
            self.finish()
        else:
            self.ask()

    def ask(self) -> None:
        """Whose turn it is to choose, and what became of it meanwhile."""
        seat = self.table.seat
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = self.table.info(seat)

    def finish(self) -> None:
        """Somebody has won, or a cap was reached."""
        won = self.table.ended == TERMINATED
        for name, reward in zip(self.possible_agents, self.table.rewards(), strict=True):
            self.terminations[name] = won
            self.truncations[name] = not won
            self.rewards[name] = reward
        if not won:
            self.table.ended = TRUNCATED
        self.infos = {agent: self.table.info(seat) for agent, seat in self.seat_of.items()}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        return None


raw_env = RawEnv


class NoParallel(TypeError):
    """What is asked for needs all seats to act at once."""


def parallel_env(*_args: Any, **_words: Any) -> None:
    """There is none, and this says why."""
    raise NoParallel(
        "there is no parallel form of kickdoor: at most one seat is asked at a time, and what it is asked follows from "
        "the answer before. aec_env has every seat learn, VecTable plays many games in one call"
    )


def taking(make: Callable[Words, Any]) -> Callable[[Callable[..., Made]], Callable[Words, Made]]:
    """Makes a function one that takes what another takes, for help() and editors too."""

    def taken(function: Callable[..., Made]) -> Callable[Words, Made]:
        function.__signature__ = signature(make)  # type: ignore[attr-defined]
        return function

    return taken


@taking(RawEnv)
def aec_env(*args: Any, **words: Any) -> AECEnv[str, Seen, int]:
    """The environment with PettingZoo's check of calls in order; that an action is offered the environment sees to."""
    return wrappers.OrderEnforcingWrapper(RawEnv(*args, **words))
