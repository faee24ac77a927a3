"""Who somebody is: signed tokens, ids that nobody can guess, and the places a browser may come from.

Times are milliseconds since the epoch, as everywhere the server keeps one.
"""

import hmac
import re
import secrets
from base64 import b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Sequence
from math import ceil, log2
from string import ascii_letters, digits
from typing import Final

import msgspec
from litestar.datastructures import Cookie

VERSION: Final = 1
TOKEN_MS: Final = 180 * 24 * 3600 * 1000
COOKIE: Final = "kickdoor"
LONGEST: Final = 2048  # characters of anything sealed; what is longer is not ours
ALPHABET: Final = ascii_letters + digits
CODE_LETTERS: Final = "BCDFGHJKMNPRSTWXYZ"  # no vowels, so no words; no L, Q or V, which look like others
CODE_LENGTH: Final = 6

_MAC = 32
_HEAD = 9  # the version and the time of expiry
_ORIGIN = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::([0-9]{1,5}))?", re.IGNORECASE | re.ASCII)
_PORTS = {"http": 80, "https": 443}


class Signer:
    """Signs with a key of the server. Every purpose has a key of its own: what is sealed for one is junk to another."""

    __slots__ = ("_key",)

    def __init__(self, key: bytes) -> None:
        if len(key) < 32:
            raise ValueError(f"a signing key has at least 32 bytes, this one has {len(key)}")
        self._key = key

    def token(self, player: str, session: str, now: int) -> str:
        """What a browser keeps. It is good as long as its session is, which can be ended."""
        return self.seal("token", (player, session), now + TOKEN_MS)

    def player(self, token: str | None, now: int) -> tuple[str, str] | None:
        """Whose token it is and of which session, or None when it is none of ours or has expired."""
        parts = self.unseal("token", token, now)
        return (parts[0], parts[1]) if parts and len(parts) == 2 else None

    def seal(self, purpose: str, parts: Sequence[str], until: int) -> str:
        """Words that can be read but not changed, good until then: base64url of mac, version, expiry, words."""
        sealed = bytes((VERSION,)) + until.to_bytes(8, "big") + msgspec.msgpack.encode(list(parts))
        return urlsafe_b64encode(self._mac(purpose, sealed) + sealed).rstrip(b"=").decode()

    def unseal(self, purpose: str, text: object, now: int) -> list[str] | None:
        """The words sealed for this purpose. Bad input of any kind gives None."""
        raw = _raw(text)
        mac, sealed = raw[:_MAC], raw[_MAC:]
        if len(sealed) <= _HEAD or not hmac.compare_digest(mac, self._mac(purpose, sealed)):
            return None
        if sealed[0] != VERSION or int.from_bytes(sealed[1:_HEAD], "big") <= now:
            return None
        return msgspec.msgpack.decode(sealed[_HEAD:], type=list[str])

    def digest(self, purpose: str, parts: Sequence[str]) -> str:
        """A keyed hash: the same for the same words, and without the key nobody can try words against it."""
        return self._mac(purpose, msgspec.msgpack.encode(list(parts))).hex()

    def _mac(self, purpose: str, data: bytes) -> bytes:
        key = hmac.digest(self._key, b"kickdoor " + purpose.encode(), "sha256")
        return hmac.digest(key, data, "sha256")


def _raw(text: object) -> bytes:
    """The bytes of a base64url text as we write it; anything else gives none."""
    if not isinstance(text, str) or len(text) > LONGEST or not text.isascii():
        return b""
    try:
        raw = b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except Base64Error:
        return b""
    # Two texts of the same bytes would be two tokens: only the one we write counts.
    return raw if urlsafe_b64encode(raw).rstrip(b"=").decode() == text else b""


def new_id(bytes: int = 16) -> str:
    """An id that cannot be guessed, for players, tables, seats and replays. Letters and digits only: a double click
    selects it, and no command line takes it for an option."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ceil(bytes * 8 / log2(len(ALPHABET)))))


def table_code() -> str:
    """Six letters to tell a friend."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def cookie(token: str, secure: bool) -> Cookie:
    """The token as a cookie that no script can read; `secure` where the page itself came by https."""
    return Cookie(
        key=COOKIE, value=token, path="/", max_age=TOKEN_MS // 1000, httponly=True, samesite="lax", secure=secure
    )


def allowed_origin(origin: str | None, host: str, extra: Sequence[str]) -> bool:
    """May a socket or an unsafe request come from there? From the own host and the origins in `extra`; what names no
    origin is no browser, and may too. `host` is the Host header, or the own origin with its scheme where that is known.

    >>> allowed_origin("https://doors.example", "doors.example:443", ())
    True
    >>> allowed_origin("https://elsewhere.example", "doors.example", ("https://friends.example",))
    False
    """
    if origin is None:
        return True
    place = _place(origin)
    if place is None:
        return False
    own = host if "://" in host else f"{place[0]}://{host}"
    return any(place == _place(known.rstrip("/")) for known in (own, *extra))


def _place(origin: str) -> tuple[str, str, int] | None:
    """Scheme, host and port."""
    match = _ORIGIN.fullmatch(origin)
    if match is None:
        return None
    scheme, host = match[1].lower(), match[2].lower()
    return scheme, host, int(match[3]) if match[3] else _PORTS[scheme]
