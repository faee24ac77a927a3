"""What every answer says of itself, whoever gives it."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final, TypeAlias

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LARGE: Final = 64 * 1024  # bytes of an answer that the system may not take at once
GUARDED: Final = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
}
API: Final = {**GUARDED, b"cache-control": b"no-store"}
LINES: Final = b"".join([b"%b: %b\r\n" % pair for pair in API.items()])  # for an answer that is written by hand


def guarded(send: Send, headers: dict[bytes, bytes]) -> Send:
    """What an answer does not say by itself is said for it. A large one is not over before most of it is read: who
    reads slowly has so many of them at once, and no more wait in memory."""

    async def say(message: MutableMapping[str, Any]) -> None:
        if message["type"].endswith("http.response.start"):
            given = list(message.get("headers", ()))
            known = {name.lower() for name, _value in given}
            message["headers"] = [*given, *[pair for pair in headers.items() if pair[0] not in known]]
        elif len(message.get("body", b"")) > LARGE and not message.get("more_body"):
            await send({**message, "more_body": True})
            message = {"type": message["type"], "body": b""}
        await send(message)

    return say
