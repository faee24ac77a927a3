"""One server among several on the same PostgreSQL: which tables are its own, and hints from the others.

A table belongs to one node at a time, by a lease with an epoch. What keeps two nodes from writing is the database:
every batch names its epoch, and no two rows have the same number. Hints only make things quick.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from kickdoor.server.identity import new_id
from kickdoor.server.store import Owner, Store, StoreError

LEASE = 3.0  # seconds a node may be silent before its tables are free
BEAT = 0.8
FROZEN = 2.0  # seconds of silence after which a node asks whether its tables are still its own


class Forget(Struct, frozen=True, tag="forget"):
    """A player is erased or banned."""

    player: str
    why: str


class Reload(Struct, frozen=True, tag="reload"):
    """Somebody else has written to this table."""

    table: str


class Freed(Struct, frozen=True, tag="freed"):
    """A node has let go of its tables."""

    node: str


class Ended(Struct, frozen=True, tag="ended"):
    """Sessions have ended."""

    sessions: tuple[str, ...]


Hint: TypeAlias = Forget | Reload | Freed | Ended
read_hint = msgspec.json.Decoder(Hint).decode


class Cluster:
    """The leases of one node."""

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.node = new_id(6)
        self.address = address
        self.freed = asyncio.Event()  # somebody has let go of tables
        self.far: dict[tuple[str, str], asyncio.Event] = {}  # pipes by table and its node: set when it has another
        self.silent: set[str] = set()  # nodes of such tables whose leases had run out at the last look
        self.pipes: Counter[tuple[str, str]] = Counter()
        self.log = structlog.get_logger("kickdoor")

    async def open(self, hear: Callable[[Hint], None]) -> None:
        """Be known to the others, and hear them."""

        def heard(payload: str) -> None:
            try:
                hint = read_hint(payload)
            except msgspec.MsgspecError:
                self.log.warning("hint-unreadable")
                return
            if isinstance(hint, Freed):
                self.freed.set()
            hear(hint)

        await self.store.beat(self.node, self.address, LEASE)
        await self.store.listen(heard)

    async def tell(self, hint: Hint) -> None:
        """A hint that cannot be sent is no harm."""
        try:
            await self.store.notify(msgspec.json.encode(hint).decode())
        except StoreError as error:
            self.log.warning("hint-lost", error=str(error))

    async def take(self, table: str) -> int | Owner | None:
        """The epoch in which this node has the table now, or who has it; None when neither can be said at once."""
        epoch = await self.store.claim(table, self.node)
        if epoch is not None:
            return epoch
        return await self.store.owner(table)

    async def let_go(self, table: str) -> None:
        await self.store.release(self.node, table)

    async def run(self, check: Callable[[], Any]) -> None:
        """Stay alive for the others; after a long silence, see what is still ours."""
        loop = asyncio.get_running_loop()
        last = loop.time()
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.store.beat(self.node, self.address, LEASE)
                await self.look_far()
            except StoreError as error:
                self.log.error("beat-failed", error=str(error))
                continue
            now = loop.time()
            if now - last > FROZEN:
                await check()
            last = now

    async def look_far(self) -> None:
        """Tables of others, at which people of this node sit: a node that is frozen closes nothing, its lease tells.

        A node may be late once, on a busy machine: what nobody else has taken is given up at the second look."""
        if not self.far:
            return
        owners = await self.store.owners({table for table, _node in self.far})
        before, self.silent = self.silent, {node for table, node in self.far if table not in owners}
        for (table, node), moved in self.far.items():
            if owners.get(table, "" if node in before else node) != node:
                moved.set()

    async def moved(self, table: str, node: str) -> None:
        """Until a table has another node than this. All pipes are looked after by one question, not one each."""
        key = table, node
        event = self.far.setdefault(key, asyncio.Event())
        self.pipes[key] += 1
        try:
            await event.wait()
        finally:
            self.pipes[key] -= 1
            if not self.pipes[key]:
                del self.pipes[key], self.far[key]

    async def close(self) -> None:
        """Everything is free for the others."""
        try:
            await self.store.release(self.node)
        except StoreError as error:
            self.log.warning("release-failed", error=str(error))
        await self.tell(Freed(self.node))

    async def wait(self, seconds: float) -> None:
        """Until tables are let go of, but no longer than that."""
        self.freed.clear()
        try:
            await asyncio.wait_for(self.freed.wait(), seconds)
        except TimeoutError:
            return
