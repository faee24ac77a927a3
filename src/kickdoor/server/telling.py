"""Telling: the table around the game, and the game, to everybody who is here."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from kickdoor.agents.cast import face_of
from kickdoor.engine.state import Event
from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.clocks import told
from kickdoor.server.names import distinct
from kickdoor.server.refusal import sentence
from kickdoor.server.room import Room, Seat
from kickdoor.server.stream import encode, heard
from kickdoor.words import say

if TYPE_CHECKING:
    from kickdoor.server.table import Table

Told: TypeAlias = tuple[int, bool, str, bool]  # who hears of the table: seat, host?, language, something to take back?


def tell_asides(table: "Table", lines: Sequence[tuple[int, str]]) -> None:
    """What bots say, to everybody who has not muted them, in the reader's language. It is not kept."""
    if not table.room.settings.chat:
        return
    for seat, line in {line: (seat, line) for seat, line in reversed(lines)}.values():  # no chorus
        for client in table.clients:
            if f"bot {seat}" not in client.muted and follows(table, table.room.seat_of(client.player)):
                client.tell(wire.Aside(seat, line, say(client.language, f"say-{line}")))


def table_message(table: "Table", you: int, hosting: bool, language: str, back: bool) -> wire.Table:
    room, here = table.room, table.here()
    undo = None if room.undo is None else (room.undo[0], tuple(sorted(room.undo[1])))
    return wire.Table(
        id=room.id,
        code=room.code,
        state=room.state,
        host=room.seat_of(room.host),
        you=you,
        hosting=hosting,
        settings=room.settings,
        seats=tuple([seat_message(table, number, seat, number in here) for number, seat in enumerate(room.seats)]),
        box=room.box.hash,
        commitment=str(room.game.header["commitment"]) if room.game is not None else "",
        votes=tuple((seat, tuple(sorted(agreed))) for seat, agreed in sorted(room.votes.items()) if agreed),
        undo=undo,
        can_undo=room.state == "playing" and room.settings.undo and back,
        watching=table.watching(),
        lookers=lookers(table) if hosting else (),
        silenced=tuple([n for n, seat in enumerate(room.seats) if hosting and seat.player in room.silenced]),
        replay=room.replay,
        rematch=room.rematch,
        closed=sentence(room.closed, language) if room.closed else "",
    )


def lookers(table: "Table") -> tuple[wire.Looker, ...]:
    """People without a seat, for the host."""
    seen: dict[str, wire.Looker] = {}
    for client in table.clients:
        if table.room.seat_of(client.player) < 0 and client.closing is None:
            quiet = client.player in table.room.silenced
            seen[client.player] = wire.Looker(table.talk.looker(client.player), client.name, quiet)
    return tuple(seen.values())


def seat_message(table: "Table", number: int, seat: Seat, here: bool) -> wire.SeatWire:
    timing = table.timing
    banks = number < len(timing.banks)
    people = [table.names.get(other.player, "") for other in table.room.seats if other.player]
    return wire.SeatWire(
        kind="person" if seat.player else "bot" if seat.bot else "empty",
        name=table.names.get(seat.player, "") if seat.player else distinct(seat.name, people),
        sex=seat.sex,
        bot=seat.bot,
        ready=seat.ready,
        here=here,
        gone=seat.gone,
        agreed=seat.agreed,
        bank=told(timing.banks[number], 10) if banks else 0.0,
        hold=told(timing.holds[number], 10) if banks else 0.0,
        face=seat.face if seat.player else face_of(seat.name),
        program=seat.program,
    )


def tell_table(table: "Table", clients: Sequence[Client] | None = None, again: bool = False) -> None:
    """Made once for all who are told the same: those who look on are many. `again`: since it was last told nothing has
    changed but what can be taken back, and perhaps the clocks of the seats."""
    room, timing = table.room, table.timing
    clocks = [*timing.banks, *timing.holds]
    if not again:
        table.around.clear()
    for client in table.clients if clients is None else clients:
        you = room.seat_of(client.player)
        who = you, client.player == room.host, client.language, room.point_of(you) >= 0
        was = table.around.get(who)
        if was is None or was[0] != clocks:
            was = table.around[who] = clocks, wire.write(table_message(table, *who))
        client.send(was[1])


def tell_game(table: "Table", events: Sequence[Event], clients: Sequence[Client] | None = None) -> None:
    """An update for everybody, made once for each seat."""
    stream = table.stream
    if stream is None:
        return
    room = table.room
    since = stream.told if clients is None else stream.n  # one alone is told how it stands
    made: dict[int, bytes] = {}
    clocks: dict[tuple[bool, bool], bytes] = {}
    for client in table.clients if clients is None else clients:
        seat = room.seat_of(client.player)
        if seat < 0 and room.settings.spectators == "none":
            continue
        if seat not in made:
            late = seat < 0 and hands_shown(table)
            lesson = table.guiding.lesson(table, seat) if table.guiding is not None else None
            sees = table.timing.sees(seat)
            clock = clocks.get(sees) or clocks.setdefault(sees, encode(table.timing.clock(seat)))
            made[seat] = stream.update(seat, events, clock, late, since, lesson)
            if late and clients is None and room.state == "playing":
                table.late.put(made[seat], room.settings.delay)
        if seat >= 0 or room.state == "over" or not hands_shown(table):  # at the end all hands are open
            client.send(made[seat])
    if clients is None:
        stream.told = stream.n
    if room.state != "playing":
        table.late.clear()


def tell_past(table: "Table", clients: Sequence[Client]) -> None:
    """What happened so far, to those who see the game as it goes on."""
    room = table.room
    for client in clients:
        seat = room.seat_of(client.player)
        if follows(table, seat):
            client.tell(past_of(room, seat))


def tell_missed(table: "Table", client: Client, since: int) -> None:
    """What somebody has not heard of, as far as it is remembered."""
    seat = table.room.seat_of(client.player)
    if follows(table, seat):
        client.tell(past_of(table.room, seat, since))
    tell_game(table, (), [client])


def past_of(room: Room, seat: int, since: int = 0) -> wire.Past:
    """As far as a seat heard it; -1: a spectator."""
    first, events = room.happened(since)
    return wire.Past(heard(events, seat), first, room.seq)


def hands_shown(table: "Table") -> bool:
    """Do all players let spectators see their hands, late?"""
    room = table.room
    return room.settings.spectators == "hands" and all(seat.agreed for seat in room.seats if seat.player)


def follows(table: "Table", seat: int) -> bool:
    """Does a seat see the game as it goes on? -1: somebody who looks on."""
    return seat >= 0 or (table.room.settings.spectators != "none" and not hands_shown(table))


def tell_late(table: "Table", data: bytes) -> None:
    """To spectators of open hands; who agreed may have thought better of it."""
    for client in table.clients if hands_shown(table) else ():
        if table.room.seat_of(client.player) < 0:
            client.send(data)


def tick(table: "Table", clients: Sequence[Client]) -> None:
    """Only the clock has changed."""
    for client in clients if table.stream is not None else ():
        seat = table.room.seat_of(client.player)
        if follows(table, seat):
            client.tell(wire.Ticking(table.timing.clock(seat)))
