"""One card for a reader at a terminal."""

from collections.abc import Sequence
from difflib import get_close_matches

from msgspec import Struct

from kickdoor.cards.load import read_edition
from kickdoor.cards.quips import quips
from kickdoor.cards.schema import AnyCard, Edition
from kickdoor.cards.shelf import Packs, folders, gather
from kickdoor.cards.words import words
from kickdoor.words import say


class UnknownCard(LookupError):
    """No card of that name or id, and which one may have been meant."""


class Shown(Struct, frozen=True):
    """A card as players see it."""

    edition: str
    id: str
    copies: int
    title: str
    text: tuple[str, ...]  # a line with its kind and numbers, then its rules
    quip: str  # "" where it has none

    def lines(self, language: str) -> tuple[str, ...]:
        quip = (f"~ {self.quip}",) if self.quip else ()
        copies = say(language, "line-copies", n=self.copies)
        return (self.title, *self.text, *quip, f"({self.edition}/{self.id}, {copies})")


def show_card(name_or_id: str, editions: Sequence[str] = ("classic",), packs: Packs = (), language: str = "en") -> str:
    """The card as players see it; if several editions have one of that name, all of them."""
    return "\n\n".join("\n".join(card.lines(language)) for card in find_cards(name_or_id, editions, packs, language))


def find_cards(
    name_or_id: str, editions: Sequence[str] = ("classic",), packs: Packs = (), language: str = "en"
) -> list[Shown]:
    """The cards of that name or id, one from each edition that has it."""
    known: dict[str, list[tuple[Edition, AnyCard]]] = {}
    outside = gather(folders(packs))
    for name in editions:
        edition = outside[name] if name in outside else read_edition(name)
        for card in edition.cards():
            for word in {card.id, card.name.casefold(), f"{name}/{card.id}"}:
                known.setdefault(word, []).append((edition, card))
    wanted = name_or_id.casefold()
    if wanted not in known:
        close = get_close_matches(wanted, known, n=1)
        hint = f"; did you mean {known[close[0]][0][1].name}?" if close else ""
        raise UnknownCard(f"no card '{name_or_id}' in {', '.join(editions)}{hint}")
    return [_shown(edition, card, language) for edition, card in known[wanted]]


def _shown(edition: Edition, card: AnyCard, language: str) -> Shown:
    title, *text = words(card, edition.pack.curse_word, language)
    quip = quips(edition, language).get(card.id, "")
    return Shown(edition.pack.id, card.id, card.copies, title, tuple(text), quip)
