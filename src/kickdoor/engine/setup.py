"""A new game: two shuffled decks and four cards of each for everybody."""

from kickdoor.engine.apply import advance
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.stack import TO_TRAITS, draw, stir
from kickdoor.engine.state import State, new_state
from kickdoor.engine.tables import Tables
from kickdoor.engine.traits import refresh_traits


def empty_table(t: Tables, sexes: list[int]) -> State:
    """Everybody at Level 1 with nothing; all cards in their decks (SETUP-02, SETUP-10)."""
    n = len(sexes)
    piles: list[tuple[int, ...]] = [()] * (n * SEAT_ZONES + SHARED_ZONES)
    cards = range(len(t.face))
    for deck in (DOOR, TREASURE, SEAL, CHARACTER):
        piles[Z_POOL - deck] = tuple([c for c in cards if t.deck[c] == deck])
    s = new_state(t, piles, sexes)
    for seat in range(n):
        refresh_traits(s, seat)
    return s


def deal(s: State) -> None:
    """SETUP-03, SETUP-05: a character, four Door and four Treasure cards each; then the opening plays."""
    stir(s)
    for seat in reversed(range(s.n)):
        s.stack.append(redraw_frame(seat=seat))
        if s.zones[Z_POOL - CHARACTER]:
            draw(s, CHARACTER, 1, seat, 1, TO_TRAITS)
    advance(s)
