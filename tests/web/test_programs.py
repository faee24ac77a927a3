"""A program at the table is shown as a bot, in the lobby and at the table."""

import re
import subprocess
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.process import KICKDOOR, Process
from tests.web.browser import Visitor

TABLE = {"settings": {"seats": 3, "options": {"winning_level": 3}}, "bots": ["", "greedy"]}


def test_everybody_sees_what_it_is(guests: Callable[..., Visitor], client_server: Process) -> None:
    mira = guests()
    table = mira.make("/api/tables", TABLE)
    mira.go(f"/table/{table}")
    words = [KICKDOOR, "mcp", "--server", client_server.address, "--table", table, "--name", "Robo"]
    robo = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert robo.stderr is not None
        assert robo.stderr.readline() == f"kickdoor: Robo sits at table {table}\n"
        expect(mira.page.get_by_role("button", name=re.compile("Robo.*a bot", re.DOTALL))).to_be_visible()
        mira.button(re.compile("^Start")).first.click()
        players = mira.page.get_by_role("group", name="Players")
        expect(players.get_by_role("button", name=re.compile(r"Robo: Level 1.*, Bot"))).to_be_visible()
        assert not mira.complaints
    finally:
        robo.communicate(timeout=20)  # the end of its input is the end of it
    assert robo.returncode == 0
