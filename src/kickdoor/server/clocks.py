"""Time. The rules know none: it runs here, and what it brings about is a choice like any other."""

import asyncio
import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

TICK: Final = 0.02  # seconds between two looks at the clock
FEW: Final = 1000  # alarms that are no trouble, called off or not
LEAP: Final = 0.25  # no more than this passes in one look: a process that was stopped costs nobody time


def told(seconds: float, parts: int = 1000) -> float:
    """Seconds as they are told: to the thousandth, or in whatever parts, and never less than none.

    >>> told(2.59951), told(2.59951, 10), told(-1.0)
    (2.6, 2.6, 0.0)
    """
    return int(seconds * parts + 0.5) / parts if seconds > 0 else 0.0


class Alarm:
    """Something to be done at a time, unless it is called off."""

    __slots__ = ("due", "number", "ring")

    def __init__(self, due: float, number: int, ring: Callable[[], None]) -> None:
        self.due = due
        self.number = number
        self.ring: Callable[[], None] | None = ring

    def __lt__(self, other: "Alarm") -> bool:
        """Of two at the same time, the one that was set first comes first."""
        return (self.due, self.number) < (other.due, other.number)

    def off(self) -> None:
        self.ring = None


class Pulse:
    """The time of one server: seconds in which it was awake. A jump of the clock or a suspended process is no time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.alarms: list[Alarm] = []
        self.set = 0  # alarms so far
        self.most = FEW  # at so many alarms, those that were called off are thrown away

    def at(self, due: float, ring: Callable[[], None]) -> Alarm:
        if len(self.alarms) >= self.most:
            self.alarms = [alarm for alarm in self.alarms if alarm.ring is not None]
            heapq.heapify(self.alarms)
            self.most = max(FEW, 2 * len(self.alarms))
        self.set += 1
        alarm = Alarm(due, self.set, ring)
        heapq.heappush(self.alarms, alarm)
        return alarm

    def advance(self, seconds: float) -> None:
        """Time passes; what is due happens."""
        self.now += min(seconds, LEAP)
        while self.alarms and self.alarms[0].due <= self.now:
            alarm = heapq.heappop(self.alarms)
            if alarm.ring is not None:
                alarm.ring()

    async def run(self) -> None:
        last = monotonic()
        while True:
            await asyncio.sleep(TICK)
            now = monotonic()
            self.advance(now - last)
            last = now


@dataclass(slots=True)
class Window:
    """A moment in which everybody may step in. It runs its full length, whoever could or could not act."""

    number: int
    opened: float
    length: float | None  # None: as long as it takes
    needed: set[int]  # people who may let it stand
    stood: set[int] = field(default_factory=set)
    holder: int = -1
    held: float = 0.0  # since when
    paused: float = 0.0  # for how long before that
    quiet: bool = False  # the bots have nothing to say
    taught: bool = False  # a lesson is about what somebody does in it
    least: float = 0.0  # seconds before which it does not end, whatever people say: bots may be thinking

    def due(self) -> float | None:
        """When it ends of itself; never while somebody holds it."""
        if self.length is None or self.holder >= 0:
            return None
        return self.opened + self.paused + self.length

    def left(self, now: float) -> float | None:
        """Seconds left; they stand still while somebody holds it."""
        if self.length is None:
            return None
        at = self.held if self.holder >= 0 else now
        return told(self.opened + self.paused + self.length - at)

    def may_end(self) -> bool:
        """Not while only bots have a say and think, nor before a lesson is done."""
        return self.quiet or (bool(self.needed) and not self.taught)

    def all_stood(self) -> bool:
        return bool(self.needed) and self.needed <= self.stood

    def ripe(self) -> float:
        """From when on everybody's consent ends it: not before bots would have thought, whether or not they had to."""
        return self.opened + self.least

    def hold(self, seat: int, now: float) -> None:
        self.holder, self.held = seat, now

    def release(self, now: float) -> float:
        """Time goes on; returns how long it stood still."""
        used = now - self.held
        self.paused += used
        self.holder = -1
        return used


class Decision:
    """A player must decide, with or without a clock."""

    __slots__ = ("seat", "since", "time", "bank", "timed")

    def __init__(self, seat: int, since: float, time: float, bank: float, timed: bool = True) -> None:
        self.seat = seat
        self.since = since
        self.time = time  # for this decision
        self.bank = bank  # on top: what is left of it
        self.timed = timed  # False: no clock

    def rest(self, now: float) -> float:
        """What is left of its own time, without the bank."""
        return max(0.0, self.time - (now - self.since))

    def due(self) -> float | None:
        return self.since + self.time + self.bank if self.timed else None

    def left(self, now: float) -> float | None:
        due = self.due()
        return None if due is None else told(due - now)

    def spent(self, now: float) -> float:
        """How much of the bank was used."""
        return min(self.bank, max(0.0, now - self.since - self.time)) if self.bank else 0.0
