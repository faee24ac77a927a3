"""Every screen is sound: axe-core finds nothing serious or critical."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web import axe
from tests.web.browser import DESK, PHONE, Pilot, Visitor
from tests.web.positions import BOT, Shelved
from tests.web.wanted import ASKED, rich, selling

SLOW = {"pace": 5, "window": 10}  # seconds in which nothing moves by itself
STEPS = 400  # of a pilot, at most
GERMAN = {"language": "de"}
LARGE = {"contrast": True, "text": 1.5}

# The address, and the heading that says that the page is there.
PAGES = {
    "home": ("/", "Kick open the door"),
    "create": ("/create", "Set up a table"),
    "pass-and-play": ("/create/pass", "Pass and play"),
    "join": ("/join", "Join a table"),
    "replay": ("/replay/shelved?at=120", "Replay"),
    "cards": ("/cards", "All the cards"),
    "card": ("/cards/classic/net-troll", "Rules it touches"),
    "rules": ("/rules", "The rules"),
    "how-to": ("/how-to/legends", "How to play Munchkin Legends"),
    "companion": ("/companion", "Companion"),
    "settings": ("/settings", "Settings"),
    "nowhere": ("/no/such/door", "Only a wall behind this door"),
    "no-table": ("/table/nosuchtable", "Here stood a table"),
    "no-replay": ("/replay/nosuchreplay", "There is no such game"),
    "no-counter": ("/companion/nosuchcounter", "There is no such counter"),
}

# What the host is asked, and what is shown then.
MOMENTS = {
    "quiet": ("button", "Kick open the door"),
    "fight": ("region", "The fight"),
    "window": ("button", "Let it stand"),
    "picker": ("region", "What now"),
    "deal": ("region", "An offer"),
    "spoils": ("group", "Treasures to share"),
    "running": ("button", "Run away"),
    "curse": ("region", "What now"),
}


def sound(page: Page) -> None:
    assert axe.findings(page) == []


def go_on(visitor: Visitor, game: Shelved, at: int) -> str:
    """To a table that goes on from a moment of the game, and stays there for a while."""
    table = visitor.make(f"/api/replays/{game.id}/fork", {"at": at, "settings": {"clocks": SLOW}, "bots": [BOT] * 3})
    visitor.go(f"/table/{table}?now")
    return table


def moment(visitor: Visitor, game: Shelved, name: str) -> str:
    role, called = MOMENTS[name]
    table = go_on(visitor, game, game.first(name, ASKED[name]).at)
    visitor.page.get_by_role(role, name=called).first.wait_for()  # type: ignore[arg-type]
    return table


@pytest.mark.parametrize("name", PAGES)
def test_a_page(guests: Callable[..., Visitor], game: Shelved, name: str) -> None:
    path, heading = PAGES[name]
    visitor = guests()
    visitor.go(path)
    visitor.page.get_by_role("heading", name=heading, exact=True).first.wait_for()
    sound(visitor.page)


@pytest.mark.parametrize("name", MOMENTS)
def test_the_table(guests: Callable[..., Visitor], game: Shelved, name: str) -> None:
    visitor = guests(PHONE)
    moment(visitor, game, name)
    sound(visitor.page)
    visitor.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    sound(visitor.page)


def test_the_sheets_of_the_table(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    page, dialog = visitor.page, visitor.page.get_by_role("dialog")

    def look(name: str | re.Pattern[str]) -> None:
        visitor.button(name).first.click()
        dialog.wait_for()
        sound(page)
        page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")

    moment(visitor, game, "fight")
    look(re.compile(r"Level \d+, strength"))  # of another player
    page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button").first.click()
    dialog.wait_for()
    sound(page)
    page.keyboard.press("Escape")
    look("Ask for help")
    look("Menu")
    page.get_by_text("Quick phrases").click()
    sound(page)
    moment(visitor, game, "deal")
    look("Counter-offer")


def test_selling_and_trading(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    for wanted, name in ((selling, "Sell Items"), (rich, "Trade or give")):
        go_on(visitor, game, game.first(name, wanted).at)
        visitor.button(name).click()
        visitor.page.get_by_role("dialog").wait_for()
        sound(visitor.page)
        visitor.page.keyboard.press("Escape")


def test_a_level_that_everybody_notices(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    page = visitor.page
    page.clock.install()
    go_on(visitor, game, game.first("selling", selling).at)
    visitor.button("Sell Items").click()
    for item in page.get_by_role("dialog").get_by_role("checkbox").all():
        item.check()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # what shows itself for a while stays
    visitor.button(re.compile("^Sell for ")).click()
    page.get_by_text("Level up!").wait_for()
    assert axe.findings_at_once(page) == []
    assert page.get_by_text("Level up!").is_visible()


def to_the_end(visitor: Visitor, game: Shelved) -> None:
    """On from the last decision of a game."""
    at = game.moments[-1].at
    table = visitor.make(
        f"/api/replays/{game.id}/fork", {"at": at, "settings": {"clocks": {"pace": 0}}, "bots": [BOT] * 3}
    )
    visitor.go(f"/table/{table}?now")
    pilot = Pilot(visitor)
    for _ in range(STEPS):
        if pilot.over():
            return
        if not pilot.act():
            visitor.page.wait_for_timeout(20)
    raise AssertionError("the game does not end")


def test_the_end_of_the_game(guests: Callable[..., Visitor], game: Shelved) -> None:
    visitor = guests()
    to_the_end(visitor, game)
    sound(visitor.page)


def test_the_lobby(guests: Callable[..., Visitor]) -> None:
    host, friend = guests(), guests(PHONE)
    table = host.make("/api/tables", {"settings": {}, "bots": [BOT]})
    host.go(f"/table/{table}")
    host.button("Start the game").wait_for()
    sound(host.page)
    friend.go(f"/table/{table}")
    friend.button("Sit down").wait_for()
    sound(friend.page)
    friend.button("Sit down").click()
    friend.button("I am ready").wait_for()
    sound(friend.page)
    host.button("Change").click()
    host.page.get_by_role("dialog").wait_for()
    sound(host.page)


def test_who_looks_on(guests: Callable[..., Visitor], game: Shelved) -> None:
    host, friend = guests(), guests()
    table = moment(host, game, "fight")
    friend.go(f"/table/{table}")
    friend.page.get_by_text("You are watching.").wait_for()
    sound(friend.page)
    friend.go(f"/table/{table}/board")
    friend.page.get_by_role("region", name="The fight").wait_for()
    sound(friend.page)
    waiting = host.make("/api/tables", {"settings": {}, "bots": [BOT]})
    friend.go(f"/table/{waiting}/board")
    friend.page.get_by_role("heading", name="Join with your phone").wait_for()
    sound(friend.page)


def test_one_device_for_all(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    visitor.go("/create/pass")
    visitor.button("Start the game").click()
    visitor.button(re.compile("^I am ")).wait_for()
    sound(visitor.page)


def test_counting(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    visitor.go("/companion")
    visitor.button("Begin").click()
    visitor.button("Fight").wait_for()
    sound(visitor.page)
    for name in ("Die", "More"):
        visitor.button(name).click()
        visitor.page.get_by_role("dialog").wait_for()
        sound(visitor.page)
        visitor.page.keyboard.press("Escape")
    visitor.button("Fight").click()
    visitor.button("One more monster").wait_for()
    sound(visitor.page)
    visitor.button("Story").click()
    sound(visitor.page)


@pytest.mark.parametrize("wishes", [GERMAN, LARGE], ids=["German", "large and clear"])
def test_as_some_wish(guests: Callable[..., Visitor], game: Shelved, wishes: dict[str, object]) -> None:
    visitor = guests(PHONE)
    visitor.wish(**wishes)
    for path in ("/", "/create", "/settings", "/no/such/door", "/companion", f"/replay/{game.id}?at=120"):
        visitor.go(path)
        visitor.page.get_by_role("heading", level=1).wait_for()
        sound(visitor.page)
    go_on(visitor, game, game.first("fight", ASKED["fight"]).at)
    visitor.page.get_by_role("group", name=re.compile("Your hand|Deine Hand")).wait_for()
    sound(visitor.page)
