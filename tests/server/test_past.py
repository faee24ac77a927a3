"""Whoever comes in the middle of a game is told what happened so far, as far as it may be known to them."""

from random import Random

from kickdoor.engine.events import E_DRAWN, events_for
from tests.server.house import LONG, Guest, House, housed, played
from tests.server.test_undo import act, twice


def heard(guest: Guest) -> list[list[int]]:
    """What was told one by one."""
    return [event for message in guest.listen() if message["t"] == "update" for event in message["events"]]


@housed
async def test_who_comes_again_is_told_what_was_heard_before(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
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
async def test_the_deal_is_told_like_anything_else(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"])
    for guest in (ann, ben):
        assert heard(guest) == [list(e[:5]) for e in events_for(guest.room.past, guest.seat)]
    drawn = [event for event in heard(ann) if event[0] == E_DRAWN]
    assert [event[2] >= 0 for event in drawn if event[1] == ann.seat] == [True] * 8  # the own cards
    assert [event[2] for event in drawn if event[1] == ben.seat] == [-1] * 8  # of others, that there was one


@housed
async def test_what_was_missed_can_be_asked_for(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
    dice = Random(2)
    await house.play(ann, ben, dice=dice, until=lambda room: room.told > 30)
    n = 0
    for update in [m for m in ann.listen() if m["t"] == "update"]:
        assert update["since"] <= n or not n  # nothing was left out
        n = update["n"]
    then = ann.update["n"]
    before = len(heard(ann))
    await house.play(ann, ben, dice=dice, until=lambda room: room.seq > then + 20)
    later = heard(ann)[before:]
    assert later
    ann.send(t="missed", since=then)
    await house.settle()
    past = ann.latest("past")
    assert (past["since"], past["n"], past["events"]) == (then, ann.room.seq, later)
    assert ann.listen()[-1]["t"] == "update"
    assert ann.listen()[-1]["since"] == ann.listen()[-1]["n"] == ann.room.seq
    ben.send(t="missed", since=ann.room.seq)
    await house.settle()
    assert ben.latest("past")["events"] == []
    ann.send(t="missed", since=0)  # too long ago: all that is remembered
    await house.settle()
    assert ann.latest("past")["since"] == 0
    assert len(ann.latest("past")["events"]) >= before


@housed
async def test_what_was_taken_back_did_not_happen(house: House) -> None:
    ann, ben = await house.seat(["Ann", "Ben"], opened=played(twice, fresh=True))
    await act(ann)
    before, count = list(ann.room.past), ann.room.told
    await act(ann)
    assert ann.room.told > count
    for guest in (ann, ben):
        await guest.done(t="undo")
    kept = ann.room.past
    assert kept == before[-len(kept) :]  # of a long game the oldest is no longer remembered
    for guest in (ann, ben):
        told = guest.latest("past")["events"]
        assert told == [list(e[:5]) for e in events_for(kept, guest.seat)]
    assert ann.room.told == count


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
    ann, ben = await house.seat(["Ann", "Ben"], options=LONG)
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
