"""Taking a choice back: with everybody's consent, and never past something that was revealed."""

from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import patch

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import PASS, V_DEAL, V_KICK, V_REVEAL, V_SELL, Z_HAND, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import State
from kickdoor.server import journal as j
from kickdoor.server import table as tables
from kickdoor.server import telling, wire
from kickdoor.server.client import Client
from kickdoor.server.room import Room
from kickdoor.takeback import reveals
from tests.server.house import Guest, House, choosing, housed, played


def harmless(s: State, seat: int) -> Iterator[tuple[Choice, State]]:
    """Choices that reveal nothing and leave it to the seat to decide, and what they lead to."""
    for choice in options(s, seat):
        after = s.clone()
        after.events = []
        apply(after, seat, choice)
        if choice[0] in (PASS[0], V_DEAL, V_SELL) or after.asked == CHANCE or after.deciding != 1 << seat:
            continue
        if after.phase == s.phase and not reveals(seat, choice, after.events or [], s, after):
            after.events = None
            yield choice, after


def twice(s: State) -> bool:
    """The first player could do two harmless things, one after the other, and kick a door; nobody else steps in."""
    if not choosing(s) or s.deciding != 1 or (V_KICK, 0, 0, 0) not in options(s, 0):
        return False
    if any(len(options(s, seat)) > 1 for seat in range(1, s.n)):
        return False
    return any(True for _, after in harmless(s, 0) for _ in harmless(after, 0))


def plan(s: State) -> tuple[Choice, Choice]:
    """Two harmless choices."""
    return next((one, two) for one, after in harmless(s, 0) for two, _ in harmless(after, 0))


async def act(guest: Guest, number: int = 0) -> None:
    await guest.done(t="choose", choice=list(harmless(guest.room.playing.state, guest.seat))[number][0])


@housed
async def test_who_plays_with_bots_takes_back_alone(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(twice, fresh=True))
    assert not ann.table["can_undo"]
    assert await ann.refused(t="undo") == "not-now"
    digests, view = [ann.room.playing.digest()], ann.update["view"]
    for choice in plan(ann.room.playing.state):
        await ann.done(t="choose", choice=choice)
        digests.append(ann.room.playing.digest())
    assert len(set(digests)) == 3
    for digest in digests[1::-1]:
        assert ann.table["can_undo"]
        bots = house.at(ann.at).bots
        await ann.done(t="undo")
        assert ann.room.playing.digest() == digest
        assert house.at(ann.at).bots is not bots  # they have not heard of it, either
    assert ann.update["view"] == view
    assert not ann.table["can_undo"]
    assert await ann.refused(t="undo") == "not-now"


@housed
async def test_what_was_taken_back_can_be_done_otherwise_and_the_log_is_true(house: House) -> None:
    opened = played(twice, fresh=True, options={"winning_level": 4})
    ann, ben = await house.seat(["Ann", "Ben"], opened=opened)
    one, two = plan(ann.room.playing.state)
    await ann.done(t="choose", choice=one)
    request = ann.request
    await ann.done(t="choose", choice=two)
    assert request
    for guest in (ann, ben):
        await guest.done(t="undo")
    assert ann.request
    assert ann.request["options"] == request["options"]
    assert await ann.refused(t="choose", request=request["id"], choice=two) in ("stale", "rules")
    await ann.done(t="choose", request=ann.request["id"], choice=two)

    def undoable(after: int) -> Callable[[Room], bool]:
        return lambda room: (
            room.state != "playing" or (room.seq > after and (ann.table["can_undo"] or ben.table["can_undo"]))
        )

    dice = Random(4)
    taken = 0
    while ann.room.state == "playing" and taken < 8:  # now and then something is taken back
        await house.play(ann, ben, dice=dice, until=undoable(ann.room.seq + dice.randrange(3, 20)))
        if ann.room.state == "playing":
            for guest in (ann, ben) if ann.table["can_undo"] else (ben, ann):
                await guest.done(t="undo")
            taken += 1
    await house.play(ann, ben, dice=dice)
    assert taken > 3
    assert (await house.verify(ann.at)).over


@housed
async def test_everybody_who_is_here_must_agree(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], opened=played(twice, 5, fresh=True))
    digest = ann.room.playing.digest()
    await act(ann)
    assert await ben.refused(t="undo") == "not-now"  # Ben has nothing to take back
    await ann.done(t="undo")
    assert cay.table["undo"] == [0, [0]]
    await ben.done(t="undo")
    assert cay.table["undo"] == [0, [0, 1]]
    assert ann.room.playing.digest() != digest
    await cay.done(t="undo")
    assert ann.room.playing.digest() == digest
    assert ann.table["undo"] is None
    assert isinstance((await house.rows(ann.at))[-1], j.TookBack)


