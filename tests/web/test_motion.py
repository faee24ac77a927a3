"""With motion: what flies onto the stage is as large there as what stands on it, and what stays does not fly."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.process import Process
from tests.web.browser import PHONE, Visitor
from tests.web.positions import HOST, Shelved
from tests.web.stacked import at_hand, item, trouble
from tests.web.test_axe import go_on
from tests.web.test_table import new_table
from tests.web.wanted import own_turn, too_many_and_something_worn

BOX: dict[str, object] = {"options": {"first_begins": True}, "clocks": {"pace": 0, "window": 10}}
STILL = """() => document.querySelector('[data-center]').getAnimations({subtree: true}).every(
    each => each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"""

# How long what speaks of the door keeps still.
WAITS = """() => {
    const places = ['.asked .words', '.asked .acts', '.fight .theirs', '.fight .verdict']
    const there = places.map((place) => [place, document.querySelector(place)]).filter(([, it]) => it)
    return Object.fromEntries(there.map(([place, it]) => [place, getComputedStyle(it).animationDelay]))
}"""

FLOWN = """() => {
    const animate = Element.prototype.animate
    window.flown = []
    Element.prototype.animate = function (frames, how) {
        const from = frames[0]?.transform?.match(/translate[(](.*)px, (.*)px[)]/)
        if (from && this.closest('.hand')) window.flown.push([this.dataset.card, +from[2]])
        return animate.call(this, frames, how)
    }
}"""


@pytest.fixture
def visitor(browser: Browser, client_server: Process) -> Iterator[Visitor]:
    visitor = Visitor(browser, client_server.address)
    yield visitor
    assert not visitor.complaints
    visitor.leave()


def test_a_monster_of_the_hand_is_large_on_the_stage(visitor: Visitor, stack: Shelved) -> None:
    page = visitor.page
    at_hand(visitor, stack, trouble).dblclick()
    expect(page.get_by_text(re.compile("must fight")).last).to_be_visible()
    page.wait_for_function(STILL)
    stage = page.locator("[data-center]")
    card = stage.get_by_role("button", name=re.compile(", Monster,")).first.bounding_box()
    room = stage.bounding_box()
    assert card
    assert room
    assert card["height"] > 0.4 * room["height"]


def test_the_door_opens_on_a_small_phone(browser: Browser, client_server: Process, game: Shelved) -> None:
    """There is no room for a picture there, but for a door."""
    visitor = Visitor(browser, client_server.address, PHONE)
    go_on(visitor, game, game.first("own turn", own_turn).at)
    stage = visitor.page.locator("[data-center]")
    visitor.button(re.compile("Kick open the door")).click()
    leaf = stage.locator(".leaf .card")
    expect(leaf).to_be_visible()
    door, room = leaf.evaluate("(it) => [it.offsetHeight, it.closest('.stage').clientHeight]")
    assert 0.3 * room < door < 0.8 * room
    visitor.leave()


def test_nothing_tells_what_is_behind_a_door_that_opens(visitor: Visitor, game: Shelved) -> None:
    """The question and the sums wait for the door, and are there when it is open."""
    page = visitor.page
    go_on(visitor, game, game.first("own turn", own_turn).at)
    visitor.button(re.compile("Kick open the door")).click()
    page.locator("[data-center] .leaf").first.wait_for(state="attached")
    waits = page.evaluate(WAITS)
    assert {".asked .words", ".asked .acts"} <= waits.keys()
    assert set(waits.values()) == {"0.75s"}
    page.wait_for_function(STILL)
    for place in waits:
        expect(page.locator(place).first).to_have_css("opacity", "1")


def test_a_card_that_stays_in_the_hand_does_not_fly(visitor: Visitor) -> None:
    """The log speaks of every card of the hand, and none of them comes from there."""
    page = visitor.page
    visitor.go(f"/table/{new_table(visitor, ['heuristic:normal'] * 3, BOX)}?now")
    visitor.button("I am ready").wait_for()
    page.evaluate(FLOWN)
    visitor.button("I am ready").click()
    expect(visitor.button(re.compile("Kick open the door"))).to_be_visible()
    page.wait_for_function(STILL)
    rows = page.get_by_role("group", name=re.compile("Your hand")).bounding_box()
    assert rows
    assert all(abs(fell) < rows["height"] for _, fell in page.evaluate("() => window.flown"))


def test_what_flies_to_the_own_place_has_its_name_there(visitor: Visitor, stack: Shelved) -> None:
    """It is not measured in flight, when it reaches far beyond its place."""
    card = at_hand(visitor, stack, item)
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    card.dblclick()
    place = visitor.page.get_by_role("region", name="Your character")
    chip = place.get_by_role("button", name=re.compile(f"^{re.escape(name)},"))
    expect(chip.get_by_text(name)).to_be_visible()


def test_what_comes_back_after_a_choice_does_not_fly(visitor: Visitor, game: Shelved) -> None:
    """The own things make room for what there is to choose from; they were never away."""
    page = visitor.page
    moment = game.first("charity", too_many_and_something_worn)
    assert moment.view.charity is not None
    go_on(visitor, game, moment.at)
    cards = page.get_by_role("group", name="Cards to choose from").get_by_role("checkbox")
    cards.first.wait_for()
    page.evaluate(FLOWN.replace(".hand", ".mine"))
    for card in cards.all()[: len(moment.view.players[HOST].hand) - moment.view.charity[0]]:
        card.check()
    visitor.button(re.compile("^(Give them away|Discard them)$")).click()
    expect(page.get_by_role("region", name="Your character")).to_be_visible()
    page.wait_for_function(STILL)
    assert page.evaluate("() => window.flown") == []
