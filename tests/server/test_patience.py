"""What a stranger with patience could make heavy: long games, many who look on, many frames at once."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from kickdoor.chance import Seeded
from kickdoor.engine import ids
from kickdoor.engine.options import options
from kickdoor.game import Point
from kickdoor.server import hall as halls
from kickdoor.server import journal as j
from kickdoor.server import room as rooms
from kickdoor.server import telling, wire
from kickdoor.server.buckets import Gate
from kickdoor.server.client import Client
from kickdoor.server.desk import Desk
from kickdoor.server.ear import LATER, TOLD, Ear
from kickdoor.server.identity import Signer
from kickdoor.server.keeping import LONG, snapshot_due
from kickdoor.server.limits import Limits
from kickdoor.server.room import open_room
from kickdoor.server.sockets import REASON, say_goodbye
from kickdoor.server.store import Batch, Card, Replay, Row, Store
from kickdoor.server.stream import Stream
from kickdoor.server.timing import forced
from tests.privacy.streams import new_room
from tests.server.house import SECRET, House, choosing, housed, played, reached, settings
from tests.server.test_companion import opened

ADDRESS = "192.0.2.7"


# ---- games without end


@housed
async def test_a_game_that_has_become_too_long_is_closed(house: House) -> None:
    house.hall.limits = Limits(least_pace=0, game_choices=120)
    (ann,) = await house.seat(["Ann"], options={})
    await house.play(ann, dice=Random(1))
    assert ann.room.state == "closed"
    assert 120 <= ann.room.length < 160
    assert ann.table["closed"] == "This game has become too long."
    assert await ann.refused(t="say", text="And now?") == "not-now"
    table, rows = ann.at, await house.rows(ann.at)
    await house.restart()
    await ann.come(table)
    assert (ann.table["state"], len(await house.rows(table))) == ("closed", len(rows))


@housed
async def test_a_table_at_which_too_much_happens_is_closed(house: House) -> None:
    house.hall.limits = Limits(least_pace=0, table_rows=40)
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    for n in range(60):
        if ben.room.state == "closed":
            break
        await ben.do(t="ready", ready=bool(n % 2))
    assert ann.room.state == ann.table["state"] == "closed"
    assert (ann.table["closed"], len(await house.rows(ann.at))) == ("This table has become too long.", 41)


@housed
async def test_what_the_database_alone_remembers_is_not_asked_for_again_and_again(house: House) -> None:
    """The table is read anew each time, and everybody waits for that."""
    house.hall.again = Gate.of(3, 60, "again-a-minute")
    ann, ben = await house.seat(["Ann", "Ben"], start=False)
    await ben.done(t="ready", id="old", ready=False)
    answers = []
    for _ in range(4):
        ben.room.actions.clear()  # as after four hundred others
        answers.append(await ben.do(t="ready", id="old"))
    assert [answer["t"] for answer in answers] == ["done"] * 4
    assert ben.client is not None
    assert ben.client.closing == wire.Bye(wire.CLOSE_POLICY, "Too many messages.", "again-a-minute")
    length = ann.room.seq
    await ann.done(t="say", text="Where is Ben?")
    assert (ann.room.seq, ann.client is not None and ann.client.closing) == (length + 1, None)


def test_a_snapshot_is_made_at_last_even_where_something_could_be_taken_back() -> None:
    room = open_room("fork", played(choosing))
    room.start("5eed" * 16)
    game = room.playing
    game.back.append(Point(game.length, game.chances, 0, game.state.clone()))
    room.kept = room.seq - 64
    assert not snapshot_due(room, [], 64)
    room.kept = room.seq - 64 * LONG
    room.undo = (0, {0})
    assert not snapshot_due(room, [], 64)  # somebody is about to
    room.undo = None
    assert snapshot_due(room, [], 64)
    assert game.back == []


def test_an_earlier_game_is_played_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    first = played(choosing)
    whole, parts = open_room("one", first), open_room("other", first)
    whole.start("5eed" * 16)
    monkeypatch.setattr(rooms, "PART", 7)
    parts.begin("5eed" * 16)
    assert len(list(parts.play_earlier())) == -(-len(first.choices) // 7) > 3
    parts.deal()
    assert (parts.length, parts.past, parts.told) == (whole.length, whole.past, whole.told)
    assert parts.playing.digest() == whole.playing.digest()


@housed
async def test_a_fork_opens_again_from_a_snapshot(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(choosing))
    kept = await house.store.snapshot(ann.at)
    assert kept is not None
    assert kept[0] == len(await house.rows(ann.at))
    await house.play(ann, dice=Random(2), until=reached(ann.room.length + 20))


# ---- many who look on


@housed
async def test_those_who_look_on_are_told_of_the_table_with_one_message(house: House) -> None:
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    crowd = [await house.guest(f"Guest {n}") for n in range(30)]
    for one in crowd:
        await one.come(ann.at)
    made = []
    write = telling.table_message

    def count(*words: Any) -> wire.Table:
        made.append(words)
        return write(*words)

    with patch.object(telling, "table_message", count):
        await ann.done(t="look", face="abc")
    assert len(made) < 10  # three, and what the house asks to know that all is quiet
    assert crowd[-1].table["seats"][0]["face"] == "abc"
    assert (ann.table["you"], crowd[0].table["you"]) == (0, -1)
    assert len(ann.table["lookers"]) == 30
    assert crowd[0].table["lookers"] == []


class Slow:
    """The wire of one socket, and a clock that stands still: what is to be done later is noted."""

    def __init__(self) -> None:
        self.waits: list[tuple[float, Callable[[], None]]] = []
        self.paused = False

    def time(self) -> float:
        return 100.0

    def call_later(self, wait: float, work: Callable[[], None]) -> None:
        self.waits.append((wait, work))

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False


@housed
async def test_frames_of_one_address_come_one_after_the_other(house: House) -> None:
    """However many sockets they come from: the second of those that wait does so for twice as long."""
    house.hall.limits = Limits(address_frame_rate=10.0, address_frame_burst=2)
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    table, desk = house.at(ann.at), Desk(house.hall, Signer(b"x" * 32))
    waited: list[float] = []
    heard: list[bytes] = []
    for number in range(60):
        client, slow = Client(f"player {number}", "Eve"), Slow()
        client.address = ADDRESS
        client.reach(Line(heard))
        ear = Ear(desk, client, table, slow)
        ear.loop = slow  # type: ignore[assignment]
        ear.hear(b'{"t":"sync"}')
        waited.append(slow.waits[0][0] if slow.waits else 0.0)
        assert slow.paused == bool(slow.waits)
    assert waited[:5] == pytest.approx([0, 0, 0.1, 0.2, 0.3])
    assert waited[-1] == LATER
    await house.settle()
    assert len(heard) == 2
    ear.hear(b'{"t":"sync"}')
    slow.waits[0][1]()
    await house.settle()
    assert (len(heard), slow.paused, len(slow.waits)) == (3, True, 2)  # the next one has to wait again
    slow.waits[1][1]()
    await house.settle()
    assert (len(heard), slow.paused) == (4, False)


class Line:
    def __init__(self, heard: list[bytes]) -> None:
        self.heard = heard

    def ready(self) -> bool:
        return True

    def write(self, data: bytes) -> None:
        self.heard.append(data)


@housed
async def test_a_frame_counts_for_all_who_are_told_of_it(house: House) -> None:
    house.hall.limits = Limits(address_frame_rate=10.0, address_frame_burst=2)
    ann, _ben = await house.seat(["Ann", "Ben"], start=False)
    for n in range(4 * TOLD):
        await (await house.guest(f"Guest {n}")).come(ann.at)
    desk, client, slow = Desk(house.hall, Signer(b"x" * 32)), Client("player", "Eve"), Slow()
    ear = Ear(desk, client, house.at(ann.at), slow)
    ear.loop = slow  # type: ignore[assignment]
    ear.hear(b'{"t":"sync"}')
    assert slow.waits[0][0] == pytest.approx((1 + 4 - 2) / 10)


@housed
async def test_addresses_that_are_not_wanted_are_remembered_for_so_many_tables(house: House) -> None:
    with patch.object(halls, "MOST_BARRING", 3):
        for n in (1, 2, 3, 1, 4):
            house.hall.bar(f"table {n}", {ADDRESS})
    assert list(house.hall.barred) == ["table 3", "table 1", "table 4"]


# ---- the last word


def test_the_last_word_fits_its_frame_in_any_script() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(say_goodbye(send, wire.Bye(4003, "Стоп " * 60)))
    assert len(sent[-1]["reason"].encode()) in (REASON - 1, REASON)
    assert sent[-1]["reason"] in "Стоп " * 60


# ---- what a finished game is good for


def test_a_fork_counts_for_what_is_kept_with_it_and_looking_back_is_heavy(sqlite_url: str) -> None:
    header = {"editions": ["classic"], "options": {}, "players": 3, "sexes": ["male", "female", "male"], "names": []}
    end = {"end": {"secret": SECRET, "winners": [0], "digest": ""}}
    log = msgspec.json.Encoder().encode_lines([header, *[[-1, 0, 0, 0, 0]] * 100, *[[0, 1, 0, 0, 0]] * 2500, end])

    async def keep() -> None:
        store = await Store.open(sqlite_url)
        try:
            row = Row(1, None, j.encode(j.Opened("ann", settings(), "x")))
            replay = Replay("long", "t", 1, "classic", log, (None,) * 3)
            await store.create("t", Batch("t", [row], Card("over", False, "x", b"{}"), replay=replay))
        finally:
            await store.close()

    asyncio.run(keep())
    with opened(sqlite_url, Limits(tables_here_an_hour=7, heavy_a_minute=1)) as browser:
        browser.post("/api/guest", json={"name": "Ann"})
        answers = [browser.post("/api/replays/long/fork", json={"at": at}) for at in (2500, 150, 2500, 150)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]  # 1 + 2, 1, 1 + 2
        assert answers[-1].json()["limit"] == "tables-here-an-hour"
        looks = [browser.get("/api/replays/long/analysis", params={"language": name}) for name in ("en", "de")]
        assert looks[0].status_code == 410  # it is made up
        assert (looks[1].status_code, looks[1].json()["limit"]) == (429, "heavy-a-minute")
    # What is far in counts for more; what is left is far from enough, however slowly it is asked.
    with opened(sqlite_url, Limits(frames_a_minute=7)) as browser:
        pages = [browser.get("/api/replays/long/frames", params={"start": at}) for at in (0, 2000, 2000, 2000)]
        assert [answer.status_code for answer in pages] == [410, 410, 410, 429]  # 1, 3, 3, 3
    with opened(sqlite_url, Limits(heavy_a_minute=3)) as browser:
        looks = [browser.get("/api/replays/long/analysis", params={"language": name}) for name in ("en", "de")]
        assert looks[0].status_code == 410
        assert looks[1].json()["limit"] == "heavy-a-minute"  # 3, 3


# ---- what an answer at once would tell


def test_nobody_is_answered_for_where_it_would_tell_of_the_hand() -> None:
    """Legends: whoever dies with cards in hand is asked for one that saves them, whether or not they hold one."""
    dice, game, met = Seeded("saved"), 1, 0
    room = new_room("legends", game)
    while met < 3:
        if room.playing.over:
            game += 1
            room = new_room("legends", game)
        s = room.playing.state
        top = s.stack[-1]
        if top[ids.KIND] == ids.F_PICK and top[ids.PICK_WHY] == ids.WHY_SAVE and len(top[ids.PICK_OPTIONS :]) == 1:
            stream = Stream(room.playing, len(room.seats))
            stream.ask()
            hand = s.zones[top[ids.SEAT] * ids.SEAT_ZONES + ids.Z_HAND]
            assert len(stream.asked[top[ids.SEAT]].request.options) == 1  # type: ignore[union-attr]
            assert (forced(room, stream) is None) == bool(hand)
            met += bool(hand)
        offered = options(s, s.asked)
        room.carry_out([(s.asked, offered[dice.below(len(offered))])])
