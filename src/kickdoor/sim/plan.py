"""What is to be simulated: one value that travels to every process and makes each game reproducible."""

from dataclasses import dataclass

from kickdoor.agents import AGENTS
from kickdoor.ruleset import open_box

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

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def agent_seed(self, number: int, seat: int) -> str:
        return f"{self.seed}/{number}/{seat}"

    def command(self, number: int) -> str:
        """What plays exactly that game again."""
        editions = " ".join(f"--edition {name}" for name in self.editions)
        return (
            f"kickdoor sim {editions} --players {self.players} --games 1 --only {number} --seed {self.seed}"
            f" --agents {','.join(self.agents)} --turn-cap {self.turn_cap} --jobs 1"
        )


def make_plan(editions: tuple[str, ...], players: int, seed: int, agents: str | None, turn_cap: int) -> Plan:
    """The plan of a command line, or a PlanError."""
    if not SEATS[0] <= players <= SEATS[1]:
        raise PlanError(f"--players {players}: three to six take part")
    if turn_cap < 1:
        raise PlanError(f"--turn-cap {turn_cap}: at least one turn a player")
    names = ("random",) * players if agents is None else tuple(name.strip() for name in agents.split(","))
    for name in names:
        if name not in AGENTS:
            raise PlanError(f"--agents: unknown agent '{name}': there are {', '.join(AGENTS)}")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise PlanError(f"--agents: {len(names)} agents for {players} players")
    try:
        open_box(editions)
    except ValueError as error:
        raise PlanError(str(error)) from None
    return Plan(editions, players, seed, names, turn_cap)
