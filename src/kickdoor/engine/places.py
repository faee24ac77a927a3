"""Where cards lie, one code a card, as far as a seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kickdoor.engine.basis import OPEN_ZONES
from kickdoor.engine.ids import *
from kickdoor.engine.state import Combat, State
from kickdoor.engine.view import peeked

# Places of cards: 0 unseen, then the zones of the observer and of everybody from the left, then these.
UNSEEN: Final = 0
DISCARDED: Final = 0
SEAL_OPEN: Final = 1
SHOWN: Final = 2
FIGHTING: Final = 3  # a monster in the fight
ENHANCING: Final = 4
FOR_MUNCHKINS: Final = 5  # one-shots played
FOR_MONSTERS: Final = 6
BESIDE: Final = 7  # anything else that was played into the fight
TAKING_EFFECT: Final = 8
SPOILS: Final = 9
BODY: Final = 10
ON_TOP: Final = 11  # of a deck, where the observer has looked
UNCLAIMED: Final = 12  # a character nobody has
IN_DECK: Final = 13  # only for who sees everything

# What the places of the open zones are called, as these lie after those of the players; a fight is told of by itself.
OPEN_PLACES: Final[Numbers] = (BODY, SPOILS, TAKING_EFFECT, BESIDE, SHOWN, SEAL_OPEN, DISCARDED, DISCARDED)
FIGHT_ZONE: Final = 3  # among them
HANDS: Final = sum([1 << who * SEAT_ZONES + Z_HAND for who in range(6)])
ALL_OF_PLAYERS: Final[Numbers] = tuple([(1 << n * SEAT_ZONES) - 1 for n in range(7)])


def lift(before: list[Numbers], moved: Number, seat: Number, was: Number, seen: "vec[i16]", at: i64) -> None:
    """Of a row that `was` a seat's: where cards have left a zone, and whatever only that seat saw, nothing is told."""
    one: i64 = 1
    players: i64 = len(before) - OPEN_ZONES
    own: i64 = one << was * SEAT_ZONES + Z_HAND
    hands: i64 = HANDS & ((one << players) - 1)
    left: i64 = moved & ~hands
    if seat != was or moved & own:
        left |= own
    zone: i64 = 0
    while left:
        if left & 1:
            lay(before[zone], seen, at, UNSEEN)
        left >>= 1
        zone += 1
    lay(before[players + FIGHT_ZONE], seen, at, UNSEEN)


def write_places(
    s: State, seat: Number, moved: Number, same: bool, seen: "vec[i16]", at: i64, everything: bool
) -> Numbers:
    """What a row does not tell yet: of zones that moved, and of all players' if it was not the same seat's. Cards that
    are shown but lie in no zone the seat sees."""
    zones = s.zones
    n = s.n
    new = moved if same else moved | ALL_OF_PLAYERS[n]
    for who in range(n):
        base = who * SEAT_ZONES
        code: i64 = 1 + (who - seat) % n * SEAT_ZONES
        if (who == seat or everything) and new >> base & 1:
            lay(zones[base + Z_HAND], seen, at, code)
        for z in range(Z_WORN, SEAT_ZONES):
            if new >> base + z & 1:
                lay(zones[base + z], seen, at, code + z)
    shared: i64 = 1 + n * SEAT_ZONES
    for z in range(OPEN_ZONES):
        if z != FIGHT_ZONE and new >> n * SEAT_ZONES + z & 1:
            lay(zones[n * SEAT_ZONES + z], seen, at, shared + OPEN_PLACES[z])
    if s.combat is not None:
        write_fighting(s, s.combat, seen, at, shared)
    if everything:
        for deck in (DOOR, TREASURE, SEAL):
            for pile in (Z_POOL, Z_TOP, Z_BOTTOM):
                lay(zones[pile - deck], seen, at, shared + IN_DECK)
    aside = zones[Z_POOL - CHARACTER]
    lay(aside, seen, at, shared + UNCLAIMED)
    if s.seen and not everything:
        aside += write_known(s, seat, seen, at)
    if s.seen or len(s.stack) > 1:
        looked_at = peeked(s, seat)
        if looked_at:
            lay(looked_at, seen, at, shared + ON_TOP)
            aside += looked_at
    return aside


def write_known(s: State, seat: Number, seen: "vec[i16]", at: i64) -> Numbers:
    """Cards of other hands that the seat has seen there."""
    found = []
    for card, mask in s.seen:
        if mask >> seat & 1:
            for who in range(s.n):
                if who != seat and card in s.zones[who * SEAT_ZONES + Z_HAND]:
                    seen[at + card] = i16(1 + (who - seat) % s.n * SEAT_ZONES)
                    found.append(card)
    return tuple(found)


def write_fighting(s: State, cb: Combat, seen: "vec[i16]", at: i64, shared: i64) -> None:
    """What the cards of a fight are in it."""
    there = s.zones[Z_FIGHT]
    lay(there, seen, at, shared + BESIDE)
    for m in cb.monsters:
        if m[MONSTER_BODY] in there:
            seen[at + m[MONSTER_BODY]] = i16(shared + FIGHTING)
    for cards in cb.enhancers:
        for card in cards:
            if card in there:
                seen[at + card] = i16(shared + ENHANCING)
    for card, side, _n, _traits in cb.boosts:
        if card in there:
            seen[at + card] = i16(shared + FOR_MUNCHKINS + side)


def lay(cards: Numbers, seen: "vec[i16]", at: i64, code: i64) -> None:
    """The code of a place for each of the cards there."""
    for card in cards:
        seen[at + card] = i16(code)
