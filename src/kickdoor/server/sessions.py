"""The REST side: where one is logged in, and how to end it."""

from litestar import Response, delete, get, post
from litestar.exceptions import HTTPException
from msgspec import Struct

from kickdoor.server.asking import Asking, Id, desk_of, known, taken_away
from kickdoor.server.openapi import says


class SessionInfo(Struct, frozen=True):
    """Where somebody is logged in. Times are milliseconds since 1970."""

    id: str
    created: int
    seen: int  # to the hour
    here: bool  # the one that asks


class EndedInfo(Struct, frozen=True):
    """How many sessions have ended."""

    ended: int


@get("/api/me/sessions", summary="Where am I logged in?", responses=says(401, 503))
async def sessions(request: Asking) -> tuple[SessionInfo, ...]:
    player, here = await known(request)
    found = await desk_of(request).store.sessions(player.id)
    return tuple(SessionInfo(one.id, one.created, one.seen, one.id == here) for one in found)


@delete("/api/me/sessions", summary="End all sessions but this one", status_code=200, responses=says(401, 403, 503))
async def end_others(request: Asking) -> EndedInfo:
    player, here = await known(request)
    return EndedInfo(await desk_of(request).end_sessions(player.id, but=here))


@delete(
    "/api/me/sessions/{session:str}",
    summary="End one session",
    status_code=200,
    responses=says(400, 401, 403, 404, 503),
)
async def end_one(request: Asking, session: Id) -> EndedInfo:
    player, _here = await known(request)
    ended = await desk_of(request).end_sessions(player.id, session)
    if not ended:
        raise HTTPException("there is no such session", status_code=404)
    return EndedInfo(ended)


@post("/api/logout", summary="End this session", status_code=200, responses=says(401, 403, 503))
async def logout(request: Asking) -> Response[EndedInfo]:
    player, here = await known(request)
    ended = await desk_of(request).end_sessions(player.id, here)
    return Response(EndedInfo(ended), cookies=taken_away(request))


SESSION_ROUTES = [sessions, end_others, end_one, logout]
