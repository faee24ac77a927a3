"""Other tuples whose fields have names."""

from typing import NamedTuple


class Tuple(NamedTuple):
    """A kind of tuple: the prefix of its positions, and its fields."""

    prefix: str
    fields: str
    told: str


TUPLES = (
    Tuple("MONSTER", "uid card group body", "a monster in a fight: its number, the card that gives its numbers, its "
          "group of enhancers, the card on the table"),
    Tuple("FILTER", "places size slot tags least deck kind most", "which cards of a player fit"),
    Tuple("EVENT", "kind seat a b c audience", "something told"),
)  # fmt: skip
