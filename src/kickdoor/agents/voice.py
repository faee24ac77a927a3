"""What bots say: a line by temper and occasion, not too often, and of nothing that is not on the table."""

from random import Random
from typing import Final

from kickdoor.agents.temper import PERSONALITIES

OCCASIONS: Final = (
    "thanks", "ouch", "threat", "revenge", "gloat", "plead", "barter", "peace", "no-deal", "win", "lose",
)  # fmt: skip
VOICES: Final = ("plain", *PERSONALITIES)  # whoever has no personality speaks plainly
WAYS: Final = 4  # to say it
LINES: Final = tuple(
    f"{voice}-{occasion}-{way}" for voice in VOICES for occasion in OCCASIONS for way in range(1, WAYS + 1)
)
BUSY: Final = "busy"  # a strong bot had no time to think
LAST_WORDS: Final = ("win", "lose", "threat", "revenge")
REST: Final = 4  # turns between two lines of a bot
CHATTY_REST: Final = 2
# How often an occasion is taken.
OFTEN: Final = {"gloat": 0.4, "plead": 0.5, "barter": 0.5, "no-deal": 0.5, "thanks": 0.8, "ouch": 0.7}


class Voice:
    """Of one bot at one table. The same occasions in the same order are taken the same way."""

    def __init__(self, word: str, seed: int | str) -> None:
        self.voice = word if word in PERSONALITIES else "plain"
        self.rest = CHATTY_REST if self.voice == "chatty" else REST
        self.dice = Random(f"voice {seed}")
        self.spoke = -REST
        self.ways: dict[str, int] = {}  # an occasion, and how it was last taken

    def line(self, occasion: str, turn: int) -> str:
        """The line for an occasion, or ""."""
        if occasion not in OCCASIONS:
            return ""
        taken = self.dice.random() < OFTEN.get(occasion, 1.0)
        if not taken or (turn - self.spoke < self.rest and occasion not in LAST_WORDS):
            return ""
        self.spoke = turn
        last = self.ways.get(occasion, 0)
        way = (last + self.dice.randrange(1, WAYS)) % WAYS if last else self.dice.randrange(WAYS)
        self.ways[occasion] = way or WAYS
        return f"{self.voice}-{occasion}-{self.ways[occasion]}"
