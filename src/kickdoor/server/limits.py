"""How much anybody may ask of the server, and how fast."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from ipaddress import IPv6Address, ip_address
from math import ceil
from typing import Any, Final

from kickdoor.server.buckets import Bucket
from kickdoor.server.store.expiry import Ends

MOST: Final = 2**40
MAY_BE_NONE: Final = ("least_pace", "longest_decision")


@dataclass(frozen=True, slots=True)
class Limits:
    """Every number, for whoever runs a server to change."""

    # one socket
    frame_bytes: int = 16 * 1024
    frame_rate: float = 20.0  # frames a second
    frame_burst: int = 60
    chat_rate: float = 1.0  # lines a second
    chat_burst: int = 8
    change_rate: float = 1.0  # changes of a table a second
    change_burst: int = 10
    minds: int = 2  # processes for searches and hints
    queue_messages: int = 256  # waiting to be read by a slow client, who is dropped at more
    queue_bytes: int = 4 * 1024 * 1024
    hello_seconds: float = 10.0  # until the first frame with its ticket
    # one table
    least_pace: float = 0.1  # seconds between two acts of bots, whatever the table wants
    longest_decision: float = 600.0  # seconds for a decision others wait for, at tables without a clock
    game_choices: int = 30_000  # of one game, chance's among them: then the table is closed
    table_rows: int = 100_000  # of what happened at one table, chat and seats too: then it is closed
    late_bytes: int = 1024 * 1024  # of updates kept back for spectators of open hands
    spectators_a_table: int = 100
    spectators_an_address: int = 25  # of them, from one address: nobody takes the place of all others
    # one player
    sockets_a_player: int = 8
    sessions_a_player: int = 50  # at one more, the one that was not used longest ends
    tables_an_hour: int = 30  # set up, by rematch too
    reports_an_hour: int = 20  # lines of chat told of
    tickets_a_minute: int = 120
    names_an_hour: int = 60
    hint_rate: float = 0.2  # a second; a bot thinks for each
    hint_burst: int = 3
    # one address
    request_rate: float = 20.0  # requests a second; ten files of the page count as one
    request_burst: int = 120
    requests_at_once: int = 6  # that are being answered
    requests_waiting: int = 60  # for that
    heavy_a_minute: int = 30  # what takes long to make: boxes nobody had asked for, looks back at a game, QR codes
    frames_a_minute: int = 240  # looks into replays
    tables_here_an_hour: int = 200  # tables set up; of one that goes on from a game, a thousand choices count as one
    public_an_hour: int = 30  # tables put into the list of public ones, which shows fifty
    sockets_an_address: int = 200
    sockets_a_minute: int = 300  # new ones
    connections_an_address: int = 200  # open for requests, beside those of sockets
    connection_rate: float = 30.0  # new connections a second, for requests and sockets
    connection_burst: int = 300
    address_frame_rate: float = 200.0  # frames a second of all its sockets; what is more waits
    address_frame_burst: int = 600
    bot_rate: float = 50.0  # moments a second in which bots think at tables it plays at; more of them are slower
    bot_burst: int = 100
    deed_rate: float = 10.0  # of what is kept beside the choices of a game, a second; each KiB counts as one more
    deed_burst: int = 200
    deeds_a_day: int = 30_000
    again_a_minute: int = 30  # actions sent once more so late that only the database remembers them
    guests_a_minute: int = 60
    guests_an_hour: int = 300
    codes_a_minute: int = 30  # six-letter codes tried
    logins_a_minute: int = 20
    counters_an_hour: int = 60  # of the companion
    counts_a_minute: int = 600  # changes sent to them
    counts_a_day: int = 30_000
    # one request
    body_bytes: int = 64 * 1024
    request_seconds: float = 10.0  # for its head, and for its body
    # what nobody comes back to is thrown away
    unplayed_hours: float = 24.0  # after the last that happened: a table whose game did not begin
    asleep_days: float = 30.0  # a game nobody goes on with
    over_days: float = 30.0  # a table after its game; the game itself stays
    guest_days: float = 180.0  # a guest with a seat or a finished game, and no login
    passer_days: float = 3.0  # a guest who never sat anywhere
    nobodys_days: float = 7.0  # a finished game nobody has a seat in
    session_days: float = 180.0
    report_days: float = 90.0
    counter_days: float = 90.0  # a counter of the companion nobody changes
    sweep_seconds: float = 30.0  # between two looks for all that

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if not (0 < value < MOST or (value == 0 and name in MAY_BE_NONE)):
                raise ValueError(f"the limit {name.replace('_', '-')} must be above 0 and below {MOST:,}")

    def ends(self, now: int) -> Ends:
        """Since when nothing may have happened at what goes. Milliseconds since 1970."""
        hours, days = 3_600_000, 86_400_000
        return Ends(
            int(now - self.unplayed_hours * hours), int(now - self.asleep_days * days),
            int(now - self.over_days * days), int(now - self.guest_days * days), int(now - self.passer_days * days),
            int(now - self.nobodys_days * days), int(now - self.session_days * days),
            int(now - self.report_days * days), int(now - self.counter_days * days),
        )  # fmt: skip

    def frames(self) -> Bucket:
        return Bucket(self.frame_rate, self.frame_burst)

    def chat(self) -> Bucket:
        return Bucket(self.chat_rate, self.chat_burst)

    def changes(self) -> Bucket:
        return Bucket(self.change_rate, self.change_burst)


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


def seconds(wait: float) -> int:
    """Whole ones, as they are told."""
    return max(1, ceil(wait))


def address_of(scope: Mapping[str, Any]) -> str:
    """From where a request or socket comes."""
    return neighbourhood(scope["client"][0] if scope.get("client") else "")


def neighbourhood(address: str) -> str:
    """What counts as one address: with IPv6 the network of 64 bits, for a household has all of it. Some proxies name
    the port as well, which is another for each connection.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("[2001:db8:1:2::9]:4711"), neighbourhood("192.0.2.1:4711")
    ('2001:db8:1:2::/64', '2001:db8:1:2::/64', '192.0.2.1')
    """
    bare = address[1:].partition("]")[0] if address[:1] == "[" else address
    try:
        ip = ip_address(bare.partition(":")[0] if bare.count(":") == 1 else bare)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return f"{IPv6Address(int(ip) >> 64 << 64)}/64"
