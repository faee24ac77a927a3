"""Deck building: how many copies of a card are in the box, where that is not as printed."""

from collections.abc import Mapping, Sequence

from kickdoor.cards.schema import AnyCard, Edition, Monster

MOST = 9


class DeckError(ValueError):
    """A deck that cannot be built, in a sentence."""


def build(decks: Mapping[str, int], editions: Sequence[Edition]) -> dict[str, int]:
    """The copies by edition/id, of those cards alone that differ from print; DeckError when something is wrong."""
    printed = {f"{e.pack.id}/{card.id}": card for e in editions for card in e.cards()}
    built: dict[str, int] = {}
    for word, copies in decks.items():
        name = _name(word, printed, editions)
        if not 0 <= copies <= MOST:
            raise DeckError(f"{word}: 0 to {MOST} copies, not {copies}")
        if name in built:
            raise DeckError(f"{name} is given twice")
        built[name] = copies
    if not any(isinstance(card, Monster) and built.get(name, 1) for name, card in printed.items()):
        raise DeckError("no monster is left in the Door deck")
    return {name: copies for name, copies in sorted(built.items()) if copies != printed[name].copies}


def _name(word: str, printed: Mapping[str, AnyCard], editions: Sequence[Edition]) -> str:
    """The one card that is meant by its id, or by edition/id."""
    fits = [word] if word in printed else [name for name in printed if name.partition("/")[2] == word]
    if not fits:
        raise DeckError(f"no card '{word}' in {', '.join(edition.pack.id for edition in editions)}")
    if len(fits) > 1:
        raise DeckError(f"'{word}' stands in several sets; name one of {', '.join(fits)}")
    return fits[0]
