"""What one viewer of a table is sent: built up for that viewer, never cut down from something that knows more."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from kickdoor.engine import ids
from kickdoor.engine.asking import all_asked, deciding
from kickdoor.engine.events import events_for
from kickdoor.engine.ids import DEAL_HELP, V_ACCEPT, Choice
from kickdoor.engine.state import EVERYBODY, Event
from kickdoor.game import Game, Request, request
from kickdoor.outlook import Outlook, Pledge, if_accepted, look_ahead
from kickdoor.server.wire import Lesson
from kickdoor.sheet import Sheet, Written

encode: Final = msgspec.json.Encoder().encode
NOBODY: Final = b"null"
NOTHING: Final = b"[]"
AHEAD: Final = b'"outlook":%b,"pledge":%b'
NO_CHANGE: Final = AHEAD % (encode(Outlook()), NOBODY)
MOST_STEPS: Final = 4000  # of one box that are remembered; then it begins anew


@lru_cache(maxsize=64)
def steps_of(box: str, players: tuple[str, ...]) -> dict[Choice, bytes]:
    """Options as they are sent, at all tables that play with the same cards."""
    return {}


class Asked:
    """The question put to one seat. Its number is the row it followed, and changes only when the question does."""

    __slots__ = ("id", "request", "wire")

    def __init__(self) -> None:
        self.id = 0
        self.request: Request | None = None
        self.wire = b""  # as it is sent


class Stream:
    """The updates of one game."""

    def __init__(self, game: Game, seats: int, n: int = 0) -> None:
        self.game = game
        self.n = n  # rows of the table so far: what was sent before a restart is not taken for something else
        self.told = n  # of them, those that everybody here was told of
        self.asked = [Asked() for _ in range(seats)]
        self.steps = steps_of(game.box.hash, game.scribe.players)
        self._sheet: Sheet | None = None
        self.written = Written()
        self._outlook: Outlook | None = None
        self._ahead = b""  # outlook and pledge, as they are sent
        self._head = (-1, -1, b"")  # how updates with these two numbers begin
        self._tale: tuple[Sequence[Event], bytes] = ((), NOTHING)  # what happened, where everybody hears the same

    def ask(self) -> None:
        """Find out what everybody is asked now."""
        game = self.game
        self._sheet = self._outlook = None
        self._ahead = b""
        must = deciding(game.state)
        found = dict(all_asked(game.state))
        for seat, asked in enumerate(self.asked):
            offered = found.get(seat, [])
            if len(offered) < 2 and seat not in must:  # who could only pass is asked nothing
                asked.request, asked.wire = None, b""
                continue
            fresh = request(game.state, seat, offered, 0)
            old = asked.request
            if old is None or (old.kind, old.mandatory, old.options) != (fresh.kind, fresh.mandatory, fresh.options):
                asked.id = self.n
                asked.wire = b""
            asked.request = fresh

    @property
    def sheet(self) -> Sheet:
        """What everybody may see, written once for all."""
        if self._sheet is None:
            self._sheet = Sheet(self.game.state, self.written)
        return self._sheet

    @property
    def outlook(self) -> Outlook:
        """What comes if nobody steps in, found out once for all."""
        if self._outlook is None:
            self._outlook = look_ahead(self.game.state)
        return self._outlook

    def pledge(self) -> Pledge | None:
        """What the offer for help on the table would make of the fight."""
        deal = self.sheet.public.deal
        if deal is None or not deal.made or deal.scope != DEAL_HELP:
            return None
        return if_accepted(self.game.state, deal.other, (V_ACCEPT, 0, 0, 0))

    def answered(self, seat: int) -> None:
        """Whatever the seat is asked next is a new question, even if it reads the same."""
        self.asked[seat].request = None

    def request(self, seat: int) -> bytes:
        """The question as it is sent, put into words only when somebody is there to read it."""
        asked = self.asked[seat]
        if asked.request is None:
            return NOBODY
        if not asked.wire:
            told = asked.request
            options = b",".join([self.steps.get(choice) or self.option(choice) for choice in told.options])
            words = encode(told.kind), b"true" if told.mandatory else b"false", options
            asked.wire = b'{"id":%d,"kind":%b,"mandatory":%b,"options":[%b]}' % (asked.id, *words)
        return asked.wire

    def option(self, choice: Choice) -> bytes:
        """One that is not remembered: told for the first time, or by a word that is true of this fight alone."""
        scribe = self.game.scribe
        told = b'{"choice":%b,"step":%b}' % (encode(choice), encode(scribe.step(self.game.state, choice)))
        if not scribe.passing(choice):
            if len(self.steps) >= MOST_STEPS:
                self.steps.clear()
            self.steps[choice] = told
        return told

    def ahead(self) -> bytes:
        """What comes, and what the offer on the table would change, as they are sent."""
        if not self._ahead:
            outlook, pledge = self.outlook, self.pledge()
            nothing = pledge is None and outlook == Outlook()
            self._ahead = NO_CHANGE if nothing else AHEAD % (encode(outlook), encode(pledge))
        return self._ahead

    def tale(self, events: Sequence[Event], seat: int) -> bytes:
        """What happened, as it is sent; once for all where nothing of it is hidden from anybody."""
        if not events:
            return NOTHING
        if self._tale[0] is events:
            return self._tale[1]
        told = encode(heard(events, seat))
        if all([event[ids.EVENT_AUDIENCE] == EVERYBODY for event in events]):
            self._tale = events, told
        return told

    def head(self, since: int) -> bytes:
        """Up to the events."""
        n, last, head = self._head
        if n != self.n or last != since:
            head = b'{"t":"update","n":%d,"since":%d,"events":' % (self.n, since)
            self._head = self.n, since, head
        return head

    def update(
        self,
        seat: int,
        events: Sequence[Event],
        clock: bytes,
        hands: bool = False,
        since: int | None = None,
        lesson: Lesson | None = None,
    ) -> bytes:
        """One `Update` for a seat, or for spectators, with what happened since a row: left out, since this one."""
        told = [
            self.head(self.n if since is None else since), self.tale(events, seat), b',"view":',
            *self.sheet.parts_of(self.game.state, seat),
            b',"request":', self.request(seat) if seat >= 0 else NOBODY, b',"clock":', clock, b",", self.ahead(),
            b',"hands":' + encode(self.game.hands()) if hands else b"",
            b',"lesson":' + encode(lesson) if lesson is not None else b"",
            b"}",
        ]  # fmt: skip
        return b"".join(told)


def heard(events: Iterable[Event], seat: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """What happened, as a viewer hears of it."""
    return tuple([event[: ids.EVENT_AUDIENCE] for event in events_for(events, seat)])
