"""How much anybody may ask of the server, and how fast. Time is given in, as seconds of a steady clock."""

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from ipaddress import IPv6Address, ip_address
from typing import Final

MOST: Final = 2**40


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

    def fill(self, now: float) -> None:
        if now > self.at:
            self.left = min(self.burst, self.left + (now - self.at) * self.rate)
            self.at = now


class Gate:
    """A bucket for each key: a player, an address. Full buckets are forgotten, for a new one is the same; so is the one
    that was away longest when there are more than `most`."""

    __slots__ = ("rate", "burst", "most", "_buckets")

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    @classmethod
    def of(cls, n: int, seconds: float) -> "Gate":
        """n in so many seconds, all at once if need be."""
        return cls(n / seconds, n)

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, now: float, n: float = 1) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
        self._buckets.move_to_end(key)
        taken = bucket.take(now, n)
        self._forget(now)
        return taken

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


@dataclass(frozen=True, slots=True)
class Limits:
    """Every number, for whoever runs a server to change."""

    # one socket
    frame_bytes: int = 16 * 1024
    frame_rate: float = 20.0  # frames a second
    frame_burst: int = 60
    chat_rate: float = 1.0  # lines a second
    chat_burst: int = 8
    hint_rate: float = 0.2  # a bot thinks for each
    hint_burst: int = 3
    queue_messages: int = 256  # waiting to be read by a slow client, who is dropped at more
    queue_bytes: int = 4 * 1024 * 1024
    hello_seconds: float = 10.0  # until the first frame with its ticket
    # one player
    sockets_a_player: int = 8
    tables_an_hour: int = 30
    tickets_a_minute: int = 120
    names_an_hour: int = 60
    # one address
    guests_a_minute: int = 60
    codes_a_minute: int = 30  # six-letter codes tried
    logins_a_minute: int = 20
    counters_an_hour: int = 60  # of the companion
    counts_a_minute: int = 600  # changes sent to them
    # one request, one table
    body_bytes: int = 64 * 1024
    spectators_a_table: int = 100

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if not 0 < value < MOST:
                raise ValueError(f"the limit {name.replace('_', '-')} must be above 0 and below {MOST:,}")

    def frames(self) -> Bucket:
        return Bucket(self.frame_rate, self.frame_burst)

    def chat(self) -> Bucket:
        return Bucket(self.chat_rate, self.chat_burst)

    def hints(self) -> Bucket:
        return Bucket(self.hint_rate, self.hint_burst)


def read_limits(words: Iterable[str]) -> Limits:
    """Limits from words like "frame-bytes=32768"; ValueError names the word.

    >>> read_limits(["chat-rate=0.5"]).chat_rate
    0.5
    """
    kinds = {field.name.replace("_", "-"): type(field.default) for field in fields(Limits)}
    changed: dict[str, int | float] = {}
    for word in words:
        name, _, number = word.partition("=")
        if name not in kinds:
            raise ValueError(f"'{word}': there is no such limit; there are {', '.join(kinds)}")
        whole = kinds[name] is int
        try:
            changed[name.replace("-", "_")] = int(number) if whole else float(number)
        except ValueError:
            raise ValueError(f"'{word}': {name} is a {'whole ' if whole else ''}number") from None
    return Limits(**changed)  # type: ignore[arg-type]


def neighbourhood(address: str) -> str:
    """What counts as one address: with IPv6 the network of 64 bits, for a household has all of it.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6")
    '2001:db8:1:2::/64'
    """
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
