"""Login by OpenID Connect, where the host of a server wants it. Of who logs in only a keyed hash is kept.

The code flow with PKCE: `begin` sends the browser to the provider, `finish` reads what it brings back.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Cookie

from kickdoor.server.identity import Signer, new_id

STATE_COOKIE: Final = "kickdoor_login"
CALLBACK: Final = "/api/login/callback"  # with the public address before it, what is registered at the provider
LOGIN_MS: Final = 10 * 60 * 1000  # from the click to the way back
METADATA_MS: Final = 3600 * 1000
LEEWAY: Final = 60  # seconds that two clocks may differ by
ALGORITHMS: Final = tuple(f"{family}{size}" for family in ("RS", "PS", "ES") for size in (256, 384, 512))

LATE = "This login took too long, or was begun in another browser. Please start it again."
FOREIGN = "This login does not belong to your browser. Please start it again."
DOWN = "The login provider cannot be reached. Please try again later."
GARBLED = "The login provider gave an answer that this server cannot read."
UNVERIFIED = "The answer of the login provider could not be verified."
OTHER_ISSUER = "The login comes from another provider than the one this server trusts."
OTHER_AUDIENCE = "The login was made for another service."
EXPIRED = "The login has expired. Please start it again."
CLAIMS = {"nonce": FOREIGN, "iss": OTHER_ISSUER, "aud": OTHER_AUDIENCE, "azp": OTHER_AUDIENCE, "exp": EXPIRED}

T = TypeVar("T")


class ProviderError(ValueError):
    """The settings of the login cannot be used; told when the server starts."""


class LoginRefused(Exception):
    """Nobody is logged in; the sentence is for who tried."""


@dataclass(frozen=True, slots=True)
class Provider:
    """Where people log in, and who we are there."""

    issuer: str
    client_id: str
    client_secret: str = field(repr=False)
    base_url: str  # our public address


class Metadata(msgspec.Struct):
    """What a provider tells of itself."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class _Keys(msgspec.Struct):
    keys: list[dict[str, Any]]


class _Answer(msgspec.Struct):
    id_token: str
    access_token: str = ""


def read_provider(env: Mapping[str, str]) -> Provider | None:
    """The provider as the environment names it, or None when it names none. The secret may be in a file; it is never
    given on the command line, where others could read it."""
    if not any(name.startswith("KICKDOOR_OIDC_") and value for name, value in env.items()):
        return None
    found = {name: env.get(name, "").strip() for name in ("KICKDOOR_OIDC_ISSUER", "KICKDOOR_OIDC_CLIENT_ID")}
    found["KICKDOOR_OIDC_CLIENT_SECRET or KICKDOOR_OIDC_CLIENT_SECRET_FILE"] = secret = _secret(env)
    found["KICKDOOR_PUBLIC_URL"] = env.get("KICKDOOR_PUBLIC_URL", "").strip()
    if missing := [name for name, value in found.items() if not value]:
        raise ProviderError(f"login by OpenID Connect also needs {', '.join(missing)}")
    for name in ("KICKDOOR_OIDC_ISSUER", "KICKDOOR_PUBLIC_URL"):
        if not _safe(found[name]) or "?" in found[name]:
            raise ProviderError(f"{name}: '{found[name]}' is no https address (http is for loopback only)")
    return Provider(
        issuer=found["KICKDOOR_OIDC_ISSUER"],
        client_id=found["KICKDOOR_OIDC_CLIENT_ID"],
        client_secret=secret,
        base_url=found["KICKDOOR_PUBLIC_URL"].rstrip("/"),
    )


