"""Pages for players: how to play an edition, its rules, and its cards with links to the rules they touch."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from kickdoor.cards.load import read_edition
from kickdoor.cards.quips import quips
from kickdoor.cards.schema import AnyCard, Edition
from kickdoor.cards.words import KINDS, kind_word, words
from kickdoor.effects.phrase import count
from kickdoor.rulebook.chapters import book
from kickdoor.rulebook.howto import how_to
from kickdoor.rulebook.readings import readings_page
from kickdoor.rulebook.touches import touches
from kickdoor.rules.clauses import EDITIONS, Clause, load, shipped_editions
from kickdoor.words import languages, say

CLAUSE = re.compile(r"\b(?:[A-Z]{3,5}-\d\d|R-\d{1,2})\b")
DECKS = {"door": "Door cards", "treasure": "Treasure cards", "seal": "Seals", "character": "Characters"}
LETTERS = ", ".join(f"{letter} {name}" for letter, name in EDITIONS.items())


def pages() -> dict[str, str]:
    """Every page by its path: rules/classic.md, cards/classic.md and so on; other languages have a folder each."""
    found = {}
    for name in shipped_editions():
        edition = read_edition(name)
        found[f"cards/{name}.md"] = "\n".join(cards_page(edition)) + "\n"
        for language in languages():
            folder = "" if language == "en" else f"{language}/"
            found[f"{folder}rules/{name}.md"] = "\n".join(rules_page(edition, language)) + "\n"
            found[f"{folder}how-to/{name}.md"] = "\n".join(how_to_page(edition, language)) + "\n"
    return found


def other_readings(folder: Path) -> dict[str, str]:
    """The readings written in the folder, in the languages that are not English, by their path."""
    if not (written := folder / "readings.md").is_file():
        return {}
    page = written.read_text(encoding="utf-8")
    return {f"{name}/readings.md": readings_page(page, name) for name in languages() if name != "en"}


def write_pages(folder: Path) -> list[Path]:
    """The pages as files under the folder."""
    written = []
    for name, text in {**pages(), **other_readings(folder)}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def how_to_page(edition: Edition, language: str = "en") -> Iterator[str]:
    """How to play it, with links to the clauses that say it exactly."""
    told = how_to(edition.pack.id, language)
    yield f"# {told.title}"
    yield ""
    yield told.lead
    for part in told.parts:
        yield ""
        yield f"## {part.heading}"
        yield from (f"- {point.text}" for point in part.points)
        yield ""
        yield f"<sub>{_links([clause for point in part.points for clause in point.clauses], edition)}</sub>"


def rules_page(edition: Edition, language: str = "en") -> Iterator[str]:
    """The clauses and rulings that hold in an edition, chapter by chapter."""
    name = edition.pack.id
    chapters = list(book(name, language))
    here = {clause.id for _, clauses in chapters for clause in clauses}
    up = "../" if language == "en" else "../../"
    yield f"# {say(language, 'page-rules', set=edition.pack.name)}"
    yield ""
    yield say(language, "page-rules-made", cards=f"{up}cards/{name}.md", how=f"../how-to/{name}.md")
    yield say(language, "page-rules-letters", letters=LETTERS)
    yield ""
    yield from (f"- [{heading}](#{_anchor(heading)})" for heading, _ in chapters)
    for heading, clauses in chapters:
        yield ""
        yield f"## {heading}"
        yield from (_clause(clause, here) for clause in clauses)
    special = [clause for clause in load().values() if clause.id in here and len(clause.editions) < len(EDITIONS)]
    yield ""
    yield f"## {say(language, 'page-rules-other')}"
    yield ", ".join(_link(clause.id) for clause in special) + "."


def cards_page(edition: Edition) -> Iterator[str]:
    """Every card as it is shown to players, with the clauses it touches."""
    name = edition.pack.id
    yield f"# The cards of {edition.pack.name}"
    yield ""
    yield "Made from the cards' behaviour by `kickdoor rules --render docs`. Each card links to"
    yield f"[the rules](../rules/{name}.md) it touches. What stands in italics is no rule."
    humour = quips(edition)
    for deck, heading in DECKS.items():
        cards = edition.deck(deck)
        if not cards:
            continue
        yield ""
        yield f"## {heading}"
        for kind in dict.fromkeys(KINDS.values()):
            found = [card for card in cards if KINDS[type(card)] == kind]
            if found:
                yield from _kind(sorted(found, key=lambda card: card.name.casefold()), edition, humour)


def _clause(clause: Clause, here: set[str]) -> str:
    told = CLAUSE.sub(lambda found: _link(found[0]) if found[0] in here else found[0], clause.rule)
    question = f"*{clause.question.rstrip('?.')}?* " if clause.question else ""
    return f'- <a id="{clause.id.lower()}"></a>**{clause.id}** {question}{told}'


def _kind(cards: list[AnyCard], edition: Edition, humour: dict[str, str]) -> Iterator[str]:
    """The cards of a kind; what all of them touch is said once."""
    touched = [touches(card, edition.pack) for card in cards]
    shared = [clause for clause in touched[0] if len(cards) > 1 and all(clause in more for more in touched)]
    yield ""
    yield f"### {kind_word(cards[0], edition.pack.curse_word)}"
    if shared:
        yield ""
        yield f"All of them: {_links(shared, edition)}."
    for card, clauses in zip(cards, touched, strict=True):
        yield from _card(card, [clause for clause in clauses if clause not in shared], edition, humour.get(card.id, ""))


def _card(card: AnyCard, clauses: list[str], edition: Edition, quip: str) -> Iterator[str]:
    title, kind, *rules = words(card, edition.pack.curse_word)
    copies = "" if card.copies == 1 else f", {count(card.copies, 'copy')}"
    yield ""
    yield f'<a id="{card.id}"></a>**{title}** ({kind}{copies}){":" if rules else "."} {" ".join(rules)}'.rstrip()
    if quip:
        yield f"<br>*{quip}*"
    if clauses:
        yield f"<br>Rules: {_links(clauses, edition)}."


def _links(clauses: Iterable[str], edition: Edition) -> str:
    return ", ".join(_link(clause, f"../rules/{edition.pack.id}.md") for clause in clauses)


def _link(clause: str, page: str = "") -> str:
    return f"[{clause}]({page}#{clause.lower()})"


def _anchor(heading: str) -> str:
    """As a heading is linked to."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
