"""The report as one HTML file that needs nothing else: no network, no other file."""

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from kickdoor.balance.charts import charts, clear, scripts
from kickdoor.balance.figures import Facts
from kickdoor.balance.sentences import interval, listed, percent, sentences

HERE = Path(__file__).parent
RELOAD = 15  # seconds, while games are still being played


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table: its head, what a row shows there, and what it is sorted by."""

    head: str
    shown: Callable[[Facts], str]
    key: Callable[[Facts], Any]
    word: bool = False
    mark: Callable[[Facts], str] = lambda row: ""


def page(facts: Facts) -> str:
    """The whole file."""
    title = f"Balance of {listed(facts['plan']['editions'])}"
    drawn = charts(facts) if facts["finished"] else {}
    body = [f"<h1>{escape(title)}</h1>", played(facts), *state(facts)]
    if facts["finished"]:
        body += [tiles(facts), *sections(facts, set(drawn))]
    reload = f'<meta http-equiv="refresh" content="{RELOAD}">\n' if facts["running"] else ""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n{reload}'
        f"<title>{escape(title)}</title>\n<style>\n{source('page.css')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + f"\n</main>\n<script>{scripts()}</script>\n"
        f"<script>\nconst CHARTS = {data(drawn)};\n{source('page.js')}</script>\n</body>\n</html>\n"
    )


def source(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


def data(drawn: dict[str, Any]) -> str:
    """For a script: nothing in it may look like a tag, whatever a card is called."""
    return json.dumps(drawn).replace("<", "\\u003c")


def played(facts: Facts) -> str:
    """What was played, so that it can be played again."""
    plan = facts["plan"]
    rows = {
        "editions": escape(listed(plan["editions"])),
        "agents": escape(", ".join(plan["agents"])),
        "games": f"{facts['finished']:,} of {plan['games']:,}",
        "seed": str(plan["seed"]),
        "version": f"Kickdoor {escape(plan['version'])}, rules {plan['rules_rev']}, box {plan['box'][:12]}",
        "command": f"<code>{escape(plan['command'])}</code>",
    }
    return '<dl class="played">' + "".join(f"<dt>{name}</dt><dd>{told}</dd>" for name, told in rows.items()) + "</dl>"


def state(facts: Facts) -> Iterable[str]:
    """What the reader must know before anything else."""
    done = f"{facts['finished']:,} of {facts['plan']['games']:,} games"
    if facts["running"]:
        yield f'<p class="running">Still being played: {done} so far. The page reloads itself.</p>'
    elif facts["interrupted"]:
        yield f'<p class="running">Interrupted: {done} were finished and are counted here.</p>'
    if facts["failures"]:
        commands = "".join(f"<br><code>{escape(row['command'])}</code>" for row in facts["failures"][:3])
        yield f'<p class="broken">{len(facts["failures"]):,} games broke and are left out:{commands}</p>'
    if facts["faults"]:
        yield f'<p class="broken">Agents failed {facts["faults"]:,} times; something was chosen for them at random.</p>'


def tiles(facts: Facts) -> str:
    seats = facts["seats"]
    best = max(seats, key=lambda row: row["share"])
    told = [
        (f"{facts['finished']:,}", "games"),
        (f"{facts['length']['median']:.1f}", "turns a player, median"),
        (percent(best["share"]), f"won by seat {best['seat']}, the most"),
        (percent(facts["comebacks"]["last"]["share"]), "of winners had been last"),
        (f"{facts['lead_changes']['median']:g}", "changes of the lead, median"),
        (f"{facts['deaths']['mean']:.2f}", "deaths a game"),
        (percent(facts["help"]["agreed"]["share"]), "of requests for help agreed to"),
        (f"{len(facts['never_played']):,}", "cards never played"),
    ]
    shown = "".join(f'<div class="tile"><b>{figure}</b><span>{words}</span></div>' for figure, words in told)
    return f'<div class="tiles">{shown}</div>'


def sections(facts: Facts, drawn: set[str]) -> Iterable[str]:
    said = sentences(facts)

    def chart(name: str) -> str:
        return f'<div class="chart" id="{name}"></div>' if name in drawn else ""

    def part(name: str) -> str:
        return f"{chart(name)}<p>{escape(said[name])}</p>"

    found = {
        "How long games last": part("length"),
        "Seats": part("seats"),
        "Classes, Races, characters": "".join(
            f"<h3>{HEADS[kind]}</h3>{part(f'traits-{kind}')}{table(TRAITS, rows)}"
            for kind, rows in facts["traits"].items()
        ),
        "How games end": part("endings"),
        "Comebacks": part("comebacks") + part("lead_changes"),
        "Cards": part("cards") + table(CARDS, sorted(facts["cards"], key=lambda row: -row["had"]["effect"])),
        "Cards never played": part("never_played") + table(UNPLAYED, facts["never_played"]),
        "Deaths": part("deaths") + chart("monsters") + table(MONSTERS, facts["deaths"]["monsters"]),
        "Help": chart("prices") + chart("fights") + part("help"),
        "How to read this": READING,
    }
    links = [f'<a href="#{anchor(name)}">{name}</a>' for name, inside in found.items() if inside]
    yield f"<nav>{''.join(links)}</nav>"
    for name, inside in found.items():
        if inside:
            yield f'<section id="{anchor(name)}"><h2>{name}</h2>{inside}</section>'


def anchor(name: str) -> str:
    return "about-" + name.lower().replace(",", "").replace(" ", "-")


def table(columns: list[Column], rows: list[Facts]) -> str:
    """A table whose columns can be sorted; left out when it has no rows."""
    if not rows:
        return ""
    heads = "".join(
        f"<th{' class=word' if column.word else ''}><button>{column.head}</button></th>" for column in columns
    )
    lines = []
    for row in rows:
        cells = []
        for column in columns:
            kind = " ".join(filter(None, ("word" if column.word else "", column.mark(row))))
            key = escape(str(column.key(row)))
            cells.append(f'<td class="{kind}" data-key="{key}">{escape(column.shown(row))}</td>')
        lines.append(f"<tr>{''.join(cells)}</tr>")
    whole = f"<thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody>"
    return f'<div class="table"><table>{whole}</table></div>'


def word(head: str, name: str) -> Column:
    return Column(head, lambda row: str(row[name]), lambda row: row[name], word=True)


def number(head: str, name: str) -> Column:
    return Column(head, lambda row: f"{row[name]:,}", lambda row: row[name])


def share(head: str, name: str) -> Column:
    """A share with its interval; a dash where nothing was counted."""
    return Column(head, lambda row: interval(row[name]) if row[name]["of"] else "–", lambda row: row[name]["share"])


def difference(what: str) -> list[Column]:
    """How many seats, how often they won, and how much more often than the others."""

    def shown(row: Facts) -> str:
        return f"{100 * row[what]['effect']:+.1f}".replace("-", "−") if row[what]["count"] else "–"

    def span(row: Facts) -> str:
        told = (f"{100 * row[what][key]:+.1f}".replace("-", "−") for key in ("low", "high"))
        return " to ".join(told) if row[what]["count"] else "–"

    return [
        Column(f"{what} by", lambda row: f"{row[what]['count']:,}", lambda row: row[what]["count"]),
        Column("won", lambda row: percent(row[what]["share"]), lambda row: row[what]["share"]),
        Column("points", shown, lambda row: row[what]["effect"], mark=lambda row: MARKS[clear(row[what])]),
        Column("95 %", span, lambda row: row[what]["low"]),
    ]


HEADS = {"Class": "Classes", "Race": "Races", "character": "Characters"}
MARKS = {"more": "more", "less": "less", "not clear": ""}
CARD = [word("card", "title"), word("edition", "edition"), word("deck", "deck"), word("kind", "kind")]
CARDS = [*CARD, *difference("had"), *difference("played")]
TRAITS = [
    word("", "name"),
    share("of winners, at the end", "winners"),
    Column("of all turns", lambda row: percent(row["turns"]), lambda row: row["turns"]),
    share("won, of those who had it at the end", "win_share"),
]
UNPLAYED = [*CARD, number("games it was drawn in", "drawn")]
MONSTERS = [
    word("monster", "title"),
    number("met", "met"),
    number("killed", "killed"),
    number("caught somebody", "caught"),
    number("deaths", "deaths"),
    Column(
        "deaths in 100 meetings",
        lambda row: f"{100 * row['deaths'] / row['met']:.1f}",
        lambda row: row["deaths"] / row["met"],
    ),
]
READING = """<p>A share is followed by its 95 % interval (Wilson's; for the differences of cards Newcombe's, widened
because only one player of a table wins as a rule). One interval in twenty misses the truth by luck, so among many rows
some will look special and are not.</p>
<p>A win shared by several counts for each of them. A turn a player is one round of the table. A card was had by whoever
held it in hand or in play at any time of a game, and played by whoever brought it into play or into a fight. A
monster's mate is killed, but not met, as a monster of its own. What agents never think of doing is not seen here: the
figures are those of the edition as these agents play it.</p>"""
