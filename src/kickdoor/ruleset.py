"""A box: the cards of one or more editions and the options of the table, ready to play, with a hash of all of it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from kickdoor.cards.compile import Coded, House, code_cards, compile_box
from kickdoor.cards.decks import DeckError, build
from kickdoor.cards.error import PackError, UnknownEdition, choices
from kickdoor.cards.names import Names
from kickdoor.cards.places import File
from kickdoor.cards.schema import Edition
from kickdoor.cards.shelf import Folder, Packs, content_hash, fetch, folders, gather
from kickdoor.engine import ids
from kickdoor.engine.hooks import HOOKS
from kickdoor.engine.tables import Tables
from kickdoor.rules.bound import RULES as BINDABLE
from kickdoor.rules.bound import bind

__all__ = ["Box", "Names", "OptionError", "Options", "check_deal", "open_box"]

OPENING_DEAL: Final = 4  # SETUP-03: cards of each deck a player


class OptionError(ValueError):
    """An edition or option that does not exist, or a value it cannot have."""


class Options(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The choices of a table before the game. Those left as they are do not count in the hash of the box."""

    faster_play: bool = False
    shared_victory: bool = False
    winning_level: Annotated[int, Meta(ge=2, le=30)] = 10
    seal_roll: bool = False
    ignore_sex: bool = False
    hand_limit: Annotated[int, Meta(ge=1, le=30)] = 5
    first_begins: bool = False
    table: tuple[str, ...] = ()  # what stands on the table, for cards that ask
    patient: bool = False  # every window asks all who might hold an answer, so that nothing shows who does
    decks: dict[str, int] = {}  # copies of a card, where they are not as printed: {classic/plutonium-dragon: 0}


