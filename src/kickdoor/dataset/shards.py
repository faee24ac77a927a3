"""The files of a dataset: Parquet, each written whole or not at all, each saying what it is a part of."""

import json
import os
from collections.abc import Sequence
from dataclasses import fields
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

from kickdoor.dataset.error import DatasetError, get_arrow
from kickdoor.dataset.record import Record

MARK = b"kickdoor"  # in the metadata of a file: of which dataset, which shard
GAMES, STEPS = "games", "steps"  # kinds of files
AGAIN = "; the command that made it makes it again"  # what is missing or damaged
LISTS = ("agents", "sexes", "winners", "levels", "seat", "verb", "a", "b", "c")


def shard_path(folder: Path, kind: str, shard: int) -> Path:
    return folder / f"{kind}-{shard:05}.parquet"


def games_schema() -> Any:
    arrow = get_arrow()
    small, words = arrow.list_(arrow.int8()), arrow.string()
    return arrow.schema(
        {
            "game": arrow.int64(),
            "source": words,
            "agents": arrow.list_(words),
            "sexes": small,
            "winners": small,
            "levels": small,
            "ending": words,
            "turns": arrow.int32(),
            "decisions": arrow.int32(),
            "faults": arrow.int32(),
            "digest": arrow.binary(32),
            "seat": small,
            "verb": small,
            "a": arrow.list_(arrow.int16()),
            "b": arrow.list_(arrow.int16()),
            "c": arrow.list_(arrow.int16()),
        }
    )


def games_table(records: Sequence[Record]) -> Any:
    columns = {field.name: [getattr(record, field.name) for record in records] for field in fields(Record)}
    return get_arrow().table(columns, schema=games_schema())


def records_of(table: Any) -> list[Record]:
    rows = table.to_pylist()
    return [Record(**(row | {name: tuple(row[name]) for name in LISTS})) for row in rows]


def write_shard(path: Path, table: Any, mark: dict[str, Any]) -> None:
    """The same table gives the same bytes; a file that is only half written has another name."""
    arrow = get_arrow()
    told = table.replace_schema_metadata({MARK: json.dumps(mark, sort_keys=True)})
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            arrow.parquet.write_table(told, file, compression="zstd", compression_level=9, use_dictionary=True)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise DatasetError(f"{path}: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)


def mark_of(path: Path) -> dict[str, Any] | None:
    """What a file says of itself; None when it is not there, or damaged."""
    arrow = get_arrow()
    try:
        found = arrow.parquet.read_schema(path).metadata or {}
    except (OSError, arrow.ArrowException):
        return None
    mark: dict[str, Any] = json.loads(found.get(MARK, b"{}"))
    return mark


def told_of(path: Path) -> dict[str, Any]:
    """What the card keeps of a file."""
    data = path.read_bytes()
    rows = get_arrow().parquet.read_metadata(BytesIO(data)).num_rows
    return {"file": path.name, "rows": rows, "bytes": len(data), "sha256": sha256(data).hexdigest()}


def is_whole(folder: Path, told: dict[str, Any]) -> bool:
    """Is the file there, and the one its card tells of?"""
    try:
        return bool(sha256((folder / told["file"]).read_bytes()).hexdigest() == told["sha256"])
    except OSError:
        return False


def read_shard(folder: Path, told: dict[str, Any], columns: Sequence[str] | None = None) -> Any:
    """A file of a finished dataset, or the columns asked for, if it is the one its card tells of."""
    arrow = get_arrow()
    path = folder / told["file"]
    try:
        data = path.read_bytes()
    except OSError as error:
        raise DatasetError(f"{path}: {error.strerror}: the shard is missing{AGAIN}") from None
    if sha256(data).hexdigest() != told["sha256"]:
        raise DatasetError(f"{path}: damaged: not the bytes its card tells of{AGAIN}")
    return arrow.parquet.read_table(BytesIO(data), columns=None if columns is None else list(columns))
