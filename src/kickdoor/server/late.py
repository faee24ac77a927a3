"""What spectators of open hands are told, when its time comes."""

from collections import deque
from collections.abc import Callable

from kickdoor.server.clocks import Alarm, Pulse


class Late:
    """Updates of one table that are kept back. No more of them than fit: then the oldest are never told."""

    def __init__(self, pulse: Pulse, most: int, tell: Callable[[bytes], None]) -> None:
        self.pulse = pulse
        self.most = most  # bytes
        self.tell = tell
        self.waiting: deque[tuple[float, bytes]] = deque()
        self.size = 0
        self.alarm: Alarm | None = None

    def put(self, data: bytes, delay: float) -> None:
        self.waiting.append((self.pulse.now + delay, data))
        self.size += len(data)
        while self.size > self.most and len(self.waiting) > 1:
            self.take()
        self.set_alarm()

    def take(self) -> bytes:
        data = self.waiting.popleft()[1]
        self.size -= len(data)
        return data

    def set_alarm(self) -> None:
        """One for all that waits."""
        if self.alarm is None and self.waiting:
            self.alarm = self.pulse.at(self.waiting[0][0], self.ring)

    def ring(self) -> None:
        self.alarm = None
        while self.waiting and self.waiting[0][0] <= self.pulse.now:
            self.tell(self.take())
        self.set_alarm()

    def clear(self) -> None:
        """Nobody waits for it any more."""
        self.waiting.clear()
        self.size = 0
        if self.alarm is not None:
            self.alarm.off()
            self.alarm = None
