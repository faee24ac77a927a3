"""Who sits where: what people and the host send before and around the game, turned into rows or refused."""

from typing import Final

from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.bots import STAND_IN
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.settings import check_bot

LEAST_PEOPLE: Final = 2  # who must agree that somebody goes


def sit(room: Room, player: str, message: wire.Sit) -> list[j.Entry]:
    in_lobby(room)
    if message.seat >= len(room.seats):
        raise Refusal("bad", f"There are {len(room.seats)} seats.")
    seat = room.seats[message.seat]
    if seat.player and seat.player != player:
        raise Refusal("full", "Somebody sits there.")
    if room.opened.sexes and message.sex not in ("", seat.sex):
        raise Refusal("not-now", "This table goes on from a game: its characters stay as they were.")
    return [j.Sat(message.seat, player, message.sex, message.program)]


def look(room: Room, player: str, message: wire.Look) -> list[j.Entry]:
    seat = seated(room, player)
    return [] if room.seats[seat].face == message.face else [j.Faced(seat, message.face)]


def rise(room: Room, player: str) -> list[j.Entry]:
    in_lobby(room)
    return [j.Bot(seated(room, player), "")]


def ready(room: Room, player: str, message: wire.Ready) -> list[j.Entry]:
    in_lobby(room)
    return [j.Readied(seated(room, player), message.ready)]


def set_seat(room: Room, player: str, message: wire.SetSeat) -> list[j.Entry]:
    in_lobby(room)
    as_host(room, player)
    if message.seat >= len(room.seats):
        raise Refusal("bad", f"There are {len(room.seats)} seats.")
    if message.bot:
        try:
            check_bot(message.bot)
        except ValueError as error:
            raise Refusal("bad", str(error)) from None
    return [j.Bot(message.seat, message.bot)]


def change(room: Room, player: str, message: wire.Change) -> list[j.Entry]:
    in_lobby(room)
    as_host(room, player)
    if (room.opened.choices or room.opened.guide) and (
        (message.settings.editions, message.settings.options, message.settings.seats)
        != (room.settings.editions, room.settings.options, room.settings.seats)
    ):
        raise Refusal("not-now", "This table goes on from a game: its cards, variants and seats stay.")
    if any(seat.player for seat in room.seats[message.settings.seats :]):
        raise Refusal("full", "Somebody sits on a seat that would go.")
    return [j.Changed(message.settings)]


def start(room: Room, player: str) -> list[j.Entry]:
    """Bots take the empty seats; the game itself begins after these rows."""
    in_lobby(room)
    as_host(room, player)
    if any(seat.player and seat.player != room.host and not seat.ready for seat in room.seats):
        raise Refusal("not-now", "Not everybody is ready.")
    return [j.Bot(n, STAND_IN) for n, seat in enumerate(room.seats) if not seat.player and not seat.bot]


def leave(room: Room, player: str) -> list[j.Entry]:
    """For good. The host's part goes to another person."""
    number = room.seat_of(player)
    entries: list[j.Entry] = []
    if number >= 0:
        entries.append(j.Bot(number, "") if room.state == "lobby" else j.Removed(number))
    if player == room.host:
        others = [seat.player for seat in room.seats if seat.player and seat.player != player]
        if others:
            entries.append(j.Host(others[0]))
        elif room.state == "lobby":
            entries.append(j.Closed("Everybody has left."))
    return entries


def voters(room: Room, against: int) -> set[int]:
    """Who must agree that a player goes."""
    return {n for n, seat in enumerate(room.seats) if seat.person and n != against}


def vote(room: Room, player: str, message: wire.Vote) -> list[j.Entry]:
    """Count a vote; when all the others agree, the seat is a bot's."""
    if room.state not in ("lobby", "playing"):
        raise Refusal("not-now", "The game is over.")
    seat, against = seated(room, player), message.seat
    if against >= len(room.seats) or not room.seats[against].player or against == seat:
        raise Refusal("bad", "There is nobody to remove there.")
    if room.state == "lobby" and room.seats[against].player == room.host:
        raise Refusal("not-now", "Before the game nobody votes the host out of the own table.")
    entries: list[j.Entry] = [j.Voted(seat, against, message.yes)]
    agreed = room.votes.get(against, set()) | {seat} if message.yes else set()
    needed = voters(room, against)
    enough = len(needed) >= LEAST_PEOPLE or room.seats[against].gone
    if needed <= agreed and enough:
        entries.append(j.Bot(against, "") if room.state == "lobby" else j.Removed(against))
        if room.seats[against].player == room.host:  # the table goes on without its host, and needs one
            entries.append(j.Host(room.seats[min(needed)].player))
    return entries


def pass_on(room: Room, player: str, message: wire.PassHost) -> list[j.Entry]:
    """The host's part goes to somebody else who sits here."""
    as_host(room, player)
    other = room.seats[message.seat].player if message.seat < len(room.seats) else ""
    if not other or other == player:
        raise Refusal("bad", "There is nobody to pass the table on to.")
    return [j.Host(other)]


def undo(room: Room, player: str, message: wire.Undo, here: set[int]) -> list[j.Entry]:
    """Taking back needs the consent of all people who are here, and something that can be taken back."""
    seat = seated(room, player)
    if not room.settings.undo:
        raise Refusal("not-now", "At this table nothing is taken back.")
    if room.undo is None and not message.yes:
        raise Refusal("not-now", "Nobody wants to take anything back.")
    if room.undo is None and room.point_of(seat) < 0:
        raise Refusal("not-now", "Something hidden has been revealed since, or there is nothing to take back.")
    asker, agreed = room.undo or (seat, set())
    entries: list[j.Entry] = [j.Wished(seat, message.yes)]
    if message.yes and voters(room, -1) & here <= agreed | {seat}:
        entries.append(j.TookBack(room.point_of(asker)))
    return entries


def agree(room: Room, player: str, message: wire.Agree) -> list[j.Entry]:
    if room.settings.spectators != "hands":
        raise Refusal("not-now", "At this table spectators see no hands.")
    return [j.Agreed(seated(room, player), message.yes)]


def in_lobby(room: Room) -> None:
    if room.state != "lobby":
        raise Refusal("not-now", "The game has begun.")


def as_host(room: Room, player: str) -> None:
    if player != room.host:
        raise Refusal("not-yours", "Only the host may do that.")


def seated(room: Room, player: str) -> int:
    number = room.seat_of(player)
    if number < 0:
        raise Refusal("not-yours", "You have no seat here.")
    return number
