"""Who plays when no person does."""

from collections.abc import Callable

from kickdoor.agents.base import Agent
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.agents.random import RandomAgent
from kickdoor.ruleset import Box

__all__ = ["AGENTS", "Agent", "RandomAgent", "GreedyAgent", "make_agent"]

MAKERS: dict[str, Callable[[Box, int, int | str], Agent]] = {
    "random": lambda _box, _seat, seed: RandomAgent(seed),
    "greedy": lambda box, seat, _seed: GreedyAgent(box, seat),
}
AGENTS = tuple(MAKERS)


def make_agent(name: str, box: Box, seat: int, seed: int | str) -> Agent:
    """The agent of that name for one seat of one game.

    >>> from kickdoor.ruleset import open_box
    >>> make_agent("clever", open_box(), 0, 1)
    Traceback (most recent call last):
    ...
    ValueError: unknown agent 'clever': there are random, greedy
    """
    if name not in MAKERS:
        raise ValueError(f"unknown agent '{name}': there are {', '.join(AGENTS)}")
    return MAKERS[name](box, seat, seed)
