"""A lost connection: the page waits, and goes on with the present."""

import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.process import Process
from tests.web import seeded
from tests.web.browser import Pilot, Visitor
from tests.web.conftest import HINTS
from tests.web.stacked import at_hand, level, stacked
from tests.web.test_axe import moment
from tests.web.wanted import ASKED, shelve

LOST = "The connection is lost."
SOON = 60_000  # milliseconds in which a page finds a server again
FEAST = ".feast"
# Feasts do not end by themselves: by their length they are known among what waits.
STAYING = """const soon = setTimeout, long = [1500, 1700, 1900, 2200, 2600]
window.setTimeout = (act, ms, ...all) => soon(act, long.includes(ms) ? 600000 : ms, ...all)"""


def served(folder: Path, port: int = 0) -> Process:
    server = Process(folder, f"sqlite:///{folder}/kickdoor.db", *HINTS, port=port)
    server.words[:1] = [sys.executable, seeded.__file__]
    return server


def lose(server: Process, page: Page) -> int:
    """Its port, for whoever comes after it."""
    port = int(server.address.rpartition(":")[2])
    server.stop()
    page.get_by_role("alert").get_by_text(LOST).wait_for()
    return port


def test_in_the_middle_of_a_fight(guests: Callable[..., Visitor], tmp_path: Path) -> None:
    game = shelve("fought", ASKED["fight"])
    with served(tmp_path) as server:
        game.put(server.database)
        visitor = guests(server=server)
        moment(visitor, game, "fight")
        fight = visitor.page.get_by_role("region", name="The fight")
        sums = fight.get_by_role("status").all_inner_texts()
        assert len(sums) == 2
        port = lose(server, visitor.page)
    with served(tmp_path, port):
        visitor.page.get_by_text(LOST).wait_for(state="hidden", timeout=SOON)
        assert fight.get_by_role("status").all_inner_texts() == sums
        visitor.button("Ask for help").click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()


def test_in_the_middle_of_a_feast(guests: Callable[..., Visitor], tmp_path: Path) -> None:
    """It is over when the table is there again: what was celebrated is past."""
    with served(tmp_path) as server:
        game = stacked()
        game.put(server.database)
        visitor = guests(server=server)
        visitor.context.add_init_script(STAYING)
        at_hand(visitor, game, level).dblclick()
        feast = visitor.page.locator(FEAST)
        feast.wait_for()
        port = lose(server, visitor.page)
        expect(feast).to_have_count(0)
    with served(tmp_path, port):
        visitor.page.get_by_text(LOST).wait_for(state="hidden", timeout=SOON)
        expect(feast).to_have_count(0)
        expect(Pilot(visitor).asked).to_be_visible()
