"""One card for a reader at a terminal."""

from collections.abc import Sequence
from difflib import get_close_matches

from kickdoor.cards.load import read_edition
from kickdoor.cards.schema import AnyCard, Pack
from kickdoor.cards.shelf import Packs, folders, gather
from kickdoor.cards.words import words
from kickdoor.words import say


class UnknownCard(LookupError):
    """No card of that name or id, and which one may have been meant."""


def show_card(name_or_id: str, editions: Sequence[str] = ("classic",), packs: Packs = (), language: str = "en") -> str:
    """The card as players see it; if several editions have one of that name, all of them."""
    known: dict[str, list[tuple[Pack, AnyCard]]] = {}
    outside = gather(folders(packs))
    for name in editions:
        edition = outside[name] if name in outside else read_edition(name)
        for card in edition.cards():
            for word in {card.id, card.name.casefold(), f"{name}/{card.id}"}:
                known.setdefault(word, []).append((edition.pack, card))
    wanted = name_or_id.casefold()
    if wanted not in known:
        close = get_close_matches(wanted, known, n=1)
        hint = f"; did you mean {known[close[0]][0][1].name}?" if close else ""
        raise UnknownCard(f"no card '{name_or_id}' in {', '.join(editions)}{hint}")
    return "\n\n".join(_shown(pack, card, language) for pack, card in known[wanted])


def _shown(pack: Pack, card: AnyCard, language: str) -> str:
    copies = say(language, "line-copies", n=card.copies)
    return "\n".join((*words(card, pack.curse_word, language), f"({pack.id}/{card.id}, {copies})"))
