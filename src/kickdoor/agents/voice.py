"""What bots say: a line by temper and occasion, not too often, and of nothing that is not on the table."""

from random import Random
from typing import Final

from kickdoor.agents.temper import PERSONALITIES

OCCASIONS: Final = (
    "thanks", "ouch", "mishap", "threat", "revenge", "gloat", "plead", "barter", "peace", "no-deal", "cheer", "pity",
    "win", "lose",
)  # fmt: skip
VOICES: Final = ("plain", *PERSONALITIES)  # whoever has no personality speaks plainly
WAYS: Final = 5  # to say it
OFTEN_SAID: Final = {  # and so many for what one hears most
    "plain-gloat": 8, "plain-mishap": 8, "plain-plead": 8,
    "chatty-gloat": 8, "chatty-cheer": 8, "chatty-pity": 8, "chatty-mishap": 8,
}  # fmt: skip
LINES: Final = tuple(
    f"{voice}-{occasion}-{way}"
    for voice in VOICES
    for occasion in OCCASIONS
    for way in range(1, OFTEN_SAID.get(f"{voice}-{occasion}", WAYS) + 1)
)
BUSY: Final = "busy"  # a strong bot had no time to think
LAST_WORDS: Final = ("win", "lose")
GRAVE: Final = ("threat", "revenge", "peace")  # said at once, but not twice in a turn
REST: Final = 5  # turns between two lines of a bot
CHATTY_REST: Final = 2
EAGER: Final = 8.0  # how much more often somebody chatty takes an occasion
# How often an occasion is taken.
OFTEN: Final = {
    "gloat": 0.35, "plead": 0.6, "barter": 0.6, "no-deal": 0.8, "thanks": 0.8, "ouch": 0.5, "mishap": 0.5,
    "cheer": 0.03, "pity": 0.2,
}  # fmt: skip


class Voice:
    """Of one bot at one table. The same occasions in the same order are taken the same way."""

    def __init__(self, word: str, seed: int | str) -> None:
        self.voice = word if word in PERSONALITIES else "plain"
        chatty = self.voice == "chatty"
        self.rest = CHATTY_REST if chatty else REST
        self.eager = EAGER if chatty else 1.0
        self.dice = Random(f"voice {seed}")
        self.spoke = -REST
        self.unsaid: dict[str, list[int]] = {}  # an occasion, and the ways that are left, the next one last
        self.said: dict[str, int] = {}  # the last one

    def line(self, occasion: str, turn: int) -> str:
        """The line for an occasion, or ""."""
        if occasion not in OCCASIONS:
            return ""
        taken = self.dice.random() < OFTEN.get(occasion, 1.0) * self.eager
        rest = 0 if occasion in LAST_WORDS else 1 if occasion in GRAVE else self.rest
        if not taken or turn - self.spoke < rest:
            return ""
        self.spoke = turn
        return f"{self.voice}-{occasion}-{self.way(occasion)}"

    def way(self, occasion: str) -> int:
        """None is taken again before all others were, and none twice in a row."""
        left = self.unsaid.setdefault(occasion, [])
        if not left:
            left += range(1, OFTEN_SAID.get(f"{self.voice}-{occasion}", WAYS) + 1)
            self.dice.shuffle(left)
            if left[-1] == self.said.get(occasion):
                left.insert(0, left.pop())
        self.said[occasion] = left.pop()
        return self.said[occasion]


def one_of(said: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Of lines said at once one is heard: the winner's, else the loser's, else a grave one, else the first.

    >>> one_of([(2, "chatty-gloat-1"), (1, "plain-lose-3"), (2, "chatty-win-2")])
    [(2, 'chatty-win-2')]
    >>> one_of([(1, "greedy-ouch-4"), (2, "vindictive-revenge-1")])
    [(2, 'vindictive-revenge-1')]
    """
    for word in (*LAST_WORDS, *GRAVE):
        for seat, line in said:
            if line.split("-")[1] == word:
                return [(seat, line)]
    return said[:1]
