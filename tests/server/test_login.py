"""Logging in at a real server, with the real little provider of the tests of OpenID Connect."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any, cast

import httpx
import pytest
import uvicorn
from litestar import Response

from kickdoor.server import admin
from kickdoor.server.app import make_app
from kickdoor.server.desk import Desk
from kickdoor.server.hall import Hall
from kickdoor.server.identity import COOKIE, Signer
from kickdoor.server.limits import Limits
from kickdoor.server.login import BANNED, NAMELESS, known_as, open_login
from kickdoor.server.metrics import Metrics
from kickdoor.server.oidc import DOWN, LATE, OTHER_AUDIENCE, STATE_COOKIE, LoginRefused
from kickdoor.server.store import Store
from kickdoor.server.store.store import PLAYER
from tests.server import test_oidc
from tests.server.test_oidc import NOW, House, change

street, house = test_oidc.street, test_oidc.house
SIGNER = Signer(bytes(range(1, 33)))
PATIENCE = 60.0


def open_desk_at(url: str, limits: Limits) -> Callable[[], AbstractAsyncContextManager[Desk]]:
    @asynccontextmanager
    async def open_desk() -> AsyncIterator[Desk]:
        store = await Store.open(url)
        hall = Hall(store, limits, Metrics())
        try:
            yield Desk(hall, SIGNER, (), open_login(SIGNER, lambda: NOW))
        finally:
            await hall.close()
            await store.close()

    return open_desk


@dataclass
class Served:
    address: str
    database: str

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, verify=False, timeout=PATIENCE)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def limits() -> Limits:
    return Limits()


@pytest.fixture
def served(house: House, limits: Limits, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """A server that sends people to the house."""
    door = socket.create_server(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    monkeypatch.setenv("KICKDOOR_OIDC_ISSUER", house.url)
    monkeypatch.setenv("KICKDOOR_OIDC_CLIENT_ID", "doors")
    monkeypatch.setenv("KICKDOOR_OIDC_CLIENT_SECRET", "hush")
    monkeypatch.setenv("KICKDOOR_PUBLIC_URL", address)
    config = uvicorn.Config(make_app(open_desk_at(sqlite_url, limits)), log_config=None, lifespan="on")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    yield Served(address, sqlite_url)
    server.should_exit = True
    thread.join(PATIENCE)
    assert not thread.is_alive()


def be(browser: httpx.Client, name: str) -> None:
    assert browser.post("/api/guest", json={"name": name}).status_code == 201


def log_in(browser: httpx.Client) -> httpx.Response:
    """To the provider and back; what the callback says."""
    away = browser.get("/api/login")
    assert away.status_code == 302, away.text
    back = browser.get(away.headers["location"])
    assert back.status_code == 302
    return browser.get(back.headers["location"])


def me(browser: httpx.Client) -> dict[str, object]:
    answer = browser.get("/api/me")
    assert answer.status_code == 200, answer.text
    told: dict[str, object] = answer.json()
    return told


def test_a_guest_who_logs_in_keeps_name_and_seats(served: Served) -> None:
    with served.browser() as laptop, served.browser() as phone:
        be(laptop, "Ann")
        table = laptop.post("/api/tables", json={}).json()["id"]
        done = log_in(laptop)
        assert (done.status_code, done.headers["location"]) == (302, "../../")
        told = me(laptop)
        assert told["name"] == "Ann"
        assert [each["id"] for each in told["tables"]] == [table]  # type: ignore[attr-defined]
        # The same login in another browser: that is Ann, whoever sat there before.
        be(phone, "Bo")
        assert log_in(phone).status_code == 302
        assert me(phone) == told


def test_the_cookies_are_as_they_must_be(served: Served) -> None:
    with served.browser() as browser:
        done = log_in(browser)
        given = {
            name: morsel for each in done.headers.get_list("set-cookie") for name, morsel in SimpleCookie(each).items()
        }
        assert set(given) == {COOKIE, STATE_COOKIE}
        assert (given[STATE_COOKIE].value, given[STATE_COOKIE]["max-age"]) == ("", "0")
        assert given[COOKIE]["httponly"] is True
        assert given[COOKIE]["samesite"] == "lax"
        assert given[COOKIE]["path"] == "/"
        assert STATE_COOKIE not in browser.cookies


def test_who_logs_in_first_of_all_has_a_name_to_choose(served: Served) -> None:
    with served.browser() as browser:
        log_in(browser)
        assert me(browser)["name"] == NAMELESS
        assert browser.patch("/api/me", json={"name": "Ann"}).status_code == 200
        browser.cookies.clear()
        log_in(browser)
        assert me(browser)["name"] == "Ann"


def test_another_login_in_the_same_browser_is_another_player(served: Served, house: House) -> None:
    with served.browser() as browser:
        be(browser, "Ann")
        log_in(browser)
        house.user = "bob"
        log_in(browser)
        assert me(browser)["name"] == NAMELESS
        house.user = "ann"
        log_in(browser)
        assert me(browser)["name"] == "Ann"


def test_only_a_keyed_hash_is_kept(served: Served) -> None:
    async def kept() -> list[tuple[object, ...]]:
        async with opened(served.database) as store:
            return [tuple(row) for row in await store.fetch(PLAYER)]

    with served.browser() as browser:
        be(browser, "Annabel")
        log_in(browser)
    ((_id, name, _created, _seen, _banned, subject),) = asyncio.run(kept())
    assert name == "Annabel"
    assert isinstance(subject, str)
    assert len(subject) == 64
    assert "ann" not in subject


def test_a_banned_player_cannot_come_back_by_logging_in(served: Served) -> None:
    async def ban(name: str) -> None:
        async with opened(served.database) as store:
            (player,) = await admin.find_players(store, name)
            await admin.ban(store, player.id)

    with served.browser() as browser, served.browser() as other:
        be(browser, "Ann")
        log_in(browser)
        asyncio.run(ban("Ann"))
        for again in (browser, other):
            answer = log_in(again)
            assert (answer.status_code, answer.json()) == (403, {"error": BANNED})
            assert again.get("/api/me").json()["name"] == ""
    with served.browser() as guest:
        be(guest, "Carl")
        asyncio.run(ban("Carl"))
        assert log_in(guest).status_code == 403


def test_a_login_that_is_not_good_changes_nothing(served: Served, house: House) -> None:
    with served.browser() as browser:
        be(browser, "Ann")
        before = browser.cookies[COOKIE]
        house.alter = change(aud="windows")
        answer = log_in(browser)
        assert answer.status_code == 403
        assert answer.json() == {"error": OTHER_AUDIENCE}
        assert browser.cookies[COOKIE] == before
        assert STATE_COOKIE not in browser.cookies
        answer = browser.get("/api/login/callback", params={"code": "x", "state": "y"})
        assert (answer.status_code, answer.json()) == (403, {"error": LATE})
        house.alter = lambda claims: None
        log_in(browser)
        assert me(browser)["name"] == "Ann"


def test_a_provider_that_is_down_is_told(served: Served, house: House) -> None:
    house.metadata = {"issuer": 7}
    with served.browser() as browser:
        answer = browser.get("/api/login")
        assert answer.status_code == 502
        house.metadata = {}
        away = browser.get("/api/login").headers["location"]
        back = browser.get(away).headers["location"]
        house.answer = Response(b"", status_code=503)
        answer = browser.get(back)
        assert (answer.status_code, answer.json()) == (403, {"error": DOWN})


@pytest.mark.parametrize("limits", [Limits(logins_a_minute=3)])
def test_nobody_logs_in_all_the_time(served: Served) -> None:
    with served.browser() as browser:
        assert [browser.get("/api/login").status_code for _ in range(4)] == [302, 302, 302, 429]


def test_whether_there_is_a_login_is_told(served: Served, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with served.browser() as browser:
        assert browser.get("/api/config").json()["login"] is True

    async def without() -> None:
        for name in ("ISSUER", "CLIENT_ID", "CLIENT_SECRET"):
            monkeypatch.delenv(f"KICKDOOR_OIDC_{name}")
        app = make_app(open_desk_at(sqlite_url, Limits()))
        transport = httpx.ASGITransport(cast(Any, app))
        async with app.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://x") as browser:
            assert (await browser.get("/api/config")).json()["login"] is False
            assert (await browser.get("/api/login")).status_code == 404
            assert (await browser.get("/api/login/callback")).status_code == 404

    asyncio.run(without())


def test_two_browsers_that_log_in_at_once_are_one_player(database_url: str) -> None:
    async def story() -> None:
        async with opened(database_url) as store:
            desk = Desk(Hall(store, Limits(), Metrics()), SIGNER)
            (ann, first), (bo, second) = [await desk.guest(name, False) for name in ("Ann", "Bo")]
            tokens = [first.value, second.value, None, None]
            who = await asyncio.gather(*(known_as(desk, "subject", token) for token in tokens))
            assert len({player.id for player in who}) == 1
            every = [row.subject for row in await store.fetch(PLAYER)]
            assert every.count("subject") == 1
            assert who[0].name in (ann.name, bo.name, NAMELESS)
            # Erased, the login is that of somebody new.
            await store.erase(who[0].id)
            again = await known_as(desk, "subject", None)
            assert again.id != who[0].id
            await store.ban(again.id)
            with pytest.raises(LoginRefused, match=BANNED):
                await known_as(desk, "subject", None)

    asyncio.run(story())
