"""The one place where zones are written. Every card is in exactly one zone at any moment."""

from typing import Final

from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State

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
            elif s.t.gripping and z == Z_CURSES:
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
        elif s.t.gripping and z == Z_CURSES:
            s.gear[zone // SEAT_ZONES] = NO_MEMO


def refresh(s: State, zone: int) -> None:
    """Bring the sums of a seat up to date after one of the zones they come from changed."""
    seat, z = divmod(zone, SEAT_ZONES)
    if z == Z_WORN:
        s.gear[seat] = NO_MEMO
    elif z == Z_TRAITS:
        refresh_traits(s, seat)


def refresh_traits(s: State, seat: int) -> None:
    """The trait bits of a seat: as advantages (pro) and as disadvantages (con)."""
    t = s.t
    class_bits = race_bits = classes = races = character = 0
    sex = s.sex[seat]
    is_super = is_half = False
    for card in s.zones[seat * SEAT_ZONES + Z_TRAITS]:
        kind = t.kind[card]
        if kind == K_CLASS:
            class_bits |= t.trait[card]
            classes += 1
        elif kind == K_RACE:
            race_bits |= t.trait[card]
            races += 1
        elif kind == K_SUPER:
            is_super = True
        elif kind == K_HALF:
            is_half = True
        elif kind == K_CHARACTER:
            character = t.trait[card]
            if t.marks[card] & M_NO_SEX:
                sex = 0  # CHAR-15
    pro = class_bits | race_bits | character | sex
    con = character | sex
    # SUPER-03, SUPER-06: with one Class (Race) only its advantages are left.
    if not (is_super and classes == 1):
        con |= class_bits
    if not (is_half and races == 1):
        con |= race_bits
    if classes == 0:
        pro |= NO_CLASS
        con |= NO_CLASS
    if races == 0:
        pro |= HUMAN
        con |= HUMAN
    elif is_half and races == 1:
        con |= HUMAN  # a half human is human for bonuses against humans only.
    s.pro[seat] = pro
    s.con[seat] = con
    s.gear[seat] = NO_MEMO


RICH: Final = 1 << 20  # bits of the memo beside the W_* ones: a sale may be possible
PACKED: Final = 1 << 21  # something carried could be equipped
STOCKED: Final = 1 << 22  # something on the table could be traded
MIGHTY: Final = 1 << 23  # an equipped Item gives strength that depends on the fight
SUSPECT: Final = 1 << 24  # there may be more of something than allowed (limits.py)
ON_TABLE: Final = 25  # shift: the W_* bits of abilities and one-shots on the table stand above those of the hand
LEVEL_PRICE: Final = 1000  # SELL-01


def reach(s: State, seat: int) -> int:
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
        if t.mighty:
            for card in worn + traits + curses(s, seat):
                if t.might[card]:
                    found |= MIGHTY
        for card in traits:
            table |= t.table_reach[card]
            if t.marks[card] & M_DOUBLE_SALE:
                wealth *= 2
        if traits or big > 1 or (t.grafting and (worn or pack)) or (t.stretchy and worn) or t.allied:
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


def slip_away(s: State, seat: int, card: int, mask: int) -> None:
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


def discard(s: State, card: int, seat: int = -1) -> None:
    """CARDS-01: a discarded card goes to the pile of its own deck. The card has already left its zone."""
    s.zones[Z_DISCARD - s.t.deck[card]] += (card,)
    if s.t.gold[card] >= 0:
        s.dropped += ((card, seat),)


def zone_of(s: State, seat: int, card: int) -> int:
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


def holder_of(s: State, item: int) -> int:
    """The Hireling or Cheat! an Item is attached to, or -1."""
    for holder, held in s.held:
        if held == item:
            return holder
    return -1


def held_by(s: State, holder: int) -> int:
    """The Item attached to a holder, or -1."""
    for h, held in s.held:
        if h == holder:
            return held
    return -1


def attach(s: State, seat: int, holder: int, item: int) -> None:
    s.held = (*s.held, (holder, item))
    s.gear[seat] = NO_MEMO


def detach(s: State, seat: int, item: int) -> None:
    s.held = tuple([pair for pair in s.held if pair[1] != item])
    s.gear[seat] = NO_MEMO


def grafts_of(s: State, item: int) -> list[int]:
    """The Item enhancers attached to an Item."""
    return [enhancer for enhancer, on in s.grafts if on == item]


def gather(s: State, seat: int, item: int) -> None:
    """Item enhancers lie where their Item lies."""
    zone = zone_of(s, seat, item)
    for enhancer in grafts_of(s, item):
        start = zone_of(s, seat, enhancer)
        if start != zone:
            if start >= 0:
                cut(s, start, enhancer)
            put(s, zone, enhancer)


def release(s: State, seat: int, card: int) -> None:
    """Take a card of the seat out of its zone, with what that means for cards attached to it or holding it.

    ITEM-14: a lost Hireling takes its Item along. ITEM-08: a Cheat! goes away with its Item.
    """
    zone = zone_of(s, seat, card)
    cut(s, zone, card)
    if s.t.allied:
        s.gear[seat] = NO_MEMO  # a tamed monster counts without being worn
    if s.grafts:
        for enhancer in grafts_of(s, card):
            cut(s, zone_of(s, seat, enhancer), enhancer)  # goes wherever the Item goes
        s.grafts = tuple([pair for pair in s.grafts if pair[0] != card])
    if not s.held:
        return
    holder = holder_of(s, card)
    if holder >= 0:
        detach(s, seat, card)
        if s.t.kind[holder] == K_CHEAT:
            cut(s, seat * SEAT_ZONES + Z_WORN, holder)
            discard(s, holder)
        return
    item = held_by(s, card)
    if item >= 0 and s.t.kind[card] == K_ITEM:
        detach(s, seat, item)  # it only carried the Item
    elif item >= 0:
        detach(s, seat, item)
        if s.t.marks[card] & M_CARRIER:
            lose(s, seat, item)
        else:
            cut(s, zone_of(s, seat, item), item)
            put(s, seat * SEAT_ZONES + Z_PACK, item)  # the Cheat! itself was spent: the Item is only carried
            gather(s, seat, item)


def lose(s: State, seat: int, card: int) -> None:
    """A card of the seat goes to the discards, with the Item enhancers on it."""
    release(s, seat, card)
    if s.grafts:
        for enhancer in grafts_of(s, card):
            discard(s, enhancer, seat)
        s.grafts = tuple([pair for pair in s.grafts if pair[1] != card])
    discard(s, card, seat)


def worth(s: State, card: int) -> int:
    """The gold value of a card with what is attached to it; -1 if it is no Item (ITEM-02)."""
    gold = s.t.gold[card]
    if s.grafts and gold >= 0:
        for enhancer in grafts_of(s, card):
            gold += s.t.gold[enhancer] + s.t.graft[enhancer][2]
    return gold


def is_big(s: State, card: int) -> bool:
    if s.t.big[card] or not s.grafts:
        return bool(s.t.big[card])
    return any([s.t.graft[e][1] == 1 for e in grafts_of(s, card)])


def item_tags(s: State, card: int) -> int:
    """The tags of a card in play, with those that Item enhancers add and without those taken away in this fight."""
    tags = s.t.tags[card]
    if s.grafts:
        for enhancer in grafts_of(s, card):
            tags |= s.t.graft[enhancer][0]
    cb = s.combat
    if cb is not None and cb.untagged:
        for what, tag in cb.untagged:
            if what == -1 - card:
                tags &= ~tag
    return tags


def hand(s: State, seat: int) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_HAND]


