"""How long a search may think: a time of the processor, or a number of worlds. Only the latter is repeatable."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import thread_time
from typing import Final

MOST_WORLDS: Final = 100_000


@dataclass(frozen=True, slots=True)
class Budget:
    """Worlds, or milliseconds of the processor: a busy machine makes nobody play worse."""

    worlds: int = MOST_WORLDS
    milliseconds: int = 0  # 0: no limit

    def rounds(self) -> Iterator[int]:
        """0, 1, 2… until the budget is spent; at least once."""
        end = thread_time() + self.milliseconds / 1000 if self.milliseconds else 0.0
        for number in range(self.worlds):
            if number and end and thread_time() >= end:
                return
            yield number


def read_budget(word: str) -> Budget:
    """`64` worlds, or `200ms`.

    >>> read_budget("64"), read_budget("200ms")
    (Budget(worlds=64, milliseconds=0), Budget(worlds=100000, milliseconds=200))
    """
    number = word.removesuffix("ms")
    if not number.isdecimal() or not 1 <= int(number) <= MOST_WORLDS:
        raise ValueError(f"unknown budget '{word}': a number of worlds as in 64, or a time as in 200ms")
    return Budget(milliseconds=int(number)) if word.endswith("ms") else Budget(worlds=int(number))
