"""Finished games: kept with their log, told with the names their players have now, and gone on from."""

from pathlib import Path

import msgspec

from kickdoor.agents.cast import called
from kickdoor.replay.log import GameLog, take_log
from kickdoor.server import journal as j
from kickdoor.server.room import Room
from kickdoor.server.settings import Settings
from kickdoor.server.store import Replay

UNSAVED = Path("replay")  # what it is called in errors
UNKNOWN = "heuristic:normal"  # whose names those have of whom nothing is known any more

lines = msgspec.json.Encoder().encode_lines


def make_replay(id: str, room: Room, picks: list[j.Pick], now: int) -> Replay:
    """The log of a game that is over; people are kept beside it, never in it."""
    game = room.playing
    header = {**game.header, "names": [seat.name or f"seat-{number}" for number, seat in enumerate(room.seats)]}
    end = {"digest": game.digest(), "winners": game.winners, "secret": room.secret}
    log = lines([header, *picks, {"end": end}])
    people = tuple(seat.player or None for seat in room.seats)
    return Replay(id, room.id, now, ",".join(room.box.editions), log, people)


def read_replay(replay: Replay) -> GameLog:
    """The log, checked; LogError when it cannot be played any more."""
    first, *rows, last = [msgspec.json.decode(line) for line in replay.log.splitlines()]
    return take_log({"header": first, "choices": rows, "end": last["end"]}, UNSAVED)


def named(replay: Replay, names: dict[str, str]) -> bytes:
    """The log as a file to take away: seats have the names of their players, as far as these are still known."""
    first, _newline, rest = replay.log.partition(b"\n")
    header = msgspec.json.decode(first)
    for seat, player in enumerate(replay.people):
        if player and names.get(player):
            header["names"][seat] = names[player]
        elif header["names"][seat] == f"seat-{seat}":  # a person who is erased, or a bot from before they had names
            header["names"][seat] = called(UNKNOWN, header["names"])
    if len(set(header["names"])) < len(header["names"]):
        header["names"] = [f"{name} ({seat + 1})" for seat, name in enumerate(header["names"])]
    return msgspec.json.encode(header) + b"\n" + rest


def fork(replay: Replay, length: int, player: str, settings: Settings) -> j.Opened:
    """A table that goes on after that many choices of a finished game, with fresh chance."""
    first, *rows = replay.log.splitlines()
    header = msgspec.json.decode(first)
    end = msgspec.json.decode(rows[-1])["end"]
    picks = [msgspec.json.decode(row, type=j.Pick) for row in rows[:-1]]
    dealt = next((n for n, pick in enumerate(picks) if pick[0] >= 0), len(picks))
    if not dealt <= length < len(picks):
        raise ValueError(f"from: a choice from {dealt} to {len(picks) - 1}, not {length}")
    picks = picks[:length]
    chances = sum(pick[0] < 0 for pick in picks)
    earlier: list[tuple[str, int]] = []  # only as much as counts up to here
    for secret, until in [*header.get("earlier", ()), (end["secret"], chances)]:
        if chances > (earlier[-1][1] if earlier else 0):
            earlier.append((secret, min(until, chances)))
    options = {name: value for name, value in header["options"].items() if name != "patient"}
    settings = msgspec.structs.replace(
        settings, editions=tuple(header["editions"]), options=options, seats=header["players"]
    )
    return j.Opened(player, settings, "", tuple(picks), tuple(earlier), tuple(header["sexes"]))
