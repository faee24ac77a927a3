"""What is written for a table: rows, a card for the lobby, now and then the whole table as it stands, a replay."""

from typing import Final

import msgspec
from msgspec import Struct

from kickdoor.agents.cast import called
from kickdoor.replay.snapshot import SnapshotError, load, save, seal_of
from kickdoor.server import journal as j
from kickdoor.server.room import Room, Seat
from kickdoor.server.saved import VERSION, Saved, SavedSeat, decode, encode
from kickdoor.server.store import Batch, Card, Line, Replay, Row

LONG: Final = 10  # times as many rows as a snapshot is due after
SEAL: Final = len(seal_of(b""))  # bytes


class Listing(Struct, frozen=True):
    """A table in the list of the lobby."""

    id: str
    code: str
    state: str
    editions: tuple[str, ...]
    seats: int
    people: tuple[str, ...]
    bots: int
    free: int
    public: bool
    created: int = 0  # milliseconds since 1970; the oldest of a page leads to the next one, as `before`


def save_room(room: Room) -> bytes:
    game = b"" if room.game is None else save(room.box, room.game.state)
    seats = tuple(
        SavedSeat(x.sex, x.player, x.bot, x.ready, x.gone, x.agreed, x.face, x.program, x.name) for x in room.seats
    )
    opened = room.opened if room.game is None else msgspec.structs.replace(room.opened, choices=())
    saved = Saved(
        VERSION, room.seq, opened, room.settings, room.host, room.code, seats,
        room.state, room.length, room.chances, room.secret, room.rules_rev,
        room.replay, room.rematch, room.closed,
        {seat: tuple(agreed) for seat, agreed in room.votes.items()}, tuple(room.actions), game, tuple(room.past),
        tuple(sorted(room.silenced)), tuple(sorted(room.barred)),
    )  # fmt: skip
    told = encode(saved)
    return seal_of(told) + told


def read_saved(data: bytes) -> Saved:
    """SnapshotError when it cannot be used; the rows tell the same, only slower."""
    told = data[SEAL:]
    if data[:SEAL] != seal_of(told):
        raise SnapshotError("the bytes do not fit their hash")
    try:
        saved = decode(told)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SnapshotError(str(error)) from None
    if saved.version != VERSION:
        raise SnapshotError(f"version {saved.version}")
    return saved


def load_room(table: str, saved: Saved) -> Room:
    """SnapshotError when the game in it cannot be used."""
    seats = [Seat(x.sex, x.player, x.bot, x.ready, x.gone, x.agreed, x.face, x.program, x.name) for x in saved.seats]
    for seat in seats:
        if seat.bot and not seat.name:  # written before bots had names
            seat.name = called(seat.bot, [other.name for other in seats])
    room = Room(table, saved.opened, saved.settings, saved.host, saved.code, seats, saved.seq)
    room.kept = saved.seq
    room.state, room.secret = saved.state, saved.secret
    room.replay, room.rematch, room.closed = saved.replay, saved.rematch, saved.closed
    room.votes = {seat: set(agreed) for seat, agreed in saved.votes.items()}
    room.actions = dict.fromkeys(saved.actions)
    room.past = list(saved.past)
    room.silenced, room.barred = set(saved.silenced), set(saved.barred)
    if saved.game:
        room.rules_rev = saved.rules_rev
        room.game = room.game_from(load(room.box, saved.game), saved.length, saved.chances)
    return room


def listing(room: Room) -> Listing:
    """People are kept by their ids, so that a name can be erased."""
    people = tuple(seat.player for seat in room.seats if seat.player)
    bots = sum(bool(seat.bot) for seat in room.seats)
    free = len(room.seats) - len(people) - bots
    settings = room.settings
    return Listing(
        room.id, room.code, room.state, settings.editions, len(room.seats), people, bots, free, settings.public
    )


def snapshot_due(room: Room, entries: list[j.Entry], every: int) -> bool:
    """Nothing before a snapshot can be taken back any more: one is made when there is nothing to take back, or when
    that has not been so for long. What a game goes on from is not played through again."""
    rows = room.seq - room.kept
    if rows >= every * LONG and room.game is not None and room.undo is None:
        room.game.back.clear()
    began = bool(room.opened.choices) and any([isinstance(entry, j.Began) for entry in entries])
    return (rows >= every or began) and not room.back


def batch_of(
    room: Room,
    entries: list[j.Entry],
    action: str | None = None,
    around: bool = False,
    fresh: bool = False,
    replay: Replay | None = None,
    chat: list[Line] | None = None,
) -> Batch:
    """All of one step, written together or not at all. The first row carries the client's action."""
    first = room.seq - len(entries) + 1
    rows = [Row(first + i, action if i == 0 else None, j.encode(entry)) for i, entry in enumerate(entries)]
    batch = Batch(room.id, rows, chat=chat or [], replay=replay, epoch=room.epoch)
    if around:
        data = msgspec.json.encode(listing(room))
        batch.card = Card(room.state, room.settings.public, room.code or None, data)
        batch.sitting = [entry.player for entry in entries if isinstance(entry, j.Sat)]
    if fresh:
        batch.snapshot = (room.seq, save_room(room))
    return batch
