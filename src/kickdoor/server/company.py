"""Who is at a table: coming, looking on, and what the host and the others do about whom they do not want."""

from typing import TYPE_CHECKING, Final

from kickdoor.server import journal as j
from kickdoor.server import seating, wire
from kickdoor.server.client import Client
from kickdoor.server.letters import Forget
from kickdoor.server.names import cleaned
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.store import Report
from kickdoor.server.telling import tell_game, tell_past, tell_table

if TYPE_CHECKING:
    from kickdoor.server.table import Table

SENT_AWAY: Final = "The host has sent you away from this table."


async def came(table: "Table", client: Client) -> None:
    """Somebody is here now, or is not let in."""
    room = table.room
    seat = room.seat_of(client.player)
    if client.player in room.barred or (seat < 0 and client.address in table.hall.barred.get(room.id, ())):
        client.close(wire.CLOSE_BANNED, SENT_AWAY)
        return
    if seat < 0 and table.watching() >= table.hall.limits.spectators_a_table:
        client.close(wire.CLOSE_FULL, "Too many look on here already.", "spectators-a-table")
        return
    if seat < 0 and beside(table, client) >= table.hall.limits.spectators_an_address:
        client.close(wire.CLOSE_FULL, "Too many look on here from your address already.", "spectators-an-address")
        return
    slept = not table.timing.awake(bool(table.clients))
    table.clients.append(client)
    table.timing.here = table.here()
    table.names[client.player] = client.name
    if seat >= 0 and room.seats[seat].gone:
        await table.enter([j.Absent(seat, False)])
    if slept:
        table.timing.wake()
    tell_table(table)
    client.send(wire.write(wire.Chat(table.talk.history(client, table.room))))
    if table.stream is not None:
        table.look_again()
        if table.room.past:
            tell_past(table, [client])
        tell_game(table, (), [client])


def beside(table: "Table", client: Client) -> int:
    """How many others without a seat come from the same address."""
    others = {x.player for x in table.clients if client.address and x.address == client.address}
    return len({player for player in others if table.room.seat_of(player) < 0} - {client.player})


def went(table: "Table", client: Client) -> None:
    if client in table.clients:
        table.clients.remove(client)
    table.timing.here = table.here()
    tell_table(table)


def played_for(table: "Table") -> str:
    """The address the bots play for: of those who are here, of the first with a seat."""
    for client in table.clients:
        if table.room.seat_of(client.player) >= 0:
            return client.address
    return table.clients[0].address if table.clients else ""


def knows(table: "Table", player: str) -> bool:
    """Is or was the player here, as far as anybody remembers?"""
    return player in table.names or table.room.seat_of(player) >= 0 or table.room.host == player


async def forget(table: "Table", letter: Forget) -> None:
    """A player is erased, or banned. All tables are told: those that know nothing of the player ask nobody."""
    if not knows(table, letter.player):
        return
    erased = await table.hall.store.player(letter.player) is None
    for client in table.clients:
        if client.player == letter.player:
            client.close(wire.CLOSE_ERASED if erased else wire.CLOSE_BANNED, letter.why)
    known = letter.player in table.names
    table.talk.forget(letter.player)
    table.names.pop(letter.player, None)
    if table.room.state != "closed":
        await table.enter(seating.leave(table.room, letter.player))
    if known and erased:
        await table.hall.store.erase(letter.player)  # what was still on its way here


def meant(table: "Table", seat: int, looker: int) -> str:
    """A player by seat, or by the number of somebody who looks on."""
    if seat >= 0:
        player = table.room.seats[seat].player if seat < len(table.room.seats) else ""
    else:
        player = table.talk.numbered(looker)
    if not player:
        raise Refusal("bad", "There is nobody like that here.")
    return player


def silence(table: "Table", host: str, message: wire.Silence) -> list[j.Entry]:
    """The host: nothing more from this one in the chat, for anybody."""
    seating.as_host(table.room, host)
    player = meant(table, message.seat, message.looker)
    if player == host:
        raise Refusal("bad", "There is nobody like that here.")
    return [j.Silenced(player, message.on)]


def dismiss(table: "Table", host: Client, message: wire.Dismiss) -> list[j.Entry]:
    """The host sends somebody away who looks on; barred, neither the player comes again nor anybody from there."""
    room = table.room
    seating.as_host(room, host.player)
    player = meant(table, -1, message.looker)
    if room.seat_of(player) >= 0 or player == host.player:
        raise Refusal("not-now", "Who has a seat is not sent away.")
    gone = [client for client in table.clients if client.player == player]
    for client in gone:
        client.close(wire.CLOSE_BANNED, SENT_AWAY)
    if not message.bar:
        return []
    spared = {client.address for client in table.clients if belongs(room, client.player)}
    table.hall.bar(room.id, {client.address for client in gone} - spared - {""})
    return [j.Barred(player)]


def belongs(room: Room, player: str) -> bool:
    """Whose address is not barred with another's: who has a seat, and the host. Of those who look on from there, any
    could be the one who was sent away."""
    return room.seat_of(player) >= 0 or player == room.host


async def report(table: "Table", client: Client, message: wire.Report) -> None:
    """A line of chat is told to whoever runs the server."""
    line = next((line for line in table.talk.lines if line.n == message.line), None)
    if line is None or line.player == client.player:
        raise Refusal("bad", "There is no such line of another.")
    wait = table.hall.reported.wait(client.player, table.hall.pulse.now)
    if wait:
        raise Refusal("slow-down", "You have reported enough for now.", limit="reports-an-hour", after=wait)
    at = table.hall.wall()
    told = Report(table.room.id, line.n, client.player, line.player, at, line.text, cleaned(message.why))
    await table.hall.store.report(told)
