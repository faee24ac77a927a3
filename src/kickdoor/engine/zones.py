"""The one place where zones are written. Every card is in exactly one zone at any moment."""

from bisect import bisect_left
from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.traits import refresh_traits

SUMMED: Final = (Z_WORN, Z_TRAITS)  # zones that sums are remembered of


def put(s: State, zone: int, card: int) -> None:
    """Add a card to a zone."""
    s.zones[zone] += (card,)
    if zone >= 0:
        s.reach[zone // SEAT_ZONES] = NO_MEMO
        z = zone % SEAT_ZONES
        if z != Z_HAND:
            s.unsettled |= 1 << zone // SEAT_ZONES
            if z in SUMMED:
                refresh(s, zone)
            elif s.t.two_handed_grip and z == Z_CURSES:
                s.gear[zone // SEAT_ZONES] = NO_MEMO  # there may be a hand less for the grip


def cut(s: State, zone: int, card: int) -> None:
    """Take a card out of a zone."""
    cards = s.zones[zone]
    i = cards.index(card)
    s.zones[zone] = cards[:i] + cards[i + 1 :]
    if zone >= 0:
        s.reach[zone // SEAT_ZONES] = NO_MEMO
        z = zone % SEAT_ZONES
        if z == Z_HAND:
            if s.seen or s.fresh:
                forget(s, card)
            return
        s.unsettled |= 1 << zone // SEAT_ZONES
        if z in SUMMED:
            refresh(s, zone)
        elif s.t.two_handed_grip and z == Z_CURSES:
            s.gear[zone // SEAT_ZONES] = NO_MEMO


def cut_named(s: State, deck: int, card: int) -> None:
    """Take the card that chance has named out of a deck, which is kept in order."""
    cards = s.zones[Z_POOL - deck]
    i = bisect_left(cards, card)
    s.zones[Z_POOL - deck] = cards[:i] + cards[i + 1 :]


def refresh(s: State, zone: int) -> None:
    """Bring the sums of a seat up to date after one of the zones they come from changed."""
    seat, z = divmod(zone, SEAT_ZONES)
    if z == Z_WORN:
        s.gear[seat] = NO_MEMO
    elif z == Z_TRAITS:
        refresh_traits(s, seat)


RICH: Final = 1 << 20  # bits of the memo beside the W_* ones: a sale may be possible
PACKED: Final = 1 << 21  # something carried could be equipped
STOCKED: Final = 1 << 22  # something on the table could be traded
MIGHTY: Final = 1 << 23  # an equipped Item gives strength that depends on the fight
SUSPECT: Final = 1 << 24  # there may be more of something than allowed (limits.py)
ON_TABLE: Final = 25  # shift: the W_* bits of abilities and one-shots on the table stand above those of the hand
LEVEL_PRICE: Final = 1000  # SELL-01


def reach(s: State, seat: Seat) -> Moment:
    """The moments in which the seat's cards could matter at all (remembered until a zone of the seat changes)."""
    found = s.reach[seat]
    if found == NO_MEMO:
        t = s.t
        base = seat * SEAT_ZONES
        hand, worn, pack, traits = s.zones[base : base + Z_CURSES]
        found = table = wealth = big = 0
        for card in hand:
            found |= t.hand_reach[card]
            wealth += t.gold[card]
        for card in worn:
            table |= t.table_reach[card]
            wealth += t.gold[card]
            big += t.big[card]
        for card in pack:
            table |= t.table_reach[card]
            big += t.big[card]
            if t.kind[card] == K_ITEM:
                found |= PACKED
            wealth += t.gold[card]
        if t.strength_depends:
            for card in worn + traits + curses(s, seat):
                if t.might[card]:
                    found |= MIGHTY
        for card in traits:
            table |= t.table_reach[card]
            if t.marks[card] & M_DOUBLE_SALE:
                wealth *= 2
        if traits or big > 1 or (s.grafts and (worn or pack)) or (t.room_changes and worn) or t.companies:
            found |= SUSPECT
        if worn or pack:
            found |= STOCKED
        if wealth + 100 >= LEVEL_PRICE:  # cards without a value count -1 each
            found |= RICH
        found |= table << ON_TABLE
        s.reach[seat] = found
    return found


def forget(s: State, card: int) -> None:
    """The card left its hand: who knew of it there no longer matters."""
    if s.seen:
        s.seen = tuple([pair for pair in s.seen if pair[0] != card])
    if s.fresh and card in s.fresh:
        s.fresh = tuple([c for c in s.fresh if c != card])


def know(s: State, card: int, mask: int) -> None:
    """The seats in the mask know that this card is in the hand it is in."""
    for i, (c, m) in enumerate(s.seen):
        if c == card:
            s.seen = (*s.seen[:i], (card, m | mask), *s.seen[i + 1 :])
            return
    s.seen = (*s.seen, (card, mask))


def slip_away(s: State, seat: Seat, card: int, mask: int) -> None:
    """A card is about to leave the hand seen only by the mask: nobody else can still be sure of others like it there.

    Backs are seen, so cards of the other deck stay known.
    """
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    deck = s.t.deck
    kept = []
    for known, who in s.seen:
        if known in hand and deck[known] == deck[card]:
            who &= mask
        if who:
            kept.append((known, who))
    s.seen = tuple(kept)


def discard(s: State, card: int, seat: Seat = -1) -> None:
    """CARDS-01: a discarded card goes to the pile of its own deck. The card has already left its zone."""
    s.zones[Z_DISCARD - s.t.deck[card]] += (card,)
    if s.t.gold[card] >= 0:
        s.dropped += ((card, seat),)


def zone_of(s: State, seat: Seat, card: int) -> int:
    """The zone of the seat that holds the card, or -1."""
    base = seat * SEAT_ZONES
    zones = s.zones
    for z in range(base, base + SEAT_ZONES):
        if card in zones[z]:
            return z
    return -1


def owner_of(s: State, card: int) -> int:
    """The seat that has the card in hand or in play, or -1."""
    for seat in range(s.n):
        if zone_of(s, seat, card) >= 0:
            return seat
    return -1


def hand(s: State, seat: Seat) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_HAND]


def curses(s: State, seat: Seat) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_CURSES]


def end_next(s: State, seat: Seat) -> None:
    """The end of a turn for what was to last until the end of the next one."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == U_NEXT_TURN and (USED_LAID, seat, card, 0) not in s.used:
            cut(s, zone, card)
            discard(s, card)
    s.woes = tuple([(*woe[:3], U_TURN) if woe[0] == seat and woe[3] == U_NEXT_TURN else woe for woe in s.woes])


def end_lasting(s: State, seat: Seat, until: int) -> None:
    """Lasting Curses and effects that were to last until now are over."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == until:
            cut(s, zone, card)
            discard(s, card)
    if s.woes:
        s.woes = tuple([woe for woe in s.woes if woe[0] != seat or woe[3] != until])
