"""A moment of the game as bytes: what everybody may see, written once, with gaps for what a seat knows besides."""

import msgspec

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.engine.state import State
from kickdoor.engine.view import View, deal_view, known_hand, peeked, view, why_asked

SPECTATOR = -1
NOTHING = b"[]"
encode = msgspec.json.Encoder().encode


class Sheet:
    """The view of spectators, cut open where a seat may know more: whose view it is, hands, the deal, why, peeked."""

    def __init__(self, s: State) -> None:
        self.public: View = view(s, SPECTATOR)
        self.data = encode(self.public)
        shown = [card for card, _who in s.seen]
        hands = [s.zones[x * SEAT_ZONES + Z_HAND] for x in range(s.n)]
        self.looked_into = [any([card in hand for card in shown]) for hand in hands]
        self.parts: list[bytes] = []
        at = self.cut(0, b'{"seat":', b",")
        for _ in range(s.n):
            at = self.cut(at, b',"hand":', b"}")
        at = self.cut(at, b',"deal":', b',"curse":')
        at = self.cut(at, b',"why":', b",")
        at = self.cut(at, b',"peeked":', b',"seals_left":')
        self.parts.append(self.data[at:])

    def cut(self, at: int, key: bytes, after: bytes) -> int:
        """What is before the value of a key is kept; the place where the rest begins."""
        value = self.data.index(key, at) + len(key)
        self.parts.append(self.data[at:value])
        return self.data.index(after, value)

    def of(self, s: State, seat: int) -> bytes:
        """The view of a seat, at the same moment."""
        if seat < 0:
            return self.data
        known = [NOTHING] * s.n
        for x, looked_into in enumerate(self.looked_into):
            if looked_into or x == seat:
                known[x] = encode(known_hand(s, x, seat))
        deal = b"null" if self.public.deal is None else encode(deal_view(s, seat))
        fills = [b"%d" % seat, *known, deal, b"%d" % why_asked(s, seat), encode(peeked(s, seat)), b""]
        return b"".join([piece for pair in zip(self.parts, fills, strict=True) for piece in pair])
