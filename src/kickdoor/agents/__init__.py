"""Who plays when no person does."""

from collections.abc import Callable
from typing import Final

from kickdoor.agents.base import Adviser, Agent, Closing, Listener, Recalling, Thought
from kickdoor.agents.budget import read_budget
from kickdoor.agents.flat import ClairvoyantAgent, FlatAgent
from kickdoor.agents.greedy import GreedyAgent
from kickdoor.agents.hearing import tell
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.agents.ismcts import TreeAgent
from kickdoor.agents.jsonl import JsonlAgent, read_manner
from kickdoor.agents.random import RandomAgent
from kickdoor.agents.temper import NORMAL, TEMPERS
from kickdoor.ruleset import Box

__all__ = [
    "AGENTS", "Adviser", "Agent", "CHEATS", "Closing", "Listener", "RandomAgent", "Recalling", "Thought", "check_agent",
    "fair_agent", "make_agent", "tell",
]  # fmt: skip

Maker = Callable[[Box, int, int | str, str], Agent]

EXPERT: Final = "50ms"
FLAT: Final = "24"  # worlds, where nothing else is said
TREE: Final = "24"


def heuristic(box: Box, seat: int, seed: int | str, word: str) -> Agent:
    return HeuristicAgent(box, seat, TEMPERS[word] if word else NORMAL, seed)


MAKERS: Final[dict[str, Maker]] = {
    "random": lambda _box, _seat, seed, _word: RandomAgent(seed),
    "greedy": lambda box, seat, _seed, _word: GreedyAgent(box, seat),
    "heuristic": heuristic,
    "expert": lambda box, seat, seed, _word: FlatAgent(box, seat, seed, read_budget(EXPERT)),
    "flat": lambda box, seat, seed, word: FlatAgent(box, seat, seed, read_budget(word or FLAT)),
    "ismcts": lambda box, seat, seed, word: TreeAgent(box, seat, seed, read_budget(word or TREE)),
    "clairvoyant": lambda box, seat, seed, word: ClairvoyantAgent(box, seat, seed, read_budget(word or FLAT)),
    "jsonl": lambda box, seat, _seed, word: JsonlAgent(box, seat, read_manner(word)),
}
AGENTS: Final = tuple(MAKERS)
SEARCHES: Final = ("flat", "ismcts", "clairvoyant")
CHEATS: Final = ("clairvoyant",)  # see the real game: for measuring only, never at a table with people


def unknown(name: str) -> str:
    """What to say of an agent that is not there."""
    return f"unknown agent '{name}': there are {', '.join(AGENTS)}"


def check_agent(name: str) -> None:
    """A name as in `heuristic`, `heuristic:cautious`, `flat:64`, `ismcts:200ms` or `jsonl:python3 seat.py`; ValueError
    says what is wrong.

    >>> check_agent("clever")
    Traceback (most recent call last):
    ...
    ValueError: unknown agent 'clever': there are random, greedy, heuristic, expert, flat, ismcts, clairvoyant, jsonl
    >>> check_agent("heuristic:rude")
    Traceback (most recent call last):
    ...
    ValueError: heuristic: unknown temper 'rude': there are cautious, greedy, vindictive, chatty, easy, normal, hard
    """
    base, colon, word = name.partition(":")
    if base not in MAKERS:
        raise ValueError(unknown(base))
    if base == "heuristic" and colon and word not in TEMPERS:
        raise ValueError(f"heuristic: unknown temper '{word}': there are {', '.join(TEMPERS)}")
    if (base in SEARCHES and colon) or base == "jsonl":
        try:
            read_manner(word) if base == "jsonl" else read_budget(word)
        except ValueError as error:
            raise ValueError(f"{base}: {error}") from None
    if colon and base in ("random", "greedy", "expert"):
        raise ValueError(f"{base}: takes no '{word}'")


def fair_agent(name: str, box: Box, seat: int, seed: int | str) -> Agent:
    """An agent for a table with people: no cheats.

    >>> from kickdoor.ruleset import open_box
    >>> fair_agent("clairvoyant", open_box(), 1, 1)
    Traceback (most recent call last):
    ...
    ValueError: clairvoyant sees everybody's cards: it plays only against other agents
    """
    if name.partition(":")[0] in CHEATS:
        raise ValueError(f"{name} sees everybody's cards: it plays only against other agents")
    return make_agent(name, box, seat, seed)


def make_agent(name: str, box: Box, seat: int, seed: int | str) -> Agent:
    """The agent of that name for one seat of one game."""
    check_agent(name)
    base, _colon, word = name.partition(":")
    return MAKERS[base](box, seat, seed, word)
