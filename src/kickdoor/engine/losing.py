"""Losing things: which cards fit a filter, what goes with them, and what must be put right afterwards."""

from kickdoor.engine.events import E_CARD_LOST, E_DROPPED, say
from kickdoor.engine.ids import (
    ANY_KIND,
    ANY_SLOT,
    F_MODES,
    IN_HAND,
    IN_PACK,
    IN_TRAITS,
    IN_WORN,
    K_CLASS,
    K_HALF,
    K_RACE,
    K_SUPER,
    KIND_CLASS,
    KIND_RACE,
    P_UNTIL,
    SEAT_ZONES,
    SIZE_ANY,
    SIZE_BIG,
    SLOT_HANDS,
    SLOT_ONE_HAND,
    SLOT_TWO_HANDS,
    T_CARD,
    U_SLOT,
    WHY_STAY,
    Z_CURSES,
    Z_HAND,
    Z_PACK,
    Z_TRAITS,
    Z_WORN,
)
from kickdoor.engine.items import check_big
from kickdoor.engine.stack import ask, stir
from kickdoor.engine.state import Frame, State
from kickdoor.engine.zones import cut, discard, is_big, is_grafted, item_tags, lose, worth


def fitting(s: State, seat: int, which: int) -> list[int]:
    """The seat's cards that fit a filter. In play only Items count (R-12), unless the filter names a deck."""
    t = s.t
    places, size, slot, tags, least, deck, only, most = t.filters[which]
    base = seat * SEAT_ZONES
    found: list[int] = []
    for place, zone in ((IN_WORN, Z_WORN), (IN_PACK, Z_PACK), (IN_TRAITS, Z_TRAITS), (IN_HAND, Z_HAND)):
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


def lose_to_effect(s: State, seat: int, card: int) -> None:
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


def traits_of_kind(s: State, seat: int, kinds: int) -> list[int]:
    """Class and Race cards of the seat in play."""
    kind = s.t.kind
    return [
        c
        for c in s.zones[seat * SEAT_ZONES + Z_TRAITS]
        if (kind[c] == K_CLASS and kinds & KIND_CLASS) or (kind[c] == K_RACE and kinds & KIND_RACE)
    ]


def lose_trait(s: State, seat: int, card: int) -> None:
    lose(s, seat, card)
    say(s, E_DROPPED, seat, card)


def check_traits(s: State, seat: int) -> None:
    """SUPER-07: Super Munchkin (Half-Breed) never stays alone, and without it only one Class (Race) stays."""
    kind = s.t.kind
    zone = seat * SEAT_ZONES + Z_TRAITS
    for mine, modifier, mask in ((K_CLASS, K_SUPER, KIND_CLASS), (K_RACE, K_HALF, KIND_RACE)):
        cards = [c for c in s.zones[zone] if kind[c] == mine]
        modifiers = [c for c in s.zones[zone] if kind[c] == modifier]
        if not cards:
            for card in modifiers:
                lose_trait(s, seat, card)
        elif len(cards) > 1 and not modifiers:
            s.stack.append((F_MODES, 0, seat, mask))
    check_big(s, seat)


def step_modes(s: State, f: Frame) -> bool:
    """F_MODES: the player keeps one Class (Race) and chooses which."""
    kind, pc, seat, mask = f
    cards = traits_of_kind(s, seat, mask)
    if len(cards) < 2:
        s.stack.pop()  # the others went in the meantime, to pay for something
        return False
    if pc == 0:
        s.stack[-1] = (kind, 1, seat, mask)
        ask(s, seat, WHY_STAY, [T_CARD + c for c in cards])
        return False
    s.stack.pop()
    for card in cards:
        if card != s.result - T_CARD:
            lose_trait(s, seat, card)
    check_big(s, seat)
    stir(s)
    return False
