"""The companion of the physical game: counters that people share by link.

A counter is the list of its changes. Devices make them, also while they are away from the server, and all fold the same
changes in the same order: by Lamport clock, then id. Here they are kept, each once, in the order in which they came.
"""

from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import Body, Parameter
from msgspec import Meta, Struct

from kickdoor.server.asking import Asking, Id, address_of, desk_of, qr_code, within
from kickdoor.server.identity import new_id
from kickdoor.server.openapi import says
from kickdoor.server.refusal import Refusal
from kickdoor.server.store import CounterFull

MOST_OPS: Final = 5_000  # of one counter: many evenings
AT_ONCE: Final = 100  # in one request
PAGE: Final = 500  # in one answer,
PAGE_BYTES: Final = 64 * 1024  # as long as they fit
KIB: Final = 1024  # that count as one more change
MOST: Final = 10**13  # of a number; milliseconds since 1970 are below

# "game.edition", "player.k3x9.level", "monster.b7.treasures"
Field: TypeAlias = Annotated[
    str, Meta(pattern=r"^((game|fight)|(player|monster)\.[a-z0-9]{1,12})\.[a-z]{1,12}$", max_length=40)
]
Text: TypeAlias = Annotated[str, Meta(max_length=80)]
Number: TypeAlias = Annotated[int, Meta(ge=-MOST, le=MOST)]
OpId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{6,40}$")]


class Op(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of a counter. What it sets is told in full, so that it means the same wherever it is folded in."""

    id: OpId
    clock: Annotated[int, Meta(ge=1, le=4 * MOST_OPS)]  # one more than the highest its device had seen
    at: Annotated[int, Meta(ge=0, le=MOST)]  # milliseconds since 1970, by the clock of its device
    set: Annotated[tuple[tuple[Field, Text | Number | bool], ...], Meta(max_length=120)] = ()
    undo: OpId | None = None  # the change that it takes back


class NewOps(Struct, frozen=True, forbid_unknown_fields=True):
    """What a device has done since it was last here."""

    ops: Annotated[tuple[Op, ...], Meta(max_length=AT_ONCE)]
    since: Annotated[int, Meta(ge=0, le=MOST)] = 0  # how many it knows


class Counted(Struct, frozen=True):
    """What others have done, as much as fits into one answer."""

    ops: tuple[Op, ...]
    seq: int  # the number of the last one told: the next `since`
    last: int  # how many there are


class CounterAddress(Struct, frozen=True):
    """Where a counter is."""

    id: str


def nowhere() -> HTTPException:
    return HTTPException("there is no such counter", status_code=404)


async def told(request: Asking, counter: str, since: int) -> Counted:
    store = desk_of(request).store
    last = await store.counted(counter)
    if last is None:
        raise nowhere()
    rows = await store.ops(counter, since, PAGE, PAGE_BYTES) if since < last else []
    seq = rows[-1].seq if rows else min(since, last)
    return Counted(tuple(msgspec.json.decode(row.data, type=Op) for row in rows), seq, max(last, seq))


@post("/api/companion", summary="A counter for the physical game, to be shared", responses=says(403, 429, 503))
async def new_counter(request: Asking) -> CounterAddress:
    desk = desk_of(request)
    within(desk.counters, address_of(request))
    id = new_id()
    await desk.store.open_counter(id, desk.hall.wall())
    return CounterAddress(id)


@get("/api/companion/{counter:str}", summary="What changed at a counter", responses=says(400, 404, 503))
async def one_counter(
    request: Asking, counter: Id, since: Annotated[int, Parameter(ge=0, le=MOST)] = 0
) -> Response[Counted]:
    return Response(await told(request, counter, since), headers={"cache-control": "no-store"})


@post(
    "/api/companion/{counter:str}/ops",
    summary="Change a counter; what is known already is not done again",
    responses=says(400, 403, 404, 409, 413, 429, 503),
)
async def new_ops(request: Asking, counter: Id, data: Annotated[NewOps, Body()]) -> Counted:
    desk = desk_of(request)
    ops = [(op.id, msgspec.json.encode(op)) for op in data.ops]
    for gate in (desk.counted, desk.counted_long):
        within(gate, address_of(request), 1 + sum([len(told) for _id, told in ops]) // KIB)
    try:
        found = await desk.store.count(counter, ops, MOST_OPS, desk.hall.wall())
    except CounterFull:
        raise Refusal("full", f"this counter has its {MOST_OPS:,} changes: begin another") from None
    if not found:
        raise nowhere()
    return await told(request, counter, data.since)


@get(
    "/api/companion/{counter:str}/qr.svg",
    summary="The way to a counter as a QR code",
    media_type="image/svg+xml",
    responses=says(400, 404, 429, 503),
)
async def counter_qr(request: Asking, counter: Id) -> bytes:
    if await desk_of(request).store.counted(counter) is None:
        raise nowhere()
    return qr_code(request, f"{request.base_url}companion/{counter}")


COMPANION_ROUTES = [new_counter, one_counter, new_ops, counter_qr]
