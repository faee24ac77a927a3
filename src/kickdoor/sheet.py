"""A moment of the game as bytes: what everybody may see, written once, with gaps for what a seat knows besides."""

from typing import Final

import msgspec

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.engine.kept import Kept
from kickdoor.engine.state import State
from kickdoor.engine.view import View, deal_view, known_hand, peeked, view, why_asked
from kickdoor.engine.viewed import PlayerView

SPECTATOR: Final = -1
HAND: Final = b',"hand":'
GAPS: Final = ((b',"deal":', b',"curse":'), (b',"why":', b","), (b',"peeked":', b',"seals_left":'))  # after the hands
FIRST: Final = len(b'{"seat":-1')
encode: Final = msgspec.json.Encoder().encode


class Written:
    """The players as they were last written: most of them stay as they are from one moment to the next."""

    __slots__ = ("kept", "players", "parts")

    def __init__(self) -> None:
        self.kept = Kept()
        self.players: tuple[PlayerView, ...] = ()
        self.parts: list[tuple[bytes, bytes]] = []  # of each: up to the hand, and the hand

    def write(self, players: tuple[PlayerView, ...]) -> list[tuple[bytes, bytes]]:
        if players is not self.players:
            known = len(self.players) == len(players)
            self.parts = [
                self.parts[x] if known and player is self.players[x] else written(player)
                for x, player in enumerate(players)
            ]
            self.players = players
        return self.parts


def written(player: PlayerView) -> tuple[bytes, bytes]:
    """A hand is the last that is told of a player."""
    front, hand = encode(player).split(HAND)
    return front + HAND, hand[:-1]


class Sheet:
    """The view of spectators, cut open where a seat may know more: whose view it is, hands, the deal, why, peeked."""

    def __init__(self, s: State, was: Written | None = None) -> None:
        was = was or Written()
        self.public: View = view(s, SPECTATOR, was.kept)
        players, self.public.players = self.public.players, ()
        first, _, last = encode(self.public).partition(b'"players":[')
        self.public.players = players
        self.data = b""  # all of it, for those who look on
        shown = [card for card, _who in s.seen]
        hands = [s.zones[x * SEAT_ZONES + Z_HAND] for x in range(s.n)] if shown else []
        self.looked_into = [x for x, hand in enumerate(hands) if any([card in hand for card in shown])]
        # every other one is a gap, with what spectators see there
        parts = [b'{"seat":', b"-1", first[FIRST:] + b'"players":[']
        for front, hand in was.write(players):
            parts[-1] += front
            parts += hand, b"},"
        parts[-1] = b"}" + last
        for key, after in GAPS:
            before, _, rest = parts[-1].partition(key)
            value, _, rest = rest.partition(after)
            parts[-1:] = before + key, value, after + rest
        self.parts = parts

    def of(self, s: State, seat: int) -> bytes:
        """The view of a seat, at the same moment."""
        if seat < 0:
            if not self.data:
                self.data = b"".join(self.parts)
            return self.data
        parts = self.parts.copy()
        parts[1] = b"%d" % seat
        parts[3 + 2 * seat] = encode(known_hand(s, seat, seat))
        for x in self.looked_into:
            parts[3 + 2 * x] = encode(known_hand(s, x, seat))
        if self.public.deal is not None:
            parts[-6] = encode(deal_view(s, seat))
        parts[-4] = b"%d" % why_asked(s, seat)
        parts[-2] = encode(peeked(s, seat))
        return b"".join(parts)
