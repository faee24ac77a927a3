"""The words of a box: what its numbers are called at the edge."""

from dataclasses import dataclass

from kickdoor.cards.schema import AnyCard
from kickdoor.words import Lore


@dataclass(frozen=True)
class Names:
    """By face unless said otherwise. A face is one distinct card, a card number is one copy."""

    cards: tuple[str, ...]  # ids
    titles: tuple[str, ...]  # printed names
    edition: tuple[str, ...]
    curses: tuple[str, ...]  # what its edition calls a Curse
    defs: tuple[AnyCard, ...]
    copies: tuple[tuple[int, ...], ...]  # card numbers
    abilities: tuple[str, ...]  # by name number
    words: tuple[str, ...]  # by word number: the labels of either-or choices
    traits: dict[int, str]  # by bit
    tags: dict[int, str]  # by bit
    face_of: dict[str, int]  # by id, and by edition/id
    trait_of: dict[str, int]
    tag_of: dict[str, int]
    ability_of: dict[str, int]
    lore: Lore  # what its packs from outside say in each language
