"""Finished games: kept, true, downloadable, gone on from, and without the name of anybody who wants to be forgotten."""

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kickdoor.replay.log import GameLog, take_log
from kickdoor.replay.verify import verify
from kickdoor.server import journal as j
from kickdoor.server.desk import Desk
from kickdoor.server.identity import Signer
from kickdoor.server.lobby import listings
from kickdoor.server.replays import fork, named, read_replay
from kickdoor.server.store import Replay
from tests.server.house import GAMES, SHORT, Guest, House, housed, settings


async def finished(house: House, *names: str, longer: int = 0, **changes: Any) -> tuple[Replay, list[Guest]]:
    """A game that was played to its end, the first one with more than so many choices."""
    for seed in range(GAMES):
        guests = await house.seat(names or ("Ann", "Ben"), **changes)
        await house.play(*guests, dice=Random(seed))
        if guests[0].room.length > longer:
            replay = await house.store.replay(guests[0].table["replay"])
            assert replay is not None
            return replay, guests
    raise AssertionError("there was no such game")


def as_log(data: bytes) -> GameLog:
    """A downloaded file."""
    first, *rows, last = [json.loads(line) for line in data.splitlines()]
    return take_log({"header": first, "choices": rows, "end": last["end"]})


@housed
async def test_a_finished_game_is_kept_with_its_log(house: House) -> None:
    replay, (ann, ben) = await finished(house)
    assert ann.table["state"] == "over"
    assert replay.table == ann.at
    assert replay.people == (ann.id, ben.id, None)
    assert replay.editions == "classic"
    verdict = verify(read_replay(replay))
    assert verdict.over
    assert verdict.digest == ann.room.playing.digest()
    assert verdict.chance == "the secret fits the commitment, and every outcome follows from it"
    assert replay.log.count(b"\n") == verdict.choices + 2
    # What was promised before the first card is what is in the log.
    assert json.loads(replay.log.splitlines()[0])["commitment"] == ann.table["commitment"]
    assert [played.id for played in await house.store.replays_of(ben.id)] == [replay.id]
    assert (await house.rows(ann.at))[-1] == j.Ended(replay.id)
    assert not any(name in replay.log for name in (b"Ann", b"Ben", ann.id.encode()))


@housed
async def test_a_download_has_the_names_of_its_players(house: House) -> None:
    replay, (ann, ben) = await finished(house, "Änne the Bold", "Ben")
    data = named(replay, {ann.id: "Änne the Bold", ben.id: "Ben"})
    log = as_log(data)
    assert log.header.names == ("Änne the Bold", "Ben", "Grog")
    assert set(verify(log).winners) <= {"Änne the Bold", "Ben", "Grog"}
    # Two of the same name are told apart.
    twins = as_log(named(replay, {ann.id: "Ben", ben.id: "Ben"}))
    assert len(set(twins.header.names)) == 3
    assert verify(twins).over
    # Without names it is as true.
    assert as_log(named(replay, {})).header.names == ("Mort", "Runa", "Grog")


def test_a_log_that_was_changed_is_found_out(sqlite_url: str) -> None:
    @housed
    async def run(house: House) -> None:
        replay, _ = await finished(house)
        lines = replay.log.splitlines()
        dealt = json.loads(lines[1])
        other = next(json.loads(line) for line in lines[2:] if json.loads(line)[0] == -1)
        lines[1] = json.dumps([*dealt[:2], other[2], 0, 0]).encode()
        with pytest.raises(ValueError, match="replay:2: chance answers"):
            verify(read_replay(replay._replace(log=b"\n".join(lines))))

    run(sqlite_url)


# ---- going on


