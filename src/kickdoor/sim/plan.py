"""What is to be simulated: one value that travels to every process and makes each game reproducible."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kickdoor.agents import make_agent
from kickdoor.cards.shelf import Packs
from kickdoor.ruleset import Box, check_deal, open_box

SEATS = (3, 6)


class PlanError(ValueError):
    """A plan nobody can play, in one line."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Game number i depends on nothing but this plan and i."""

    editions: tuple[str, ...]
    players: int
    seed: int
    agents: tuple[str, ...]
    turn_cap: int  # turns a player
    packs: tuple[str, ...] = ()  # folders of editions from outside
    options: tuple[tuple[str, Any], ...] = ()  # of the table

    def box(self) -> Box:
        return open_box(self.editions, dict(self.options), self.packs)

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def agent_seed(self, number: int, seat: int) -> str:
        return f"{self.seed}/{number}/{seat}"

    def command(self, number: int) -> str:
        """What plays exactly that game again."""
        return (
            f"kickdoor sim {chosen(self.editions, self.packs, self.options)} --players {self.players}"
            f" --games 1 --only {number} --seed {self.seed}"
            f" --agents {shlex.quote(','.join(self.agents))} --turn-cap {self.turn_cap} --jobs 1"
        )


def chosen(editions: Sequence[str], packs: Packs, options: Sequence[tuple[str, Any]] = ()) -> str:
    """The words of a command line that choose the box."""
    named = [*(f"--pack {shlex.quote(str(pack))}" for pack in packs), *(f"--edition {name}" for name in editions)]
    named += [f"--option {shlex.quote(name + '=' + msgspec.json.encode(value).decode())}" for name, value in options]
    return " ".join(named)


def read_options(words: Sequence[str]) -> tuple[tuple[str, Any], ...]:
    """Options of the table as they are typed.

    >>> read_options(["winning_level=3", "shared_victory=true"])
    (('winning_level', 3), ('shared_victory', True))
    """
    found: dict[str, Any] = {}
    for word in words:
        name, sign, value = word.partition("=")
        try:
            if not sign or name in found:
                raise ValueError
            found[name] = msgspec.json.decode(value)
        except ValueError:
            raise PlanError(f"--option {word}: NAME=VALUE, each once, as in winning_level=3") from None
    return tuple(found.items())


def make_plan(
    editions: tuple[str, ...],
    players: int,
    seed: int,
    agents: str | None,
    turn_cap: int,
    packs: Packs = (),
    options: Sequence[str] = (),
) -> Plan:
    """The plan of a command line, or a PlanError."""
    if not SEATS[0] <= players <= SEATS[1]:
        raise PlanError(f"--players {players}: three to six take part")
    if turn_cap < 1:
        raise PlanError(f"--turn-cap {turn_cap}: at least one turn a player")
    names = ("random",) * players if agents is None else tuple(name.strip() for name in agents.split(","))
    settings = read_options(options)
    try:
        box = open_box(editions, dict(settings), packs)
        check_deal(box, players)
    except ValueError as error:
        raise PlanError(str(error)) from None
    check_agents("--agents", names, box)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise PlanError(f"--agents: {len(names)} agents for {players} players")
    return Plan(editions, players, seed, names, turn_cap, tuple(map(str, packs)), settings)


def check_agents(word: str, names: Sequence[str], box: Box) -> None:
    """There are such agents, or a PlanError that begins with the word of the command line."""
    for name in names:
        try:
            make_agent(name, box, 0, 0)
        except ValueError as error:
            raise PlanError(f"{word}: {error}") from None
