"""Cards attached to others: Items held by a Hireling or a Cheat!, Item enhancers on Items, and what goes along."""

from typing import Final

from kickdoor.engine.addends import Addends
from kickdoor.engine.custom import Custom
from kickdoor.engine.hooks import H_GEAR, H_ITEM_BIG, H_ITEM_TAGS, H_ITEM_WORTH
from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import cut, discard, put, zone_of


def holder_of(s: State, item: Number) -> Number:
    """The Hireling or Cheat! an Item is attached to, or -1."""
    for holder, held in s.held:
        if held == item:
            return holder
    return -1


def held_by(s: State, holder: Number) -> Number:
    """The Item attached to a holder, or -1."""
    for h, held in s.held:
        if h == holder:
            return held
    return -1


def attach(s: State, seat: Number, holder: Number, item: Number) -> None:
    s.held = (*s.held, (holder, item))
    s.gear[seat] = NO_MEMO


def detach(s: State, seat: Number, item: Number) -> None:
    s.held = tuple([(holder, held) for holder, held in s.held if held != item])
    s.gear[seat] = NO_MEMO


def grafts_of(s: State, item: Number) -> list[int]:
    """The Item enhancers attached to an Item."""
    return [enhancer for enhancer, on in s.grafts if on == item]


def host_of(s: State, card: Number) -> Number:
    """The Item an enhancer is on; any other card is its own."""
    for enhancer, item in s.grafts:
        if enhancer == card:
            return item
    return card


def gather(s: State, seat: Number, item: Number) -> None:
    """Item enhancers lie where their Item lies."""
    zone = zone_of(s, seat, item)
    for enhancer in grafts_of(s, item):
        start = zone_of(s, seat, enhancer)
        if start != zone:
            if start >= 0:
                cut(s, start, enhancer)
            put(s, zone, enhancer)


def release(s: State, seat: Number, card: Number) -> None:
    """Take a card of the seat out of its zone, with what that means for cards attached to it or holding it.

    ITEM-14: a lost Hireling takes its Item along. ITEM-08: a Cheat! goes away with its Item.
    """
    zone = zone_of(s, seat, card)
    cut(s, zone, card)
    if s.t.hooks[H_GEAR]:
        s.gear[seat] = NO_MEMO  # it may count without being worn
    if s.grafts:
        for enhancer in grafts_of(s, card):
            cut(s, zone_of(s, seat, enhancer), enhancer)  # goes wherever the Item goes
        s.grafts = tuple([(enhancer, item) for enhancer, item in s.grafts if enhancer != card])
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


def lose(s: State, seat: Number, card: Number) -> None:
    """A card of the seat goes to the discards, with the Item enhancers on it."""
    release(s, seat, card)
    if s.grafts:
        for enhancer in grafts_of(s, card):
            discard(s, enhancer, seat)
        s.grafts = tuple([(enhancer, item) for enhancer, item in s.grafts if item != card])
    discard(s, card, seat)


def worth(s: State, card: Number, seat: Number = -1, told: Addends | None = None) -> Number:
    """The gold value of a card with what is attached to it; -1 if it is no Item (ITEM-02)."""
    gold = s.t.gold[card]
    if told is not None:
        told.card(gold, card, seat, "ITEM-02")
    if gold >= 0:
        for bound in s.t.hooks[H_ITEM_WORTH]:
            gold += bound(s, card, seat, told)
    return gold


def total_worth(s: State, cards: list[int]) -> int:
    """What cards are worth together."""
    total = 0
    for card in cards:
        total += worth(s, card)
    return total


def is_big(s: State, card: Number) -> bool:
    if s.t.big[card]:
        return True
    for bound in s.t.hooks[H_ITEM_BIG]:
        if bound(s, card):
            return True
    return False


def item_tags(s: State, card: Number) -> Number:
    """The tags of a card in play, with those that were added and without those taken away in this fight."""
    tags = s.t.tags[card]
    for bound in s.t.hooks[H_ITEM_TAGS]:
        tags |= bound(s, card)
    cb = s.combat
    if cb is not None and cb.untagged:
        for what, tag in cb.untagged:
            if what == -1 - card:
                tags &= ~tag
    return tags


def is_grafted(s: State, card: Number) -> bool:
    """Is the card an Item enhancer that is attached to an Item?"""
    return any([enhancer == card for enhancer, _item in s.grafts])


def carriers(s: State) -> list[int]:
    """The Hirelings in play."""
    return [
        c
        for seat in range(s.n)
        for c in s.zones[seat * SEAT_ZONES + Z_WORN]
        if s.t.marks[c] & M_CARRIER and s.t.kind[c] != K_ALLY
    ]  # fmt: skip


def items_in_play(s: State, seat: Number) -> list[int]:
    """ITEM-02: cards in play with a value line, equipped or carried; what is attached to one goes with it."""
    gold = s.t.gold
    base = seat * SEAT_ZONES
    found: list[int] = []
    for c in s.zones[base + Z_WORN] + s.zones[base + Z_PACK]:
        if gold[c] >= 0 and not (s.grafts and is_grafted(s, c)):
            found.append(c)
    return found


def freed(s: State, item: Number) -> Number:
    """ITEM-08, ITEM-14: is the Item one that a Cheat! or a Hireling lets anybody use?"""
    for holder, held in s.held:
        if held == item and s.t.kind[holder] in (K_CHEAT, K_HIRELING):
            return 1
    return 0


ATTACHMENTS: Final = Custom("attachment", kinds=[K_CHEAT, K_HIRELING], hooks={"item-free": freed})