def moments(replay: Replay) -> tuple[int, int, int]:
    """The first choice of a player, one in the middle, and the last."""
    seats = [json.loads(line)[0] for line in replay.log.splitlines()[1:-1]]
    chosen = [n for n, seat in enumerate(seats) if seat >= 0]
    return chosen[0], chosen[len(chosen) // 2], len(seats) - 1


async def go_on(house: House, guest: Guest, replay: Replay, at: int, seed: int) -> Replay:
    """A fork, played to its end."""
    opened = fork(replay, at, guest.id, settings())
    table = await house.table(guest, ["heuristic:hard"], opened)
    if guest.client is not None:
        await guest.go()
    await guest.come(table)
    assert guest.table["settings"]["options"] == SHORT
    await guest.done(t="start")
    assert guest.room.length >= at
    rows = await house.rows(table)
    assert j.all_picks(rows)[:at] == [tuple(json.loads(line)) for line in replay.log.splitlines()[1 : at + 1]]
    await house.play(guest, dice=Random(seed))
    kept = await house.store.replay(guest.table["replay"])
    assert kept is not None
    return kept


@housed
async def test_a_game_goes_on_from_any_point(house: House) -> None:
    replay, (ann, _ben) = await finished(house)
    for at in moments(replay):
        house.hall.new_secret = partial(format, at + 1, "064x")  # type: ignore[method-assign]
        other = await go_on(house, ann, replay, at, seed=at)
        verdict = verify(as_log(named(other, {ann.id: "Ann"})))
        assert verdict.over
        assert other.id != replay.id
        assert other.people == (ann.id, None, None)


@housed
async def test_a_fork_of_a_fork_is_true_too(house: House) -> None:
    """From a point after the first fork, and from one before it."""
    first, (ann, _ben) = await finished(house)
    start, middle, _end = moments(first)
    house.hall.new_secret = lambda: "0b" * 32  # type: ignore[method-assign]
    second = await go_on(house, ann, first, middle, seed=2)
    length = second.log.count(b"\n") - 2
    house.hall.new_secret = lambda: "0c" * 32  # type: ignore[method-assign]
    for at in ((start + middle) // 2, middle, (middle + length) // 2, length - 1):
        # The luck of earlier games counts up to here and no further: what follows is nobody's to know.
        seats = [json.loads(line)[0] for line in second.log.splitlines()[1 : at + 1]]
        assert fork(second, at, ann.id, settings()).earlier[-1][1] == seats.count(-1)
        third = await go_on(house, ann, second, at, seed=3)
        assert verify(read_replay(third)).over, at


@housed
async def test_a_fork_begins_after_the_deal_and_before_the_end(house: House) -> None:
    replay, (ann, _ben) = await finished(house)
    start, _middle, end = moments(replay)
    for at in (start - 1, end + 1, 0, 10**6):
        with pytest.raises(ValueError, match=f"from {start} to {end}, not {at}"):
            fork(replay, at, ann.id, settings())


@housed
async def test_a_fork_waits_in_the_lobby_over_a_restart(house: House) -> None:
    house.hall.snapshot_every = house.snapshot_every = 1
    replay, (ann, ben) = await finished(house)
    _start, middle, _end = moments(replay)
    table = await house.table(ann, opened=fork(replay, middle, ann.id, settings()))
    await ben.go()
    await ben.come(table)
    await ben.done(t="sit", seat=1)
    await ben.done(t="ready")
    await house.restart()
    await ann.come(table)
    await ann.done(t="start")
    assert ann.room.length >= middle
    await ben.come(table)
    await house.play(ann, ben, dice=Random(1))
    assert (await house.verify(table)).over


# ---- being forgotten


def bytes_of(url: str) -> bytes:
    """Everything the database has on the disk."""
    path = Path(url.removeprefix("sqlite:///"))
    return b"".join(file.read_bytes() for file in sorted(path.parent.glob(f"{path.name}*")))


def test_whoever_is_erased_is_gone_from_everywhere(sqlite_url: str) -> None:
    name = "Zebulon Quixworth"

    @housed
    async def run(house: House) -> None:
        desk = Desk(house.hall, Signer(b"k" * 32))
        replay, (ann, zeb) = await finished(house, "Ann", name)
        await zeb.done(t="say", text=f"{name} was here.")
        lobby = await house.table(zeb, public=True)  # another table, where Zeb is the host
        playing = await house.seat(["Cay", "Dot"], start=False)
        await zeb.go()
        await zeb.come(playing[0].at)
        await zeb.done(t="sit", seat=2)
        await zeb.done(t="ready")
        await playing[0].done(t="start")
        assert name.encode() in bytes_of(sqlite_url)

        forget = house.hall.forget

        def late(player: str, why: str) -> None:
            zeb.send(t="say", id="late", text=f"{name} has one more thing to say.")
            forget(player, why)

        house.hall.forget = late  # type: ignore[method-assign]
        await desk.erase(zeb.id, "You have been erased.")
        await house.settle()
        assert name.encode() not in bytes_of(sqlite_url)
        assert zeb.client
        assert zeb.client.closing
        assert playing[0].table["seats"][2] | {"bank": 0, "hold": 0} == {
            "kind": "bot", "name": "Grog", "sex": "male", "bot": "heuristic:normal", "ready": True, "here": False,
            "gone": False, "agreed": False, "bank": 0, "hold": 0, "face": "00000", "program": False,
        }  # fmt: skip
        for table in (ann.at, lobby, playing[0].at):
            entry = await house.store.entry(table)
            assert entry is not None
            assert name not in repr(await listings(house.store, [entry]))
        assert house.at(lobby).room.closed  # nobody is left there
        for table in (ann.at, lobby, playing[0].at):
            assert await house.store.chat(table, 10) == []
        kept = await house.store.replay(replay.id)
        assert kept is not None
        assert kept.people == (ann.id, None, None)
        assert kept.log == replay.log
        names = await house.store.names([ann.id, zeb.id])
        assert as_log(named(kept, names)).header.names == ("Ann", "Mort", "Grog")
        assert verify(read_replay(kept)).over

    run(sqlite_url)
    assert name.encode() not in bytes_of(sqlite_url)
