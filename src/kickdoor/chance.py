"""Where chance comes from: a seed, a script, or a committed secret that can be checked afterwards."""

from array import array
from collections.abc import Iterable, Sequence
from hashlib import sha256
from random import Random
from typing import Final, Protocol

from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import (
    ANY_DECK,
    CH_DIE,
    CH_DRAW,
    CH_HAND,
    F_RANDOM,
    KIND,
    PH_OVER,
    RANDOM_DECK,
    SEAT,
    SEAT_ZONES,
    V_CHANCE,
    Z_HAND,
    Z_POOL,
    Choice,
)
from kickdoor.engine.state import State


class Below(Protocol):
    """A source of chance: numbers from 0 to n - 1, and a copy that goes on the same way."""

    def below(self, n: int) -> int: ...

    def copy(self) -> "Below": ...


def candidates(s: State) -> tuple[int, ...]:
    """What chance may answer now: faces of the die, or cards."""
    if s.chance == CH_DIE:
        return (1, 2, 3, 4, 5, 6)
    if s.chance == CH_HAND:
        frame = s.stack[-1]
        assert frame[KIND] == F_RANDOM
        hand = s.zones[frame[SEAT] * SEAT_ZONES + Z_HAND]
        return hand if frame[RANDOM_DECK] == ANY_DECK else tuple([c for c in hand if s.t.deck[c] == frame[RANDOM_DECK]])
    return s.zones[Z_POOL - (s.chance - CH_DRAW)]


AHEAD: Final = 24  # numbers that are drawn at once


class Seeded:
    """Reproducible chance from a seed.

    Where it is one of many (`spare`) only the next numbers are kept, and how many there were: a generator takes as much
    memory as many a game. It is seeded anew for the numbers after them.

    >>> Seeded(1).below(6) == Seeded(1, spare=True).below(6)
    True
    """

    def __init__(self, seed: int | str, drawn: int = 0, spare: bool = False) -> None:
        self.seed = seed
        self.drawn = drawn
        self.spare = spare
        self.ahead: Sequence[float] = ()  # those from the last multiple of AHEAD on
        self.generator: Random | None = None  # what has made them

    def below(self, n: int) -> int:
        place = self.drawn % AHEAD
        if not place or not self.ahead:
            self.look_ahead(self.drawn - place)
        self.drawn += 1
        return int(self.ahead[place] * n)

    def look_ahead(self, start: int) -> None:
        """The next numbers after so many."""
        generator = self.generator
        if generator is None:
            generator = Random(f"kickdoor {self.seed}")
            if start:
                generator.getrandbits(64 * start)  # each takes 64 bits
            if not self.spare:
                self.generator = generator
        random = generator.random
        self.ahead = array("d", [random() for _ in range(AHEAD)])

    def copy(self) -> "Seeded":
        twin = Seeded(self.seed, self.drawn, self.spare)
        twin.ahead = self.ahead
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (Seeded, (self.seed, self.drawn, self.spare))


class Scripted:
    """Given dice first, then the seed: luck as a scenario tells it."""

    def __init__(self, dice: Iterable[int], seed: int | str, rest: Seeded | None = None) -> None:
        self.dice = list(dice)
        self.rest = Seeded(seed) if rest is None else rest

    def below(self, n: int) -> int:
        return self.rest.below(n)

    def copy(self) -> "Scripted":
        return Scripted(self.dice, 0, self.rest.copy())

    def __reduce__(self) -> tuple[object, ...]:
        return (Scripted, (self.dice, 0, self.rest))


class Committed:
    """Provably fair chance: every outcome follows from a secret whose hash was published before the first draw.

    >>> fair = Committed(b"a secret of the table")
    >>> fair.commitment == sha256(b"kickdoor" + b"a secret of the table").hexdigest()
    True
    """

    def __init__(self, secret: bytes, earlier: Sequence[tuple[bytes, int]] = (), index: int = 0) -> None:
        self.secret = secret
        self.earlier = tuple(earlier)  # of games this one goes on from: a secret, and the index up to which it counts
        self.index = index

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    def below(self, n: int) -> int:
        """The outcome at this index: a hash of secret and index, rejected and tried again where it would be unfair."""
        secret = next((old for old, until in self.earlier if self.index < until), self.secret)
        limit = (1 << 64) - (1 << 64) % n
        for attempt in range(256):
            digest = sha256(b"%s %d %d" % (secret, self.index, attempt)).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                self.index += 1
                return value % n
        raise ArithmeticError("256 rejected samples in a row")

    def copy(self) -> "Committed":
        return Committed(self.secret, self.earlier, self.index)

    def __reduce__(self) -> tuple[object, ...]:
        return (Committed, (self.secret, self.earlier, self.index))


def commitment(secret: bytes) -> str:
    """What is published before the first draw."""
    return sha256(b"kickdoor" + secret).hexdigest()


def answer(s: State, source: Below) -> Choice:
    """Chance's choice for this state."""
    asked = s.chance
    if asked == CH_DIE:
        if isinstance(source, Scripted) and source.dice:
            return (V_CHANCE, source.dice.pop(0), 0, 0)
        return (V_CHANCE, 1 + source.below(6), 0, 0)
    cards = candidates(s) if asked == CH_HAND else s.zones[Z_POOL - (asked - CH_DRAW)]
    return (V_CHANCE, cards[source.below(len(cards))], 0, 0)


def settle(s: State, source: Below) -> None:
    """Chance answers what it is asked, in a state that nobody keeps a log of; a Game does it for its own."""
    while s.asked == CHANCE and s.phase != PH_OVER:
        apply(s, CHANCE, answer(s, source))
