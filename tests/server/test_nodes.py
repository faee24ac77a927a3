"""Two servers on one PostgreSQL: any socket reaches any table, and a table outlives its node."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as dial

from kickdoor.replay.verify import verify
from kickdoor.server import journal as j
from kickdoor.server.cluster import LEASE, Cluster
from kickdoor.server.store import Batch, Card, Owner, Row, Store
from tests.server.person import PATIENCE, Person
from tests.server.process import Process

SETTINGS = {"seats": 3, "options": {"winning_level": 4}, "clocks": {"pace": 0}}
TAKEOVER = 45.0  # seconds: a lease lasts three, and the machine may be busy; the load kit wants 15 of a quiet one


@pytest.fixture
def nodes(tmp_path: Path, postgres_url: str) -> Iterator[tuple[Process, Process]]:
    with Process(tmp_path, postgres_url, name="one") as one, Process(tmp_path, postgres_url, name="two") as two:
        yield one, two


async def seat_two(ann: Person, ben: Person) -> str:
    """Ann at one node, Ben at the other, a bot between them; the game has begun."""
    table = await ann.create(SETTINGS, ["heuristic:normal", ""])
    await ann.join(table)
    await ben.join(table)
    await ben.do(t="sit", seat=2)
    await ben.do(t="ready")
    assert (await ann.do(t="start"))["t"] == "done"
    await ben.until(lambda m: m["t"] == "update")
    return table


async def rows(url: str, table: str) -> list[j.Entry]:
    store = await Store.open(url)
    try:
        kept = await store.read(table)
    finally:
        await store.close()
    assert [row.seq for row in kept] == list(range(1, len(kept) + 1))
    return [j.decode(row.data) for row in kept]


async def owner_of(url: str, table: str) -> Owner | None:
    """Who has it by a lease that runs."""
    store = await Store.open(url)
    try:
        return await store.owner(table)
    finally:
        await store.close()


async def until_closed(person: Person) -> int:
    """Read on until the socket is closed; the code it was closed with."""
    for _ in range(10_000):
        try:
            await person.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0
    raise AssertionError("the socket stays open")


async def come_back(person: Person, table: str) -> float:
    """Reconnect until the table answers; the seconds it took."""
    begin = time.monotonic()
    while time.monotonic() - begin < PATIENCE:
        try:
            await person.leave()
            await person.join(table)
            return time.monotonic() - begin
        except (ConnectionClosed, httpx.TransportError, OSError, AssertionError):
            await asyncio.sleep(0.1)
    raise AssertionError("the table does not come back")


def test_a_socket_on_any_node_reaches_any_table(nodes: tuple[Process, Process]) -> None:
    one, two = nodes

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, Person(two.address, "Ben") as ben:
            await seat_two(ann, ben)
            await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
            assert ann.table["replay"] == ben.table["replay"] != ""
            log = await ben.http.get(f"/api/replays/{ben.table['replay']}/log")
            path = one.folder / "log.jsonl"
            path.write_bytes(log.content)
            verdict = verify(path)
            assert verdict.over
            assert {"Ann", "Ben"} <= set(path.read_text().split('"'))

    asyncio.run(story())


def test_what_another_node_hands_on_is_counted_where_it_comes_in(tmp_path: Path, postgres_url: str) -> None:
    """All of it comes from one address: the other node's."""
    tight = "--limit", "sockets-an-address=2", "--limit", "sockets-a-minute=3"

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, AsyncExitStack() as crowd:
            table = await ann.create(SETTINGS, ["", ""])
            await ann.join(table)
            others = [await crowd.enter_async_context(Person(two.address, f"P{n}")) for n in range(6)]
            for other in others:
                await other.join(table)
            assert (await others[-1].do(t="say", text="all here"))["t"] == "done"
            assert await asyncio.to_thread(knock, one.address) == 1013  # strangers are counted as before

    with Process(tmp_path, postgres_url, *tight, name="one") as one, Process(tmp_path, postgres_url, name="two") as two:
        asyncio.run(story())


def knock(address: str) -> int:
    """Two more sockets that nobody vouches for: the code with which the second is sent away."""
    place = f"{address.replace('http', 'ws', 1)}/ws"
    words = {"authorization": "Bearer nobody"}
    with dial(place, additional_headers=words), dial(place, additional_headers=words) as second:
        code: int = json.loads(second.recv(PATIENCE))["code"]
        return code


