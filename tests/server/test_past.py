"""Whoever comes in the middle of a game is told what happened so far, as far as it may be known to them."""

from random import Random

from kickdoor.engine.events import events_for
from tests.server.house import Guest, House, housed, played
from tests.server.test_undo import act, twice


def heard(guest: Guest) -> list[list[int]]:
    """What was told one by one."""
    return [event for message in guest.listen() if message["t"] == "update" for event in message["events"]]


@housed
async def test_who_comes_again_is_told_what_was_heard_before(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options={})
    assert not ann.latest("past")  # nothing has happened yet
    await house.play(ann, ben, dice=Random(2), until=lambda room: {1, 2} <= {event[5] for event in room.past})
    for guest in (ann, ben):
        before = heard(guest)
        assert before
        await guest.go()
        await guest.come(ann.at)
        assert guest.latest("past")["events"] == before
    assert heard(ann) != heard(ben)  # the cards one draws are one's own affair
    looker = await house.guest("Cay")
    await looker.come(ann.at)
    assert looker.latest("past")["events"] == [list(e[:5]) for e in events_for(ann.room.past, -1)]


@housed
async def test_what_was_taken_back_did_not_happen(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], opened=played(twice, fresh=True))
    await act(ann)
    before = list(ann.room.past)
    await act(ann)
    assert len(ann.room.past) > len(before)
    for guest in (ann, ben):
        await guest.done(t="undo")
    assert ann.room.past == before
    for guest in (ann, ben):
        told = guest.latest("past")["events"]
        assert told == [list(e[:5]) for e in events_for(before, guest.seat)]
    assert ann.room.told == len(before)


@housed
async def test_where_nobody_looks_on_nothing_is_told(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], spectators="none")
    await house.play(ann, ben, dice=Random(2), until=lambda room: room.told > 10)
    cay = await house.guest("Cay")
    await cay.come(ann.at)
    assert not cay.latest("past")


@housed
async def test_a_restart_forgets_nothing(house: House) -> None:
    house.hall.snapshot_every = house.snapshot_every = 4
    ann, ben = await house.seat(["Ann", "Ben"], options={})
    await house.play(ann, ben, dice=Random(2), until=lambda room: room.told > 40 and room.kept > 0)
    before = list(ann.room.past)
    table = ann.at
    await house.restart()
    for guest in (ann, ben):
        await guest.come(table)
        told = guest.latest("past")["events"]
        assert told == [list(e[:5]) for e in events_for(before, guest.seat)]


@housed
async def test_a_game_that_goes_on_begins_with_its_story(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], opened=played(twice, fresh=True))
    for guest in (ann, ben):
        told = guest.latest("past")["events"]
        assert len(told) > 10
        assert told == [list(e[:5]) for e in events_for(ann.room.past, guest.seat)]
    assert ann.latest("past") != ben.latest("past")
