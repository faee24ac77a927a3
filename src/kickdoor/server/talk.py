"""Chat: lines and quick phrases, and what each reader wants of them."""

from kickdoor.server import wire
from kickdoor.server.client import Client
from kickdoor.server.names import PHRASES, clean_text, filtered
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.store import Line

SHOWN = 100  # lines a newcomer is shown


class Talk:
    """The chat of one table. A line keeps who said it by the player's id, so that a player can be erased."""

    def __init__(self, lines: list[Line], names: dict[str, str]) -> None:
        self.lines = lines[-SHOWN:]
        self.names = names
        self.n = lines[-1].n if lines else 0

    def line(self, client: Client, seat: int, message: wire.Say, at: int) -> Line:
        if message.phrase:
            if message.phrase not in PHRASES:
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

    def told(self, line: Line, reader: Client) -> wire.Line | None:
        """The line as this reader wants it; None when it comes from somebody muted."""
        if line.player in reader.muted:
            return None
        name = self.names.get(line.player, "")
        if line.text.startswith("/"):
            phrase = line.text[1:]
            return wire.Line(line.n, line.seat, name, line.at, PHRASES.get(phrase, ""), phrase)
        return wire.Line(line.n, line.seat, name, line.at, filtered(line.text, reader.words))

    def history(self, reader: Client) -> tuple[wire.Line, ...]:
        return tuple(told for line in self.lines if (told := self.told(line, reader)) is not None)

    def mute(self, reader: Client, room: Room, message: wire.Mute) -> None:
        if message.seat >= len(room.seats) or not room.seats[message.seat].player:
            raise Refusal("bad", "There is nobody to mute there.")
        player = room.seats[message.seat].player
        if message.on:
            reader.muted.add(player)
        else:
            reader.muted.discard(player)

    def forget(self, player: str) -> None:
        """Nothing of a player is left."""
        self.lines = [line for line in self.lines if line.player != player]
        self.names.pop(player, None)
