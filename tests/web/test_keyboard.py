"""Playing by keyboard alone: nothing is clicked, nothing is given focus by the test."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.browser import LONGEST, Visitor
from tests.web.keyboard import Keyboard
from tests.web.test_table import new_table

BOTS = ["heuristic:normal"] * 3
PLAYABLE = re.compile("can be played now$")
DOES = re.compile("^(?!Close|Choose the target|Why)")
IDLE = re.compile("^(?!.*can be played now)")


@pytest.fixture
def keyboard(browser: Browser, client_server: Process) -> Iterator[Keyboard]:
    visitor = Visitor(browser, client_server.address)
    yield Keyboard(visitor)
    assert not visitor.complaints
    visitor.leave()


def sit_down(keyboard: Keyboard) -> None:
    keyboard.visitor.go(f"/table/{new_table(keyboard.visitor, BOTS)}?now")
    keyboard.visitor.button("I am ready").wait_for()
    keyboard.press("Tab")


def read_a_card(keyboard: Keyboard) -> None:
    """Arrows lead through the hand; Escape leads back to the card."""
    keyboard.press("c")
    first = keyboard.where()
    keyboard.press("ArrowRight")
    assert keyboard.where() != first
    keyboard.press("Home")
    assert keyboard.where() == first
    keyboard.press("End", "Enter")
    expect(keyboard.sheet).to_have_count(1)
    keyboard.close()
    assert keyboard.on(keyboard.hand.get_by_role("button").last)


def ask_why_not(keyboard: Keyboard) -> None:
    keyboard.read(keyboard.hand.get_by_role("button", name=IDLE))
    assert keyboard.reach(keyboard.sheet.get_by_role("button", name="Why can’t I play it?"))
    keyboard.press("Enter")
    expect(keyboard.sheet.get_by_role("status")).not_to_be_empty()
    keyboard.close()


def play_a_card(keyboard: Keyboard) -> None:
    """Out of the hand; focus goes on to its neighbour, or to what is asked."""
    keyboard.read(keyboard.hand.get_by_role("button", name=PLAYABLE))
    title = keyboard.where()
    same = keyboard.hand.get_by_role("button", name=re.compile("^" + re.escape(title)), include_hidden=True)
    before = same.count()
    assert keyboard.reach(keyboard.sheet.get_by_role("button", name=DOES))
    keyboard.press("Enter")
    expect(keyboard.sheet).to_have_count(0)
    expect(same).to_have_count(before - 1)
    assert keyboard.where()


def read_the_log(keyboard: Keyboard) -> None:
    lines = keyboard.page.get_by_role("list", name="Log")
    keyboard.press("g")
    assert keyboard.reach(lines.get_by_role("button"), "ArrowUp")
    keyboard.press("Enter")
    expect(keyboard.sheet).to_have_count(1)
    keyboard.close()
    assert keyboard.on(lines.get_by_role("button"))


def chat(keyboard: Keyboard) -> None:
    """While typing, letters are letters: the l and w of the line are no answers."""
    keyboard.press("t")
    assert keyboard.on(keyboard.page.get_by_role("textbox", name="Say something"))
    keyboard.page.keyboard.type("Well, l w h 1?")
    keyboard.press("Enter")
    expect(keyboard.page.get_by_role("list", name="Chat").get_by_text("Well, l w h 1?")).to_be_visible()
    keyboard.press("Shift+Tab")


def look_at_a_player(keyboard: Keyboard) -> None:
    seats = keyboard.page.get_by_role("group", name="Players").get_by_role("button")
    assert keyboard.reach(seats, "Shift+Tab")
    keyboard.press("ArrowRight")
    assert keyboard.on(seats)
    keyboard.press("Enter")
    expect(keyboard.sheet).to_have_count(1)
    keyboard.close()
    assert keyboard.on(seats)


def test_from_the_home_page_to_the_table(keyboard: Keyboard) -> None:
    keyboard.visitor.go("/")
    assert keyboard.reach(keyboard.visitor.button("Play now"))
    keyboard.press("Enter")
    keyboard.visitor.button("I am ready").wait_for()
    assert keyboard.where()  # not thrown back to the beginning of the page
    keyboard.press("?")
    expect(keyboard.sheet.get_by_text("Let it stand, or say that you are ready")).to_be_visible()
    keyboard.close()


def test_a_whole_game(keyboard: Keyboard) -> None:
    sit_down(keyboard)
    for chore in (read_a_card, ask_why_not, read_the_log, chat, look_at_a_player):
        chore(keyboard)
        assert keyboard.where(), f"nothing has focus after: {chore.__name__}"
    played = kicked = 0
    end = time.monotonic() + LONGEST
    while not keyboard.over():
        assert time.monotonic() < end, "the game does not end"
        assert keyboard.where(), "nothing has focus"
        door = keyboard.asked.get_by_role("button", name="Kick open the door")
        if (
            played < 2
            and not keyboard.is_offered("Do that")
            and keyboard.hand.get_by_role("button", name=PLAYABLE).count()
        ):
            play_a_card(keyboard)
            played += 1
        elif not kicked and door.count():
            if keyboard.reach(door):
                keyboard.press("Enter")
                kicked += 1
        elif not keyboard.act():
            keyboard.page.wait_for_timeout(20)
    assert played
    end_of_game = keyboard.page.get_by_role("region", name="The game is over")
    assert keyboard.reach(end_of_game.get_by_role("link", name="Watch the replay"))
    keyboard.press("Enter")
    expect(keyboard.page).to_have_url(re.compile("/replay/"))


def test_focus_stays_when_the_control_goes(keyboard: Keyboard) -> None:
    """The button that was pressed is gone afterwards: focus rests on what is asked."""
    sit_down(keyboard)
    assert keyboard.reach(keyboard.visitor.button("I am ready"))
    keyboard.press("Enter")
    expect(keyboard.visitor.button("I am ready")).to_have_count(0)
    expect(keyboard.asked).to_be_focused()


def test_shortcut_keys_can_be_switched_off(keyboard: Keyboard) -> None:
    keyboard.visitor.go("/settings")
    assert keyboard.reach(keyboard.page.get_by_role("switch", name="Shortcut keys"))
    keyboard.press("Space")
    sit_down(keyboard)
    keyboard.press("?")
    expect(keyboard.sheet).to_have_count(0)
    assert keyboard.reach(keyboard.visitor.button("Keys"))
    keyboard.press("Enter")
    expect(keyboard.sheet).to_have_count(1)
