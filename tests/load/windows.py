"""How long windows last, as a player sees it: the cards that somebody holds must not show in it."""

import asyncio
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from time import perf_counter

from tests.load.company import Company
from tests.load.lobby import Lobby
from tests.load.player import Manner, Player
from tests.load.swarm import NOBODY, Heard, hear

LENGTH = 1.0  # seconds
SETTINGS: dict[str, object] = {"clocks": {"window": LENGTH, "pace": 0}}
PATIENT = Manner(step_in=0, stand=False)  # whoever must decide does; windows run their length


@dataclass
class Lengths:
    """Seconds from the update that opens a window to the one that ends it, by what the seats could have done."""

    armed: list[float] = field(default_factory=list)  # somebody could have stepped in
    bare: list[float] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.armed) + len(self.bare)


class Watched:
    """One table whose windows are timed by the player of seat 0; all its players tell whether they could act."""

    def __init__(self, company: Company, lengths: Lengths) -> None:
        self.lengths = lengths
        self.number = 0
        self.since = 0.0
        self.armed: set[int] = set()  # windows in which somebody was asked
        for player in company.players:
            assert player.lean is not None
            player.lean.heard = self.listener(player)

    def listener(self, player: Player) -> Callable[[bytes], None]:
        def heard(data: bytes) -> None:
            now = perf_counter()
            if data.startswith(b'{"t":"update"'):
                self.update(player, hear(data), now)
            player.heard(data)

        return heard

    def update(self, player: Player, heard: Heard, now: float) -> None:
        assert heard.clock is not None
        number = heard.clock.window
        if player.memory.seat == 0 and number != self.number:
            if self.number:
                (self.lengths.armed if self.number in self.armed else self.lengths.bare).append(now - self.since)
            # Before the first turn a window takes as long as it takes.
            self.number, self.since = number if heard.clock.length is not None else 0, now
        if heard.request != NOBODY:
            self.armed.add(number)


async def measure(lobby: Lobby, windows: int, tables: int, seed: int, say: Callable[[str], None]) -> Lengths:
    """So many windows at tables that play side by side."""
    lengths = Lengths()
    companies = [Company(lobby, f"{seed} {number}", Manner(step_in=0)) for number in range(tables)]
    await asyncio.gather(*(company.sit_down(SETTINGS) for company in companies))
    for company in companies:
        Watched(company, lengths)
        for player in company.players:
            player.manner = PATIENT
    said = 0
    end = perf_counter() + 60 + 20 * LENGTH * windows / tables
    while lengths.count < windows:
        assert perf_counter() < end, f"only {lengths.count} windows"
        await asyncio.sleep(0.1)
        if lengths.count - said >= 100:
            said = lengths.count
            say(f"{said} windows")
    await asyncio.gather(*(company.go() for company in companies))
    return lengths


def same_law(one: Sequence[float], other: Sequence[float]) -> float:
    """The two-sample Kolmogorov–Smirnov test: how likely a difference as great is if both follow one law.

    >>> same_law([1, 2, 3, 4] * 25, [1, 2, 3, 4] * 25)
    1.0
    >>> same_law([1, 2, 3, 4] * 25, [2, 3, 4, 5] * 25) < 0.01
    True
    """
    first, second = sorted(one), sorted(other)
    n, m = len(first), len(second)
    gap = max(abs(bisect_right(first, x) / n - bisect_right(second, x) / m) for x in (*first, *second))
    root = sqrt(n * m / (n + m))
    law = (root + 0.12 + 0.11 / root) * gap
    if law < 0.2:
        return 1.0
    tail = sum((-1.0) ** (k - 1) * exp(-2 * k * k * law * law) for k in range(1, 101))
    return min(1.0, max(0.0, 2 * tail))
