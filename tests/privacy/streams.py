"""Two tables that differ only in what a viewer may not know, played side by side: the viewer is sent the same."""

from kickdoor.chance import Seeded
from kickdoor.engine.apply import CHANCE, apply
from kickdoor.engine.ids import PASS, SEAT_ZONES, V_CHANCE, Z_DISCARD, Z_HAND, Z_POOL, Choice
from kickdoor.engine.options import options
from kickdoor.engine.state import Event, State
from kickdoor.server import wire
from kickdoor.server.clocks import Pulse
from kickdoor.server.journal import Opened
from kickdoor.server.room import Room, open_room
from kickdoor.server.settings import Clocks, Settings
from kickdoor.server.stream import Stream
from kickdoor.server.telling import past_of
from kickdoor.server.timing import Timing
from tests.privacy.reshuffle import SPECTATOR, Apart, luck, reshuffled

TOGETHER = 25  # steps two tables go side by side
MOST = 100_000
PLAYERS = 4


class Place:
    """A table as the server has it, without sockets: it says what each viewer is sent."""

    def __init__(self, room: Room, state: State) -> None:
        self.room = room
        room.playing.state = state
        self.stream = Stream(room.playing, len(room.seats))
        self.timing = Timing(room, Pulse())
        self.settle()

    def settle(self) -> None:
        self.stream.ask()
        self.timing.moved()
        self.stream.n += 1

    def sent(self, viewer: int, events: list[Event]) -> bytes:
        return self.stream.update(viewer, events, self.timing.clock(viewer))

    def sent_to_newcomer(self, viewer: int) -> bytes:
        """To whoever comes now, or comes again: what happened so far."""
        return wire.write(past_of(self.room, viewer))


def new_room(edition: str, seed: int) -> Room:
    """A table of people, dealt."""
    settings = Settings(tuple(edition.split("+")), seats=PLAYERS, clocks=Clocks(decide=60.0, bank=300.0), undo=False)
    room = open_room("table", Opened("host", settings, "CODE"))
    for seat in room.seats:
        seat.player = "somebody"
    room.start(f"{seed:064x}")
    return room


def pair(room: Room, edition: str, seed: int, viewer: int, dice: Seeded) -> tuple[Place, Place]:
    """The table as it stands, and one with other cards wherever the viewer cannot look."""
    s = room.playing.state
    twin = new_room(edition, seed)
    one = new_room(edition, seed)
    return Place(one, s.clone()), Place(twin, reshuffled(s, viewer, viewer, dice))


def go_on(one: Place, other: Place, viewer: int, dice: Seeded) -> tuple[list[Event], list[Event]]:
    """The same happens at both tables; chance shows the viewer the same at both. Apart when that cannot be."""
    s, twin = one.room.playing.state, other.room.playing.state
    assert one.room.waiting() == other.room.waiting()
    assert s.deciding == twin.deciding
    plan = same_choice(s, twin, one.room.waiting(), viewer, dice)
    s.events, twin.events = [], []
    for seat, choice in plan:
        for place in (one, other):
            apply(place.room.playing.state, seat, choice)
            place.stream.answered(seat)
        for _ in range(MOST):
            if CHANCE not in (s.asked, twin.asked) or s.winners:
                break
            assert s.chance == twin.chance
            mine, theirs = luck(s, twin, viewer, dice)
            apply(s, CHANCE, (V_CHANCE, mine, 0, 0))
            apply(twin, CHANCE, (V_CHANCE, theirs, 0, 0))
    told, tells = s.events, twin.events
    s.events = twin.events = None
    assert told is not None
    assert tells is not None
    if laid_open(s, viewer) != laid_open(twin, viewer):
        raise Apart  # by the rules something hidden has come to light
    for place, events in ((one, told), (other, tells)):
        place.room.remember(events)
        place.settle()
    return told, tells


def laid_open(s: State, viewer: int) -> list[tuple[int, ...]]:
    """Every zone the viewer may look into, and what it has seen of the others."""
    closed = {seat * SEAT_ZONES + Z_HAND for seat in range(s.n) if seat != viewer}
    closed |= {len(s.zones) + zone for zone in range(Z_DISCARD + 1, Z_POOL + 1)}  # decks, their tops and bottoms
    everybody = (1 << s.n) - 1
    seen = tuple(card for card, mask in s.seen if (mask >> viewer & 1 if viewer >= 0 else mask == everybody))
    return [zone for number, zone in enumerate(s.zones) if number not in closed] + [seen]


def same_choice(s: State, twin: State, waiting: list[int], viewer: int, dice: Seeded) -> list[tuple[int, Choice]]:
    """Something that can be done at both tables: all let it stand, or one acts."""
    if waiting and dice.below(3):
        return [(seat, PASS) for seat in waiting]
    seats = [seat for seat in range(s.n) if s.deciding >> seat & 1 or (s.invited >> seat & 1 and dice.below(4) == 0)]
    if waiting:
        seats = waiting
    seat = seats[dice.below(len(seats))]
    offered = options(s, seat)
    if seat != viewer:
        there = options(twin, seat)
        offered = [choice for choice in offered if choice in there]
    if waiting:
        offered = [choice for choice in offered if choice != PASS]
    if not offered:
        if waiting:
            return [(seat, PASS) for seat in waiting]
        raise Apart
    return [(seat, offered[dice.below(len(offered))])]


def compare(edition: str, seed: int, steps: int) -> tuple[int, int]:
    """So many steps compared, every seat and a spectator in turn; returns steps and bytes compared."""
    dice = Seeded(f"streams {edition} {seed}")
    done = size = 0
    game = seed
    room = new_room(edition, game)
    for number in range(MOST):
        if done >= steps:
            return done, size
        viewer = number % (PLAYERS + 1) - 1
        assert viewer >= SPECTATOR
        one, other = pair(room, edition, game, viewer, dice)
        assert one.sent(viewer, []) == other.sent(viewer, [])
        for _ in range(TOGETHER):
            if one.room.playing.over:
                break
            try:
                told, tells = go_on(one, other, viewer, dice)
            except Apart:
                break
            here, there = one.sent(viewer, told), other.sent(viewer, tells)
            assert here == there, f"{edition}, seed {seed}, step {done}, viewer {viewer}"
            assert one.sent_to_newcomer(viewer) == other.sent_to_newcomer(viewer)
            done += 1
            size += len(here)
        room = one.room
        if room.playing.over:
            game += 1000
            room = new_room(edition, game)
        else:
            walk_on(room, dice)
    raise AssertionError("too few steps could be compared")


def walk_on(room: Room, dice: Seeded) -> list[Event]:
    """Some steps of the real table alone, so that all kinds of positions come up; what happened."""
    s = room.playing.state
    events: list[Event] = []
    for _ in range(1 + dice.below(12)):
        if room.playing.over:
            break
        if s.asked == CHANCE:
            events += room.settle()[1]
            continue
        seat = s.asked
        offered = options(s, seat)
        events += room.carry_out([(seat, offered[dice.below(len(offered))])])[1]
    return events
