"""One table: a mailbox, worked off letter by letter. What happens is kept first and told afterwards."""

import asyncio
from collections.abc import Awaitable, Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from kickdoor.engine.ids import Choice
from kickdoor.engine.state import Event
from kickdoor.server import journal as j
from kickdoor.server import seating, wire
from kickdoor.server.anew import RETRY, recover, reload, still_here
from kickdoor.server.asked import NOBODY, ask_bots, occasion, stream_of
from kickdoor.server.bots import Bots, bots_of, question_of
from kickdoor.server.client import Client
from kickdoor.server.clocks import Alarm
from kickdoor.server.company import came, forget, played_for, went
from kickdoor.server.guiding import Guiding
from kickdoor.server.keeping import batch_of, snapshot_due
from kickdoor.server.late import Late
from kickdoor.server.letters import Came, Forget, Letter, Rang, Reload, Sent, Thought, Went, refuse
from kickdoor.server.mailbox import Mailbox
from kickdoor.server.refusal import Refusal
from kickdoor.server.room import Room
from kickdoor.server.service import obey
from kickdoor.server.store import Conflict, StoreDown, StoreError
from kickdoor.server.stream import Stream
from kickdoor.server.talk import Talk
from kickdoor.server.telling import Told, tell_asides, tell_game, tell_late, tell_past, tell_table
from kickdoor.server.timing import Timing, forced

if TYPE_CHECKING:
    from kickdoor.server.hall import Hall

MOST_LETTERS: Final = 1000  # of clients
MOST_STEPS: Final = 500  # things that follow from one letter without anybody else's doing
KEPT_ACTIONS: Final = 400
MOST_HEARD: Final = 200  # events
SLOWEST: Final = 5.0  # seconds that a bot takes at most because there are too many of them
MOVES: Final = (j.Chose, j.Began, j.TookBack)  # rows of the game itself


