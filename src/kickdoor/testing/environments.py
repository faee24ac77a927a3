"""An environment for learners, by PettingZoo's AEC interface or Gymnasium's: whatever has the methods is one.

What it needs not have is only checked where it is there: spaces, and `redeal(agent, seed)`, the observation of an agent
in another world that it cannot tell from this one.
"""

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from kickdoor.testing.report import Broken, Report, Unknown

MOST_STEPS = 20_000  # of an episode
EVERY = 23  # steps: one is looked at in another world
MASK = "action_mask"
Redeal = Callable[[Any, Any, int], Any]  # environment, agent (None in Gymnasium), seed: an observation
Trace = list[tuple[Any, Any, Any]]  # (agent, observation, action) of an episode


class Door(Protocol):
    """Both interfaces as one: who is asked, what it sees, what it may do."""

    env: Any

    def reset(self, seed: int) -> None: ...

    def now(self) -> tuple[Any, Any, Any]:
        """Agent, observation, mask; agent None in Gymnasium."""
        ...

    def step(self, action: int) -> None: ...

    @property
    def over(self) -> bool: ...

    def rewards(self) -> list[float]: ...

    def space(self, agent: Any) -> Any: ...


class AecDoor:
    """PettingZoo: one agent after another."""

    def __init__(self, env: Any) -> None:
        self.env = env

    def reset(self, seed: int) -> None:
        self.env.reset(seed=seed)
        self._skip()

    def _skip(self) -> None:
        """Agents that are done take a step of nothing."""
        while self.env.agents and self._done(self.env.agent_selection):
            self.env.step(None)

    def _done(self, agent: Any) -> bool:
        return bool(self.env.terminations[agent] or self.env.truncations[agent])

    def now(self) -> tuple[Any, Any, Any]:
        agent = self.env.agent_selection
        seen, _reward, _terminated, _truncated, info = self.env.last()
        return agent, seen, mask_of(seen, info, self.env)

    def step(self, action: int) -> None:
        self.env.step(action)
        self._rewards = [float(reward) for reward in self.env.rewards.values()]
        self._skip()

    @property
    def over(self) -> bool:
        return not self.env.agents

    def rewards(self) -> list[float]:
        return self._rewards

    def space(self, agent: Any) -> Any:
        return self.env.observation_space(agent)


class GymDoor:
    """Gymnasium: one learner."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.over = True

    def reset(self, seed: int) -> None:
        self.seen, self.info = self.env.reset(seed=seed)
        self.over = False

    def now(self) -> tuple[Any, Any, Any]:
        return None, self.seen, mask_of(self.seen, self.info, self.env)

    def step(self, action: int) -> None:
        self.seen, self.reward, terminated, truncated, self.info = self.env.step(action)
        self.over = bool(terminated or truncated)

    def rewards(self) -> list[float]:
        return [float(self.reward)]

    def space(self, agent: Any) -> Any:
        return self.env.observation_space


def check_env(make: Callable[[], Any], episodes: int = 3, seed: int = 1, redeal: Redeal | None = None) -> Report:
    """Everything an environment must do. `redeal` is for one that has no such method of its own."""
    report = Report("env", getattr(make, "__qualname__", repr(make)))
    doors: list[Door] = []
    with report.checking("it can be made, and is one of the two kinds"):
        doors = [open_door(make()) for _ in range(2)]
    if not doors:
        return report
    one, other = doors
    traces: list[Trace] = []
    with report.checking("what its mask allows can be done, rewards are numbers, observations fit, episodes end"):
        traces = [episode(one, seed + n) for n in range(episodes)]
        report.figures["episodes"] = episodes
        report.figures["steps"] = sum(map(len, traces))
    with report.checking("the same seed and the same actions give the same episode"):
        if not traces:
            raise Unknown("no episode could be played")
        again = episode(other, seed)
        for number, (mine, theirs) in enumerate(zip(traces[0], again, strict=False)):
            if not (mine[0] == theirs[0] and same(mine[1], theirs[1]) and mine[2] == theirs[2]):
                raise Broken(f"step {number}: another observation")
        if len(again) != len(traces[0]):
            raise Broken(f"{len(traces[0])} steps, then {len(again)}")
    with report.checking("in worlds an agent cannot tell apart it observes the same"):
        report.figures["observations in worlds apart"] = check_apart(other, seed, redeal)
    return report


def open_door(env: Any) -> Door:
    if hasattr(env, "last") and hasattr(env, "step"):
        return AecDoor(env)
    if hasattr(env, "possible_agents"):
        raise Broken(f"{type(env).__name__} has PettingZoo's parallel interface: what is checked is its AEC form")
    if hasattr(env, "reset") and hasattr(env, "step"):
        return GymDoor(env)
    raise Broken(f"{type(env).__name__} has neither PettingZoo's AEC interface nor Gymnasium's")


def mask_of(seen: Any, info: Any, env: Any) -> Any:
    """Where masks are by one custom or another."""
    for place in (seen, info):
        if isinstance(place, dict) and MASK in place:
            return place[MASK]
    if hasattr(env, "action_masks"):
        return env.action_masks()
    raise Broken(f"no mask: neither {MASK} in the observation or the info, nor action_masks()")


def episode(door: Door, seed: int) -> Trace:
    """By any action that the mask allows, to the end."""
    dice = Random(seed)
    trace: Trace = []
    door.reset(seed)
    while not door.over:
        if len(trace) == MOST_STEPS:
            raise Broken(f"seed {seed}: no end after {MOST_STEPS:,} steps")
        agent, seen, mask = door.now()
        allowed = [n for n, may in enumerate(mask) if may]
        where = f"seed {seed}, step {len(trace)}"
        if not allowed:
            raise Broken(f"{where}: the mask allows nothing")
        space = door.space(agent)
        if space is not None and not space.contains(seen):
            raise Broken(f"{where}: the observation is not in the observation space")
        action = dice.choice(allowed)
        trace.append((agent, kept(seen), action))
        try:
            door.step(action)
        except Exception as error:
            raise Broken(f"{where}: action {action} is in the mask: {type(error).__name__}: {error}") from None
        if not all(math.isfinite(reward) for reward in door.rewards()):
            raise Broken(f"{where}: the reward is no number")
    return trace


def check_apart(door: Door, seed: int, redeal: Redeal | None) -> int:
    """Compares observations in one world and another; how many."""
    inner = getattr(door.env, "unwrapped", door.env)
    if redeal is None and not hasattr(inner, "redeal"):
        raise Unknown("it has no redeal(agent, seed), and none was given")
    ask = redeal or (lambda env, agent, number: inner.redeal(agent, number))
    dice, looked = Random(seed), 0
    door.reset(seed)
    for number in range(MOST_STEPS):
        if door.over:
            break
        agent, seen, mask = door.now()
        if number % EVERY == 0:
            looked += 1
            if not same(seen, ask(door.env, agent, number)):
                raise Broken(f"seed {seed}, step {number}: what is observed depends on what is hidden")
        door.step(dice.choice([n for n, may in enumerate(mask) if may]))
    return looked


def same(one: Any, other: Any) -> bool:
    """Equal, part by part, arrays among them."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if hasattr(one, "tolist") and hasattr(other, "tolist"):
        return bool(one.tolist() == other.tolist())
    if isinstance(one, Sequence) and isinstance(other, Sequence) and not isinstance(one, str):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def kept(seen: Any) -> Any:
    """A copy: some environments write their observations into the same place again and again."""
    if isinstance(seen, dict):
        return {name: kept(part) for name, part in seen.items()}
    return seen.copy() if hasattr(seen, "copy") else seen
