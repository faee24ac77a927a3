"""The counter for the physical game: on one device, on two, and without a connection."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, Visitor

# Resolves when a whole version of the page is kept. `wait_for_function` does not wait for what an async function finds.
KEPT = """async () => {
    const kept = async () => {
        for (const name of await caches.keys()) {
            if (name.startsWith('kickdoor-shell-') && (await (await caches.open(name)).match('/'))) return true;
        }
        return false;
    };
    for (let look = 0; look < 500; look++) {
        if (await kept()) return true;
        await new Promise((done) => setTimeout(done, 20));
    }
    return false;
}"""


def begin(visitor: Visitor, *names: str, epic: bool = False) -> None:
    visitor.go("/companion")
    for n, name in enumerate(names):
        visitor.page.get_by_role("textbox", name=f"Name of player {n + 1}").fill(name)
    if epic:
        visitor.page.get_by_role("radio", name="Epic: to Level 20").check()
    visitor.button("Begin").click()
    visitor.button("Fight").wait_for()


def share(visitor: Visitor) -> str:
    visitor.button(re.compile("^Share the counter")).click()
    visitor.button("Share it").click()
    link = visitor.page.get_by_role("textbox", name="Link").input_value()
    visitor.page.keyboard.press("Escape")
    return link


def level(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("status", name=f"Level of {name}")


def up(visitor: Visitor, name: str, times: int = 1) -> None:
    for _ in range(times):
        visitor.button(f"{name}: one Level up").click()


def tie(visitor: Visitor, state: str) -> Locator:
    return visitor.button(re.compile(rf"^Share the counter\. {state}"))


def test_what_is_counted_on_one_device_shows_on_the_other(guests: Callable[..., Visitor]) -> None:
    one, two = guests(PHONE), guests()
    begin(one, "Ann", "Ben", "Cay")
    two.page.goto(share(one))
    expect(level(two, "Ann")).to_have_text("1")
    up(one, "Ann", 2)
    expect(level(two, "Ann")).to_have_text("3")
    two.button("Ben: gear plus 1").click()
    expect(one.page.get_by_role("status", name="Gear bonus of Ben")).to_have_text("+1")
    two.button(re.compile("^Undo")).click()
    expect(one.page.get_by_role("status", name="Gear bonus of Ben")).to_have_text("0")
    assert not one.complaints
    assert not two.complaints


def test_what_both_count_without_a_connection_comes_together(guests: Callable[..., Visitor]) -> None:
    one, two = guests(PHONE), guests(PHONE)
    begin(one, "Ann", "Ben", "Cay")
    two.page.goto(share(one))
    expect(tie(two, "Shared and up to date")).to_be_visible()
    for visitor in (one, two):
        visitor.context.set_offline(True)
    up(one, "Ann", 3)
    up(two, "Ben", 2)
    two.button("Ann: gear plus 1").click()
    expect(tie(one, "No connection; 3 changes wait")).to_be_visible()
    expect(tie(two, "No connection; 3 changes wait")).to_be_visible()
    expect(level(one, "Ben")).to_have_text("1")
    for visitor in (one, two):
        visitor.context.set_offline(False)
    for visitor in (one, two):
        expect(tie(visitor, "Shared and up to date")).to_be_visible()
        expect(level(visitor, "Ann")).to_have_text("4")
        expect(level(visitor, "Ben")).to_have_text("3")
        expect(visitor.page.get_by_role("status", name="Gear bonus of Ann")).to_have_text("+1")


def test_it_works_without_a_server_once_loaded(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    begin(visitor, "Ann", "Ben", "Cay")
    up(visitor, "Cay")
    assert visitor.page.evaluate(KEPT), "the page is not kept"
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(level(visitor, "Cay")).to_have_text("2")
    up(visitor, "Cay")
    visitor.page.reload()
    expect(level(visitor, "Cay")).to_have_text("3")
    visitor.go("/companion")  # and another one can be begun
    visitor.button("Begin").click()
    visitor.button("Fight").wait_for()


def test_a_fight_is_reckoned_out(guests: Callable[..., Visitor]) -> None:
    visitor = guests()
    page = visitor.page
    begin(visitor, "Ann", "Ben", "Cay")
    up(visitor, "Ann", 2)
    up(visitor, "Ben", 3)
    visitor.button("Fight").click()
    fight = page.get_by_role("region", name="Fight")
    verdict = fight.get_by_role("status").first
    page.get_by_role("combobox", name="Name of monster 1").fill("Net Troll")
    page.keyboard.press("Tab")
    expect(fight.get_by_role("spinbutton", name="Level of Net Troll")).to_have_value("10")
    expect(verdict).to_have_text("You lose by 7")
    fight.get_by_role("group", name="Who helps?").get_by_role("radio", name=re.compile("Ben")).check(force=True)
    expect(verdict).to_have_text("You lose by 3")
    visitor.button("One more monster").click()
    fight.get_by_role("spinbutton", name="Level of Monster 2").fill("4")
    page.keyboard.press("Tab")
    fight.get_by_role("button", name="Net Troll: enhancers plus 5").click()
    expect(verdict).to_have_text("You lose by 12")
    fight.get_by_role("spinbutton", name="Modifiers of the munchkins' side").fill("12")
    page.keyboard.press("Tab")
    expect(verdict).to_have_text("A tie: the monsters win")
    fight.get_by_role("checkbox", name=re.compile("We win ties")).check()
    expect(verdict).to_have_text("A tie: you win")
    visitor.button(re.compile(r"^Won: Ann \+2")).click()
    expect(level(visitor, "Ann")).to_have_text("5")
    visitor.button(re.compile("^Undo")).click()
    expect(level(visitor, "Ann")).to_have_text("3")
    assert not visitor.complaints


def test_death_epic_levels_and_the_story(guests: Callable[..., Visitor]) -> None:
    visitor = guests(PHONE)
    page = visitor.page
    begin(visitor, "Ann", "Ben", "Cay", epic=True)
    up(visitor, "Ann", 11)
    expect(level(visitor, "Ann")).to_have_text("12")
    visitor.button("Ben: gear plus 1").click()
    page.get_by_role("article", name="Ben").get_by_role("button", name=re.compile("Class, Race and more")).click()
    visitor.button("Ben dies").click()
    page.keyboard.press("Escape")
    visitor.button("Ben comes back").click()
    expect(page.get_by_role("status", name="Gear bonus of Ben")).to_have_text("0")
    visitor.button("Die").click()
    visitor.button("Roll the die").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_contain_text(re.compile(r"A [1-6]!"))
    page.keyboard.press("Escape")
    visitor.button("Story").click()
    for line in ("Ann goes up to Level 12", "Ben dies", "Ben is back", "The die shows", "A new game begins"):
        expect(page.get_by_role("listitem").filter(has_text=line).first).to_be_visible()
    figures = page.get_by_role("row").filter(has_text="Ben")
    expect(figures.get_by_role("cell").last).to_have_text("1")  # deaths
    assert not visitor.complaints
