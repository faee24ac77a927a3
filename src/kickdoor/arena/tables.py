"""Standings for a reader."""

from collections.abc import Iterator
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from kickdoor.arena.score import BROKEN
from kickdoor.arena.tournament import Pairing


def tables(facts: dict[str, Any]) -> Iterator[Table]:
    if "pairs" in facts:
        yield cross_table(facts)
    else:
        yield duel(facts)
    yield rating_table(facts)


def duel(facts: dict[str, Any]) -> Table:
    """One against the rest of the table."""
    shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    shown.add_column(style="bold", no_wrap=True)
    shown.add_column()
    players = facts["plan"]["players"]
    planned = facts["plan"]["blocks"] * players
    shown.add_row("one", f"{facts['one']} against {players - 1} times {facts['against']}")
    shown.add_row("games", f"{facts['games']:,} of {planned:,}" + ("" if facts["complete"] else " (interrupted)"))
    shown.add_row("wins", f"{interval(facts)}; {1 / players:.1%} is an equal share")
    shown.add_row("by seat", ", ".join(f"{share:.1%}" for share in facts["seats"]))
    if facts["test"] is not None:
        shown.add_row("test", answer(facts["test"]))
    shown.add_row("turns a player", f"median {facts['turns_median']:,.1f}, 95 % within {facts['turns_p95']:,.1f}")
    shown.add_row("thinks", f"median {facts['think_median_ms']:,.2f} ms, 95 % within {facts['think_p95_ms']:,.2f} ms")
    shown.add_row("unfinished", unfinished(facts))
    shown.add_row("faults", f"{facts['faults']:,}")
    return shown


def unfinished(facts: dict[str, Any]) -> str:
    cap, endings = facts["plan"]["turn_cap"], facts["endings"]
    return f"{endings['stopped']:,} by the cap of {cap} turns a player, {endings[BROKEN]:,} broken"


def answer(test: dict[str, Any]) -> str:
    low, high = f"{test['low']:.1%}", f"{test['high']:.1%}"
    if test["answer"] is None:
        return f"{low} or {high}: not clear after {test['blocks']:,} blocks"
    words = f"{high} rather than {low}" if test["answer"] == "high" else f"{low} rather than {high}"
    return f"{words}, clear after {test['blocks']:,} blocks"


def interval(facts: dict[str, Any]) -> str:
    return f"{facts['win_share']:.1%} ({facts['low']:.1%} to {facts['high']:.1%})"


def cross_table(facts: dict[str, Any]) -> Table:
    """The share of wins of each agent, one of it at a table of each other."""
    pairs = {(row["one"], row["against"]): row for row in facts["pairs"]}
    names = list(dict.fromkeys(one for one, _against in pairs))
    players = facts["plan"]["players"]
    title = f"wins of one (row) against {players - 1} (column); {1 / players:.1%} is an equal share"
    shown = Table(title=title, title_justify="left", box=SIMPLE_HEAD)
    shown.add_column("one", style="bold", no_wrap=True)
    for name in names:
        shown.add_column(name, justify="right", no_wrap=True)
    for one in names:
        shown.add_row(one, *("" if one == other else cell(pairs[one, other]) for other in names))
    games = f"{facts['games']:,} games" + ("" if facts["complete"] else " (interrupted)")
    slowest = ", ".join(f"{one} {max(thinking(pairs, one)):,.2f}" for one in names)
    shown.caption_justify = "left"
    shown.caption = f"{games}, {facts['unfinished']:,} unfinished, {facts['faults']:,} faults"
    shown.caption += f"\nthinks, 95 % within so many ms: {slowest}"
    return shown


def cell(row: dict[str, Any]) -> str:
    return f"{row['win_share']:.1%}\n{row['low']:.0%}–{row['high']:.0%}"


def thinking(pairs: dict[Pairing, dict[str, Any]], one: str) -> list[float]:
    return [row["think_p95_ms"] for (name, _against), row in pairs.items() if name == one]


def rating_table(facts: dict[str, Any]) -> Table:
    """The best first."""
    shown = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    if facts["ratings"] is None:
        shown.add_row(escape("ratings need an extra: pip install 'kickdoor[lab]'"))
        return shown
    for name, rating in facts["ratings"].items():
        shown.add_row("rating", name, f"{rating['mu']:.1f} ± {rating['sigma']:.1f}")
    return shown
