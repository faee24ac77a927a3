"""The first and the last line of a log: what the game was played with, and how it ended."""

from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

from kickdoor.cards.load import PackError
from kickdoor.cards.shelf import Packs, content_hash, folders, gather
from kickdoor.replay.error import LogError
from kickdoor.ruleset import Box, OptionError, open_box
from kickdoor.version import LOG_FORMAT, RULES_REV

Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Secret = Annotated[str, Meta(pattern="^([0-9a-f]{2})+$")]
S = TypeVar("S", bound=Struct)


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is settled before the first card."""

    format: int
    kickdoor: str
    rules_rev: int
    editions: tuple[str, ...]
    players: Annotated[int, Meta(ge=3, le=6)]
    names: tuple[Annotated[str, Meta(min_length=1)], ...]
    sexes: tuple[Literal["male", "female"], ...]
    options: dict[str, Any]
    seed: int | None  # chance came from this seed,
    commitment: Hash | None  # or from the secret of this hash; neither: from elsewhere
    pack: Hash
    packs: dict[str, Hash] = {}  # the editions from outside it needs
    # Revealed secrets of games this one goes on from, each with the number of outcomes up to which it counts.
    earlier: tuple[tuple[Secret, Annotated[int, Meta(ge=1)]], ...] = ()


class End(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the game ended; a committed game reveals its secret."""

    digest: Hash
    winners: tuple[int, ...]
    secret: Secret | None = None


class Last(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a finished game."""

    end: End


def shaped(path: Path, line: int, data: object, shape: type[S]) -> S:
    """The data in its shape, or what is wrong with which field."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        what, _, field = str(error).replace("`", "").partition(" - at $")
        raise LogError(path, line, f"{field.lstrip('.')}: {what}" if field else what) from None


def check_header(path: Path, header: Header, packs: Packs = ()) -> Box:
    """The box the game was played with: the same rules and the same cards, or it cannot be played again."""
    if header.format != LOG_FORMAT:
        raise LogError(path, 1, f"format: {header.format} is not a log format that can be read; {LOG_FORMAT} is")
    if header.rules_rev != RULES_REV:
        raise LogError(path, 1, f"rules_rev: played by revision {header.rules_rev} of the rules; this is {RULES_REV}")
    if len(header.names) != header.players or len(set(header.names)) != header.players:
        raise LogError(path, 1, f"names: {header.players} different names, not {list(header.names)}")
    if len(header.sexes) != header.players:
        raise LogError(path, 1, f"sexes: one for each of {header.players} players, not {len(header.sexes)}")
    if header.seed is not None and header.commitment is not None:
        raise LogError(path, 1, "seed: a committed game has none")
    try:
        check_packs(path, header, packs)
        box = open_box(header.editions, header.options, packs)
    except (OptionError, PackError) as error:
        raise LogError(path, 1, str(error)) from None
    if box.hash != header.pack:
        raise LogError(path, 1, f"pack: the game was played with other cards or options than {', '.join(box.editions)}")
    return box


def check_packs(path: Path, header: Header, packs: Packs) -> None:
    """The packs from outside are at hand, and say what they said then."""
    given = gather(folders(packs))
    for name, wanted in header.packs.items():
        if name not in given:
            raise LogError(path, 1, f"packs: the pack {name} is needed, hash {wanted}; name its folder with --pack")
        found = content_hash(given[name])
        if found != wanted:
            raise LogError(path, 1, f"packs: {name} was played with hash {wanted}; {given[name].where} has {found}")
