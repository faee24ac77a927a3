"""The messages between a client and a table. docs/protocol.md is made from this."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from kickdoor.engine.view import View
from kickdoor.outlook import Outlook, Pledge
from kickdoor.server.journal import Stage
from kickdoor.server.sent import (
    PROTOCOL as PROTOCOL,
)
from kickdoor.server.sent import (
    Ack as Ack,
)
from kickdoor.server.sent import (
    Agree as Agree,
)
from kickdoor.server.sent import (
    Change as Change,
)
from kickdoor.server.sent import (
    ChoiceWire as ChoiceWire,
)
from kickdoor.server.sent import (
    Choose as Choose,
)
from kickdoor.server.sent import (
    ClientMessage as ClientMessage,
)
from kickdoor.server.sent import (
    Dismiss as Dismiss,
)
from kickdoor.server.sent import (
    Filter as Filter,
)
from kickdoor.server.sent import (
    Hello as Hello,
)
from kickdoor.server.sent import (
    Hint as Hint,
)
from kickdoor.server.sent import (
    Hold as Hold,
)
from kickdoor.server.sent import (
    Lead as Lead,
)
from kickdoor.server.sent import (
    Leave as Leave,
)
from kickdoor.server.sent import (
    Look as Look,
)
from kickdoor.server.sent import (
    Missed as Missed,
)
from kickdoor.server.sent import (
    Mute as Mute,
)
from kickdoor.server.sent import (
    PassHost as PassHost,
)
from kickdoor.server.sent import (
    Propose as Propose,
)
from kickdoor.server.sent import (
    Ready as Ready,
)
from kickdoor.server.sent import (
    Rematch as Rematch,
)
from kickdoor.server.sent import (
    Report as Report,
)
from kickdoor.server.sent import (
    Rise as Rise,
)
from kickdoor.server.sent import (
    Say as Say,
)
from kickdoor.server.sent import (
    SetSeat as SetSeat,
)
from kickdoor.server.sent import (
    Silence as Silence,
)
from kickdoor.server.sent import (
    Sit as Sit,
)
from kickdoor.server.sent import (
    Start as Start,
)
from kickdoor.server.sent import (
    Sync as Sync,
)
from kickdoor.server.sent import (
    Undo as Undo,
)
from kickdoor.server.sent import (
    Vote as Vote,
)
from kickdoor.server.sent import (
    Why as Why,
)
from kickdoor.server.settings import Settings

Incoming: TypeAlias = (
    Hello | Choose | Propose | Ack | Hold | Sync | Missed | Say | Mute | Filter | Sit | Look | Rise | Ready | SetSeat
    | Change | Start | Leave | Vote | Undo | Agree | Hint | Why | Rematch | PassHost | Silence | Dismiss | Report | Lead
)  # fmt: skip


class ServerMessage(Struct, frozen=True, tag_field="t"):
    """What a server may send."""


class SeatWire(Struct, frozen=True):
    """A place at the table."""

    kind: Literal["empty", "person", "bot"]
    name: str  # of a person as chosen, of a bot as all of its kind are called
    sex: str  # of the character at the start
    bot: str = ""  # which one
    ready: bool = False
    here: bool = False  # a person with an open socket
    gone: bool = False  # a bot sits in
    agreed: bool = False  # spectators may see hands
    bank: float = 0.0  # seconds left
    hold: float = 0.0  # seconds of "wait!" left
    face: str = ""  # as its person chose it, "": any will do; of a bot the one that goes with its name
    program: bool = False  # a program sits here like a person, as it has said itself: to be shown as a bot


class Line(Struct, frozen=True):
    """A line of chat; seat -1 is a spectator. `phrase` is the id of a quick phrase."""

    n: int  # lines of a table are counted from 1
    seat: int
    name: str
    at: int  # milliseconds since 1970
    text: str
    phrase: str = ""
    looker: int = 0  # the number of a spectator, to be meant by; 0: who said it had a seat


class Looker(Struct, frozen=True):
    """Somebody at the table without a seat."""

    number: int  # to be meant by
    name: str
    silenced: bool  # by the host


class Table(ServerMessage, frozen=True, tag="table"):
    """The table around the game. Sent whenever it changes."""

    id: str
    code: str  # six letters to tell a friend; "" when it is closed
    state: Stage
    host: int  # seat of the host, -1 when the host has none
    you: int  # your seat, -1 for a spectator
    hosting: bool  # you decide about the table
    settings: Settings
    seats: tuple[SeatWire, ...]
    box: str  # the hash of what /api/boxes tells for these editions and options
    commitment: str = ""  # the hash of the secret of chance, from before the first draw
    votes: tuple[tuple[int, tuple[int, ...]], ...] = ()  # (seat to go, who agreed)
    undo: tuple[int, tuple[int, ...]] | None = None  # (who asked, who agreed)
    can_undo: bool = False  # you have a choice that could be taken back
    watching: int = 0  # spectators
    lookers: tuple[Looker, ...] = ()  # who they are, for the host alone
    silenced: tuple[int, ...] = ()  # seats that the host lets nobody hear, for the host alone
    replay: str = ""  # the id of the finished game
    rematch: str = ""  # the table where the players go on
    closed: str = ""  # why


class Option(Struct, frozen=True):
    """One of the things you may do."""

    choice: ChoiceWire
    step: msgspec.Raw  # the same in words: {"do": "play", "card": "magic-missile", "side": "munchkins"}


class RequestWire(Struct, frozen=True):
    """What you are asked. `id` stays the same as long as the question does."""

    id: int
    kind: str  # what it is about
    mandatory: bool  # false: a chance to step in, which you may let pass
    options: tuple[Option, ...]


class Clock(Struct, frozen=True):
    """Time that runs, of the window or of those who must decide. Seconds are left from when it was sent."""

    window: int = 0  # number of the open window; 0: none
    left: float | None = None  # seconds; null: as long as it takes
    length: float | None = None  # of the whole window
    stood: bool = False  # you let it stand
    holding: int = -1  # the seat that said "wait!"
    deciding: tuple[int, ...] = ()  # seats that must decide: everybody can see them
    bank: bool = False  # the bank is being used
    last: bool = False  # the window is the last chance: as it stands, somebody wins the game


class Lesson(Struct, frozen=True, omit_defaults=True):
    """Where a guided game is. Without a note there is nothing to tell now."""

    note: str  # the word for what is told
    number: int  # of the lesson, told now or coming; -1: the game has left the line; as many as there are: all are over
    count: int  # of lessons
    unread: bool = False  # the table waits until you say that you have read it
    step: dict[str, Any] | None = None  # what is to be done, or what another will do
    back: bool = False  # there is a way back to the line


class Update(ServerMessage, frozen=True, tag="update", omit_defaults=True):
    """The game as you may see it, what happened since the last one, and what you are asked."""

    n: int  # rows of the table so far: it never goes back, not even when the server restarts
    since: int  # its events are those after this row: if you had heard of fewer, ask for them by `missed`
    events: tuple[tuple[int, int, int, int, int], ...]  # kind, seat, a, b, c: see /api/boxes
    view: View
    request: RequestWire | None
    clock: Clock
    outlook: Outlook  # what comes if nobody steps in
    pledge: Pledge | None  # the fight if the offer on the table is accepted
    hands: tuple[tuple[int, ...], ...] | UnsetType = UNSET  # of all, for spectators where everybody agreed
    lesson: Lesson | UnsetType = UNSET  # in a guided game


class Past(ServerMessage, frozen=True, tag="past"):
    """What happened so far, the last few hundred things: when you come, when a game goes on from another
    one, and when something was taken back; or what you asked for by `missed`."""

    events: tuple[tuple[int, int, int, int, int], ...]
    since: int = 0  # what happened after this row; 0: all that is remembered
    n: int = 0  # up to this row


class Ticking(ServerMessage, frozen=True, tag="clock"):
    """Only the clock has changed."""

    clock: Clock


class Chat(ServerMessage, frozen=True, tag="chat"):
    """Lines of chat: the last hundred when you come, later one by one."""

    lines: tuple[Line, ...]


class Aside(ServerMessage, frozen=True, tag="aside"):
    """A bot says something. It is not kept; `mute` its seat to hear no more of it."""

    seat: int
    line: str  # its id, as vindictive-ouch: the temper, then the occasion; or busy, where a weaker bot answered
    text: str  # in the reader's language


class Done(ServerMessage, frozen=True, tag="done"):
    """It is kept: whatever happens, this action is not lost and not done twice."""

    id: str


class Refused(ServerMessage, frozen=True, tag="refused"):
    """It was not done and nothing has changed."""

    id: str  # of what was refused; "" where that has none
    code: Literal["rules", "stale", "not-now", "not-yours", "bad", "busy", "slow-down", "full"]
    why: str  # a sentence for the player
    clauses: tuple[str, ...] = ()  # the rules it rests on, the first one first
    limit: str = ""  # that was reached, where it is "slow-down"
    after: float = 0.0  # seconds after which to try again, where it is "slow-down"


class Thought(Struct, frozen=True):
    """What a bot thinks of one option."""

    option: int  # index in the options of the request
    value: float  # on a scale of its own; none is worth more than what it would do, which stands first
    reason: str  # the fact that decides; seat-0, seat-1… stand for the names of players


class Advice(ServerMessage, frozen=True, tag="advice"):
    """The answer to a hint."""

    id: str
    thoughts: tuple[Thought, ...]  # what the bot would do, then others; none where no fact decides


class AddendWire(Struct, frozen=True):
    """One term of a sum."""

    n: int
    what: str  # the word for what it comes from
    card: int  # or -1
    seat: int  # or -1
    clause: str


class Because(ServerMessage, frozen=True, tag="because"):
    """The answer to why: a sum with its addends, or a refusal with its clauses; neither means that it may be done.

    Of a sale that may be made, the total is the Level it leads to.
    """

    id: str
    total: int | None = None
    addends: tuple[AddendWire, ...] = ()
    clauses: tuple[str, ...] = ()
    why: str = ""


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The last frame: why the socket closes."""

    code: int
    why: str
    limit: str = ""  # that was reached, if it is one


Outgoing: TypeAlias = (
    Table | Update | Past | Ticking | Chat | Aside | Done | Refused | Advice | Because | Bye
)  # fmt: skip

CLOSE_RESTART = 1012
CLOSE_BUSY = 1013  # too many sockets from one address
CLOSE_POLICY = 1008
CLOSE_TOO_BIG = 1009
CLOSE_SLOW = 4008  # this client reads too slowly
CLOSE_TICKET = 4001
CLOSE_BANNED = 4003
CLOSE_NO_TABLE = 4004
CLOSE_ERASED = 4005
CLOSE_PROTOCOL = 4006
CLOSE_FULL = 4007  # as many look on as may
CLOSE_ELSEWHERE = 4009  # more sockets than allowed for one player

read = msgspec.json.Decoder(Incoming).decode
write = msgspec.json.Encoder().encode
