"""Chat: lines and quick phrases, and what each reader wants of them."""

from typing import TYPE_CHECKING, Final

from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.keeping import batch_of
from kickdoor.server.names import QUICK, clean_text, filtered
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.store import Line

if TYPE_CHECKING:
    from kickdoor.server.table import Table

SHOWN: Final = 100  # lines a newcomer is shown


class Talk:
    """The chat of one table. A line keeps who said it by the player's id, so that a player can be erased."""

    def __init__(self, lines: list[Line], names: dict[str, str]) -> None:
        self.lines = lines[-SHOWN:]
        self.names = names
        self.n = lines[-1].n if lines else 0
        self.seen = 0  # people without a seat
        self.lookers: dict[str, int] = {}  # of them, those who are known, each with a number

    def looker(self, player: str) -> int:
        """The number by which somebody without a seat is meant."""
        if player not in self.lookers:
            self.seen += 1
            self.lookers[player] = self.seen
        return self.lookers[player]

    def numbered(self, looker: int) -> str:
        """Whose number that is, or ""."""
        return next((player for player, number in self.lookers.items() if number == looker), "")

    def line(self, client: Client, seat: int, message: wire.Say, at: int) -> Line:
        if message.phrase:
            if message.phrase not in QUICK:
                raise Refusal("bad", f"There is no phrase '{message.phrase}'.")
            text = f"/{message.phrase}"
        else:
            try:
                text = clean_text(message.text)
            except ValueError as error:
                raise Refusal("bad", str(error)) from None
            text = text.lstrip("/")
        if not text:
            raise Refusal("bad", "say: a text or a phrase.")
        self.names[client.player] = client.name
        return Line(self.n + 1, client.player, seat, at, text)

    def add(self, line: Line) -> None:
        self.n = line.n
        self.lines = [*self.lines[-SHOWN + 1 :], line]

    def told(self, line: Line, reader: Client, room: Room) -> wire.Line | None:
        """The line as this reader wants it; None when it comes from somebody muted."""
        if line.player in reader.muted or (line.player in room.silenced and line.player != reader.player):
            return None
        name = self.names.get(line.player, "")
        looker = self.looker(line.player) if line.seat < 0 else 0
        phrase = line.text[1:] if line.text.startswith("/") else ""
        text = QUICK.get(phrase, "") if phrase else filtered(line.text, reader.words)
        return wire.Line(line.n, line.seat, name, line.at, text, phrase, looker)

    def history(self, reader: Client, room: Room) -> tuple[wire.Line, ...]:
        return tuple(told for line in self.lines if (told := self.told(line, reader, room)) is not None)

    def mute(self, reader: Client, room: Room, message: wire.Mute) -> None:
        place = room.seats[message.seat] if 0 <= message.seat < len(room.seats) else None
        bot = f"bot {message.seat}" if place is not None and place.bot else ""
        player = (place.player if place is not None else "") or self.numbered(message.looker) or bot
        if not player:
            raise Refusal("bad", "There is nobody to mute there.")
        if message.on:
            reader.muted.add(player)
        else:
            reader.muted.discard(player)

    def forget(self, player: str) -> None:
        """Nothing of a player is left."""
        self.lines = [line for line in self.lines if line.player != player]
        self.names.pop(player, None)
        self.lookers.pop(player, None)


async def say(table: "Table", client: Client, message: wire.Say, action: str | None) -> None:
    """A line is kept, and told to everybody who wants it."""
    room, talk = table.room, table.talk
    if not room.settings.chat:
        raise Refusal("not-now", "There is no chat at this table.")
    if client.player in room.silenced:
        raise Refusal("not-now", "The host wants no lines from you.")
    line = talk.line(client, room.seat_of(client.player), message, table.hall.wall())
    said = table.mark(j.Said(line.n))
    await table.hall.store.commit(batch_of(room, [said], action, chat=[line]))
    table.note(action)
    talk.add(line)
    for reader in table.clients:
        told = talk.told(line, reader, room)
        if told is not None:
            reader.tell(wire.Chat((told,)))
    client.tell(wire.Done(message.id))
