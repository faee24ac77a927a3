"""The hall and its desk: tables opened once and put away when nobody is there; who may come in, and who is dropped."""

import asyncio
import threading
from dataclasses import replace
from itertools import count
from random import Random
from unittest.mock import AsyncMock, patch

import msgspec
import pytest

from kickdoor.ruleset import Box
from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.client import AT_ONCE, Client, Post, framed
from kickdoor.server.desk import Desk, TooMany
from kickdoor.server.identity import Signer
from kickdoor.server.letters import Came
from kickdoor.server.limits import Limits
from kickdoor.server.refusal import Refusal
from kickdoor.server.settings import Settings, box_of
from kickdoor.server.store import Batch, Row
from kickdoor.server.store.postgres import LONGEST_HINT
from kickdoor.server.tickets import Bearer
from kickdoor.words import languages
from tests.server.house import LONG, Guest, House, housed, settings, until

SWEEP = 0.0101  # seconds


@housed
async def test_a_table_is_opened_once_however_many_come_at_once(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table(ann)
    opened = await asyncio.gather(*(house.hall.table(table) for _ in range(10)))
    assert len(set(map(id, opened))) == 1
    assert opened[0] is house.at(table)
    assert await house.hall.table("nowhere") is None


def test_languages_are_read_before_somebody_is_refused_in_one(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read one takes long enough for everybody to notice, if it is done while they wait."""
    monkeypatch.setattr("kickdoor.server.hall.WARM", 0.0)
    read: list[str] = []
    monkeypatch.setattr("kickdoor.server.hall.language", lambda name: read.append(threading.current_thread().name))

    async def story() -> None:
        async with House(sqlite_url) as house:
            await house.hall.warm()

    asyncio.run(story())
    assert len(read) == len(languages())
    assert threading.current_thread().name not in read


def test_a_table_where_nobody_is_any_more_is_put_away(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kickdoor.server.hall.IDLE", 60.0)

    @housed
    async def run(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
        eve = await house.guest("Eve")
        other = await house.table(eve)
        await eve.come(other)
        await house.play(ann, ben, dice=Random(1), until=lambda room: room.length > 40)
        digest, table = ann.room.playing.digest(), ann.at
        await ann.go()
        await ben.go()
        house.hall.limits = replace(house.hall.limits, sweep_seconds=SWEEP)
        sweeps: list[float] = []

        async def nap(seconds: float) -> None:
            if seconds == SWEEP:
                sweeps.append(house.hall.pulse.now)
            await sleep(seconds)

        sleep = asyncio.sleep
        monkeypatch.setattr("kickdoor.server.hall.asyncio.sleep", nap)
        sweeping = asyncio.create_task(house.hall.sweep())
        try:
            await until(lambda: table in house.hall.idle)
            house.hall.pulse.now += 59.0
            swept = len(sweeps)
            await until(lambda: len(sweeps) > swept + 2)
            assert table in house.hall.tables
            house.hall.pulse.now += 1.0
            await until(lambda: table not in house.hall.tables)
        finally:
            sweeping.cancel()
        assert list(house.hall.tables) == [other]  # where somebody is
        assert list(house.hall.tasks) == [other]
        await ann.come(table)
        assert ann.room.playing.digest() == digest

    run(sqlite_url)


@housed
async def test_a_lobby_that_was_often_changed_is_opened_with_one_box_off_the_loop(house: House) -> None:
    ann = await house.guest("Ann")
    table = await house.table(ann)
    await ann.come(table)
    for n in range(6):
        await ann.done(t="change", settings=msgspec.to_builtins(settings(options={"winning_level": 20 + n})))
    await house.restart()
    opened: list[tuple[int, bool]] = []

    def note(wanted: Settings) -> Box:
        opened.append((wanted.options["winning_level"], threading.current_thread() is threading.main_thread()))
        return box_of(wanted)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kickdoor.server.hall.box_of", note)
        patch.setattr("kickdoor.server.room.box_of", note)
        await house.hall.table(table)
    assert opened == [(25, False), (25, True)]  # what was made elsewhere is at hand


@housed
async def test_a_code_that_is_taken_is_not_given_twice(house: House) -> None:
    ann = await house.guest("Ann")
    codes = iter(["BCDFGH"] * 3 + ["JKMNPR"] + ["BCDFGH"] * 20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kickdoor.server.hall.table_code", lambda: next(codes))
        assert (await house.hall.create(ann.id, settings(), [])).code == "BCDFGH"
        assert (await house.hall.create(ann.id, settings(), [])).code == "JKMNPR"
        with pytest.raises(Refusal, match="No code is free"):
            await house.hall.create(ann.id, settings(), [])
    entries = await house.store.open_tables()
    assert sorted(entry.code or "" for entry in entries) == ["BCDFGH", "JKMNPR"]


@housed
async def test_a_reader_that_is_too_slow_is_dropped_and_harms_nobody(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    slow = Client("player-slow", "Slow", most=20)
    house.at(ann.at).put(Came(slow))
    await house.play(ann, ben, dice=Random(1))
    assert slow.closing == wire.Bye(wire.CLOSE_SLOW, "This client reads too slowly.", "queue-messages")
    assert not slow.queue
    assert ann.table["state"] == "over"
    assert (await house.verify(ann.at)).over


class Narrow:
    """A line with room for so many writes."""

    def __init__(self) -> None:
        self.room = 0
        self.sent: list[bytes] = []

    def ready(self) -> bool:
        return len(self.sent) < self.room

    def write(self, data: bytes) -> None:
        self.sent.append(data)


def test_what_is_told_at_once_is_sent_at_once_as_far_as_there_is_room() -> None:
    async def run() -> None:
        client, line = Client("ann", "Ann"), Narrow()
        line.room = 2
        client.reach(line)
        await asyncio.sleep(0)
        for data in (b"one", b"two", b"three"):
            client.send(data)
        assert not line.sent
        await asyncio.sleep(0)
        assert line.sent == [framed(b"one") + framed(b"two") + framed(b"three")]
        much = [bytes([n]) * AT_ONCE for n in range(3)]
        for data in (*much, b"x"):
            client.send(data)
        await asyncio.sleep(0)
        assert line.sent[1:] == [framed(much[0])]
        assert client.size == 2 * AT_ONCE + 1
        line.room = 9
        client.flush()
        assert line.sent[2:] == [framed(much[1]), framed(much[2]), framed(b"x")]
        assert client.size == 0

    asyncio.run(run())


class Broken(Narrow):
    """A line that fails."""

    def ready(self) -> bool:
        raise OSError("broken")


def test_one_whose_line_fails_keeps_nobody_else_waiting() -> None:
    async def run() -> None:
        failed: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, told: failed.append(told["exception"]))
        post = Post()
        lines = [Narrow(), Broken(), Narrow()]
        for line in lines:
            line.room = 1
            client = Client("ann", "Ann", post=post)
            client.line = line
            client.send(b"news")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [line.sent for line in lines] == [[framed(b"news")], [], [framed(b"news")]]
        assert len(failed) == 1

    asyncio.run(run())


def test_what_waits_for_a_client_is_sent_before_the_last_word() -> None:
    async def run() -> None:
        client = Client("ann", "Ann")
        client.send(b"one")
        client.close(1000, "That is all.")
        client.close(1008, "Too late.")
        client.send(b"never")
        wire_out = Narrow()
        client.reach(wire_out)
        await asyncio.sleep(0)
        assert not client.silent.is_set()
        wire_out.room = 1
        client.flush()
        assert client.silent.is_set()
        assert wire_out.sent == [framed(b"one")]
        assert client.closing == wire.Bye(1000, "That is all.")
        big = Client("ben", "Ben", most_bytes=10)
        big.send(b"12345")
        before = big.closing
        big.send(b"123456")
        assert before is None
        assert big.closing is not None
        assert big.closing.code == wire.CLOSE_SLOW

    asyncio.run(run())


@housed
async def test_other_servers_are_told_of_many_sessions_in_parts(house: House) -> None:
    """What they can be told at once is no more than 8 KB."""
    house.hall.limits = Limits(sessions_a_player=1000)
    desk, told = Desk(house.hall, Signer(b"k" * 32)), AsyncMock()
    player, _cookie = await desk.guest("Ann", secure=True)
    for _ in range(350):
        await desk.begin_session(player.id, secure=True)
    with patch.object(house.hall, "cluster", told):
        assert await desk.end_sessions(player.id) == 351
    hints = [call.args[0] for call in told.tell.await_args_list]
    assert len({session for hint in hints for session in hint.sessions}) == 351
    assert max(len(msgspec.json.encode(hint)) for hint in hints) <= LONGEST_HINT


@housed
async def test_a_player_has_so_many_sessions_and_the_oldest_ends_with_its_sockets(house: House) -> None:
    """Whoever logs in again and again without a cookie leaves no rows without end, and no list without end to read."""
    house.hall.limits = Limits(sessions_a_player=2)
    desk = Desk(house.hall, Signer(b"k" * 32))
    with patch.object(house.hall, "wall", side_effect=count(1)):
        player, first = await desk.guest("Ann", secure=True)
        ann = Guest(house, player.id, "Ann")
        await ann.come(await house.table(ann))
        known = await desk.who(first.value)
        assert ann.client is not None
        assert known is not None
        ann.client.session = known[1]
        others = [await desk.begin_session(player.id, secure=True) for _ in range(2)]
        assert await desk.who(first.value) is None
        assert all([await desk.who(other.value) for other in others])
    assert len(await house.store.sessions(player.id)) == 2
    assert ann.client.closing is not None
    assert ann.client.closing.code == wire.CLOSE_TICKET


@housed
async def test_the_desk_knows_who_somebody_is(house: House) -> None:
    house.hall.limits = Limits(sockets_a_player=2)
    desk = Desk(house.hall, Signer(b"k" * 32))
    player, cookie = await desk.guest("  Ann ", secure=True)
    assert player.name == "Ann"
    assert cookie.secure
    found = await desk.who(cookie.value)
    assert found is not None
    assert found[0] == player
    assert await desk.who(None) is None
    assert await desk.who("forged") is None

    def hello() -> wire.Hello:
        return wire.Hello(desk.tickets.issue(Bearer(player.id, found[1]), "table", house.hall.wall()), "table")

    one, two = await desk.admit(hello(), ""), await desk.admit(hello(), "")
    assert one
    assert two
    with pytest.raises(TooMany):  # two sockets are enough
        await desk.admit(hello(), "")
    desk.leave(one)
    again = hello()
    assert await desk.admit(again, "") is not None
    desk.leave(two)
    assert await desk.admit(again, "") is None  # a ticket is good once
    assert await desk.admit(wire.Hello(hello().ticket, "elsewhere"), "") is None
    await house.store.ban(player.id)
    assert await desk.who(cookie.value) is None
    assert await desk.admit(hello(), "") is None
    await house.store.ban(player.id, False)
    await desk.erase(player.id, "gone")
    assert await desk.who(cookie.value) is None
    assert await desk.admit(hello(), "") is None


@housed
async def test_a_table_written_to_from_elsewhere_is_read_again(house: House) -> None:
    """As `kickdoor admin` does: the row is there, and whoever acts next finds the table closed."""
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    rows = len(await house.rows(ann.at))
    await house.store.commit(Batch(ann.at, [Row(rows + 1, None, j.encode(j.Closed("By the landlord.")))]))
    assert await ben.refused(t="ready", ready=False) == "busy"
    assert ann.table["state"] == "closed"
    assert ann.table["closed"] == "By the landlord."
