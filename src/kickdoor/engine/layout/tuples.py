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
    Tuple("RUN", "seat uid", "a munchkin and the number of a monster: still to run from it, or away from it"),
    Tuple("PACT", "treasures order gives *cards", "what a helper was promised; so many of the cards are Items to be "
          "given, the others are to be played"),
    Tuple("ENHANCE", "strength treasures least tags", "what an enhancer does to its monster; least: the fewest "
          "Treasures it leaves"),
    Tuple("WOE", "seat rule amount until", "a lasting effect without a card: whose, P_*, how much, U_* (below 0: after "
          "this fight)"),
    Tuple("USE", "scope seat what whom", "a use that is limited, or another note of this turn: LIMIT_* or USED_*, "
          "whose, the ability or card, the victim"),
    Tuple("GRAFT", "tags big gold", "what an Item enhancer does to its Item"),
)  # fmt: skip
