"""The REST side of a real server: who one is, tables, replays, and a sentence for whatever is wrong."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import segno
from litestar.testing import RequestFactory

from kickdoor.server.app import as_json
from kickdoor.server.identity import COOKIE
from kickdoor.server.refusal import Refusal
from kickdoor.server.settings import BOTS
from kickdoor.server.store import StoreDown
from kickdoor.server.workshop import Overworked
from tests.server.person import Person
from tests.server.process import Process

QUICK = {"seats": 3, "options": {"winning_level": 3}, "clocks": {"pace": 0}}
NOWHERE = "nosuchthing1"
BUSY = Refusal("busy", "No code is free for a new table. Try again.")


@contextmanager
def visitor(server: Process, name: str = "") -> Iterator[httpx.Client]:
    """Somebody new; without a name nobody."""
    with httpx.Client(base_url=server.address, timeout=60, trust_env=False) as client:
        if name:
            assert client.post("/api/guest", json={"name": name}).status_code == 201
        yield client


@pytest.fixture(scope="module")
def ann(server: Process) -> Iterator[httpx.Client]:
    with visitor(server, "Ann") as client:
        yield client


@pytest.fixture(scope="module")
def table(ann: httpx.Client) -> str:
    id: str = ann.post("/api/tables", json={"settings": QUICK}).json()["id"]
    return id


@pytest.fixture(scope="module")
def replay(server: Process) -> str:
    """A game that was played by sockets, to its end."""

    async def run() -> str:
        async with Person(server.address, "Rea") as rea:
            await rea.join(await rea.create(QUICK))
            await rea.do(t="start")
            await rea.play(Random(1))
            id: str = rea.table["replay"]
            return id

    return asyncio.run(run())


def refused(answer: httpx.Response, *codes: int) -> str:
    """The sentence with which it is refused."""
    assert answer.status_code in codes, (answer.request.method, answer.request.url, answer.status_code, answer.text)
    told = answer.json()
    assert len(told["error"]) > 5
    assert set(told) <= {"error", "fields", "limit", "after"}
    assert "Traceback" not in answer.text
    assert "kickdoor/server" not in answer.text
    return str(told["error"])


# ---- who one is


def test_a_guest_has_a_name_and_a_cookie_no_script_can_read(server: Process) -> None:
    with visitor(server) as client:
        answer = client.post("/api/guest", json={"name": "  Zoë\u200b  of  Nowhere "})
        assert answer.status_code == 201
        assert answer.json()["name"] == "Zoë of Nowhere"
        words = {word.strip().lower() for word in answer.headers["set-cookie"].split(";")[1:]}
        assert {"httponly", "samesite=lax", "path=/"} <= words
        assert "secure" not in words  # this page came by http
        told = client.get("/api/me").json()
        assert (told["name"], told["tables"], told["replays"]) == ("Zoë of Nowhere", [], [])
        assert client.patch("/api/me", json={"name": "Zed"}).json()["name"] == "Zed"
        assert client.get("/api/me").json()["name"] == "Zed"
        assert client.delete("/api/me").status_code == 200
        assert client.get("/api/me").json()["name"] == ""


NEEDS_NAME = [
    ("PATCH", "/api/me", {"name": "X"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/tables", {}),
    ("POST", f"/api/tables/{NOWHERE}/ticket", None),
    ("POST", f"/api/replays/{NOWHERE}/fork", {"at": 50}),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDS_NAME)
def test_whoever_has_no_cookie_is_asked_for_a_name(server: Process, method: str, path: str, body: Any) -> None:
    with visitor(server) as client:
        refused(client.request(method, path, json=body), 401)


def test_a_cookie_that_is_not_ours_is_nobody(server: Process, ann: httpx.Client) -> None:
    token = ann.cookies[COOKIE]
    other = token[:10] + ("A" if token[10] != "A" else "B") + token[11:]
    for forged in (other, token[:-1], "", "x" * 5000, "e30", "ÿ".encode().decode("latin-1")):
        with visitor(server) as client:
            client.headers["cookie"] = f"{COOKIE}={forged}"
            assert client.get("/api/me").json()["name"] == ""


def test_what_changes_something_comes_from_the_own_pages(server: Process, ann: httpx.Client) -> None:
    changing = [
        ("POST", "/api/guest", {"name": "Eve"}), *[(m, p.replace(NOWHERE, "x1"), b) for m, p, b in NEEDS_NAME[1:]]
    ]  # fmt: skip
    for origin in ("https://elsewhere.example", "null", "http://127.0.0.1.example"):
        for method, path, body in changing:
            refused(ann.request(method, path, json=body, headers={"origin": origin}), 403)
        assert ann.get("/api/me", headers={"origin": origin}).status_code == 200
    own = {"origin": server.address}
    assert ann.patch("/api/me", json={"name": "Ann"}, headers=own).status_code == 200


# ---- tables


def test_a_table_is_found_by_its_link_its_code_and_in_the_list(server: Process, ann: httpx.Client) -> None:
    made = ann.post("/api/tables", json={"settings": {**QUICK, "public": True}, "bots": ["greedy"]}).json()
    hidden = ann.post("/api/tables", json={"settings": QUICK}).json()
    with visitor(server, "Ben") as ben:
        told = ben.get(f"/api/tables/{made['id']}").json()
        assert told | {"id": made["id"], "code": made["code"], "state": "lobby", "seats": 3, "bots": 1} == told
        assert told | {"free": 1, "people": ["Ann"], "public": True, "editions": ["classic"]} == told
        assert ben.get(f"/api/codes/{made['code']}").json() == made
        assert ben.get(f"/api/codes/{made['code'].lower()}").json() == made
        listed = ben.get("/api/tables").json()
        assert made["id"] in [one["id"] for one in listed]
        assert hidden["id"] not in [one["id"] for one in listed]
        assert ben.get("/api/tables", params={"before": 1}).json() == []
        older = ben.get("/api/tables", params={"before": told["created"]}).json()
        assert made["id"] not in [one["id"] for one in older]
        assert ben.get(f"/api/tables/{hidden['id']}").status_code == 200  # by its link, whoever has it
        assert {one["id"] for one in ann.get("/api/me").json()["tables"]} >= {made["id"], hidden["id"]}


def test_every_setting_of_a_table_can_be_chosen(ann: httpx.Client) -> None:
    chosen = {
        "editions": ["classic", "legends"],
        "options": {"winning_level": 8, "faster_play": True},
        "seats": 6,
        "clocks": {"window": 10, "decide": 60, "bank": 600, "hold": 120, "absence": 3600, "pace": 5},
        "public": False,
        "spectators": "hands",
        "delay": 3600,
        "chat": False,
        "hints": False,
        "undo": False,
    }
    answer = ann.post("/api/tables", json={"settings": chosen, "bots": list(BOTS[:5])})
    assert answer.status_code == 201
    told = ann.get(f"/api/tables/{answer.json()['id']}").json()
    assert (told["editions"], told["seats"], told["bots"], told["free"]) == (["classic", "legends"], 6, 5, 0)


def test_the_qr_code_leads_to_the_table(server: Process, ann: httpx.Client, table: str) -> None:
    answer = ann.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    link = segno.make(f"{server.address}/table/{table}", error="m")
    assert squares(answer.text) == {(x, y) for y, row in enumerate(link.matrix) for x, dark in enumerate(row) if dark}
    # The link is a page of this server.
    assert ann.get(f"/table/{table}").headers["content-type"].startswith("text/html")


def squares(svg: str, border: int = 2) -> set[tuple[int, int]]:
    """The dark squares of a QR code that is drawn in rows."""
    path = re.search(r' d="([^"]+)"', svg)
    assert path
    x, y, found = 0.0, 0.0, set()
    for command, numbers in re.findall(r"([Mmh])([-0-9. ]+)", path[1]):
        values = [float(number) for number in numbers.split()]
        if command == "h":
            found |= {(int(x) + i - border, int(y) - border) for i in range(int(values[0]))}
            x += values[0]
        else:
            x, y = values if command == "M" else (x + values[0], y + values[1])
    return found


# ---- replays


def test_a_finished_game_is_there_for_whoever_has_the_link(server: Process, replay: str, tmp_path: Path) -> None:
    with visitor(server) as anybody:
        told = anybody.get(f"/api/replays/{replay}").json()
        assert told["names"] == ["Rea", "Grog", "Mort"]
        assert told["editions"] == ["classic"]
        assert told["winners"]
        answer = anybody.get(f"/api/replays/{replay}/log")
        assert f"kickdoor-{replay}.jsonl" in answer.headers["content-disposition"]
        assert answer.content.count(b"\n") == told["choices"] + 2
        file = tmp_path / "game.jsonl"
        file.write_bytes(answer.content)
        words = [str(Path(sys.executable).with_name("kickdoor")), "replay", "verify", str(file)]
        checked = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr
        assert "the secret fits the commitment" in checked.stdout

        shown = anybody.get(f"/api/replays/{replay}/frames", params={"start": 0, "count": 30}).json()
        again = anybody.get(f"/api/replays/{replay}/frames", params={"start": 20, "count": 10}).json()
        assert [frame["n"] for frame in shown] == list(range(31))
        assert again == shown[21:31]
        looked = anybody.get(f"/api/replays/{replay}/analysis", params={"language": "de"}).json()
        assert looked["beginnings"][0]["choice"] < looked["beginnings"][-1]["choice"] == told["choices"]
        assert [chance > 0 for chance in looked["beginnings"][-1]["chances"]] == [
            x in told["winners"] for x in range(3)
        ]
        assert len(looked["turning"]) == min(3, len(looked["beginnings"]) - 1)
        assert looked == anybody.get(f"/api/replays/{replay}/analysis", params={"language": "de"}).json()
        assert "tlh" in refused(anybody.get(f"/api/replays/{replay}/analysis", params={"language": "tlh"}), 400)
        end = anybody.get(f"/api/replays/{replay}/frames", params={"start": told["choices"] - 1}).json()
        assert end[-1]["view"]["winners"] == told["winners"]


def test_a_game_is_continued_from_a_point_of_it(server: Process, ann: httpx.Client, replay: str) -> None:
    choices = ann.get(f"/api/replays/{replay}").json()["choices"]
    answer = ann.post(f"/api/replays/{replay}/fork", json={"at": choices // 2, "bots": ["greedy", "random"]})
    assert answer.status_code == 201
    told = ann.get(f"/api/tables/{answer.json()['id']}").json()
    assert (told["people"], told["bots"], told["free"]) == (["Ann"], 2, 0)
    why = refused(ann.post(f"/api/replays/{replay}/fork", json={"at": choices}), 400)
    assert f"to {choices - 1}, not {choices}" in why
    refused(ann.post(f"/api/replays/{replay}/fork", json={"at": 0}), 400)


# ---- whatever is wrong


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables/{}"),
        ("POST", "/api/tables/{}/ticket"),
        ("GET", "/api/tables/{}/qr.svg"),
        ("GET", "/api/codes/BCDFGH"),
        ("GET", "/api/replays/{}"),
        ("GET", "/api/replays/{}/log"),
        ("GET", "/api/replays/{}/frames"),
        ("GET", "/api/replays/{}/analysis"),
        ("POST", "/api/replays/{}/fork"),
        ("POST", "/api/nothing"),
    ],
)
def test_what_is_not_there_is_said_not_to_be_there(ann: httpx.Client, method: str, path: str) -> None:
    body = {"at": 50} if path.endswith("fork") else None
    refused(ann.request(method, path.format(NOWHERE), json=body), 404, 405 if "nothing" in path else 404)


BAD_BODIES: list[tuple[str, str, Any]] = [
    ("POST", "/api/guest", None),
    ("POST", "/api/guest", {}),
    ("POST", "/api/guest", []),
    ("POST", "/api/guest", "Ann"),
    ("POST", "/api/guest", {"name": 5}),
    ("POST", "/api/guest", {"name": ""}),
    ("POST", "/api/guest", {"name": " \u200b "}),
    ("POST", "/api/guest", {"name": "x" * 25}),
    ("POST", "/api/guest", {"name": "x" * 1000}),
    ("POST", "/api/guest", {"name": "Ann", "admin": True}),
    ("PATCH", "/api/me", {"name": "\u202e"}),
    ("PATCH", "/api/me", {"name": None}),
    ("POST", "/api/tables", []),
    ("POST", "/api/tables", {"settings": 5}),
    ("POST", "/api/tables", {"settings": {"seats": 2}}),
    ("POST", "/api/tables", {"settings": {"seats": 7}}),
    ("POST", "/api/tables", {"settings": {"seats": "three"}}),
    ("POST", "/api/tables", {"settings": {"editions": []}}),
    ("POST", "/api/tables", {"settings": {"editions": ["no-such-set"]}}),
    ("POST", "/api/tables", {"settings": {"editions": ["classic", "classic"]}}),
    ("POST", "/api/tables", {"settings": {"editions": ["../../etc"]}}),
    ("POST", "/api/tables", {"settings": {"options": {"winning_level": 1}}}),
    ("POST", "/api/tables", {"settings": {"options": {"no_such_option": 1}}}),
    ("POST", "/api/tables", {"settings": {"options": {"patient": True}}}),
    ("POST", "/api/tables", {"settings": {"options": {"decks": {"classic/no-such": 1}}}}),
    ("POST", "/api/tables", {"settings": {"options": {"seal_roll": True}}}),
    ("POST", "/api/tables", {"settings": {"clocks": {"window": 0.5}}}),
    ("POST", "/api/tables", {"settings": {"clocks": {"window": 11}}}),
    ("POST", "/api/tables", {"settings": {"clocks": {"absence": 0}}}),
    ("POST", "/api/tables", {"settings": {"spectators": "everybody"}}),
    ("POST", "/api/tables", {"settings": {"delay": 1}}),
    ("POST", "/api/tables", {"settings": {"colour": "red"}}),
    ("POST", "/api/tables", {"bots": ["clairvoyant"]}),
    ("POST", "/api/tables", {"bots": ["greedy"] * 6}),
    ("POST", "/api/replays/{replay}/fork", None),
    ("POST", "/api/replays/{replay}/fork", {}),
    ("POST", "/api/replays/{replay}/fork", {"at": -1}),
    ("POST", "/api/replays/{replay}/fork", {"at": 1.5}),
    ("POST", "/api/replays/{replay}/fork", {"at": 10**30}),
    ("POST", "/api/replays/{replay}/fork", {"at": 60, "bots": ["nobody"]}),
    ("GET", "/api/replays/{replay}/frames?start=-1", None),
    ("GET", "/api/replays/{replay}/frames?start=x", None),
    ("GET", "/api/replays/{replay}/frames?count=0", None),
    ("GET", "/api/replays/{replay}/frames?count=1000", None),
    ("GET", "/api/tables?before=-1", None),
    ("GET", "/api/tables?before=soon", None),
    ("GET", f"/api/tables/{'x' * 41}", None),
    ("GET", "/api/tables/..%2F..%2Fetc", None),
    ("GET", "/api/replays/a%00b", None),
    ("GET", f"/api/codes/{'B' * 11}", None),
    ("GET", "/api/boxes?editions=no-such-set", None),
    ("GET", "/api/boxes?options=5", None),
    ("GET", "/api/boxes?options=%7B", None),
    ("GET", '/api/boxes?options={"winning_level":99}', None),
]


def test_bad_input_is_refused_with_a_sentence(ann: httpx.Client, replay: str) -> None:
    for method, path, body in BAD_BODIES:
        path = path.format(replay=replay) if "{replay}" in path else path
        refused(ann.request(method, path, json=body), 400, 404)


def test_what_is_no_json_or_too_much_of_it_is_refused(ann: httpx.Client) -> None:
    kind = {"content-type": "application/json"}
    for junk in (b"{", b"\xff\xfe", b'{"name": "Ann"', b"[" * 100_000, b"[" * 60_000, b'{"name": "\\ud800"}', b"NaN"):
        refused(ann.post("/api/guest", content=junk, headers=kind), 400, 413)
    deep = ann.get(
        "/api/boxes", params={"options": '{"winning_level": ' + "[" * 1900}, headers={"accept-language": "de"}
    )
    assert refused(deep, 400) == "Das ist zu tief verschachtelt."
    much = ann.post("/api/guest", content=b'{"name": "' + b"x" * 70_000 + b'"}', headers=kind)
    refused(much, 413)
    assert much.json()["limit"] == "body-bytes"


@pytest.mark.parametrize(("error", "status"), [(StoreDown("file"), 503), (Overworked(), 503), (BUSY, 409)])
def test_what_cannot_be_done_now_says_when_to_come_back(error: Exception, status: int) -> None:
    answer = as_json(RequestFactory().get(), error)
    assert answer.status_code == status
    assert answer.content["after"] > 0
    assert answer.headers.get("retry-after") == (str(answer.content["after"]) if status == 503 else None)


def test_too_much_of_anything_is_too_often(tmp_path: Path) -> None:
    limits = ("guests-a-minute=4", "tables-an-hour=2", "codes-a-minute=3", "tickets-a-minute=2", "names-an-hour=2")
    words = [word for limit in limits for word in ("--limit", limit)]
    process = Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db", *words)
    with process as server, visitor(server, "Ann") as ann, visitor(server, "Ben") as ben:
        table = ann.post("/api/tables", json={}).json()["id"]
        for client, method, path, body, times in (
            (ann, "POST", "/api/tables", {}, 1),
            (ann, "POST", f"/api/tables/{table}/ticket", None, 2),
            (ann, "PATCH", "/api/me", {"name": "Anna"}, 2),
            (ann, "GET", "/api/codes/BCDFGH", None, 3),
            (ann, "POST", "/api/guest", {"name": "Eve"}, 2),
        ):
            for _ in range(times):
                assert client.request(method, path, json=body).status_code in (200, 201, 404), path
            answer = client.request(method, path, json=body)
            assert "come back in" in refused(answer, 429)
            assert answer.json()["limit"] in {limit.partition("=")[0] for limit in limits}
            assert int(answer.headers["retry-after"]) == answer.json()["after"] >= 1
        # What is counted for a player is nobody else's; what is counted for an address is.
        assert ben.post("/api/tables", json={}).status_code == 201
        refused(ben.post("/api/guest", json={"name": "Eve"}), 429)
        assert ann.get("/api/me").status_code == 200


def test_what_there_is_to_know_is_told_to_anybody(server: Process) -> None:
    with visitor(server) as anybody:
        config = anybody.get("/api/config").json()
        assert config["bots"] == list(BOTS)
        assert {"classic", "legends"} <= {edition["id"] for edition in config["editions"]}
        box = anybody.get("/api/boxes", params={"editions": "classic", "options": '{"winning_level": 3}'}).json()
        assert box["winning_level"] == 3
        assert len(box["faces"]) > 100
        assert len(anybody.get("/api/rules").json()) > 100
        assert anybody.get("/healthz").json() == {"status": "ok"}
        assert anybody.get("/readyz").json() == {"status": "ready"}
        assert "kickdoor_sockets" not in anybody.get("/metrics").text
    assert "kickdoor_sockets" in httpx.get(server.measured, trust_env=False).text
