"""A double click plays a card; where it has to be asked how, it is asked."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browser import Visitor
from tests.web.positions import Shelved
from tests.web.stacked import at_hand, curse, level


def test_what_is_for_oneself_is_played_at_once(guests: Callable[..., Visitor], stack: Shelved) -> None:
    visitor = guests()
    at_hand(visitor, stack, level).dblclick()
    log = visitor.page.get_by_role("region", name="Log")
    expect(log.get_by_text(re.compile(r"Mira goes up to Level \d")).last).to_be_visible()
    assert not visitor.page.get_by_role("dialog").count()
    assert not visitor.complaints


def test_of_a_curse_it_is_asked_for_whom(guests: Callable[..., Visitor], stack: Shelved) -> None:
    visitor = guests()
    at_hand(visitor, stack, curse).dblclick()
    ways = visitor.page.get_by_role("dialog").get_by_role("button", name=re.compile("^Play Curse! .* on "))
    expect(ways.first).to_be_visible()
    assert ways.count() > 1
    assert not visitor.complaints
