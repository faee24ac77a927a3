"""The same game with other cards wherever a seat cannot see them."""

from kickdoor.chance import Seeded, candidates
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.deals import promises
from kickdoor.engine.events import E_CARD_LOST, E_DISCARDED, events_for
from kickdoor.engine.ids import (
    CH_DIE,
    CH_HAND,
    DOOR,
    DRAW_UP,
    EVENT_KIND,
    EVENT_SEAT,
    F_DEAL,
    F_DRAW,
    F_GAIN,
    F_KEEP_ONE,
    F_PICK,
    F_SALE,
    F_TAKE,
    GAIN_CARD,
    KIND,
    M_AT_ONCE,
    PACT_CARDS,
    PASS,
    PH_OVER,
    PICK_OPTIONS,
    SALE_CARDS,
    SEAT,
    SEAT_ZONES,
    T_CARD,
    TAKE_TAKERS,
    TREASURE,
    V_CHANCE,
    V_REVEAL,
    Z_HAND,
    Z_POOL,
    Choice,
)
from kickdoor.engine.legal import refuse
from kickdoor.engine.state import Event, State

MOST_PASSES = 200
SPECTATOR = -1


def hidden(s: State, viewer: int, keep: int) -> list[tuple[int, int]]:
    """(zone, place) of each card the viewer cannot know, in decks and hands not shown to it; `keep` keeps its hand."""
    known = {card for card, mask in s.seen if mask >> viewer & 1} if viewer >= 0 else set()
    everybody = (1 << s.n) - 1
    known |= {card for card, mask in s.seen if mask == everybody} | promised(s)
    zones = [seat * SEAT_ZONES + Z_HAND for seat in range(s.n) if seat not in (viewer, keep)]
    places = []
    for zone in (*zones, len(s.zones) + Z_POOL - DOOR, len(s.zones) + Z_POOL - TREASURE):
        for place, card in enumerate(s.zones[zone]):
            # A card that must be played at once is never in a hand: everybody knows that it is not.
            if card not in known and not s.t.marks[card] & M_AT_ONCE:
                places.append((zone, place))
    return places


def promised(s: State) -> set[int]:
    """Cards named in an offer, put up for a sale, or to be chosen from: what is pending speaks of them."""
    told = {card for frame in s.stack if frame[KIND] == F_DEAL for card in promises(frame)}
    told |= {card for frame in s.stack if frame[KIND] == F_SALE for card in frame[SALE_CARDS:]}
    told |= {option - T_CARD for frame in s.stack if frame[KIND] == F_PICK for option in frame[PICK_OPTIONS:]}
    told |= {card for frame in s.stack if frame[KIND] in (F_GAIN, F_KEEP_ONE) for card in frame[GAIN_CARD:]}
    return told | {card for deal in (s.combat.deals if s.combat is not None else ()) for card in deal[PACT_CARDS:]}


def reshuffled(s: State, viewer: int, keep: int, dice: Seeded) -> State:
    """A twin in which the hidden cards of each deck (backs are seen) have changed places."""
    twin = s.clone()
    zones = [list(zone) for zone in twin.zones]
    renamed: dict[int, int] = {}
    for deck in (DOOR, TREASURE):
        places = [at for at in hidden(s, viewer, keep) if s.t.deck[s.zones[at[0]][at[1]]] == deck]
        cards = [s.zones[zone][place] for zone, place in places]
        for i in range(len(cards) - 1, 0, -1):
            j = dice.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        for (zone, place), card in zip(places, cards, strict=True):
            renamed[s.zones[zone][place]] = card
            zones[zone][place] = card
    for deck in (DOOR, TREASURE):
        zones[Z_POOL - deck].sort()  # a pool has no order, and is kept by number
    twin.zones = [tuple(zone) for zone in zones]
    twin.seen = tuple((renamed.get(card, card), mask) for card, mask in s.seen)
    twin.fresh = tuple(renamed.get(card, card) for card in s.fresh)
    twin.options = None
    return twin


def show_around(s: State, dice: Seeded) -> State:
    """CARDS-09: some show a card of their hand, to one other or to all."""
    for seat in range(s.n):
        hand = s.zones[seat * SEAT_ZONES + Z_HAND]
        to = dice.below(s.n + 1) - 1
        if hand and to != seat and dice.below(2):
            choice = (V_REVEAL, hand[dice.below(len(hand))], to, 0)
            if refuse(s, seat, choice) == 0:
                apply(s, seat, choice)
    return s


def heard(events: list[Event], viewer: int) -> list[Event]:
    """What the viewer is told."""
    return events_for(events, viewer)


class Apart(Exception):
    """Luck cannot be made to look the same on both tables."""


def settle_both(one: State, other: State, viewer: int, dice: Seeded) -> None:
    """Chance looks the same to the viewer on both tables, everybody passes, until somebody must decide."""
    drawn: list[tuple[int, int]] = []
    for _ in range(MOST_PASSES):
        for s in (one, other):
            pass_round(s)
        if CHANCE not in (one.asked, other.asked) or PH_OVER in (one.phase, other.phase):
            if any(laid_open(one, victim, since) for victim, since in drawn):
                raise Apart
            return
        assert one.chance == other.chance
        mine, theirs = luck(one, other, viewer, dice)
        if one.chance == CH_HAND and mine != theirs:
            drawn.append((one.stack[-1][SEAT], len(one.events or [])))
        apply(one, CHANCE, (V_CHANCE, mine, 0, 0))
        apply(other, CHANCE, (V_CHANCE, theirs, 0, 0))
    raise AssertionError("the table does not settle")


def laid_open(s: State, victim: int, since: int) -> bool:
    """Has a hand that a card was drawn from been discarded after that? What is left of it tells what was drawn."""
    return any(
        event[EVENT_KIND] in (E_DISCARDED, E_CARD_LOST) and event[EVENT_SEAT] == victim
        for event in (s.events or [])[since:]
    )


def pass_round(s: State) -> None:
    while s.phase != PH_OVER and s.asked != CHANCE and not s.deciding >> s.asked & 1:
        apply(s, s.asked, PASS)


def luck(one: State, other: State, viewer: int, dice: Seeded) -> tuple[int, int]:
    """The same face or card where the viewer sees it, different cards where it does not."""
    here, there = candidates(one), candidates(other)
    if one.chance == CH_DIE:
        face = here[dice.below(6)]
        return face, face
    frame = one.stack[-1]
    if one.chance == CH_HAND:
        secret = one.stack[-2][KIND] == F_TAKE and viewer not in parties(one)
    else:
        secret = frame[KIND] == F_DRAW and not frame[DRAW_UP] and frame[SEAT] != viewer
    if secret:
        mine = here[dice.below(len(here))]
        there = tuple(c for c in there if one.t.deck[c] == one.t.deck[mine] and not one.t.marks[c] & M_AT_ONCE)
        if not there or one.t.marks[mine] & M_AT_ONCE:
            raise Apart
        return mine, there[dice.below(len(there))]
    both = [card for card in here if card in there]
    if not both:
        raise Apart
    card = both[dice.below(len(both))]
    return card, card


def parties(s: State) -> tuple[int, ...]:
    """Whose hand a card is drawn from, and who draws it."""
    taking = s.stack[-2]
    assert taking[0] == F_TAKE
    return (s.stack[-1][SEAT], taking[TAKE_TAKERS])


def listening(s: State, seat: int, choice: Choice) -> list[Event]:
    """Carry out a choice with the events written down; they go on being written."""
    s.events = []
    apply(s, seat, choice)
    return s.events
