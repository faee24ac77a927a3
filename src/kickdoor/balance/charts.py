"""The charts of the page: each is a picture of a few of the figures."""

from functools import lru_cache
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from kickdoor.balance.figures import Facts

WIDTH = 640
BAR = 22  # height of a row
INK, SOFT, ACCENT, WARM = "#2f2a26", "#b8b0a6", "#2a6f97", "#c8553d"
SHOWN_CARDS = 12  # at either end
ENOUGH = 30  # seats that had a card, before it is shown in a chart
MOST_BARS = 40
ENDINGS = {
    "kill": "a monster killed",
    "card": "a card that says so",
    "shared": "several in one event",
    "seal": "the seventh Seal",
    "stopped": "stopped by the cap",
}
CONFIG: dict[str, Any] = {
    "font": "system-ui, sans-serif",
    "background": "#ffffff",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "gridColor": "#e9e4dc",
        "domainColor": SOFT,
        "tickColor": SOFT,
        "labelLimit": 300,
    },
    "legend": {"labelColor": INK, "labelFontSize": 12, "title": None, "orient": "top"},
    "text": {"font": "system-ui, sans-serif", "color": INK},
}
PERCENT = alt.Axis(format=".0%", tickCount=8)


@lru_cache(maxsize=1)
def scripts() -> str:
    """What draws the charts in a browser, as one script that fetches nothing."""
    version = ".".join(alt.VEGALITE_VERSION.split(".")[:2])
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", vl_version=version)


def charts(facts: Facts) -> dict[str, dict[str, Any]]:
    """By the name of their place on the page; left out where there is nothing to draw."""
    drawn: dict[str, alt.Chart | alt.LayerChart] = {
        "length": bars(facts["length"]["histogram"], "turns", "turns a player", facts["length"]["median"], 0.0),
        "seats": shares([(f"seat {row['seat']} · {row['agent']}", row) for row in facts["seats"]], even_share(facts)),
        "endings": endings(facts),
        "comebacks": shares(
            [
                ("had been last", facts["comebacks"]["last"]),
                ("had been 3 levels behind", facts["comebacks"]["far_behind"]),
            ]
        ),
        "lead_changes": bars(
            facts["lead_changes"]["histogram"], "lead_changes", "changes of the lead", facts["lead_changes"]["median"]
        ),
        "deaths": bars(facts["deaths"]["histogram"], "deaths", "deaths in a game", facts["deaths"]["median"]),
    }
    drawn |= {f"traits-{kind}": traits(rows) for kind, rows in facts["traits"].items()}
    for name, rows in (("cards", telling_cards(facts["cards"])), ("monsters", facts["deaths"]["monsters"][:15])):
        if rows:
            drawn[name] = (card_effects if name == "cards" else deadly)(rows)
    if facts["help"]["asked"]:
        drawn["prices"] = prices(facts["help"]["treasures"]["prices"])
        sides = {"alone": "fought alone", "helped": "with a helper", "forced": "with a forced helper"}
        fights = facts["help"]["fights"]
        drawn["fights"] = shares([(words, fights[side]) for side, words in sides.items() if fights[side]["of"]])
    return {name: chart.configure(**CONFIG).to_dict() for name, chart in drawn.items()}


def even_share(facts: Facts) -> float:
    """What every seat would win if all won alike; a shared win counts for each of them."""
    shares = [float(row["share"]) for row in facts["seats"]]
    return sum(shares) / len(shares)


