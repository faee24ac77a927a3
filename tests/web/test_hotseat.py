"""Pass and play: several people, one device, and hands that stay covered until their player has it."""

import json
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Route, expect

from tests.web.browser import LONGEST, PHONE, Pilot, Visitor

NAMES = ("Ann", "Ben", "Cay")
SHORT = {"options": {"winning_level": 4}, "delay": 63}  # a short game, with a window or two
COVER = re.compile(f"^I am ({'|'.join(NAMES)})$")


class Device(Pilot):
    """What lies in the middle of the table."""

    @property
    def cover(self) -> Locator:
        return self.visitor.button(COVER)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^Your hand"))

    def uncover(self) -> str:
        """Whoever it was handed to says so; returns who. Before that no hand is there, and nobody's cards are named."""
        name = (self.cover.text_content() or "").removeprefix("I am ").strip()
        expect(self.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
        assert self.hand.count() == 0
        assert self.page.get_by_role("button").count() == 1
        self.cover.click()
        expect(self.page.get_by_text(f"The device is with {name}.")).to_be_visible()
        picker = self.page.get_by_role("group", name="Your choice")  # on a phone in place of the hand
        expect(self.hand.or_(picker).first).to_be_visible()
        return name

    def cards(self) -> list[str]:
        names = self.hand.get_by_role("button").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
        return [str(name) for name in names]


def shorten(route: Route) -> None:
    told = json.loads(route.request.post_data or "{}")
    told["settings"] |= SHORT
    told["settings"]["clocks"] |= {"pace": 0, "window": 10}
    route.continue_(post_data=json.dumps(told))


@pytest.fixture
def device(guests: Callable[..., Visitor]) -> Device:
    """Three friends and a bot have sat down round a phone."""
    visitor = guests(PHONE)
    visitor.page.route("**/api/tables", shorten)
    visitor.go("/create/pass")
    for n, name in enumerate(NAMES):
        visitor.page.get_by_role("textbox", name=f"Name of player {n + 1}").fill(name)
    visitor.button("Start the game").click()
    return Device(visitor)


def test_a_whole_game_on_one_device(device: Device) -> None:
    device.cover.wait_for()
    seen: dict[str, list[str]] = {}
    holders = []
    stepped = False
    end = time.monotonic() + LONGEST
    while not device.over():
        assert time.monotonic() < end, "the game does not end"
        if device.cover.count():
            holders.append(device.uncover())
            seen.setdefault(holders[-1], device.cards())
        elif not stepped and "Let it stand" in device.offered():
            stepped = step_in(device, holders)
        elif not device.act():
            device.page.wait_for_timeout(20)
    assert tuple(holders[:3]) == NAMES  # everybody looks at the opening hand first
    assert len(holders) > 3
    assert len({tuple(cards) for cards in seen.values()}) == len(NAMES)
    assert stepped
    assert not device.visitor.complaints


def step_in(device: Device, holders: list[str]) -> bool:
    """In a window anybody may ask for the device: all wait until it has changed hands. False if the window was over."""
    buttons = device.page.get_by_role("group", name="One device for all").get_by_role("button")
    others = [name.removesuffix(" steps in") for name in buttons.all_text_contents()]
    if not others:
        return False
    assert others == [name for name in NAMES if name != holders[-1]]
    try:
        device.visitor.button(f"{others[0]} steps in").click(timeout=5000)
    except Error:
        return False
    holders.append(device.uncover())
    assert holders[-1] == others[0]
    going_on = device.asked.get_by_role("button", name="Go on")
    try:
        going_on.wait_for(timeout=5000)
    except Error:
        return False
    going_on.click()
    return True


def test_a_reload_covers_the_hand_again(device: Device) -> None:
    device.cover.wait_for()
    device.uncover()
    device.page.reload()
    assert device.uncover() in NAMES
    assert not device.visitor.complaints
