"""The messages between a client and a table. docs/protocol.md is made from this."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from kickdoor.engine.view import View
from kickdoor.server.journal import Stage
from kickdoor.server.settings import Settings

PROTOCOL = 1

ActionId = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="your own name for this action"),
]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
ChoiceWire: TypeAlias = tuple[Number, Number, Number, Number]
Cards = Annotated[tuple[Number, ...], Meta(max_length=40)]


class ClientMessage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """What a client may send. `id` is the client's own: sending it again does nothing twice."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first frame of a socket: the ticket got by `POST /api/tables/{table}/ticket`."""

    ticket: Annotated[str, Meta(max_length=400)]  # good once, for 30 seconds, for this table
    table: Annotated[str, Meta(max_length=40)]  # its id
    protocol: int = PROTOCOL  # the version this client speaks
    language: Annotated[str, Meta(max_length=10)] = "en"  # in which refusals and hints are told


class Choose(ClientMessage, frozen=True, tag="choose"):
    """One of the options of a request, or a step in the scenario vocabulary, which may stand for several choices."""

    id: ActionId
    request: int = 0  # the request it answers; 0: none, anything lawful may be done
    choice: ChoiceWire | None = None  # the numbers of an option, or of anything else that is lawful
    step: dict[str, Any] | None = None  # or in words


class Propose(ClientMessage, frozen=True, tag="propose"):
    """A whole offer: for help in a fight, a trade, or a gift. With `counter` it answers one that was made."""

    id: ActionId
    scope: Literal["help", "trade", "gift"]
    to: SeatNumber
    treasures: Annotated[int, Meta(ge=0, le=99)] = 0  # help: how many the helper gets
    pick: Literal["helper-first", "fighter-first", "alternate"] = "helper-first"  # help: who takes Treasures first
    give: Cards = ()  # cards from the one who asked first (the fighter, or who opened the trade), also in a counter
    get: Cards = ()  # trade: cards from the one who was asked
    play: Cards = ()  # help: cards of the fighter's hand, to be played on the helper
    counter: bool = False  # it answers the offer on the table; once in a negotiation


class Ack(ClientMessage, frozen=True, tag="ack"):
    """Let it stand: the window may close as far as this player is concerned."""

    window: int  # its number, as the clock has it


class Hold(ClientMessage, frozen=True, tag="hold"):
    """Wait! The window stays open while the player's time for it lasts, or until `on` is false."""

    window: int  # its number, as the clock has it
    on: bool = True  # false: go on


class Sync(ClientMessage, frozen=True, tag="sync"):
    """Send me everything again."""


class Say(ClientMessage, frozen=True, tag="say"):
    """A line of chat, or a quick phrase."""

    id: ActionId
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = ""  # the id of a phrase of /api/config, in place of a text


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Nothing more from this player, for me, as long as this socket lasts. It has no answer."""

    seat: SeatNumber
    on: bool = True


class Filter(ClientMessage, frozen=True, tag="filter"):
    """Words I do not want to read, masked as long as this socket lasts; a new list replaces the old. No answer."""

    words: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=100)]


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a seat before the game, or change to it; a bot makes room."""

    id: ActionId
    seat: SeatNumber
    sex: Literal["", "male", "female"] = ""  # of the character; "": as the seat has it


class Rise(ClientMessage, frozen=True, tag="rise"):
    """Up from the seat, before the game."""

    id: ActionId


class Ready(ClientMessage, frozen=True, tag="ready"):
    """The game may start as far as this player is concerned."""

    id: ActionId
    ready: bool = True


class SetSeat(ClientMessage, frozen=True, tag="set-seat"):
    """The host puts a bot on a seat, or with "" empties it."""

    id: ActionId
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)]  # one of the bots of /api/config


class Change(ClientMessage, frozen=True, tag="change"):
    """The host changes the table before the game."""

    id: ActionId
    settings: Settings  # all of them: what is left out is as by default


class Start(ClientMessage, frozen=True, tag="start"):
    """The host starts the game; bots take the seats that are empty."""

    id: ActionId


class Leave(ClientMessage, frozen=True, tag="leave"):
    """For good: before the game the seat is empty, later a bot has it."""

    id: ActionId


class Vote(ClientMessage, frozen=True, tag="vote"):
    """To remove a player: all the other people must agree."""

    id: ActionId
    seat: SeatNumber  # who is to go
    yes: bool = True  # false takes the vote back


class Undo(ClientMessage, frozen=True, tag="undo"):
    """To take the last choice back, or to answer who wants to: all people must agree."""

    id: ActionId
    yes: bool = True  # false ends the wish


class Agree(ClientMessage, frozen=True, tag="agree"):
    """Spectators may see all hands, late; counts when every player agreed."""

    id: ActionId
    yes: bool = True


