"""A moment of a game as bytes: opened again at once, without playing the game up to it."""

from hashlib import blake2b
from struct import Struct as Layout
from typing import Any, Final

import msgspec
from msgspec import Struct

from kickdoor.engine.layout.records import COMBAT, STATE, Field
from kickdoor.engine.state import Combat, State, new_state
from kickdoor.engine.traits import refresh_traits
from kickdoor.ruleset import Box
from kickdoor.version import RULES_REV

SNAPSHOT_FORMAT: Final = 2  # goes up with every change of what the engine keeps, or of how it is written here
HEAD: Final = Layout(">HH32s16s")  # format, revision of the rules, hash of the box, hash of what follows


class SnapshotError(ValueError):
    """Bytes that are no moment of a game with this box."""


def struct_of(name: str, fields: tuple[Field, ...], known: dict[str, object]) -> type[Struct]:
    """What `fields` of a record tells, in its order, by its declaration."""
    told = [(field.name, eval(field.type, dict(known))) for field in fields if field.saved]
    return msgspec.defstruct(name, told, frozen=True, array_like=True, forbid_unknown_fields=True)


SavedCombat: Final = struct_of("SavedCombat", COMBAT, {})
SavedState: Final = struct_of("SavedState", STATE, {"Combat": SavedCombat})
SAVED: Final = [field.name for field in STATE if field.saved and field.name != "combat"]
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(SavedState)


def save(box: Box, s: State) -> bytes:
    """This moment of a game with the box; who listens, and what can be worked out anew, is left out."""
    told = ENCODER.encode(s.fields())
    return HEAD.pack(SNAPSHOT_FORMAT, RULES_REV, bytes.fromhex(box.hash), seal_of(told)) + told


def load(box: Box, data: bytes) -> State:
    """The moment that was saved with this box, or SnapshotError.

    >>> from kickdoor import new_game
    >>> game = new_game(players=3, seed=7)
    >>> load(game.box, save(game.box, game.state)).fields() == game.state.fields()
    True
    """
    told = checked(box, data)
    try:
        saved: Any = DECODER.decode(told)
    except msgspec.MsgspecError as error:
        raise SnapshotError(f"snapshot: damaged: {error}") from None
    s = new_state(box.tables, saved.zones, saved.sex)
    for name in SAVED:
        setattr(s, name, getattr(saved, name))
    s.combat = None if saved.combat is None else Combat(*msgspec.structs.astuple(saved.combat))
    for seat in range(s.n):
        refresh_traits(s, seat)
    return s


def checked(box: Box, data: bytes) -> bytes:
    """What follows the head, if the head fits it, this box and these rules."""
    if len(data) < HEAD.size:
        raise SnapshotError(f"snapshot: damaged: {len(data)} bytes are too few")
    form, rules_rev, of_box, seal = HEAD.unpack_from(data)
    if form != SNAPSHOT_FORMAT:
        raise SnapshotError(f"snapshot: format {form} cannot be read; {SNAPSHOT_FORMAT} can")
    if rules_rev != RULES_REV:
        raise SnapshotError(f"snapshot: played by revision {rules_rev} of the rules; this is {RULES_REV}")
    if of_box != bytes.fromhex(box.hash):
        raise SnapshotError(f"snapshot: played with other cards or options than {', '.join(box.editions)}")
    told = data[HEAD.size :]
    if seal != seal_of(told):
        raise SnapshotError("snapshot: damaged: the bytes do not fit their hash")
    return told


def seal_of(told: bytes) -> bytes:
    return blake2b(told, digest_size=16).digest()
