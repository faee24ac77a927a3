"""Every screen at three sizes, kept in build/screens to be looked at. None is wider than its window, none complains."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.test_web_tokens import TURNS
from tests.server.process import Process
from tests.web.browser import DESK, PHONE, TABLET, Visitor
from tests.web.positions import BOT, Shelved
from tests.web.test_axe import go_on, to_the_end
from tests.web.wanted import ASKED, shelve

SCREENS = Path(__file__).parents[2] / "build" / "screens"
EDITIONS = ("classic", "legends", "apocalypse", "steampunk", "adventure-time")
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": DESK}
STEPS = 300  # of a pilot, at most
WIDE = "() => document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"

# The address, and the heading that says that the page is there.
PAGES = {
    "home": ("/", "Kick open the door"),
    "create": ("/create", "Set up a table"),
    "pass-and-play": ("/create/pass", "Pass and play"),
    "join": ("/join", "Join a table"),
    "card": ("/cards/classic/net-troll", "Rules it touches"),
    "cards": ("/cards", "All the cards"),
    "rules": ("/rules", "The rules"),
    "how-to": ("/how-to/apocalypse", "How to play Munchkin Apocalypse"),
    "companion": ("/companion", "Companion"),
    "settings": ("/settings", "Settings"),
    "nowhere": ("/no/such/door", "Only a wall behind this door"),
    "no-table": ("/table/nosuchtable", "Here stood a table"),
}


@pytest.fixture
def visitor(guests: Callable[..., Visitor]) -> Visitor:
    SCREENS.mkdir(parents=True, exist_ok=True)
    return guests(PHONE)


@pytest.fixture(scope="module", params=EDITIONS)
def game(client_server: Process, request: pytest.FixtureRequest) -> Shelved:
    shelved = Shelved(
        f"pictured{EDITIONS.index(request.param)}", editions=(request.param,), options={"winning_level": 5}
    )
    shelved.put(client_server.database)
    return shelved


def picture(visitor: Visitor, name: str) -> None:
    page = visitor.page
    for size, window in SIZES.items():
        page.set_viewport_size(window)  # type: ignore[arg-type]
        page.wait_for_load_state("networkidle")
        page.screenshot(path=SCREENS / f"{name}-{size}.png", animations="disabled")
        assert page.evaluate(WIDE) <= 0, f"{name} is wider than a {size}"
    assert not visitor.complaints


@pytest.mark.parametrize("name", PAGES)
def test_a_page(visitor: Visitor, name: str) -> None:
    path, heading = PAGES[name]
    visitor.go(path)
    visitor.page.get_by_role("heading", name=heading, exact=True).first.wait_for()
    if name == "no-table":
        visitor.complaints.clear()  # that there is nothing is what it is about
    picture(visitor, name)
    for width in sorted({*TURNS, *(turn + 1 for turn in TURNS)}):
        visitor.page.set_viewport_size({"width": width, "height": DESK["height"]})
        assert visitor.page.evaluate(WIDE) <= 0, f"{name} is wider than {width} px"


def test_the_lobby(visitor: Visitor) -> None:
    table = visitor.make("/api/tables", {"settings": {}, "bots": [BOT]})
    visitor.go(f"/table/{table}")
    visitor.button("Start the game").wait_for()
    picture(visitor, "lobby")
    visitor.go(f"/table/{table}/board")
    visitor.page.get_by_role("heading", name="Join with your phone").wait_for()
    picture(visitor, "board-lobby")


def test_a_fight_in_every_edition(visitor: Visitor, game: Shelved) -> None:
    edition = game.room.settings.editions[0]
    fights = [(m, m.view.combat) for m in game.moments if m.view.combat]
    moment, _fight = max(
        fights, key=lambda at: (at[1].fighter == 0, len(at[0].view.players[0].worn) + len(at[1].cards))
    )
    go_on(visitor, game, moment.at)
    visitor.page.get_by_role("region", name="The fight").wait_for()
    picture(visitor, f"fight-{edition}")


def test_the_table(visitor: Visitor, client_server: Process) -> None:
    game = shelve("pictured", ASKED["deal"], ASKED["window"])
    game.put(client_server.database)
    own = [m for m in game.moments if m.request.mandatory and m.may("kick-door")]
    quiet = max(own, key=lambda m: len(m.view.players[0].hand) + len(m.view.players[0].worn))
    table = go_on(visitor, game, quiet.at)
    visitor.button("Kick open the door").wait_for()
    picture(visitor, "table")
    visitor.page.get_by_role("group", name=re.compile("^Your hand")).get_by_role("button").first.click()
    visitor.page.get_by_role("dialog").wait_for()
    picture(visitor, "table-card")
    visitor.go(f"/table/{table}/board")
    visitor.page.get_by_role("list", name="Players").wait_for()
    picture(visitor, "board")
    go_on(visitor, game, game.first("an offer", ASKED["deal"]).at)
    visitor.page.get_by_role("region", name="An offer").wait_for()
    picture(visitor, "table-offer")
    go_on(visitor, game, game.first("a window", ASKED["window"]).at)
    visitor.button("Let it stand").wait_for()
    picture(visitor, "table-window")
    to_the_end(visitor, game)
    picture(visitor, "over")
    visitor.go(f"/replay/{game.id}?at={quiet.at}")
    visitor.page.get_by_role("slider", name="Position in the game").wait_for()
    visitor.page.get_by_role("region", name="Turning points").get_by_text("wins the game").wait_for()
    picture(visitor, "replay")


def test_one_device(visitor: Visitor) -> None:
    visitor.go("/create/pass")
    visitor.button("Start the game").click()
    cover = visitor.button(re.compile("^I am "))
    cover.wait_for()
    picture(visitor, "passing")
    cover.click()
    visitor.page.get_by_role("group", name=re.compile("^Your hand")).wait_for()
    picture(visitor, "passed")


def test_the_counter(visitor: Visitor) -> None:
    visitor.go("/companion")
    for n, name in enumerate(("Ann", "Ben", "Cay")):
        visitor.page.get_by_role("textbox", name=f"Name of player {n + 1}").fill(name)
    visitor.button("Begin").click()
    for _ in range(3):
        visitor.button("Ann: one Level up").click()
    visitor.button("Ben: gear plus 1").click()
    picture(visitor, "counter")
    visitor.button("Fight").click()
    visitor.button("One more monster").click()
    picture(visitor, "counter-fight")
    visitor.button("Story").click()
    picture(visitor, "counter-story")
