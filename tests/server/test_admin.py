"""Looking after a server, on its database, while it runs."""

import asyncio
import io
import json
import os
import pty
import re
import signal
import sqlite3
import stat
import sys
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy

from kickdoor.cli import app
from kickdoor.replay.verify import verify
from kickdoor.server import admin, wire
from kickdoor.server import journal as j
from kickdoor.server.backup import BackupError, back_up, check
from kickdoor.server.keeping import Listing
from kickdoor.server.settings import Settings
from kickdoor.server.store import Batch, Card, Conflict, Row, Store
from kickdoor.server.store.migrate import MIGRATIONS
from kickdoor.server.store.schema import metadata
from tests.server.house import Guest, House
from tests.server.person import Person
from tests.server.process import Process

KICKDOOR = [sys.executable, "-c", "from kickdoor.cli import main; main()"]
PATIENCE = 30.0  # seconds
SHORT = {"seats": 3, "options": {"winning_level": 2}, "clocks": {"pace": 0}}
NAME = "Xanthippe"  # a word that is nowhere else
Command = Callable[..., str]
Capture = pytest.CaptureFixture[str]


def in_house(url: str, story: Callable[[House], Coroutine[Any, Any, Any]]) -> Any:
    async def visit() -> Any:
        async with House(url) as house:
            return await story(house)

    return asyncio.run(visit())


