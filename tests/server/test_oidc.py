"""Login by OpenID Connect, at a little provider on loopback that is as strict as a real one."""

import asyncio
import hmac
import json
import re
import socket
import subprocess
import sys
import threading
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import httpx
import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from joserfc import jwt
from joserfc.jwk import RSAKey
from litestar import Litestar, Request, Response, get, post
from litestar.response import Redirect

from kickdoor.server import oidc
from kickdoor.server.identity import Signer
from kickdoor.server.oidc import Login, LoginRefused, Provider, ProviderError, read_provider

NOW = 1_800_000_000_000
SIGNER = Signer(bytes(range(32)))
ENV = {
    "KICKDOOR_OIDC_ISSUER": "https://login.example",
    "KICKDOOR_OIDC_CLIENT_ID": "doors",
    "KICKDOOR_OIDC_CLIENT_SECRET": "hush",
    "KICKDOOR_PUBLIC_URL": "https://doors.example/",
}
OLD_KEY, NEW_KEY = (RSAKey.generate_key(2048, {"kid": kid, "use": "sig"}) for kid in ("old", "new"))

Claims = dict[str, Any]


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class House:
    """The provider: who asks is Ann, unless told otherwise."""

    url: str
    user: str = "ann"
    methods: tuple[str, ...] = ("client_secret_basic",)
    key: RSAKey = field(default_factory=lambda: OLD_KEY)
    published: RSAKey | None = None  # what it says its key is, where that differs
    metadata: dict[str, Any] = field(default_factory=dict)
    alter: Callable[[Claims], None] = lambda claims: None
    token: Callable[[Claims], str] | None = None  # instead of a good signature
    answer: Response[bytes] | None = None  # instead of any token
    codes: dict[str, dict[str, str]] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    def configuration(self) -> dict[str, Any]:
        return {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize?house=1",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/keys",
            "token_endpoint_auth_methods_supported": self.methods,
            "userinfo_endpoint": f"{self.url}/userinfo",
        } | self.metadata

    def sign(self, claims: Claims) -> str:
        return jwt.encode({"alg": "RS256", "kid": self.key.kid}, claims, self.key)

    def id_token(self, nonce: str, access_token: str) -> str:
        claims: Claims = {
            "iss": self.url,
            "sub": self.user,
            "aud": "doors",
            "iat": NOW // 1000,
            "exp": NOW // 1000 + 300,
            "nonce": nonce,
            "at_hash": b64(sha256(access_token.encode()).digest()[:16]),
            "email": "ann@home.example",
        }
        self.alter(claims)
        return (self.token or self.sign)(claims)

    def knows(self, request: Request[Any, Any, Any], form: dict[str, str]) -> bool:
        """Is it the client it knows, and does it say so in the way it was told to?"""
        if "client_secret_basic" in self.methods:
            shown = b64decode(request.headers["authorization"].removeprefix("Basic ")).decode()
            return shown == "doors:hush" and "client_secret" not in form
        return (form["client_id"], form["client_secret"]) == ("doors", "hush")


def app(house: Callable[[], House]) -> Litestar:
    @get("/.well-known/openid-configuration")
    async def configuration() -> dict[str, Any]:
        house().asked.append("configuration")
        return house().configuration()

    @get("/authorize")
    async def authorize(request: Request[Any, Any, Any]) -> Redirect:
        query = dict(request.query_params)
        assert (query["response_type"], query["client_id"], query["scope"]) == ("code", "doors", "openid")
        assert (query["house"], query["code_challenge_method"]) == ("1", "S256")
        code = f"code{len(house().codes)}"
        house().codes[code] = query
        return Redirect(query["redirect_uri"], query_params={"code": code, "state": query["state"]})

    @post("/token", status_code=200)
    async def token(request: Request[Any, Any, Any]) -> Response[Any]:
        if (answer := house().answer) is not None:
            return answer
        form = dict(await request.form())
        asked = house().codes.pop(form["code"], None)
        good = (
            asked is not None
            and form["grant_type"] == "authorization_code"
            and house().knows(request, form)
            and form["redirect_uri"] == asked["redirect_uri"]
            and b64(sha256(form["code_verifier"].encode()).digest()) == asked["code_challenge"]
        )
        if asked is None or not good:
            return Response({"error": "invalid_grant"}, status_code=400)
        token = {
            "access_token": "access",
            "token_type": "Bearer",
            "id_token": house().id_token(asked["nonce"], "access"),
        }
        return Response(token)

    @get("/keys")
    async def keys() -> dict[str, Any]:
        house().asked.append("keys")
        return {"keys": [(house().published or house().key).as_dict(private=False)]}

    return Litestar([configuration, authorize, token, keys], openapi_config=None, logging_config=None)


