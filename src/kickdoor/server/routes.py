"""The REST side: who one is, finding and making tables, and replays."""

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, Parameter
from msgspec import Meta, Struct, field

from kickdoor.agents.cast import ANY, face_of
from kickdoor.lab.analysis import Analysis
from kickdoor.ruleset import OptionError
from kickdoor.server import workshop
from kickdoor.server.asking import (
    Asking,
    Id,
    address_of,
    bearer,
    desk_of,
    find_player,
    known,
    player_of,
    qr_code,
    secure,
    taken_away,
    unpacked,
    within,
)
from kickdoor.server.desk import SEEN_EVERY
from kickdoor.server.film import Frame
from kickdoor.server.keeping import Listing
from kickdoor.server.lobby import listings
from kickdoor.server.names import clean_name
from kickdoor.server.openapi import says
from kickdoor.server.reference import Language, kept_at
from kickdoor.server.refusal import Refusal
from kickdoor.server.replays import fork, named
from kickdoor.server.settings import Settings, check_bot
from kickdoor.server.store import Replay, StoreDown
from kickdoor.server.tickets import Bearer
from kickdoor.words import UnknownLanguage, languages

MOST_LISTED = 50
MOST_FRAMES = 50
CHOICES = 1000  # that are kept with a fork, looked back at or gone through for a frame: they count as one more of it
NOT_READY = {
    503: ResponseSpec(dict[str, str], description="It stops, or its database is away.", generate_examples=False)
}


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Who somebody wants to be. `beside` is for players who share a device: a token instead of a cookie."""

    name: Annotated[str, Meta(max_length=100)]
    beside: bool = False


class Me(Struct, frozen=True):
    """Who asks."""

    name: str
    tables: tuple[Listing, ...] = ()  # with a seat of theirs, the newest first
    replays: tuple[str, ...] = ()  # ids of finished games, the newest first
    token: str = ""  # of a player beside another, for `Authorization: Bearer …`


# From seat 1; "" is free, "any" a bot of some temper, each of another one as long as there are.
Bots = Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=5)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    settings: Settings = field(default_factory=Settings)
    bots: Bots = ()


class NewFork(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that goes on from a replay."""

    at: Annotated[int, Meta(ge=0, le=10_000_000)]  # after how many choices
    settings: Settings = field(default_factory=Settings)  # editions, options and seats are those of the replay
    bots: Bots = ()


class TableAddress(Struct, frozen=True):
    """Where a table is."""

    id: str
    code: str  # six letters to tell a friend


class Ticket(Struct, frozen=True):
    """For the first frame of one socket."""

    ticket: str


class ReplayInfo(Struct, frozen=True):
    """A finished game."""

    id: str
    created: int  # milliseconds since 1970
    editions: tuple[str, ...]
    names: tuple[str, ...]  # by seat
    faces: tuple[str, ...]  # of bots, by seat; "" of people
    winners: tuple[int, ...]  # seats
    choices: int  # how many, chance's among them
    options: dict[str, Any]


# ---- who one is


@post("/api/guest", summary="Be somebody: a guest with a name", responses=says(400, 403, 413, 429, 503))
async def be_guest(request: Asking, data: Annotated[NewGuest, Body()]) -> Response[Me]:
    desk = desk_of(request)
    within(desk.guests, address_of(request))
    within(desk.guests_long, address_of(request))
    try:
        player, token = await desk.guest(data.name, secure(request))
    except ValueError as error:
        raise Refusal("bad", str(error)) from None
    if data.beside:
        return Response(Me(player.name, token=token.value or ""))
    return Response(Me(player.name), cookies=[token])


@get("/api/me", summary='Who am I, and where do I play? The name "" is nobody yet', responses=says(503))
async def me(request: Asking) -> Response[Me]:
    """Whoever comes back, after an hour or more, keeps the cookie for as long again."""
    desk, found = desk_of(request), await find_player(request)
    if found is None:
        return Response(Me(""))
    player, session = found
    tables = await listings(desk.store, (await desk.store.tables_of(player.id))[:MOST_LISTED])
    replays = await desk.store.replays_of(player.id)
    told = Me(player.name, tables, tuple(replay.id for replay in replays[:MOST_LISTED]))
    back = desk.hall.wall() - player.seen > SEEN_EVERY and not bearer(request)
    return Response(told, cookies=[desk.cookie_of(player.id, session, secure(request))] if back else [])


