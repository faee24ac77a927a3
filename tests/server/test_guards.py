"""What a stranger may try at a running server: it is refused by its limit, or does not touch anybody else."""

import asyncio
import json
import re
import socket
import sqlite3
import time
from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from kickdoor.server.doorman import Doorman
from kickdoor.server.guarded import LARGE, Send
from kickdoor.server.limits import Limits
from tests.load.lean import PING, PONG, TEXT, dial, framed
from tests.server.person import Person
from tests.server.process import Process
from tests.server.test_routes import visitor

TIGHT = (
    "request-rate=5", "request-burst=20", "requests-at-once=2", "requests-waiting=3", "heavy-a-minute=2",
    "frames-a-minute=2", "sockets-an-address=2", "request-seconds=0.5", "tables-here-an-hour=2", "guests-an-hour=9",
    "change-rate=0.01", "change-burst=2", "sockets-a-minute=1",
)  # fmt: skip


@contextmanager
def tight(tmp_path: Path, *limits: str) -> Iterator[Process]:
    words = [word for limit in limits for word in ("--limit", limit)]
    with Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db", *words) as server:
        yield server


def limit(name: str) -> str:
    return next(word for word in TIGHT if word.startswith(name))


def test_an_address_asks_so_often_and_is_told_when_to_come_back(tmp_path: Path) -> None:
    with tight(tmp_path, limit("request-rate"), limit("request-burst")) as server, visitor(server) as anybody:
        answers = [anybody.get("/api/me") for _ in range(60)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert [answer.status_code for answer in answers[:20]] == [200] * 20
        assert refused
        told = refused[-1].json()
        assert told["limit"] == "request-rate"
        assert int(refused[-1].headers["retry-after"]) == told["after"] >= 1
        assert refused[-1].headers["x-content-type-options"] == "nosniff"
        assert anybody.get("/healthz").status_code == 200  # whoever looks after the server is not counted
        elsewhere = anybody.get("/api/me", headers={"x-forwarded-for": "192.0.2.1"})
        assert elsewhere.status_code == 200
        time.sleep(told["after"])
        assert anybody.get("/api/me").status_code == 200


def test_whoever_asks_on_and_on_is_refused_later_and_later(tmp_path: Path) -> None:
    with tight(tmp_path, "request-rate=5", "request-burst=5") as server, visitor(server) as anybody:
        first = (anybody.get("/api/me").status_code for _ in range(400))  # a slow machine has more of them
        assert 429 in first
        for _ in range(5):
            anybody.get("/api/me")
        begin = time.monotonic()
        answers = [anybody.get("/api/me").status_code for _ in range(10)]
        assert time.monotonic() - begin > 0.8  # five a second are answered, and five refused
        assert 429 in answers


@pytest.mark.parametrize("slashes", ["//api/me", "/api//me", "////api///me"])
def test_more_slashes_lead_around_no_limit(tmp_path: Path, slashes: str) -> None:
    with tight(tmp_path, "request-rate=0.1", "request-burst=3") as server:
        host, port = server.address.removeprefix("http://").split(":")
        ask = b"GET %b HTTP/1.1\r\nhost: x\r\n\r\n" % slashes.encode()
        with socket.create_connection((host, int(port)), timeout=60) as wire:
            wire.sendall(ask * 3 + ask.replace(b"host: x", b"host: x\r\nconnection: close"))
            told = read_all(wire)
    assert re.findall(rb"HTTP/1.1 (\d+)", told) == [b"200"] * 3 + [b"429"]
    assert told.count(b"cache-control: no-store") == 4


def test_looking_after_the_server_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with tight(tmp_path, "request-rate=0.2", "request-burst=1") as server, visitor(server) as anybody:
        answers = [anybody.get("/healthz")]
        while answers[-1].status_code == 200 and len(answers) < 400:  # ten of them count as one request
            answers.append(anybody.get("/healthz"))
        assert len(answers) > 10
        assert answers[-1].status_code == 429
        assert answers[-1].json()["limit"] == "request-rate"


def test_requests_that_are_sent_ahead_are_answered_in_turn_and_not_too_many(server: Process) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"
    last = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    with socket.create_connection((host, int(port)), timeout=60) as wire:
        wire.sendall(ask * 16 + last)
        assert read_all(wire).count(b"HTTP/1.1 200") == 17
    with socket.create_connection((host, int(port)), timeout=60) as wire:
        wire.sendall(ask * 500)
        assert b"429 Too Many Requests\r\nretry-after: 1" in read_all(wire)
    for _ in range(20):  # who leaves before the answers is no fault
        with socket.create_connection((host, int(port)), timeout=60) as wire:
            wire.sendall(b"GET /api/config HTTP/1.1\r\nhost: x\r\n\r\n" * 8)
    with visitor(server) as anybody:
        assert anybody.get("/healthz").status_code == 200
    assert "Exception" not in server.log.read_text()


@pytest.mark.parametrize("flood", [framed(PING, b""), framed(PONG, b"x"), framed(0, b"", 0), framed(TEXT, b"{}")])
def test_too_many_frames_of_any_kind_end_a_socket(tmp_path: Path, flood: bytes) -> None:
    """Even before anybody has said who it is, and before they are read."""

    async def run(server: Process) -> None:
        heard: list[bytes] = []
        lean = await dial(server.address, heard.append)
        assert lean.transport is not None
        lean.transport.write(framed(TEXT, b"", 0) * (flood[0] == 0) + flood * 130)
        assert await asyncio.wait_for(lean.end, 60) == 1008
        bye = json.loads(heard[-1])
        assert (bye["t"], bye["code"], bye["limit"]) == ("bye", 1008, "frame-rate")
        assert bye["why"]

    with tight(tmp_path, "frame-rate=20", "frame-burst=60") as server:
        asyncio.run(run(server))


def test_a_message_in_pieces_with_pings_between_them_is_understood(tmp_path: Path) -> None:
    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann:
            table = await ann.create()
            ticket = (await ann.http.post(f"/api/tables/{table}/ticket")).json()["ticket"]
            heard: list[bytes] = []
            lean = await dial(server.address, heard.append)
            assert lean.transport is not None
            hello = json.dumps({"t": "hello", "ticket": ticket, "table": table}).encode()
            pieces = [framed(TEXT if n == 0 else 0, hello[n : n + 9], 0) for n in range(0, len(hello), 9)]
            sent = b"".join(piece + framed(PING, b"?") for piece in pieces) + framed(0, b"")
            for n in range(0, len(sent), 7):  # frames are torn anywhere
                lean.transport.write(sent[n : n + 7])
                await asyncio.sleep(0)
            while not any(b'"t":"table"' in told[:20] for told in heard):
                assert not lean.end.done()
                await asyncio.sleep(0.01)
            lean.close()
            assert await asyncio.wait_for(lean.end, 60) == 1000

    with tight(tmp_path, "frame-rate=20", "frame-burst=60") as server:
        asyncio.run(run(server))


def test_heavy_answers_have_a_limit_and_what_is_known_has_none(tmp_path: Path) -> None:
    with tight(tmp_path, limit("heavy-a-minute")) as server, visitor(server) as anybody:

        def box(level: int) -> httpx.Response:
            return anybody.get("/api/boxes", params={"options": json.dumps({"winning_level": level})})

        assert [box(level).status_code for level in (3, 4, 5)] == [200, 200, 429]
        assert box(5).json()["limit"] == "heavy-a-minute"
        assert [box(3).status_code for _ in range(10)] == [200] * 10
        same = anybody.get("/api/boxes", params={"options": '{ "winning_level":4, "hand_limit": 5 }'})
        assert same.status_code == 200  # the same box, in other words
        plain = anybody.get("/api/boxes", params={"options": '{"winning_level": 3}'}, headers={"accept-encoding": ""})
        assert plain.json() == box(3).json()


def test_tables_and_guests_are_counted_by_address_too(tmp_path: Path) -> None:
    limits = limit("tables-here"), limit("guests-an")
    with tight(tmp_path, *limits) as server, visitor(server, "Ann") as ann, visitor(server, "Ben") as ben:
        assert ann.post("/api/tables", json={}).status_code == 201
        assert ben.post("/api/tables", json={}).status_code == 201
        refused = ben.post("/api/tables", json={})
        assert (refused.status_code, refused.json()["limit"]) == (429, "tables-here-an-hour")
        assert ben.post("/api/guide").json()["limit"] == "tables-here-an-hour"
        answers = [ann.post("/api/guest", json={"name": "Eve"}) for _ in range(8)]
        assert [answer.status_code for answer in answers] == [201] * 7 + [429]
        assert answers[-1].json()["limit"] == "guests-an-hour"


def test_nobody_fills_the_list_of_public_tables_alone(tmp_path: Path) -> None:
    """It shows fifty, and an address may set up two hundred in a moment."""

    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann:
            for _ in range(2):
                await ann.create({"public": True})
            refused = await ann.http.post("/api/tables", json={"settings": {"public": True}})
            assert (refused.status_code, refused.json()["limit"]) == (429, "public-an-hour")
            await ann.join(await ann.create())  # others may be set up
            told = await ann.do(t="change", settings={"public": True})
            assert (told["code"], told["limit"]) == ("slow-down", "public-an-hour")
            assert (await ann.do(t="change", settings={"seats": 3}))["t"] == "done"
            elsewhere = {"x-forwarded-for": "192.0.2.1"}
            another = await ann.http.post("/api/tables", json={"settings": {"public": True}}, headers=elsewhere)
            assert another.status_code == 201

    with tight(tmp_path, "public-an-hour=2") as server:
        asyncio.run(run(server))


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    halves = (
        b"",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{",
    )
    with tight(tmp_path, limit("request-seconds")) as server, visitor(server, "Ann") as ann:
        host, port = server.address.removeprefix("http://").split(":")
        for half in halves:
            with socket.create_connection((host, int(port)), timeout=60) as wire:
                wire.sendall(half)
                answer = read_all(wire)
                assert b"408" in answer, half
                assert b"request-seconds" in answer, half
        assert ann.get("/api/me").json()["name"] == "Ann"  # a connection that is kept alive is no half request


def test_what_asks_for_a_socket_in_another_way_is_not_waited_for(server: Process) -> None:
    """Such a connection was counted nowhere and closed by nobody."""
    host, port = server.address.removeprefix("http://").split(":")
    asks = b"host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = b"sec-websocket-key: c2l4dGVlbiBieXRlcyBpdA==\r\n"
    for first, more in (
        (b"POST /ws", b"content-length: 0\r\n\r\n"),
        (b"GET /ws", b"content-length: 5\r\n\r\nhello"),
        (b"GET /ws", b"transfer-encoding: chunked\r\n\r\n0\r\n\r\n"),
        (b"GET /ws", b"".join([b"x-%d: y\r\n" % n for n in range(200)]) + b"\r\n"),
    ):
        with socket.create_connection((host, int(port)), timeout=20) as wire:
            wire.sendall(first + b" HTTP/1.1\r\n" + asks + key + more)
            answer = read_all(wire)
            assert answer.startswith(b"HTTP/1.1 400 "), first
            assert answer.endswith(b"no request for a WebSocket"), first


def test_an_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # who comes from here is no proxy
    with tight(tmp_path, "connections-an-address=3") as server, ExitStack() as held:
        host, port = server.address.removeprefix("http://").split(":")
        ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n"

        def call() -> socket.socket:
            wire = held.enter_context(socket.create_connection((host, int(port)), timeout=60))
            wire.sendall(ask)
            return wire

        wires = [call() for _ in range(3)]
        assert [wire.recv(12) for wire in wires] == [b"HTTP/1.1 200"] * 3
        refused = read_all(call())
        assert b"429" in refused
        assert b"connections-an-address" in refused
        assert b"retry-after: 1" in refused
        wires[0].shutdown(socket.SHUT_RDWR)
        assert read_all(wires[0]).endswith(b"}")  # it is gone, and there is room for another
        assert any(call().recv(12) == b"HTTP/1.1 200" for _ in range(100))


def test_an_address_connects_so_often_and_is_told_when_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether or not it asks for anything."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # who comes from here is no proxy
    with tight(tmp_path, "connection-rate=0.5", "connection-burst=4") as server:
        host, port = server.address.removeprefix("http://").split(":")

        def knock(words: bytes, source: str = "127.0.0.1") -> bytes:
            with socket.create_connection((host, int(port)), timeout=60, source_address=(source, 0)) as wire:
                wire.sendall(words)
                return read_all(wire)

        ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        begin = time.monotonic()
        served, answer = 0, knock(ask)
        while b"HTTP/1.1 200" in answer and served < 400:
            served, answer = served + 1, knock(ask)
        assert 4 <= served <= 5 + (time.monotonic() - begin) / 2
        assert b"HTTP/1.1 429 Too Many Requests\r\nretry-after: " in answer
        assert b"at most 0.5 new connections a second (connection-rate); come back in " in answer
        # A word to who says none: after a second. A busy machine takes so long that one of them may be let in again.
        silent = next(told for told in (knock(b"") for _ in range(5)) if b"429" in told)
        assert b"connection-rate" in silent
        assert b"HTTP/1.1 200" in knock(ask, "127.0.0.2")  # others are not meant
        after = int(answer.partition(b"retry-after: ")[2].partition(b"\r\n")[0])
        time.sleep(after)
        assert b"HTTP/1.1 200" in knock(ask)


def test_a_body_that_cannot_be_read_is_refused(server: Process) -> None:
    """None of them is a fault of the server: the fixture looks for those."""
    with visitor(server) as anybody:
        for body in (b'{"name": "\xff\xfe"}', b'{"name": "\\ud800"}', b"[" * 60_000, b"", b"\x00"):
            answer = anybody.post("/api/guest", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400, body[:20]
            assert answer.json()["error"], body[:20]
        body = b'{"name": "\xff"}'
        german = anybody.post(
            "/api/guest", content=body, headers={"content-type": "application/json", "accept-language": "de"}
        )
        assert german.json()["error"] != anybody.post("/api/guest", content=body).json()["error"]


def test_a_head_without_end_is_cut(server: Process) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as wire:
        wire.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n" + b"x-more: " + b"y" * 40_000 + b"\r\n\r\n")
        answer = read_all(wire)
        assert b"431" in answer
        assert b"32768 bytes" in answer


def spoken_to(server: Process, said: bytes) -> bytes:
    """What is answered before the connection is closed."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as wire:
        wire.sendall(said)
        return read_all(wire)


def read_all(wire: socket.socket) -> bytes:
    found = b""
    while part := wire.recv(4096):
        found += part
    return found


def test_every_answer_is_guarded(server: Process) -> None:
    with visitor(server, "Ann") as ann:
        for path in ("/api/me", "/api/config", "/api/nothing", "/", "/healthz", "/api/schema/openapi.json"):
            headers = ann.get(path).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert "default-src" in headers["content-security-policy"], path
            assert "http" not in headers["content-security-policy"], path
        for path in ("/api/me", "/api/tables", "/api/me/sessions"):
            assert ann.get(path).headers["cache-control"] == "no-store", path
        upgrade = ann.get("/ws")
        assert upgrade.status_code == 426
        assert upgrade.headers["upgrade"] == "websocket"
    opening = (
        "GET /ws HTTP/1.1\r\nhost: x\r\norigin: http://elsewhere.example\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for status, said in (
        (403, opening),
        (400, opening.replace("GET", "POST").replace("\r\n\r\n", "\r\ncontent-length: 1\r\n\r\nx")),
        (400, "FOO / HTTP/1.1\r\nhost: x\r\n\r\n"),
    ):
        answer = spoken_to(server, said.encode())
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        for header in (b"x-content-type-options: nosniff", b"content-security-policy: default-src", b"no-store"):
            assert header in answer, said


def test_the_api_is_described_from_own_files(server: Process) -> None:
    with visitor(server) as anybody:
        for name in ("openapi", "asyncapi", "schema"):
            told = anybody.get(f"/api/schema/{name}.json")
            kept = Path(__file__).parents[2] / "docs" / "protocol" / f"{name}.json"
            assert told.json() == json.loads(kept.read_text(encoding="utf-8"))
        for path in ("/api/schema", "/api/schema/swagger", "/api/schema/openapi.yaml", "/api/schema/redoc"):
            answer = anybody.get(path)
            assert answer.status_code == 404, path


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Ben") as ben:
            table = await ann.create()
            await ann.join(table)
            await ben.join(table)
            async with Person(server.address, "Eve") as eve:
                async with connect(server.address.replace("http", "ws", 1) + "/ws", compression=None) as wire:
                    assert json.loads(await wire.recv())["limit"] == "sockets-an-address"
                    await wire.wait_closed()
                    assert wire.close_code == 1013
                await ben.leave()
                await ann.until(lambda m: m["t"] == "table" and m["watching"] == 0)
                await eve.join(table)

    with tight(tmp_path, limit("sockets-an-address")) as server:
        asyncio.run(run(server))


def test_an_address_opens_so_many_sockets(tmp_path: Path) -> None:
    async def run(server: Process) -> None:
        way = server.address.replace("http", "ws", 1) + "/ws"
        async with connect(way, compression=None):
            with pytest.raises(InvalidStatus) as refused:
                await connect(way, compression=None)
        answer = refused.value.response
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 10
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert json.loads(answer.body or b"")["limit"] == "sockets-a-minute"

    with tight(tmp_path, limit("sockets-a-minute")) as server:
        asyncio.run(run(server))


def test_changes_of_a_table_come_one_after_the_other(tmp_path: Path) -> None:
    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann:
            await ann.join(await ann.create())
            answers = [await ann.do(t="change", settings={"seats": 3 + n % 2}) for n in range(4)]
            assert [answer["t"] for answer in answers] == ["done", "done", "refused", "refused"]
            assert answers[-1]["limit"] == "change-rate"
            assert answers[-1]["after"] > 10

    with tight(tmp_path, limit("change-rate"), limit("change-burst")) as server:
        asyncio.run(run(server))


@pytest.mark.parametrize(
    ("limits", "reached"), [(("deed-rate=0.01", "deed-burst=4"), "deed-rate"), (("deeds-a-day=4",), "deeds-a-day")]
)
def test_what_is_kept_beside_a_game_is_counted_by_address(
    tmp_path: Path, limits: tuple[str, ...], reached: str
) -> None:
    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Ben") as ben:
            for one in (ann, ben):
                await one.join(await one.create())
            answers = [await one.do(t="look", face=face) for face in "abc" for one in (ann, ben)]
            assert [answer["t"] for answer in answers] == ["done"] * 4 + ["refused"] * 2
            assert answers[-1]["limit"] == reached
            assert answers[-1]["after"] > 10
            assert (await ann.do(t="why", about="die"))["t"] != "done"  # what is not kept is not counted
            assert (await ann.do(t="why", about="die")).get("limit", "") == ""

    with tight(tmp_path, *limits) as server:
        asyncio.run(run(server))


def test_changes_to_boxes_nobody_knows_are_counted_by_address(tmp_path: Path) -> None:
    async def run(server: Process) -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Ben") as ben:
            for one in (ann, ben):
                await one.join(await one.create())

            async def change(one: Person, level: int) -> dict[str, object]:
                return await one.do(t="change", settings={"options": {"winning_level": level}})

            answers = [await change(ann, 3), await change(ben, 4), await change(ann, 4), await change(ben, 5)]
            assert [answer["t"] for answer in answers] == ["done", "done", "done", "refused"]
            assert answers[-1]["limit"] == "heavy-a-minute"
            assert 1 < float(str(answers[-1]["after"])) <= 30

    with tight(tmp_path, limit("heavy-a-minute"), "change-burst=20") as server:
        asyncio.run(run(server))


def test_sessions_are_listed_and_ended(server: Process) -> None:
    with visitor(server, "Ann") as ann, visitor(server) as other:
        (only,) = ann.get("/api/me/sessions").json()
        assert only["here"]
        other.cookies.update(ann.cookies)  # a stolen cookie, say
        assert other.get("/api/me").json()["name"] == "Ann"
        assert ann.delete("/api/me/sessions").json() == {"ended": 0}
        assert ann.delete("/api/me/sessions/nothing").status_code == 404
        assert ann.post("/api/logout").json() == {"ended": 1}
        assert ann.get("/api/me").json()["name"] == ""
        assert other.get("/api/me").json()["name"] == ""
        assert other.get("/api/me/sessions").status_code == 401


def test_who_comes_back_keeps_the_cookie_for_as_long_again(tmp_path: Path) -> None:
    """Whoever played on every day was nobody any more after half a year."""
    with tight(tmp_path) as server, visitor(server, "Ann") as ann:
        assert "set-cookie" not in ann.get("/api/me").headers  # she was here just now
        before = ann.cookies["kickdoor"]
        with closing(sqlite3.connect(tmp_path / "kickdoor.db", timeout=60)) as database, database:
            database.execute("UPDATE players SET seen = seen - 2 * 3600 * 1000")
        assert f"max-age={180 * 86_400}" in ann.get("/api/me").headers["set-cookie"].lower()
        assert ann.cookies["kickdoor"] != before
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert len(ann.get("/api/me/sessions").json()) == 1


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/me"), ("POST", "/api/logout")])
def test_who_goes_from_a_shared_device_leaves_the_others_there(server: Process, method: str, path: str) -> None:
    """The cookie is another's: without it a guest is nobody, for ever."""
    with visitor(server, "Ann") as ann:
        token = ann.post("/api/guest", json={"name": "Ben", "beside": True}).json()["token"]
        ben = {"authorization": f"Bearer {token}"}
        assert ann.get("/api/me", headers=ben).json()["name"] == "Ben"
        answer = ann.request(method, path, headers=ben)
        assert answer.status_code == 200
        assert "set-cookie" not in answer.headers
        assert ann.get("/api/me", headers=ben).json()["name"] == ""
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert "max-age=0" in ann.request(method, path).headers["set-cookie"].lower()
        assert ann.get("/api/me").json()["name"] == ""


def test_a_session_that_ends_takes_its_sockets_along(server: Process) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            await ann.join(await ann.create())
            (here,) = (await ann.http.get("/api/me/sessions")).json()
            await ann.http.delete(f"/api/me/sessions/{here['id']}")
            bye = await ann.until(lambda m: m["t"] == "bye")
            assert bye["code"] == 4001

    asyncio.run(run())


def test_a_name_of_the_server_that_is_none_is_refused(server: Process) -> None:
    """It goes into links and pictures of them, and is the client's to say."""
    with visitor(server, "Ann") as ann:
        picture = f"/api/tables/{ann.post('/api/tables', json={}).json()['id']}/qr.svg"
        for host in ("x" * 5000, "x:99999", "x:1:2", "[::", "a b", "x/y", "x@y", "ä"):
            answer = ann.get(picture, headers=[(b"host", host.encode())])
            assert answer.status_code == 400, host
            assert "Host" in answer.json()["error"], host
        for host in ("doors.example", "doors.example:8000", "[::1]:8000", "my_server", ""):
            assert ann.get(picture, headers={"host": host}).status_code == 200, host


def test_what_is_no_request_leaves_no_line_in_the_log(server: Process) -> None:
    """Nor does a socket that is denied: a stranger could write as many of them as there is disk."""
    host, port = server.address.removeprefix("http://").split(":")
    before = server.log.read_text()
    socket_asked = b"host: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    key = b"sec-websocket-key: c2l4dGVlbiBieXRlcyBpdA==\r\n\r\n"
    for junk in (
        b"\xff\x00 no request\r\n\r\n",
        b"GET /healthz HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade, close\r\n\r\n",
        b"GET /elsewhere HTTP/1.1\r\n" + socket_asked + key,
        b"GET /ws HTTP/1.1\r\norigin: https://elsewhere.example\r\n" + socket_asked + key,
    ):
        with socket.create_connection((host, int(port)), timeout=60) as wire:
            wire.sendall(junk)
            assert read_all(wire).startswith(b"HTTP/1.1 ")
    assert server.log.read_text() == before


def test_an_answer_that_nobody_reads_is_not_over() -> None:
    """While it waits to be read, it counts as one that is being answered: no more of them wait in memory."""

    async def story() -> None:
        read, sent = asyncio.Event(), list[dict[str, object]]()

        async def app(_scope: object, _receive: object, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x" * (LARGE + 1)})

        async def send(message: MutableMapping[str, Any]) -> None:
            if sent and sent[-1].get("more_body"):  # as uvicorn does while the system takes no more
                await read.wait()
            sent.append(dict(message))

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b"", "more_body": False}

        doorman = Doorman(app, Limits(), lambda: pytest.fail("there is no socket"))
        scope = {"type": "http", "path": "/api/boxes", "client": ("192.0.2.1", 1), "headers": []}
        asking = asyncio.create_task(doorman(scope, receive, send))
        for _ in range(10):
            await asyncio.sleep(0)
        assert [len(bytes(str(one.get("body", "")), "ascii")) > LARGE for one in sent] == [False, True]
        assert doorman.lines["192.0.2.1"].busy
        read.set()
        await asking
        assert not sent[-1].get("more_body")
        assert not doorman.lines

    asyncio.run(story())
