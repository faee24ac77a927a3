"""A table as its journal tells it: who sits where, and the game. No sockets, no clocks, no waiting."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from kickdoor.agents.cast import called
from kickdoor.chance import Committed
from kickdoor.engine.apply import CHANCE
from kickdoor.engine.asking import over, waiting
from kickdoor.engine.ids import PASS, Choice
from kickdoor.engine.setup import deal, empty_table
from kickdoor.engine.state import Event, State
from kickdoor.game import Back, Game, Point, header_of
from kickdoor.guide import Guide, Place, guide
from kickdoor.notation import SEXES
from kickdoor.ruleset import Box
from kickdoor.server import journal as j
from kickdoor.server.settings import Settings, box_of
from kickdoor.version import RULES_REV

MOST_TOLD: Final = 400  # things that happened, for those who come in the middle of a game
PART: Final = 500  # choices of an earlier game that are played in one go
MOST_MARKS: Final = 100  # rows of which is known how much had happened by then
BITS: Final = {word: bit for bit, word in SEXES.items()}


@dataclass(slots=True)
class Seat:
    """A place at the table: empty, a person's or a bot's."""

    sex: str
    player: str = ""
    bot: str = ""
    ready: bool = False
    gone: bool = False  # a bot sits in for the person
    agreed: bool = False  # spectators may see hands
    face: str = ""
    program: bool = False  # what sits like a person is a program
    name: str = ""  # of a bot: as long as it sits there it is called so

    @property
    def person(self) -> bool:
        """Does a person decide here now?"""
        return bool(self.player) and not self.gone


@dataclass(slots=True)
class Room:
    """What the rows of one table add up to."""

    id: str
    opened: j.Opened
    settings: Settings
    host: str
    code: str
    seats: list[Seat]
    seq: int = 0  # rows so far
    kept: int = 0  # of them, those of the latest snapshot
    epoch: int | None = None  # of the lease this server has on it, where there are several
    state: j.Stage = "lobby"
    game: Game | None = None
    secret: str = ""
    rules_rev: int = RULES_REV  # by which the game is played
    replay: str = ""
    rematch: str = ""
    closed: str = ""
    actions: dict[str, None] = field(
        default_factory=dict
    )  # the latest that clients have sent, so that nothing is done twice
    silenced: set[str] = field(default_factory=set)  # players whose lines nobody reads
    barred: set[str] = field(default_factory=set)  # players the host does not want here
    votes: dict[int, set[int]] = field(default_factory=dict)  # a seat that may have to go, and who wants it
    undo: tuple[int, set[int]] | None = None  # who wants to take a choice back, and who agrees
    past: list[Event] = field(default_factory=list)  # the latest of what happened, for those who come later
    told: int = 0  # how much that was
    heard: dict[int, int] = field(default_factory=dict)  # how much it was at each point one can go back to, by length
    marks: list[tuple[int, int]] = field(default_factory=list)  # how much it was after which row, for the latest ones

    _box: Box | None = None

    @property
    def box(self) -> Box:
        """What is played with, put together when it is first asked for: most changes of a lobby come to nothing."""
        if self._box is None:
            self._box = box_of(self.settings)
        return self._box

    # ---- folding rows

    def fold(self, entry: j.Entry) -> list[Event]:
        """One more row; returns what happened in the game."""
        events: list[Event] = []
        if isinstance(entry, j.Chose):
            events = self.play(entry.picks)
            self.remember(events)
            self.actions.update(dict.fromkeys(entry.stood))
        elif isinstance(entry, j.Sat):
            self.free(entry.player)
            sex = entry.sex or self.seats[entry.seat].sex
            self.place(entry.seat, Seat(sex, player=entry.player, program=entry.program))
        elif isinstance(entry, j.Bot):
            self.place(entry.seat, self.bot_at(entry.seat, entry.bot))
        elif isinstance(entry, j.Faced):
            self.seats[entry.seat].face = entry.face
        elif isinstance(entry, j.Readied):
            self.seats[entry.seat].ready = entry.ready
        elif isinstance(entry, j.Changed):
            self.change(entry.settings)
        elif isinstance(entry, j.Host):
            self.host = entry.player
        elif isinstance(entry, j.Began):
            self.rules_rev = entry.rules_rev
            self.begin(entry.secret)
            for _part in self.play_earlier():
                pass
            events = self.play(entry.picks)
            self.remember(events)
        elif isinstance(entry, j.TookBack):
            self.take_back(entry.length)
        elif isinstance(entry, j.Absent):
            self.seats[entry.seat].gone = entry.gone
        elif isinstance(entry, j.Removed):
            self.place(entry.seat, self.bot_at(entry.seat, "heuristic:normal"))
        elif isinstance(entry, j.Voted):
            agreed = self.votes.setdefault(entry.against, set())
            (agreed.add if entry.yes else agreed.discard)(entry.seat)
        elif isinstance(entry, j.Wished):
            self.wish(entry)
        elif isinstance(entry, j.Agreed):
            self.seats[entry.seat].agreed = entry.yes
        elif isinstance(entry, j.Silenced):
            (self.silenced.add if entry.on else self.silenced.discard)(entry.player)
        elif isinstance(entry, j.Barred):
            self.barred.add(entry.player)
        elif isinstance(entry, j.Ended):
            self.state, self.replay = "over", entry.replay
        elif isinstance(entry, j.Rematch):
            self.rematch = entry.table
        elif isinstance(entry, j.Closed):
            self.state, self.closed, self.code = "closed", entry.why, ""
        self.seq += 1
        return events

    def free(self, player: str) -> None:
        """A person has one seat."""
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                self.place(number, Seat(seat.sex))

    def bot_at(self, number: int, bot: str) -> Seat:
        """A bot for a seat, with a name that no other here has; "": nobody."""
        name = called(bot, [seat.name for other, seat in enumerate(self.seats) if other != number]) if bot else ""
        return Seat(self.seats[number].sex, bot=bot, ready=bool(bot), name=name)

    def place(self, number: int, seat: Seat) -> None:
        """Somebody else has the seat now: what was wished by who sat there, and about them, is no more."""
        self.seats[number] = seat
        self.votes.pop(number, None)
        for agreed in self.votes.values():
            agreed.discard(number)
        if self.undo is not None and self.undo[0] == number:
            self.undo = None

    def wish(self, wished: j.Wished) -> None:
        """Who asks first is whose choice is taken back; one who refuses ends it."""
        if not wished.yes:
            self.undo = None
        elif self.undo is None:
            self.undo = (wished.seat, {wished.seat})
        else:
            self.undo[1].add(wished.seat)

    def change(self, settings: Settings) -> None:
        self.settings, self._box = settings, None
        fresh = empty_seats(settings.seats, self.opened.sexes)
        for number, seat in enumerate(self.seats[: settings.seats]):
            seat.ready = seat.ready and bool(seat.bot)
            fresh[number] = seat
        self.seats = fresh

    # ---- the game

    def begin(self, secret: str) -> None:
        """The table before the first card, with the chance of this game."""
        self.secret = secret
        self.state = "playing"
        sexes = [BITS[seat.sex] for seat in self.seats]
        first = empty_table(self.box.tables, sexes) if self.guide is None else self.guide.first.clone()
        self.game = self.game_from(first)
        if self.guide is None:
            deal(first)

    def start(self, secret: str) -> tuple[j.Began, list[Event]]:
        """The game begins: the deal, or at a table that goes on from another game, that game again."""
        self.begin(secret)
        for _part in self.play_earlier():
            pass
        return self.deal()

    def deal(self) -> tuple[j.Began, list[Event]]:
        """The first that chance answers."""
        picks, events = self.settle()
        self.remember(events)
        self.seq += 1
        return j.Began(self.secret, tuple(picks)), events

    def play_earlier(self) -> Iterator[int]:
        """The choices of the game that this one goes on from: they are part of its story. Others can be served between
        two parts of it."""
        choices = self.opened.choices
        for start in range(0, len(choices), PART):
            self.remember(self.play(choices[start : start + PART]))
            yield start
        self.playing.back.clear()  # a new game: what was done in another is not taken back here

    def game_from(self, state: State, length: int = 0, chances: int = 0) -> Game:
        """The game of this table, that far on; its choices are in the journal."""
        undo = Back.NOTHING if not self.settings.undo else Back.UNSEEN if self.guide is None else Back.ALL
        game = Game(self.box, state, self.chance(chances), self.header(), logged=False, undo=undo)
        game.length, game.chances = length, chances
        return game

    def chance(self, answers: int = 0) -> Committed:
        """The chance of this game after so many answers."""
        earlier = [(bytes.fromhex(secret), until) for secret, until in self.opened.earlier]
        return Committed(bytes.fromhex(self.secret), earlier, answers)

    def header(self) -> dict[str, object]:
        names = [f"seat-{number}" for number in range(len(self.seats))]  # who they are is not the game's affair
        options = {**self.settings.options, "patient": True}
        sexes = [seat.sex for seat in self.seats]
        told = header_of(self.box, names, sexes, options, self.chance(), rules_rev=self.rules_rev)
        if self.opened.earlier:
            told["earlier"] = [list(pair) for pair in self.opened.earlier]
        return told

    def play(self, picks: tuple[j.Pick, ...]) -> list[Event]:
        """Choices as they stand in the journal."""
        events: list[Event] = []
        for seat, verb, a, b, c in picks:
            events += self.push(seat, (verb, a, b, c))
        self.playing.source = self.chance(self.playing.chances)
        return events

    def carry_out(self, plan: list[tuple[int, Choice]]) -> tuple[tuple[j.Pick, ...], list[Event]]:
        """Lawful choices in a row, with what chance answers to each: the picks for the journal, and what happened."""
        picks: list[j.Pick] = []
        events: list[Event] = []
        for seat, choice in plan:
            events += self.push(seat, choice)
            picks.append((seat, choice[0], choice[1], choice[2], choice[3]))
            answers, happened = self.settle()
            picks += answers
            events += happened
        self.remember(events)
        self.seq += 1
        return tuple(picks), events

    def remember(self, events: list[Event]) -> None:
        """For the log."""
        self.past += events
        del self.past[:-MOST_TOLD]
        self.told += len(events)
        self.marks.append((self.seq + 1, self.told))
        del self.marks[: -MOST_MARKS - 1]

    def happened(self, since: int) -> tuple[int, list[Event]]:
        """What happened after a row; with 0 in place of the row all that is remembered, where it is too long ago."""
        if since >= self.seq:
            return since, []
        before = [told for seq, told in self.marks if seq <= since]
        if not before or self.told - before[-1] > len(self.past):
            return 0, self.past
        return since, self.past[len(self.past) - (self.told - before[-1]) :]

    def settle(self) -> tuple[list[j.Pick], list[Event]]:
        """Chance answers what it is asked; in a guided game as its file has it, once at each place."""
        led: Place | None = None

        def lead() -> Choice | None:
            nonlocal led
            before, led = led, self.coming()
            return None if led is None or led is before else led.choice

        answers, events = self.playing.settle(lead)
        return [(CHANCE, said[0], said[1], said[2], said[3]) for said in answers], events

    def push(self, seat: int, choice: Choice) -> list[Event]:
        """One choice of a player or, from the journal, of chance."""
        game = self.playing
        self.heard[game.length] = self.told
        self.undo = None
        events = game.push(seat, choice)
        if len(self.heard) > len(game.back):  # otherwise there is one more to go back to, and nothing else
            self.heard = {point.length: self.heard[point.length] for point in game.back}
        return events

    def take_back(self, length: int) -> None:
        """The game is as it was after that many choices."""
        self.playing.take_back(length)
        self.past = self.past[: max(0, len(self.past) - (self.told - self.heard[length]))]
        self.told = self.heard[length]
        self.marks = [mark for mark in self.marks if mark[1] <= self.told]
        self.undo = None

    @property
    def luck(self) -> str:
        """What the bots roll with. It follows from the secret of the game: what is public told whoever reads the code
        what a bot had overlooked, and so what it did not hold."""
        return sha256(f"bots {self.secret} {self.id}".encode()).hexdigest()

    @property
    def length(self) -> int:
        """Choices of the game so far."""
        return 0 if self.game is None else self.game.length

    @property
    def over(self) -> bool:
        """Has the game come to its end?"""
        return self.game is not None and over(self.game.state)

    @property
    def chances(self) -> int:
        """Of them, answers of chance."""
        return 0 if self.game is None else self.game.chances

    @property
    def back(self) -> list[Point]:
        """What can be gone back to: how it stood, since something hidden was last revealed."""
        return [] if self.game is None else self.game.back

    def point_of(self, seat: int) -> int:
        """The length to which a seat could take its last choice back, or -1."""
        return next((point.length for point in reversed(self.back) if point.seat == seat), -1)

    @property
    def guide(self) -> Guide | None:
        """Where this is a guided game: its file, played through."""
        return guide(self.opened.guide) if self.opened.guide else None

    def coming(self) -> Place | None:
        """What comes next in a guided game; None off its line, and in every other game."""
        return None if self.guide is None else self.guide.place(self.playing.state)

    def way_back(self) -> int:
        """The length up to which a guided game was on its line, or -1."""
        for point in reversed(self.back):
            if self.guide is not None and self.guide.place(point.state):
                return point.length
        return -1

    @property
    def playing(self) -> Game:
        """The game, when there is one."""
        assert self.game is not None
        return self.game

    def waiting(self) -> list[int]:
        """Who may still step in while nobody must decide: the seats of a window."""
        return list(waiting(self.playing.state))

    def stand(self) -> list[tuple[int, Choice]]:
        """The plan in which nobody steps in."""
        return [(seat, PASS) for seat in self.waiting()]

    # ---- who is who

    def seat_of(self, player: str) -> int:
        """The seat of a player, or -1."""
        for number, seat in enumerate(self.seats):
            if seat.player == player and player:
                return number
        return -1


def empty_seats(count: int, sexes: tuple[str, ...] = ()) -> list[Seat]:
    words = sexes or ("male", "female") * 3
    return [Seat(words[number]) for number in range(count)]


def open_room(table: str, opened: j.Opened) -> Room:
    """A room from its first row."""
    settings = opened.settings
    seats = empty_seats(settings.seats, opened.sexes)
    return Room(table, opened, settings, opened.host, opened.code, seats, seq=1)