class Hint(ClientMessage, frozen=True, tag="hint"):
    """What would a bot do here?"""

    id: ActionId


class Why(ClientMessage, frozen=True, tag="why"):
    """The sum behind a number, or, with a step, whether it may be done and if not why."""

    id: ActionId
    about: Annotated[str, Meta(max_length=20)] = ""  # which number
    seat: Annotated[int, Meta(ge=-1, le=5)] = -1  # whose, for numbers of a player
    monster: Annotated[int, Meta(ge=-1, le=1000)] = -1  # its uid, for numbers of a monster
    step: dict[str, Any] | None = None  # may I do this?


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """A new table with the same people and settings; who asks first makes it."""

    id: ActionId


class Lead(ClientMessage, frozen=True, tag="lead"):
    """In a guided game: a lesson has been read, or the way back to the lessons is wanted."""

    id: ActionId
    heard: Annotated[int, Meta(ge=-1, le=1000)] = -1  # the number of the lesson
    back: bool = False  # what was done since the game left the line of the lessons is taken back


Incoming: TypeAlias = (
    Hello | Choose | Propose | Ack | Hold | Sync | Say | Mute | Filter | Sit | Rise | Ready | SetSeat | Change | Start
    | Leave | Vote | Undo | Agree | Hint | Why | Rematch | Lead
)  # fmt: skip


class ServerMessage(Struct, frozen=True, tag_field="t"):
    """What a server may send."""


class SeatWire(Struct, frozen=True):
    """A place at the table."""

    kind: Literal["empty", "person", "bot"]
    name: str  # of a person
    sex: str  # of the character at the start
    bot: str = ""  # which one
    ready: bool = False
    here: bool = False  # a person with an open socket
    gone: bool = False  # a bot sits in
    agreed: bool = False  # spectators may see hands
    bank: float = 0.0  # seconds left
    hold: float = 0.0  # seconds of "wait!" left


class Line(Struct, frozen=True):
    """A line of chat; seat -1 is a spectator. `phrase` is the id of a quick phrase."""

    n: int  # lines of a table are counted from 1
    seat: int
    name: str
    at: int  # milliseconds since 1970
    text: str
    phrase: str = ""


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
    events: tuple[tuple[int, int, int, int, int], ...]  # kind, seat, a, b, c: see /api/boxes
    view: View
    request: RequestWire | None
    clock: Clock
    hands: tuple[tuple[int, ...], ...] | UnsetType = UNSET  # of all, for spectators where everybody agreed
    lesson: Lesson | UnsetType = UNSET  # in a guided game


class Past(ServerMessage, frozen=True, tag="past"):
    """What happened so far, the last few hundred things: when you come, when a game goes on from another
    one, and when something was taken back."""

    events: tuple[tuple[int, int, int, int, int], ...]


class Ticking(ServerMessage, frozen=True, tag="clock"):
    """Only the clock has changed."""

    clock: Clock


class Chat(ServerMessage, frozen=True, tag="chat"):
    """Lines of chat: the last hundred when you come, later one by one."""

    lines: tuple[Line, ...]


class Done(ServerMessage, frozen=True, tag="done"):
    """It is kept: whatever happens, this action is not lost and not done twice."""

    id: str


class Refused(ServerMessage, frozen=True, tag="refused"):
    """It was not done and nothing has changed."""

    id: str  # of what was refused; "" where that has none
    code: Literal["rules", "stale", "not-now", "not-yours", "bad", "busy", "slow-down", "full"]
    why: str  # a sentence for the player
    clauses: tuple[str, ...] = ()  # the rules it rests on, the first one first


class Thought(Struct, frozen=True):
    """What a bot thinks of one option."""

    option: int  # index in the options of the request
    value: float  # on a scale of its own; what it would do stands first, whatever its value
    reason: str


class Advice(ServerMessage, frozen=True, tag="advice"):
    """The answer to a hint."""

    id: str
    thoughts: tuple[Thought, ...]  # what the bot would do, then others


class AddendWire(Struct, frozen=True):
    """One term of a sum."""

    n: int
    what: str  # the word for what it comes from
    card: int  # or -1
    seat: int  # or -1
    clause: str


class Because(ServerMessage, frozen=True, tag="because"):
    """The answer to why: a sum with its addends, or a refusal with its clauses; neither means that it may be done."""

    id: str
    total: int | None = None
    addends: tuple[AddendWire, ...] = ()
    clauses: tuple[str, ...] = ()
    why: str = ""


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The last frame: why the socket closes."""

    code: int
    why: str


Outgoing: TypeAlias = (
    Table | Update | Past | Ticking | Chat | Done | Refused | Advice | Because | Bye
)  # fmt: skip

CLOSE_RESTART = 1012
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