def test_who_leaves_a_table_of_another_node_is_no_fault(nodes: tuple[Process, Process]) -> None:
    one, two = nodes

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, Person(two.address, "Ben") as ben:
            table = await seat_two(ann, ben)
            for _ in range(10):
                assert ben.socket is not None
                for _ in range(30):
                    await ben.send(t="sync")
                await ben.read()
                ben.socket.transport.abort()  # with answers on their way
                await ben.join(table)
            assert (await ben.do(t="say", text="still here"))["t"] == "done"

    asyncio.run(story())
    assert "socket-failed" not in two.log.read_text()


def test_a_dead_nodes_table_is_taken_over(nodes: tuple[Process, Process], postgres_url: str) -> None:
    one, two = nodes

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, Person(two.address, "Ben") as ben:
            table = await seat_two(ann, ben)
            assert (await ann.do(t="say", text="before the crash"))["t"] == "done"
            one.kill()
            assert await come_back(ben, table) < TAKEOVER
            told = await ben.do(t="say", text="still here")
            assert told["t"] == "done"
            ann.address = two.address
            ann.http.base_url = two.address
            await come_back(ann, table)
            await asyncio.gather(ann.play(Random(3)), ben.play(Random(4)))
            kept = await rows(postgres_url, table)
            assert sum(isinstance(entry, j.Ended) for entry in kept) == 1

    asyncio.run(story())


def test_a_frozen_owner_cannot_write_after_it_was_taken_over(nodes: tuple[Process, Process], postgres_url: str) -> None:
    one, two = nodes

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, Person(two.address, "Ben") as ben:
            table = await seat_two(ann, ben)
            one.freeze()
            try:
                begin = time.monotonic()
                # What Ann sends waits in the frozen node.
                await ann.send(t="choose", id="late", step={"do": "pass"})
                await ann.send(t="say", id="late-line", text="from the ice")
                await until_closed(ben)
                await come_back(ben, table)
                assert time.monotonic() - begin < TAKEOVER
                assert (await ben.do(t="say", text="going on"))["t"] == "done"
            finally:
                one.thaw()
            # The old owner wakes up, notices, and sends its people away.
            await until_closed(ann)
            assert not any(message.get("id") == "late" and message["t"] == "done" for message in ann.heard)
            await come_back(ann, table)
            await asyncio.gather(ann.play(Random(5)), ben.play(Random(6)))
            kept = await rows(postgres_url, table)
            assert sum(isinstance(entry, j.Ended) for entry in kept) == 1

    asyncio.run(story())


def test_a_node_that_stops_lets_go_at_once(nodes: tuple[Process, Process], postgres_url: str) -> None:
    one, two = nodes

    async def story() -> None:
        async with Person(one.address, "Ann") as ann, Person(two.address, "Ben") as ben:
            table = await seat_two(ann, ben)
            assert await asyncio.to_thread(one.stop) == 0
            owner = await owner_of(postgres_url, table)
            assert owner is None or owner.epoch > 1  # its lease, which would have lasted longer, holds nobody up
            assert await until_closed(ben) == 1012
            await come_back(ben, table)

    asyncio.run(story())


def test_a_node_that_is_late_once_keeps_its_people(postgres_url: str) -> None:
    """Its lease has run out, but nobody has taken its tables: those who sit there by way of another node stay."""

    async def story() -> None:
        store = await Store.open(postgres_url)
        try:
            card = Card("playing", True, None, b"")
            await store.create("t", Batch("t", [Row(1, None, b"")], card))
            owner, other = Cluster(store, "http://here"), Cluster(store, "http://there")
            await store.beat(owner.node, owner.address, LEASE)
            assert await owner.take("t") == 1
            pipe = asyncio.create_task(other.moved("t", owner.node))
            await asyncio.sleep(0)
            for late in range(3):
                await store.beat(owner.node, owner.address, 0)
                await other.look_far()
                await store.beat(owner.node, owner.address, LEASE)
                await other.look_far()
                assert not other.far["t", owner.node].is_set(), late
            await store.beat(owner.node, owner.address, 0)
            await other.look_far()
            await other.look_far()
            await asyncio.wait_for(pipe, TAKEOVER)
            pipe = asyncio.create_task(other.moved("t", owner.node))
            await asyncio.sleep(0)
            await store.beat(other.node, other.address, LEASE)
            assert await other.take("t") == 2
            await other.look_far()  # it is another's: that is seen at once
            await asyncio.wait_for(pipe, TAKEOVER)
        finally:
            await store.close()

    asyncio.run(story())