def bars(rows: list[Facts], name: str, title: str, middle: float, shift: float = 0.5) -> alt.LayerChart:
    """How many games had how much of something, with the median; what is counted in wholes stands over its number."""
    width = -(-(max(row[name] for row in rows) + 1) // MOST_BARS)
    table = pl.DataFrame(rows).group_by(first=pl.col(name) // width * width).agg(pl.col("games").sum()).sort("first")
    table = table.with_columns(start=pl.col("first") - shift, end=pl.col("first") - shift + width)
    x = alt.X("start:Q", title=title, axis=alt.Axis(tickMinStep=1, grid=False), scale=alt.Scale(nice=False))
    columns = (
        alt.Chart(table, width=WIDTH, height=190)
        .mark_bar(color=ACCENT, binSpacing=1)
        .encode(x=x.bin("binned"), x2="end:Q", y=alt.Y("games:Q", title="games"), tooltip=["first:Q", "games:Q"])
    )
    mark = alt.Chart(pl.DataFrame({"at": [middle], "words": [f"median {middle:g}"]}))
    line = mark.mark_rule(color=WARM, strokeWidth=2).encode(x="at:Q")
    words = mark.mark_text(color=WARM).encode(x="at:Q", y=alt.value(-9), text="words:N")
    return alt.LayerChart(layer=[columns, line, words])


def shares(rows: list[tuple[str, Facts]], even: float | None = None) -> alt.LayerChart:
    """Shares as points with their intervals, and the even share as a line."""
    columns = ("share", "low", "high")
    table = pl.DataFrame([{"name": name} | {key: row[key] for key in columns} for name, row in rows])
    base = alt.Chart(table, width=WIDTH, height=BAR * max(2, len(rows)) + 10)
    y = alt.Y("name:N", title=None, sort=None)
    scale = alt.Scale(zero=True)
    spans = base.mark_rule(color=ACCENT, strokeWidth=3, opacity=0.45).encode(
        x=alt.X("low:Q", title=None, axis=PERCENT, scale=scale), x2="high:Q", y=y
    )
    points = base.mark_point(color=ACCENT, filled=True, size=90, opacity=1).encode(
        x="share:Q", y=y, tooltip=["name:N", *(alt.Tooltip(f"{key}:Q", format=".1%") for key in columns)]
    )
    words = base.mark_text(align="left", dx=8).encode(x="high:Q", y=y, text=alt.Text("share:Q", format=".1%"))
    if even is None:
        return alt.LayerChart(layer=[spans, points, words])
    line = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(color=WARM, strokeDash=[5, 4]).encode(x="even:Q")
    return alt.LayerChart(layer=[line, spans, points, words])


def traits(rows: list[Facts]) -> alt.LayerChart:
    """The share of the winners that had it at the end, beside the share of all turns."""
    table = pl.DataFrame(
        [
            {"name": row["name"], "turns": row["turns"], "end": "winners at the end", "held": "all turns"}
            | {key: row["winners"][key] for key in ("share", "low", "high")}
            for row in rows
        ]
    )
    base = alt.Chart(table, width=WIDTH, height=(BAR + 4) * len(rows) + 10)
    y = alt.Y("name:N", title=None, sort=None)
    colours = alt.Scale(domain=["winners at the end", "all turns"], range=[ACCENT, WARM])
    spans = base.mark_rule(color=ACCENT, strokeWidth=3, opacity=0.45).encode(
        x=alt.X("low:Q", title=None, axis=PERCENT), x2="high:Q", y=y
    )
    turns = base.mark_tick(thickness=3, size=BAR - 4).encode(
        x="turns:Q",
        y=y,
        color=alt.Color("held:N", scale=colours),
        tooltip=["name:N", alt.Tooltip("turns:Q", format=".1%")],
    )
    points = base.mark_point(filled=True, size=90, opacity=1).encode(
        x="share:Q",
        y=y,
        color=alt.Color("end:N", scale=colours),
        tooltip=["name:N", *(alt.Tooltip(f"{key}:Q", format=".1%") for key in ("share", "low", "high"))],
    )
    return alt.LayerChart(layer=[spans, turns, points])


def endings(facts: Facts) -> alt.LayerChart:
    table = pl.DataFrame(
        [
            {"name": ENDINGS[name], "games": count, "words": f"{count:,} ({count / facts['finished']:.1%})"}
            for name, count in facts["endings"].items()
        ]
    )
    base = alt.Chart(table, width=WIDTH - 60, height=BAR * table.height + 10)
    y = alt.Y("name:N", title=None, sort=None)
    columns = base.mark_bar(color=ACCENT).encode(x=alt.X("games:Q", title="games"), y=y)
    words = base.mark_text(align="left", dx=6).encode(x="games:Q", y=y, text="words:N")
    return alt.LayerChart(layer=[columns, words])


def telling_cards(rows: list[Facts]) -> list[Facts]:
    """Those whose owners win most and least often, of the cards that enough have had."""
    often = sorted((row for row in rows if row["had"]["count"] >= ENOUGH), key=lambda row: -row["had"]["effect"])
    return often if len(often) <= 2 * SHOWN_CARDS else often[:SHOWN_CARDS] + often[-SHOWN_CARDS:]


def card_effects(rows: list[Facts]) -> alt.LayerChart:
    """How much more often than others the owner of a card wins."""
    table = pl.DataFrame(
        [
            {"name": called(row, rows), "kind": row["kind"], "seats": row["had"]["count"], "clear": clear(row["had"])}
            | {key: row["had"][key] for key in ("effect", "low", "high")}
            for row in rows
        ]
    )
    base = alt.Chart(table, width=WIDTH, height=(BAR - 2) * len(rows) + 10)
    y = alt.Y("name:N", title=None, sort=None)
    axis = alt.Axis(format="+.0%", tickCount=8)
    colour = alt.Color(
        "clear:N",
        scale=alt.Scale(domain=["more", "less", "not clear"], range=[ACCENT, WARM, SOFT]),
    )
    spans = base.mark_rule(strokeWidth=3, opacity=0.55).encode(
        x=alt.X("low:Q", title="difference of the win share", axis=axis), x2="high:Q", y=y, color=colour
    )
    points = base.mark_point(filled=True, size=80, opacity=1).encode(
        x="effect:Q",
        y=y,
        color=colour,
        tooltip=[
            "name:N",
            "kind:N",
            "seats:Q",
            *(alt.Tooltip(f"{key}:Q", format="+.1%") for key in ("effect", "low", "high")),
        ],
    )
    nothing = alt.Chart(pl.DataFrame({"zero": [0.0]})).mark_rule(color=INK).encode(x="zero:Q")
    return alt.LayerChart(layer=[nothing, spans, points])


def called(row: Facts, rows: list[Facts]) -> str:
    """The title of a card, with its edition where there are several."""
    title = str(row["title"])
    return title if len({other["edition"] for other in rows}) == 1 else f"{title} ({row['edition']})"


def clear(effect: Facts) -> str:
    """Does the interval leave nothing out?"""
    if effect["low"] > 0:
        return "more"
    return "less" if effect["high"] < 0 else "not clear"


def deadly(rows: list[Facts]) -> alt.LayerChart:
    """Deaths by monster."""
    table = pl.DataFrame(
        [
            {
                "name": called(row, rows),
                "deaths": row["deaths"],
                "words": f"{row['deaths']:,} in {row['met']:,} meetings",
            }
            for row in rows
            if row["deaths"]
        ],
        schema={"name": pl.String, "deaths": pl.Int64, "words": pl.String},
    )
    base = alt.Chart(table, width=WIDTH - 80, height=BAR * max(1, table.height) + 10)
    y = alt.Y("name:N", title=None, sort=None)
    columns = base.mark_bar(color=WARM).encode(x=alt.X("deaths:Q", title="deaths", axis=alt.Axis(tickMinStep=1)), y=y)
    words = base.mark_text(align="left", dx=6).encode(x="deaths:Q", y=y, text="words:N")
    return alt.LayerChart(layer=[columns, words])


def prices(rows: list[Facts]) -> alt.Chart:
    """Help agreed and refused, by the Treasures offered."""
    answers = [
        {"treasures": row["treasures"], "answer": answer, "times": times}
        for row in rows
        for answer, times in (("agreed", row["agreed"]), ("refused", row["asked"] - row["agreed"]))
    ]
    columns: alt.Chart = (
        alt.Chart(pl.DataFrame(answers), width=alt.Step(80), height=190)
        .mark_bar()
        .encode(
            x=alt.X("treasures:O", title="Treasures offered", axis=alt.Axis(labelAngle=0)),
            y=alt.Y("times:Q", title="times asked"),
            color=alt.Color("answer:N", scale=alt.Scale(domain=["agreed", "refused"], range=[ACCENT, SOFT])),
            tooltip=["treasures:O", "answer:N", "times:Q"],
        )
    )
    return columns