@dataclass(frozen=True)
class Box:
    """Everything a game is played with."""

    tables: Tables
    names: Names
    editions: tuple[str, ...]
    options: Options
    hash: str
    packs: Mapping[str, str] = field(default_factory=dict)  # the editions from outside, and the hash of each
    opened: tuple[object, ...] = ()  # what it was opened with

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is opened there: by what it was opened with, and its hash."""
        return box_again, (*self.opened, self.hash)


def open_box(
    editions: Sequence[str] = ("classic",), options: Mapping[str, object] | None = None, packs: Packs = ()
) -> Box:
    """The box of these editions, with folders of packs from outside among them; equal arguments give the same box."""
    given = dict(options or {})
    try:
        chosen = msgspec.convert(given, Options)
    except msgspec.ValidationError as error:
        raise OptionError(_told(str(error), given)) from None
    names = (editions,) if isinstance(editions, str) else tuple(editions) if isinstance(editions, Iterable) else ()
    if not names or not all(isinstance(name, str) for name in names):
        raise OptionError(f"editions: one or more, each once, not {editions!r}")
    return _open(names, msgspec.json.encode(chosen, order="sorted"), folders(packs))


def check_deal(box: Box, players: int) -> None:
    """SETUP-03: everybody can be dealt an opening hand."""
    for deck, name in ((ids.DOOR, "Door"), (ids.TREASURE, "Treasure")):
        cards, needed = box.tables.deck.count(deck), OPENING_DEAL * players
        if cards < needed:
            raise OptionError(f"decks: {cards} {name} cards are too few to deal {players} players {needed} (SETUP-03)")


@lru_cache(maxsize=64)
def _open(names: tuple[str, ...], settings: bytes, packs: tuple[Folder, ...]) -> Box:
    options = msgspec.json.decode(settings, type=Options)
    if len(set(names)) < len(names):
        raise OptionError(f"editions: one or more, each once, not {list(names)}")
    try:
        outside = gather(packs)
        editions = fetch(names, outside)
        _check_needs(options, editions)
        decks = build(options.decks, editions)
    except UnknownEdition as error:
        raise OptionError(str(error)) from None
    except DeckError as error:
        raise OptionError(f"decks: {error}") from None
    left_out = frozenset([name for name, copies in decks.items() if not copies])
    coded = _coded(names, packs, not options.ignore_sex, left_out)
    house = House(
        winning_level=options.winning_level,
        hand_limit=options.hand_limit,
        first_begins=options.first_begins,
        hooks=bind(options.faster_play, options.seal_roll, [edition.pack.hooks for edition in editions]),
        shared=options.shared_victory,
        board=any(edition.pack.board for edition in editions),
        big_limit=any(edition.pack.big_limit for edition in editions),
        revel=any(edition.pack.revel for edition in editions),
        dispute=any(edition.pack.dispute for edition in editions),
        table=options.table,
        patient=options.patient,
    )
    tables, words = compile_box(coded, house, decks)
    hashes = _hashes(names, packs)
    content = msgspec.json.encode((list(hashes.items()), msgspec.structs.replace(options, decks=decks)), order="sorted")
    needed = {name: told for name, told in hashes.items() if name in outside}
    box = Box(tables, words, names, options, sha256(content).hexdigest(), needed, (names, settings, packs))
    tables.origin = (tables_again, (*box.opened, box.hash))
    return box


@lru_cache(maxsize=16)
def _coded(names: tuple[str, ...], packs: tuple[Folder, ...], sexes: bool, left_out: frozenset[str]) -> Coded:
    """Most boxes hold the cards of another one, with other rules of the table: the cards are made numbers once."""
    editions = fetch(names, gather(packs))
    _check_hooks(editions)
    return code_cards(editions, sexes, left_out)


@lru_cache(maxsize=64)
def _hashes(names: tuple[str, ...], packs: tuple[Folder, ...]) -> dict[str, str]:
    return {edition.pack.id: content_hash(edition) for edition in fetch(names, gather(packs))}


def box_again(names: tuple[str, ...], settings: bytes, packs: tuple[Folder, ...], told: str) -> Box:
    """The box that was opened with this; PackError if its cards have changed since."""
    box = _open(names, settings, packs)
    if box.hash != told:
        raise PackError(f"{', '.join(names)}: opened with other cards than these, box {told[:12]}, not {box.hash[:12]}")
    return box


def tables_again(names: tuple[str, ...], settings: bytes, packs: tuple[Folder, ...], told: str) -> Tables:
    return box_again(names, settings, packs, told).tables


def _check_needs(options: Options, editions: Sequence[Edition]) -> None:
    """Options that need a set with something they speak of."""
    names = ", ".join(edition.pack.id for edition in editions)
    if options.seal_roll and not any(edition.seals for edition in editions):
        raise OptionError(f"seal_roll: none of {names} has Seals")
    if options.seal_roll and len(editions) == 1:
        raise OptionError(f"seal_roll: only for a blend with other sets, not for {names} alone (VAR-06)")
    asked = [word for edition in editions for word in edition.pack.table]
    if options.table and not asked:
        raise OptionError(f"table: no card of {names} asks what stands on the table")
    for word in options.table:
        if word not in asked:
            raise OptionError(f"table: no card asks for '{word}', but for {', '.join(asked)}")


def _check_hooks(editions: Sequence[Edition]) -> None:
    """The rules a pack binds exist, and are for the hooks it names."""
    for edition in editions:
        for hook, names in edition.pack.hooks.items():
            for name in names:
                if name not in BINDABLE:
                    why = f"there is no rule '{name}'{choices(name, tuple(BINDABLE))}"
                elif HOOKS[BINDABLE[name][0]] != hook:
                    why = f"the rule '{name}' is for {HOOKS[BINDABLE[name][0]]}"
                else:
                    continue
                file = File(Path(edition.home) / "pack.yaml", f"{edition.where}/pack.yaml")
                raise PackError(f"{file.find(name, 'hooks', hook)}: hooks.{hook}: {why}")


def _told(message: str, options: Mapping[str, object]) -> str:
    """msgspec's refusal with the option's name first, and of the decks the card's."""
    what, _, path = message.replace("`", "").partition(" - at $.")
    if what.startswith("Object contains unknown field "):
        word = what.rpartition(" ")[2]
        return f"unknown option '{word}'{choices(word, Options.__struct_fields__)}"
    decks = options.get("decks")
    if path.startswith("decks[") and isinstance(decks, Mapping):
        path = f"decks: {next((card for card, n in decks.items() if type(n) is not int), '')}"
    return f"{path}: {what}"
