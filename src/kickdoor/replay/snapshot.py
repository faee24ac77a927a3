"""A moment of a game as bytes: opened again at once, without playing the game up to it."""

from hashlib import blake2b
from struct import Struct as Layout
from typing import Final

import msgspec
from msgspec import Struct

from kickdoor.engine.state import NO_MEMO, Combat, State
from kickdoor.engine.zones import refresh_traits
from kickdoor.ruleset import Box
from kickdoor.version import RULES_REV

SNAPSHOT_FORMAT: Final = 1  # goes up with every change of what the engine keeps, or of how it is written here
HEAD: Final = Layout(">HH32s16s")  # format, revision of the rules, hash of the box, hash of what follows

Pairs = tuple[tuple[int, int], ...]
Triples = tuple[tuple[int, int, int], ...]
Fours = tuple[tuple[int, int, int, int], ...]


class SnapshotError(ValueError):
    """Bytes that are no moment of a game with this box."""


class SavedCombat(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What `Combat.fields` tells, in its order, which is that of the constructor."""

    fighter: int
    helper: int
    forced: int
    monsters: Fours
    enhancers: tuple[tuple[int, ...], ...]
    boosts: Fours
    spent: tuple[int, ...]
    doubles: int
    deal: tuple[int, ...]
    declined: int
    kept: int
    kills: int
    levels: int
    loot: int
    over: int
    todo: Pairs
    escaped: Pairs
    prior: tuple[int, ...]
    transferred: int
    disputed: int
    uid: int
    group: int
    extra: int
    second: int
    second_deal: tuple[int, ...]
    closed: int
    weakened: Pairs
    frozen: int
    fleeing: tuple[int, ...]
    untagged: Pairs
    tagged: Pairs
    attacks: Triples
    muted: tuple[int, ...]


class SavedState(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What `State.fields` tells, in its order."""

    n: int
    zones: list[tuple[int, ...]]
    level: list[int]
    sex: list[int]
    born: tuple[int, ...]
    busy: list[int]
    held: Pairs
    stack: list[tuple[int, ...]]
    combat: SavedCombat | None
    turn: int
    phase: int
    number: int
    lead: int
    open: int
    asked: int
    chance: int
    result: int
    dead: int
    owed: int
    fought: int
    loot: int
    given: tuple[int, ...]
    used: Fours
    fresh: tuple[int, ...]
    seen: Pairs
    order: tuple[int, ...]
    grafts: Pairs
    woes: Fours
    dropped: Pairs
    debts: int
    unsettled: int
    won: int
    winners: int


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
        saved = DECODER.decode(told)
    except msgspec.MsgspecError as error:
        raise SnapshotError(f"snapshot: damaged: {error}") from None
    n = saved.n
    combat = saved.combat
    s = State(
        t=box.tables,
        n=n,
        zones=saved.zones,
        level=saved.level,
        sex=saved.sex,
        born=saved.born,
        pro=[0] * n,
        con=[0] * n,
        gear=[NO_MEMO] * n,
        reach=[NO_MEMO] * n,
        busy=saved.busy,
        held=saved.held,
        stack=saved.stack,
        combat=None if combat is None else Combat(*msgspec.structs.astuple(combat)),
        turn=saved.turn,
        phase=saved.phase,
        number=saved.number,
        lead=saved.lead,
        open=saved.open,
        asked=saved.asked,
        chance=saved.chance,
        result=saved.result,
        dead=saved.dead,
        owed=saved.owed,
        fought=saved.fought,
        loot=saved.loot,
        given=saved.given,
        used=saved.used,
        fresh=saved.fresh,
        seen=saved.seen,
        order=saved.order,
        grafts=saved.grafts,
        woes=saved.woes,
        dropped=saved.dropped,
        debts=saved.debts,
        unsettled=saved.unsettled,
        won=saved.won,
        winners=saved.winners,
        options=None,
        events=None,
    )
    for seat in range(n):
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
