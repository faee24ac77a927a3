"""How heavy the client is: what a browser really loads for the first game."""

import gzip
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Response

from tests.server.process import Process
from tests.web.browser import Visitor

MOST = 190_000  # bytes of script, packed: home and a table
# The companion is fetched when all else is there: kept for evenings offline, and counted here.
OFFLINE = "performance.getEntriesByType('resource').some(({name}) => name.includes('/Companion-'))"


def test_script_is_light_and_nothing_comes_from_elsewhere(browser: Browser, client_server: Process) -> None:
    visitor = Visitor(browser, client_server.address)
    here = urlsplit(client_server.address).netloc
    asked: set[str] = set()
    answers: list[Response] = []
    visitor.page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    visitor.page.on("websocket", lambda socket: asked.add(urlsplit(socket.url).netloc))
    visitor.page.on("response", lambda answer: answers.append(answer))
    try:
        visitor.go("/")
        visitor.button("Play now").click()
        visitor.button("I am ready").click()
        visitor.page.wait_for_function(OFFLINE)
        scripts = {x.url: x for x in reversed(answers) if x.request.resource_type == "script"}
        sent = 0
        for answer in scripts.values():
            headers = answer.all_headers()
            assert headers["content-encoding"] == "gzip"
            assert headers["cache-control"] == "public, max-age=31536000, immutable"
            assert int(headers["content-length"]) <= len(gzip.compress(answer.body())) + 20
            sent += int(headers["content-length"])
        assert len(scripts) > 3
        print(f"{sent:,} bytes of script, packed")
        assert sent < MOST
        assert asked == {here}
        assert not visitor.complaints
    finally:
        visitor.leave()


def test_files_are_packed_for_who_can_read_it(client_server: Process) -> None:
    with httpx.Client(base_url=client_server.address) as web:
        page = web.get("/")
        script = page.text.partition('src="')[2].partition('"')[0]
        packed, plain = (web.get(script, headers={"accept-encoding": way}) for way in ("gzip, br", "identity"))
        assert packed.text == plain.text
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert "content-encoding" not in plain.headers
        assert int(packed.headers["content-length"]) < len(plain.content) / 2
        assert page.headers["cache-control"] == web.get("/sw.js").headers["cache-control"] == "no-cache"
        assert web.get("/assets/nothing.js").status_code == 404
