"""What the annals say in numbers: everything the page shows, as plain data."""

from collections.abc import Iterable
from math import sqrt
from statistics import fmean
from typing import Any

import polars as pl

from kickdoor.balance.annals import Annals
from kickdoor.balance.chronicle import ALONE, FORCED, HELPED, NO_CARD
from kickdoor.engine import ids
from kickdoor.ruleset import Box
from kickdoor.sim.outcome import ENDINGS
from kickdoor.sim.statistics import percentile, wilson

Facts = dict[str, Any]
KINDS = {
    ids.K_MONSTER: "monster",
    ids.K_CLASS: "Class",
    ids.K_RACE: "Race",
    ids.K_SUPER: "two Classes",
    ids.K_HALF: "two Races",
    ids.K_ENHANCER: "monster enhancer",
    ids.K_SPECIAL: "special",
    ids.K_CURSE: "Curse",
    ids.K_ITEM: "Item",
    ids.K_ONESHOT: "one-shot",
    ids.K_LEVEL: "Go Up a Level",
    ids.K_HIRELING: "Hireling",
    ids.K_CHEAT: "Cheat",
    ids.K_ITEM_ENHANCER: "Item enhancer",
    ids.K_ALLY: "Ally",
    ids.K_CHARACTER: "character",
    ids.K_SEAL: "Seal",
    ids.K_COMPANION: "companion",
}
DECKS = ("Door", "Treasure", "Seal", "character")


