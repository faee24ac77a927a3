"""Who asks, how often, and how a made answer is handed out: what all routes have in common."""

from collections import OrderedDict
from gzip import decompress
from io import BytesIO
from time import monotonic
from typing import Annotated, Any, Final

import segno
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from litestar.params import Parameter

from kickdoor.server.buckets import Gate
from kickdoor.server.desk import Desk
from kickdoor.server.identity import COOKIE, cookie
from kickdoor.server.limits import neighbourhood, seconds
from kickdoor.server.store import Player

Asking = Request[Any, Any, Any]
MOST_KEPT: Final = 128  # answers
TOO_DEEP: Final = "this is nested too deeply"
Id = Annotated[str, Parameter(max_length=40, pattern="^[A-Za-z0-9]+$")]


class Kept:
    """Answers by what was asked, those asked for last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self.answers: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def get(self, key: tuple[object, ...]) -> bytes | None:
        found = self.answers.get(key)
        if found is not None:
            self.answers.move_to_end(key)
        return found

    def put(self, key: tuple[object, ...], answer: bytes) -> bytes:
        self.answers[key] = answer
        while len(self.answers) > self.most:
            self.answers.popitem(last=False)
        return answer


def desk_of(request: Asking) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def bearer(request: Asking) -> str:
    """The token of a player beside another; "" for who asks by the cookie."""
    return request.headers.get("authorization", "").removeprefix("Bearer ")


async def find_player(request: Asking) -> tuple[Player, str] | None:
    """Who asks, by token or cookie, and in which session."""
    return await desk_of(request).who(bearer(request) or request.cookies.get(COOKIE))


async def known(request: Asking) -> tuple[Player, str]:
    """Who asks, and in which session; 401 for nobody."""
    found = await find_player(request)
    if found is None:
        raise HTTPException("choose a name first: POST /api/guest", status_code=401)
    return found


async def player_of(request: Asking) -> Player:
    return (await known(request))[0]


def within(gate: Gate, key: str, n: float = 1) -> None:
    """429 for too much of something: of what, and when to come back."""
    wait = gate.wait(key, monotonic(), min(n, gate.burst))
    if wait:
        raise TooOften(gate.name, wait)


class TooOften(HTTPException):
    """A limit is reached."""

    def __init__(self, limit: str, wait: float) -> None:
        self.limit, self.after = limit, seconds(wait)
        super().__init__(
            f"too often ({limit}): come back in {self.after} s",
            status_code=429,
            headers={"retry-after": str(self.after)},
        )


def address_of(request: Asking) -> str:
    return neighbourhood(request.client.host if request.client else "")


def secure(request: Asking) -> bool:
    return request.url.scheme == "https"


def taken_away(request: Asking) -> list[Cookie]:
    """The cookie of who is somebody no more; whoever asked by a token keeps it, for it is another's at this device."""
    gone = cookie("", secure(request))
    gone.max_age = 0
    return [] if bearer(request) else [gone]


def qr_code(request: Asking, url: str) -> bytes:
    """An address as a picture; those that were asked for last are at hand."""
    pictures: Kept = request.app.state.pictures
    found = pictures.get((url,))
    if found is None:
        within(desk_of(request).hall.heavy, address_of(request))
        picture = BytesIO()
        segno.make(url, error="m").save(picture, kind="svg", scale=4, border=2, dark="#2b1a0e")
        found = pictures.put((url,), picture.getvalue())
    return found


def unpacked(request: Asking, packed: bytes, cache: str = "no-store") -> Response[Any]:
    """A packed answer, as it is to whoever can unpack it."""
    headers = {"vary": "accept-encoding", "cache-control": cache}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")
    return Response(decompress(packed), headers=headers, media_type="application/json")
