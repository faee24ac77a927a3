"""What nobody comes back to is thrown away; what is somebody's stays."""

import asyncio
from dataclasses import replace

from kickdoor.server import journal as j
from kickdoor.server.clocks import Pulse
from kickdoor.server.late import Late
from kickdoor.server.limits import Limits
from kickdoor.server.store import Batch, Card, Ends, Replay, Row, Store
from kickdoor.server.store.expiry import Expired
from tests.server.house import House, housed, settings

HOUR, DAY = 3_600_000, 86_400_000
NOW = 10_000 * DAY


async def table(store: Store, id: str, state: str, when: int, *people: str) -> None:
    opened = j.encode(j.Opened("ann", settings(), id))
    batch = Batch(id, [Row(1, None, opened)], Card(state, False, id, b"{}"), (1, b"x"), sitting=list(people))
    await store.create(id, batch)
    await touched(store, id, when)


async def touched(store: Store, id: str, when: int) -> None:
    await store.database.transact(
        lambda connection: connection.exec_driver_sql(f"UPDATE tables SET touched = {when} WHERE id = '{id}'")
    )


def test_each_kind_ends_at_its_time(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        try:
            limits = Limits()
            await table(store, "lobby", "lobby", NOW - 23 * HOUR, "ann")
            await table(store, "unplayed", "lobby", NOW - 25 * HOUR, "ann")
            await table(store, "open", "lobby", NOW - 25 * HOUR)
            await table(store, "game", "playing", NOW - 29 * DAY, "ann")
            await table(store, "asleep", "playing", NOW - 31 * DAY, "ann", "bob")
            await table(store, "over", "over", NOW - 31 * DAY, "ann")
            await table(store, "closed", "closed", NOW - 31 * DAY)
            gone = await store.expire(limits.ends(NOW), {"open"})
            assert gone.tables == 4
            kept = [
                id for id in ("lobby", "unplayed", "open", "game", "asleep", "over", "closed") if await store.entry(id)
            ]
            assert kept == ["lobby", "open", "game"]
            for id in ("unplayed", "asleep"):
                assert await store.read(id) == []
                assert await store.snapshot(id) is None
            assert {entry.id for entry in await store.tables_of("ann")} == {"lobby", "game"}
            assert (await store.expire(limits.ends(NOW), {"open"})) == Expired(0, 0, 0, 0)
        finally:
            await store.close()

    asyncio.run(story())


def test_guests_go_and_those_with_a_login_stay(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        try:
            ends = Limits().ends(NOW)
            for name, seen, subject in (
                ("passer", NOW - 4 * DAY, None),
                ("newcomer", NOW - 2 * DAY, None),
                ("sitter", NOW - 4 * DAY, None),
                ("old", NOW - 181 * DAY, None),
                ("known", NOW - 999 * DAY, "hash"),
            ):
                await store.add_player(name, name, seen, subject)
                await store.begin_session(name, name, seen)
            await table(store, "t", "playing", NOW, "sitter", "old")
            assert (await store.expire(ends, ())).guests == 2
            left = [name for name in ("passer", "newcomer", "sitter", "old", "known") if await store.player(name)]
            assert left == ["newcomer", "sitter", "known"]
            assert await store.sessions("passer") == []
            assert await store.sessions("known") == []  # it ended, but who logs in again is the same
        finally:
            await store.close()

    asyncio.run(story())


def test_a_finished_game_stays_as_long_as_somebody_played_it(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        try:
            ends = Limits().ends(NOW)
            await store.add_player("ann", "Ann", NOW, "hash")
            for id, people in (("hers", ("ann", None)), ("nobodys", (None, None))):
                await table(store, id, "over", NOW - 31 * DAY)
                game = Replay(id, id, NOW - 31 * DAY, "classic", b"log", people)
                await store.commit(Batch(id, [Row(2, None, b"{}")], replay=game))
                await touched(store, id, 1)
            gone = await store.expire(ends, ())
            assert (gone.tables, gone.replays) == (2, 1)
            assert [game.id for game in await store.replays_of("ann")] == ["hers"]
            assert await store.replay("nobodys") is None
        finally:
            await store.close()

    asyncio.run(story())


@housed
async def test_the_hall_sweeps_and_spares_what_is_open(house: House) -> None:
    ann = await house.guest("Ann")
    tables = [await house.table(ann) for _ in range(450)]  # more than one portion
    await ann.come(tables[0])
    house.hall.limits = replace(house.hall.limits, unplayed_hours=1e-9, passer_days=1e6)
    await asyncio.sleep(0.01)
    await house.hall.throw_away()
    left = [id for id in tables if await house.store.entry(id)]
    assert left == tables[:1]
    await ann.done(t="ready")


def test_ends_follow_from_the_limits() -> None:
    ends = Limits(unplayed_hours=2, guest_days=3).ends(NOW)
    assert isinstance(ends, Ends)
    assert (ends.unplayed, ends.guests, ends.over) == (NOW - 2 * HOUR, NOW - 3 * DAY, NOW - 30 * DAY)


def test_what_is_kept_back_for_spectators_is_bounded() -> None:
    pulse = Pulse()
    told: list[bytes] = []
    late = Late(pulse, 100, told.append)
    for number in range(50):
        late.put(b"%010d" % number, 60.0)
    assert late.size == 100
    assert len(pulse.alarms) == 1
    pulse.now = 60.0
    pulse.advance(0.1)
    assert told == [b"%010d" % number for number in range(40, 50)]
    late.put(b"x" * 500, 1.0)  # one alone is told, however long
    late.clear()
    pulse.now += 10.0
    pulse.advance(0.1)
    assert len(told) == 10
    assert late.size == 0
