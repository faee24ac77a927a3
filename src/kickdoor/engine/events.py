"""What is told to the table: (kind, seat, a, b, c, audience). A kind has a name and the clause it rests on."""

from collections.abc import Iterable
from typing import Final

from kickdoor.engine.state import EVERYBODY as EVERYBODY
from kickdoor.engine.state import Event, State

HIDDEN: Final = -1  # a card that is not for everybody's eyes

# ---- from layout/, by `make layout`
# fmt: off
E_TURN: Final = 0
E_DOOR: Final = 1
E_DRAWN: Final = 2
E_FIGHT: Final = 3
E_JOINS: Final = 4
E_LEAVES: Final = 5
E_KILLED: Final = 6
E_PLAYED: Final = 7
E_USED: Final = 8
E_CURSED: Final = 9
E_CANCELLED: Final = 10
E_GAINED: Final = 11
E_LOST: Final = 12
E_ROLLED: Final = 13
E_ESCAPED: Final = 14
E_CAUGHT: Final = 15
E_DIED: Final = 16
E_LOOTED: Final = 17
E_CARD_LOST: Final = 18
E_TAKEN: Final = 19
E_EQUIPPED: Final = 20
E_TAKEN_OFF: Final = 21
E_SOLD: Final = 22
E_TRADED: Final = 23
E_OFFERED: Final = 24
E_HELPS: Final = 25
E_DECLINED: Final = 26
E_WON_FIGHT: Final = 27
E_RUNS: Final = 28
E_OVER_FIGHT: Final = 29
E_CHARITY: Final = 30
E_DISCARDED: Final = 31
E_WON: Final = 32
E_SEX: Final = 33
E_KEPT: Final = 34
E_LOOTS_ROOM: Final = 35
E_BACK: Final = 36
E_REVEALED: Final = 37
E_UNPURSUED: Final = 38
E_HELPER_LEAVES: Final = 39
E_NO_EFFECT: Final = 40
E_TRANSFERRED: Final = 41
E_TROUBLE: Final = 42
E_DROPPED: Final = 43
E_ATTACHED: Final = 44
E_ENDED: Final = 45
E_STAYS: Final = 46
E_COUNTER: Final = 47
E_CHARACTER: Final = 48
E_SACRIFICED: Final = 49
E_SEAL_OPENED: Final = 50
E_SEAL_CLOSED: Final = 51
E_SEAL_SHUT: Final = 52
E_REVELS: Final = 53
E_TAMED: Final = 54
E_LAPSED: Final = 55
E_WITHDRAWN: Final = 56
E_UNPAID: Final = 57
E_PAID: Final = 58
E_GIVEN: Final = 59

# (name, clause); a, b, c hold cards, seats or numbers as SHAPES says
EVENTS: Final[tuple[tuple[str, str], ...]] = (
    ("turn-begins", "TURN-01"),
    ("door-kicked", "TURN-02"),
    ("card-drawn", "CARDS-01"),
    ("fight-begins", "TURN-03"),
    ("monster-joins", "MULT-02"),
    ("monster-leaves", "COMB-05"),
    ("monster-killed", "COMB-04"),
    ("card-played", "R-1"),
    ("ability-used", "CHAR-08"),
    ("curse-strikes", "CURS-02"),
    ("curse-cancelled", "CURS-07"),
    ("level-gained", "CHAR-01"),
    ("level-lost", "CHAR-01"),
    ("die-rolled", "R-1"),
    ("escaped", "RUN-02"),
    ("caught", "RUN-03"),
    ("died", "DEAD-01"),
    ("body-looted", "DEAD-03"),
    ("card-lost", "R-12"),
    ("card-taken", "R-12"),
    ("item-equipped", "ITEM-03"),
    ("item-taken-off", "ITEM-03"),
    ("items-sold", "SELL-01"),
    ("items-traded", "TRADE-03"),
    ("offer-made", "HELP-03"),
    ("help-begins", "HELP-02"),
    ("offer-declined", "HELP-01"),
    ("fight-won", "COMB-02"),
    ("running-away", "RUN-01"),
    ("fight-over", "COMB-09"),
    ("charity-given", "TURN-10"),
    ("card-discarded", "CARDS-01"),
    ("game-won", "WIN-01"),
    ("sex-changed", "CHAR-14"),
    ("card-kept", "TURN-05"),
    ("room-looted", "TURN-08"),
    ("back-alive", "DEAD-05"),
    ("card-shown", "CARDS-09"),
    ("not-pursued", "RUN-09"),
    ("helper-leaves", "HELP-09"),
    ("no-effect", "CURS-06"),
    ("fight-transferred", "R-22"),
    ("looks-for-trouble", "TURN-07"),
    ("trait-discarded", "TIME-01"),
    ("item-attached", "ITEM-14"),
    ("turn-ends", "TURN-14"),
    ("curse-stays", "CURS-02"),
    ("counter-offer", "HELP-01"),
    ("character-changed", "CHAR-16"),
    ("ally-sacrificed", "RUN-08"),
    ("seal-opened", "SEAL-01"),
    ("seal-closed", "SEAL-03"),
    ("seal-kept-shut", "SEAL-01"),
    ("revels", "TIME-14"),
    ("monster-tamed", "CHAR-17"),
    ("offer-lapsed", "HELP-01"),
    ("offer-withdrawn", "HELP-01"),
    ("promise-not-kept", "ITEM-10"),
    ("bribe-paid", "HELP-03"),
    ("gift-made", "TRADE-04"),
)
# by kind, what a, b, c are: a card (c), a player (p), a number (n), a sex (s), a reason (r), a target (t)
SHAPES: Final[tuple[str, ...]] = (
    "",
    "c",
    "c",
    "c",
    "c",
    "c",
    "c",
    "ct",
    "c",
    "cp",
    "c",
    "nn",
    "nn",
    "n",
    "c",
    "c",
    "",
    "cp",
    "c",
    "cp",
    "c",
    "c",
    "nn",
    "p",
    "p",
    "p",
    "p",
    "",
    "",
    "",
    "cp",
    "c",
    "",
    "s",
    "c",
    "",
    "",
    "c",
    "c",
    "",
    "c",
    "",
    "c",
    "c",
    "cc",
    "",
    "c",
    "p",
    "c",
    "c",
    "c",
    "",
    "",
    "",
    "c",
    "pr",
    "p",
    "cp",
    "cp",
    "cp",
)
# fmt: on
# ---- end of what is from layout/


def say(s: State, kind: int, seat: int, a: int = -1, b: int = -1, c: int = -1, audience: int = EVERYBODY) -> None:
    """Tell the table, or only the seats in the audience mask."""
    if s.events is not None:
        s.events.append((kind, seat, a, b, c, audience))


def events_for(events: Iterable[Event], seat: int) -> list[Event]:
    """What a seat (-1: a spectator) is told: everybody sees that something happens, not always with which card."""
    return [event_for(event, seat) for event in events]


def event_for(event: Event, seat: int) -> Event:
    """One event as a seat hears it; a card that is not for its eyes is -1."""
    kind, who, _card, b, c, audience = event
    if audience == EVERYBODY or (seat >= 0 and audience >> seat & 1):
        return event
    return (kind, who, HIDDEN, b, c, audience)
