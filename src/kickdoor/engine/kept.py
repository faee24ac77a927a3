"""The players in a view, added up anew only where something has changed since the last look."""

from kickdoor.engine.flee import needed
from kickdoor.engine.hooks import H_CURB, H_FLIGHT, H_GEAR, H_MUNCHKIN
from kickdoor.engine.ids import *
from kickdoor.engine.modifiers import gold_in_play
from kickdoor.engine.state import State
from kickdoor.engine.sums import strength
from kickdoor.engine.tables import Tables
from kickdoor.engine.viewed import PlayerView
from kickdoor.engine.zones import MIGHTY, reach


class Kept:
    """What a seat saw of the players in its last view, and what their sums were made from.

    It holds in any state: what they were made from is compared, not when they were.
    """

    __slots__ = ("con", "free", "grafts", "hands", "held", "players", "pro", "seat", "seen", "t", "woes")

    def __init__(self) -> None:
        self.t: Tables | None = None
        self.seat = -1
        self.free = False  # may something beside the players themselves change their strength?
        self.players: tuple[PlayerView, ...] = ()
        self.hands: list[tuple[int, ...]] = []
        self.pro: list[int] = []
        self.con: list[int] = []
        self.held: tuple[tuple[int, ...], ...] = ()
        self.grafts: tuple[tuple[int, ...], ...] = ()
        self.woes: tuple[tuple[int, ...], ...] = ()
        self.seen: tuple[tuple[int, ...], ...] = ()

    def begin(self, s: State, seat: int) -> None:
        """Look at everybody for the first time around this table."""
        self.t = s.t
        self.seat = seat
        hooks = s.t.hooks
        self.free = bool(hooks[H_MUNCHKIN] or hooks[H_CURB] or hooks[H_GEAR])
        self.players = tuple([player_view(s, x, seat) for x in range(s.n)])
        self.hands = [s.zones[x * SEAT_ZONES + Z_HAND] for x in range(s.n)]
        self.pro = s.pro[:]
        self.con = s.con[:]
        self.held = s.held
        self.grafts = s.grafts
        self.woes = s.woes
        self.seen = s.seen

    def holds(self, s: State, seat: int) -> bool:
        """Is the table the same around the players?"""
        return (
            self.t is s.t
            and self.seat == seat
            and len(self.players) == s.n
            and (self.held is s.held or self.held == s.held)
            and (self.grafts is s.grafts or self.grafts == s.grafts)
            and (self.woes is s.woes or self.woes == s.woes)
        )

    def same_sums(self, s: State, who: int) -> bool:
        """Is all of a player the same that sums are made from?"""
        old = self.players[who]
        base = who * SEAT_ZONES
        zones = s.zones
        return (
            old.worn is zones[base + Z_WORN]
            and old.pack is zones[base + Z_PACK]
            and old.traits is zones[base + Z_TRAITS]
            and old.curses is zones[base + Z_CURSES]
            and old.level == s.level[who]
            and self.pro[who] == s.pro[who]
            and self.con[who] == s.con[who]
        )

    def player(self, s: State, who: int, same_seen: bool) -> PlayerView:
        """A player: the record there is, where it still holds."""
        hand = s.zones[who * SEAT_ZONES + Z_HAND]
        same_hand = hand is self.hands[who] and (same_seen or who == self.seat)
        self.hands[who] = hand
        if self.same_sums(s, who):
            return player_again(s, who, self, same_hand)
        self.pro[who] = s.pro[who]
        self.con[who] = s.con[who]
        return player_view(s, who, self.seat)


def player_views(s: State, seat: int, kept: Kept | None) -> tuple[PlayerView, ...]:
    """All players as a seat may see them; the same records as last time, of those who have not changed."""
    if kept is None:
        return tuple([player_view(s, x, seat) for x in range(s.n)])
    if not kept.holds(s, seat):
        kept.begin(s, seat)
        return kept.players
    same_seen = s.seen is kept.seen or s.seen == kept.seen
    kept.seen = s.seen
    found = []
    changed = False
    for x in range(s.n):
        player = kept.player(s, x, same_seen)
        changed = changed or player is not kept.players[x]
        found.append(player)
    if changed:
        kept.players = tuple(found)
    return kept.players


def player_again(s: State, who: int, kept: Kept, same_hand: bool) -> PlayerView:
    """A player whose sums are as they were, but for those that may look at anything."""
    old = kept.players[who]
    total, escape = old.strength, old.escape
    if kept.free or (s.t.mighty and reach(s, who) & MIGHTY):
        total = strength(s, who)
    if s.t.hooks[H_FLIGHT]:
        escape = needed(s, who)
    alive = not s.dead >> who & 1
    size = len(s.zones[who * SEAT_ZONES + Z_HAND])
    known = old.hand if same_hand else known_hand(s, who, kept.seat)
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
