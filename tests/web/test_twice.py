"""A double click plays a card; where it has to be asked how, it is asked."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.mouse import Mouse, seated
from tests.web.stacked import DECKS, STACKED, until

LEVELS = ("whine-at-the-gm", "invoke-obscure-rules", "boil-an-anthill", "convenient-addition-error")
BOX: dict[str, object] = {
    **STACKED,
    "options": {"decks": {**DECKS, **{name: 9 for name in LEVELS}}, "first_begins": True},
}


@pytest.fixture
def pilot(browser: Browser, client_server: Process) -> Iterator[Mouse]:
    with seated(browser, client_server, BOX) as mouse:
        yield mouse


def test_what_is_for_oneself_is_played_at_once(pilot: Mouse) -> None:
    mine = pilot.page.get_by_role("region", name="Your character")
    until(pilot, "[^,]*, Go Up a Level,", mine).dblclick()
    log = pilot.page.get_by_role("region", name="Log")
    expect(log.get_by_text(re.compile(r"Mira goes up to Level \d")).last).to_be_visible()
    assert not pilot.page.get_by_role("dialog").count()


def test_of_a_curse_it_is_asked_for_whom(pilot: Mouse) -> None:
    until(pilot, "Curse!", pilot.page.get_by_role("group", name="Players")).dblclick()
    ways = pilot.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Play Curse! .* on "))
    expect(ways.first).to_be_visible()
    assert ways.count() > 1
