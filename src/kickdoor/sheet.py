"""A moment of the game as bytes: what everybody may see, written once, with gaps for what a seat knows besides."""

from typing import Final

import msgspec

from kickdoor.engine.ids import SEAT_ZONES, Z_HAND
from kickdoor.engine.state import State
from kickdoor.engine.view import View, deal_view, known_hand, peeked, view, why_asked

SPECTATOR: Final = -1
HAND: Final = b',"hand":'
GAPS: Final = ((b',"deal":', b',"curse":'), (b',"why":', b","), (b',"peeked":', b',"seals_left":'))  # after the hands
encode: Final = msgspec.json.Encoder().encode


class Sheet:
    """The view of spectators, cut open where a seat may know more: whose view it is, hands, the deal, why, peeked."""

    def __init__(self, s: State) -> None:
        self.public: View = view(s, SPECTATOR)
        self.data = encode(self.public)
        shown = [card for card, _who in s.seen]
        hands = [s.zones[x * SEAT_ZONES + Z_HAND] for x in range(s.n)]
        self.looked_into = [x for x, hand in enumerate(hands) if any([card in hand for card in shown])]
        first, *players = self.data.split(HAND, s.n)
        # every other one is a gap, with what spectators see there
        parts = [b'{"seat":', b"-1", first.removeprefix(b'{"seat":-1')]
        for player in players:
            parts[-1] += HAND
            hand, end, rest = player.partition(b"}")
            parts += hand, end + rest
        for key, after in GAPS:
            before, _, rest = parts[-1].partition(key)
            value, _, rest = rest.partition(after)
            parts[-1:] = before + key, value, after + rest
        self.parts = parts

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
