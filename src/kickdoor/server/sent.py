"""What a client may send to a table."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from kickdoor.server.settings import Settings

PROTOCOL = 1

ActionId = Annotated[
    str,
    Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$", description="your own name for this action"),
]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
AnySeat = Annotated[int, Meta(ge=-1, le=5)]
LookerNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=-(2**31), lt=2**31)]
ChoiceWire: TypeAlias = tuple[Number, Number, Number, Number]
Face = Annotated[str, Meta(max_length=12, pattern="^[0-9a-z]*$", description="parts of a face, a letter each")]
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


class Missed(ClientMessage, frozen=True, tag="missed"):
    """Tell me what happened after the last update I have. The answer is `past`, and an update."""

    since: Annotated[int, Meta(ge=0, lt=2**53)]  # its `n`


class Say(ClientMessage, frozen=True, tag="say"):
    """A line of chat, or a quick phrase."""

    id: ActionId
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=30)] = (
        ""  # the id of a phrase or reaction of /api/config, in place of a text
    )


class Mute(ClientMessage, frozen=True, tag="mute"):
    """Nothing more from this player or bot, for me, as long as this socket lasts. It has no answer."""

    seat: AnySeat = -1
    looker: LookerNumber = 0  # or the number of somebody without a seat
    on: bool = True


class Silence(ClientMessage, frozen=True, tag="silence"):
    """The host: nothing more from this player, for anybody."""

    id: ActionId
    seat: AnySeat = -1
    looker: LookerNumber = 0  # or the number of somebody without a seat
    on: bool = True


class Dismiss(ClientMessage, frozen=True, tag="dismiss"):
    """The host sends somebody away who has no seat."""

    id: ActionId
    looker: LookerNumber
    bar: bool = False  # for good: neither this player nor anybody from the same address comes in again


class Report(ClientMessage, frozen=True, tag="report"):
    """Tell whoever runs the server of a line of chat."""

    id: ActionId
    line: int  # its number
    why: Annotated[str, Meta(max_length=200)] = ""


class Filter(ClientMessage, frozen=True, tag="filter"):
    """Words I do not want to read, masked as long as this socket lasts; a new list replaces the old. No answer."""

    words: Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...], Meta(max_length=100)]


class Sit(ClientMessage, frozen=True, tag="sit"):
    """Take a seat before the game, or change to it; a bot makes room."""

    id: ActionId
    seat: SeatNumber
    sex: Literal["", "male", "female"] = ""  # of the character; "": as the seat has it
    program: bool = False  # a program decides here, no person: everybody at the table is told so


class Look(ClientMessage, frozen=True, tag="look"):
    """The face that others see on your seat."""

    id: ActionId
    face: Face


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


class PassHost(ClientMessage, frozen=True, tag="pass-host"):
    """The host makes somebody else the host, who has a seat."""

    id: ActionId
    seat: SeatNumber


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
