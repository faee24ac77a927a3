"""The card of a dataset: what is in it, for programs (card.json) and for readers (README.md)."""

import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from kickdoor.dataset.error import DatasetError
from kickdoor.dataset.shards import GAMES, STEPS, read_shard
from kickdoor.sim.cli import write_text, write_whole
from kickdoor.sim.outcome import ENDINGS

FORMAT = 1  # goes up with every change of how a dataset is written
CARD, README = "card.json", "README.md"

GAME_COLUMNS = {
    "game": "its number, from 0",
    "source": "the seed its chance came from, or the name of its log",
    "agents": "who played, by seat; `unknown` in logs",
    "sexes": "of the characters, by seat: 1 male, 2 female",
    "winners": "the seats that won; none when the game was stopped",
    "levels": "by seat, at the end",
    "ending": "`kill`, `card`, `shared`, `seal`, or `stopped`: before its end, by the turn cap or where a log ends",
    "turns": "begun, of all players together",
    "decisions": "choices of seats; chance is not counted",
    "faults": "answers of agents that failed; something was chosen for them at random",
    "digest": "SHA-256 of the last state: what playing the choices again must lead to",
    "seat": "of every choice in order: who made it; -1 chance",
    "verb": "of every choice: what was done (`V_*` in kickdoor/engine/ids.py)",
    "a": "of every choice: with what, by verb",
    "b": "of every choice: with what, by verb",
    "c": "of every choice: with what, by verb",
}


class File(msgspec.Struct):
    """One of the files a card tells of."""

    file: str
    rows: int
    sha256: str


class Told(msgspec.Struct):
    """What every recipe has."""

    editions: list[str]
    options: dict[str, Any]
    players: int
    box: str
    rules_rev: int


class Shape(msgspec.Struct):
    """What must stand in a card for it to be one."""

    format: int
    complete: bool
    recipe: Told
    files: dict[str, list[File]]
    counts: dict[str, Any] = {}


def read_card(folder: Path) -> dict[str, Any] | None:
    """The card as it was written; None where there is none."""
    path = folder / CARD
    try:
        card = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        raise DatasetError(f"{path}: cannot be read as the card of a dataset") from None
    if isinstance(card, dict) and card.get("format", FORMAT) != FORMAT:
        raise DatasetError(f"{path}: format {card['format']} cannot be read; {FORMAT} can")
    try:
        shape = msgspec.convert(card, Shape)
    except msgspec.ValidationError as error:
        raise DatasetError(f"{path}: this is not the card of a dataset: {error}") from None
    if shape.complete and not (GAMES in shape.files and shape.counts):
        raise DatasetError(f"{path}: this is not the card of a dataset: it is complete without games")
    found: dict[str, Any] = card
    return found


def write_card(folder: Path, card: dict[str, Any]) -> None:
    """The readable one first: the other says that it is complete."""
    write_text(folder / README, readme(card))
    write_whole(folder / CARD, card)


def counts(folder: Path, files: list[dict[str, Any]]) -> dict[str, Any]:
    """What the games of finished shards add up to."""
    names = ["agents", "winners", "ending", "turns", "decisions", "faults", "seat"]
    rows = [row for told in files for row in read_shard(folder, told, names).to_pylist()]
    endings = Counter(row["ending"] for row in rows)
    sat = Counter[str]()
    won: defaultdict[str, float] = defaultdict(float)
    for row in rows:
        sat.update(row["agents"])
        for seat in row["winners"]:
            won[row["agents"][seat]] += 1 / len(row["winners"])
    return {
        "games": len(rows),
        "choices": sum(len(row["seat"]) for row in rows),
        "decisions": sum(row["decisions"] for row in rows),
        "faults": sum(row["faults"] for row in rows),
        "turns_median": median(row["turns"] for row in rows),
        "endings": {name: endings[name] for name in ENDINGS},
        "agents": {name: {"seats": sat[name], "wins": round(won[name], 6)} for name in sorted(sat)},
    }


def readme(card: dict[str, Any]) -> str:
    """The card for readers."""
    told = card["recipe"]
    lines = ["# Games of Kickdoor", "", headline(told), ""]
    if not card["complete"]:
        lines += ["**Not finished**: the command that makes it goes on where it stopped.", ""]
    lines += ["## What it was made with", "", "| | |", "| --- | --- |"]
    lines += [f"| {name} | {in_words(value)} |" for name, value in told.items() if name != "logs"]
    for kind in (GAMES, STEPS):
        files = card["files"].get(kind, [])
        if files:
            size, rows = sum(f["bytes"] for f in files), sum(f["rows"] for f in files)
            lines += ["", f"## {kind}-*.parquet", "", f"{rows:,} rows in {len(files)} files, {size:,} bytes.", ""]
            lines += ["| column | |", "| --- | --- |"]
            lines += [f"| `{name}` | {words} |" for name, words in card["columns"][kind].items()]
    if "counts" in card:
        lines += ["", "## Counts", "", "| | |", "| --- | --- |"]
        lines += [f"| {name} | {in_words(value)} |" for name, value in card["counts"].items()]
    lines += ["", "## Reading it", "", "```python", "from kickdoor.dataset import load", ""]
    lines += ['for batch in load("FOLDER").batches(256):', "    ...  # a dict of NumPy arrays", "```", ""]
    lines += ["Which card is which number, and what every field of an observation means, follows from the box:"]
    lines += ["it must have the hash above, and the rules the revision above, or the dataset is refused.", ""]
    return "\n".join(lines)


def headline(told: dict[str, Any]) -> str:
    where = f"{', '.join(told['editions'])}, {told['players']} players"
    if told["source"] == "logs":
        return f"{told['games']:,} logged games of {where}."
    return f"{told['games']:,} games of {where}, played by {', '.join(told['agents'])}."


def in_words(value: Any) -> str:
    if isinstance(value, dict):
        return "; ".join(f"{name}: {in_words(part)}" for name, part in value.items()) or "as they are"
    if isinstance(value, list):
        return ", ".join(map(str, value))
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
