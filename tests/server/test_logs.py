"""What the logs say, and what they never say."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kickdoor.ruleset import open_box
from kickdoor.server import journal as j
from kickdoor.server import logs
from kickdoor.server.identity import COOKIE
from kickdoor.server.store import Store
from tests.server.person import Person
from tests.server.process import Process

CHATTER = "Mind the trapdoor, friends"
SHORT = {"seats": 3, "options": {"winning_level": 3}, "clocks": {"pace": 0, "window": 1}}
FAULTY = "Zebedee"
KEYS = {"event", "level", "timestamp", "table", "seat", "node", "path", "error", "trace"}
STEP = re.compile(r"([\w.-]+/[\w.-]+|<string>):\d+ [\w<>.]+|\w+")

# A server in which much goes wrong, and every exception says all it knows.
PROGRAM = f"""
import itertools
from kickdoor.agents.heuristic import HeuristicAgent
from kickdoor.cli import main
from kickdoor.server import service
from kickdoor.server.desk import Desk
from kickdoor.server.store import Store, StoreDown

turns, calls, choose = itertools.count(), itertools.count(), HeuristicAgent.choose
who, admit, commit, explain = Desk.who, Desk.admit, Store.commit, service.explain

def fail(agent, view, request):
    if next(turns) % 3 == 0:
        raise ValueError(f"{{view}} {{request}} {{agent.__dict__}}")
    if next(turns) % 3 == 1:
        return (99, 1, 2, 3)
    return choose(agent, view, request)

async def know(desk, token):
    found = await who(desk, token)
    if found is not None and found[0].name == {FAULTY!r} and next(calls) > 1:
        raise KeyError(f"{{token}} {{found}} {{desk.signer._key}}")
    return found

async def let_in(desk, message, address):
    client = await admit(desk, message, address)
    if client is not None and client.name == {FAULTY!r}:
        raise LookupError(f"{{message}} {{client.name}}")
    return client

async def keep(store, batch):
    if any("disk" in line.text for line in batch.chat):
        raise StoreDown("kickdoor.db: database or disk is full")
    await commit(store, batch)

def tell(here, seat, message, language):
    if message.about == "gold":
        raise RuntimeError(f"{{here.room}} {{here.names}} {{here.talk.lines}}")
    return explain(here, seat, message, language)

HeuristicAgent.choose, Desk.who, Desk.admit, Store.commit, service.explain = fail, know, let_in, keep, tell
main()
"""


class Faulty(Process):
    """`kickdoor serve` with the faults built in."""

    def __init__(self, folder: Path, database: str, *words: str) -> None:
        super().__init__(folder, database, *words)
        self.words = [sys.executable, "-c", PROGRAM, *self.words[1:]]


async def annoy(address: str) -> list[str]:
    """A game with bad moves, chat and faults; returns what nobody may read in the logs."""
    secrets = [CHATTER, FAULTY, "Annabel", "Benedict"]
    async with (
        Person(address, "Annabel") as ann,
        Person(address, "Benedict") as ben,
        Person(address, FAULTY) as faulty,
    ):
        for person in (ann, ben, faulty):
            secrets.append(person.http.cookies[COOKIE])
        table = await ann.create(SHORT)
        ticket = (await faulty.http.post(f"/api/tables/{table}/ticket")).json()["ticket"]
        secrets.append(ticket)
        await ann.join(table)
        await ben.join(table)
        await ben.do(t="sit", seat=1)
        await ben.do(t="ready")
        assert (await ann.do(t="start"))["t"] == "done"
        assert (await ben.do(t="say", text=CHATTER))["t"] == "done"
        assert (await ben.do(t="say", text="The disk is full of words"))["code"] == "busy"
        secrets.append("full of words")
        for message in ({"choice": [77, 1, 2, 3]}, {"step": {"do": "sell", "cards": ["net-troll"]}}, {"request": 99}):
            assert (await ann.do(t="choose", **message))["t"] == "refused"
        await ann.send(t="nonsense", text=CHATTER)
        assert (await ann.do(t="why", about="gold", seat=0))["t"] == "refused"
        with pytest.raises(ConnectionClosed):
            await faulty.join(table)
        assert (await faulty.http.get("/api/me")).status_code == 500
        await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
        log = await ann.http.get(f"/api/replays/{ann.table['replay']}/log")
        secrets.append(json.loads(log.text.splitlines()[-1])["end"]["secret"])
    return secrets


def test_logs_name_tables_and_seats_and_nothing_that_is_hidden(sqlite_url: str, tmp_path: Path) -> None:
    with Faulty(tmp_path, sqlite_url, "--json-logs") as server:
        secrets = asyncio.run(annoy(server.address))
        assert server.stop() == 0
        text = server.log.read_text()
    first, *lines = [line for line in text.splitlines() if line]
    assert first.startswith("Kickdoor is at http://127.0.0.1:")
    events: list[dict[str, Any]] = [json.loads(line) for line in lines]
    check_form(events)
    failed = check_faults(events)
    for secret in (*secrets, *asyncio.run(kept(sqlite_url, failed["table"]))):
        assert secret not in text
    box = open_box(["classic"])
    words = set(re.findall(r"[\w'-]+", text))
    assert not words & {card for card in box.names.cards if "-" in card}
    assert not any(title in text for title in box.names.titles if " " in title)


def check_form(events: list[dict[str, Any]]) -> None:
    for event in events:
        assert set(event) <= KEYS, event
        assert {"event", "level", "timestamp"} <= set(event)
        assert all(STEP.fullmatch(step) for step in event.get("trace", ())), event["trace"]


def check_faults(events: list[dict[str, Any]]) -> dict[str, Any]:
    """Each of the faults is told with its place; returns what failed at the table."""
    seen = {event["event"] for event in events}
    assert {"bot-failed", "table-failed", "store-down", "request-failed", "socket-failed"} <= seen
    assert {event["seat"] for event in events if event["event"] == "bot-failed"} == {2}
    assert all(event["table"] for event in events if event["event"] in ("bot-failed", "table-failed", "store-down"))
    down = next(event for event in events if event["event"] == "store-down")
    assert down["error"] == "kickdoor.db: database or disk is full"
    failed = next(event for event in events if event["event"] == "table-failed")
    assert failed["error"] == "RuntimeError"
    assert any(step.startswith("server/table.py:") for step in failed["trace"])
    return failed


async def kept(url: str, table: str) -> list[str]:
    """The server's key, and the players of a table, as the database has them."""
    store = await Store.open(url)
    try:
        key = await store.key("signing")
        rows = [j.decode(row.data) for row in await store.read(table)]
        people = [row.player for row in rows if isinstance(row, j.Sat)]
        return [repr(key)[2:-1], key.hex(), *people]
    finally:
        await store.close()


