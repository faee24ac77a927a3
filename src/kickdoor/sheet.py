"""A moment of the game as bytes: what everybody may see, written once, with gaps for what a seat knows besides."""

from typing import Final

import msgspec

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.engine.state import State
from kickdoor.engine.view import View, deal_view, known_hand, peeked, view, why_asked

SPECTATOR: Final = -1
encode: Final = msgspec.json.Encoder().encode


class Sheet:
    """The view of spectators, cut open where a seat may know more: whose view it is, hands, the deal, why, peeked."""

    def __init__(self, s: State) -> None:
        self.public: View = view(s, SPECTATOR)
        self.data = encode(self.public)
        shown = [card for card, _who in s.seen]
        hands = [s.zones[x * SEAT_ZONES + Z_HAND] for x in range(s.n)]
        self.looked_into = [x for x, hand in enumerate(hands) if any([card in hand for card in shown])]
        self.parts: list[bytes] = []  # every other one is a gap, with what spectators see there
        at = self.cut(0, b'{"seat":', b",")
        for _ in hands:
            at = self.cut(at, b',"hand":', b"}")
        at = self.cut(at, b',"deal":', b',"curse":')
        at = self.cut(at, b',"why":', b",")
        at = self.cut(at, b',"peeked":', b',"seals_left":')
        self.parts.append(self.data[at:])

    def cut(self, at: int, key: bytes, after: bytes) -> int:
        """What is before the value of a key, and the value; the place where the rest begins."""
        value = self.data.index(key, at) + len(key)
        end = self.data.index(after, value)
        self.parts += self.data[at:value], self.data[value:end]
        return end

    def of(self, s: State, seat: int) -> bytes:
        """The view of a seat, at the same moment."""
        if seat < 0:
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