def items_in_play(s: State, seat: int) -> list[int]:
    """ITEM-02: cards in play with a value line, equipped or carried; what is attached to one goes with it."""
    gold = s.t.gold
    base = seat * SEAT_ZONES
    found = [c for c in s.zones[base + Z_WORN] + s.zones[base + Z_PACK] if gold[c] >= 0]
    return [c for c in found if not is_grafted(s, c)] if s.grafts else found


def is_grafted(s: State, card: int) -> bool:
    """Is the card an Item enhancer that is attached to an Item?"""
    return any([enhancer == card for enhancer, _item in s.grafts])


def pile_ready(s: State, deck: int) -> bool:
    """CARDS-03, CARDS-04: make an empty deck again from its discards; False when there is nothing to draw."""
    zones = s.zones
    if zones[Z_POOL - deck]:
        return True
    if deck == CHARACTER:
        return False
    if zones[Z_TOP - deck]:
        return True
    if zones[Z_BOTTOM - deck]:
        zones[Z_TOP - deck] = zones[Z_BOTTOM - deck]
        zones[Z_BOTTOM - deck] = ()
        return True
    if deck == SEAL or not zones[Z_DISCARD - deck]:
        return False  # CARDS-10: Seals are never discarded
    zones[Z_POOL - deck] = tuple(sorted(zones[Z_DISCARD - deck]))
    zones[Z_DISCARD - deck] = ()
    return True


