"""The one place where zones are written. Every card is in exactly one zone at any moment."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.traits import refresh_traits


def put(s: State, zone: Number, card: Number) -> None:
    """Add a card to a zone."""
    s.zones[zone] += (card,)
    if zone >= 0:
        stale(s, zone)


def cut(s: State, zone: Number, card: Number) -> None:
    """Take a card out of a zone."""
    cards = s.zones[zone]
    i = 0
    for held in cards:
        if held == card:
            break
        i += 1
    else:
        raise ValueError(f"card {card} is not in zone {zone}")
    s.zones[zone] = cards[:i] + cards[i + 1 :]
    if zone >= 0:
        stale(s, zone)
        if (s.seen or s.fresh) and zone % SEAT_ZONES == Z_HAND:
            forget(s, card)


def lay(s: State, zone: Number, cards: Numbers) -> None:
    """A pile that is nobody's (deck, discards, fight, body) lies like this now."""
    s.zones[zone] = cards


def strip(s: State, seat: Seat) -> Numbers:
    """All that a seat has in hand and as Items is taken from it."""
    base = seat * SEAT_ZONES
    for card in s.zones[base + Z_HAND]:
        forget(s, card)
    body = s.zones[base + Z_HAND] + s.zones[base + Z_WORN] + s.zones[base + Z_PACK]
    s.zones[base + Z_HAND] = s.zones[base + Z_WORN] = s.zones[base + Z_PACK] = ()
    s.gear[seat] = s.reach[seat] = NO_MEMO
    return body


def stale(s: State, zone: Number) -> None:
    """A zone of a seat has changed: what is remembered of it no longer holds."""
    seat = zone // SEAT_ZONES
    z = zone - seat * SEAT_ZONES
    s.reach[seat] = NO_MEMO
    if z == Z_HAND:
        return
    s.unsettled |= 1 << seat
    if z == Z_TRAITS:
        refresh_traits(s, seat)
    elif z == Z_WORN or (z == Z_CURSES and s.t.two_handed_grip):  # there may be a hand less for the grip
        s.gear[seat] = NO_MEMO


def cut_named(s: State, deck: Number, card: Number) -> None:
    """Take the card that chance has named out of a deck, which is kept in order."""
    cards = s.zones[Z_POOL - deck]
    i: Number = 0
    end: Number = len(cards)
    while i < end:
        middle = (i + end) >> 1
        if cards[middle] < card:
            i = middle + 1
        else:
            end = middle
    s.zones[Z_POOL - deck] = cards[:i] + cards[i + 1 :]


RICH: Final = 1 << 20  # bits of the memo beside the W_* ones: a sale may be possible
PACKED: Final = 1 << 21  # something carried could be equipped
STOCKED: Final = 1 << 22  # something on the table could be traded
MIGHTY: Final = 1 << 23  # an equipped Item gives strength that depends on the fight
SUSPECT: Final = 1 << 24  # there may be more of something than allowed (limits.py)
LEVEL_PRICE: Final = 1000  # SELL-01


def reach(s: State, seat: Seat) -> Moment:
    """The moments in which the seat's hand could matter at all (remembered until a zone of the seat changes)."""
    found = s.reach[seat]
    if found == NO_MEMO:
        t = s.t
        gold = t.gold
        on_table = t.table_reach
        zones = s.zones
        base = seat * SEAT_ZONES
        worn = zones[base + Z_WORN]
        pack = zones[base + Z_PACK]
        traits = zones[base + Z_TRAITS]
        table: Moment = 0
        wealth: Number = 0
        big: Number = 0
        found = 0
        in_hand = t.hand_reach
        for card in zones[base + Z_HAND]:
            found |= in_hand[card]
            wealth += gold[card]
        for card in worn:
            table |= on_table[card]
            wealth += gold[card]
            big += t.bulk[card]
        for card in pack:
            table |= on_table[card]
            big += t.bulk[card]
            if t.kind[card] == K_ITEM:
                found |= PACKED
            wealth += gold[card]
        if t.strength_depends:
            for card in worn + traits + curses(s, seat):
                if t.might[card]:
                    found |= MIGHTY
        for card in traits:
            table |= on_table[card]
            if t.marks[card] & M_DOUBLE_SALE:
                wealth *= 2
        if (traits and several(s, traits)) or big > 1 or (t.room_changes and worn) or t.companies:
            found |= SUSPECT
        if worn or pack:
            found |= STOCKED
        if wealth + 100 >= LEVEL_PRICE:  # cards without a value count -1 each
            found |= RICH
        s.reach[seat] = found
        s.ready[seat] = table
    return found


