"""What a host can do about the company, and what anybody can do about a line of chat and about being known."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.browser import PHONE, Visitor
from tests.web.test_table import QUICK, new_table

Guests = Callable[..., Visitor]
SPEAKS = "Say something"


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox", name=SPEAKS).fill(text)
    visitor.button("Send").click()


def gathered(guests: Guests, size: dict[str, int]) -> tuple[Visitor, Visitor, Visitor, str]:
    """The host, somebody who has sat down, and somebody who looks on."""
    host, friend, looker = guests(size), guests(), guests()
    table = f"/table/{new_table(host, ['greedy'], QUICK | {'seats': 3})}"
    host.go(table)
    friend.make("/api/tables", {"settings": QUICK, "bots": []})
    friend.go(table)
    friend.button("Sit down").click()
    expect(friend.button("I am ready")).to_be_visible()
    looker.go(table)
    expect(looker.page.get_by_role("textbox", name=SPEAKS)).to_be_visible()
    return host, friend, looker, table


def test_before_the_game(guests: Guests) -> None:
    host, friend, looker, _table = gathered(guests, PHONE)
    company = host.page.get_by_role("region", name="Who looks on")
    expect(company.get_by_role("listitem")).to_have_count(1)
    assert not findings(host.page)
    expect(friend.page.get_by_role("region", name="Who looks on")).to_have_count(0)

    say(looker, "First!")
    expect(host.page.get_by_role("list", name="Chat").get_by_text("(looks on)")).to_be_visible()
    company.get_by_role("button", name="Silence for everybody").click()
    expect(company.get_by_role("button", name="Let speak again")).to_be_visible()
    say(looker, "Second!")
    expect(looker.page.get_by_role("alert")).to_contain_text("The host wants no lines from you.")

    friend.button("Report").click()
    friend.button(re.compile("^Report what ")).click()
    friend.page.get_by_role("textbox", name="What is wrong with it?").fill("Shouting.")
    assert not findings(friend.page)
    friend.button("Report it").click()
    expect(friend.page.get_by_text("Whoever runs the server can read it now.")).to_be_visible()
    friend.button("Close").first.click()

    company.get_by_role("button", name="Send away …").click()
    company.get_by_role("button", name="Yes, for good, with everybody from there").click()
    expect(company).to_have_count(0)
    expect(looker.page.get_by_role("textbox", name=SPEAKS)).to_have_count(0)

    host.button(re.compile("^Seat 2: Mira|^Seat 3: Mira")).click()
    host.button("Pass the table on …").click()
    assert not findings(host.page)
    host.button("Pass it on").click()
    expect(friend.button("Start the game")).to_be_visible()
    expect(host.button("Start the game")).to_have_count(0)
    assert not host.complaints
    assert not friend.complaints


def test_at_the_table(guests: Guests) -> None:
    host, friend, _looker, _table = gathered(guests, {"width": 1280, "height": 800})
    friend.button("I am ready").click()
    host.button("Start the game").click()
    friend.page.get_by_role("region", name="What now").wait_for()
    say(friend, "Ready when you are!")
    expect(host.button("Report")).to_be_visible()
    field, edge = (
        host.page.get_by_role("textbox", name=SPEAKS).bounding_box(), host.page.viewport_size
    )  # fmt: skip
    assert field
    assert edge
    assert field["y"] + field["height"] <= edge["height"], "there is no room for what one says"
    players = host.page.get_by_role("group", name="Players")
    players.get_by_role("button", name=re.compile("^Mira")).first.click()
    host.button("Silence for everybody").click()
    expect(host.button("Let speak again")).to_be_visible()
    assert not findings(host.page)
    host.button("Close").first.click()
    host.button("Menu").click()
    company = host.page.get_by_role("dialog").get_by_role("region", name="Who looks on")
    tops = company.get_by_role("button").evaluate_all("all => all.map((each) => each.getBoundingClientRect().top)")
    assert len(tops) == 2
    assert tops[0] == tops[1]  # what can be done about one person stands in one row
    company.get_by_role("button", name="Send away …").click()
    assert not findings(host.page)
    company.get_by_role("button", name="Yes, but may come back").click()
    expect(company).to_have_count(0)
    assert not host.complaints


def test_where_one_is_known(guests: Guests) -> None:
    visitor = guests(PHONE)
    visitor.go("/settings")
    visitor.page.get_by_role("region", name="Delete me").wait_for()
    known = visitor.page.get_by_role("region", name="Where you are known")
    expect(known).to_have_count(0)
    visitor.make("/api/tables", {"settings": QUICK, "bots": []})
    visitor.go("/settings")
    expect(known.get_by_role("listitem")).to_have_count(1)
    assert not findings(visitor.page)
    known.get_by_role("button", name="Log out here …").click()
    known.get_by_role("button", name="Log out", exact=True).click()
    expect(known).to_have_count(0)
    assert visitor.page.evaluate("async () => (await (await fetch('/api/me')).json()).name") == ""
    assert not visitor.complaints