def shuffle_in(s: State, deck: int, cards: list[int]) -> None:
    """Cards go back into a deck, which is shuffled: nothing is known of its order any more."""
    zones = s.zones
    for card in (*zones[Z_TOP - deck], *zones[Z_BOTTOM - deck]):
        forget(s, card)
    every = (*zones[Z_POOL - deck], *zones[Z_TOP - deck], *zones[Z_BOTTOM - deck], *cards)
    zones[Z_POOL - deck] = tuple(sorted(every))
    zones[Z_TOP - deck] = zones[Z_BOTTOM - deck] = ()


def allies(s: State, seat: int) -> list[int]:
    """The Allies of a seat; a monster that lies there was tamed."""
    kind = s.t.kind
    base = seat * SEAT_ZONES
    found = [c for c in s.zones[base + Z_WORN] if kind[c] == K_ALLY]
    return found + [c for c in s.zones[base + Z_PACK] if kind[c] == K_MONSTER]


def carriers(s: State) -> list[int]:
    """The Hirelings in play."""
    return [
        c
        for seat in range(s.n)
        for c in s.zones[seat * SEAT_ZONES + Z_WORN]
        if s.t.marks[c] & M_CARRIER and s.t.kind[c] != K_ALLY
    ]  # fmt: skip


def ally_limit(s: State, seat: int) -> int:
    """CHAR-17: one, unless a card allows more."""
    base = seat * SEAT_ZONES
    own = s.zones[base + Z_TRAITS] + s.zones[base + Z_WORN]
    return max([1, *[a for card in own for rule, a, _b in s.t.passives[card] if rule == P_ALLIES]])


def curses(s: State, seat: int) -> tuple[int, ...]:
    return s.zones[seat * SEAT_ZONES + Z_CURSES]


def end_next(s: State, seat: int) -> None:
    """The end of a turn for what was to last until the end of the next one."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == U_NEXT_TURN and (USED_LAID, seat, card, 0) not in s.used:
            cut(s, zone, card)
            discard(s, card)
    s.woes = tuple([(*woe[:3], U_TURN) if woe[0] == seat and woe[3] == U_NEXT_TURN else woe for woe in s.woes])


def end_lasting(s: State, seat: int, until: int) -> None:
    """Lasting Curses and effects that were to last until now are over."""
    zone = seat * SEAT_ZONES + Z_CURSES
    for card in s.zones[zone]:
        if s.t.until[card] == until:
            cut(s, zone, card)
            discard(s, card)
    if s.woes:
        s.woes = tuple([woe for woe in s.woes if woe[0] != seat or woe[3] != until])
