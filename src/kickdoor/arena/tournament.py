"""A tournament: pairings played in blocks, in which one agent goes round the seats while the luck stays the same."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any, TypeAlias

from kickdoor.cards.shelf import Packs
from kickdoor.sim.plan import Plan, PlanError, check_agents, make_plan
from kickdoor.version import RULES_REV, VERSION

Pairing: TypeAlias = tuple[str, str]  # the one, and whom all others at the table are


@dataclass(frozen=True, slots=True)
class Tournament:
    """Game number i depends on nothing but this and i; block after block goes round all pairings."""

    plan: Plan  # for its box, players, seed and turn cap
    pairings: tuple[Pairing, ...]
    blocks: int  # of each pairing
    test: tuple[float, float] | None  # which of two shares of wins it is: stop when that is clear

    @property
    def games(self) -> int:
        return self.blocks * len(self.pairings) * self.plan.players

    def place(self, number: int) -> tuple[int, Pairing, int]:
        """The block of a game, its pairing, and the seat of the one."""
        rounds, seat = divmod(number, self.plan.players)
        block, pairing = divmod(rounds, len(self.pairings))
        return block, self.pairings[pairing], seat

    def game(self, number: int) -> tuple[Plan, int]:
        """The same game as a plan for `play_game` and its number there, which is the block's: equal luck in a block."""
        block, (one, against), seat = self.place(number)
        agents = [against] * self.plan.players
        agents[seat] = one
        return replace(self.plan, agents=tuple(agents)), block

    def told(self) -> dict[str, Any]:
        """What makes it this tournament and no other."""
        plan = self.plan
        return {
            "pairings": [list(pairing) for pairing in self.pairings],
            "editions": list(plan.editions),
            "options": dict(plan.options),
            "players": plan.players,
            "blocks": self.blocks,
            "seed": plan.seed,
            "test": None if self.test is None else list(self.test),
            "turn_cap": plan.turn_cap,
            "cards": plan.box().hash,
            "rules_rev": RULES_REV,
            "kickdoor": VERSION,
        }


def make_tournament(
    editions: tuple[str, ...],
    players: int,
    seed: int,
    one: str | None,
    against: str | None,
    agents: str | None,
    blocks: int,
    test: str | None,
    turn_cap: int,
    packs: Packs = (),
    options: Sequence[str] = (),
) -> Tournament:
    """The tournament of a command line, or a PlanError."""
    if blocks < 1:
        raise PlanError(f"--blocks {blocks}: at least 1")
    plan = make_plan(editions, players, seed, None, turn_cap, packs, options)
    box = plan.box()
    if agents is not None and one is None and against is None:
        names = tuple(name.strip() for name in agents.split(","))
        check_agents("--agents", names, box)
        if len(names) < 2 or len(set(names)) < len(names):
            raise PlanError(f"--agents {agents}: two or more, each once")
        if test is not None:
            raise PlanError(f"--test {test}: only for --one against --against")
        return Tournament(plan, tuple(permutations(names, 2)), blocks, None)
    if agents is not None or one is None or against is None:
        raise PlanError("name --one and --against, or --agents for all against all")
    check_agents("--one", (one,), box)
    check_agents("--against", (against,), box)
    return Tournament(plan, ((one, against),), blocks, None if test is None else read_test(test))


def read_test(words: str) -> tuple[float, float]:
    """Two shares, as in 0.25:0.33."""
    try:
        low, high = map(float, words.split(":"))
    except ValueError:
        low, high = 0.0, 0.0
    if not 0 < low < high < 1:
        raise PlanError(f"--test {words}: LOW:HIGH, two shares of wins between 0 and 1, as in 0.25:0.33")
    return low, high
