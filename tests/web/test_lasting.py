"""A page left open for a whole evening: quiet, from here alone, and no heavier at the end."""

from urllib.parse import urlsplit

from playwright.sync_api import Browser

from tests.server.process import Process
from tests.web.browser import Visitor
from tests.web.figures import evening

GAMES = 3
LEVEL = 3  # short games; `python -m tests.web.figures` plays longer ones
# A page that kept every update it was sent had 64,000 more after three games; bytes say little, for the browser goes on
# making code of the script.
MORE_THINGS = 25_000
MORE_NODES = 12_000
MORE_LISTENERS = 100


def test_game_after_game(browser: Browser, client_server: Process) -> None:
    visitor = Visitor(browser, client_server.address)
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    visitor.page.on("websocket", lambda socket: asked.add(urlsplit(socket.url).netloc))
    try:
        told = evening(visitor, GAMES, LEVEL)
        assert not visitor.complaints
        assert asked == {urlsplit(client_server.address).netloc}
        assert len(told.shown) > 20
        first, last = told.kept[0], told.kept[-1]
        assert last.things < first.things + MORE_THINGS
        assert last.nodes < first.nodes + MORE_NODES
        assert last.listeners < first.listeners + MORE_LISTENERS
    finally:
        visitor.leave()
