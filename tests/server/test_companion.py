"""Counters of the companion: shared by link, changed by everybody, also by those who were away."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any

import pytest
import segno
from litestar.testing import TestClient
from sqlalchemy import Connection, text

from kickdoor.server import companion
from kickdoor.server.app import make_app
from kickdoor.server.desk import Desk
from kickdoor.server.hall import Hall
from kickdoor.server.identity import Signer
from kickdoor.server.limits import Limits
from kickdoor.server.metrics import Metrics
from kickdoor.server.store import CounterFull, Store

pytestmark = pytest.mark.filterwarnings("ignore:.*body marker:DeprecationWarning")
Body = dict[str, Any]
Browser = TestClient[Any]
DAY = 24 * 3600 * 1000


@pytest.fixture
def limits() -> Limits:
    return Limits()


@pytest.fixture
def browser(sqlite_url: str, limits: Limits) -> Iterator[Browser]:
    with opened(sqlite_url, limits) as client:
        yield client


def opened(url: str, limits: Limits) -> Browser:
    """The application on a database of its own."""

    @asynccontextmanager
    async def open_desk() -> AsyncIterator[Desk]:
        store = await Store.open(url)
        hall = Hall(store, limits, Metrics())
        try:
            yield Desk(hall, Signer(bytes(range(1, 33))))
        finally:
            await hall.close()
            await store.close()

    return TestClient(make_app(open_desk))


def op(id: str, clock: int = 1, **changes: Any) -> Body:
    """A change as a device sends it."""
    sets = [["player.ann.level", clock]]
    return {"id": id, "clock": clock, "at": 1_700_000_000_000, "set": sets, "undo": None} | changes


def new(browser: Browser) -> str:
    answer = browser.post("/api/companion")
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["id"]
    return id


def send(browser: Browser, id: str, *ops: Body, since: int = 0) -> Body:
    answer = browser.post(f"/api/companion/{id}/ops", json={"ops": ops, "since": since})
    assert answer.status_code == 201, answer.text
    told: Body = answer.json()
    return told


def look(browser: Browser, id: str, since: int = 0) -> Body:
    answer = browser.get(f"/api/companion/{id}", params={"since": since})
    assert answer.status_code == 200, answer.text
    told: Body = answer.json()
    return told


def ids(told: Body) -> list[str]:
    return [each["id"] for each in told["ops"]]


# ---- sharing


@pytest.mark.parametrize("where", ["sqlite_url", "postgres_url"])
def test_everybody_with_the_link_sees_what_was_changed(where: str, request: pytest.FixtureRequest) -> None:
    with opened(request.getfixturevalue(where), Limits()) as browser:
        id = new(browser)
        assert look(browser, id) == {"ops": [], "seq": 0, "last": 0}
        first = op(
            "phone-01", set=[["game.edition", "classic"], ["player.ann.name", "Änn 🧝"], ["player.ann.dead", False]]
        )
        assert send(browser, id, first) == {"ops": [first], "seq": 1, "last": 1}
        second = op("tablet-1", 2, set=[], undo="phone-01")
        assert send(browser, id, second, since=1) == {"ops": [second], "seq": 2, "last": 2}
        assert look(browser, id) == {"ops": [first, second], "seq": 2, "last": 2}
        assert look(browser, id, since=2) == {"ops": [], "seq": 2, "last": 2}
        assert look(browser, new(browser)) == {"ops": [], "seq": 0, "last": 0}


def test_it_is_still_there_after_a_restart(sqlite_url: str) -> None:
    with opened(sqlite_url, Limits()) as browser:
        id = new(browser)
        send(browser, id, op("phone-01"))
    with opened(sqlite_url, Limits()) as browser:
        assert ids(look(browser, id)) == ["phone-01"]


def test_two_who_were_away_both_keep_what_they_did(browser: Browser) -> None:
    """The same clock on both: which comes first is settled by every device alike, and nothing is lost here."""
    id = new(browser)
    send(browser, id, op("start-01"))
    ann = [op(f"ann-{n:04}", 1 + n, set=[["player.ann.level", n]]) for n in range(1, 4)]
    bob = [op(f"bob-{n:04}", 1 + n, set=[["player.bob.gear", n]]) for n in range(1, 4)]
    assert ids(send(browser, id, *ann, since=1)) == ["ann-0001", "ann-0002", "ann-0003"]
    told = send(browser, id, *bob, since=1)
    assert told["ops"] == ann + bob
    assert told["seq"] == 7


def test_what_is_sent_again_is_not_done_again(browser: Browser) -> None:
    """An answer got lost, or the first half of what was sent is known already."""
    id = new(browser)
    send(browser, id, op("phone-01"), op("phone-02", 2))
    assert send(browser, id, op("phone-02", 9), op("phone-01"), since=2) == {"ops": [], "seq": 2, "last": 2}
    told = send(browser, id, op("phone-02", 2), op("phone-03", 3), op("phone-03", 4))
    assert ids(told) == ["phone-01", "phone-02", "phone-03"]
    assert [each["clock"] for each in told["ops"]] == [1, 2, 3]
    other = new(browser)
    assert ids(send(browser, other, op("phone-01"))) == ["phone-01"]


def test_a_long_story_is_told_page_by_page(browser: Browser) -> None:
    id = new(browser)
    names = [f"phone-{n:04}" for n in range(companion.PAGE + 20)]
    for first in range(0, len(names), companion.AT_ONCE):
        send(browser, id, *map(op, names[first : first + companion.AT_ONCE]), since=first)
    page = look(browser, id)
    assert (page["seq"], page["last"]) == (companion.PAGE, len(names))
    rest = look(browser, id, since=page["seq"])
    assert (rest["seq"], rest["last"]) == (len(names), len(names))
    assert ids(page) + ids(rest) == names


def test_whoever_knows_more_than_the_server_is_told_so(browser: Browser) -> None:
    """After a backup was put back: the device sends everything again."""
    id = new(browser)
    send(browser, id, op("phone-01"))
    assert look(browser, id, since=9) == {"ops": [], "seq": 1, "last": 1}


def test_the_qr_code_leads_to_the_counter(browser: Browser) -> None:
    id = new(browser)
    answer = browser.get(f"/api/companion/{id}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    wanted = BytesIO()
    code = segno.make(f"{browser.base_url}/companion/{id}", error="m")
    code.save(wanted, kind="svg", scale=4, border=2, dark="#2b1a0e")
    assert answer.content == wanted.getvalue()


def test_answers_are_not_kept_on_the_way(browser: Browser) -> None:
    assert browser.get(f"/api/companion/{new(browser)}").headers["cache-control"] == "no-store"


# ---- many at once


def test_two_servers_give_out_every_number_once(database_url: str) -> None:
    """Some changes come by both, as from a device that was not sure."""

    async def device(store: Store, name: str) -> None:
        for n in range(25):
            assert await store.count("c", [(f"{name}-{n}", b"1"), (f"both-{n}", b"2")], 100, 2)

    async def story() -> None:
        stores = [await Store.open(database_url) for _ in range(2)]
        try:
            await stores[0].open_counter("c", 1)
            await asyncio.gather(device(stores[0], "ann"), device(stores[1], "bob"))
            rows = await stores[0].ops("c", 0, 100, 1 << 20)
            assert [row.seq for row in rows] == list(range(1, 76))
            assert {row.action for row in rows} == {f"{who}-{n}" for who in ("ann", "bob", "both") for n in range(25)}
            assert await stores[1].counted("c") == 75
        finally:
            for store in stores:
                await store.close()

    asyncio.run(story())


# ---- limits


def test_a_full_counter_says_so_and_keeps_what_it_has(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companion, "MOST_OPS", 2)
    id = new(browser)
    send(browser, id, op("phone-01"))
    answer = browser.post(f"/api/companion/{id}/ops", json={"ops": [op("phone-02", 2), op("phone-03", 3)]})
    assert (answer.status_code, answer.json()) == (409, {"error": "this counter has its 2 changes: begin another"})
    assert ids(look(browser, id)) == ["phone-01"]
    assert ids(send(browser, id, op("phone-01"), op("phone-02", 2))) == ["phone-01", "phone-02"]


@pytest.mark.parametrize("limits", [Limits(counters_an_hour=2, counts_a_minute=3)])
def test_nobody_asks_too_much(browser: Browser) -> None:
    id = new(browser)
    new(browser)
    assert browser.post("/api/companion").status_code == 429
    for _ in range(3):
        send(browser, id, op("phone-01"))
    assert browser.post(f"/api/companion/{id}/ops", json={"ops": []}).status_code == 429
    assert ids(look(browser, id)) == ["phone-01"]


@pytest.mark.parametrize("limits", [Limits(counts_a_minute=12), Limits(counts_a_day=12)], ids=["minute", "day"])
def test_long_changes_count_for_more(browser: Browser, limits: Limits) -> None:
    id = new(browser)
    fields = [[f"player.k{n}.name", "x" * 80] for n in range(80)]
    send(browser, id, {**op("phone-01"), "set": fields})
    answer = browser.post(f"/api/companion/{id}/ops", json={"ops": [{**op("phone-02", 2), "set": fields}]})
    reached = "counts-a-minute" if limits.counts_a_minute == 12 else "counts-a-day"
    assert (answer.status_code, answer.json()["limit"]) == (429, reached)
    send(browser, id, op("phone-03", 3))


def test_old_counters_are_forgotten(database_url: str) -> None:
    async def story() -> None:
        store = await Store.open(database_url)
        try:
            await store.open_counter("old", DAY)
            await store.open_counter("used", DAY)
            assert await store.count("old", [("a", b"1")], 10, DAY)
            assert await store.count("used", [("a", b"1")], 10, 2 * DAY)
            await store.open_counter("new", 5 * DAY)
            gone = await store.expire(Limits(counter_days=3).ends(5 * DAY), ())
            assert (gone.counters, (await store.expire(Limits(counter_days=3).ends(5 * DAY), ())).counters) == (1, 0)
            assert [await store.counted(id) for id in ("old", "used", "new")] == [None, 1, 0]
            assert await store.ops("old", 0, 10, 1 << 20) == []
            assert not await store.count("old", [("b", b"2")], 10, 3 * DAY)
        finally:
            await store.close()

    asyncio.run(story())


def test_too_many_changes_are_all_refused(sqlite_url: str) -> None:
    async def story() -> None:
        store = await Store.open(sqlite_url)
        try:
            await store.open_counter("c", 1)
            with pytest.raises(CounterFull):
                await store.count("c", [("a", b"1"), ("b", b"2")], 1, 2)
            assert await store.counted("c") == 0
        finally:
            await store.close()

    asyncio.run(story())


# ---- bad input


@pytest.mark.parametrize(
    "bad",
    [
        {"id": "short"},
        {"id": "with space 1"},
        {"id": "x" * 41},
        {"clock": 0},
        {"clock": 10**9},
        {"clock": "one"},
        {"at": -1},
        {"at": 10**14},
        {"undo": "?"},
        {"more": 1},
        {"set": [["player.ann.level"]]},
        {"set": [["player.ann.level", 1, 2]]},
        {"set": [["player.ann.level", 1.5]]},
        {"set": [["player.ann.level", None]]},
        {"set": [["player.ann.level", [1]]]},
        {"set": [["player.ann.level", 10**14]]},
        {"set": [["player.ann.name", "x" * 81]]},
        {"set": [["player..level", 1]]},
        {"set": [["player.ann.one.two", 1]]},
        {"set": [["__proto__.ann.level", 1]]},
        {"set": [["game", 1]]},
        {"set": [["seat.ann.level", 1]]},
        {"set": [["game.edition", "x"]] * 121},
    ],
    ids=lambda bad: str(bad)[:50],
)
def test_a_change_that_is_none_is_refused_with_all_it_came_with(browser: Browser, bad: Body) -> None:
    id = new(browser)
    answer = browser.post(f"/api/companion/{id}/ops", json={"ops": [op("phone-01"), op("phone-02") | bad]})
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert look(browser, id)["last"] == 0


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{}", 400),
        (b"[]", 400),
        (b'{"ops": [], "since": -1}', 400),
        (b'{"ops": [], "more": 1}', 400),
        (b'{"ops": [' + b"{}," * 100 + b"{}]}", 400),
        (b'{"ops": ["' + b"x" * 70_000 + b'"]}', 413),
    ],
)
def test_a_body_that_is_none_is_refused(browser: Browser, body: bytes, status: int) -> None:
    headers = {"content-type": "application/json"}
    assert browser.post(f"/api/companion/{new(browser)}/ops", content=body, headers=headers).status_code == status


def test_what_is_not_there_is_not_found(browser: Browser) -> None:
    nobody = {"error": "there is no such counter"}
    for answer in (
        browser.get("/api/companion/nobody"),
        browser.get("/api/companion/nobody/qr.svg"),
        browser.post("/api/companion/nobody/ops", json={"ops": [op("phone-01")]}),
    ):
        assert (answer.status_code, answer.json()) == (404, nobody)
    assert browser.get("/api/companion/no-body").status_code == 400
    assert browser.get(f"/api/companion/{new(browser)}", params={"since": "x"}).status_code == 400


def test_other_pages_change_nothing(browser: Browser) -> None:
    id = new(browser)
    elsewhere = {"origin": "https://elsewhere.example"}
    assert browser.post("/api/companion", headers=elsewhere).status_code == 403
    assert (
        browser.post(f"/api/companion/{id}/ops", json={"ops": [op("phone-01")]}, headers=elsewhere).status_code == 403
    )
    assert look(browser, id)["last"] == 0


# ---- the schema


def test_a_database_from_before_gets_its_counters(database_url: str) -> None:
    def back(connection: Connection) -> None:
        for statement in (
            "DROP TABLE counter_ops",
            "DROP TABLE counters",
            "DROP TABLE sessions",
            "DROP TABLE reports",
            "DROP INDEX tables_touched",
            "DROP INDEX players_seen",
            "DROP INDEX replays_created",
            "ALTER TABLE nodes DROP COLUMN lease",
            "ALTER TABLE tables ADD COLUMN lease BIGINT DEFAULT 0 NOT NULL",
            "UPDATE alembic_version SET version_num = '0001'",
        ):
            connection.execute(text(statement))

    async def story() -> None:
        store = await Store.open(database_url)
        assert await store.add_player("ann", "Ann", 1)
        await store.database.transact(back)
        await store.close()
        store = await Store.open(database_url)
        try:
            await store.open_counter("c", 1)
            assert await store.counted("c") == 0
            assert await store.player("ann") is not None
        finally:
            await store.close()

    asyncio.run(story())
