"""What a host chooses for a table before the game."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kickdoor.agents.temper import TEMPERS
from kickdoor.ruleset import Box, OptionError, check_deal, open_box

Seconds = Annotated[float, Meta(ge=0, le=3600)]
BOTS = ("greedy", "random", *(f"heuristic:{word}" for word in TEMPERS), "expert")


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """Time, in seconds. 0 means that there is no such clock."""

    window: Annotated[float, Meta(ge=1, le=10)] = 2.6  # how long everybody may step in
    last_chance: Annotated[float, Meta(ge=1, le=60)] = 15.0  # the same when somebody is about to win the game
    decide: Seconds = 0.0  # for each decision
    bank: Seconds = 0.0  # for all decisions of a player together, when the time for one is used up
    hold: Annotated[float, Meta(ge=0, le=120)] = 30.0  # all the "wait!" a player has
    absence: Annotated[float, Meta(ge=5, le=3600)] = 60.0  # after which a bot sits in for somebody who is gone
    pace: Annotated[float, Meta(ge=0, le=5)] = 1.15  # a bot takes so long, so that people can follow


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """One table."""

    editions: Annotated[tuple[str, ...], Meta(min_length=1, max_length=8)] = ("classic",)
    options: dict[str, Any] = {}  # variants, as in the header of a log
    seats: Annotated[int, Meta(ge=3, le=6)] = 4
    clocks: Clocks = Clocks()
    public: bool = False  # in the list of tables
    spectators: Literal["none", "table", "hands"] = "table"  # hands: all of them, late, when every player agreed
    delay: Annotated[float, Meta(ge=10, le=3600)] = 60.0  # how late
    chat: bool = True
    hints: bool = True  # players may ask a bot what it would do
    undo: bool = True  # choices may be taken back when all agree


def box_of(settings: Settings) -> Box:
    """The box the table plays with, or OptionError. Windows ask all who might hold an answer: a pause tells nothing."""
    if "patient" in settings.options:
        raise OptionError("patient: an online table always is")
    box = open_box(settings.editions, {**settings.options, "patient": True})
    check_deal(box, settings.seats)
    return box


def check_bot(name: str) -> str:
    """A bot that may sit at a table with people, or ValueError."""
    if name not in BOTS:
        raise ValueError(f"unknown bot '{name}': there are {', '.join(BOTS)}")
    return name
