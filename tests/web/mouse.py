"""Somebody who plays with a mouse, at a table of one person and three bots."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from playwright.sync_api import Browser, Error, Locator

from tests.server.process import Process
from tests.web.browser import Pilot, Visitor
from tests.web.test_table import new_table


class Mouse(Pilot):
    def tap(self, control: Locator) -> bool:
        try:
            control.click(timeout=1000)
        except Error:  # it was gone already
            return False
        return True


@contextmanager
def seated(browser: Browser, server: Process, settings: Mapping[str, object], motion: bool = False) -> Iterator[Mouse]:
    """Before the first turn; nothing complains until they leave."""
    visitor = Visitor(browser, server.address, reduced_motion="no-preference" if motion else "reduce")
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3, dict(settings))}?now")
    visitor.button("I am ready").wait_for()
    yield Mouse(visitor)
    assert not visitor.complaints
    visitor.leave()
