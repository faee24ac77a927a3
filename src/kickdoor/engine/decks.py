"""Decks that run out, and decks that are shuffled."""

from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import forget


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
        zones[Z_TOP - deck] = zones[Z_BOTTOM - deck]
        zones[Z_BOTTOM - deck] = ()
        return True
    if deck == SEAL or not zones[Z_DISCARD - deck]:
        return False  # CARDS-10: Seals are never discarded
    zones[Z_POOL - deck] = tuple(sorted(zones[Z_DISCARD - deck]))
    zones[Z_DISCARD - deck] = ()
    return True


def shuffle_in(s: State, deck: Number, cards: list[int]) -> None:
    """Cards go back into a deck, which is shuffled: nothing is known of its order any more."""
    zones = s.zones
    for card in (*zones[Z_TOP - deck], *zones[Z_BOTTOM - deck]):
        forget(s, card)
    every = (*zones[Z_POOL - deck], *zones[Z_TOP - deck], *zones[Z_BOTTOM - deck], *cards)
    zones[Z_POOL - deck] = tuple(sorted(every))
    zones[Z_TOP - deck] = zones[Z_BOTTOM - deck] = ()
