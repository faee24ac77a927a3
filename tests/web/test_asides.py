"""What bots say aside stands in the chat with their name, in its place among the lines of people."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser import Visitor
from tests.web.positions import Shelved
from tests.web.test_axe import go_on
from tests.web.wanted import own_turn

ASIDE = {"t": "aside", "seat": 1, "line": "vindictive-ouch", "text": "Your name is on my list."}


def test_it_stands_in_the_chat(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    sockets: list[WebSocketRoute] = []

    def between(page: WebSocketRoute) -> None:
        sockets.append(page)
        server = page.connect_to_server()
        page.on_message(server.send)
        server.on_message(lambda told: None if json.loads(told)["t"] == "aside" else page.send(told))

    visitor.page.route_web_socket(re.compile("/ws"), between)
    go_on(visitor, game, game.first("own turn", own_turn).at)
    chat = visitor.page.get_by_role("list", name="Chat")
    expect(chat).to_have_text("Nobody has said anything yet. Suspicious.")
    sockets[-1].send(json.dumps(ASIDE))
    expect(chat.get_by_role("listitem")).to_have_text(["Polly Your name is on my list."])
    visitor.page.get_by_role("textbox", name="Say something").fill("So be it")
    visitor.button("Send").click()
    lines = chat.get_by_role("listitem")
    expect(lines).to_have_count(2)
    sockets[-1].send(json.dumps(ASIDE | {"text": "Twice."}))
    expect(lines).to_have_text(["Polly Your name is on my list.", re.compile("So be it$"), "Polly Twice."])
    seat = visitor.page.get_by_role("group", name="Players").get_by_role("button", name=re.compile("^Polly"))
    seat.click()
    visitor.button("Mute").click()
    expect(visitor.button("Unmute")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    sockets[-1].send(json.dumps(ASIDE | {"text": "Thrice."}))
    sockets[-1].send(json.dumps(ASIDE | {"seat": 2, "text": "You heard him."}))
    expect(lines).to_have_count(4)
    expect(lines.last).to_contain_text("You heard him.")
    assert not visitor.complaints
