"""A whole copy of an SQLite database while servers write to it."""

import os
import sqlite3
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

HOLES = "SELECT count(*) FROM (SELECT 1 FROM journal GROUP BY table_id HAVING count(*) <> max(seq))"


class BackupError(Exception):
    """There is no copy; the sentence names the file."""


class Copied(NamedTuple):
    """What is in the copy."""

    tables: int
    rows: int
    replays: int
    bytes: int


def back_up(database: Path, file: Path) -> Copied:
    """Copy, check, and only then give it its name. It holds the signing key of the server: nobody else may read it."""
    if file.exists():
        raise BackupError(f"{file}: there is such a file already")
    part = file.with_name(f".{file.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise BackupError(f"{part}: {error.strerror}") from None
    try:
        copy(database, part)
        copied = check(part)
        part.rename(file)
    except sqlite3.Error as error:
        raise BackupError(f"{file}: {error}") from error
    except OSError as error:
        raise BackupError(f"{file}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def copy(database: Path, part: Path) -> None:
    """In one step, so that it is one moment of the database; whoever writes meanwhile is not kept waiting."""
    source, target = sqlite3.connect(database), sqlite3.connect(part)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()
    handle = os.open(part, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def check(file: Path) -> Copied:
    """Is it whole, and has every table all its rows?"""
    copied = sqlite3.connect(f"file:{quote(str(file.absolute()))}?immutable=1", uri=True)
    try:

        def one(statement: str) -> int | str:
            value: int | str = copied.execute(statement).fetchone()[0]
            return value

        found = one("PRAGMA integrity_check")
        if found != "ok":
            raise BackupError(f"{file}: the copy is damaged: {found}")
        if one(HOLES):
            raise BackupError(f"{file}: there are tables with rows missing")
        tables, rows, replays = (int(one(f"SELECT count(*) FROM {name}")) for name in ("tables", "journal", "replays"))
    finally:
        copied.close()
    return Copied(tables, rows, replays, file.stat().st_size)