class Table:
    """The one place where a game goes on."""

    def __init__(self, hall: "Hall", room: Room, names: dict[str, str], talk: Talk) -> None:
        self.hall = hall
        self.room = room
        self.names = names  # of the players who are or were here
        self.talk = talk
        self.mail = Mailbox()
        self.left = False  # no more letters are read
        self.clients: list[Client] = []
        self.timing = Timing(room, hall.pulse, None, hall.limits.least_pace, hall.limits.longest_decision)
        self.late = Late(hall.pulse, hall.limits.late_bytes, partial(tell_late, self))
        self.bots = bots_of(room)
        self.stream: Stream | None = stream_of(room)
        self.alarm: Alarm | None = None
        self.token = 0  # of the latest question to the bots
        self.act: tuple[int, Choice] | None = None  # what a bot is about to do
        self.heard: list[Event] = []  # by the bots, since they were last asked
        self.undo: set[int] = set()  # seats that were told that they can take something back
        self.wished = False  # everybody was told that somebody wants to
        self.around: dict[Told, tuple[list[float], bytes]] = {}  # as it was last told, with the clocks of then
        self.guiding = Guiding() if room.guide is not None else None
        self.pondered: tuple[object, ...] = ()  # what the bots were last asked about

    # ---- the mailbox

    def put(self, letter: Letter) -> bool:
        """False when the mailbox is full: then clients must wait, but who comes or goes is always noted."""
        if self.left and isinstance(letter, Came):
            letter.client.close(wire.CLOSE_RESTART, "The table has moved: come back in a moment.")
        if self.left or (isinstance(letter, Sent) and len(self.mail.letters) >= MOST_LETTERS):
            return False
        self.mail.put(letter)
        return True

    async def run(self) -> None:
        try:
            while True:
                letter = await self.mail.next()
                if not (await self.attempt(self.read(letter), letter) and await self.attempt(self.progress())):
                    self.hall.lost(self)
                    return
                self.set_alarm()
        finally:  # nobody waits at a table that is put away
            self.left = True
            self.late.clear()
            for unread in self.mail.letters:
                self.put(unread)

    async def attempt(self, work: Awaitable[None], letter: Letter | None = None) -> bool:
        """What fails has not happened: who asked for it hears so, and the table begins anew. False: it is lost."""
        try:
            try:
                await work
            except Conflict:
                return await still_here(self, letter)
        except StoreDown as error:
            self.hall.log.error("store-down", table=self.room.id, error=str(error))
            refuse(letter, Refusal("busy", "The server cannot keep anything now. Try again."))
            await asyncio.sleep(RETRY)
            await recover(self)
        except Exception:
            self.hall.metrics.failures.labels("table").inc()
            self.hall.log.exception("table-failed", table=self.room.id)
            refuse(letter, Refusal("busy", "Something went wrong here; nothing was changed."))
            await recover(self)
        return True

    async def read(self, letter: Letter) -> None:
        if isinstance(letter, Sent):
            await self.serve(letter.client, letter.message)
        elif isinstance(letter, Came):
            await came(self, letter.client)
        elif isinstance(letter, Went):
            went(self, letter.client)
        elif isinstance(letter, Thought):
            if letter.token == self.token:
                self.act = letter.act
                self.timing.bots_have_thought(letter.act is None)
            tell_asides(self, letter.lines)
        elif isinstance(letter, Forget):
            await forget(self, letter)
        elif isinstance(letter, Reload):
            await reload(self)

    # ---- coming and going

    def here(self) -> set[int]:
        """Seats whose people are here."""
        return {self.room.seat_of(client.player) for client in self.clients} - {-1}

    def watching(self) -> int:
        """People without a seat."""
        return len({client.player for client in self.clients if self.room.seat_of(client.player) < 0})

    # ---- what clients send

    async def serve(self, client: Client, message: wire.Incoming) -> None:
        """Carry out what a client sent, or say why not. Who is being sent away is not served any more."""
        if client.closing is not None:
            return
        id = getattr(message, "id", "")
        action = f"{client.player}:{id}" if id else None
        if action in self.room.actions:
            client.tell(wire.Done(id))
            return
        try:
            await obey(self, client, message, action)
        except Refusal as refusal:
            client.refuse(id, refusal)

    def playing(self) -> Stream:
        if self.stream is None or self.room.state != "playing":
            raise Refusal("not-now", "There is no game going on.")
        return self.stream

    async def start(self, player: str, action: str | None) -> None:
        entries = seating.start(self.room, player)
        for entry in entries:
            self.room.fold(entry)
        self.room.begin(self.hall.new_secret())
        for _part in self.room.play_earlier():
            await asyncio.sleep(0)
        began, events = self.room.deal()
        entries.append(began)
        self.bots = Bots(self.room.box, self.room.luck)
        self.stream = Stream(self.room.playing, len(self.room.seats))
        self.timing.begin()
        await self.keep(entries, action, () if self.room.opened.choices else events)

    # ---- what follows

    async def progress(self) -> None:
        """Do what silence, time and bots bring about, as long as there is something to do."""
        for _ in range(MOST_STEPS):
            room, timing = self.room, self.timing
            if room.state != "closed" and (why := self.too_long()):
                await self.enter([j.Closed(why)])
            gone = timing.to_mark_gone()
            if gone:
                await self.keep([self.mark(j.Absent(seat, True)) for seat in gone])
                continue
            if self.stream is None or room.state != "playing" or not timing.awake(bool(self.clients)):
                return
            if self.act is not None and timing.bot_may_act():
                act, self.act = self.act, None
                await self.carry_out([act], "bot")
            elif (only := forced(room, self.stream)) is not None and timing.bot_may_act():
                await self.carry_out([only], "forced")
            elif timing.window is not None and timing.window_is_over(self.act is not None):
                by: j.By = "person" if timing.window.all_stood() else "clock"
                promised, timing.promised = timing.promised, []
                try:
                    stood = tuple(f"{client.player}:{id}" for client, id in promised)
                    await self.carry_out(room.stand(), by, stood=stood)
                except StoreError:
                    timing.promised = promised
                    raise
                for client, id in promised:
                    client.tell(wire.Done(id))
            else:
                late = timing.late()
                if late < 0:
                    return
                await self.carry_out([(late, self.stand_in(late))], "clock")

    def too_long(self) -> str:
        """Why the table is closed before it takes more room than anybody needs, or ""."""
        room, limits = self.room, self.hall.limits
        if room.length >= limits.game_choices and not room.over:
            return "This game has become too long."
        return "This table has become too long." if room.seq >= limits.table_rows else ""

    def mark(self, entry: j.Entry) -> j.Entry:
        self.room.fold(entry)
        return entry

    def stand_in(self, seat: int) -> Choice:
        """What is chosen for a player whose time is up."""
        assert self.stream is not None
        request = self.stream.asked[seat].request
        assert request is not None
        return self.bots.answer("", question_of(self.room.playing, seat, request), self.report)

    def think(self) -> None:
        """Ask the bots, off the event loop: first those who may step in, then those who must decide."""
        self.token += 1
        self.act = None
        self.pondered = self.occasion()
        stream = self.stream
        if stream is None or not self.timing.awake(bool(self.clients)):
            return
        if self.guiding is not None and self.guiding.think(self):
            return
        asked = ask_bots(self.room, stream, self.heard)
        if asked is not NOBODY:
            self.timing.owed = self.hall.acts.owe(played_for(self), self.hall.pulse.now, 1, SLOWEST)
        self.timing.bots_have_thought(not asked.questions)
        if asked.questions or (asked.seats and self.heard):  # what bots say does not tell when they are asked
            self.heard = []
            self.hall.think(self, self.token, self.bots, asked)

    def report(self, seat: int, error: Exception) -> None:
        self.hall.log.error("bot-failed", table=self.room.id, seat=seat, exc_info=error)

    async def carry_out(
        self, plan: list[tuple[int, Choice]], by: j.By, action: str | None = None, stood: tuple[str, ...] = ()
    ) -> None:
        """Lawful choices: done, kept, told."""
        picks, events = self.room.carry_out(plan)
        assert self.stream is not None
        for seat, _choice in plan:
            self.stream.answered(seat)
            self.timing.acted(seat, by)
        await self.keep([j.Chose(picks, by, stood)], action, events)

    async def enter(self, entries: list[j.Entry], action: str | None = None) -> None:
        """Rows that change the table around the game."""
        for entry in entries:
            self.room.fold(entry)
        if entries:
            await self.keep(entries, action)

    async def keep(self, entries: list[j.Entry], action: str | None = None, events: Sequence[Event] = ()) -> None:
        """Persist, then publish. The entries are folded already; if they cannot be kept, the table begins anew."""
        room = self.room
        replay = None
        if room.state == "playing" and room.over:
            if room.guide is None:  # a guided game begins in the middle: there is no log of it
                replay = await self.hall.replay_of(room, entries)
            entries = [*entries, self.mark(j.Ended(replay.id if replay else ""))]
        self.note(action)  # before the snapshot, which knows what was done up to its row
        for entry in entries:
            for stood in entry.stood if isinstance(entry, j.Chose) else ():
                self.note(stood)
        around = not all([isinstance(entry, j.Chose) for entry in entries])
        batch = batch_of(room, entries, action, around, snapshot_due(room, entries, self.hall.snapshot_every), replay)
        began = perf_counter()
        await self.hall.store.commit(batch)
        self.hall.metrics.commit.note(perf_counter() - began)
        if batch.snapshot is not None:
            room.kept = room.seq
        if self.stream is not None:
            self.stream.n = room.seq
        self.publish(entries, around, events)

    def publish(self, entries: list[j.Entry], around: bool, events: Sequence[Event]) -> None:
        """What is kept is told: the table around the game, what is past, the game."""
        room = self.room
        if around:
            self.timing.here = self.here()
        undo, wished = self.undo, self.wished
        self.undo, self.wished = {point.seat for point in room.back}, room.undo is not None
        if around or self.wished != wished:
            tell_table(self)
        elif self.undo != undo:
            tell_table(self, [x for x in self.clients if room.seat_of(x.player) in self.undo ^ undo], again=True)
        going_on = bool(room.opened.choices)  # from another game: its story is told first
        if any([isinstance(entry, j.TookBack) or (isinstance(entry, j.Began) and going_on) for entry in entries]):
            tell_past(self, self.clients)
            self.bots, self.heard = bots_of(room), []  # they know what is told, and nothing that was taken back
        if any([isinstance(entry, MOVES) for entry in entries]):
            self.settle(events)
        elif around and self.stream is not None:
            self.look_again()
            tell_game(self, ())

    def note(self, action: str | None) -> None:
        """It is done, and is not done again if it comes once more."""
        if action is not None:
            actions = self.room.actions
            actions[action] = None
            if len(actions) > KEPT_ACTIONS:
                del actions[next(iter(actions))]

    def settle(self, events: Sequence[Event]) -> None:
        """The game has moved: new questions, new clocks, everybody is told."""
        stream = self.stream
        assert stream is not None
        stream.game = self.room.playing
        stream.ask()
        if self.timing.promised and not self.timing.setting_up:
            self.break_promises(Refusal("stale", "Somebody stepped in first."))
        self.timing.consider(stream, self.watching())
        self.timing.moved(events)
        self.heard += events
        del self.heard[:-MOST_HEARD]
        self.think()
        tell_game(self, events)

    def break_promises(self, refusal: Refusal) -> None:
        """Whoever let it stand and waits to hear that it is kept waits for nothing."""
        for client, id in self.timing.promised:
            client.refuse(id, refusal)
        self.timing.promised = []

    def look_again(self) -> None:
        """Somebody came, went or was replaced: the clocks and the bots look at the table anew."""
        if self.stream is not None and self.room.state == "playing":
            self.timing.consider(self.stream, self.watching())
            self.timing.look()
            if self.guiding is not None or self.pondered != self.occasion():
                self.think()

    def occasion(self) -> tuple[object, ...]:
        window = self.timing.window
        return occasion(self.room, window.number if window is not None else 0, self.timing.awake(bool(self.clients)))

    def set_alarm(self) -> None:
        """Ring when the next time is up, or sooner: who is woken too soon looks and sets another."""
        due = None
        if self.stream is not None and self.room.state == "playing" and self.timing.awake(bool(self.clients)):
            acting = self.act is not None or forced(self.room, self.stream) is not None
            due = self.timing.next_due(acting)
        if due is None or (self.alarm is not None and self.alarm.due <= due):
            return
        if self.alarm is not None:
            self.alarm.off()
        self.alarm = self.hall.pulse.at(due, self.ring)

    def ring(self) -> None:
        self.alarm = None
        self.put(Rang())
