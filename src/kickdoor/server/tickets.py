"""Tickets: how a socket shows whose it is. They go into its first frame, never into an address that somebody logs."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from kickdoor.server.identity import Signer, new_id

TICKET_MS: Final = 30_000  # a used nonce must be remembered for so long; afterwards the ticket is refused by its date


class Bearer(NamedTuple):
    """Who comes to a table."""

    player: str
    session: str
    address: str = ""  # from where; known where the socket is


class Tickets:
    """Gives tickets out and takes them back, each once. `use(nonce, at)` says False for a nonce that was used before,
    on whichever node."""

    __slots__ = ("_signer", "_use")

    def __init__(self, signer: Signer, use: Callable[[str, int], Awaitable[bool]]) -> None:
        self._signer = signer
        self._use = use

    def issue(self, bearer: Bearer, table: str, now: int) -> str:
        """A ticket for one socket to one table."""
        return self._signer.seal("ticket", (bearer.player, bearer.session, table, new_id()), now + TICKET_MS)

    async def redeem(self, ticket: str, table: str, now: int) -> Bearer | None:
        """Whose ticket it is. None: forged, too late, for another table, or used before."""
        parts = self._signer.unseal("ticket", ticket, now)
        if parts is None:
            return None
        player, session, where, nonce = parts
        if where != table or not await self._use(nonce, now):
            return None
        return Bearer(player, session)

    def node_token(self, bearer: Bearer, table: str, now: int) -> str:
        """One node's word to another when it opens a pipe to a table there: the player's ticket was redeemed here."""
        return self._signer.seal("node", (*bearer, table), now + TICKET_MS)

    def vouches(self, token: str, now: int) -> bool:
        """Is this another node's word, whomever and whatever table it is about?"""
        return self._signer.unseal("node", token, now) is not None

    def read_node_token(self, token: str, table: str, now: int) -> Bearer | None:
        """Whom another node vouches for at this table, or None."""
        parts = self._signer.unseal("node", token, now)
        return Bearer(*parts[:3]) if parts and parts[3] == table else None
