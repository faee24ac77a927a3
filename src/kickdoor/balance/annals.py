"""The tales of all games so far as tables, a row for each game, seat, card, monster, fight."""

from collections.abc import Iterator, Sequence
from typing import Any

import polars as pl

from kickdoor.balance.chronicle import Tale

Row = tuple[Any, ...]
SCHEMAS: dict[str, dict[str, Any]] = {
    "games": {
        "turns": pl.Int64,
        "winners": pl.Int64,
        "ending": pl.String,
        "lead_changes": pl.Int64,
        "deaths": pl.Int64,
        "faults": pl.Int64,
    },
    "seats": {"seat": pl.Int64, "won": pl.Boolean, "last": pl.Boolean, "far_behind": pl.Boolean, "traits": pl.Int64},
    "turns": {"traits": pl.Int64, "turns": pl.Int64},
    "cards": {
        "face": pl.Int64,
        "winners": pl.Int64,  # of the game
        "had": pl.Int64,  # seats
        "had_won": pl.Int64,  # winners among them
        "played": pl.Int64,
        "played_won": pl.Int64,
    },
    "sightings": {"face": pl.Int64, "came": pl.Boolean},
    "monsters": {"face": pl.Int64, "what": pl.String, "count": pl.Int64},
    "help": {
        "treasures": pl.Int64,
        "items": pl.Int64,
        "promises": pl.Int64,
        "countered": pl.Boolean,
        "agreed": pl.Boolean,
    },
    "fights": {"side": pl.Int64, "won": pl.Boolean, "count": pl.Int64},
}


class Annals:
    """Grows while the games are played; the order in which they come does not matter."""

    def __init__(self) -> None:
        self.parts: dict[str, list[pl.DataFrame]] = {name: [pl.DataFrame(schema=s)] for name, s in SCHEMAS.items()}

    def add(self, tales: Sequence[Tale]) -> None:
        for name, schema in SCHEMAS.items():
            rows = [row for tale in tales for row in ROWS[name](tale)]
            self.parts[name].append(pl.DataFrame(rows, schema=schema, orient="row"))

    def table(self, name: str) -> pl.DataFrame:
        """All rows of that name."""
        whole = pl.concat(self.parts[name])
        self.parts[name] = [whole]
        return whole


def game_rows(tale: Tale) -> Iterator[Row]:
    outcome = tale.outcome
    deaths, faults = sum(tale.deaths.values()), sum(outcome.faults)
    yield outcome.turns, len(outcome.winners), outcome.ending, tale.lead_changes, deaths, faults


def seat_rows(tale: Tale) -> Iterator[Row]:
    for seat, traits in enumerate(tale.traits):
        yield seat, seat in tale.outcome.winners, tale.last[seat], tale.far_behind[seat], traits


def turn_rows(tale: Tale) -> Iterator[Row]:
    for turns in tale.turns:
        yield from turns.items()


def card_rows(tale: Tale) -> Iterator[Row]:
    winners = tale.outcome.winners
    for face in frozenset().union(*tale.had):
        had = [seat for seat, cards in enumerate(tale.had) if face in cards]
        played = [seat for seat in had if face in tale.played[seat]]
        yield face, len(winners), len(had), among(had, winners), len(played), among(played, winners)


def among(seats: Sequence[int], winners: Sequence[int]) -> int:
    return sum(seat in winners for seat in seats)


def sighting_rows(tale: Tale) -> Iterator[Row]:
    for face in tale.drawn | tale.came:
        yield face, face in tale.came


def monster_rows(tale: Tale) -> Iterator[Row]:
    for what in ("met", "killed", "caught", "deaths"):
        for face, count in getattr(tale, what).items():
            yield face, what, count


def help_rows(tale: Tale) -> Iterator[Row]:
    for asked in tale.help:
        yield asked.treasures, asked.items, asked.promises, asked.countered, asked.agreed


def fight_rows(tale: Tale) -> Iterator[Row]:
    for (side, won), count in tale.fights.items():
        yield side, won, count


ROWS = {
    "games": game_rows,
    "seats": seat_rows,
    "turns": turn_rows,
    "cards": card_rows,
    "sightings": sighting_rows,
    "monsters": monster_rows,
    "help": help_rows,
    "fights": fight_rows,
}
