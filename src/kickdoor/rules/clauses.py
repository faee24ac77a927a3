"""The clauses and rulings: what the rules say, in which editions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

from kickdoor.cards.schema import Edition
from kickdoor.words import Lore, Phrase, language

EDITIONS: Final[dict[str, str]] = {
    "C": "classic",
    "L": "legends",
    "A": "apocalypse",
    "S": "steampunk",
    "T": "adventure-time",
}
RULINGS: Final = "RULINGS"


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. A ruling is a clause of the group RULINGS that also keeps the question it settles."""

    id: str
    group: str
    editions: tuple[str, ...]
    rule: str
    question: str = ""


@cache
def load(language: str = "en") -> dict[str, Clause]:
    """All clauses and rulings by id, in the order of the rulebook.

    >>> load()["SELL-05"].rule
    'No sale can reach the winning level.'
    >>> load("de")["SELL-05"].rule
    'Kein Verkauf erreicht die Siegesstufe.'
    """
    if language != "en":
        return {id: _told(clause, language) for id, clause in load().items()}
    found: dict[str, Clause] = {}
    for group, entries in _read("clauses.yaml").items():
        for entry in entries:
            found[entry["id"]] = Clause(entry["id"], group, _names(entry["editions"]), entry["rule"])
    for entry in _read("rulings.yaml"):
        found[entry["id"]] = Clause(entry["id"], RULINGS, _names(entry["editions"]), entry["rule"], entry["question"])
    return found


def holds(clause: Clause, edition: str) -> bool:
    """Whether the clause is a rule of that edition."""
    return edition in clause.editions


def of_edition(edition: str, language: str = "en") -> list[Clause]:
    """The clauses and rulings that hold in an edition."""
    return [clause for clause in load(language).values() if holds(clause, edition)]


def of_packs(packs: Iterable[Edition], language: str = "en") -> dict[str, Clause]:
    """The clauses of packs from outside, by id."""
    return {
        id: clause for pack in packs for id, clause in of_pack(pack.pack.id, pack.clauses, pack.lore, language).items()
    }


def of_pack(pack: str, rules: Mapping[str, str], lore: Lore = (), language: str = "en") -> dict[str, Clause]:
    """The clauses that a pack from outside brings along, by id, told with its own words."""
    found = {id: Clause(id, id.partition("-")[0], (pack,), rule) for id, rule in rules.items()}
    return found if language == "en" else {id: _told(clause, language, lore) for id, clause in found.items()}


def message(clause: str) -> str:
    """Where a language that is not English has its words: SELL-05 -> clause-sell-05."""
    return f"clause-{clause.lower()}"


def shipped_editions() -> list[str]:
    """The editions whose pack is part of the package."""
    packs = files("kickdoor") / "packs"
    return [name for name in EDITIONS.values() if (packs / name.replace("-", "_") / "pack.yaml").is_file()]


def _told(clause: Clause, name: str, lore: Lore = ()) -> Clause:
    """The clause in a language; as it is where the language has no words for it."""
    words, phrase = language(name, lore), Phrase(message(clause.id))
    if not words.has(phrase.id):
        return clause
    return replace(clause, rule=words.tell(phrase), question=clause.question and words.tell(phrase, "question"))


def _read(name: str) -> Any:
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((files("kickdoor.rules") / name).read_text(encoding="utf-8"), Loader=loader)


def _names(letters: str | list[str]) -> tuple[str, ...]:
    if letters == "all":
        return tuple(EDITIONS.values())
    return tuple(EDITIONS[letter] for letter in letters)
