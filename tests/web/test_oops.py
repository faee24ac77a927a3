"""When something is amiss there is a friendly page that says so, with the way back."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.process import Process
from tests.web import axe
from tests.web.browser import PHONE, Visitor

BOT = "heuristic:normal"
SOON = 45_000  # milliseconds: a server looks every five seconds at what was done beside it, and may be busy
NOW = {"clocks": {"pace": 0, "window": 10}}


def table_of(host: Visitor, bots: list[str], **settings: object) -> str:
    """A table of one's own."""
    table = host.make("/api/tables", {"settings": {**NOW, **settings}, "bots": bots})
    host.go(f"/table/{table}")
    return table


def sit(guest: Visitor, table: str) -> None:
    guest.go(f"/table/{table}")
    guest.button("Sit down").click()
    guest.button("I am ready").click()


def start(host: Visitor) -> None:
    expect(host.button("Start the game")).to_be_enabled()
    host.button("Start the game").click()
    hand(host.page).wait_for()


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("Your hand"))


def says(visitor: Visitor, heading: str) -> None:
    visitor.page.get_by_role("heading", name=heading, exact=True).wait_for(timeout=SOON)
    assert axe.findings(visitor.page) == []


def amiss(visitor: Visitor, heading: str) -> None:
    """The page says what is the matter, is sound, and leads home."""
    says(visitor, heading)
    visitor.page.get_by_role("link", name=re.compile("To the front door|^Home$|Begin anew|All counters")).click()
    expect(visitor.page).to_have_url(re.compile(r"/(companion)?$"))


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/no/such/door", "Only a wall behind this door"),
        ("/table/nosuchtable", "Here stood a table"),
        ("/table/not-a-table!", "Here stood a table"),
        ("/table/nosuchtable/board", "Here stood a table"),
        ("/replay/nosuchreplay", "There is no such game"),
        ("/companion/nosuchcounter", "There is no such counter"),
    ],
)
def test_a_dead_link(guests: Callable[..., Visitor], path: str, heading: str) -> None:
    visitor = guests(size=PHONE)
    visitor.go(path)
    amiss(visitor, heading)


def test_a_code_nobody_has(guests: Callable[..., Visitor]) -> None:
    visitor = guests(size=PHONE)
    visitor.go("/join/QQQQQQ")
    visitor.button("Join").click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("No open table has the code QQQQQQ")


def test_a_table_without_room(guests: Callable[..., Visitor]) -> None:
    host, late = guests(), guests()
    table = table_of(host, [BOT] * 3, spectators="none")
    start(host)
    late.go(f"/table/{table}")
    amiss(late, "Every chair is taken")
    late.go(f"/table/{table}/board")
    amiss(late, "Every chair is taken")


def test_a_lobby_without_a_chair_has_one_again(guests: Callable[..., Visitor]) -> None:
    host, second, third, late = guests(), guests(), guests(), guests()
    table = table_of(host, [], spectators="none", seats=3)
    sit(second, table)
    sit(third, table)
    late.go(f"/table/{table}")
    late.page.get_by_role("heading", name="Every chair is taken").wait_for()
    third.button("Leave the table").click()
    third.button("Leave for good").click()
    late.button("Sit down").wait_for()


def test_a_seat_taken_away(guests: Callable[..., Visitor]) -> None:
    """In the lobby by the host, in the game by all the others."""
    host, friend, rude = guests(), guests(), guests()
    table = table_of(host, [], seats=3)
    sit(friend, table)
    sit(rude, table)
    host.button(re.compile("Seat 3")).click()
    host.button(re.compile("Free the seat of")).click()
    rude.page.get_by_text("The host has freed your seat.").wait_for()
    rude.button("Sit down").click()
    rude.button("I am ready").click()
    start(host)
    hand(rude.page).wait_for()
    name = rude.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    for voter in (host, friend):
        voter.page.get_by_role("group", name="Players").get_by_role(
            "button", name=re.compile(f"^{re.escape(name)}:")
        ).click()
        voter.button("Vote to remove").click()
    amiss(rude, "Out the door you went")
    hand(host.page).wait_for(state="attached")


def test_a_page_from_yesterday(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    table = table_of(visitor, [BOT] * 3)
    speaks = {"protocol": 0}

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(text: str | bytes) -> None:
            message = json.loads(text)
            server.send(json.dumps({**message, **speaks} if message["t"] == "hello" else message))

        socket.on_message(send)

    visitor.page.route_web_socket(re.compile(r"/ws\?"), through)
    visitor.go(f"/table/{table}")
    says(visitor, "This page is from yesterday")
    speaks["protocol"] = 1  # what is loaded again is of today
    visitor.button("Load the page again").click()
    visitor.button("Start the game").wait_for()


def test_a_table_closed_by_those_who_run_the_server(guests: Callable[..., Visitor], client_server: Process) -> None:
    host = guests()
    table = table_of(host, [BOT] * 3)
    start(host)
    client_server.admin("close", table, "--yes")
    host.page.get_by_text("closed by those who run the server").wait_for(timeout=SOON)
    amiss(host, "Here stood a table")


def test_somebody_banned(guests: Callable[..., Visitor], client_server: Process) -> None:
    host, rude = guests(), guests()
    table = table_of(host, [BOT] * 2)
    sit(rude, table)
    start(host)
    name = rude.page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    (player,) = json.loads(client_server.admin("players", name, "--table", table, "--json"))
    client_server.admin("ban", player["id"], "--yes")
    amiss(rude, "The gate stays shut")


def test_who_is_erased_is_so_in_every_window(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    table_of(visitor, [BOT] * 3)
    visitor.button("Start the game").wait_for()
    visitor.page.evaluate("fetch('/api/me', {method: 'DELETE'})")
    amiss(visitor, "As if you had never been here")


def test_a_lost_server_is_waited_for(guests: Callable[..., Visitor], tmp_path: Path) -> None:
    with Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db") as first:
        port = int(first.address.rpartition(":")[2])
        player, other = guests(server=first), guests(server=first)
        table = table_of(player, [BOT] * 3)
        start(player)
        cards = hand(player.page).get_by_role("button").count()
        other.go("/")  # the page is kept in this browser
        other.page.evaluate(
            """async () => {
                for (let tries = 0; tries < 200 && !(await caches.match('/')); tries++)
                    await new Promise((settle) => setTimeout(settle, 50))
            }"""
        )
        first.stop()
    player.page.get_by_role("alert").get_by_text("The connection is lost.").wait_for()
    assert hand(player.page).get_by_role("button").count() == cards
    other.go(f"/table/{table}")
    says(other, "Somebody blew out the candle")
    with Process(tmp_path, f"sqlite:///{tmp_path}/kickdoor.db", port=port):
        player.page.get_by_text("The connection is lost.").wait_for(state="hidden", timeout=SOON)
        assert hand(player.page).get_by_role("button").count() == cards
        other.page.get_by_text("You are watching.").wait_for(timeout=SOON)