@pytest.fixture(scope="module")
def street() -> Iterator[list[House]]:
    """The running provider; who lives there is changed by the tests. It listens before its thread has started."""
    door = socket.create_server(("127.0.0.1", 0))
    lives = [House(f"http://127.0.0.1:{door.getsockname()[1]}")]
    server = uvicorn.Server(uvicorn.Config(app(lambda: lives[0]), log_config=None, ws="none", lifespan="off"))
    thread = threading.Thread(target=server.run, args=([door],))
    thread.start()
    yield lives
    server.should_exit = True
    thread.join(20)
    assert not thread.is_alive()


@pytest.fixture
def house(street: list[House], monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    street[0] = House(street[0].url)
    return street[0]


@dataclass
class Browser:
    """A login at this server, step by step."""

    login: Login

    async def go(self) -> tuple[dict[str, str], str]:
        """To the provider and back: the query of the way back, and the cookie."""
        url, cookie = await self.login.begin()
        async with httpx.AsyncClient(verify=False) as http:  # plain http: no certificates to load
            location = (await http.get(url)).headers["location"]
        assert location.startswith("http://127.0.0.1:1/doors/api/login/callback?")
        assert cookie.value
        return dict(parse_qsl(urlsplit(location).query)), cookie.value

    async def log_in(self) -> str:
        return await self.login.finish(*await self.go())


class Hand:
    """A clock with a hand to move."""

    now = NOW


def visit(house: House, what: Callable[[Browser, Hand], Any], signer: Signer = SIGNER) -> Any:
    async def run() -> Any:
        hand = Hand()
        provider = Provider(house.url, "doors", "hush", "http://127.0.0.1:1/doors")
        login = Login(provider, signer, lambda: hand.now)
        try:
            return await what(Browser(login), hand)
        finally:
            await login.close()

    return asyncio.run(run())


def log_in(house: House, signer: Signer = SIGNER) -> str:
    subject = visit(house, lambda browser, _: browser.log_in(), signer)
    assert isinstance(subject, str)
    return subject


def refused(house: House, what: Callable[[Browser, Hand], Any]) -> str:
    with pytest.raises(LoginRefused) as refusal:
        visit(house, what)
    sentence = str(refusal.value)
    assert re.fullmatch(r"[A-Z][^{}<>:]*\.", sentence)
    return sentence


def test_a_login_gives_a_keyed_hash_and_nothing_else(house: House) -> None:
    subject = log_in(house)
    assert re.fullmatch("[0-9a-f]{64}", subject)
    assert log_in(house) == subject
    assert log_in(house, Signer(bytes(32))) != subject
    house.user = "bob"
    assert log_in(house) != subject


def test_the_browser_is_sent_with_everything_that_makes_it_safe(house: House) -> None:
    async def look(browser: Browser, _: Hand) -> None:
        url, cookie = await browser.login.begin()
        again, other = await browser.login.begin()
        first, second = (dict(parse_qsl(urlsplit(one).query)) for one in (url, again))
        assert " ".join(sorted(first)) == (
            "client_id code_challenge code_challenge_method house nonce redirect_uri response_type scope state"
        )
        assert all(first[word] != second[word] for word in ("state", "nonce", "code_challenge"))
        assert cookie.value != other.value
        assert (cookie.key, cookie.path, cookie.max_age) == ("kickdoor_login", "/doors/api/login/callback", 600)
        assert (cookie.httponly, cookie.samesite, cookie.secure) == (True, "lax", False)
        spent = browser.login.spent()
        assert (spent.key, spent.path, spent.max_age, spent.value) == (cookie.key, cookie.path, 0, "")
        assert house.asked == ["configuration"]

    visit(house, look)


def test_the_cookie_is_secure_where_the_server_is() -> None:
    async def look() -> bool | None:
        login = Login(Provider("https://login.example", "doors", "hush", "https://doors.example"), SIGNER, lambda: NOW)
        await login.close()
        return login.spent().secure

    assert asyncio.run(look()) is True


def test_a_provider_that_wants_the_secret_in_the_form_gets_it_there(house: House) -> None:
    house.methods = ("private_key_jwt", "client_secret_post")
    assert log_in(house)


def change(**changed: Any) -> Callable[[Claims], None]:
    """Claims changed; None takes one away."""

    def alter(claims: Claims) -> None:
        claims.update(changed)
        for name in [name for name in changed if changed[name] is None]:
            del claims[name]

    return alter


@pytest.mark.parametrize(
    ("alter", "sentence"),
    [
        (change(nonce="another"), oidc.FOREIGN),
        (change(nonce=None), oidc.FOREIGN),
        (change(aud="windows"), oidc.OTHER_AUDIENCE),
        (change(aud="windows", azp="doors"), oidc.OTHER_AUDIENCE),
        (change(aud=["windows", "walls"]), oidc.OTHER_AUDIENCE),
        (change(aud=["doors", "windows"], azp="windows"), oidc.OTHER_AUDIENCE),
        (change(aud=None), oidc.OTHER_AUDIENCE),
        (change(exp=NOW // 1000 - 60), oidc.EXPIRED),
        (change(exp=None), oidc.EXPIRED),
        (change(iss="https://elsewhere.example"), oidc.OTHER_ISSUER),
        (change(iss=None), oidc.OTHER_ISSUER),
        (change(iat=NOW // 1000 + 61), oidc.UNVERIFIED),
        (change(sub=""), oidc.UNVERIFIED),
        (change(sub=None), oidc.UNVERIFIED),
        (change(sub=7), oidc.UNVERIFIED),
        (change(at_hash="another"), oidc.UNVERIFIED),
        (change(at_hash=7), oidc.UNVERIFIED),
        (change(exp="soon"), oidc.EXPIRED),
    ],
)
def test_an_id_token_that_is_not_for_this_login_is_refused(
    house: House, alter: Callable[[Claims], None], sentence: str
) -> None:
    house.alter = alter
    assert refused(house, lambda browser, _: browser.log_in()) == sentence


@pytest.mark.parametrize(
    "alter",
    [change(exp=NOW // 1000 - 59), change(iat=NOW // 1000 + 60), change(aud=["doors"]), change(at_hash=None)],
)
def test_clocks_may_differ_a_little_and_providers_too(house: House, alter: Callable[[Claims], None]) -> None:
    subject = log_in(house)
    house.alter = alter
    assert log_in(house) == subject


def unsigned(claims: Claims) -> str:
    return f"{b64(json.dumps({'alg': 'none'}).encode())}.{b64(json.dumps(claims).encode())}."


def signed_with_what_everybody_knows(claims: Claims) -> str:
    """The public key taken for a shared secret."""
    text = f"{b64(json.dumps({'alg': 'HS256', 'kid': 'old'}).encode())}.{b64(json.dumps(claims).encode())}"
    return f"{text}.{b64(hmac.digest(OLD_KEY.as_pem(private=False), text.encode(), 'sha256'))}"


def spoilt(claims: Claims) -> str:
    text, _, signature = jwt.encode({"alg": "RS256", "kid": "old"}, claims, OLD_KEY).rpartition(".")
    return f"{text}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"


@pytest.mark.parametrize(
    "token", [unsigned, signed_with_what_everybody_knows, spoilt, lambda _: "junk", lambda _: "", lambda _: "é.é.é"]
)
def test_a_token_without_the_provider_s_signature_is_refused(house: House, token: Callable[[Claims], str]) -> None:
    house.token = token
    assert refused(house, lambda browser, _: browser.log_in()) == oidc.UNVERIFIED


def test_a_provider_may_change_its_keys(house: House) -> None:
    async def twice(browser: Browser, _: Hand) -> None:
        before = await browser.log_in()
        assert await browser.log_in() == before
        assert house.asked == ["configuration", "keys"]
        house.key = NEW_KEY
        assert await browser.log_in() == before
        assert house.asked == ["configuration", "keys", "keys"]

    visit(house, twice)


def test_a_key_the_provider_does_not_publish_is_refused(house: House) -> None:
    house.published, house.key = OLD_KEY, NEW_KEY
    assert refused(house, lambda browser, _: browser.log_in()) == oidc.UNVERIFIED
    assert house.asked == ["configuration", "keys", "keys"]


def test_what_the_provider_tells_is_asked_again_after_an_hour(house: House) -> None:
    async def wait(browser: Browser, hand: Hand) -> None:
        await browser.login.begin()
        hand.now += oidc.METADATA_MS - 1
        await browser.login.begin()
        assert house.asked == ["configuration"]
        hand.now += 1
        await browser.login.begin()
        assert house.asked == ["configuration", "configuration"]

    visit(house, wait)


def back(query: dict[str, str | None], cookie: Callable[[str], str | None] = lambda cookie: cookie) -> Any:
    """Come back with another query (None takes a word away) or another cookie."""

    async def come(browser: Browser, _: Hand) -> str:
        brought, kept = await browser.go()
        changed = {name: value for name, value in {**brought, **query}.items() if value is not None}
        return await browser.login.finish(changed, cookie(kept))

    return come


NOT_COMPLETED = "The login was not completed at the provider."


@pytest.mark.parametrize(
    ("come", "sentence"),
    [
        (back({"state": "another"}), oidc.FOREIGN),
        (back({"state": None}), oidc.FOREIGN),
        (back({}, lambda _: None), oidc.LATE),
        (back({}, lambda _: ""), oidc.LATE),
        (back({}, lambda cookie: cookie[::-1]), oidc.LATE),
        (back({}, lambda _: SIGNER.token("ann", "here", NOW)), oidc.LATE),
        (back({"iss": "https://elsewhere.example"}), oidc.OTHER_ISSUER),
        (back({"error": "access_denied", "code": None}), NOT_COMPLETED),
        (back({"error": "access_denied"}), NOT_COMPLETED),
        (back({"code": None}), NOT_COMPLETED),
        (back({"code": ""}), NOT_COMPLETED),
        (back({"code": "guessed"}), "The login provider did not accept this login (400)."),
    ],
)
def test_a_way_back_that_does_not_fit_is_refused(house: House, come: Any, sentence: str) -> None:
    assert refused(house, come) == sentence


def test_a_login_of_another_browser_is_refused(house: House) -> None:
    async def mix(browser: Browser, _: Hand) -> str:
        mine, _cookie = await browser.go()
        _query, theirs = await browser.go()
        return await browser.login.finish(mine, theirs)

    assert refused(house, mix) == oidc.FOREIGN


def test_a_stolen_code_is_worth_nothing_without_its_verifier(house: House) -> None:
    async def steal(browser: Browser, _: Hand) -> str:
        stolen, _cookie = await browser.go()
        own, cookie = await browser.go()
        return await browser.login.finish(own | {"code": stolen["code"]}, cookie)

    assert refused(house, steal) == "The login provider did not accept this login (400)."


def test_a_login_works_once(house: House) -> None:
    async def twice(browser: Browser, _: Hand) -> str:
        query, cookie = await browser.go()
        assert await browser.login.finish(query, cookie)
        return await browser.login.finish(query, cookie)

    assert refused(house, twice) == "The login provider did not accept this login (400)."


def test_a_login_takes_ten_minutes_at_most(house: House) -> None:
    async def dawdle(browser: Browser, hand: Hand) -> str:
        query, cookie = await browser.go()
        hand.now += oidc.LOGIN_MS
        return await browser.login.finish(query, cookie)

    assert refused(house, dawdle) == oidc.LATE


def test_a_provider_with_another_issuer_than_ours_is_refused(house: House) -> None:
    house.metadata = {"issuer": house.url + "/"}
    assert refused(house, lambda browser, _: browser.login.begin()) == oidc.OTHER_ISSUER


@pytest.mark.parametrize(
    "metadata",
    [
        {"token_endpoint": None},
        {"jwks_uri": 7},
        {"authorization_endpoint": "javascript:alert(1)"},
        {"token_endpoint": "http://login.example/token"},
        {"jwks_uri": "https://[/keys"},
    ],
)
def test_a_provider_that_tells_nonsense_of_itself_is_refused(house: House, metadata: dict[str, Any]) -> None:
    house.metadata = metadata
    assert refused(house, lambda browser, _: browser.login.begin()) == oidc.GARBLED


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (Response(b"<html>", media_type="text/html"), oidc.GARBLED),
        (Response(b"[]"), oidc.GARBLED),
        (Response(b'{"access_token": "a"}'), oidc.GARBLED),
        (Response(b"\xff"), oidc.GARBLED),
        (Response(b"", status_code=503), oidc.DOWN),
        (
            Response(b"", status_code=302, headers={"location": "/keys"}),
            "The login provider did not accept this login (302).",
        ),
    ],
)
def test_a_provider_that_answers_badly_is_refused(house: House, answer: Response[bytes], sentence: str) -> None:
    house.answer = answer
    assert refused(house, lambda browser, _: browser.log_in()) == sentence


def test_keys_that_are_none_are_refused(house: House) -> None:
    house.metadata = {"jwks_uri": f"{house.url}/.well-known/openid-configuration"}
    assert refused(house, lambda browser, _: browser.log_in()) == oidc.GARBLED


@pytest.fixture
def nobody() -> Iterator[str]:
    """An address that refuses every connection."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        yield f"http://127.0.0.1:{door.getsockname()[1]}"


def test_a_provider_that_is_down_is_told(house: House, nobody: str) -> None:
    assert refused(House(nobody), lambda browser, _: browser.login.begin()) == oidc.DOWN
    house.metadata = {"token_endpoint": f"{nobody}/token"}
    assert refused(house, lambda browser, _: browser.log_in()) == oidc.DOWN
    house.metadata = {"jwks_uri": f"{nobody}/keys"}
    assert refused(house, lambda browser, _: browser.log_in()) == oidc.DOWN
    house.metadata = {}
    assert log_in(house)


def test_a_provider_that_went_down_may_come_back(house: House) -> None:
    async def insist(browser: Browser, _: Hand) -> str:
        house.metadata = {"issuer": "https://elsewhere.example"}
        with pytest.raises(LoginRefused):
            await browser.login.begin()
        house.metadata = {}
        return await browser.log_in()

    assert visit(house, insist) == log_in(house)


def test_a_provider_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        provider = Provider(f"http://127.0.0.1:{silent.getsockname()[1]}", "doors", "hush", "http://127.0.0.1:1")

        async def knock() -> None:
            login = Login(provider, SIGNER, lambda: NOW, patience=0.1)
            try:
                await login.begin()
            finally:
                await login.close()

        with pytest.raises(LoginRefused, match=oidc.DOWN):
            asyncio.run(knock())


def test_without_the_extra_the_server_says_so_at_start() -> None:
    program = (
        "import sys; sys.modules['authlib'] = None\n"
        "from kickdoor.server.identity import Signer\n"
        "from kickdoor.server.oidc import Login, read_provider\n"
        f"provider = read_provider({ENV!r})\n"
        "Login(provider, Signer(bytes(32)), lambda: 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "kickdoor.server.oidc.ProviderError: login by OpenID Connect needs an extra: pip install 'kickdoor[oidc]'"
    )


def test_a_server_without_login_reads_no_provider() -> None:
    assert read_provider({}) is None
    assert read_provider({"KICKDOOR_PUBLIC_URL": "https://doors.example", "KICKDOOR_OIDC_ISSUER": ""}) is None


def test_the_provider_is_read_and_its_secret_is_not_shown(tmp_path: Path) -> None:
    provider = read_provider(ENV)
    assert provider == Provider("https://login.example", "doors", "hush", "https://doors.example")
    assert "hush" not in repr(provider)
    file = tmp_path / "secret"
    file.write_text("hush\n")
    there = {**ENV, "KICKDOOR_OIDC_CLIENT_SECRET": "", "KICKDOOR_OIDC_CLIENT_SECRET_FILE": str(file)}
    assert read_provider(there) == provider
    loopback = {
        **ENV,
        "KICKDOOR_OIDC_ISSUER": "http://[::1]:9000/realm",
        "KICKDOOR_PUBLIC_URL": "http://localhost:8000",
    }
    assert read_provider(loopback)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"KICKDOOR_OIDC_ISSUER": ""}, "also needs KICKDOOR_OIDC_ISSUER$"),
        (
            {"KICKDOOR_OIDC_CLIENT_SECRET": " ", "KICKDOOR_PUBLIC_URL": ""},
            "also needs KICKDOOR_OIDC_CLIENT_SECRET or KICKDOOR_OIDC_CLIENT_SECRET_FILE, KICKDOOR_PUBLIC_URL$",
        ),
        ({"KICKDOOR_OIDC_ISSUER": "http://login.example"}, "^KICKDOOR_OIDC_ISSUER: 'http://login.example' is no https"),
        ({"KICKDOOR_OIDC_ISSUER": "https://login.example?a=b"}, "is no https address"),
        ({"KICKDOOR_OIDC_ISSUER": "https://["}, "is no https address"),
        ({"KICKDOOR_PUBLIC_URL": "doors.example"}, "^KICKDOOR_PUBLIC_URL: 'doors.example' is no https address"),
        ({"KICKDOOR_PUBLIC_URL": "https://ann@doors.example"}, "is no https address"),
        ({"KICKDOOR_OIDC_CLIENT_SECRET_FILE": "/x"}, "two secrets"),
        ({"KICKDOOR_OIDC_CLIENT_SECRET": "hüsh"}, "characters that no provider gives"),
        (
            {"KICKDOOR_OIDC_CLIENT_SECRET": "", "KICKDOOR_OIDC_CLIENT_SECRET_FILE": "/nowhere/secret"},
            "^KICKDOOR_OIDC_CLIENT_SECRET_FILE: /nowhere/secret cannot be read: ",
        ),
    ],
)
def test_settings_that_cannot_be_used_are_named(changed: dict[str, str], sentence: str) -> None:
    with pytest.raises(ProviderError, match=sentence):
        read_provider(ENV | changed)


@given(st.dictionaries(st.sampled_from(sorted(ENV)), st.text(alphabet=st.characters(exclude_categories=["Cs"]))))
def test_settings_are_read_or_refused(changed: dict[str, str]) -> None:
    try:
        provider = read_provider(ENV | changed)
    except ProviderError:
        return
    if provider is None:
        assert not any(changed[name] for name in ENV if "OIDC" in name)
    else:
        assert provider.issuer.startswith(("https://", "http://"))
        assert provider.base_url.startswith(("https://", "http://"))
        assert provider.client_id
        assert provider.client_secret.isascii()
