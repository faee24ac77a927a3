"""People at a real server, by real sockets: from the first ticket to the rematch, and over a restart."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kickdoor.server import wire
from kickdoor.server.identity import COOKIE
from tests.server.house import card_names
from tests.server.person import PATIENCE, Person
from tests.server.process import Process

QUICK = {"seats": 3, "options": {"winning_level": 3}, "clocks": {"pace": 0}}
SECRET = "The password is wolpertinger"


async def sit_down(ann: Person, ben: Person) -> str:
    """Two people and a bot; Ben comes by the code. The game has begun."""
    table = await ann.create(QUICK, ["", "greedy"])
    await ann.join(table)
    found = (await ben.http.get(f"/api/codes/{ann.table['code']}")).json()["id"]
    assert found == table
    await ben.join(found)
    for message in ({"t": "sit", "seat": 1}, {"t": "ready"}):
        assert (await ben.do(**message))["t"] == "done"
    assert (await ann.do(t="start"))["t"] == "done"
    await ben.until(lambda m: m["t"] == "update")
    return table


def test_two_people_play_a_game_and_a_rematch(server: Process) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Ben") as ben:
            table = await sit_down(ann, ben)
            await ann.do(t="say", text=SECRET)
            line = (await ben.until(lambda m: m["t"] == "chat"))["lines"][-1]
            assert (line["name"], line["text"]) == ("Ann", SECRET)
            assert (await ann.do(t="why", about="strength", seat=1))["t"] == "because"
            await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
            for person in (ann, ben):
                assert person.over
                if not person.update["view"]["winners"]:  # whoever made the last choice has heard of it
                    await person.until(lambda m: m["t"] == "update" and m["view"]["winners"])
            assert ann.table["replay"] == ben.table["replay"] != ""
            assert ann.update["view"]["winners"] == ben.update["view"]["winners"]
            told = [m["n"] for m in ann.heard if m["t"] == "update"]
            assert told == sorted(told)
            await asyncio.gather(ann.do(t="rematch"), ben.do(t="rematch"))
            for person in (ann, ben):
                if not person.table["rematch"]:
                    await person.until(lambda m: m["t"] == "table" and m["rematch"])
            fresh = ann.table["rematch"]
            assert fresh == ben.table["rematch"] != table
            for person in (ann, ben):
                await person.leave()
                await person.join(fresh)
            assert (ann.seat, ben.seat) == (0, 1)
            assert ann.table["hosting"]

    asyncio.run(run())


def test_a_restart_is_announced_and_the_game_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/kickdoor.db"

    async def run() -> None:
        process = Process(tmp_path, database).start()
        try:
            async with Person(process.address, "Ann") as ann, Person(process.address, "Ben") as ben:
                await sit_down(ann, ben)
                request, id = ann.request, ann.table["id"]
                hand = ann.update["view"]["players"][0]["hand"]
                stopping = asyncio.create_task(asyncio.to_thread(process.stop))
                for person in (ann, ben):
                    with pytest.raises(ConnectionClosed):
                        await person.until(lambda m: False)
                    assert person.socket
                    assert person.socket.close_code == wire.CLOSE_RESTART
                assert await stopping == 0
                assert not process.ready.exists()
                process = Process(tmp_path, database, port=int(ann.address.rpartition(":")[2])).start()
                for person in (ann, ben):
                    await person.join(id)
                    await person.until(lambda m: m["t"] == "update")
                assert ann.update["view"]["players"][0]["hand"] == hand
                assert (ann.request and ann.request["options"]) == (request and request["options"])
                await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
                assert ann.over
        finally:
            process.kill()

    asyncio.run(run())


def test_whoever_erases_themselves_is_sent_away_and_leaves_no_name(server: Process) -> None:
    name = "Zebulon Quixworth"

    async def run() -> None:
        async with Person(server.address, "Ann") as ann, Person(server.address, "Zeb") as zeb:
            await zeb.http.patch("/api/me", json={"name": name})
            await sit_down(ann, zeb)
            await zeb.do(t="say", text=f"I am {name}.")
            await ann.until(lambda m: m["t"] == "chat")
            assert name in repr(ann.table)
            assert (await zeb.http.delete("/api/me")).json() == {"erased": True}
            with pytest.raises(ConnectionClosed):
                await zeb.until(lambda m: False)
            assert zeb.heard[-1] == {"t": "bye", "code": wire.CLOSE_ERASED, "why": "You have been erased.", "limit": ""}
            await ann.until(lambda m: m["t"] == "table" and m["seats"][1]["kind"] == "bot")
            assert name not in repr(ann.table)
            assert (await zeb.http.get("/api/me")).json()["name"] == ""

    asyncio.run(run())
    files = [file for file in server.folder.iterdir() if file.name.startswith("kickdoor.db")]
    assert not any(name.encode() in file.read_bytes() for file in files)


async def first_frame(server: Process, frame: object, **headers: str) -> tuple[int | None, str]:
    """What becomes of a socket that begins so: its close code, and the last word."""
    address = server.address.replace("http", "ws", 1) + "/ws"
    word = ""
    async with connect(address, compression=None, additional_headers=headers) as socket:
        await socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))
        try:
            while True:
                word = str(await asyncio.wait_for(socket.recv(), PATIENCE))
        except ConnectionClosed:
            return socket.close_code, word


def test_a_socket_needs_a_ticket_of_its_own(server: Process) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            table, other = await ann.create(QUICK), await ann.create(QUICK)

            async def ticket(where: str = table) -> str:
                word: str = (await ann.http.post(f"/api/tables/{where}/ticket")).json()["ticket"]
                return word

            used = await ticket()
            await ann.join(table)
            await ann.leave()
            address = server.address.replace("http", "ws", 1) + "/ws"
            async with connect(address, compression=None) as socket:
                await hello(socket, used, table)
                assert json.loads(await socket.recv())["t"] == "table"
            wrong = {"t": "hello", "ticket": await ticket(), "table": table, "protocol": 99}
            for frame, code in (
                ({"t": "hello", "ticket": used, "table": table}, wire.CLOSE_TICKET),  # each once
                ({"t": "hello", "ticket": await ticket(other), "table": table}, wire.CLOSE_TICKET),
                ({"t": "hello", "ticket": "forged", "table": table}, wire.CLOSE_TICKET),
                ({"t": "hello", "ticket": ann.http.cookies[COOKIE], "table": table}, wire.CLOSE_TICKET),
                ({"t": "sync"}, wire.CLOSE_TICKET),
                (wrong, wire.CLOSE_PROTOCOL),
                ({"t": "hello"}, wire.CLOSE_POLICY),
                ("junk", wire.CLOSE_POLICY),
                (b"\xff\x00", wire.CLOSE_POLICY),
            ):
                closed, word = await first_frame(server, frame)
                assert closed == code, frame
                assert json.loads(word)["why"]
            with pytest.raises(InvalidStatus) as refusal:
                await first_frame(server, {"t": "sync"}, origin="https://elsewhere.example")
            assert refusal.value.response.status_code == 403
            assert json.loads(refusal.value.response.body or b"")["error"]
            with pytest.raises(InvalidStatus) as refusal:
                await connect(server.address.replace("http", "ws", 1) + "/elsewhere")
            assert refusal.value.response.status_code == 404
            assert "/ws" in json.loads(refusal.value.response.body or b"")["error"]

    asyncio.run(run())


async def hello(socket: ClientConnection, ticket: str, table: str) -> None:
    await socket.send(json.dumps({"t": "hello", "ticket": ticket, "table": table}))


BAD_FRAMES = (
    "junk", "[]", "5", "null", b"\xff\xfe", "[" * 10_000,
    '{"t": "fly"}',
    '{"t": "hello", "ticket": "x", "table": "y"}',
    '{"t": "choose"}',
    '{"t": "choose", "id": ""}',
    '{"t": "choose", "id": "x", "choice": [1, 2, 3]}',
    '{"t": "choose", "id": "x", "choice": [1, 2, 3, 1e99]}',
    '{"t": "sit", "id": "x", "seat": 9}',
    '{"t": "ready", "id": "x", "more": 1}',
    '{"t": "say", "id": "x", "text": "\\ud800"}',
)  # fmt: skip


def test_bad_frames_are_refused_and_the_socket_lives(server: Process) -> None:
    async def run() -> None:
        async with Person(server.address, "Ann") as ann:
            await ann.join(await ann.create(QUICK))
            assert ann.socket
            for frame in BAD_FRAMES:
                await ann.socket.send(frame)
                answer = await ann.until(lambda m: m["t"] == "refused")
                assert answer["code"] == "bad"
                assert answer["why"]
            assert (await ann.do(t="sit", seat=2))["t"] == "done"
            await ann.socket.send("x" * 20_000)
            bye = await ann.until(lambda m: m["t"] == "bye")
            assert (bye["code"], bye["limit"]) == (wire.CLOSE_TOO_BIG, "frame-bytes")
            assert "16384 bytes" in bye["why"]
            with pytest.raises(ConnectionClosed):
                await ann.until(lambda m: False)
            assert ann.socket.close_code == wire.CLOSE_TOO_BIG

    asyncio.run(run())


def test_the_log_of_a_server_tells_no_secrets(tmp_path: Path) -> None:
    """A game with junk and refusals between: no card, no token, no ticket, no word of anybody."""

    async def run(process: Process) -> list[str]:
        async with Person(process.address, "Ann-Wolpertinger") as ann, Person(process.address, "Ben") as ben:
            table = await sit_down(ann, ben)
            await ann.do(t="say", text=SECRET)
            for step in ({"do": "play", "card": "magic-missile"}, {"do": "wolpertinger"}):
                await ben.do(t="choose", step=step)
            assert ben.socket
            await ben.socket.send('{"t": "choose", "id": "wolpertinger-1", "card": "magic-missile"}')
            await first_frame(process, {"t": "hello", "ticket": "wolpertinger", "table": table})
            ticket: str = (await ben.http.post(f"/api/tables/{table}/ticket")).json()["ticket"]
            await first_frame(process, {"t": "hello", "ticket": ticket, "table": "elsewhere"})
            await asyncio.gather(ann.play(Random(1)), ben.play(Random(2)))
            replay = ann.table["replay"]
            await ann.http.get(f"/api/replays/{replay}/frames")
            await ann.http.post("/api/guest", json={"name": "\u202e wolpertinger " * 9})
            log = (await ann.http.get(f"/api/replays/{replay}/log")).text
            secret = json.loads(log.splitlines()[-1])["end"]["secret"]
            return [ann.http.cookies[COOKIE], ben.http.cookies[COOKIE], ticket, secret]

    with Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db", "--json-logs") as process:
        secrets = asyncio.run(run(process))
        process.stop()
        log = process.log.read_text()
    assert "Kickdoor is at" in log
    for word in (*secrets, "olpertinger", "password", *card_names()):
        assert word not in log, word
