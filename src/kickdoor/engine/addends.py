"""What a sum is made of. A sum takes it down while it adds up, where somebody asks why; else it gets None.

An addend is (n, word, card or -1, player or -1, clause). Without a word it is what a card brings, and the kind of card
says word and clause. Of what players have done to a fight or a die the engine keeps sums; such an addend has one of
DEEDS for a word, and `reckoning.deeds` finds who it was.
"""

from typing import Final

Addend = tuple[int, str, int, int, str]

# In place of the player: which of what the fight keeps it is, for all but the first and the last two.
DEEDS: Final[tuple[str, ...]] = ("spent", "attack", "foiled", "weakened", "double", "haste", "nudge")


class Addends:
    """The addends of one sum, in the order in which they were added."""

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: list[Addend] = []

    def add(self, n: int, word: str, card: int, seat: int, clause: str) -> None:
        self.found.append((n, word, card, seat, clause))

    def card(self, n: int, card: int, seat: int = -1, clause: str = "") -> None:
        """What a card brings."""
        self.found.append((n, "", card, seat, clause))

    def trouble(self, n: int, card: int, seat: int) -> None:
        """What a Curse in force does, or Bad Stuff that lasts without a card."""
        self.found.append((n, "curse", card, seat, "CURS-02") if card >= 0 else (n, "lasting", -1, seat, "RUN-03"))

    def deed(self, n: int, word: str, which: int, card: int = -1) -> None:
        """What was done: by which player, or which of those the fight keeps."""
        self.found.append((n, word, card, which, ""))
