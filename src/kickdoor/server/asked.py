"""What the bots of a table are asked at one moment, and what they have heard since the last time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kickdoor.agents.search import ROUTINE
from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event
from kickdoor.game import Request
from kickdoor.replay.snapshot import save
from kickdoor.server import minds
from kickdoor.server.bots import SEARCHING, Bots, Line, Question, Report, question_of
from kickdoor.server.room import Room
from kickdoor.server.stream import Stream


@dataclass(frozen=True, slots=True)
class Asked:
    """Questions in the order in which they are asked, each with what a search would need, its bot, and the view."""

    questions: list[tuple[minds.Question | None, str, Question]]
    seats: Sequence[tuple[int, str]]  # the bots that listen
    heard: Sequence[Event]

    def answered(
        self, bots: Bots, report: Report, still: Callable[[], bool]
    ) -> tuple[tuple[int, Choice] | None, list[Line]]:
        """What they say, and the first act of any of them, if that is still asked for. For a thread of its own."""
        lines = bots.listen(self.seats, self.heard)
        if not still():
            return None, lines
        return bots.first_act([(name, question) for _search, name, question in self.questions], report), lines


NOBODY: Final = Asked([], (), ())


def stream_of(room: Room) -> Stream | None:
    """What is told of the game, with what everybody is asked now."""
    if room.game is None:
        return None
    stream = Stream(room.game, len(room.seats), room.seq)
    stream.ask()
    return stream


def occasion(room: Room, window: int, awake: bool) -> tuple[object, ...]:
    """What the bots are asked about. As long as it is the same, nobody who comes or goes makes them think anew."""
    return room.length, window, awake, *[(seat.bot, seat.person) for seat in room.seats]


def ask_bots(room: Room, stream: Stream, heard: Sequence[Event]) -> Asked:
    """First those who may step in, then those who must decide."""
    if all([seat.person for seat in room.seats]):
        return NOBODY
    game, seats = room.playing, len(room.seats)
    order = [(game.turn + i) % seats for i in range(1, seats + 1)]
    deciding = game.deciding
    order.sort(key=lambda seat: seat in deciding)
    questions = []
    for seat in order:
        request = stream.asked[seat].request
        if request is not None and not room.seats[seat].person:
            bot = room.seats[seat].bot
            questions.append((search(room, seat, bot, request), bot, question_of(game, seat, request)))
    listening = [(seat, place.bot) for seat, place in enumerate(room.seats) if place.bot and not place.player]
    return Asked(questions, listening, heard)


def search(room: Room, seat: int, bot: str, request: Request) -> minds.Question | None:
    """What a bot that searches must know; None for one that does not, and where there is nothing to search."""
    if bot not in SEARCHING or len(request.options) == 1 or request.kind in ROUTINE:
        return None
    return moment(room, seat, bot)


def moment(room: Room, seat: int, bot: str = "") -> minds.Question:
    """All that a process needs to think for a seat; a hint is free of grudges."""
    past = tuple(room.past) if bot else ()
    return minds.Question(room.settings, save(room.box, room.playing.state), seat, bot, f"{room.luck} {room.seq}", past)