async def beside(url: str, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    """Done as by the command: with connections of its own, beside whoever has the database open."""
    store = await admin.open_store(url)
    try:
        return await work(store)
    finally:
        await store.close()


@pytest.fixture
def command(database_url: str, capsys: Capture) -> Command:
    """`kickdoor admin` on the database of the test: what it prints, or with a status what it complains of."""

    def run(*words: str, status: int = 0) -> str:
        capsys.readouterr()
        done = app(("admin", "--database", database_url, *words), exit_on_error=False, result_action="return_value")
        told = capsys.readouterr()
        assert done == status, told.err
        assert told.err.count("\n") == (1 if status else 0)
        return told.err if status else told.out

    return run


def id_of(url: str, name: str) -> str:
    (player,) = asyncio.run(beside(url, lambda store: admin.find_players(store, name)))
    id: str = player.id
    return id


def some_tables(url: str) -> dict[str, str]:
    """One table of each kind, put away: their ids by state."""

    async def story(house: House) -> dict[str, str]:
        lobby = await house.seat(["Ann"], start=False, public=True)
        playing = await house.seat(["Ben", "Cid"])
        over = await house.seat(["Dot"], options={"winning_level": 2})
        await house.play(*over, dice=Random(1))
        assert over[0].room.state == "over"
        return {"lobby": lobby[0].at, "playing": playing[0].at, "over": over[0].at}

    made: dict[str, str] = in_house(url, story)
    return made


async def listing(store: Store, table: str) -> Listing:
    entry = await store.entry(table)
    assert entry is not None
    return msgspec.json.decode(entry.card, type=Listing)


# ---- looking


def test_tables_are_listed(database_url: str, command: Command) -> None:
    made = some_tables(database_url)
    shown = command("tables")
    for state, table in made.items():
        (line,) = [line for line in shown.splitlines() if line.startswith(table)]
        assert state in line
        assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC$", line)
    told = {line["state"]: line for line in json.loads(command("tables", "--json"))}
    assert {state: line["id"] for state, line in told.items()} == made
    playing = told["playing"]
    assert (playing["seats"], playing["people"], playing["bots"], playing["public"]) == (3, ["Ben", "Cid"], 1, False)
    assert re.fullmatch("[A-Z]{6}", playing["code"])
    assert playing["created"] <= playing["touched"]
    assert told["lobby"]["public"] is True
    assert [line["id"] for line in json.loads(command("tables", "--json", "--state", "over"))] == [made["over"]]
    assert json.loads(command("tables", "--json", "--state", "closed")) == []
    assert len(json.loads(command("tables", "--json", "--limit", "1"))) == 1


def test_names_are_printed_as_they_are(database_url: str, command: Command) -> None:
    async def story(house: House) -> None:
        ann = await house.guest("[red]Ann[/red]")
        await house.table(ann)

    in_house(database_url, story)
    assert "[red]Ann[/red]" in command("tables")
    assert "[red]Ann[/red]" in command("players")


def test_players_are_found(database_url: str, command: Command) -> None:
    made = some_tables(database_url)
    assert [line.split()[:2] for line in command("players", "be").splitlines()[1:]] == [
        [id_of(database_url, "Ben"), "Ben"]
    ]
    found = json.loads(command("players", "--table", made["playing"], "--json"))
    assert {player["name"] for player in found} == {"Ben", "Cid"}
    assert set(found[0]) == {"id", "name", "created", "seen", "banned", "login"}
    assert json.loads(command("players", "%", "--json")) == []  # a sign like any other
    command("ban", id_of(database_url, "Ann"), "--yes")
    assert [player["name"] for player in json.loads(command("players", "--banned", "--json"))] == ["Ann"]
    assert command("players", "--table", "nowhere", status=2) == "kickdoor admin: there is no table 'nowhere'\n"


def test_there_are_figures(database_url: str, command: Command) -> None:
    some_tables(database_url)
    told = json.loads(command("stats", "--json"))
    assert told["tables"] == {"lobby": 1, "playing": 1, "over": 1, "closed": 0}
    assert (told["players"], told["players_banned"], told["replays"], told["nodes"]) == (4, 0, 1, [])
    assert told["players_today"] == 0  # they were last seen in 1970
    assert told["rows"] > 20
    assert told["bytes"] > 10_000
    shown = command("stats")
    assert re.search(r"^tables playing +1 *$", shown, re.MULTILINE)
    assert re.search(r"^replays +1 *$", shown, re.MULTILINE)


# ---- closing


async def act_until(house: House, *guests: Guest, state: str) -> None:
    """Everybody does the first thing they are offered, until the table is in that state."""
    for _ in range(1000):
        if guests[0].table["state"] == state:
            return
        for guest in guests:
            asked = guest.request
            if asked and guest.table["state"] == "playing":
                await guest.do(t="choose", request=asked["id"], choice=asked["options"][0]["choice"])
        await house.wait(0.25)
    raise AssertionError(f"the table is never {state}")


def test_a_table_is_closed_for_the_server_that_has_it(database_url: str) -> None:
    """The server writes next, is refused by the database, reads anew, and tells everybody."""

    async def story(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"])
        code = ann.table["code"]
        await beside(database_url, lambda store: admin.close_table(store, ann.at, "Good night."))
        assert ann.table["state"] == "playing"
        await act_until(house, ann, ben, state="closed")
        assert ben.table["closed"] == "Good night."
        rows = await house.rows(ann.at)
        assert rows[-1] == j.Closed("Good night.")
        assert sum(isinstance(row, j.Closed) for row in rows) == 1
        assert await house.store.find(code) is None
        assert await house.store.open_tables() == []
        told = await listing(house.store, ann.at)
        assert (told.state, told.code, told.people, told.bots, told.free) == ("closed", "", (), 0, 0)
        await house.restart()
        await ann.come(ann.at)
        assert (ann.table["state"], ann.table["closed"], ann.table["code"]) == ("closed", "Good night.", "")

    in_house(database_url, story)


def test_the_command_closes_a_table_by_id_or_code(database_url: str, command: Command) -> None:
    made = some_tables(database_url)
    (lobby,) = json.loads(command("tables", "--json", "--state", "lobby"))
    assert command("close", lobby["code"].lower(), "--yes") == f"closed {made['lobby']}\n"
    assert command("close", made["over"], "--yes", "--why", "  Spring\ncleaning ") == f"closed {made['over']}\n"
    closed = json.loads(command("tables", "--json", "--state", "closed"))
    assert {line["id"] for line in closed} == {made["lobby"], made["over"]}
    assert all((line["code"], line["people"]) == (None, []) for line in closed)

    async def whys(store: Store) -> list[j.Entry]:
        return [j.decode((await store.read(made[state]))[-1].data) for state in ("lobby", "over")]

    assert asyncio.run(beside(database_url, whys)) == [j.Closed(admin.CLOSED), j.Closed("Spring cleaning")]
    again = command("close", made["lobby"], "--yes", status=2)
    assert again == f"kickdoor admin: table {made['lobby']} is closed already\n"
    assert command("close", "nowhere", "--yes", status=2) == "kickdoor admin: there is no table 'nowhere'\n"
    long = command("close", made["playing"], "--yes", "--why", "x" * 301, status=2)
    assert long.startswith("kickdoor admin: why: ")
    assert len(json.loads(command("tables", "--json", "--state", "playing"))) == 1


def test_a_table_where_something_happens_all_the_time_is_closed_all_the_same(database_url: str) -> None:
    async def story(house: House) -> None:
        (ann,) = await house.seat(["Ann"], start=False)
        table = ann.at
        wrote, closed = asyncio.Event(), False

        async def busy() -> None:
            """A server that writes row after row, until it is refused."""
            seq = len(await house.rows(table))
            while True:
                seq += 1
                try:
                    await house.store.commit(Batch(table, [Row(seq, None, j.encode(j.Readied(0, bool(seq % 2))))]))
                except Conflict:
                    assert closed
                    return
                wrote.set()

        async def close(store: Store) -> None:
            nonlocal closed
            await wrote.wait()
            closed = True
            await admin.close_table(store, table)

        await asyncio.wait_for(asyncio.gather(busy(), beside(database_url, close)), PATIENCE)
        rows = await house.rows(table)
        assert isinstance(rows[-1], j.Closed)
        assert sum(isinstance(row, j.Closed) for row in rows) == 1

    in_house(database_url, story)


async def put_broken_table(store: Store, player: str) -> str:
    """A game with a variant that this program does not know any more."""
    opened = j.Opened(player, Settings(options={"decks": {"a-card-of-old": 1}}), "WWWWWW")
    card = Listing("broken", "WWWWWW", "playing", ("classic",), 4, (player,), 0, 3, False)
    entries = (opened, j.Sat(0, player), j.Began("5eed" * 16, ()))
    rows = [Row(n, None, j.encode(entry)) for n, entry in enumerate(entries, 1)]
    face = Card("playing", False, "WWWWWW", msgspec.json.encode(card))
    await store.create("broken", Batch("broken", rows, face, sitting=[player]))
    return "broken"


def test_a_table_that_can_no_longer_be_opened_can_be_closed(database_url: str, command: Command) -> None:
    async def story(house: House) -> None:
        await put_broken_table(house.store, (await house.guest("Ann")).id)

    in_house(database_url, story)
    assert "cannot play its game again" in command("export", "broken", "out.jsonl", status=2)
    command("erase", id_of(database_url, "Ann"), "--yes")
    (line,) = json.loads(command("tables", "--json"))
    assert line["people"] == []
    command("close", "broken", "--yes")
    assert command("tables", "--json") == "[]\n"


# ---- what a running server notices by itself


def test_a_server_notices_a_closed_table_without_anybody_s_doing(database_url: str) -> None:
    async def story(house: House) -> None:
        (ann,) = await house.seat(["Ann"])
        (ben,) = await house.seat(["Ben"])
        await beside(database_url, lambda store: admin.close_table(store, ann.at))
        await admin.notice(house.hall)
        await house.settle()
        assert ann.table["state"] == "closed"
        assert ben.table["state"] == "playing"
        heard = len(ann.listen())
        await admin.notice(house.hall)  # what is known is known
        await house.settle()
        assert len(ann.listen()) == heard

    in_house(database_url, story)


def test_a_banned_player_is_sent_away_and_a_bot_takes_over(database_url: str) -> None:
    async def story(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"])
        await ben.done(t="say", text="Hello.")
        await beside(database_url, lambda store: admin.ban(store, ben.id))
        assert await admin.notice(house.hall) == []
        await house.settle()
        assert ben.client is not None
        assert ben.client.closing == wire.Bye(wire.CLOSE_BANNED, admin.BANNED)
        assert ann.client is not None
        assert ann.client.closing is None
        assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot", "bot"]
        await ben.go()
        heard = len(ann.listen())
        await admin.notice(house.hall)
        await house.settle()
        assert len(ann.listen()) == heard

    in_house(database_url, story)


def test_an_erased_player_is_forgotten_and_what_was_said_meanwhile_too(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "LOOK", 0.01)

    async def story(house: House) -> None:
        ann, ben = await house.seat(["Ann", NAME])
        await beside(database_url, lambda store: admin.erase(store, ben.id))
        if (await ben.do(t="say", text="Am I here?"))["t"] == "refused":  # the server has read the table anew,
            await ben.done(t="say", text="I am still here.")  # but does not know yet who is gone
        assert len(await house.store.chat(ann.at, 9)) == 1
        watching = asyncio.create_task(admin.watch(house.hall))
        for _ in range(1000):
            if not await house.store.chat(ann.at, 9):
                break
            await asyncio.sleep(0.01)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await house.settle()
        assert not await house.store.chat(ann.at, 9)
        assert ben.client is not None
        assert ben.client.closing == wire.Bye(wire.CLOSE_ERASED, admin.ERASED)
        assert [seat["kind"] for seat in ann.table["seats"]] == ["person", "bot", "bot"]
        assert ben.id not in house.at(ann.at).names
        await house.rows(ann.at)

    in_house(database_url, story)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_real_server_is_told(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    """With PostgreSQL by a hint, at once; with SQLite when it writes next."""
    url = request.getfixturevalue(f"{kind}_url")

    async def story(address: str) -> None:
        async with Person(address, "Ann") as ann, Person(address, "Ben") as ben:
            table = await ann.create(SHORT)
            await ann.join(table)
            await ben.join(table)
            await ben.do(t="sit", seat=1)
            await beside(url, lambda store: admin.close_table(store, table, "Good night."))
            if kind == "sqlite":
                await ben.do(t="ready")
            for person in (ann, ben):
                while person.table["state"] != "closed":
                    await person.read()
                assert person.table["closed"] == "Good night."
            other = await ann.create(SHORT)
            await ann.leave()
            await ann.join(other)
            (player,) = await beside(url, lambda store: admin.find_players(store, "Ann"))
            await beside(url, lambda store: admin.ban(store, player.id))
            assert (await ann.http.get("/api/me")).json()["name"] == ""
            if kind == "postgres":
                bye = await ann.until(lambda m: m["t"] == "bye")
                assert (bye["code"], bye["why"]) == (wire.CLOSE_BANNED, admin.BANNED)
            await beside(url, lambda store: admin.ban(store, player.id, False))
            assert (await ann.http.get("/api/me")).json()["name"] == "Ann"

    with Process(tmp_path, url) as server:
        asyncio.run(story(server.address))
        assert server.stop() == 0


# ---- banning and erasing


def test_players_are_banned_and_let_in_again(database_url: str, command: Command) -> None:
    some_tables(database_url)
    ann = id_of(database_url, "Ann")
    assert command("ban", ann, "--yes") == f"banned {ann}\n"
    assert command("unban", ann) == f"unbanned {ann}\n"
    for word in ("ban", "erase"):
        told = command(word, "nobody", "--yes", status=2)
        assert told == "kickdoor admin: there is no player 'nobody'; `kickdoor admin players NAME` tells their ids\n"
    assert "there is no player 'nobody'" in command("unban", "nobody", status=2)


async def all_bytes(store: Store) -> bytes:
    """Everything that is in the database."""
    return repr([list(await store.fetch(sqlalchemy.select(table))) for table in metadata.sorted_tables]).encode()


def test_an_erased_player_is_nowhere(database_url: str, command: Command, tmp_path: Path) -> None:
    """At tables that are open in a server, at those that are put away, before, in and after the game."""

    async def story(house: House) -> tuple[str, str]:
        ann = await house.guest(NAME)
        (ben,) = await house.seat(["Ben"], start=False)
        await ann.come(ben.at)
        await ann.done(t="sit", seat=1)
        await ann.done(t="say", text="A word of mine.")
        lobby = ben.at
        over = await house.table(ann, options={"winning_level": 2})
        await ann.come(over)
        await ann.done(t="start")
        await house.play(ann, dice=Random(1))
        replay = ann.room.replay
        own = await house.table(ann)  # nobody else is there
        assert NAME.encode() in await all_bytes(house.store)
        house.hall.put_away(house.at(over))

        gone = await beside(database_url, lambda store: admin.erase(store, ann.id))
        assert (gone.player, gone.lines, gone.replays) == (True, 1, 1)
        assert set(gone.tables) == {lobby, over, own}
        kept = await all_bytes(house.store)
        assert NAME.encode() not in kept
        assert b"A word of mine." not in kept
        assert (await listing(house.store, over)).people == ()
        assert (await listing(house.store, lobby)).people == (ben.id,)
        assert (await listing(house.store, own)).state == "closed"
        stored = await house.store.replay(replay)
        assert stored is not None
        assert stored.people == (None, None, None)

        await admin.notice(house.hall)
        await house.settle()
        assert [seat["kind"] for seat in ben.table["seats"]] == ["person", "empty", "empty"]
        assert NAME not in json.dumps(ben.table)
        await house.restart()
        await ben.come(lobby)
        await ben.done(t="start")
        await house.play(ben, dice=Random(2))
        for table in (lobby, over, own):
            await house.rows(table)
        return ann.id, over

    ann, over = in_house(database_url, story)
    assert "there is no player" in command("erase", ann, "--yes", status=2)
    command("export", over, str(tmp_path / "log.jsonl"))
    assert verify(tmp_path / "log.jsonl").over
    assert NAME not in (tmp_path / "log.jsonl").read_text()
    if database_url.startswith("sqlite"):
        for file in tmp_path.glob("kickdoor.db*"):
            assert NAME.encode() not in file.read_bytes()


def test_a_player_is_erased_at_once_or_not_at_all(
    database_url: str, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> list[str]:
        ann = await house.guest(NAME)
        return [await house.table(ann) for _ in range(3)]

    tables = in_house(database_url, story)
    before = asyncio.run(beside(database_url, all_bytes))
    ann, leaving = id_of(database_url, NAME), admin.leaving

    def stop_at_the_second(connection: Any, id: str, player: str) -> Batch | None:
        if id == sorted(tables)[1]:
            raise admin.AdminError("stopped")
        return leaving(connection, id, player)

    with monkeypatch.context() as patched:
        patched.setattr(admin, "leaving", stop_at_the_second)
        assert command("erase", ann, "--yes", status=2) == "kickdoor admin: stopped\n"
    assert asyncio.run(beside(database_url, all_bytes)) == before
    told = command("erase", ann, "--yes")
    assert told == f"erased {ann}: 0 lines of chat; at 3 tables, in 0 replays\n"
    assert NAME.encode() not in asyncio.run(beside(database_url, all_bytes))
    assert len(json.loads(command("tables", "--json", "--state", "closed"))) == 3


def test_a_player_who_sits_down_after_being_erased_does_not_stay(database_url: str) -> None:
    """Until the server looks, a socket that is open can be used."""

    async def story(house: House) -> None:
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await house.table(ben)
        await ben.come(table)
        await ann.come(table)
        await beside(database_url, lambda store: admin.erase(store, ann.id))
        await ann.done(t="sit", seat=1)
        assert await admin.notice(house.hall) == [ann.id]
        await house.settle()
        assert [seat["kind"] for seat in ben.table["seats"]] == ["person", "empty", "empty"]
        assert (await listing(house.store, table)).people == (ben.id,)

    in_house(database_url, story)


# ---- logs


def test_a_game_is_exported_finished_or_not(database_url: str, command: Command, tmp_path: Path) -> None:
    made = some_tables(database_url)
    file = tmp_path / "log.jsonl"
    assert command("export", made["over"], str(file)) == f"wrote {file}\n"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600  # it tells every hand
    verdict = verify(file)
    assert verdict.over
    assert verdict.chance == "the secret fits the commitment, and every outcome follows from it"
    assert "Dot" in file.read_text()
    command("export", made["playing"], str(file))
    verdict = verify(file)
    assert not verdict.over
    assert verdict.choices > 10
    assert {"Ben", "Cid"} <= set(json.loads(file.read_text().splitlines()[0])["names"])
    command("close", made["playing"], "--yes")
    before = file.read_bytes()
    command("export", made["playing"], str(file))
    assert file.read_bytes() == before
    told = command("export", made["lobby"], str(file), status=2)
    assert told == f"kickdoor admin: table {made['lobby']}: no game has begun there\n"
    assert file.read_bytes() == before
    nowhere = command("export", made["over"], str(tmp_path / "nowhere" / "log.jsonl"), status=2)
    assert nowhere.endswith("No such file or directory\n")
    assert [path for path in tmp_path.iterdir() if path.name.startswith(".")] == []


# ---- backups


def digest(url: str, table: str) -> str:
    async def story(house: House) -> str:
        return (await house.hall.reread(table)).playing.digest()

    told: str = in_house(url, story)
    return told


def test_a_backup_is_whole_while_the_server_writes(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def story(house: House) -> None:
        ann, ben = await house.seat(["Ann", "Ben"])
        busy, copied = asyncio.Event(), asyncio.Event()

        async def play() -> None:
            busy.set()
            await house.play(ann, ben, dice=Random(3), until=lambda _: copied.is_set())

        async def back_up_then() -> None:
            await busy.wait()
            await asyncio.to_thread(back_up, tmp_path / "kickdoor.db", copy)
            copied.set()

        await asyncio.gather(play(), back_up_then())

    in_house(sqlite_url, story)

    async def look(house: House) -> None:
        (entry,) = await house.store.open_tables()
        (player,) = await admin.find_players(house.store, "Ann")
        ann = Guest(house, player.id, "Ann")
        await ann.come(entry.id)
        assert ann.table["state"] == "playing"

    in_house(f"sqlite:///{copy}", look)


def test_the_command_backs_up_and_what_is_restored_goes_on(
    sqlite_url: str, tmp_path: Path, capsys: Capture, cluster: Any
) -> None:
    made = some_tables(sqlite_url)
    before = digest(sqlite_url, made["playing"])
    copy = tmp_path / "copy.db"

    def run(*words: str, database: str = sqlite_url) -> tuple[int, str]:
        status = app(("admin", "--database", database, *words), exit_on_error=False, result_action="return_value")
        told = capsys.readouterr()
        return status, told.out + told.err

    status, told = run("backup", str(copy))
    assert status == 0
    assert re.fullmatch(r"copied 3 tables with \d+ rows, 1 replays; \d+ bytes\n", told)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "kickdoor.db"]
    assert run("backup", str(copy)) == (2, f"kickdoor admin: {copy}: there is such a file already\n")
    assert run("backup", str(tmp_path / "kickdoor.db"))[0] == 2
    status, told = run("backup", str(tmp_path / "nowhere" / "copy.db"))
    assert (status, told.endswith("No such file or directory\n")) == (2, True)
    # The disk is lost; the copy takes the place of the database.
    (tmp_path / "kickdoor.db").unlink()
    copy.rename(tmp_path / "kickdoor.db")
    assert digest(sqlite_url, made["playing"]) == before
    url = cluster.create_database()
    in_house(url, lambda house: house.guest("Ann"))
    status, told = run("backup", str(copy), database=url)
    assert status == 2
    assert "PostgreSQL is backed up with pg_dump" in told
    cluster.drop_database(url)


def test_a_copy_with_a_fault_is_not_kept(sqlite_url: str, tmp_path: Path) -> None:
    made = some_tables(sqlite_url)
    database, copy = tmp_path / "kickdoor.db", tmp_path / "copy.db"
    back_up(database, copy)
    damaged = bytearray(copy.read_bytes())
    for page in range(4096, len(damaged), 4096):
        damaged[page : page + 64] = bytes(64)
    copy.write_bytes(damaged)
    with pytest.raises((BackupError, sqlite3.DatabaseError)):
        check(copy)
    copy.unlink()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("DELETE FROM journal WHERE table_id = ? AND seq = 2", (made["playing"],))
    with pytest.raises(BackupError, match=r"copy.db.*: there are tables with rows missing"):
        back_up(database, copy)
    assert not copy.exists()
    assert not list(tmp_path.glob(".*"))


# ---- what cannot be done


@pytest.mark.parametrize("word", ["tables", "stats"])
def test_a_database_that_is_none_is_told_and_not_made(word: str, tmp_path: Path, capsys: Capture) -> None:
    def told(url: str) -> str:
        status = app(("admin", word, "--database", url), exit_on_error=False, result_action="return_value")
        assert status == 2
        return capsys.readouterr().err

    file = tmp_path / "there.db"
    assert told(f"sqlite:///{file}") == f"kickdoor admin: {file}: there is no such file\n"
    assert not file.exists()
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE something (else_ TEXT)")
    assert told(f"sqlite:///{file}") == f"kickdoor admin: {file}: no server has used this database\n"
    file.write_bytes(b"no database " * 100)
    assert told(f"sqlite:///{file}") == f"kickdoor admin: {file}: file is not a database\n"
    assert told("mysql://ann:hush@there/doors").startswith("kickdoor admin: …@there/doors: not a database")
    gone = told(f"postgresql://ann:hush@/doors?host={tmp_path}")
    assert gone.startswith("kickdoor admin: postgresql://")
    assert "hush" not in gone


def test_a_database_of_another_version_is_left_alone(database_url: str, command: Command) -> None:
    async def story(house: House) -> None:
        await house.store.writer.do(
            lambda c: c.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
        )

    in_house(database_url, story)
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("v*.py"))[1:5]
    told = command("tables", status=2)
    assert f"its schema is 9999, and this program knows {newest}; take the one that serves it" in told


def test_nothing_is_done_without_being_asked(database_url: str, command: Command) -> None:
    table = some_tables(database_url)["lobby"]
    before = asyncio.run(beside(database_url, all_bytes))
    ann = id_of(database_url, "Ann")
    for words in (("close", table), ("ban", ann), ("erase", ann)):
        assert command(*words, status=1) == "kickdoor admin: nobody is here to be asked: say --yes\n"
    assert asyncio.run(beside(database_url, all_bytes)) == before


def test_on_a_terminal_the_answer_counts(sqlite_url: str) -> None:
    some_tables(sqlite_url)
    ann = id_of(sqlite_url, "Ann")
    words = [*KICKDOOR, "admin", "--database", sqlite_url, "erase", ann]

    def there() -> bool:
        return asyncio.run(beside(sqlite_url, lambda store: store.player(ann))) is not None

    for answer, status in ((b"n\n", 1), (b"\x04", 1), (b"y\n", 0)):
        assert there()
        assert on_a_terminal(words, answer) == status
    assert not there()


def test_ctrl_c_is_a_no(database_url: str, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    some_tables(database_url)
    ann = id_of(database_url, "Ann")
    before = asyncio.run(beside(database_url, all_bytes))

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    def interrupted(_question: str) -> str:
        signal.raise_signal(signal.SIGINT)
        return "y"

    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr("builtins.input", interrupted)
    assert command("erase", ann, status=1) == "kickdoor admin: nothing was done\n"
    assert asyncio.run(beside(database_url, all_bytes)) == before


def on_a_terminal(command: list[str], answer: bytes) -> int:
    """Run it on a terminal of its own and answer its question."""
    pid, terminal = pty.fork()
    if pid == 0:  # pragma: no cover
        signal.alarm(int(PATIENCE))
        os.execv(command[0], command)
    said = b""
    try:
        while b"[y/N] " not in said:
            said += os.read(terminal, 1000)
        os.write(terminal, answer)
        while True:
            said += os.read(terminal, 1000)
    except OSError:  # the other side is closed
        pass
    finally:
        os.close(terminal)
    assert b"Traceback" not in said, said.decode()
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