HUSH = """
import asyncio, gc, logging, sys, threading
import structlog
from kickdoor.server.logs import set_up_logs

set_up_logs(sys.argv[1] == "json")
log = structlog.get_logger("kickdoor").bind(node="n1")

def fall(words):
    raise KeyError(words)

try:
    try:
        fall("net-troll")
    except KeyError as error:
        raise ValueError("hidden-1") from error
except ValueError:
    log.exception("one", table="t1", seat=3)
log.error("two", error=repr(ValueError("net-troll\\nhidden-2")))
log.error("three", error=ValueError("hidden-3"), exc_info=ExceptionGroup("hidden-4", [OSError("hidden-5")]))
log.warning("four", error="kickdoor.db: disk I/O error")
log.info("five")
log.debug("never")
logging.getLogger("uvicorn.error").error("Exception in ASGI application\\n%s", "hidden-6", exc_info=OSError("hidden-7"))
logging.getLogger("httpx").info("never")

async def drop():
    task = asyncio.create_task(asyncio.to_thread(fall, "hidden-8"), name="task")
    await asyncio.wait([task])

asyncio.run(drop())
gc.collect()
"""


def hush(form: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", HUSH, form], capture_output=True, text=True, timeout=60, check=True, cwd="/"
    )
    assert done.stdout == ""
    assert "hidden-" not in done.stderr
    assert "net-troll" not in done.stderr
    assert "never\n" not in done.stderr
    return done.stderr


def test_an_exception_is_told_without_its_words() -> None:
    lines = [json.loads(line) for line in hush("json").splitlines()]
    for line in lines:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z", line.pop("timestamp"))
    one, two, three, four, five, asgi, asyncio_ = lines
    steps = one.pop("trace")
    assert [step.rpartition(" ")[2] for step in steps] == ["<module>", "fall", "KeyError", "<module>", "ValueError"]
    assert one == {"event": "one", "level": "error", "table": "t1", "seat": 3, "node": "n1", "error": "ValueError"}
    assert two == {"event": "two", "level": "error", "error": "ValueError", "node": "n1"}
    assert three["error"] == "ExceptionGroup"
    assert three["trace"] == ["ExceptionGroup", "OSError"]
    assert four["error"] == "kickdoor.db: disk I/O error"
    assert five == {"event": "five", "level": "info", "node": "n1"}
    assert (asgi["event"], asgi["error"]) == ("Exception in ASGI application", "OSError")
    assert (asyncio_["event"], asyncio_["error"]) == ("Task exception was never retrieved", "KeyError")


def test_people_read_the_same_in_one_line_each() -> None:
    lines = hush("text").splitlines()
    assert len(lines) == 7
    assert re.search(r"\[error +\] one +error=ValueError node=n1 seat=3 table=t1 trace=\[", lines[0])


def test_a_terminal_takes_no_orders_from_a_line_of_the_log() -> None:
    """What is in an address was sent by a stranger, and a path without a space was written as it came."""
    said = {"event": "request-failed", "path": "/api/codes/\x1b[31m\x9b31m\u202e", "seat": 3, "table": "Änne"}
    told = logs.hush(None, "error", dict(said))
    assert told == {**said, "path": r"/api/codes/\x1b[31m\x9b31m\u202e"}
