"""What clients send to a table: each message to the one who knows what to do with it."""

from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from kickdoor.engine.ids import PASS
from kickdoor.ruleset import OptionError
from kickdoor.server import journal as j
from kickdoor.server import seating, wire
from kickdoor.server.answers import advise, explain
from kickdoor.server.client import Client
from kickdoor.server.company import dismiss, report, silence
from kickdoor.server.guiding import lead
from kickdoor.server.play import chosen, proposed
from kickdoor.server.refusal import Refusal
from kickdoor.server.talk import say
from kickdoor.server.telling import tell_game, tell_missed, tell_table, tick

if TYPE_CHECKING:
    from kickdoor.server.table import Table


async def obey(table: "Table", client: Client, message: wire.Incoming, action: str | None) -> None:
    if table.room.state == "closed" and not isinstance(message, wire.Sync):
        raise Refusal("not-now", "This table is closed.")
    answer = ANSWERS.get(type(message))
    if answer is not None:
        await answer(table, client, message, action)
        return
    await DEEDS.get(type(message), sit)(table, client, message, action)
    client.tell(wire.Done(getattr(message, "id", "")))


async def choose(table: "Table", client: Client, message: wire.Choose, action: str | None) -> None:
    stream = table.playing()
    seat = seating.seated(table.room, client.player)
    plan = chosen(stream, seat, message)
    if plan == [PASS] and table.timing.window is not None:
        table.timing.stand(seat)
        table.timing.promise(client, message.id)
        return
    await table.carry_out([(seat, choice) for choice in plan], "person", action)
    client.tell(wire.Done(message.id))


async def ack(table: "Table", client: Client, message: wire.Ack, action: str | None) -> None:
    seat = seating.seated(table.room, client.player)
    if table.timing.is_open(message.window):
        table.timing.stand(seat)
    tick(table, [client])  # who agrees too late is told how it stands


async def hold(table: "Table", client: Client, message: wire.Hold, action: str | None) -> None:
    table.timing.hold(seating.seated(table.room, client.player), message.window, message.on)
    tick(table, table.clients)


async def sync(table: "Table", client: Client, message: wire.Sync, action: str | None) -> None:
    tell_table(table, [client])
    tell_game(table, (), [client])


async def missed(table: "Table", client: Client, message: wire.Missed, action: str | None) -> None:
    tell_missed(table, client, message.since)


async def mute(table: "Table", client: Client, message: wire.Mute, action: str | None) -> None:
    table.talk.mute(client, table.room, message)


async def set_filter(table: "Table", client: Client, message: wire.Filter, action: str | None) -> None:
    client.words = frozenset(word.casefold() for word in message.words)


async def hint(table: "Table", client: Client, message: wire.Hint, action: str | None) -> None:
    advise(table, client, seating.seated(table.room, client.player), message.id)


async def why(table: "Table", client: Client, message: wire.Why, action: str | None) -> None:
    seat = table.room.seat_of(client.player)
    if seat < 0 and table.room.settings.spectators == "none":
        raise Refusal("not-yours", "At this table nobody looks on.")
    client.tell(explain(table, seat, message, client.language))


async def propose(table: "Table", client: Client, message: wire.Propose, action: str | None) -> None:
    seat = seating.seated(table.room, client.player)
    plan = proposed(table.playing().game, seat, message)
    await table.carry_out([(seat, choice) for choice in plan], "person", action)


async def follow(table: "Table", client: Client, message: wire.Lead, action: str | None) -> None:
    await table.enter(lead(table, message), action)
    table.look_again()
    tell_game(table, ())


def show(table: "Table", client: Client) -> None:
    """One more in the list of public tables: nobody fills it alone."""
    gate = table.hall.shown
    wait = gate.wait(client.address, monotonic())
    if wait:
        raise Refusal("slow-down", "These are enough public tables for now.", limit=gate.name, after=wait)


async def change(table: "Table", client: Client, message: wire.Change, action: str | None) -> None:
    rows = seating.change(table.room, client.player, message)
    if message.settings.public and not table.room.settings.public:
        show(table, client)
    table.hall.count_box(client, message.settings)
    try:
        await table.hall.box(message.settings)
    except (OptionError, ValueError) as error:
        raise Refusal("bad", str(error)) from None
    await table.enter(rows, action)


async def rematch(table: "Table", client: Client, message: wire.Rematch, action: str | None) -> None:
    if table.room.state != "over":
        raise Refusal("not-now", "The game is not over.")
    seating.seated(table.room, client.player)
    if not table.room.rematch:
        table.hall.count_table(client)
        if table.room.settings.public:
            show(table, client)
        host = table.room.host if any(x.player == table.room.host for x in table.clients) else client.player
        await table.enter([j.Rematch(await table.hall.rematch(table.room, host))], action)


async def sit(table: "Table", client: Client, message: wire.Incoming, action: str | None) -> None:
    await table.enter(rows_for(table, client.player, message), action)


Service = Callable[["Table", Client, Any, str | None], Awaitable[None]]
ANSWERS: Final[dict[type, Service]] = {  # they tell the client themselves what came of it
    wire.Choose: choose,
    wire.Ack: ack,
    wire.Hold: hold,
    wire.Sync: sync,
    wire.Missed: missed,
    wire.Say: say,
    wire.Mute: mute,
    wire.Filter: set_filter,
    wire.Hint: hint,
    wire.Why: why,
}
DEEDS: Final[dict[type, Service]] = {
    wire.Propose: propose,
    wire.Change: change,
    wire.Report: lambda table, client, message, action: report(table, client, message),
    wire.Dismiss: lambda table, client, message, action: table.enter(dismiss(table, client, message), action),
    wire.Silence: lambda table, client, message, action: table.enter(silence(table, client.player, message), action),
    wire.Start: lambda table, client, message, action: table.start(client.player, action),
    wire.Rematch: rematch,
    wire.Lead: follow,
}


def rows_for(table: "Table", player: str, message: wire.Incoming) -> list[j.Entry]:
    """Messages about the seats."""
    room = table.room
    if isinstance(message, wire.Sit):
        return seating.sit(room, player, message)
    if isinstance(message, wire.Look):
        return seating.look(room, player, message)
    if isinstance(message, wire.Rise):
        return seating.rise(room, player)
    if isinstance(message, wire.Ready):
        return seating.ready(room, player, message)
    if isinstance(message, wire.SetSeat):
        return seating.set_seat(room, player, message)
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
