"""The players in a view, added up anew only where something has changed since the last look."""

from kickdoor.engine.basis import ALL_MOVED, Basis, restless
from kickdoor.engine.flee import needed
from kickdoor.engine.hooks import H_FLIGHT
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.state import State
from kickdoor.engine.sums import strength
from kickdoor.engine.viewed import PlayerView


class Kept(Basis):
    """What a seat saw of the players in its last view."""

    __slots__ = ("players", "seat", "seen")

    def __init__(self) -> None:
        super().__init__()
        self.seat = -1
        self.players: tuple[PlayerView, ...] = ()
        self.seen: tuple[Numbers, ...] = ()


def player_views(s: State, seat: int, kept: Kept | None) -> tuple[PlayerView, ...]:
    """All players as a seat may see them; the same records as last time, of those who have not changed."""
    if kept is None:
        return tuple([player_view(s, x, seat) for x in range(s.n)])
    moved = kept.moved(s) if kept.seat == seat else ALL_MOVED
    changed = kept.changed(s, moved)
    same_seen = s.seen is kept.seen or s.seen == kept.seen
    found = []
    new = False
    for who in range(s.n):
        if changed >> who & 1:
            player = player_view(s, who, seat)
            new = True
        else:
            same_hand = not moved >> who * SEAT_ZONES + Z_HAND & 1 and (same_seen or who == seat)
            player = player_again(s, kept.players[who], seat, same_hand)
            new = new or player is not kept.players[who]
        found.append(player)
    if new:
        kept.players = tuple(found)
    kept.seat = seat
    kept.seen = s.seen
    if moved or changed:
        kept.look(s)
    return kept.players


def player_again(s: State, old: PlayerView, seat: int, same_hand: bool) -> PlayerView:
    """A player whose sums are as they were, but for those that may look at anything."""
    who = old.seat
    total, escape = old.strength, old.escape
    if restless(s, who):
        total = strength(s, who)
    if s.t.hooks[H_FLIGHT]:
        escape = needed(s, who)
    alive = not s.dead >> who & 1
    size = len(s.zones[who * SEAT_ZONES + Z_HAND])
    known = old.hand if same_hand else known_hand(s, who, seat)
    same = total == old.strength and escape == old.escape and alive == old.alive
    if same and (same_hand or (size == old.hand_size and known == old.hand)):
        return old
    return PlayerView(
        who,
        old.level,
        old.sex,
        alive,
        total,
        escape,
        old.gold,
        old.worn,
        old.pack,
        old.traits,
        old.curses,
        old.held,
        size,
        known,
    )


def player_view(s: State, who: int, seat: int) -> PlayerView:
    base = who * SEAT_ZONES
    zones = s.zones
    worn = zones[base + Z_WORN]
    pack = zones[base + Z_PACK]
    held: tuple[tuple[int, int], ...] = ()
    if s.held or s.grafts:
        held = tuple([(on, item) for on, item in s.held + s.grafts if on in worn or on in pack])
    return PlayerView(
        who,
        s.level[who],
        s.pro[who] & (MALE | FEMALE),
        not s.dead >> who & 1,
        strength(s, who),
        needed(s, who),
        gold_in_play(s, who),
        worn,
        pack,
        zones[base + Z_TRAITS],
        zones[base + Z_CURSES],
        held,
        len(zones[base + Z_HAND]),
        known_hand(s, who, seat),
    )


def known_hand(s: State, who: int, seat: int) -> tuple[int, ...]:
    """All of the own hand; of another's the cards this seat has seen there."""
    hand = s.zones[who * SEAT_ZONES + Z_HAND]
    if who == seat:
        return tuple(sorted(hand))
    if not s.seen:
        return ()
    wanted = 1 << seat if seat >= 0 else (1 << s.n) - 1
    known = [card for card, mask in s.seen if mask & wanted == wanted and card in hand]
    return tuple(sorted(known)) if known else ()
