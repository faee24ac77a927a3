"""What the sums of the players were made from, so that only what has changed is added up again."""

from typing import Final

from kickdoor.engine.hooks import H_CURB, H_GEAR, H_MUNCHKIN
from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.tables import Tables
from kickdoor.engine.zones import MIGHTY, reach

OPEN_ZONES: Final = Z_DISCARD - Z_BODY + 1  # of the table; those of the players come before them, the decks after
ALL_MOVED: Final = -1
ON_TABLE: Final = (1 << SEAT_ZONES) - 1 - (1 << Z_HAND)
OWN_BITS: Final = 10  # a Level and a sex


class Basis:
    """A look at a table. It holds in any state: what was seen is compared, not when.

    Zones are replaced and never changed, so that the same object is the same cards.
    """

    __slots__ = ("grafts", "held", "own", "t", "woes", "zones")

    def __init__(self) -> None:
        self.t: Tables | None = None
        self.zones: list[Numbers] = []  # but for the decks
        self.own: Number = 0  # Levels and sexes; whatever else a player is follows from the cards
        self.held: tuple[Numbers, ...] = ()
        self.grafts: tuple[Numbers, ...] = ()
        self.woes: tuple[Numbers, ...] = ()

    def moved(self, s: State) -> Number:
        """The zones with other cards than at the last look, as bits."""
        if self.t is not s.t or len(self.zones) != s.n * SEAT_ZONES + OPEN_ZONES:
            return ALL_MOVED
        zones = s.zones
        found: Number = 0
        bit: Number = 1  # doubled, since C shifts a 1 that is written out by 31 places at most
        for zone, old in enumerate(self.zones):
            if old is not zones[zone]:
                found |= bit
            bit += bit
        return found

    def changed(self, s: State, moved: Number) -> Seats:
        """The seats whose sums may be others."""
        if (
            moved == ALL_MOVED
            or not (self.held is s.held or self.held == s.held)
            or not (self.grafts is s.grafts or self.grafts == s.grafts)
            or not (self.woes is s.woes or self.woes == s.woes)
        ):
            return (1 << s.n) - 1
        found: Seats = 0
        different = self.own ^ own(s)
        for who in range(s.n):
            if moved >> who * SEAT_ZONES & ON_TABLE or different >> who * OWN_BITS & ((1 << OWN_BITS) - 1):
                found |= 1 << who
        return found

    def look(self, s: State) -> None:
        """From now on this is what is compared with."""
        self.t = s.t
        self.zones = s.zones[: s.n * SEAT_ZONES + OPEN_ZONES]
        self.own = own(s)
        self.held = s.held
        self.grafts = s.grafts
        self.woes = s.woes


def own(s: State) -> Number:
    """The Levels and sexes of all players as one number."""
    found: Number = 0
    for who in range(s.n):
        found |= (s.level[who] << 2 | s.sex[who]) << who * OWN_BITS
    return found


def restless(s: State, who: Seat) -> bool:
    """May something beside a player change the player's strength? Then it is added up each time."""
    hooks = s.t.hooks
    if hooks[H_MUNCHKIN] or hooks[H_CURB] or hooks[H_GEAR]:
        return True
    return s.t.strength_depends and bool(reach(s, who) & MIGHTY)
