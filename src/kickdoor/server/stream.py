"""What one viewer of a table is sent: built up for that viewer, never cut down from something that knows more."""

from collections.abc import Iterable

import msgspec

from kickdoor.engine import ids
from kickdoor.engine.events import events_for
from kickdoor.engine.ids import DEAL_HELP, SEAT_ZONES, V_ACCEPT, Z_HAND, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event
from kickdoor.engine.view import View, view, view_beside
from kickdoor.game import Game, Request, request
from kickdoor.server.outlook import Outlook, Pledge, if_accepted, look_ahead
from kickdoor.server.wire import Clock, Lesson, Option, RequestWire, Update

SPECTATOR = -1
encode = msgspec.json.Encoder().encode


class Asked:
    """The question put to one seat. Its number is the row it followed, and changes only when the question does."""

    __slots__ = ("id", "request", "wire")

    def __init__(self) -> None:
        self.id = 0
        self.request: Request | None = None
        self.wire: RequestWire | None = None


class Stream:
    """The updates of one game."""

    def __init__(self, game: Game, seats: int, n: int = 0) -> None:
        self.game = game
        self.n = n  # rows of the table so far: what was sent before a restart is not taken for something else
        self.told = n  # of them, those that everybody here was told of
        self.asked = [Asked() for _ in range(seats)]
        self.steps: dict[Choice, msgspec.Raw] = {}  # choices in words, as long as the turn lasts
        self.turn = -1
        self._public: View | None = None
        self._outlook: Outlook | None = None

    def ask(self) -> None:
        """Find out what everybody is asked now."""
        s = self.game.state
        self._public = self._outlook = None
        if s.number != self.turn:
            self.turn = s.number
            self.steps.clear()
        for seat, asked in enumerate(self.asked):
            offered = [] if self.game.over else options(s, seat)
            if not offered or (len(offered) == 1 and not s.lead >> seat & 1):
                asked.request = asked.wire = None
                continue
            fresh = request(s, seat, offered, 0)
            old = asked.request
            if old is None or (old.kind, old.mandatory, old.options) != (fresh.kind, fresh.mandatory, fresh.options):
                asked.id = self.n
                asked.wire = None
            asked.request = fresh

    @property
    def public(self) -> View:
        """What everybody may see, made once for all."""
        if self._public is None:
            self._public = view(self.game.state, SPECTATOR)
        return self._public

    @property
    def outlook(self) -> Outlook:
        """What comes if nobody steps in, found out once for all."""
        if self._outlook is None:
            self._outlook = look_ahead(self.game.state)
        return self._outlook

    def pledge(self) -> Pledge | None:
        """What the offer for help on the table would make of the fight."""
        s, deal = self.game.state, self.public.deal
        if deal is None or not deal.made or deal.scope != DEAL_HELP:
            return None
        return if_accepted(s, deal.other, (V_ACCEPT, 0, 0, 0))

    def answered(self, seat: int) -> None:
        """Whatever the seat is asked next is a new question, even if it reads the same."""
        self.asked[seat].request = None

    def wire_request(self, seat: int) -> RequestWire | None:
        """The question as it is sent, put into words only when somebody is there to read it."""
        asked = self.asked[seat]
        if asked.wire is None and asked.request is not None:
            told = asked.request
            asked.wire = RequestWire(asked.id, told.kind, told.mandatory, tuple(map(self.option, told.options)))
        return asked.wire

    def option(self, choice: Choice) -> Option:
        step = self.steps.get(choice)
        if step is None:
            step = msgspec.Raw(encode(self.game.scribe.step(self.game.state, choice)))
            self.steps[choice] = step
        return Option(choice, step)

    def update(
        self,
        seat: int,
        events: Iterable[Event],
        clock: Clock,
        hands: bool = False,
        since: int | None = None,
        lesson: Lesson | None = None,
    ) -> bytes:
        """One update for a seat, or for spectators, with what happened since a row: left out, since this one."""
        told = Update(
            n=self.n,
            since=self.n if since is None else since,
            events=heard(events, seat),
            view=view_beside(self.game.state, seat, self.public) if seat >= 0 else self.public,
            request=self.wire_request(seat) if seat >= 0 else None,
            clock=clock,
            outlook=self.outlook,
            pledge=self.pledge(),
        )
        if hands:
            zones = self.game.state.zones
            shown = tuple([zones[x * SEAT_ZONES + Z_HAND] for x in range(self.game.state.n)])
            told = msgspec.structs.replace(told, hands=shown)
        if lesson is not None:
            told = msgspec.structs.replace(told, lesson=lesson)
        return encode(told)


def heard(events: Iterable[Event], seat: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """What happened, as a viewer hears of it."""
    return tuple([event[: ids.EVENT_AUDIENCE] for event in events_for(events, seat)])
