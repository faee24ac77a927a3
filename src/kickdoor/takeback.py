"""How far back a game may be taken: to the last point since which nobody has learnt anything that was hidden.

Chance binds, and so does every draw. A card that its owner plays openly is given away by the very act that would be
taken back, and binds nobody. Whatever else comes to be seen does: cards shown, given away, promised, looted, laid open
by somebody else's choice, looked at in a deck, or under the top of the discards (CARDS-02).
"""

from collections.abc import Sequence
from typing import Final

from kickdoor.engine import deals, ids
from kickdoor.engine.aftermath import ORDERED
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.events import E_DIED, E_DOOR, E_DRAWN, E_LOOTED, E_REVEALED, E_SEAL_OPENED
from kickdoor.engine.ids import (
    CHARACTER,
    COST_HAND,
    DOOR,
    F_DEAL,
    F_PEEK,
    F_PICK,
    F_SALE,
    PH_OVER,
    SEAT_ZONES,
    T_CARD,
    TREASURE,
    V_ATTACH,
    V_CHOOSE,
    V_DISCARD,
    V_PLAY,
    V_SELL,
    V_TROUBLE,
    V_USE,
    Z_BODY,
    Z_DISCARD,
    Z_FIGHT,
    Z_HAND,
    Z_LIMBO,
    Z_OPEN,
    Z_POOL,
    Z_SHOWN,
    Z_SPOILS,
    Z_TOP,
    Choice,
)
from kickdoor.engine.state import EVERYBODY, Event, Frame, State

BINDING: Final = frozenset((E_DOOR, E_DRAWN, E_DIED, E_LOOTED, E_REVEALED, E_SEAL_OPENED))  # whoever knew the card
FACE_UP: Final = (Z_OPEN, Z_SHOWN, Z_FIGHT, Z_LIMBO, Z_SPOILS, Z_BODY, Z_POOL - CHARACTER)  # shared zones all can see
DISCARDS: Final = (Z_DISCARD - DOOR, Z_DISCARD - TREASURE)  # of these the top card
# Where a choice names cards that leave the own hand by it, for all to see.
NAMED: Final = {
    V_TROUBLE: (1,),
    V_PLAY: (1, 3),
    V_USE: (3,),
    V_ATTACH: (1, 2),
    V_SELL: (1,),
    V_DISCARD: (1,),
}


def reveals(seat: int, choice: Choice, events: list[Event], before: State, after: State) -> bool:
    """Did chance speak, or anybody learn what was hidden, when this choice led from one state to the other?"""
    if seat == CHANCE or after.phase == PH_OVER:  # the end lays the secret of a committed game open
        return True
    if any([event[ids.EVENT_KIND] in BINDING or event[ids.EVENT_AUDIENCE] != EVERYBODY for event in events]):
        return True
    if before.zones == after.zones and before.stack == after.stack and before.seen == after.seen:
        return False  # all that is known of cards follows from these
    moved, same = moved_between(before, after), before.seen == after.seen
    if same and not moved and not any([told_by(after, f)[0] for f in after.stack]):
        return False  # every card lies where it lay, and no question names one
    given_away = named(before, seat, choice)
    # Of a card that lies where it lay nobody knows more, unless a question or what was seen of it says so.
    if not learnt(before, after, moved, given_away, not same):
        return False
    return learnt(before, after, range(len(before.zones)), given_away, True)


def moved_between(before: State, after: State) -> list[int]:
    """Zones whose cards are not the same. Most are the very tuples they were, which need not be gone through."""
    found: list[int] = []
    for zone in range(len(before.zones)):
        was = before.zones[zone]
        now = after.zones[zone]
        if was is not now and was != now:
            found.append(zone)
    return found


def learnt(before: State, after: State, zones: Sequence[int], given_away: set[int], seen: bool) -> bool:
    """Does anybody know more of a card in these zones than before? What was seen of it before makes it less at most."""
    knew = known(before, zones, seen)
    knows = known(after, zones, seen)
    for card in in_hands(before, zones) - in_hands(after, zones):
        knows[card] = (1 << after.n) - 1  # it was laid open, even if it is covered again
    return any([mask & ~knew.get(card, 0) and card not in given_away for card, mask in knows.items()])


def named(s: State, seat: int, choice: Choice) -> set[int]:
    """The cards of the seat's own hand that the choice names to be played, sold, discarded or paid with."""
    hand = s.zones[seat * SEAT_ZONES + Z_HAND]
    if choice[0] == V_USE and s.t.abilities[choice[1]].cost == COST_HAND:
        return set(hand)
    if choice[0] == V_CHOOSE:
        return {choice[1] - T_CARD}.intersection(hand)
    return {choice[place] for place in NAMED.get(choice[0], ())}.intersection(hand)


def in_hands(s: State, zones: Sequence[int]) -> set[int]:
    last = s.n * SEAT_ZONES
    return {card for zone in zones if zone < last and zone % SEAT_ZONES == Z_HAND for card in s.zones[zone]}


def known(s: State, zones: Sequence[int], seen: bool) -> dict[int, int]:
    """Which seats see (or have seen) where a card is, as a mask by card; cards that nobody does are left out."""
    everybody = (1 << s.n) - 1
    shared = s.n * SEAT_ZONES
    masks: dict[int, int] = {card: who for card, who in s.seen} if seen else {}
    for zone in zones:
        cards = s.zones[zone]
        if not cards:
            continue
        if zone < shared and zone % SEAT_ZONES == Z_HAND:
            for card in cards:
                masks[card] = masks.get(card, 0) | 1 << zone // SEAT_ZONES
        elif zone < shared or zone - len(s.zones) in FACE_UP:
            masks.update(dict.fromkeys(cards, everybody))
        elif zone - len(s.zones) in DISCARDS:
            masks[cards[-1]] = everybody
    for f in s.stack:
        told, mask = told_by(s, f)
        for card in told:
            masks[card] = masks.get(card, 0) | mask
    return masks


def told_by(s: State, f: Frame) -> tuple[Sequence[int], int]:
    """The cards a pending question lays open, and to whom."""
    if f[ids.KIND] == F_PICK:
        return [option - T_CARD for option in f[ids.PICK_OPTIONS :] if option >= T_CARD], 1 << f[ids.SEAT]
    if f[ids.KIND] == F_PEEK and f[ids.PC] >= ORDERED:
        return s.zones[Z_TOP - f[ids.PEEK_DECK]][: f[ids.PEEK_COUNT]], 1 << f[ids.SEAT]
    if f[ids.KIND] == F_DEAL:
        return deals.promises(f), 1 << f[ids.DEAL_BUILDER] | 1 << f[ids.DEAL_OTHER]
    if f[ids.KIND] == F_SALE:
        return f[ids.SALE_CARDS :], (1 << s.n) - 1
    return (), 0
