"""Playing by taps alone, on a phone."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.browser import LONGEST
from tests.web.positions import Shelved
from tests.web.stacked import at_hand, curse, enhancer, title, told
from tests.web.test_table import new_table
from tests.web.touch import Finger

BOTS = ["heuristic:normal"] * 3


@pytest.fixture
def finger(browser: Browser, client_server: Process) -> Iterator[Finger]:
    finger = Finger(browser, client_server.address)
    yield finger
    assert not finger.visitor.complaints
    finger.visitor.leave()


def visit_everything(finger: Finger) -> None:
    """A card, a player, log and chat: each opened, looked at and closed."""
    finger.hand.get_by_role("button").first.tap()
    finger.look()
    finger.close()
    finger.page.get_by_role("group", name="Players").get_by_role("button").last.tap()
    finger.look()
    finger.close()
    finger.visitor.button("Log and chat").tap()
    finger.look()
    finger.page.get_by_role("tab", name="Chat").tap()
    finger.page.get_by_text("Quick phrases").tap()
    finger.look()
    finger.visitor.button("Hello, fellow adventurers!").tap()
    expect(finger.page.get_by_role("tabpanel").get_by_role("listitem").get_by_text("Hello, fellow")).to_be_visible()
    finger.close()


def test_a_whole_game(finger: Finger) -> None:
    finger.visitor.go("/")
    finger.look()
    finger.visitor.go(f"/table/{new_table(finger.visitor, BOTS)}?now")
    finger.visitor.button("I am ready").wait_for()
    visit_everything(finger)
    end = time.monotonic() + LONGEST
    steps = played = 0
    while not finger.over():
        assert time.monotonic() < end, "the game does not end"
        steps += 1
        if steps % 5 == 0:
            finger.look()
        cards = finger.hand.get_by_role("button", name=re.compile("can be played now$"))
        if played < 3 and cards.count() and finger.tap(cards):
            finger.look()
            does = finger.sheet.get_by_role("button", name=re.compile("^(?!Close|Choose the target|Why)"))
            if does.count() and finger.tap(does):
                played += 1
            else:
                finger.close()
        elif not finger.act():
            finger.page.wait_for_timeout(20)
    assert played
    finger.look()
    finger.page.get_by_role("link", name="Watch the replay").tap()
    expect(finger.page).to_have_url(re.compile("/replay/"))
    assert not finger.faults, "\n".join(sorted(finger.faults))


def test_a_card_then_its_target(finger: Finger, stack: Shelved) -> None:
    """A Curse on a player, an enhancer on a monster: the card is tapped, then the target on the table."""
    for what, place in (
        (curse, finger.page.get_by_role("group", name="Players")),
        (enhancer, finger.page.get_by_role("region", name="The fight")),
    ):
        chosen = at_hand(finger.visitor, stack, what)
        name = title(chosen)
        chosen.tap()
        finger.sheet.get_by_role("button", name="Choose the target on the table").tap()
        expect(finger.page.get_by_text(f"Where to with {name}?")).to_be_visible()
        finger.look()
        place.get_by_role("button", name=re.compile(f"may be the target of {re.escape(name)}$")).first.tap()
        told(finger.page, f"Mira plays {name}")
        expect(finger.page.get_by_text(f"Where to with {name}?")).to_have_count(0)
    assert not finger.faults, "\n".join(sorted(finger.faults))
