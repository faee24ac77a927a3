"""The screen in the middle of the room: it shows what everybody may see and follows the game; phones are the hands."""

import json
import re
import time
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser import LONGEST, PATIENCE, PHONE, Pilot, Visitor
from tests.web.positions import HOST, Shelved
from tests.web.test_axe import go_on
from tests.web.test_stage import SETTLE
from tests.web.test_table import new_table
from tests.web.wanted import ASKED

TURNS = 4
SOFAS = ((1920, 1080), (1440, 900), (1280, 720))
APART = 8  # px
WIDEST = 44  # of sums with two digits
TURN = re.compile(r"^Turn \d+: ")
NOTE = """() => {
    window.told = new Set()
    const list = document.querySelector('ol')
    const note = () => [...list.children].forEach((line) => window.told.add(line.textContent.trim()))
    new MutationObserver(note).observe(list, {childList: true, subtree: true, characterData: true})
    note()
}"""  # every line of the log there
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
    end = time.monotonic() + PATIENCE / 1000
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


@pytest.mark.parametrize("size", [{"width": 1920, "height": 1080}, {"width": 1280, "height": 720}, PHONE])
def test_the_way_in_is_read_from_afar(guests: Callable[..., Visitor], size: dict[str, int]) -> None:
    """Nothing lies on anything else, nothing is cut, and whoever sits there already is seen."""
    host, board = guests(), guests(size)
    table = host.make("/api/tables", {"settings": {}, "bots": ["heuristic:normal"]})
    board.go(f"/table/{table}/board")
    page = board.page
    parts = [
        page.get_by_role("heading", name="Join with your phone"),
        page.get_by_role("img").first,
        page.get_by_text(re.compile(r"^[A-Z]{6}$")),
        page.get_by_role("list", name="Players"),
    ]
    for part in parts:
        expect(part).to_be_visible()
    expect(parts[-1]).to_contain_text("Mira")
    expect(parts[-1].get_by_text("free")).to_have_count(2)
    boxes = [part.bounding_box() for part in parts]
    for at, one in enumerate(boxes):
        assert one is not None
        assert one["x"] >= 0
        assert one["x"] + one["width"] <= size["width"]
        assert one["y"] + one["height"] <= size["height"]
        for other in boxes[at + 1 :]:
            assert other is not None
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            assert across <= 0 or down <= 0, (one, other)
    assert boxes[1] is not None
    assert boxes[1]["height"] > size["height"] / 4
    assert not board.complaints


def test_a_board_opened_by_a_player_shows_no_hand_either(phone: Visitor) -> None:
    table = new_table(phone, ["heuristic:normal"] * 3, QUICK)
    phone.go(f"/table/{table}?now")
    phone.page.get_by_role("group", name=re.compile("^Your hand")).wait_for()
    phone.go(f"/table/{table}/board")
    expect(phone.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    shows_no_hand(phone)
    expect(phone.page.get_by_role("button")).to_have_count(0)  # it shows, and nothing is done there


def test_a_board_opened_by_a_player_tells_of_no_card_drawn_unseen(phone: Visitor, board: Visitor) -> None:
    table = new_table(phone, ["heuristic:normal"] * 3, QUICK)
    phone.go(f"/table/{table}?now")
    phone.button("I am ready").wait_for()
    board.context.add_cookies(phone.context.cookies())  # type: ignore[arg-type]  # it is the player's own seat
    board.go(f"/table/{table}/board")
    board.page.get_by_role("list", name="Log").get_by_role("listitem").first.wait_for()
    board.page.evaluate(NOTE)
    pilot, drawn = Pilot(phone), list[str]()
    end = time.monotonic() + LONGEST
    while not drawn:
        assert time.monotonic() < end, "Mira draws nothing"
        drawn = [line for line in board.page.evaluate("() => [...window.told]") if line.startswith("Mira draws ")]
        if not pilot.act():
            phone.page.wait_for_timeout(20)
    assert all(re.fullmatch(r"Mira draws (a card|\d+ cards)", line) for line in drawn), drawn


def test_faces_and_sums_keep_apart(board: Visitor, game: Shelved) -> None:
    """Who fights, who helps, and how strong they are together, from the sofa: there is room between all of them."""

    def helped(message: str | bytes) -> str:
        said: dict[str, Any] = json.loads(message)
        fight = (said.get("view") or {}).get("combat")
        if fight:
            fight |= {"helpers": [HOST + 1], "munchkins": WIDEST, "winning": True}
        return json.dumps(said)

    def between(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda message: page.send(helped(message)))

    board.page.route_web_socket(re.compile("/ws"), between)
    table = go_on(board, game, game.first("an own fight", ASKED["fight"]).at)
    fight = board.page.get_by_role("region", name="The fight")
    fight.wait_for()
    board.go(f"/table/{table}/board")
    expect(fight.get_by_text("helps")).to_be_visible()
    faces = fight.locator(".face")
    for width, height in SOFAS:
        board.page.set_viewport_size({"width": width, "height": height})
        board.page.evaluate(SETTLE, 1)
        boxes = [each.bounding_box() for each in (faces.nth(0), faces.nth(1), fight.get_by_role("status").first)]
        for one, other in pairwise(boxes):
            assert one is not None
            assert other is not None
            assert other["x"] - (one["x"] + one["width"]) > APART, (width, height)
