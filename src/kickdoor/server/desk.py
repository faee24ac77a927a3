"""The front desk: who comes in, with which name, and how often."""

from collections import Counter
from collections.abc import Sequence

from litestar.datastructures import Cookie

from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.cluster import Forget
from kickdoor.server.hall import Hall
from kickdoor.server.identity import Signer, cookie, new_id
from kickdoor.server.limits import Gate, Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.names import clean_name
from kickdoor.server.oidc import Login
from kickdoor.server.store import Player, Store
from kickdoor.server.tickets import Tickets

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
        self.open: Counter[str] = Counter()  # sockets of each player
        limits = hall.limits
        self.guests = Gate.of(limits.guests_a_minute, 60)
        self.codes = Gate.of(limits.codes_a_minute, 60)
        self.made = Gate.of(limits.tables_an_hour, 3600)
        self.asked = Gate.of(limits.tickets_a_minute, 60)
        self.counters = Gate.of(limits.counters_an_hour, 3600)
        self.counted = Gate.of(limits.counts_a_minute, 60)
        self.named = Gate.of(limits.names_an_hour, 3600)

    @property
    def store(self) -> Store:
        return self.hall.store

    @property
    def limits(self) -> Limits:
        return self.hall.limits

    @property
    def metrics(self) -> Metrics:
        return self.hall.metrics

    async def guest(self, name: str, secure: bool, subject: str | None = None) -> tuple[Player, Cookie]:
        """Somebody new; ValueError for a name that cannot be used."""
        now = self.hall.wall()
        player = Player(new_id(), clean_name(name), now, now, False, subject)
        await self.store.add_player(player.id, player.name, now, subject)
        return player, cookie(self.signer.token(player.id, now), secure)

    async def who(self, token: str | None) -> Player | None:
        """Whose cookie it is; None for nobody, or somebody banned or erased."""
        now = self.hall.wall()
        id = self.signer.player(token, now)
        player = await self.store.player(id) if id is not None else None
        if player is None or player.banned:
            return None
        if now - player.seen > SEEN_EVERY:
            await self.store.seen(player.id, now)
        return player

    async def admit(self, message: wire.Hello) -> Client | None:
        """A socket with a good ticket. TooMany when the player has enough of them."""
        now = self.hall.wall()
        piped = self.tickets.read_node_token(message.ticket, now)  # another node vouches for the player
        if piped is not None and piped[1] == message.table:
            id: str | None = piped[0]
        else:
            id = await self.tickets.redeem(message.ticket, message.table, now)
        player = await self.store.player(id) if id is not None else None
        if player is None or player.banned:
            return None
        if self.open[player.id] >= self.limits.sockets_a_player:
            raise TooMany
        self.open[player.id] += 1
        client = Client(player.id, player.name, self.limits.queue_messages, self.limits.queue_bytes)
        client.language = message.language
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