@patch("/api/me", summary="Take another name", responses=says(400, 401, 403, 413, 429, 503))
async def rename(request: Asking, data: Annotated[NewGuest, Body()]) -> Me:
    desk = desk_of(request)
    player = await player_of(request)
    within(desk.named, player.id)
    try:
        name = clean_name(data.name)
    except ValueError as error:
        raise Refusal("bad", str(error)) from None
    await desk.store.rename(player.id, name)
    return Me(name)


@delete("/api/me", summary="Erase me everywhere", status_code=200, responses=says(401, 403, 503))
async def erase(request: Asking) -> Response[dict[str, bool]]:
    player = await player_of(request)
    await desk_of(request).erase(player.id, "You have been erased.")
    return Response({"erased": True}, cookies=taken_away(request))


# ---- tables


@get("/api/tables", summary="Public tables, newest first", responses=says(400, 503))
async def list_tables(
    request: Asking, before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None
) -> tuple[Listing, ...]:
    entries = await desk_of(request).store.open_tables(True, MOST_LISTED, before)
    return await listings(desk_of(request).store, entries)


def listed(request: Asking, settings: Settings) -> None:
    """Nobody fills the list of public tables alone."""
    if settings.public:
        within(desk_of(request).hall.shown, address_of(request))


@post("/api/tables", summary="Set up a table", responses=says(400, 401, 403, 409, 413, 429, 503))
async def new_table(request: Asking, data: Annotated[NewTable, Body()]) -> TableAddress:
    desk = desk_of(request)
    player = await player_of(request)
    within(desk.hall.made, player.id)
    within(desk.hall.made_here, address_of(request))
    listed(request, data.settings)
    try:
        bots = [bot if bot in ("", ANY) else check_bot(bot) for bot in data.bots]
        room = await desk.hall.create(player.id, data.settings, bots)
    except (OptionError, ValueError) as error:
        raise Refusal("bad", str(error)) from None
    return TableAddress(room.id, room.code)


@get("/api/tables/{table:str}", summary="One table", responses=says(400, 404, 503))
async def one_table(request: Asking, table: Id) -> Listing:
    entry = await desk_of(request).store.entry(table)
    if entry is None:
        raise HTTPException("there is no such table", status_code=404)
    return (await listings(desk_of(request).store, [entry]))[0]


@get("/api/codes/{code:str}", summary="The table of a six-letter code", responses=says(400, 404, 429, 503))
async def by_code(request: Asking, code: Annotated[str, Parameter(max_length=10)]) -> TableAddress:
    desk = desk_of(request)
    within(desk.codes, address_of(request))
    table = await desk.store.find(code.upper())
    if table is None:
        raise HTTPException("no table has this code", status_code=404)
    return TableAddress(table, code.upper())


@post(
    "/api/tables/{table:str}/ticket",
    summary="A ticket for one socket to this table",
    responses=says(400, 401, 403, 404, 429, 503),
)
async def ticket(request: Asking, table: Id) -> Ticket:
    desk = desk_of(request)
    player, session = await known(request)
    within(desk.asked, player.id)
    if await desk.store.entry(table) is None:
        raise HTTPException("there is no such table", status_code=404)
    return Ticket(desk.tickets.issue(Bearer(player.id, session), table, desk.hall.wall()))


@get(
    "/api/tables/{table:str}/qr.svg",
    summary="The way to a table as a QR code",
    media_type="image/svg+xml",
    responses=says(400, 404, 429, 503),
)
async def qr(request: Asking, table: Id) -> bytes:
    if await desk_of(request).store.entry(table) is None:
        raise HTTPException("there is no such table", status_code=404)
    return qr_code(request, f"{request.base_url}table/{table}")


# ---- replays


async def replay_of(request: Asking, id: str) -> tuple[Replay, dict[str, str]]:
    """A replay, and the names of its people as far as they are known."""
    store = desk_of(request).store
    replay = await store.replay(id)
    if replay is None:
        raise HTTPException("there is no such replay", status_code=404)
    known = {player: await store.player(player) for player in replay.people if player}
    return replay, {id: player.name for id, player in known.items() if player is not None}


