"""A moment of the game as bytes: what everybody may see, written once, with gaps for what a seat knows besides."""

from typing import Final

import msgspec

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND, Numbers
from kickdoor.engine.kept import Kept
from kickdoor.engine.state import State
from kickdoor.engine.view import View, deal_view, known_hand, peeked, view, why_asked
from kickdoor.engine.viewed import PlayerView

SPECTATOR: Final = -1
SEATS: Final = tuple([b'{"seat":%d' % seat for seat in range(6)])  # how views begin
NO_SEAT: Final = b'{"seat":-1'
PLAYERS: Final = b'"players":['
HAND: Final = b',"hand":'
NEXT: Final = b"},"  # between two players
# After the hands: what comes before a gap. Spectators are asked nothing, and look at no cards of a deck.
DEAL: Final = b',"deal":'
AFTER_DEAL: Final = b',"curse":'
WHY: Final = b',"why":'
NO_WHY: Final = b"-1"
PEEKED: Final = b',"peeked":'
NO_CARDS: Final = b"[]"
MOST: Final = 6  # players
encode: Final = msgspec.json.Encoder().encode


class Hand:
    """A hand as somebody knows it, written."""

    __slots__ = ("cards", "seen", "data")

    def __init__(self, cards: Numbers, seen: tuple[Numbers, ...], data: bytes) -> None:
        self.cards = cards
        self.seen = seen
        self.data = data


class Written:
    """The players as they were last written: most of them stay as they are from one moment to the next."""

    __slots__ = ("kept", "players", "parts", "hands")

    def __init__(self) -> None:
        self.kept = Kept()
        self.players: tuple[PlayerView, ...] = ()
        self.parts: list[bytes] = []  # of each: up to the hand, and the hand
        self.hands: list[Hand | None] = [None] * (MOST * MOST)  # whose, for whom

    def write(self, players: tuple[PlayerView, ...]) -> list[bytes]:
        if players is not self.players:
            known = len(self.players) == len(players)
            parts: list[bytes] = []
            for x, player in enumerate(players):
                if known and player is self.players[x]:
                    parts.append(self.parts[2 * x])
                    parts.append(self.parts[2 * x + 1])
                else:  # a hand is the last that is told of a player
                    front, _, hand = encode(player).partition(HAND)
                    parts.append((NEXT + front if x else front) + HAND)
                    parts.append(hand[:-1])
            self.parts = parts
            self.players = players
        return self.parts

    def hand(self, s: State, who: int, seat: int) -> bytes:
        """A hand as a seat knows it: the same bytes as long as it is the same hand, and nobody has seen more."""
        cards = s.zones[who * SEAT_ZONES + Z_HAND]
        was = self.hands[who * MOST + seat]
        if was is None or was.cards is not cards or was.seen is not s.seen:
            was = Hand(cards, s.seen, encode(known_hand(s, who, seat)))
            self.hands[who * MOST + seat] = was
        return was.data


class Sheet:
    """The view of spectators, cut open where a seat may know more: whose view it is, hands, the deal, why, peeked."""

    def __init__(self, s: State, was: Written | None = None) -> None:
        self.was = was = was or Written()
        self.public: View = view(s, SPECTATOR, was.kept)
        players, self.public.players = self.public.players, ()
        first, _, last = encode(self.public).partition(PLAYERS)
        self.public.players = players
        self.data = b""  # all of it, for those who look on
        self.looked_into: list[int] = []
        if s.seen:
            shown = {card for card, _who in s.seen}
            self.looked_into = [x for x in range(s.n) if not shown.isdisjoint(s.zones[x * SEAT_ZONES + Z_HAND])]
        before, _, rest = last.partition(DEAL)
        deal, _, rest = rest.partition(AFTER_DEAL)
        between, _, rest = rest.partition(WHY + NO_WHY)
        middle, _, rest = rest.partition(PEEKED + NO_CARDS)
        # Every other one is a gap, with what spectators see there.
        self.parts = [
            NO_SEAT, first[len(NO_SEAT) :] + PLAYERS, *was.write(players),
            b"}" + before + DEAL, deal, AFTER_DEAL + between + WHY, NO_WHY, middle + PEEKED, NO_CARDS, rest,
        ]  # fmt: skip

    def of(self, s: State, seat: int) -> bytes:
        """The view of a seat, at the same moment."""
        return b"".join(self.parts_of(s, seat))

    def parts_of(self, s: State, seat: int) -> list[bytes]:
        """The same in parts, for who puts more around it."""
        if seat < 0:
            if not self.data:
                self.data = b"".join(self.parts)
            return [self.data]
        parts = self.parts.copy()
        parts[0] = SEATS[seat]
        parts[3 + 2 * seat] = self.was.hand(s, seat, seat)
        for x in self.looked_into:
            parts[3 + 2 * x] = self.was.hand(s, x, seat)
        deal = self.public.deal
        if deal is not None and (seat == deal.builder or seat == deal.other):
            own = deal_view(s, seat)
            if own is not None and own.play:  # what is promised is all that the two know besides
                parts[-6] = encode(own)
        why = why_asked(s, seat)
        if why >= 0:
            parts[-4] = b"%d" % why
        cards = peeked(s, seat)
        if cards:
            parts[-2] = encode(cards)
        return parts
