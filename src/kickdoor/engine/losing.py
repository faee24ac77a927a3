"""Losing things: which cards fit a filter, and what goes with them."""

from typing import Final

from kickdoor.engine.attachments import is_big, is_grafted, item_tags, lose, worth
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import State
from kickdoor.engine.zones import cut, discard

PLACES: Final[tuple[Numbers, ...]] = ((IN_WORN, Z_WORN), (IN_PACK, Z_PACK), (IN_TRAITS, Z_TRAITS), (IN_HAND, Z_HAND))


def fitting(s: State, seat: Seat, which: Number) -> list[int]:
    """The seat's cards that fit a filter. In play only Items count (R-12), unless the filter names a deck."""
    t = s.t
    asked = t.filters[which]
    places, size, slot, tags = asked[FILTER_PLACES], asked[FILTER_SIZE], asked[FILTER_SLOT], asked[FILTER_TAGS]
    least, deck, only, most = asked[FILTER_LEAST], asked[FILTER_DECK], asked[FILTER_KIND], asked[FILTER_MOST]
    base = seat * SEAT_ZONES
    found: list[int] = []
    for place, zone in PLACES:
        if not places & place:
            continue
        for card in s.zones[base + zone]:
            if place in (IN_WORN, IN_PACK) and ((deck < 0 and t.gold[card] < 0) or is_grafted(s, card)):
                continue
            if size != SIZE_ANY and is_big(s, card) != (size == SIZE_BIG):
                continue
            if slot == SLOT_HANDS and t.slot[card] not in (SLOT_ONE_HAND, SLOT_TWO_HANDS):
                continue
            if slot not in (ANY_SLOT, SLOT_HANDS) and t.slot[card] != slot:
                continue
            if only != ANY_KIND and t.kind[card] != only:
                continue
            if tags and not item_tags(s, card) & tags:
                continue
            if least and worth(s, card) < least:
                continue
            if most >= 0 and worth(s, card) > most:
                continue
            if deck >= 0 and t.deck[card] != deck:
                continue
            found.append(card)
    return found


def lose_to_effect(s: State, seat: Seat, card: Number) -> None:
    """A Curse or Bad Stuff takes a card; some lasting Curses go with the Item of their slot."""
    t = s.t
    base = seat * SEAT_ZONES
    if card in s.zones[base + Z_WORN]:
        for curse in s.zones[base + Z_CURSES]:
            for kind, a, slot in t.passives[curse]:
                if kind == P_UNTIL and a == U_SLOT and t.slot[card] == slot:
                    cut(s, base + Z_CURSES, curse)
                    discard(s, curse)
    lose(s, seat, card)
    say(s, E_CARD_LOST, seat, card)


def traits_of_kind(s: State, seat: Seat, kinds: Number) -> list[int]:
    """Class and Race cards of the seat in play."""
    kind = s.t.kind
    return [
        c
        for c in s.zones[seat * SEAT_ZONES + Z_TRAITS]
        if (kind[c] == K_CLASS and kinds & KIND_CLASS) or (kind[c] == K_RACE and kinds & KIND_RACE)
    ]


def lose_trait(s: State, seat: Seat, card: Number) -> None:
    lose(s, seat, card)
    say(s, E_DROPPED, seat, card)
