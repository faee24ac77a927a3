"""Trying a choice in an imagined world: what the sums of a fight or a player would be, by every rule that counts."""

from random import Random
from typing import Final

from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.view import CombatView, PlayerView
from kickdoor.worlds import World, Worlds

MOST_STEPS: Final = 40  # choices that follow from one before it is clear what came of it
SETTLED: Final[tuple[str, ...]] = (
    "arrange",
    "door",
    "combat",
    "run",
    "trouble",
    "charity",
    "over",
    "deal",
    "sale",
)  # nothing is pending but what does not come of a card
MOST_TRIES: Final = 12
SOURCE: Final = Random("trial")
DRAWN: Final[list[float]] = []  # from it so far


class Luck:
    """The same numbers in every trial."""

    def __init__(self) -> None:
        self.at = 0

    def draw(self) -> float:
        if self.at == len(DRAWN):
            DRAWN.append(SOURCE.random())
        self.at += 1
        return DRAWN[self.at - 1]


class Trials:
    """Worlds are given by whoever asks the agent; without them nothing can be tried."""

    def __init__(self) -> None:
        self.worlds: Worlds | None = None
        self.world: World | None = None  # of the question at hand

    def give(self, worlds: Worlds | None) -> None:
        self.worlds = worlds
        self.world = None

    @property
    def possible(self) -> bool:
        return self.worlds is not None

    def fight_after(self, seat: int, choice: Choice) -> CombatView | None:
        """The fight once the choice has taken effect and nobody has stepped in; None when there is none."""
        world = self.after(seat, choice)
        return None if world is None or world.over else world.fight()

    def helped(self, helper: int) -> CombatView | None:
        """The fight with somebody's help."""
        return self.worlds.helped(helper) if self.worlds is not None else None

    def self_after(self, seat: int, choice: Choice) -> PlayerView | None:
        """The same of whoever makes it."""
        world = self.after(seat, choice)
        return None if world is None else world.player(seat)

    def after(self, seat: int, choice: Choice) -> World | None:
        """The world then; None where the choice cannot be made in it."""
        worlds = self.worlds
        assert worlds is not None
        if self.world is None:
            self.world = worlds.sample(Luck().draw, "trial")
        world = self.world.copy("trial")
        if world.asked != seat or choice not in world.options():
            return None
        world.play(choice)
        for _ in range(MOST_STEPS):
            if world.over or world.kind in SETTLED:
                break
            offered = world.options()
            world.play(PASS if PASS in offered else offered[0])
        return world
