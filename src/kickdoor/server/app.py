"""The web application: the lobby by REST, the tables by WebSocket."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, asgi
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from kickdoor.replay.error import LogError
from kickdoor.server.asking import TOO_DEEP, Asking, Kept, TooOften
from kickdoor.server.companion import COMPANION_ROUTES
from kickdoor.server.desk import Desk
from kickdoor.server.identity import allowed_origin
from kickdoor.server.learning import LEARNING_ROUTES
from kickdoor.server.limits import seconds
from kickdoor.server.login import LOGIN_ROUTES
from kickdoor.server.openapi import ManyOf
from kickdoor.server.pages import BUILT, Pages, page
from kickdoor.server.reference import REFERENCE_ROUTES
from kickdoor.server.refusal import Refusal, sentence, spoken
from kickdoor.server.routes import ROUTES
from kickdoor.server.sessions import SESSION_ROUTES
from kickdoor.server.store import StoreDown
from kickdoor.server.workshop import Overworked
from kickdoor.version import VERSION

SAFE = ("GET", "HEAD", "OPTIONS")
OTHER_ROUTES = (*REFERENCE_ROUTES, *LEARNING_ROUTES, *SESSION_ROUTES, *LOGIN_ROUTES, *COMPANION_ROUTES)
NO_TEXT = "Invalid UTF-8"
KEEPS_NOTHING = "the server cannot keep anything now"
FAILED = "something went wrong here"
OVERWORKED = "too much is being made for others: come back in 5 s"
LATER = 5  # seconds


class Request(Asking):
    """What is nested so deeply that it cannot be read is no good body, and neither is what is no text."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise HTTPException(TOO_DEEP, status_code=400) from None
        except UnicodeDecodeError:
            raise HTTPException(NO_TEXT, status_code=400) from None


def make_app(
    open_desk: Callable[[], AbstractAsyncContextManager[Desk]],
    web: Path = BUILT,
    most_body: int = 1 << 16,
    described: bool = False,
) -> Litestar:
    """The application; `open_desk` sets everything up at its start and puts it away at its end. Described it is only by
    those who look at it: what it tells of itself is made from that, once."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_desk() as desk:
            app.state.desk = desk
            app.state.pages = Pages(web)
            app.state.kept, app.state.pictures = Kept(), Kept()
            try:
                yield
            finally:
                if desk.login is not None:
                    await desk.login.close()

    @asgi("/ws", is_mount=False, copy_scope=False)
    async def sockets(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets are the doorman's; this is plain HTTP at their address."""
        await tell_upgrade(send)  # type: ignore[arg-type]

    return Litestar(
        [*ROUTES, *OTHER_ROUTES, sockets, page],
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=1, exclude_opt_key="packed"
        ),
        logging_config=None,
        before_request=same_origin,
        exception_handlers={HTTPException: as_json, Exception: as_json},
        openapi_config=OpenAPIConfig("Kickdoor", VERSION) if described else None,
        plugins=[ManyOf()],
        request_max_body_size=most_body,
        request_class=Request,
    )


async def tell_upgrade(send: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
    """To plain HTTP at the address of sockets."""
    body = b'{"error": "this is the address of a WebSocket"}'
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"upgrade", b"websocket"),
        (b"connection", b"upgrade"),
    ]
    await send({"type": "http.response.start", "status": 426, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def same_origin(request: Asking) -> None:
    """What changes something must come from the own pages."""
    desk: Desk = request.app.state.desk
    if request.method not in SAFE and not allowed_origin(
        request.headers.get("origin"), request.headers.get("host", ""), desk.origins
    ):
        raise HTTPException("not from this page", status_code=403)


def as_json(request: Asking, error: Exception) -> Response[dict[str, Any]]:
    """Every error is one JSON object with a sentence, in a language that who asks reads."""
    name = spoken(request.headers.get("accept-language", ""))
    told: dict[str, Any] = {}
    if isinstance(error, HTTPException):
        told["error"] = sentence(error.detail, name)
        if error.extra:
            told["fields"] = error.extra
        if isinstance(error, TooOften):
            told |= {"limit": error.limit, "after": error.after}
        elif error.status_code == 413:
            told["limit"] = "body-bytes"
        return Response(told, status_code=error.status_code, headers=error.headers)
    if isinstance(error, Refusal):
        told["error"] = error.said(name)
        if error.after:
            told["after"] = seconds(error.after)
        return Response(told, status_code=409 if error.code in ("busy", "full") else 400)
    if isinstance(error, Overworked | StoreDown):
        why = OVERWORKED if isinstance(error, Overworked) else KEEPS_NOTHING
        told = {"error": sentence(why, name), "after": LATER}
        return Response(told, status_code=503, headers={"retry-after": str(LATER)})
    if isinstance(error, LogError):
        return Response({"error": str(error)}, status_code=410)
    desk: Desk = request.app.state.desk
    desk.metrics.failures.labels("request").inc()
    desk.hall.log.error("request-failed", path=request.url.path, exc_info=error)
    return Response({"error": sentence(FAILED, name)}, status_code=500)
