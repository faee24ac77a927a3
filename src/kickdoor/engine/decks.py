"""Decks that run out, decks that are shuffled, and discards that are searched."""

from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import forget, lay


def pile_ready(s: State, deck: Number) -> bool:
    """CARDS-03, CARDS-04: make an empty deck again from its discards; False when there is nothing to draw."""
    zones = s.zones
    if zones[Z_POOL - deck]:
        return True
    if deck == CHARACTER:
        return False
    if zones[Z_TOP - deck]:
        return True
    if zones[Z_BOTTOM - deck]:
        lay(s, Z_TOP - deck, zones[Z_BOTTOM - deck])
        lay(s, Z_BOTTOM - deck, ())
        return True
    if deck == SEAL or not zones[Z_DISCARD - deck]:
        return False  # CARDS-10: Seals are never discarded
    lay(s, Z_POOL - deck, tuple(sorted(zones[Z_DISCARD - deck])))
    lay(s, Z_DISCARD - deck, ())
    return True


def shuffle_in(s: State, deck: Number, cards: list[int]) -> None:
    """Cards go back into a deck, which is shuffled: nothing is known of its order any more."""
    zones = s.zones
    for card in (*zones[Z_TOP - deck], *zones[Z_BOTTOM - deck]):
        forget(s, card)
    every = (*zones[Z_POOL - deck], *zones[Z_TOP - deck], *zones[Z_BOTTOM - deck], *cards)
    lay(s, Z_POOL - deck, tuple(sorted(every)))
    lay(s, Z_TOP - deck, ())
    lay(s, Z_BOTTOM - deck, ())


def used_to_search(s: State) -> list[int]:
    """SHOT-01: cards that have searched the discards this turn. Nobody takes them back from there in the same turn, so
    that no two cards fetch each other for ever."""
    return [card for scope, _seat, card, _victim in s.used if scope == USED_SEARCH]
