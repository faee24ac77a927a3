"""A new game: two shuffled decks and four cards of each for everybody."""

from kickdoor.engine.apply import advance
from kickdoor.engine.ids import (
    CHARACTER,
    DOOR,
    F_REDRAW,
    F_TURN,
    NO_TARGET,
    PH_SETUP,
    SEAL,
    SEAT_ZONES,
    SHARED_ZONES,
    TREASURE,
    Z_POOL,
)
from kickdoor.engine.stack import TO_TRAITS, draw, stir
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.tables import Tables
from kickdoor.engine.zones import refresh_traits


def empty_table(t: Tables, sexes: list[int]) -> State:
    """Everybody at Level 1 with nothing; all cards in their decks (SETUP-02, SETUP-10)."""
    n = len(sexes)
    zones: list[tuple[int, ...]] = [()] * (n * SEAT_ZONES + SHARED_ZONES)
    cards = range(len(t.face))
    for deck in (DOOR, TREASURE, SEAL, CHARACTER):
        zones[Z_POOL - deck] = tuple([c for c in cards if t.deck[c] == deck])
    s = State(
        t=t,
        n=n,
        zones=zones,
        level=[1] * n,
        sex=sexes[:],
        born=tuple(sexes),
        pro=[0] * n,
        con=[0] * n,
        gear=[NO_MEMO] * n,
        reach=[NO_MEMO] * n,
        busy=[0] * n,
        held=(),
        stack=[(F_TURN, 0)],
        combat=None,
        turn=0,
        phase=PH_SETUP,
        number=0,
        lead=0,
        open=0,
        asked=-1,
        chance=0,
        result=NO_TARGET,
        dead=0,
        owed=0,
        fought=0,
        loot=0,
        given=(0,) * n,
        used=(),
        fresh=(),
        seen=(),
        order=(),
        grafts=(),
        woes=(),
        dropped=(),
        debts=0,
        unsettled=0,
        won=0,
        winners=0,
        options=None,
        events=None,
    )
    for seat in range(n):
        refresh_traits(s, seat)
    return s


def deal(s: State) -> None:
    """SETUP-03, SETUP-05: a character, four Door and four Treasure cards each; then the opening plays."""
    stir(s)
    for seat in reversed(range(s.n)):
        s.stack.append((F_REDRAW, 0, seat))
        if s.zones[Z_POOL - CHARACTER]:
            draw(s, CHARACTER, 1, seat, 1, TO_TRAITS)
    advance(s)
