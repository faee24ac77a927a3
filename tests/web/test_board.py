"""The screen in the middle of the room: it shows what everybody may see and follows the game; phones are the hands."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, Pilot, Visitor
from tests.web.test_table import new_table

LONGEST = 200.0  # seconds
SOON = 10.0
TURNS = 4
TURN = re.compile(r"^Turn \d+: ")
QUICK: dict[str, object] = {"options": {"winning_level": 5}, "clocks": {"pace": 0, "window": 10}}


@pytest.fixture
def phone(guests: Callable[..., Visitor]) -> Visitor:
    return guests(PHONE)


@pytest.fixture
def board(guests: Callable[..., Visitor]) -> Visitor:
    return guests()


def shows_no_hand(board: Visitor) -> None:
    page = board.page
    assert page.get_by_role("group", name=re.compile("^Your hand")).count() == 0
    assert page.get_by_role("region", name="Your character").count() == 0
    assert page.get_by_role("region", name="What now").count() == 0


def agree(phone: Visitor, board: Visitor) -> None:
    """The board shows the turn that the phone shows, soon: the game goes on between two looks."""
    end = time.monotonic() + SOON
    while board.page.get_by_text(TURN).all_text_contents() != [
        turn.replace(": you", ": Mira") for turn in phone.page.get_by_text(TURN).all_text_contents()
    ]:
        assert time.monotonic() < end, "the board does not follow the game"
        board.page.wait_for_timeout(20)


def test_the_board_shows_the_way_in_and_follows_the_game(phone: Visitor, board: Visitor) -> None:
    table = new_table(phone, ["heuristic:normal"] * 3, QUICK)
    board.go(f"/table/{table}/board")
    board.page.get_by_role("heading", name="Join with your phone").wait_for()
    phone.go(f"/table/{table}")
    code = phone.page.get_by_role("region", name="Invite friends").get_by_role("img").first.get_attribute("aria-label")
    assert code
    expect(board.page.get_by_text(code.replace(" ", ""), exact=True)).to_be_visible()
    phone.button("Start the game").click()
    players = board.page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_have_count(4)
    shows_no_hand(board)
    pilot = Pilot(phone)
    seen: list[str] = []
    end = time.monotonic() + LONGEST
    while len(seen) < TURNS and not pilot.over():
        assert time.monotonic() < end, "the game does not go on"
        turn = phone.page.get_by_text(TURN).all_text_contents()
        if turn and turn[0] not in seen:
            seen += turn
            agree(phone, board)
            shows_no_hand(board)
        if not pilot.act():
            phone.page.wait_for_timeout(20)
    assert any(turn.endswith(": you") for turn in seen)
    assert not phone.complaints
    assert not board.complaints


def test_a_board_opened_by_a_player_shows_no_hand_either(phone: Visitor) -> None:
    table = new_table(phone, ["heuristic:normal"] * 3, QUICK)
    phone.go(f"/table/{table}?now")
    phone.page.get_by_role("group", name=re.compile("^Your hand")).wait_for()
    phone.go(f"/table/{table}/board")
    expect(phone.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    shows_no_hand(phone)
    expect(phone.page.get_by_role("button")).to_have_count(0)  # it shows, and nothing is done there
