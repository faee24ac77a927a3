"""The rules in the order in which a player looks things up, and where each ruling belongs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kickdoor.rules.clauses import RULINGS, Clause, of_edition
from kickdoor.words import say


@dataclass(frozen=True, slots=True)
class Chapter:
    """A family of clauses, and the rulings that settle what they leave open. Its heading is a message."""

    group: str
    rulings: tuple[str, ...] = ()

    def heading(self, language: str) -> str:
        return say(language, f"chapter-{self.group.lower()}")


CHAPTERS: Final = (
    Chapter("SETUP"),
    Chapter("TURN", ("R-13", "R-16")),
    Chapter("TIMING", ("R-1", "R-2", "R-14", "R-15")),
    Chapter("COMBAT", ("R-3", "R-6", "R-10", "R-22")),
    Chapter("MULTI", ("R-18",)),
    Chapter("ENHANCER", ("R-23",)),
    Chapter("HELP", ("R-8", "R-9")),
    Chapter("MEDDLE"),
    Chapter("REWARD"),
    Chapter("RUN", ("R-11", "R-19")),
    Chapter("DEATH", ("R-20",)),
    Chapter("CURSE", ("R-12",)),
    Chapter("SEAL"),
    Chapter("ITEMS"),
    Chapter("TRADE"),
    Chapter("SELL"),
    Chapter("ONESHOT", ("R-7",)),
    Chapter("CHARACTER", ("R-17",)),
    Chapter("SUPER", ("R-21",)),
    Chapter("CARDS"),
    Chapter("PRECEDENCE"),
    Chapter("WIN", ("R-4", "R-5")),
    Chapter("VARIANT"),
)


def book(edition: str, language: str = "en") -> Iterator[tuple[str, list[Clause]]]:
    """The chapters that say something in this edition: heading, clauses, then rulings."""
    known = of_edition(edition, language)
    for chapter in CHAPTERS:
        found = [clause for clause in known if clause.group == chapter.group]
        found += [clause for clause in known if clause.group == RULINGS and clause.id in chapter.rulings]
        if found:
            yield chapter.heading(language), found
