"""The table around the game, as one client may see it."""

from typing import TYPE_CHECKING

from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.room import Seat

if TYPE_CHECKING:
    from kickdoor.server.table import Table


def table_message(table: "Table", client: Client) -> wire.Table:
    room = table.room
    you = room.seat_of(client.player)
    here = table.here()
    seats = tuple([seat_message(table, number, seat, number in here) for number, seat in enumerate(room.seats)])
    undo = None if room.undo is None else (room.undo[0], tuple(sorted(room.undo[1])))
    return wire.Table(
        id=room.id,
        code=room.code,
        state=room.state,
        host=room.seat_of(room.host),
        you=you,
        hosting=client.player == room.host,
        settings=room.settings,
        seats=seats,
        box=room.box.hash,
        commitment=str(room.game.header["commitment"]) if room.game is not None else "",
        votes=tuple((seat, tuple(sorted(agreed))) for seat, agreed in sorted(room.votes.items()) if agreed),
        undo=undo,
        can_undo=room.state == "playing" and room.settings.undo and room.point_of(you) >= 0,
        watching=table.watching(),
        replay=room.replay,
        rematch=room.rematch,
        closed=room.closed,
    )


def seat_message(table: "Table", number: int, seat: Seat, here: bool) -> wire.SeatWire:
    timing = table.timing
    banks = number < len(timing.banks)
    return wire.SeatWire(
        kind="person" if seat.player else "bot" if seat.bot else "empty",
        name=table.names.get(seat.player, "") if seat.player else "",
        sex=seat.sex,
        bot=seat.bot,
        ready=seat.ready,
        here=here,
        gone=seat.gone,
        agreed=seat.agreed,
        bank=round(timing.banks[number], 1) if banks else 0.0,
        hold=round(timing.holds[number], 1) if banks else 0.0,
    )
