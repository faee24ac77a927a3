"""What clients send to a table: each message to the one who knows what to do with it."""

from typing import TYPE_CHECKING

from kickdoor.engine.ids import PASS
from kickdoor.server import journal as j
from kickdoor.server import seating, wire
from kickdoor.server.answers import advise, explain
from kickdoor.server.client import Client
from kickdoor.server.company import dismiss, report, silence
from kickdoor.server.guiding import lead
from kickdoor.server.play import chosen, proposed
from kickdoor.server.refusal import Refusal
from kickdoor.server.telling import tell_game, tell_missed, tell_table, tick

if TYPE_CHECKING:
    from kickdoor.server.table import Table


async def obey(table: "Table", client: Client, message: wire.Incoming, action: str | None) -> None:
    room, player = table.room, client.player
    if room.state == "closed" and not isinstance(message, wire.Sync):
        raise Refusal("not-now", "This table is closed.")
    if isinstance(message, wire.Choose):
        stream = table.playing()
        seat = seating.seated(room, player)
        plan = chosen(stream, seat, message)
        if plan == [PASS] and table.timing.window is not None:
            table.timing.stand(seat)
            table.timing.promise(client, message.id)
            return
        await table.carry_out([(seat, choice) for choice in plan], "person", action)
    elif isinstance(message, wire.Propose):
        seat = seating.seated(room, player)
        plan = proposed(table.playing().game, seat, message)
        await table.carry_out([(seat, choice) for choice in plan], "person", action)
    elif isinstance(message, wire.Ack):
        seat = seating.seated(room, player)
        if table.timing.is_open(message.window):
            table.timing.stand(seat)
        tick(table, [client])  # who agrees too late is told how it stands
        return
    elif isinstance(message, wire.Hold):
        table.timing.hold(seating.seated(room, player), message.window, message.on)
        tick(table, table.clients)
        return
    elif isinstance(message, wire.Sync):
        tell_table(table, [client])
        tell_game(table, (), [client])
        return
    elif isinstance(message, wire.Missed):
        tell_missed(table, client, message.since)
        return
    elif isinstance(message, wire.Say):
        await table.say(client, message, action)
        return
    elif isinstance(message, wire.Report):
        await report(table, client, message)
    elif isinstance(message, wire.Dismiss):
        await table.enter(dismiss(table, client, message), action)
    elif isinstance(message, wire.Silence):
        await table.enter(silence(table, player, message), action)
    elif isinstance(message, wire.Mute):
        table.talk.mute(client, room, message)
        return
    elif isinstance(message, wire.Filter):
        client.words = frozenset(word.casefold() for word in message.words)
        return
    elif isinstance(message, wire.Start):
        await table.start(player, action)
    elif isinstance(message, wire.Rematch):
        await table.rematch(client, action)
    elif isinstance(message, wire.Hint):
        client.tell(await advise(table, seating.seated(room, player), message, client.language))
        return
    elif isinstance(message, wire.Why):
        seat = room.seat_of(player)
        if seat < 0 and room.settings.spectators == "none":
            raise Refusal("not-yours", "At this table nobody looks on.")
        client.tell(explain(table, seat, message, client.language))
        return
    elif isinstance(message, wire.Lead):
        await table.enter(lead(table, message), action)
        table.look_again()
        tell_game(table, ())
    else:
        await table.enter(rows_for(table, player, message), action)
    client.tell(wire.Done(getattr(message, "id", "")))


def rows_for(table: "Table", player: str, message: wire.Incoming) -> list[j.Entry]:
    """Messages about the seats."""
    room = table.room
    if isinstance(message, wire.Sit):
        return seating.sit(room, player, message)
    if isinstance(message, wire.Rise):
        return seating.rise(room, player)
    if isinstance(message, wire.Ready):
        return seating.ready(room, player, message)
    if isinstance(message, wire.SetSeat):
        return seating.set_seat(room, player, message)
    if isinstance(message, wire.Change):
        return seating.change(room, player, message)
    if isinstance(message, wire.Agree):
        return seating.agree(room, player, message)
    if isinstance(message, wire.Leave):
        return seating.leave(room, player)
    if isinstance(message, wire.PassHost):
        return seating.pass_on(room, player, message)
    if isinstance(message, wire.Vote):
        return seating.vote(room, player, message)
    if isinstance(message, wire.Undo):
        table.playing()
        return seating.undo(room, player, message, table.here())
    raise Refusal("bad", "That is no message for a table.")
