"""The clocks of one table: its window, its decisions, its banks, and who has been gone for how long."""

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.asking import deciding, setting_up
from kickdoor.engine.events import E_CAUGHT, E_DIED, E_ESCAPED, E_GAINED, E_SEAL_OPENED, E_WON_FIGHT
from kickdoor.engine.ids import EVENT_KIND, PH_CHARITY, PH_COMBAT, PH_DOOR, PH_RUN, Choice
from kickdoor.engine.questions import Question, asked_openly, still_asked, tells_of_hand
from kickdoor.engine.state import Event
from kickdoor.server.bots import SEARCHING
from kickdoor.server.client import Client
from kickdoor.server.clocks import Decision, Pulse, Window
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.stream import Stream
from kickdoor.server.wire import Clock

SETUP_PACE: Final = 0.15  # before the first turn bots need not be followed one by one
FORCED: Final = ("choose", "run")  # kinds of questions that answer themselves where there is one answer
HASTE: Final = 0.16  # of its pace a bot takes until the only person has had a turn
GLANCE: Final = 0.4  # of a window's length that is enough until then
QUIET: Final = 0.4  # of its pace a bot takes to arrange its things, where there is little to follow
PARTING: Final = 0.25  # the same for cards that go away one after another before a turn ends
LIVELY: Final = (PH_DOOR, PH_COMBAT, PH_RUN)
SEARCHED: Final = 0.5  # seconds in which a bot that searches has found something
# Paces for which everybody looks at what has happened: nothing else happens meanwhile.
GREAT: Final = {
    E_DIED: 2.4, E_SEAL_OPENED: 2.4, E_WON_FIGHT: 2.0, E_GAINED: 2.0, E_CAUGHT: 1.6, E_ESCAPED: 1.4,
}  # fmt: skip
NEVER: Final = float("inf")
SEEN: Final = 4  # paces that the last moment before a victory lasts where no person has a say


