"""What a screen reader has to go by: live regions, names, headings, tabs, sheets."""

import re
import time
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.web.browser import DESK, LONGEST, PHONE, Pilot, Visitor
from tests.web.test_table import new_table

ENOUGH = 25  # lines heard

# What is added to a live region while it is one, in order, as a screen reader gets it.
LISTEN = """(region) => {
    window.heard ??= [];
    const live = () => region.getAttribute('aria-live') ?? 'polite';
    new MutationObserver((changes) => {
        if (region.role === 'status') window.heard.push({role: 'status', live: live(), text: region.textContent});
        else for (const change of changes) for (const node of change.addedNodes) {
            if (node.nodeType === 1) window.heard.push({role: 'log', live: live(), text: node.textContent});
        }
    }).observe(region, {childList: true, characterData: true, subtree: true});
}"""

INSIDE = "sheet => sheet.contains(document.activeElement)"


def lines(log: Locator) -> list[str]:
    """The visible log, without the numbers of the rules."""
    script = "all => all.map(line => line.firstElementChild.textContent)"
    told: list[str] = log.get_by_role("listitem").evaluate_all(script)
    return told


def test_what_happens_and_what_is_asked_is_read_once(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
    visitor.button("I am ready").wait_for()
    pilot, page = Pilot(visitor), visitor.page
    happens = page.get_by_role("log", name="What happens")
    sentence = pilot.asked.get_by_role("status").first
    happens.evaluate(LISTEN)
    sentence.evaluate(LISTEN)
    end = time.monotonic() + LONGEST
    while page.evaluate("window.heard.length") < ENOUGH and not pilot.over():
        assert time.monotonic() < end, "nothing is read out"
        if not pilot.act():
            page.wait_for_timeout(20)
    heard = page.evaluate("window.heard")
    log = lines(page.get_by_role("list", name="Log"))
    said = [each["text"] for each in heard if each["role"] == "log"]
    assert said
    assert any(log[at : at + len(said)] == said for at in range(len(log)))  # each line, in order, and once
    asked = [each["text"] for each in heard if each["role"] == "status"]
    read = [each["live"] for each in heard if each["live"] != "off"]  # who else is thinking is only shown
    assert asked
    assert all(asked)
    assert all(one != two for one, two in pairwise(asked))
    assert set(read) == {"polite"}
    assert not visitor.complaints


def test_what_is_said_is_read_and_not_again_after_a_reload(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
    page = visitor.page
    page.get_by_role("textbox", name="Say something").fill("Good evening")
    visitor.button("Send").click()
    said = page.get_by_role("log", name="What is said")
    expect(said).to_have_text("Mira says: Good evening")
    page.reload()
    expect(page.get_by_role("list", name="Chat").get_by_text("Good evening")).to_be_visible()
    expect(said).to_be_empty()
    assert not visitor.complaints


def test_landmarks_headings_tabs_and_sheets(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3)}?now")
    visitor.button("I am ready").wait_for()
    page = visitor.page
    for role, name in (("region", "What now"), ("region", "Your character"), ("complementary", "Log and chat")):
        expect(page.get_by_role(role, name=name)).to_have_count(1)  # type: ignore[arg-type]
    expect(page.get_by_role("main")).to_have_count(1)
    levels = page.get_by_role("heading").evaluate_all("all => all.map(each => Number(each.tagName[1]))")
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(two <= one + 1 for one, two in pairwise(levels))

    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    visitor.button("Log and chat").click()
    tabs = page.get_by_role("tablist", name="Log and chat")
    for name in ("Chat", "Log"):
        tabs.get_by_role("tab", name=name).click()
        expect(tabs.get_by_role("tab", selected=True)).to_have_accessible_name(name)
        expect(page.get_by_role("tabpanel", name=name)).to_have_count(1)
    page.keyboard.press("Escape")
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    for name in ("Log", "Chat"):
        expect(page.get_by_role("list", name=name)).to_have_count(1)

    hand = page.get_by_role("group", name=re.compile("Your hand"))
    card = hand.get_by_role("button").first
    title = re.match("[^,]*", card.evaluate("it => it.getAttribute('aria-label') || it.textContent"))
    assert title
    card.click()
    sheet = page.get_by_role("dialog", name=title[0])
    expect(sheet).to_be_visible()
    for _ in range(12):  # all the way round, focus stays inside, or with the browser itself
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body") or sheet.evaluate(INSIDE)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card).to_be_focused()
    assert not visitor.complaints
