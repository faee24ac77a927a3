"""An Item of another that turns a lost fight: what its taker puts away for it, and whether the fight is won then."""

from kickdoor.engine.attachments import gather, is_big, lose, release
from kickdoor.engine.big_items import big_items, big_room
from kickdoor.engine.events import *
from kickdoor.engine.ids import *
from kickdoor.engine.items import enough_hands, slot_conflicts
from kickdoor.engine.program import again
from kickdoor.engine.stack import ask
from kickdoor.engine.state import Frame, State
from kickdoor.engine.winning import winning
from kickdoor.engine.zones import owner_of, put


def in_the_way(s: State, user: Number, item: Number) -> list[int]:
    """Own Items of which one must go before the Item can be used."""
    if is_big(s, item) and not big_room(s, user):
        return big_items(s, user)
    return slot_conflicts(s, user, item)


def put_away(s: State, user: Number, card: Number, item: Number) -> None:
    """A Big Item in the way of another is dropped, any other is only taken off."""
    if is_big(s, item) and not big_room(s, user):
        lose(s, user, card)
        say(s, E_CARD_LOST, user, card)
        return
    release(s, user, card)
    put(s, user * SEAT_ZONES + Z_PACK, card)
    gather(s, user, card)
    say(s, E_TAKEN_OFF, user, card)


def ways_clear(s: State, user: Number, item: Number) -> list[tuple[int, ...]]:
    """What can be put away, card after card, so that the Item can be used; [] if nothing makes room for it."""
    blocking = in_the_way(s, user, item)
    if not blocking:
        return [()] if enough_hands(s, user, item) else []
    found: list[tuple[int, ...]] = []
    for card in blocking:
        trial = s.clone()
        put_away(trial, user, card, item)
        found += [(card, *rest) for rest in ways_clear(trial, user, item)]
    return found


def taken(s: State, user: Number, item: Number, way: tuple[int, ...]) -> State:
    """How things would stand."""
    trial = s.clone()
    for card in way:
        put_away(trial, user, card, item)
    take_to_win(trial, user, item)
    return trial


def would_win(s: State) -> bool:
    return s.combat is not None and winning(s, s.combat)


def make_way(s: State, f: Frame, user: Number, item: Number, stage: Number) -> None:
    """O_TAKE_TO_WIN: the taker chooses what is put away, so that the fight is turned; then the Item is used at once."""
    if stage == 1:
        put_away(s, user, s.result - T_CARD, item)
    every = ways_clear(s, user, item)
    ways = [way for way in every if would_win(taken(s, user, item, way))] or every
    if len({tuple(sorted(way)) for way in ways}) > 1:
        again(s, f, 1)
        ask(s, user, WHY_OFF, [T_CARD + card for card in dict.fromkeys([way[0] for way in ways])])
        return
    for card in ways[0]:
        put_away(s, user, card, item)
    take_to_win(s, user, item)


def take_to_win(s: State, user: Number, item: Number) -> None:
    """The Item changes hands and is equipped."""
    victim = owner_of(s, item)
    release(s, victim, item)
    put(s, user * SEAT_ZONES + Z_WORN, item)
    gather(s, user, item)
    say(s, E_TAKEN, user, item, victim)
