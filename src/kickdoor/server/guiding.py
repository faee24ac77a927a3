"""A guided game at a table: the other seats do what its file says, when what there is to read has been read."""

from typing import TYPE_CHECKING

from kickdoor.engine.ids import PASS
from kickdoor.guide import Place, guide
from kickdoor.guide.line import FIRST, LEARNER
from kickdoor.server import journal as j
from kickdoor.server import wire
from kickdoor.server.refusal import Refusal
from kickdoor.server.settings import Clocks, Settings

if TYPE_CHECKING:
    from kickdoor.server.table import Table

# Windows are there to be seen; nobody is in a hurry.
CLOCKS = Clocks(window=1.0, last_chance=3.0, pace=0.8, absence=3600.0)
BOT = "heuristic:easy"  # plays on with who leaves the line


def guided(player: str) -> j.Opened:
    """The first row of a guided table."""
    scenario = guide(FIRST).scenario
    options = {name: value for name, value in scenario.options.items() if name != "patient"}
    settings = Settings(
        tuple(scenario.editions), options, len(scenario.players), CLOCKS, spectators="none", chat=False, hints=False
    )
    return j.Opened(player, settings, "", sexes=tuple(seat.sex for seat in scenario.players), guide=FIRST)


class Guiding:
    """How far somebody has read. It is no part of the game: after a restart the lesson is simply told again."""

    def __init__(self) -> None:
        self.heard = -1

    def unread(self, place: Place) -> bool:
        """Does the table wait until a lesson has been read?"""
        lesson = place.lesson
        return lesson is not None and place.begun and lesson.seat != LEARNER and lesson.number > self.heard

    def think(self, table: "Table") -> bool:
        """What the other seats do now; False: off the line, the bots think for themselves."""
        place = table.room.coming()
        if place is None:
            return False
        if place.choice != PASS and not table.room.seats[place.seat].person and not self.unread(place):
            table.act = (place.seat, place.choice)
        table.timing.bots_have_thought(place.choice == PASS, taught=place.choice != PASS)
        return True

    def lesson(self, table: "Table", seat: int) -> wire.Lesson | None:
        """What the learner is told."""
        room = table.room
        if seat != LEARNER or room.guide is None or room.state != "playing":
            return None
        count = len(room.guide.lessons)
        place = room.coming()
        if place is None:
            return wire.Lesson("", -1, count, back=room.way_back() >= 0)
        lesson = place.lesson
        if lesson is None:
            return wire.Lesson("", count, count)
        unread = self.unread(place)
        due = unread or (place.begun and lesson.seat == LEARNER)
        return wire.Lesson(lesson.note if due else "", lesson.number, count, unread, lesson.step if due else None)


def lead(table: "Table", message: wire.Lead) -> list[j.Entry]:
    """On, when a lesson has been read; or back to where the game left the line."""
    if table.guiding is None:
        raise Refusal("not-now", "This is no guided game.")
    table.guiding.heard = max(table.guiding.heard, message.heard)
    if not message.back:
        return []
    length = table.room.way_back()
    if length < 0:
        raise Refusal("not-now", "There is no way back any more: begin the lesson again.")
    return [j.TookBack(length)]
