"""Logging in: the way to the provider and back, and who one is afterwards."""

import os
from collections.abc import Callable
from typing import Any

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from sqlalchemy import Connection, update

from kickdoor.server.asking import Asking, address_of, desk_of, secure, within
from kickdoor.server.desk import Desk
from kickdoor.server.identity import COOKIE, Signer, new_id
from kickdoor.server.oidc import STATE_COOKIE, Login, LoginRefused, read_provider
from kickdoor.server.openapi import says
from kickdoor.server.refusal import sentence, spoken
from kickdoor.server.store import Player, StoreDown, StoreError
from kickdoor.server.store.schema import players

NAMELESS = "Guest"  # who logs in before having chosen a name
HOME = "../../"  # seen from the callback, wherever the server is mounted
BANNED = "You may not play here."


def open_login(signer: Signer, clock: Callable[[], int]) -> Login | None:
    """The login that the environment describes, or None; ProviderError when it cannot be used."""
    provider = read_provider(os.environ)
    return None if provider is None else Login(provider, signer, clock)


def login_of(request: Asking) -> Login:
    """404 where there is none; 429 for too many."""
    desk = desk_of(request)
    if desk.login is None:
        raise HTTPException("there is no login here", status_code=404)
    within(desk.logins, address_of(request))
    return desk.login


@get("/api/login", summary="Log in: to the provider", status_code=302, responses=says(404, 429, 502))
async def begin_login(request: Asking) -> Response[Any]:
    try:
        url, state = await login_of(request).begin()
    except LoginRefused as refusal:
        return Response({"error": told(request, refusal)}, status_code=502)
    return Redirect(url, status_code=302, cookies=[state])


@get(
    "/api/login/callback",
    summary="Log in: back from the provider",
    status_code=302,
    responses=says(403, 404, 429, 503),
)
async def finish_login(request: Asking) -> Response[Any]:
    desk, login = desk_of(request), login_of(request)
    spent = login.spent()
    try:
        subject = await login.finish(dict(request.query_params), request.cookies.get(STATE_COOKIE))
        player = await known_as(desk, subject, request.cookies.get(COOKIE))
    except LoginRefused as refusal:
        return Response({"error": told(request, refusal)}, status_code=403, cookies=[spent])
    before = desk.signer.player(request.cookies.get(COOKIE), desk.hall.wall())
    if before is not None:  # the guest's token is worth nothing any more
        await desk.end_sessions(*before)
    token = await desk.begin_session(player.id, secure(request))
    return Redirect(HOME, status_code=302, cookies=[token, spent])


def told(request: Asking, refusal: LoginRefused) -> str:
    return sentence(str(refusal), spoken(request.headers.get("accept-language", "")))


async def known_as(desk: Desk, subject: str, token: str | None) -> Player:
    """Who somebody is after logging in: the player of this login; the first time the guest of this browser, who keeps
    name and seats; or somebody new."""
    player = await desk.store.by_subject(subject)
    if player is None:
        guest = desk.signer.player(token, desk.hall.wall())
        current = await desk.store.whose(*guest) if guest is not None else None
        if current is not None and current.banned:
            raise LoginRefused(BANNED)
        if current is not None and current.subject is None and await bind(desk, current.id, subject):
            return current
        now = desk.hall.wall()
        await desk.store.add_player(new_id(), NAMELESS, now, subject)
        player = await desk.store.by_subject(subject)  # ours, or that of the same login in another browser
        assert player is not None
    if player.banned:
        raise LoginRefused(BANNED)
    return player


async def bind(desk: Desk, player: str, subject: str) -> bool:
    """The guest is the player of this login from now on; False when either has another already."""

    def work(connection: Connection) -> bool:
        guest = update(players).where(players.c.id == player, players.c.subject.is_(None))
        return connection.execute(guest.values(subject=subject)).rowcount == 1

    try:
        return await desk.store.writer.do(work)
    except StoreDown:
        raise
    except StoreError:  # two browsers at once, with one login
        return False


LOGIN_ROUTES = [begin_login, finish_login]