def ready(s: State, seat: Seat) -> Moment:
    """The same of its cards on the table: abilities and one-shots."""
    reach(s, seat)
    return s.ready[seat]


def several(s: State, traits: Numbers) -> bool:
    """Are there two Classes or two Races, or what allows that? One Class and one Race are never too much."""
    kinds: Number = 1 << K_SUPER | 1 << K_HALF
    for card in traits:
        kind: Number = 1 << s.t.kind[card]
        if kinds & kind:
            return True
        kinds |= kind
    return False


def forget(s: State, card: Number) -> None:
    """The card left its hand: who knew of it there no longer matters."""
    for known, _who in s.seen:
        if known == card:
            s.seen = tuple([(known, who) for known, who in s.seen if known != card])
            break
    if s.fresh and card in s.fresh:
        s.fresh = tuple([c for c in s.fresh if c != card])


def know(s: State, card: Number, mask: Number) -> None:
    """The seats in the mask know that this card is in the hand it is in."""
    for i, (c, m) in enumerate(s.seen):
        if c == card:
            s.seen = (*s.seen[:i], (card, m | mask), *s.seen[i + 1 :])
            return
    s.seen = (*s.seen, (card, mask))


def slip_away(s: State, seat: Seat, card: Number, mask: Number) -> None:
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


def discard(s: State, card: Number, seat: Seat = -1) -> None:
    """CARDS-01: a discarded card goes to the pile of its own deck. The card has already left its zone."""
    s.zones[Z_DISCARD - s.t.deck[card]] += (card,)
    if s.t.gold[card] >= 0:
        s.dropped += ((card, -1 if s.combat is not None else seat),)


def zone_of(s: State, seat: Seat, card: Number) -> Number:
    """The zone of the seat that holds the card, or -1."""
    base = seat * SEAT_ZONES
    zones = s.zones
    for z in range(base, base + SEAT_ZONES):
        if card in zones[z]:
            return z
    return -1


def owner_of(s: State, card: Number) -> Number:
    """The seat that has the card in hand or in play, or -1."""
    for seat in range(s.n):
        if zone_of(s, seat, card) >= 0:
            return seat
    return -1


def lies_before(s: State, seat: Seat, card: Number) -> bool:
    """Does it lie in front of the seat, where everybody sees it?"""
    base = seat * SEAT_ZONES
    for z in range(base, base + SEAT_ZONES):
        if z != base + Z_HAND and card in s.zones[z]:
            return True
    return False


def curses(s: State, seat: Seat) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_CURSES]


def end_next(s: State, seat: Seat) -> None:
    """The end of a turn for what was to last until the end of the next one."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == U_NEXT_TURN and (USED_LAID, seat, card, 0) not in s.used:
            cut(s, zone, card)
            discard(s, card)
    s.woes = tuple(
        [
            (*woe[:WOE_UNTIL], U_TURN) if woe[WOE_SEAT] == seat and woe[WOE_UNTIL] == U_NEXT_TURN else woe
            for woe in s.woes
        ]
    )


def end_lasting(s: State, seat: Seat, until: Number) -> None:
    """Lasting Curses and effects that were to last until now are over."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == until and (USED_LAID, seat, card, 0) not in s.used:
            cut(s, zone, card)
            discard(s, card)
    if s.woes:
        s.woes = tuple([woe for woe in s.woes if woe[WOE_SEAT] != seat or woe[WOE_UNTIL] != until])
