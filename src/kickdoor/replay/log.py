"""The log of a game: JSON lines; the header, a line `[seat, verb, a, b, c]` for each choice, the end."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from kickdoor.cards.shelf import Packs
from kickdoor.game import Game
from kickdoor.replay.error import LogError
from kickdoor.replay.header import End, Header, Last, check_header, shaped
from kickdoor.ruleset import Box

Entry: TypeAlias = tuple[int, int, int, int, int]
FIRST_CHOICE = 2  # the line of the first choice
UNSAVED = Path("log")  # what a log that is in no file is called in errors


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game that was read and is well formed; whether the rules agree is found out by playing it."""

    path: Path
    header: Header
    box: Box
    choices: list[Entry]
    end: End | None  # None: the game is not over

    @property
    def last_line(self) -> int:
        return len(self.choices) + FIRST_CHOICE - (self.end is None)


def as_lines(game: Game) -> bytes:
    """The game so far as a log file holds it."""
    told = game.log()
    lines = [told["header"], *told["choices"]]
    if "end" in told:
        lines.append({"end": told["end"]})
    return msgspec.json.Encoder().encode_lines(lines)


def write_log(game: Game, path: str | Path) -> None:
    """Write the game so far; the file is there whole or not at all."""
    path = Path(path)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with part.open("wb") as file:
            file.write(as_lines(game))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read_log(path: str | Path, packs: Packs = ()) -> GameLog:
    """Read a log file; whatever is malformed is refused with its file and line."""
    path = Path(path)
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise LogError(path, 0, error.strerror or "cannot be read") from None
    if not lines:
        raise LogError(path, 1, "the header is missing")
    rows = [parse(path, line, text) for line, text in enumerate(lines, 1)]
    if not isinstance(rows[0], dict) or "end" in rows[0]:
        raise LogError(path, 1, "the header is missing")
    told: dict[str, Any] = {"header": rows[0], "choices": rows[1:]}
    if isinstance(rows[-1], dict) and len(rows) > 1:
        told["choices"] = rows[1:-1]
        told["end"] = shaped(path, len(rows), rows[-1], Last).end
    return take_log(told, path, packs)


def parse(path: Path, line: int, text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LogError(path, line, f"this is not JSON: {error}") from None


def take_log(told: Mapping[str, Any], path: Path = UNSAVED, packs: Packs = ()) -> GameLog:
    """A log as `Game.log()` gives it, checked."""
    unknown = set(told) - {"header", "choices", "end"}
    if unknown or "header" not in told or not isinstance(told.get("choices"), list | tuple):
        raise LogError(path, 1, f"unknown key {min(unknown)!r}" if unknown else "a log has a header and choices")
    header = shaped(path, 1, told["header"], Header)
    box = check_header(path, header, packs)
    choices = [entry(path, line, row) for line, row in enumerate(told["choices"], FIRST_CHOICE)]
    end = told.get("end")
    if end is not None:
        last = FIRST_CHOICE + len(choices)
        end = end if isinstance(end, End) else shaped(path, last, end, End)
        if (end.secret is not None) > (header.commitment is not None):
            raise LogError(path, last, "end.secret: the game has no commitment it could fit")
    return GameLog(path, header, box, choices, end)


def entry(path: Path, line: int, row: object) -> Entry:
    """One choice: five whole numbers, and the seat is one of the table or chance."""
    if not isinstance(row, list | tuple) or len(row) != 5 or any(type(number) is not int for number in row):
        raise LogError(path, line, "a choice is five whole numbers: [seat, verb, a, b, c]")
    seat, verb, a, b, c = row
    return (seat, verb, a, b, c)