class Timing:
    """What time does at a table. It decides nothing: the table asks whether something is due."""

    def __init__(
        self, room: Room, pulse: Pulse, before: "Timing | None" = None, least: float = 0.0, longest: float = 0.0
    ) -> None:
        self.room = room
        self.pulse = pulse
        self.least = least  # seconds between two acts of bots
        self.longest = longest  # seconds for a decision that other people wait for; 0: as long as it takes
        seats = len(room.seats)
        self.banks: list[float] = before.banks if before else [room.settings.clocks.bank] * seats
        self.holds: list[float] = before.holds if before else [room.settings.clocks.hold] * seats
        self.number: int = before.number if before else 0  # windows so far
        self.here: set[int] = before.here if before else set()
        self.away: dict[int, float] = {}
        self.dozing: set[int] = before.dozing if before else set()  # whose longest decision ran out, and nothing since
        self.window: Window | None = None
        self.decisions: dict[int, Decision] = {}
        self.question: Question | None = None  # that they are about, where it is an open one
        self.interrupted: dict[tuple[Question, int], float] = {}  # asked of a seat: what is left of its time
        self.changed = pulse.now  # when the game last moved
        self.promised: list[tuple[Client, str]] = []  # who let it stand and waits to hear that it is kept
        self.idle = -1  # the only person at the table, who has nothing to play: nobody waits for that one
        self.last = False  # as it stands, somebody wins the game
        self.owed = 0.0  # seconds that bots take at least, where too many of them play for one address
        self.great = 0.0  # paces for which what has just happened has the stage
        self.at = -1  # choices of the game when the clocks were last looked at

    def renewed(self, room: Room, same: bool) -> "Timing":
        """For the table as it is read anew; where the game stands as it stood all clocks run on."""
        fresh = Timing(room, self.pulse, self, self.least, self.longest)
        if same:
            fresh.window, fresh.decisions, fresh.question = self.window, self.decisions, self.question
            fresh.interrupted, fresh.changed, fresh.great = self.interrupted, self.changed, self.great
            fresh.away, fresh.promised, fresh.at = self.away, self.promised, self.at
        return fresh

    # ---- the game has moved, or the people have

    def begin(self) -> None:
        """The clocks as the settings have them."""
        clocks = self.room.settings.clocks
        self.banks = [clocks.bank] * len(self.room.seats)
        self.holds = [clocks.hold] * len(self.room.seats)

    def wake(self) -> None:
        """Somebody is here again: nobody has lost time in between."""
        self.window = None
        self.decisions = {}
        self.interrupted = {}
        self.changed = self.pulse.now

    def moved(self, events: Sequence[Event] = ()) -> None:
        """The game has moved on: what was used of bank and "wait!" is gone, and a new moment begins."""
        now = self.pulse.now
        self.great = 0.0
        for event in events:
            self.great = max(self.great, GREAT.get(event[EVENT_KIND], 0.0))
        for seat, decision in self.decisions.items():
            self.banks[seat] -= decision.spent(now)
            if self.question is not None:
                self.interrupted[self.question, seat] = decision.rest(now)
        game = self.room.playing
        self.interrupted = {key: rest for key, rest in self.interrupted.items() if still_asked(game.state, key[0])}
        self.release()
        self.changed = now
        if not self.setting_up:  # what others play before the first turn changes nothing for who is ready
            self.window = None
        self.decisions = {}
        self.look()

    def consider(self, stream: Stream, watching: int) -> None:
        """What the moment means: has the only person a say, while nobody looks on, and would somebody win?"""
        people = [n for n, seat in enumerate(self.room.seats) if seat.person]
        alone = len(people) == 1 and not watching
        self.idle = people[0] if alone and stream.asked[people[0]].request is None else -1
        self.last = bool(stream.outlook.winners)

    def acted(self, seat: int, by: str) -> None:
        """Who does something is not done with it. For whom time does it, nobody waits as long the next time."""
        if self.window is not None:
            self.window.stood.discard(seat)
        if by == "person":
            self.dozing.discard(seat)
        elif by == "clock" and seat in self.decisions:
            self.dozing.add(seat)

    def look(self) -> None:
        """Who is asked, and whose time runs."""
        room, now = self.room, self.pulse.now
        self.at = room.length
        waiting = room.waiting()
        people = {seat for seat in waiting if room.seats[seat].person} - {self.idle}
        if waiting and self.window is None:
            self.number = max(self.number + 1, room.seq)  # a number from before a restart does not come again
            self.window = Window(self.number, now, self.length(bool(people)), people, least=self.thinking())
        elif self.window is not None:
            self.window.needed = people
            if not people:  # nobody is left to let it stand
                self.window.length = self.length(False)
            self.window.stood &= people
            if self.window.holder not in people:
                self.release()
        must = () if waiting else deciding(room.playing.state)
        self.question = asked_openly(room.playing.state) if must else None
        for seat in must:
            if room.seats[seat].person and seat not in self.decisions:
                self.decisions[seat] = self.decision(seat)
        for seat in [seat for seat in self.decisions if seat not in must or not room.seats[seat].person]:
            del self.decisions[seat]

    def decision(self, seat: int) -> Decision:
        """With its full time; an open question that was interrupted and is asked again has what was left of it."""
        clocks = self.room.settings.clocks
        timed = bool(clocks.decide or clocks.bank)
        full = clocks.decide if timed else self.patience(seat)
        time = full if self.question is None else self.interrupted.pop((self.question, seat), full)
        return Decision(seat, self.pulse.now, time, self.banks[seat], timed or full > 0)

    def length(self, people: bool) -> float | None:
        """How long a window lasts. Opening plays are decisions; where no person has a say it is there to be seen."""
        clocks = self.room.settings.clocks
        if not people:
            return clocks.pace * SEEN if self.last else self.pace()
        if self.setting_up:
            return clocks.decide + clocks.bank or self.patience() or None
        if self.last:
            return max(clocks.window, clocks.last_chance)
        return clocks.window * GLANCE if self.early else clocks.window

    def thinking(self) -> float:
        """How long bots may think unnoticed: a window lasts so long whether one of them could act or none."""
        bots = [seat.bot for seat in self.room.seats if not seat.person]
        if not bots or not self.least:
            return 0.0
        return max(self.least, SEARCHED) if any(bot in SEARCHING for bot in bots) else self.least

    def patience(self, seat: int = -1) -> float:
        """Without a clock nobody is hurried, but nobody keeps other people waiting for ever. Who has let it run out has
        as long as somebody who is away, until something is heard of them."""
        longest = self.longest if sum(seat.person for seat in self.room.seats) > 1 else 0.0
        return min(longest, self.room.settings.clocks.absence) if seat in self.dozing else longest

    @property
    def early(self) -> bool:
        """Does the only person still wait for a first turn?"""
        people = [number for number, seat in enumerate(self.room.seats) if seat.person]
        game = self.room.playing
        return len(people) == 1 and (game.turn - people[0]) % len(self.room.seats) >= game.turn_number

    @property
    def setting_up(self) -> bool:
        """Are opening plays being made? The rolls for who begins are windows like any other."""
        return setting_up(self.room.playing.state)

    # ---- what people say

    def is_open(self, number: int) -> bool:
        return self.window is not None and self.window.number == number

    def stand(self, seat: int) -> None:
        """Let it stand."""
        window = self.window
        if window is None:
            raise Refusal("stale", "That window is closed.")
        window.stood.add(seat)
        self.dozing.discard(seat)
        if window.holder == seat:
            self.release()

    def promise(self, client: Client, id: str) -> None:
        """The client hears of it when it is kept."""
        self.promised.append((client, id))

    def hold(self, seat: int, number: int, on: bool) -> None:
        """Wait! Or: go on."""
        window = self.window
        if window is None or number != window.number:
            raise Refusal("stale", "That window is closed.")
        if not on:
            if window.holder == seat:
                self.release()
            return
        if window.holder >= 0:
            raise Refusal("not-now", "Somebody has said so already.")
        if self.holds[seat] <= 0:
            raise Refusal("not-now", "Your time to wait is used up.")
        window.stood.discard(seat)
        window.hold(seat, self.pulse.now)

    def release(self) -> None:
        window = self.window
        if window is not None and window.holder >= 0:
            seat = window.holder
            self.holds[seat] = max(0.0, self.holds[seat] - window.release(self.pulse.now))

    def bots_have_thought(self, quiet: bool, taught: bool = False) -> None:
        if self.window is not None:
            self.window.quiet, self.window.taught = quiet, taught

    # ---- what is due

    def awake(self, watched: bool) -> bool:
        """Time runs only while somebody is there: a player, or at a table of bots whoever looks on."""
        nobody = True
        for number, seat in enumerate(self.room.seats):
            if seat.player:
                if number in self.here:
                    return True
                nobody = False
        return nobody and watched

    def pace(self) -> float:
        """How long a bot takes."""
        pace = self.room.settings.clocks.pace
        least = max(self.least, self.owed)
        if self.setting_up:
            return max(least, min(pace, SETUP_PACE))
        phase = self.room.playing.phase
        usual = 1.0 if phase in LIVELY else PARTING if phase == PH_CHARITY else QUIET
        return max(least, pace * (HASTE if self.early else max(usual, self.great)))

    def bot_may_act(self) -> bool:
        return self.pulse.now >= self.changed + self.pace()

    def window_is_over(self, acting: bool) -> bool:
        """Everybody lets it stand, or it has run its length; a bot that is about to act comes first. For one that still
        thinks, nobody waits longer than that: it would tell that there is something to think about."""
        window, now = self.window, self.pulse.now
        if window is None or acting or not window.may_end():
            return False
        if window.holder >= 0 and now - window.held >= self.holds[window.holder]:
            self.release()
        if window.quiet and window.all_stood() and now >= window.ripe():
            return True
        due = window.due()
        return due is not None and now >= due

    def late(self) -> int:
        """Somebody whose time to decide is up, or -1."""
        now = self.pulse.now
        for seat, decision in self.decisions.items():
            due = decision.due()
            if due is not None and now >= due:
                return seat
        return -1

    def to_mark_gone(self) -> list[int]:
        """People who have been away for so long that a bot sits in."""
        room, now = self.room, self.pulse.now
        if room.state != "playing" or not self.awake(False):
            self.away.clear()
            return []
        gone: list[int] = []
        for number, seat in enumerate(room.seats):
            if not seat.person or number in self.here:
                if self.away:
                    self.away.pop(number, None)
            elif now - self.away.setdefault(number, now) >= room.settings.clocks.absence:
                gone.append(number)
        return gone

    def next_due(self, acting: bool) -> float | None:
        """When to look again, if nobody does anything."""
        soon = NEVER
        for since in self.away.values():
            soon = min(soon, since + self.room.settings.clocks.absence)
        if acting:
            soon = min(soon, self.changed + self.pace())
        window = self.window
        if window is not None and window.may_end():
            if window.holder >= 0:
                soon = min(soon, window.held + self.holds[window.holder])
            if window.quiet and window.all_stood():
                soon = min(soon, window.ripe())
            due = window.due()
            if due is not None:
                soon = min(soon, due)
        for decision in self.decisions.values():
            due = decision.due()
            if due is not None:
                soon = min(soon, due)
        return None if soon == NEVER else soon

    # ---- what is shown

    def sees(self, seat: int) -> tuple[bool, bool]:
        """What a seat's clock depends on: seats for which it is the same have the same clock."""
        window = self.window
        return window is not None and seat in window.stood, seat >= 0 and seat == self.idle

    def clock(self, seat: int) -> Clock:
        """The clocks as one seat may see them: they tell nothing about who could act."""
        now, window = self.pulse.now, self.window
        if window is not None:
            if seat >= 0 and seat == self.idle and not self.setting_up:
                return Clock(last=self.last)  # it is not asked, and need not know
            left = window.left(now)
            return Clock(window.number, left, window.length, seat in window.stood, window.holder, last=self.last)
        left = None
        bank = False
        for decision in self.decisions.values():
            rest = decision.left(now)
            if rest is not None and (left is None or rest < left):
                left = rest
            bank = bank or decision.spent(now) > 0
        return Clock(left=left, deciding=deciding(self.room.playing.state), bank=bank)


def forced(room: Room, stream: Stream) -> tuple[int, Choice] | None:
    """A person who must choose and has one thing to choose; it is done as soon as it could be seen."""
    for seat, asked in enumerate(stream.asked):
        told = asked.request
        if told is not None and told.mandatory and told.kind in FORCED and len(told.options) == 1:
            only = told.options[0]
            person = room.seats[seat].person
            return (seat, only) if person and not tells_of_hand(room.playing.state, seat, only) else None
    return None