@housed
async def test_one_who_refuses_ends_it(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], opened=played(twice, fresh=True))
    await act(ann)
    digest = ann.room.playing.digest()
    await ann.done(t="undo")
    await ben.done(t="undo")
    await cay.done(t="undo", yes=False)
    assert ann.table["undo"] is None
    assert ann.room.playing.digest() == digest
    assert await cay.refused(t="undo", yes=False) == "not-now"
    await ann.done(t="undo")
    assert ben.table["undo"] == [0, [0]]  # who agreed before is asked again
    await ann.done(t="undo", yes=False)
    assert ben.table["undo"] is None


@housed
async def test_who_is_not_here_is_not_asked(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], opened=played(twice, fresh=True))
    digest = ann.room.playing.digest()
    await act(ann)
    await ben.go()
    await ann.done(t="undo")
    await cay.done(t="undo")
    assert ann.room.playing.digest() == digest


@housed
async def test_a_wish_ends_when_the_game_goes_on_or_its_owner_leaves(house: House) -> None:
    ann, ben, cay = await house.seat(["Ann", "Ben", "Cay"], opened=played(twice, fresh=True))
    one, two = plan(ann.room.playing.state)
    await ann.done(t="choose", choice=one)
    await ann.done(t="undo")
    await ann.done(t="choose", choice=two)
    assert ben.table["undo"] is None
    await ann.done(t="undo")
    await ann.done(t="leave")
    assert ben.table["undo"] is None
    for guest in (ben, cay):
        assert await guest.refused(t="undo") == "not-now"


@housed
async def test_nothing_is_taken_back_past_something_revealed(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(twice, fresh=True))
    await act(ann)
    assert ann.table["can_undo"]
    await ann.done(t="choose", step={"do": "kick-door"})
    assert not ann.table["can_undo"]
    digest = ann.room.playing.digest()
    assert await ann.refused(t="undo") == "not-now"
    assert ann.room.playing.digest() == digest


@housed
async def test_nothing_is_taken_back_past_a_card_that_was_shown(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(lambda s: twice(s) and len(s.zones[Z_HAND]) > 2))
    await act(ann)
    assert ann.table["can_undo"]
    await ann.done(t="choose", choice=(V_REVEAL, ann.room.playing.state.zones[Z_HAND][0], 1, 0))
    assert not ann.table["can_undo"]
    assert await ann.refused(t="undo") == "not-now"


@housed
async def test_at_some_tables_nothing_is_taken_back(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(twice, fresh=True, undo=False))
    await act(ann)
    assert not ann.table["can_undo"]
    assert await ann.refused(t="undo") == "not-now"


@housed
async def test_a_wish_outlives_a_restart(house: House) -> None:
    """Also where a snapshot is made as often as possible."""
    house.snapshot_every = house.hall.snapshot_every = 1
    ann, ben = await house.seat(["Ann", "Ben"], opened=played(twice, fresh=True))
    digest = ann.room.playing.digest()
    await act(ann)
    await ann.done(t="undo")
    for _ in range(2):
        await house.restart()
        for guest in (ann, ben):
            await guest.come(ann.at)
        assert ann.table["can_undo"]
        assert ben.table["undo"] == [0, [0]]
    await ben.done(t="undo")
    assert ann.room.playing.digest() == digest
    await house.restart()
    await ann.come(ann.at)
    assert ann.room.playing.digest() == digest
    assert ann.table["undo"] is None


@housed
async def test_an_undo_is_done_once(house: House) -> None:
    (ann,) = await house.seat(["Ann"], opened=played(twice, fresh=True))
    one, two = plan(ann.room.playing.state)
    await ann.done(t="choose", choice=one)
    digest = ann.room.playing.digest()
    await ann.done(t="choose", choice=two)
    await ann.done(t="undo", id="once")
    await ann.done(t="undo", id="once")
    assert ann.room.playing.digest() == digest


def later(row: int) -> Callable[[Room], bool]:
    return lambda room: room.seq >= row or room.state != "playing"


@housed
async def test_a_table_that_is_told_again_is_told_as_it_stands(house: House) -> None:
    """With whatever clocks have run and people have come since."""
    clocks = {"decide": 1, "bank": 20, "window": 1, "hold": 5}
    ann, ben = await house.seat(["Ann", "Ben"], clocks=clocks)
    checked = banks = 0

    def tell(table: tables.Table, clients: list[Client] | None = None, again: bool = False) -> None:
        nonlocal checked, banks
        telling.tell_table(table, clients, again)
        for client in clients if again and clients is not None else ():
            you = table.room.seat_of(client.player)
            who = you, client.player == table.room.host, client.language, table.room.point_of(you) >= 0
            assert client.queue[-1] == wire.write(telling.table_message(table, *who))
            checked += 1
            banks += table.timing.banks[you] < 20

    with patch.object(tables, "tell_table", tell):
        dice = Random(1)
        while ann.room.state == "playing":
            await house.play(ann, ben, dice=dice, until=later(ann.room.seq + 6))
            await house.wait(1.2)  # longer than a decision has time of its own
    assert checked > 5
    assert banks
