"""How often something may be asked for. Time is given in, as seconds of a steady clock."""

from collections import OrderedDict


class Bucket:
    """Holds `burst` tokens and gets `rate` new ones a second."""

    __slots__ = ("rate", "burst", "left", "at")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = 0.0

    def take(self, now: float, n: float = 1) -> bool:
        """Take n tokens if there are so many; otherwise nothing is taken. A clock that steps back gives nothing."""
        self.fill(now)
        if n > self.left:
            return False
        self.left -= n
        return True

    def wait(self, now: float, n: float = 1) -> float:
        """Take n tokens, or say in how many seconds there are so many."""
        return 0.0 if self.take(now, n) else max(0.001, (min(n, self.burst) - self.left) / self.rate)

    def owe(self, now: float, n: float, most: float) -> float:
        """Take n tokens in any case: in how many seconds they are there. Nobody waits longer than `most`."""
        self.fill(now)
        self.left = max(self.left - n, -self.rate * most)
        return max(0.0, -self.left / self.rate)

    def fill(self, now: float) -> None:
        if now > self.at:
            self.left = min(self.burst, self.left + (now - self.at) * self.rate)
            self.at = now


class Gate:
    """A bucket for each key: a player, an address. Full buckets are forgotten, for a new one is the same; so is the one
    that was away longest when there are more than `most`."""

    __slots__ = ("rate", "burst", "name", "most", "_buckets")

    def __init__(self, rate: float, burst: float, name: str = "", most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.name = name  # of the limit
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def of(cls, n: int, seconds: float, name: str = "") -> "Gate":
        """n in so many seconds, all at once if need be."""
        return cls(n / seconds, n, name)

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, n: float = 1) -> bool:
        return not self.wait(key, now, n)

    def wait(self, key: str, now: float, n: float = 1) -> float:
        """0 when it was taken; else in how many seconds it can be."""
        wait = self._of(key).wait(now, n)
        self._forget(now)
        return wait

    def owe(self, key: str, now: float, n: float, most: float) -> float:
        """It is taken, and has so many seconds to wait: one after the other, where many come at once."""
        wait = self._of(key).owe(now, n, most)
        self._forget(now)
        return wait

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        self._buckets.move_to_end(key)
        return bucket

    def _forget(self, now: float) -> None:
        """Look at the two keys that were away longest: one more than can have come."""
        for _ in range(2):
            key, bucket = next(iter(self._buckets.items()))
            bucket.fill(now)
            if len(self._buckets) <= self.most and bucket.left < bucket.burst:
                return
            del self._buckets[key]
            if not self._buckets:
                return
