"""The folder of a tournament: games.parquet and result.json, kept up to date so that it can go on after an end."""

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kickdoor.arena.score import Score
from kickdoor.arena.tournament import Tournament
from kickdoor.sim.cli import write_whole


class FolderError(ValueError):
    """A folder that cannot keep this tournament, in one line."""


class Folder:
    """Two files, each written whole or not at all."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.polars = get_polars()
        self.games = path / "games.parquet"
        self.result = path / "result.json"
        try:
            path.mkdir(exist_ok=True)
        except OSError as error:
            raise FolderError(f"--out: {path}: {error.strerror}") from None
        self.check(path, tournament.told())

    def check(self, path: Path, wanted: dict[str, Any]) -> None:
        """The folder is new, or of the same tournament."""
        if not self.result.exists():
            if self.games.exists():
                raise FolderError(f"--out: {path} has games.parquet, but no result.json that says of which tournament")
            return
        try:
            found = {"options": {}} | json.loads(self.result.read_text(encoding="utf-8"))["plan"]
            differing = [name for name in wanted if found[name] != wanted[name]]
        except (ValueError, KeyError, TypeError):
            raise FolderError(f"--out: {self.result} is not the result of a tournament") from None
        if differing:
            words = "; ".join(f"{name} {found[name]}, not {wanted[name]}" for name in differing)
            raise FolderError(f"--out: {path} holds another tournament: {words}")

    def read(self) -> list[Score]:
        """The games that are finished."""
        if not self.games.exists():
            return []
        try:
            rows = self.polars.read_parquet(self.games).to_dicts()
            lists = ("winners", "faults", "think_ms")
            return [Score(**(row | {name: tuple(row[name]) for name in lists})) for row in rows]
        except (self.polars.exceptions.PolarsError, KeyError, TypeError) as error:
            raise FolderError(f"--out: {self.games}: {error}") from None

    def save(self, scores: Iterable[Score], facts: dict[str, Any]) -> None:
        """The result first: it says of which tournament the games are."""
        write_whole(self.result, facts)
        polars = self.polars
        schema = {
            "number": polars.Int64,
            "block": polars.Int64,
            "one": polars.String,
            "against": polars.String,
            "seat": polars.Int64,
            "share": polars.Float64,
            "winners": polars.List(polars.Int64),
            "turns": polars.Int64,
            "decisions": polars.Int64,
            "ending": polars.String,
            "faults": polars.List(polars.Int64),
            "error": polars.String,
            "think_ms": polars.List(polars.Float64),
        }
        draft = self.games.with_name(f".{self.games.name}.{os.getpid()}")
        polars.DataFrame([asdict(score) for score in scores], schema=schema).write_parquet(draft)
        os.replace(draft, self.games)


def get_polars() -> Any:
    try:
        import polars
    except ImportError:
        raise FolderError("--out needs an extra: pip install 'kickdoor[lab]'") from None
    return polars
