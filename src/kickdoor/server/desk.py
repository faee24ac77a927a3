"""The front desk: who comes in, with which name, and how often."""

from collections import Counter
from collections.abc import Sequence

from litestar.datastructures import Cookie

from kickdoor.server import wire
from kickdoor.server.buckets import Gate
from kickdoor.server.client import Client, Post
from kickdoor.server.cluster import Ended, Forget
from kickdoor.server.hall import Hall
from kickdoor.server.identity import Signer, cookie, new_id
from kickdoor.server.limits import Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.names import clean_name
from kickdoor.server.oidc import Login
from kickdoor.server.store import Player, Store
from kickdoor.server.tickets import Tickets

DAY = 86_400  # seconds
AT_ONCE = 100  # sessions that fit into what servers tell each other
SEEN_EVERY = 3_600_000  # milliseconds between two notes that a player was here


class TooMany(Exception):
    """A player has more sockets open than anybody needs."""


class Desk:
    """Knows the players; the tables know only their ids and names."""

    def __init__(self, hall: Hall, signer: Signer, origins: Sequence[str] = (), login: Login | None = None) -> None:
        self.hall = hall
        self.signer = signer
        self.origins = origins
        self.login = login  # by OpenID Connect, where it is set up
        self.tickets = Tickets(signer, hall.store.use_ticket)
        self.post = Post()
        self.open: Counter[str] = Counter()  # sockets of each player
        self.frames = Gate(hall.limits.address_frame_rate, hall.limits.address_frame_burst)
        self.deeds = Gate(hall.limits.deed_rate, hall.limits.deed_burst, "deed-rate")
        self.deeds_long = Gate.of(hall.limits.deeds_a_day, DAY, "deeds-a-day")
        self.hints = Gate(hall.limits.hint_rate, hall.limits.hint_burst)
        limits = hall.limits
        self.guests = Gate.of(limits.guests_a_minute, 60, "guests-a-minute")
        self.guests_long = Gate.of(limits.guests_an_hour, 3600, "guests-an-hour")
        self.codes = Gate.of(limits.codes_a_minute, 60, "codes-a-minute")
        self.logins = Gate.of(limits.logins_a_minute, 60, "logins-a-minute")
        self.asked = Gate.of(limits.tickets_a_minute, 60, "tickets-a-minute")
        self.counters = Gate.of(limits.counters_an_hour, 3600, "counters-an-hour")
        self.counted = Gate.of(limits.counts_a_minute, 60, "counts-a-minute")
        self.counted_long = Gate.of(limits.counts_a_day, DAY, "counts-a-day")
        self.named = Gate.of(limits.names_an_hour, 3600, "names-an-hour")
        self.watched = Gate.of(limits.frames_a_minute, 60, "frames-a-minute")

    @property
    def store(self) -> Store:
        return self.hall.store

    @property
    def limits(self) -> Limits:
        return self.hall.limits

    @property
    def metrics(self) -> Metrics:
        return self.hall.metrics

    async def guest(self, name: str, secure: bool) -> tuple[Player, Cookie]:
        """Somebody new; ValueError for a name that cannot be used."""
        now = self.hall.wall()
        player = Player(new_id(), clean_name(name), now, now, False, None)
        await self.store.add_player(player.id, player.name, now)
        return player, await self.begin_session(player.id, secure)

    async def begin_session(self, player: str, secure: bool) -> Cookie:
        """A new one, and its cookie."""
        now, session = self.hall.wall(), new_id()
        await self.part(await self.store.begin_session(session, player, now, self.limits.sessions_a_player))
        return self.cookie_of(player, session, secure)

    def cookie_of(self, player: str, session: str, secure: bool) -> Cookie:
        """What a browser keeps to be this player: for so long from now."""
        return cookie(self.signer.token(player, session, self.hall.wall()), secure)

    async def end_sessions(self, player: str, id: str | None = None, but: str | None = None) -> int:
        """One session, or all but one: its tokens are worth nothing, its sockets are closed, on all nodes."""
        ended = await self.store.end_sessions(player, id, but)
        await self.part(ended)
        return len(ended)

    async def part(self, ended: Sequence[str]) -> None:
        """From the sockets of sessions that have ended."""
        self.hall.end_sessions(ended)
        cluster = self.hall.cluster
        if cluster is not None:
            for start in range(0, len(ended), AT_ONCE):
                await cluster.tell(Ended(tuple(ended[start : start + AT_ONCE])))

    async def who(self, token: str | None) -> tuple[Player, str] | None:
        """Whose cookie it is, and of which session; None for nobody, or somebody banned or erased."""
        now = self.hall.wall()
        named = self.signer.player(token, now)
        player = await self.store.whose(*named) if named is not None else None
        if named is None or player is None or player.banned:
            return None
        if now - player.seen > SEEN_EVERY:
            await self.store.seen(named[1], player.id, now)
        return player, named[1]

    async def admit(self, message: wire.Hello, address: str) -> Client | None:
        """A socket with a good ticket. TooMany when the player has enough of them."""
        now = self.hall.wall()
        bearer = self.tickets.read_node_token(message.ticket, message.table, now)  # another node vouches for the player
        if bearer is None:
            bearer = await self.tickets.redeem(message.ticket, message.table, now)
            bearer = bearer and bearer._replace(address=address)
        player = await self.store.whose(bearer.player, bearer.session) if bearer is not None else None
        if bearer is None or player is None or player.banned:
            return None
        if self.open[player.id] >= self.limits.sockets_a_player:
            raise TooMany
        self.open[player.id] += 1
        client = Client(player.id, player.name, self.limits.queue_messages, self.limits.queue_bytes, self.post)
        client.language, client.session, client.address = message.language, bearer.session, bearer.address
        return client

    def leave(self, client: Client) -> None:
        self.open[client.player] -= 1
        if self.open[client.player] <= 0:
            del self.open[client.player]

    async def erase(self, player: str, why: str) -> None:
        """Delete-me: everywhere, at once."""
        seats = [entry.id for entry in await self.store.tables_of(player) if entry.state in ("lobby", "playing")]
        await self.store.erase(player)
        for table in seats:
            await self.hall.table(table)  # also from where nobody looks
        self.hall.forget(player, why)
        if self.hall.cluster is not None:
            await self.hall.cluster.tell(Forget(player, why))