def figures(annals: Annals, box: Box, agents: tuple[str, ...]) -> Facts:
    """Everything but what the plan says already."""
    games = annals.table("games")
    turns = [turns / len(agents) for turns in games["turns"].to_list()]
    return {
        "finished": games.height,
        "faults": int(games["faults"].sum()),
        "length": spread(turns) | {"histogram": histogram(games["turns"] // len(agents), "turns")},
        "seats": seats(annals, agents),
        "traits": traits(annals, box),
        "endings": {name: games.filter(pl.col("ending") == name).height for name in ENDINGS},
        "comebacks": comebacks(annals),
        "lead_changes": spread(games["lead_changes"].to_list())
        | {"histogram": histogram(games["lead_changes"], "lead_changes")},
        "cards": cards(annals, box, len(agents)),
        "never_played": never_played(annals, box),
        "deaths": deaths(annals, box),
        "help": help_given(annals),
    }


def share_of(part: int, whole: int) -> Facts:
    """A share with its 95 % interval."""
    low, high = wilson(part, whole)
    return {"count": part, "of": whole, "share": part / whole if whole else 0.0, "low": low, "high": high}


def spread(values: list[float]) -> Facts:
    return {
        "mean": fmean(values) if values else 0.0,
        "median": percentile(values, 0.5),
        "p95": percentile(values, 0.95),
    }


def histogram(values: pl.Series, name: str) -> list[Facts]:
    counted = values.alias(name).value_counts(name="games").sort(name)
    return counted.to_dicts()


def seats(annals: Annals, agents: tuple[str, ...]) -> list[Facts]:
    table = annals.table("seats")
    found = []
    for seat, agent in enumerate(agents):
        mine = table.filter(pl.col("seat") == seat)
        found.append({"seat": seat, "agent": agent} | share_of(int(mine["won"].sum()), mine.height))
    return found


def traits(annals: Annals, box: Box) -> dict[str, list[Facts]]:
    """For each Class, Race and character: the share of turns, of players at the end, and of winners that had it."""
    ends, turns = annals.table("seats"), annals.table("turns")
    winners = ends.filter("won")
    found: dict[str, list[Facts]] = {}
    for kind, nobody in ((ids.K_CLASS, ids.NO_CLASS), (ids.K_RACE, ids.HUMAN), (ids.K_CHARACTER, 0)):
        rows: list[Facts] = []
        for bit, name in named_traits(box, kind, nobody).items():
            has = pl.col("traits") & bit != 0
            at_end, won = ends.filter(has).height, winners.filter(has).height
            held = int(turns.filter(has)["turns"].sum())
            rows.append(
                {"name": name}
                | {"turns": share_of(held, int(turns["turns"].sum()))["share"]}
                | {"winners": share_of(won, winners.height), "win_share": share_of(won, at_end)}
            )
        if rows:
            found[KINDS[kind]] = sorted(rows, key=lambda row: (-row["winners"]["share"], row["name"]))
    return found


def named_traits(box: Box, kind: int, nobody: int) -> dict[int, str]:
    """By bit: what the cards of that kind make of a player, and what a player without them is."""
    t, names = box.tables, box.names
    found: dict[int, str] = {}
    for face, copies in enumerate(names.copies):
        if copies and t.kind[copies[0]] == kind:
            found.setdefault(t.trait[copies[0]], names.titles[face])
    if found and nobody:
        found[nobody] = "Human" if nobody == ids.HUMAN else "no Class"
    return found


def comebacks(annals: Annals) -> Facts:
    winners = annals.table("seats").filter("won")
    return {what: share_of(int(winners[what].sum()), winners.height) for what in ("last", "far_behind")}


def cards(annals: Annals, box: Box, players: int) -> list[Facts]:
    """How often the owner of each card wins, compared with those who have not had (or not played) it."""
    games = dict(annals.table("games").group_by("winners").len().iter_rows())
    told: dict[int, Facts] = {}
    for what in ("had", "played"):
        alike: dict[int, list[Alike]] = {}
        counted = annals.table("cards").group_by("face", "winners", what, f"{what}_won").len()
        for face, winners, seats, won, count in sorted(counted.iter_rows()):
            alike.setdefault(face, []).append((winners, seats, won, count))
        for face, rows in alike.items():
            told.setdefault(face, card_of(box, face))[what] = effect(rows, games, players)
    return [told[face] for face in sorted(told)]


Alike = tuple[int, int, int, int]  # winners, seats with the card, winners among them; how many such games


def effect(rows: list[Alike], games: dict[int, int], players: int) -> Facts:
    """The difference of two win shares with its 95 % interval; `games` are all games by their number of winners.

    Newcombe's interval takes every seat for itself. But who wins keeps the others of the table from winning, so it is
    widened by how much more the difference varies from game to game than it would for seats of different games.
    """
    left = dict(games)
    for winners, _seats, _won, count in rows:
        left[winners] -= count
    rows = rows + [(winners, 0, 0, count) for winners, count in left.items()]
    owners = sum(seats * count for _winners, seats, _won, count in rows)
    others = players * sum(games.values()) - owners
    wins = sum(won * count for _winners, _seats, won, count in rows)
    losses = sum((winners - won) * count for winners, _seats, won, count in rows)  # won by the others
    if not owners or not others:
        return {"count": owners, "share": wins / owners if owners else 0.0, "effect": 0.0, "low": -1.0, "high": 1.0}
    one, other = wins / owners, losses / others
    varies = sum(
        count * ((won - seats * one) / owners - (winners - won - (players - seats) * other) / others) ** 2
        for winners, seats, won, count in rows
    )
    apart = one * (1 - one) / owners + other * (1 - other) / others
    wider = max(1.0, varies / apart) if apart else 1.0
    (low, high), (least, most) = wilson(wins, owners), wilson(losses, others)
    return {
        "count": owners,
        "share": one,
        "effect": one - other,
        "low": one - other - sqrt(wider * ((one - low) ** 2 + (most - other) ** 2)),
        "high": one - other + sqrt(wider * ((high - one) ** 2 + (other - least) ** 2)),
    }


def card_of(box: Box, face: int) -> Facts:
    names, card = box.names, box.names.copies[face][0]
    t = box.tables
    return {
        "card": names.cards[face],
        "title": names.titles[face],
        "edition": names.edition[face],
        "deck": DECKS[t.deck[card]],
        "kind": KINDS[t.kind[card]],
    }


def never_played(annals: Annals, box: Box) -> list[Facts]:
    """Cards that nobody played, met or suffered in any game, and in how many games they were drawn."""
    table = annals.table("sightings")
    came = set(table.filter("came")["face"].to_list())
    drawn: dict[int, int] = dict(table.group_by("face").len().iter_rows())
    faces = [face for face, copies in enumerate(box.names.copies) if copies and face not in came]
    return [card_of(box, face) | {"drawn": drawn.get(face, 0)} for face in faces]


def deaths(annals: Annals, box: Box) -> Facts:
    """Deaths a game, and what brought them."""
    games = annals.table("games")
    counts: dict[int, dict[str, int]] = {}
    summed = annals.table("monsters").group_by("face", "what").agg(pl.col("count").sum())
    for face, what, count in sorted(summed.iter_rows()):
        counts.setdefault(face, {"met": 0, "killed": 0, "caught": 0, "deaths": 0})[what] = count
    return spread(games["deaths"].to_list()) | {
        "total": int(games["deaths"].sum()),
        "histogram": histogram(games["deaths"], "deaths"),
        "monsters": deadliest(card_of(box, face) | row for face, row in counts.items() if face >= 0 and row["met"]),
        "others": deadliest(
            card_of(box, face) | {"deaths": row["deaths"]}
            for face, row in counts.items()
            if face >= 0 and row["deaths"] and not row["met"]
        ),
        "unknown": counts.get(NO_CARD, {}).get("deaths", 0),
    }


def deadliest(rows: Iterable[Facts]) -> list[Facts]:
    return sorted(rows, key=lambda row: (-row["deaths"], row["title"]))


def help_given(annals: Annals) -> Facts:
    """Help asked for, given and refused, and what it cost."""
    asked, fights = annals.table("help"), annals.table("fights")
    agreed = asked.filter("agreed")
    prices = asked.group_by("treasures").agg(asked=pl.len(), agreed=pl.col("agreed").sum()).sort("treasures")
    return {
        "asked": asked.height,
        "agreed": share_of(agreed.height, asked.height),
        "refused": asked.height - agreed.height,
        "countered": int(asked["countered"].sum()),
        "treasures": {
            "total": int(agreed["treasures"].sum()),
            "mean": int(agreed["treasures"].sum()) / agreed.height if agreed.height else 0.0,
            "prices": prices.to_dicts(),
        },
        "items": int(agreed["items"].sum()),
        "promises": int(agreed["promises"].sum()),
        "fights": {
            name: fought(fights.filter(pl.col("side") == side))
            for name, side in (("alone", ALONE), ("helped", HELPED), ("forced", FORCED))
        },
    }


def fought(fights: pl.DataFrame) -> Facts:
    return share_of(int(fights.filter("won")["count"].sum()), int(fights["count"].sum()))
