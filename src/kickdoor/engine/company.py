"""Cards that go along with a player: Allies, and what customs of packs bring. How many, and which goes."""

from kickdoor.engine.attachments import lose
from kickdoor.engine.custom import Custom
from kickdoor.engine.events import *
from kickdoor.engine.frames import *
from kickdoor.engine.ids import *
from kickdoor.engine.state import NO_MEMO, State
from kickdoor.engine.zones import put


def company(s: State, seat: Number, custom: Custom) -> list[int]:
    """The cards of a custom that go along with a seat."""
    if custom.members is not None:
        return custom.members(s, seat)
    t = s.t
    return [c for c in s.zones[seat * SEAT_ZONES + Z_WORN] if t.custom[c] >= 0 and t.customs[t.custom[c]] is custom]


def company_of(s: State, seat: Number, kind: Number) -> list[int]:
    """The cards that go along with a seat by the custom for a kind of card, if the box has it."""
    for custom in s.t.companies:
        if kind in custom.kinds:
            return company(s, seat, custom)
    return []


def most(s: State, seat: Number, custom: Custom) -> Number:
    """How many of its cards a seat may have."""
    return custom.limit(s, seat) if custom.limit is not None else 0


def crowd(s: State, seat: Number) -> Custom | None:
    """The first custom of which the seat has more cards than it may."""
    for custom in s.t.companies:
        if len(company(s, seat, custom)) > most(s, seat, custom):
            return custom
    return None


def gain(s: State, seat: Number, card: Number, custom: Custom) -> None:
    """CHAR-17: another one takes the place of the first, unless there may be more. A tamed monster is carried."""
    old = company(s, seat, custom)
    put(s, seat * SEAT_ZONES + (Z_PACK if s.t.kind[card] == K_MONSTER else Z_WORN), card)
    s.gear[seat] = NO_MEMO
    if len(old) < most(s, seat, custom):
        return
    if len(old) == 1:
        leave(s, seat, old[0])
    else:
        s.stack.append(right_frame(seat=seat, card=card))


def leave(s: State, seat: Number, card: Number) -> None:
    """One of them goes, with what it carries."""
    lose(s, seat, card)
    say(s, E_CARD_LOST, seat, card)
