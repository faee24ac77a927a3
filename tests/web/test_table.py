"""Whole games through the page."""

import re
import time

from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.browser import DESK, PHONE, Pilot, Visitor

LONGEST = 180.0  # seconds for a game
SHORT: dict[str, object] = {"options": {"winning_level": 3}, "clocks": {"pace": 0, "window": 10}}


def new_table(visitor: Visitor, bots: list[str], settings: dict[str, object] = SHORT) -> str:
    """A table of one's own, made by the page's own script."""
    visitor.go("/")
    table: str = visitor.page.evaluate(
        """async ([settings, bots]) => {
            const headers = {'content-type': 'application/json'};
            const post = (path, body) => fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
            await post('/api/guest', {name: 'Mira'});
            return (await (await post('/api/tables', {settings, bots})).json()).id;
        }""",
        [settings, bots],
    )
    return table


def play(pilots: list[Pilot]) -> None:
    end = time.monotonic() + LONGEST
    while not all(pilot.over() for pilot in pilots):
        assert time.monotonic() < end, "the game does not end"
        if not any([pilot.act() for pilot in pilots]):
            pilots[0].page.wait_for_timeout(20)


def test_play_now_is_one_click_and_under_ten_seconds(browser: Browser, client_server: Process) -> None:
    visitor = Visitor(browser, client_server.address, PHONE)
    try:
        begin = time.monotonic()
        visitor.go("/")
        visitor.button("Play now").click()
        visitor.button("I am ready").wait_for()
        assert time.monotonic() - begin < 10
        assert not visitor.complaints
    finally:
        visitor.leave()


def test_a_whole_game_against_bots(browser: Browser, client_server: Process) -> None:
    visitor = Visitor(browser, client_server.address, DESK)
    try:
        visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
        play([Pilot(visitor)])
        visitor.page.get_by_role("link", name="Watch the replay").click()
        expect(visitor.page).to_have_url(re.compile("/replay/"))
        assert not visitor.complaints
    finally:
        visitor.leave()


def test_a_reload_in_the_middle_of_a_game_brings_it_back(browser: Browser, client_server: Process) -> None:
    visitor = Visitor(browser, client_server.address, PHONE)
    try:
        visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
        visitor.button("I am ready").wait_for()
        hand = visitor.page.get_by_role("group", name=re.compile("Your hand"))
        before = hand.get_by_role("button").count()
        assert before
        visitor.page.reload()
        visitor.button("I am ready").wait_for()
        assert hand.get_by_role("button").count() == before
        play([Pilot(visitor)])
        assert not visitor.complaints
    finally:
        visitor.leave()


def test_a_spectator_sees_no_hand(browser: Browser, client_server: Process) -> None:
    player, watcher = Visitor(browser, client_server.address), Visitor(browser, client_server.address)
    try:
        table = new_table(player, ["heuristic:normal"] * 3)
        player.go(f"/table/{table}?now")
        player.button("I am ready").wait_for()
        watcher.go(f"/table/{table}")
        watcher.page.get_by_text("You are watching.").wait_for()
        assert watcher.page.get_by_role("group", name=re.compile("Your hand")).count() == 0
        assert not watcher.complaints
    finally:
        player.leave()
        watcher.leave()
