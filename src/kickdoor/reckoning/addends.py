"""What a number is made of: addends, each with its word, its card or player, and its clause."""

from dataclasses import dataclass
from typing import Final

from kickdoor.engine.ids import (
    K_ALLY,
    K_CHARACTER,
    K_CHEAT,
    K_CLASS,
    K_COMPANION,
    K_CURSE,
    K_ENHANCER,
    K_HALF,
    K_HIRELING,
    K_ITEM,
    K_ITEM_ENHANCER,
    K_LEVEL,
    K_MONSTER,
    K_ONESHOT,
    K_RACE,
    K_SEAL,
    K_SPECIAL,
    K_SUPER,
)
from kickdoor.engine.seals import SEALS
from kickdoor.engine.state import State

WORDS: Final = {
    "rule": "what the rules begin with",
    "level": "the Level of a player",
    "monster": "what stands on the card of a monster",
    "enhancer": "a monster enhancer",
    "item": "an Item",
    "item-enhancer": "something attached to an Item",
    "hireling": "a Hireling",
    "ally": "an Ally, or a monster that has become one",
    "class": "a Class",
    "race": "a Race",
    "character": "a character card",
    "curse": "a Curse in force",
    "one-shot": "a one-shot played",
    "special": "another card played",
    "seal": "the continuing effect of the top open Seal",
    "open-seals": "one for each open Seal",
    "lasting": "Bad Stuff that lasts",
    "might": "what a card adds because of who and what is in the fight",
    "against": "what a monster gets against somebody",
    "weakens": "what a monster takes from a munchkin",
    "silenced": "an Item that gives no bonus in this fight",
    "power": "another special power of a monster",
    "level-only": "nothing but Levels counts against this monster",
    "bonus-only": "Levels do not count against this monster",
    "discards": "an ability paid for with discards",
    "backstab": "somebody else's ability against a munchkin",
    "doubled": "the same once more",
    "kept": "what monsters that are out of the fight have left",
    "floor": "no less than this",
    "die": "the face of the die",
    "other": "what no other word is for",
}


@dataclass(frozen=True, slots=True)
class Addend:
    """One part of a sum."""

    n: int  # what it adds (negative: takes away)
    what: str  # one of WORDS
    card: int  # card number, or -1
    seat: int  # the player it comes from, or -1
    clause: str  # the clause it rests on


@dataclass(frozen=True, slots=True)
class Sum:
    """A number of the table and all that it is made of; the addends add up to the total."""

    about: str
    total: int
    addends: tuple[Addend, ...]
    clauses: tuple[str, ...]  # what the number as a whole rests on


# The word for a card of a kind, and the clause by which such a card counts.
KINDS: Final = {
    K_MONSTER: ("monster", "COMB-01"),
    K_CLASS: ("class", "CHAR-02"),
    K_RACE: ("race", "CHAR-03"),
    K_SUPER: ("class", "SUPER-03"),
    K_HALF: ("race", "SUPER-06"),
    K_ENHANCER: ("enhancer", "ENH-01"),
    K_SPECIAL: ("special", "COMB-01"),
    K_CURSE: ("curse", "CURS-02"),
    K_ITEM: ("item", "ITEM-03"),
    K_ONESHOT: ("one-shot", "SHOT-02"),
    K_LEVEL: ("special", "SHOT-05"),
    K_HIRELING: ("hireling", "ITEM-14"),
    K_CHEAT: ("item", "ITEM-08"),
    K_ITEM_ENHANCER: ("item-enhancer", "ITEM-03"),
    K_ALLY: ("ally", "COMB-01"),
    K_CHARACTER: ("character", "CHAR-16"),
    K_SEAL: ("seal", "SEAL-01"),
    K_COMPANION: ("other", "COMB-01"),
}
ITSELF: Final = frozenset([what for what, _clause in KINDS.values()])  # what a card adds by being what it is


def of_card(s: State, n: int, card: int, seat: int = -1, clause: str = "") -> Addend:
    """What a card adds, with the word for its kind; by the clause for its kind unless another is named."""
    kind = s.t.kind[card]
    what, usual = KINDS[kind]
    if kind == K_ITEM_ENHANCER and SEALS in s.t.customs:
        usual = "ITEM-16"  # VAR-08: in a blend with Seals it holds for whatever is attached to an Item
    return Addend(n, what, card, seat, clause or usual)


def total(addends: list[Addend]) -> int:
    return sum([a.n for a in addends])