@get("/api/replays/{replay:str}", summary="A finished game", responses=says(400, 404, 503))
async def one_replay(request: Asking, replay: Id) -> ReplayInfo:
    kept, people = await replay_of(request, replay)
    first, *_rows, last = named(kept, people).splitlines()
    header, end = msgspec.json.decode(first), msgspec.json.decode(last)["end"]
    called = tuple(header["names"])
    faces = tuple("" if player else face_of(name) for name, player in zip(called, kept.people, strict=True))
    return ReplayInfo(
        kept.id, kept.created, tuple(header["editions"]), called, faces, tuple(end["winners"]),
        len(_rows), header["options"],
    )  # fmt: skip


@get(
    "/api/replays/{replay:str}/log",
    summary="Its log, for `kickdoor replay verify`",
    media_type="application/jsonl",
    packed=True,
    responses=says(400, 404, 503),
)
async def log(request: Asking, replay: Id) -> Response[bytes]:
    kept, people = await replay_of(request, replay)
    headers = {"content-disposition": f'attachment; filename="kickdoor-{kept.id}.jsonl"'}
    return Response(named(kept, people), headers=headers, media_type="application/jsonl")


@get(
    "/api/replays/{replay:str}/frames",
    summary="The game choice by choice, all hands open",
    packed=True,
    responses=says(400, 404, 410, 429, 503),
)
async def replay_frames(
    request: Asking,
    replay: Id,
    start: Annotated[int, Parameter(ge=0, le=10_000_000)] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Response[tuple[Frame, ...]]:
    desk = desk_of(request)
    within(desk.watched, address_of(request), 1 + start // CHOICES)
    kept, _people = await replay_of(request, replay)
    return unpacked(request, await desk.hall.workshop.make(workshop.frames, kept, start, count))


@get(
    "/api/replays/{replay:str}/analysis",
    summary="Chances to win turn by turn, the turns that changed most, and the choices that cost most",
    packed=True,
    responses=says(400, 404, 410, 429, 503),
)
async def replay_analysis(request: Asking, replay: Id, language: Language = "en") -> Response[Analysis]:
    desk, kept = desk_of(request), kept_at(request)
    within(desk.watched, address_of(request))
    if language not in languages():
        raise Refusal("bad", str(UnknownLanguage(language)))
    key = ("analysis", replay, language)
    packed = kept.get(key)
    if packed is None:
        found, _people = await replay_of(request, replay)
        within(desk.hall.heavy, address_of(request), 1 + found.log.count(b"\n") // CHOICES)
        packed = kept.put(key, await desk.hall.study.make(workshop.analysis, found, language))
    return unpacked(request, packed)


@post(
    "/api/replays/{replay:str}/fork",
    summary="Continue from here: a new table from any point of a game",
    responses=says(400, 401, 403, 404, 409, 410, 413, 429, 503),
)
async def new_fork(request: Asking, replay: Id, data: Annotated[NewFork, Body()]) -> TableAddress:
    desk = desk_of(request)
    player = await player_of(request)
    within(desk.hall.made, player.id)
    within(desk.hall.made_here, address_of(request))
    listed(request, data.settings)
    kept, _people = await replay_of(request, replay)
    try:
        opened = await desk.hall.aside(fork, kept, data.at, player.id, data.settings)
        within(desk.hall.made_here, address_of(request), len(opened.choices) // CHOICES)
        bots = [bot if bot in ("", ANY) else check_bot(bot) for bot in data.bots]
        room = await desk.hall.create(player.id, opened.settings, bots, opened)
    except (OptionError, ValueError) as error:
        raise Refusal("bad", str(error)) from None
    return TableAddress(room.id, room.code)


# ---- operations


@get("/healthz", summary="Is the process alive?")
async def healthz() -> dict[str, str]:
    return {"status": "ok"}


@get("/readyz", summary="Can it serve?", responses=NOT_READY)
async def readyz(request: Asking) -> Response[dict[str, str]]:
    desk = desk_of(request)
    ready = not desk.hall.closing
    try:
        await desk.store.entry("-")
    except StoreDown:
        ready = False
    return Response({"status": "ready" if ready else "not ready"}, status_code=200 if ready else 503)


ROUTES = [
    be_guest, me, rename, erase, list_tables, new_table, one_table, by_code, ticket, qr, one_replay, log,
    replay_frames, replay_analysis, new_fork, healthz, readyz,
]  # fmt: skip