def _secret(env: Mapping[str, str]) -> str:
    secret, file = env.get("KICKDOOR_OIDC_CLIENT_SECRET", ""), env.get("KICKDOOR_OIDC_CLIENT_SECRET_FILE", "")
    if secret and file:
        raise ProviderError(
            "the login has two secrets: KICKDOOR_OIDC_CLIENT_SECRET and KICKDOOR_OIDC_CLIENT_SECRET_FILE"
        )
    if file:
        try:
            secret = Path(file).read_text()
        except (OSError, UnicodeError) as error:
            raise ProviderError(f"KICKDOOR_OIDC_CLIENT_SECRET_FILE: {file} cannot be read: {error}") from None
    secret = secret.strip()
    if not (secret.isascii() and secret.isprintable()):
        raise ProviderError("the secret of the login has characters that no provider gives")
    return secret


def _safe(url: str) -> bool:
    """https, or http that does not leave the machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return False
    if not host or parts.username is not None or parts.fragment:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and host in ("localhost", "127.0.0.1", "::1"))


class Login:
    """The way to the provider and back. `clock` gives milliseconds since the epoch; `patience` is in seconds."""

    def __init__(self, provider: Provider, signer: Signer, clock: Callable[[], int], patience: float = 10.0) -> None:
        try:
            import authlib.oidc.core  # type: ignore[import-untyped]  # noqa: F401
            import httpx
            import joserfc  # noqa: F401
        except ImportError:
            raise ProviderError("login by OpenID Connect needs an extra: pip install 'kickdoor[oidc]'") from None
        self._provider = provider
        self._signer = signer
        self._clock = clock
        self._http = httpx.AsyncClient(timeout=patience, follow_redirects=False)
        self._metadata: Metadata | None = None
        self._read_at = 0
        self._keys: _Keys | None = None

    async def close(self) -> None:
        await self._http.aclose()

    async def begin(self) -> tuple[str, Cookie]:
        """Where to send the browser, and the cookie it must bring back. LoginRefused when the provider is not there."""
        from authlib.oauth2.rfc6749.parameters import prepare_grant_uri  # type: ignore[import-untyped]
        from authlib.oauth2.rfc7636 import create_s256_code_challenge  # type: ignore[import-untyped]

        metadata = await self._discover()
        state, nonce, verifier = new_id(), new_id(), new_id(48)
        url: str = prepare_grant_uri(
            metadata.authorization_endpoint,
            client_id=self._provider.client_id,
            response_type="code",
            redirect_uri=self._redirect_uri,
            scope="openid",
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
        )
        sealed = self._signer.seal("login", (state, nonce, verifier), self._clock() + LOGIN_MS)
        return url, self._cookie(sealed, LOGIN_MS // 1000)

    async def finish(self, query: Mapping[str, str], state_cookie: str | None) -> str:
        """The subject: a keyed hash of who the provider says it is. LoginRefused in all other cases."""
        parts = self._signer.unseal("login", state_cookie, self._clock())
        if parts is None:
            raise LoginRefused(LATE)
        state, nonce, verifier = parts
        if query.get("state") != state:
            raise LoginRefused(FOREIGN)
        if query.get("iss", self._provider.issuer) != self._provider.issuer:
            raise LoginRefused(OTHER_ISSUER)
        if "error" in query or not query.get("code"):
            raise LoginRefused("The login was not completed at the provider.")
        metadata = await self._discover()
        answer = await self._exchange(metadata, query["code"], verifier)
        iss, sub = await self._identity(metadata, answer, nonce)
        return self._signer.digest("subject", (iss, sub))

    def spent(self) -> Cookie:
        """Takes the cookie of `begin` away; to be sent with whatever `finish` led to."""
        return self._cookie("", 0)

    @property
    def _redirect_uri(self) -> str:
        return self._provider.base_url + CALLBACK

    def _cookie(self, value: str, seconds: int) -> Cookie:
        place = urlsplit(self._redirect_uri)
        return Cookie(
            key=STATE_COOKIE,
            value=value,
            path=place.path,
            max_age=seconds,
            httponly=True,
            samesite="lax",  # the provider sends the browser back from another site
            secure=place.scheme == "https",
        )

    async def _discover(self) -> Metadata:
        """What the provider tells of itself, asked again every hour."""
        now = self._clock()
        if self._metadata is None or not 0 <= now - self._read_at < METADATA_MS:
            issuer = self._provider.issuer
            found = await self._fetch("GET", issuer.rstrip("/") + "/.well-known/openid-configuration", Metadata)
            if found.issuer != issuer:
                raise LoginRefused(OTHER_ISSUER)
            if not all(map(_safe, (found.authorization_endpoint, found.token_endpoint, found.jwks_uri))):
                raise LoginRefused(GARBLED)
            self._metadata, self._read_at, self._keys = found, now, None
        return self._metadata

    async def _exchange(self, metadata: Metadata, code: str, verifier: str) -> _Answer:
        """The code for an id token."""
        from authlib.oauth2.auth import ClientAuth  # type: ignore[import-untyped]
        from authlib.oauth2.rfc6749.parameters import prepare_token_request

        methods = metadata.token_endpoint_auth_methods_supported
        posted = "client_secret_basic" not in methods and "client_secret_post" in methods
        auth = ClientAuth(
            self._provider.client_id,
            self._provider.client_secret,
            "client_secret_post" if posted else "client_secret_basic",
        )
        url, headers, body = auth.prepare(
            "POST",
            metadata.token_endpoint,
            {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"},
            prepare_token_request(
                "authorization_code", redirect_uri=self._redirect_uri, code=code, code_verifier=verifier
            ),
        )
        return await self._fetch("POST", url, _Answer, headers, body)

    async def _identity(self, metadata: Metadata, answer: _Answer, nonce: str) -> tuple[str, str]:
        """(iss, sub) of an id token that was made by this provider, for us, for this login, and just now."""
        from authlib.oidc.core import CodeIDToken
        from joserfc.errors import ClaimError, InvalidKeyIdError, JoseError
        from joserfc.jwk import KeySet
        from joserfc.jws import JWSRegistry
        from joserfc.jwt import Token, decode

        def read(keys: _Keys) -> Token:
            registry = JWSRegistry(algorithms=ALGORITHMS, strict_check_header=False)
            return decode(answer.id_token, KeySet.import_key_set({"keys": keys.keys}), registry=registry)

        provider = self._provider
        try:
            try:
                token = read(self._keys or await self._fetch_keys(metadata))
            except InvalidKeyIdError:  # providers change their keys
                token = read(await self._fetch_keys(metadata))
            claims = CodeIDToken(
                token.claims,
                token.header,
                {
                    "iss": {"essential": True, "value": provider.issuer},
                    "aud": {"essential": True, "value": provider.client_id},
                    "sub": {"essential": True},
                },
                {"nonce": nonce, "client_id": provider.client_id, "access_token": answer.access_token},
            )
            claims.validate(now=self._clock() // 1000, leeway=LEEWAY)
        except ClaimError as error:
            raise LoginRefused(CLAIMS.get(error.claim, UNVERIFIED)) from error
        except (JoseError, LookupError, TypeError, ValueError) as error:  # keys and claims of any shape
            raise LoginRefused(UNVERIFIED) from error
        return claims["iss"], claims["sub"]

    async def _fetch_keys(self, metadata: Metadata) -> _Keys:
        self._keys = await self._fetch("GET", metadata.jwks_uri, _Keys)
        return self._keys

    async def _fetch(
        self, method: str, url: str, kind: type[T], headers: Mapping[str, str] | None = None, body: str | None = None
    ) -> T:
        import httpx

        try:
            answer = await self._http.request(method, url, headers=headers, content=body)
            answer.raise_for_status()
            return msgspec.json.decode(answer.content, type=kind)
        except httpx.HTTPStatusError as error:
            status = error.response.status_code
            if status >= 500:
                raise LoginRefused(DOWN) from error
            raise LoginRefused(f"The login provider did not accept this login ({status}).") from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise LoginRefused(DOWN) from error
        except msgspec.DecodeError as error:
            raise LoginRefused(GARBLED) from error
