"""What is seen in the charts, in sentences."""

from kickdoor.balance.charts import clear, even_share
from kickdoor.balance.chronicle import EARLY, FAR_BEHIND
from kickdoor.balance.figures import Facts

LUCK = 0.05  # how many of the 95 % intervals miss


def percent(share: float) -> str:
    """For readers.

    >>> percent(0.2233)
    '22.3 %'
    """
    return f"{100 * share:.1f} %"


def interval(row: Facts) -> str:
    """A share with its interval.

    >>> interval({"share": 0.25, "low": 0.2, "high": 0.31})
    '25.0 % (20.0 to 31.0)'
    """
    return f"{percent(row['share'])} ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def points(effect: Facts) -> str:
    """A difference of shares with its interval.

    >>> points({"effect": -0.081, "low": -0.12, "high": -0.04})
    '−8.1 points (−12.0 to −4.0)'
    """
    told = [f"{100 * effect[key]:+.1f}".replace("-", "−") for key in ("effect", "low", "high")]
    return f"{told[0]} points ({told[1]} to {told[2]})"


def listed(words: list[str]) -> str:
    """As one says it.

    >>> listed(["a", "b", "c"])
    'a, b and c'
    """
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else "nobody"


def sentences(facts: Facts) -> dict[str, str]:
    """By the name of their place on the page."""
    return {
        "length": length(facts),
        "seats": seats(facts),
        "endings": endings(facts),
        "comebacks": comebacks(facts),
        "lead_changes": lead_changes(facts),
        "cards": cards(facts),
        "never_played": never_played(facts),
        "deaths": deaths(facts),
        "help": help_given(facts),
    } | {f"traits-{kind}": traits(facts, kind) for kind in facts["traits"]}


def length(facts: Facts) -> str:
    told = facts["length"]
    return (
        f"Half of the games are over after {told['median']:.1f} turns a player, nineteen in twenty after"
        f" {told['p95']:.1f}; the mean is {told['mean']:.1f}."
    )


def seats(facts: Facts) -> str:
    even = even_share(facts)
    off = [row for row in facts["seats"] if not row["low"] <= even <= row["high"]]
    if off:
        wins = [f"seat {row['seat']} wins {interval(row)}" for row in off]
        told = f"With an even share of {percent(even)}, {listed(wins)}: more or less than chance explains."
    else:
        told = f"No seat is seen to be favoured: every interval holds the even share of {percent(even)}."
    if len(set(facts["plan"]["agents"])) > 1:
        return f"{told} Different agents sit there, so this compares agents as much as seats."
    return f"{told} Who begins is rolled for in every game; even seats are male, odd ones female."


def traits(facts: Facts, kind: str) -> str:
    """Who had it at the end: is that a winner more often than anybody is?"""
    even = even_share(facts)
    rows = [row for row in facts["traits"][kind] if row["win_share"]["of"]]
    off = [row for row in rows if not row["win_share"]["low"] <= even <= row["win_share"]["high"]]
    wins = [
        f"{row['name']} {interval(row['win_share'])}" for row in sorted(off, key=lambda r: -r["win_share"]["share"])
    ]
    told = "Of the players who had it at the end of a game, so many won it: "
    if not wins:
        told += f"for all about the even {percent(even)}, none of them clearly more or less."
    else:
        told += f"{listed(wins)}, where {percent(even)} would be even; no other differs clearly."
    return f"{told} The ticks show the share of all turns that began with it; Classes and Races come as a game goes on."


def endings(facts: Facts) -> str:
    games, ends = facts["finished"], facts["endings"]
    told = f"{percent(ends['kill'] / games)} of the games are won by killing a monster."
    cap = facts["plan"]["turn_cap"]
    if ends["stopped"]:
        return f"{told} {ends['stopped']:,} of {games:,} were stopped after {cap} turns a player, without a winner."
    return f"{told} None had to be stopped (the cap is {cap} turns a player)."


def comebacks(facts: Facts) -> str:
    told = facts["comebacks"]
    return (
        f"Of {told['last']['of']:,} winners {interval(told['last'])} had been last and {interval(told['far_behind'])}"
        f" at least {FAR_BEHIND} levels behind the leader, at the beginning of some turn after everybody's"
        f" first {EARLY}. Last is who has the lowest Level, alone or with others, while somebody has a higher one."
    )


def lead_changes(facts: Facts) -> str:
    told = facts["lead_changes"]
    return (
        f"Somebody else takes the lead {told['median']:g} times in the median game, {told['mean']:.1f} times on average"
        " (another player alone has the highest Level as a turn begins, or wins)."
    )


def cards(facts: Facts) -> str:
    rows = facts["cards"]
    better = [row for row in rows if clear(row["had"]) == "more"]
    worse = [row for row in rows if clear(row["had"]) == "less"]
    told = (
        f"Who has had the card in hand or in play wins more often than who has not with {len(better)} cards, less often"
        f" with {len(worse)}, of {len(rows)}; luck alone would make about {LUCK * len(rows):.0f} look so."
    )
    if better:
        top = max(better, key=lambda row: row["had"]["effect"])
        told += f" Most with {top['title']}: {points(top['had'])}."
    if worse:
        low = min(worse, key=lambda row: row["had"]["effect"])
        told += f" Least with {low['title']}: {points(low['had'])}."
    return (
        f"{told} Having is not causing: whoever kills more draws more Treasures, so Treasures stand above Doors."
        " Compare cards of one deck and kind."
    )


def never_played(facts: Facts) -> str:
    rows = facts["never_played"]
    if not rows:
        return "Every card was played, met or suffered in some game."
    drawn = sum(row["drawn"] > 0 for row in rows)
    return (
        f"Never played, met or suffered: {len(rows)} of the cards, {drawn} of which had been drawn. That may be the"
        " cards, or the agents, who do not see what they are good for."
    )


def deaths(facts: Facts) -> str:
    told = facts["deaths"]
    if not told["total"]:
        return "Nobody died."
    words = f"{told['total']:,} characters died, {told['mean']:.2f} in a game."
    deadly = [row for row in told["monsters"] if row["deaths"]]
    if deadly:
        words += f" The deadliest is {deadly[0]['title']}: {deadly[0]['deaths']:,} in {deadly[0]['met']:,} meetings."
    if told["others"]:
        others = [f"{row['title']} {row['deaths']:,}" for row in told["others"]]
        words += f" Other cards: {listed(others)}."
    return f"{words} {told['unknown']:,} died of something else." if told["unknown"] else words


def help_given(facts: Facts) -> str:
    told = facts["help"]
    if not told["asked"]:
        return "Nobody asked for help."
    games = facts["finished"]
    words = (
        f"Help was asked for {told['asked']:,} times ({told['asked'] / games:.1f} in a game), given"
        f" {told['agreed']['count']:,} times and refused {told['refused']:,} times; {told['countered']:,} times the"
        f" answer was another offer first. A helper was promised {told['treasures']['mean']:.2f} Treasures on average,"
        f" {told['items']:,} Items in all and {told['promises']:,} cards to be played in their favour."
    )
    alone, helped, forced = (told["fights"][side] for side in ("alone", "helped", "forced"))
    if helped["of"]:
        words += f" Fights alone were won in {interval(alone)}, with a helper in {interval(helped)}."
    if forced["of"]:
        words += f" In {forced['of']:,} fights somebody was made to help."
    return words
