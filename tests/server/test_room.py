"""A table is what its rows say: folded from the first, from a snapshot, or as it was played."""

from random import Random
from typing import Any

import msgspec
import pytest

from kickdoor.replay.snapshot import SnapshotError
from kickdoor.server import journal as j
from kickdoor.server.asked import moment
from kickdoor.server.bots import bots_of
from kickdoor.server.keeping import load_room, read_saved, save_room
from kickdoor.server.room import Room, open_room
from tests.server.house import MIDDLING, House, housed, played
from tests.server.test_undo import twice


def told(room: Room) -> dict[str, Any]:
    """All of a room that matters."""
    game = None if room.game is None else (room.game.digest(), room.game.header)
    names = (
        "settings",
        "host",
        "code",
        "seq",
        "state",
        "length",
        "chances",
        "secret",
        "replay",
        "rematch",
        "closed",
        "past",
    )
    votes = {seat: agreed for seat, agreed in room.votes.items() if agreed}
    seats = [(s.sex, s.player, s.bot, s.ready, s.gone, s.agreed) for s in room.seats]
    return {name: getattr(room, name) for name in names} | {"votes": votes, "seats": seats, "game": game}


async def eventful(house: House) -> tuple[Room, list[j.Entry]]:
    """A game in which everything happens that can happen at a table."""
    ann, ben, cay = await house.seat(
        ["Ann", "Ben", "Cay"], start=False, seats=4, spectators="hands", clocks={"absence": 5.0}
    )
    await cay.done(t="vote", seat=1)
    changed = {"seats": 4, "spectators": "hands", "options": MIDDLING, "clocks": {"pace": 0, "absence": 5}}
    await ann.done(t="change", settings=changed)
    await ann.done(t="set-seat", seat=3, bot="greedy")
    await cay.done(t="sit", seat=3, sex="male")
    for guest in (ben, cay):
        await guest.done(t="ready")
    await ann.done(t="start")
    dice = Random(8)
    await house.play(ann, ben, cay, dice=dice, until=lambda room: room.length > 40)
    await ann.done(t="agree")
    await ann.done(t="say", text="Is Cay still there?")
    await cay.go()
    await house.wait(6.0)
    await cay.come(ann.at)
    await ann.done(t="vote", seat=3)
    await ben.done(t="vote", seat=3)
    await house.play(ann, ben, dice=dice, until=lambda room: room.point_of(ann.seat) >= 0)
    for guest in (ann, ben):
        await guest.done(t="undo")
    await ann.done(t="leave")
    await house.play(ben, dice=dice)
    await ben.done(t="rematch")
    rows = await house.rows(ben.at)
    kinds = {type(row) for row in rows}
    wanted = {
        j.Opened, j.Sat, j.Bot, j.Readied, j.Changed, j.Voted, j.Began, j.Chose, j.Agreed, j.Said, j.Absent, j.Removed,
        j.Wished, j.TookBack, j.Host, j.Ended, j.Rematch,
    }  # fmt: skip
    assert kinds == wanted
    return ben.room, rows


@housed
async def test_rows_and_snapshots_tell_the_same_table(house: House) -> None:
    room, rows = await eventful(house)
    assert [j.decode(j.encode(row)) for row in rows] == rows
    first = rows[0]
    assert isinstance(first, j.Opened)
    folded = open_room(room.id, first)
    loaded, kept = open_room(room.id, first), 0
    for row in rows[1:]:
        folded.fold(row)
        loaded.fold(row)
        assert told(loaded) == told(folded)
        if not folded.back:
            loaded, kept = load_room(room.id, read_saved(save_room(loaded))), kept + 1
            assert told(loaded) == told(folded)
    assert kept > 30
    assert told(folded) == told(room)


def test_a_fork_that_waits_for_its_start_keeps_its_game_in_a_snapshot() -> None:
    opened = msgspec.structs.replace(played(twice), host="ann")
    room = open_room("fork", opened)
    room.fold(j.Sat(0, "ann"))
    again = load_room("fork", read_saved(save_room(room)))
    for one in (room, again):
        one.start("5eed" * 16)
    assert again.length == room.length > len(opened.choices) - 1
    assert told(again) == told(room)


@pytest.mark.parametrize("change", ["cut", "flip", "version", "nothing"])
def test_a_snapshot_that_is_not_as_it_was_written_is_refused(change: str) -> None:
    room = open_room("fork", played(twice))
    room.start("5eed" * 16)
    data = save_room(room)
    if change == "cut":
        data = data[:-1]
    elif change == "flip":
        data = data[:200] + bytes([data[200] ^ 64]) + data[201:]
    elif change == "version":
        data = data[:16] + data[16:].replace(b"\xa7version\x01", b"\xa7version\x02")
    else:
        data = b""
    with pytest.raises(SnapshotError):
        load_room("fork", read_saved(data))


def test_what_bots_roll_with_follows_from_the_secret_alone() -> None:
    """Whoever knows the table and the code does not know what a bot overlooks."""
    one, again, other = (open_room("fork", played(twice)) for _ in range(3))
    for room, secret in ((one, "5eed" * 16), (again, "5eed" * 16), (other, "feed" * 16)):
        room.start(secret)
    assert one.luck == again.luck != other.luck
    assert one.secret not in one.luck
    assert load_room("fork", read_saved(save_room(one))).luck == one.luck
    assert [bots_of(room).luck for room in (one, other)] == [one.luck, other.luck]
    assert moment(one, 0).seed == moment(again, 0).seed != moment(other, 0).seed


def test_all_picks_are_those_that_were_not_taken_back() -> None:
    rows: list[j.Entry] = [
        j.Opened("ann", played(twice).settings, "", ((0, 1, 0, 0, 0),)),
        j.Began("5eed", ((-1, 2, 7, 0, 0),)),
        j.Chose(((1, 3, 0, 0, 0), (-1, 2, 8, 0, 0))),
        j.Chose(((2, 4, 0, 0, 0),)),
        j.Chose(((2, 5, 0, 0, 0),)),
        j.TookBack(4),
        j.Chose(((2, 6, 0, 0, 0),)),
    ]
    assert [pick[1] for pick in j.all_picks(rows)] == [1, 2, 3, 2, 6]
