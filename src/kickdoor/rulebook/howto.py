"""How to play a set, on one page, for people who have never played. A point is told where all its clauses hold."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kickdoor.cards.load import read_edition
from kickdoor.rules.clauses import holds, load
from kickdoor.words import say

PARTS: Final[dict[str, dict[str, str]]] = {
    "goal": {"win": "WIN-01", "kill": "PREC-05 SELL-05"},
    "start": {"deal": "SETUP-03", "play": "SETUP-13 CARDS-06"},
    "turn": {
        "kick": "TURN-02 TURN-03 TURN-04 TURN-05",
        "room": "TURN-07 TURN-08",
        "charity": "TURN-10 TURN-12",
    },
    "fight": {
        "sum": "COMB-01 COMB-02",
        "help": "HELP-01 HELP-02 HELP-03",
        "meddle": "MEDD-01 MEDD-02",
        "win": "COMB-04 REW-01",
    },
    "run": {"roll": "RUN-02 RUN-03", "death": "DEAD-01 DEAD-03 DEAD-06"},
    "more": {
        "wear": "ITEM-05 ITEM-04",
        "sell": "SELL-01 SELL-05",
        "curse": "TIME-06 TIME-03",
        "trade": "TRADE-01 TRADE-02 TRADE-04",
    },
    "special": {
        "characters": "SETUP-05 CHAR-16",
        "races": "CHAR-04 CHAR-03 ITEM-18",
        "warrior": "COMB-03 HELP-07",
        "apocalypse": "CHAR-05",
        "steampunk": "CHAR-06",
        "ooo": "CHAR-07",
        "seals": "SEAL-01 COMB-13 DEAD-08",
        "seventh": "SEAL-05 SEAL-06",
        "closing": "SEAL-04",
        "allies": "CHAR-17 RUN-08",
        "hireling": "ITEM-14",
        "enhancers": "ITEM-16",
        "gears": "ITEM-17",
        "sharks": "MULT-05 MULT-07",
        "demons": "MULT-05 MULT-08",
        "big": "ITEM-10",
        "no-big": "ITEM-13",
    },
    "tips": {"cards": "PREC-01", "help": "HELP-06 HELP-08", "nasty": "MEDD-04"},
}


@dataclass(frozen=True, slots=True)
class HowToPoint:
    """A few sentences, and the clauses that say it exactly."""

    text: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HowToPart:
    """A heading and what stands under it; `id` is the same in every language."""

    id: str
    heading: str
    points: tuple[HowToPoint, ...]


@dataclass(frozen=True, slots=True)
class HowTo:
    """The page of one edition."""

    edition: str
    title: str
    lead: str
    parts: tuple[HowToPart, ...]


def how_to(edition: str, language: str = "en") -> HowTo:
    """The page for a set that comes with the game.

    >>> how_to("classic", "de").parts[0].points[0].text
    'Alle beginnen auf Stufe 1. Wer als Erster Stufe 10 erreicht, gewinnt.'
    """
    about = {"edition": edition, "set": read_edition(edition).pack.name}

    def told(name: str) -> str:
        return say(language, name, **about)

    parts = (
        HowToPart(
            part, told(f"howto-{part}"), tuple(HowToPoint(told(f"howto-{part}-{point}"), of) for point, of in points)
        )
        for part, points in _held(edition)
    )
    return HowTo(edition, told("howto"), told("howto-lead"), tuple(parts))


def _held(edition: str) -> Iterator[tuple[str, list[tuple[str, tuple[str, ...]]]]]:
    """What holds in the edition: parts, and their points with their clauses."""
    for part, points in PARTS.items():
        split = [(point, tuple(clauses.split())) for point, clauses in points.items()]
        yield part, [(point, of) for point, of in split if all(holds(load()[id], edition) for id in of)]
