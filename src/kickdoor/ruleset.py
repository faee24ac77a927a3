"""A box: the cards of one or more editions and the options of the table, ready to play, with a hash of all of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from kickdoor.cards.compile import House, compile_box
from kickdoor.cards.load import UnknownEdition, read_edition
from kickdoor.cards.names import Names
from kickdoor.engine.tables import Tables
from kickdoor.rules.variants import bind

__all__ = ["Box", "Names", "OptionError", "Options", "open_box"]


class OptionError(ValueError):
    """An edition or option that does not exist, or a value it cannot have."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices of a table before the game."""

    faster_play: bool = False
    shared_victory: bool = False
    winning_level: Annotated[int, Meta(ge=2, le=30)] = 10
    seal_roll: bool = False
    ignore_sex: bool = False
    hand_limit: Annotated[int, Meta(ge=1, le=30)] = 5
    table: tuple[str, ...] = ()  # what stands on the table, for cards that ask


@dataclass(frozen=True)
class Box:
    """Everything a game is played with."""

    tables: Tables
    names: Names
    editions: tuple[str, ...]
    options: Options
    hash: str


def open_box(editions: Sequence[str] = ("classic",), options: Mapping[str, object] | None = None) -> Box:
    """The box of these editions; equal arguments give the same box."""
    try:
        chosen = msgspec.convert(dict(options or {}), Options)
    except msgspec.ValidationError as error:
        raise OptionError(_told(str(error))) from None
    return _open((editions,) if isinstance(editions, str) else tuple(editions), chosen)


@lru_cache(maxsize=64)
def _open(names: tuple[str, ...], options: Options) -> Box:
    if not names or len(set(names)) < len(names):
        raise OptionError(f"editions: one or more, each once, not {list(names)}")
    try:
        packs = [read_edition(name) for name in names]
    except UnknownEdition as error:
        raise OptionError(str(error)) from None
    if options.seal_roll and not any("seal_roll" in pack.pack.options for pack in packs):
        raise OptionError(f"seal_roll: none of {', '.join(names)} has Seals")
    house = House(
        sexes=not options.ignore_sex,
        winning_level=options.winning_level,
        hand_limit=options.hand_limit,
        hooks=bind(options.faster_play),
        shared=options.shared_victory,
    )
    tables, words = compile_box(packs, house)
    content = msgspec.json.encode((packs, options), order="sorted")
    return Box(tables, words, names, options, sha256(content).hexdigest())


def _told(message: str) -> str:
    """msgspec's refusal with the option's name first."""
    what, _, path = message.replace("`", "").partition(" - at $.")
    if what.startswith("Object contains unknown field "):
        return f"unknown option '{what.rpartition(' ')[2]}'"
    return f"{path}: {what}"
