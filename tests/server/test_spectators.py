"""Who looks on: nothing, the table as everybody sees it, or all hands, late and only if every player agreed."""

from random import Random
from typing import Any

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.server import wire
from kickdoor.server.limits import Limits
from tests.server.house import LONG, Guest, House, choosing, housed, played, reached


def updates(guest: Guest) -> list[dict[str, Any]]:
    return [m for m in guest.listen() if m["t"] == "update"]


def hands(guest: Guest) -> list[list[int]]:
    """The true hands."""
    s = guest.room.playing.state
    return [list(s.zones[seat * SEAT_ZONES + Z_HAND]) for seat in range(s.n)]


async def look_on(house: House, *people: Guest, name: str = "Eve") -> Guest:
    eve = await house.guest(name)
    await eve.come(people[0].at)
    return eve


@housed
async def test_there_are_tables_where_nobody_looks_on(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], spectators="none", options=LONG)
    eve = await look_on(house, ann)
    await house.play(ann, ben, dice=Random(1), until=lambda room: room.length > 60)
    await eve.do(t="sync")
    assert await eve.refused(t="why", about="strength", seat=0) == "not-yours"
    assert eve.table["state"] == "playing"
    assert eve.table["you"] == -1
    assert {m["t"] for m in eve.listen()} <= {"table", "chat", "refused"}
    assert len(updates(ann)) > 20


@housed
async def test_spectators_see_the_table_and_never_a_hand(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
    eve = await look_on(house, ann)
    assert ann.table["watching"] == 1
    await house.play(ann, ben, dice=Random(2), until=lambda room: len(updates(eve)) > 100)
    told = updates(eve)
    assert len(told) > 50
    for update in told:
        assert update["view"]["seat"] == -1
        assert update["request"] is None
        assert "hands" not in update
        for seat, player in enumerate(update["view"]["players"]):
            # Of a hand they know what every player knows.
            for guest in (ann, ben):
                theirs = next(m for m in updates(guest) if m["n"] == update["n"])
                assert set(player["hand"]) <= set(theirs["view"]["players"][seat]["hand"])
        assert update["view"]["peeked"] == []
        assert update["clock"]["stood"] is False
    assert max(player["hand_size"] for update in told for player in update["view"]["players"]) > 3
    # Events for some ears only are not for theirs.
    seen = {tuple(event) for guest in (ann, ben) for update in updates(guest) for event in update["events"]}
    assert {tuple(event) for update in told for event in update["events"]} < seen
    assert await eve.refused(t="agree") == "not-now"


@housed
async def test_all_hands_are_shown_late_when_every_player_agreed(house: House) -> None:
    people = await house.seat(["Ann", "Ben"], opened=played(choosing, spectators="hands", delay=30.0))
    ann, ben = people
    eve = await look_on(house, ann)
    assert "hands" not in updates(eve)[-1]
    assert await eve.refused(t="agree") == "not-yours"
    await ann.done(t="agree")
    assert [seat["agreed"] for seat in eve.table["seats"]] == [True, False, False]
    await house.wait(40.0)
    assert all("hands" not in update for update in updates(eve))  # Ben has not agreed

    await ben.done(t="agree")
    before = len(updates(eve))
    dice, length, truth = Random(1), ann.room.length, []
    for step in range(1, 6):
        await house.play(ann, ben, dice=dice, until=reached(length + 3 * step))
        truth.append((ann.room.seq, hands(ann)))
        await house.wait(5.0)
    assert len(updates(eve)) == before  # 25 seconds: nothing yet
    fay = await look_on(house, ann, name="Fay")
    assert updates(fay) == []
    await house.wait(60.0)
    late = {update["n"]: update["hands"] for update in updates(eve)[before:]}
    for seq, hand in truth:
        assert late[seq] == hand
    assert list(late) == sorted(late)


@housed
async def test_whoever_no_longer_agrees_is_no_longer_shown(house: House) -> None:
    people = await house.seat(["Ann", "Ben"], opened=played(choosing, spectators="hands", delay=30.0))
    ann, ben = people
    eve = await look_on(house, ann)
    for guest in people:
        await guest.done(t="agree")
    before = len(updates(eve))
    await house.play(ann, ben, dice=Random(1), until=lambda room: room.seq > 40)
    await house.wait(10.0)
    await ben.done(t="agree", yes=False)
    await house.wait(60.0)
    assert all("hands" not in update for update in updates(eve)[before:])
    length = len(updates(eve))
    await house.play(ann, ben, dice=Random(2), until=lambda room: room.seq > 60)
    assert len(updates(eve)) > length  # the table, as everybody sees it, at once
    assert all("hands" not in update for update in updates(eve))


@housed
async def test_players_are_never_shown_other_hands(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], spectators="hands", delay=10.0, options=LONG)
    eve = await look_on(house, ann)
    for guest in (ann, ben):
        await guest.done(t="agree")
    await house.play(ann, ben, dice=Random(1), until=lambda room: room.length > 80)
    await house.wait(11.0)
    assert "hands" in updates(eve)[-1]
    for guest in (ann, ben):
        assert all("hands" not in update for update in updates(guest))


@housed
async def test_there_is_room_for_so_many_spectators(house: House) -> None:
    house.hall.limits = Limits(spectators_a_table=2)
    ann, ben = await house.seat(["Ann", "Ben"])
    for name in ("Eve", "Fay"):
        await look_on(house, ann, name=name)
    gil = await look_on(house, ann, name="Gil")
    assert gil.client
    assert gil.client.closing == wire.Bye(wire.CLOSE_FULL, "Too many look on here already.", "spectators-a-table")
    assert ann.table["watching"] == 2
    await ben.go()
    await ben.come(ann.at)  # who has a seat always finds it
    assert ben.table["you"] == 1


@housed
async def test_one_address_does_not_take_the_place_of_all_who_would_sit_down(house: House) -> None:
    house.hall.limits = Limits(spectators_a_table=4, spectators_an_address=2)
    (ann,) = await house.seat(["Ann"], start=False)
    guests = [await house.guest(name) for name in ("Eve", "Fay", "Gil", "Hal")]
    for guest, address in zip(guests, ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"), strict=True):
        await guest.come(ann.at, address)
    closing = [guest.client.closing for guest in guests if guest.client]
    why = "Too many look on here from your address already."
    assert closing == [None, None, wire.Bye(wire.CLOSE_FULL, why, "spectators-an-address"), None]
    await guests[0].come(ann.at, "192.0.2.1")  # in a second window one is no other
    assert guests[0].client is not None
    assert guests[0].client.closing is None
    await guests[0].done(t="sit", seat=1)
    await guests[2].come(ann.at, "192.0.2.1")  # and who sits does not look on
    assert guests[2].client is not None
    assert guests[2].client.closing is None
    assert ann.table["watching"] == 3
