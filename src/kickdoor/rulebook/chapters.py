"""The rules in the order in which a player looks things up, and where each ruling belongs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kickdoor.rules.clauses import RULINGS, Clause, holds, load


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading, the families of clauses under it, and the rulings that settle what they leave open."""

    heading: str
    groups: tuple[str, ...]
    rulings: tuple[str, ...] = ()


CHAPTERS: Final = (
    Chapter("Setting up", ("SETUP",)),
    Chapter("Your turn", ("TURN",), ("R-13", "R-16")),
    Chapter("What you may do, and when", ("TIMING",), ("R-1", "R-2", "R-14", "R-15")),
    Chapter("Fighting", ("COMBAT",), ("R-3", "R-6", "R-10", "R-22")),
    Chapter("Several monsters", ("MULTI",), ("R-18",)),
    Chapter("Making monsters stronger or weaker", ("ENHANCER",), ("R-23",)),
    Chapter("Help", ("HELP",), ("R-8", "R-9")),
    Chapter("Meddling in the fights of others", ("MEDDLE",)),
    Chapter("Rewards", ("REWARD",)),
    Chapter("Running away", ("RUN",), ("R-11", "R-19")),
    Chapter("Death", ("DEATH",), ("R-20",)),
    Chapter("Curses", ("CURSE",), ("R-12",)),
    Chapter("Seals", ("SEAL",)),
    Chapter("Items", ("ITEMS",)),
    Chapter("Trading", ("TRADE",)),
    Chapter("Selling Items for levels", ("SELL",)),
    Chapter("One-shots and Go Up a Level", ("ONESHOT",), ("R-7",)),
    Chapter("Classes and Races", ("CHARACTER",), ("R-17",)),
    Chapter("Super Munchkin and Half-Breed", ("SUPER",), ("R-21",)),
    Chapter("Decks, hand and discards", ("CARDS",)),
    Chapter("When a card and the rules disagree", ("PRECEDENCE",)),
    Chapter("Winning", ("WIN",), ("R-4", "R-5")),
    Chapter("Variants", ("VARIANT",)),
)


def of_edition(edition: str) -> Iterator[tuple[str, list[Clause]]]:
    """The chapters that say something in this edition: heading, clauses, then rulings."""
    known = [clause for clause in load().values() if holds(clause, edition)]
    for chapter in CHAPTERS:
        found = [clause for clause in known if clause.group in chapter.groups]
        found += [clause for clause in known if clause.group == RULINGS and clause.id in chapter.rulings]
        if found:
            yield chapter.heading, found
